"""What was not looked up is no success: the part of `make audit` that asks for advisories."""

import json
from pathlib import Path

import pytest

from tools.audit import advisories
from tools.audit.__main__ import run

PINNED = {"django", "segno"}
# As pip-audit 2.10 reports.
CLEAN = [{"name": name, "version": "1", "vulns": []} for name in sorted(PINNED)]
KNOWN = {"id": "PYSEC-1", "fix_versions": ["2", "3"], "aliases": [], "description": "Bad."}
SKIPPED = {"name": "segno", "skip_reason": "Dependency not found on PyPI"}
UNREACHABLE = "ERROR:pip_audit._cli:asgiref: Dependency not found on PyPI and could not be audited"


def report(*packages: object) -> str:
    return json.dumps({"dependencies": packages, "fixes": []})


def test_an_advisory_is_named_with_what_mends_it() -> None:
    assert advisories.judge(report(*CLEAN), "", PINNED) == []
    found = advisories.judge(report(CLEAN[1], CLEAN[0] | {"vulns": [KNOWN]}), "", PINNED)
    assert found == ["django 1: PYSEC-1 (mended in 2, 3)"]


@pytest.mark.parametrize(
    ("said", "beside", "reason"),
    [
        ("", f"\n{UNREACHABLE}\n\n", UNREACHABLE),
        ("", "", "pip-audit said nothing"),
        ("{}", "", "pip-audit said nothing"),
        ("Found nothing", "/usr/bin/python3: No module named pip_audit", "No module named"),
        (report(CLEAN[0], SKIPPED), "", r"segno \(Dependency not found on PyPI\)"),
        (report(CLEAN[0]), "", r"segno \(left out\)"),
    ],
)
def test_what_was_not_looked_up_is_no_success(said: str, beside: str, reason: str) -> None:
    with pytest.raises(advisories.UnauditedError, match=reason):
        advisories.judge(said, beside, PINNED)


PIP_AUDIT = """import sys
lock = sys.argv[sys.argv.index("--requirement") + 1]
assert {"--strict", "--require-hashes"} < set(sys.argv)
if lock.endswith("dev.txt"):
    sys.exit("ERROR: no answer")
print('{"dependencies": []}')
"""


def test_an_unreachable_service_fails_and_keeps_nothing_else_from_running(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "pip_audit.py").write_text(PIP_AUDIT)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.setattr(advisories, "LOCKS", ("dev.txt", "empty.txt"))
    (tmp_path / "requirements").mkdir()
    for lock in advisories.LOCKS:
        (tmp_path / "requirements" / lock).touch()
    monkeypatch.setattr(advisories, "ROOT", tmp_path)

    checks = {"advisories": advisories.check, "other": lambda server, work: True}
    assert not run(checks, list(checks), "", tmp_path)
    said = capsys.readouterr()
    assert "not audited: dev.txt: ERROR: no answer" in said.err
    assert "pip-audit: empty.txt: 0 packages, 0 advisories" in said.out
    outcomes = [line.split(maxsplit=1) for line in said.out.splitlines()[-2:]]
    assert outcomes == [
        ["advisories", "not done: not audited: dev.txt: ERROR: no answer"],
        ["other", "passed"],
    ]


def test_every_lock_file_is_audited() -> None:
    there = (advisories.ROOT / "requirements").glob("*.txt")
    assert set(advisories.LOCKS) == {lock.name for lock in there}
