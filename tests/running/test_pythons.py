"""Which other Pythons the quick tests run under."""

from pathlib import Path

import pytest

from tools.pythons import ROOT, TESTS, Version, candidates, others, version_of

HERE = (3, 12)


@pytest.mark.parametrize(
    ("found", "chosen"),
    [
        ([], []),
        ([HERE], []),
        # Too old, not to be run at all.
        ([(3, 10), HERE, None], []),
        ([(3, 11), HERE, (3, 13), (3, 14)], [(3, 11), (3, 14)]),
        ([HERE, (3, 13)], [(3, 13)]),
        ([(3, 11), HERE], [(3, 11)]),
        # By number, not by letter: 3.9 would be the last one then.
        ([(3, 9), HERE, (3, 100)], [(3, 100)]),
    ],
)
def test_the_ends_are_chosen(found: list[Version | None], chosen: list[Version]) -> None:
    programs = [(version, Path(str(version))) for version in found]
    assert sorted(others(programs, HERE)) == chosen


def test_the_first_of_two_of_a_version_is_taken() -> None:
    found = [((3, 13), Path("first")), ((3, 13), Path("second"))]
    assert others(found, HERE) == {(3, 13): Path("first")}


def test_pythons_are_found_by_name(tmp_path: Path) -> None:
    pyenv = tmp_path / ".pyenv" / "versions" / "3.13.0" / "bin"
    pyenv.mkdir(parents=True)
    on_path = tmp_path / "bin"
    on_path.mkdir()
    for folder, name in ((pyenv, "python3.13"), (on_path, "python3.11")):
        (folder / name).touch()
        (folder / f"{name}-config").touch()
        (folder / "python3").touch()
    assert candidates(str(on_path), tmp_path) == [on_path / "python3.11", pyenv / "python3.13"]


def test_a_name_that_leads_nowhere_is_no_python(tmp_path: Path) -> None:
    # As pyenv leaves one behind for every version that is not switched on.
    shim = tmp_path / "python3.12"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    assert version_of(shim) is None


def test_the_quick_tests_are_there() -> None:
    assert all((ROOT / test).exists() for test in TESTS)
