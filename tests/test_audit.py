"""What `make audit` rests on: nothing unpinned, and nothing missing that passes for a success."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.audit import markup, npm

ROOT = Path(__file__).resolve().parent.parent
SERVED = {"0000.html": "/meldung/", "0001.html": "/runde/"}


def report(*kinds: str) -> str:
    """A report of the checker with messages of these types on the second page."""
    place = {"url": "file:/tmp/pages/0001.html", "lastLine": 7, "extract": "<b>"}
    return json.dumps({"messages": [{"type": kind, "message": "Stray."} | place for kind in kinds]})


def test_what_comes_from_npm_is_pinned_and_hashed_and_names_no_host() -> None:
    text = (npm.HERE / "package-lock.json").read_text(encoding="utf-8")
    assert "://" not in text
    packages = json.loads(text)["packages"]
    root = packages.pop("")
    assert root["dependencies"]
    assert (
        json.loads((npm.HERE / "package.json").read_text())["dependencies"]
        == (root["dependencies"])
    )
    for name, package in packages.items():
        assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", package["integrity"]), name
    for name, version in root["dependencies"].items():
        assert packages[f"node_modules/{name}"]["version"] == version


@pytest.mark.parametrize(("kinds", "passed"), [((), True), (("info",), True), (("error",), False)])
def test_an_error_fails_and_a_warning_is_said(capsys, kinds, passed: bool) -> None:
    assert markup.judge(report(*kinds), SERVED) is passed
    said = capsys.readouterr().out
    assert ("  /runde/ line 7: <b>" in said) is bool(kinds)
    assert said.splitlines()[-1].startswith("W3C checker: 2 pages, ")


def test_a_page_that_the_checker_could_not_read_fails() -> None:
    assert not markup.judge(report("non-document-error"), SERVED)


@pytest.mark.parametrize("said", ["", "Error: no main class", '{"version": 1}'])
def test_what_is_no_report_is_no_success(said: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        markup.judge(said, SERVED)


@pytest.mark.parametrize(("there", "missing"), [((), "java"), (("java",), "npm")])
def test_without_its_tools_the_audit_fails_and_names_the_way_out(
    tmp_path, there: tuple[str, ...], missing: str
) -> None:
    for name in there:
        (tmp_path / name).touch(mode=0o755)
    done = subprocess.run(
        [sys.executable, "-m", "tools.audit"],
        cwd=ROOT,
        env=os.environ | {"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert f"make audit needs {missing}, and there is none. On Debian: apt" in done.stderr
