"""What `make mutants` changes and tells: the whole engine, and only survivors that could be."""

import ast
import tomllib
from pathlib import Path

import pytest

from tests.for_mutants import arguments_of
from tools.mutants import REPORT, Mutated, modules, named

ROOT = Path(__file__).resolve().parent.parent
SCORING = ROOT / "scoring"
# What answers, and what reads cards and numbers for it.
ENTRANCES = ("answers", "notation", "numbers", "plausibility", "value_classes")


def _engine() -> set[str]:
    """The modules that an answer needs."""
    found: set[str] = set()
    waiting = list(ENTRANCES)
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        tree = ast.parse((SCORING / f"{module}.py").read_text(encoding="utf-8"))
        imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
        for node in imports:
            package, _, name = (node.module or "").partition(".")
            if package == "scoring":
                waiting += [name] if name else [alias.name for alias in node.names]
    return found


def test_the_whole_engine_is_mutated() -> None:
    assert set(modules()) == _engine()


def test_what_the_site_is_made_of_is_copied_for_the_mutants() -> None:
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["mutmut"]
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests"}
    assert packages <= {*config["also_copy"], *config["source_paths"]}


def test_each_module_has_its_row() -> None:
    rows = [line for line in REPORT.read_text(encoding="utf-8").splitlines() if "| `" in line]
    assert [row.split("`")[1] for row in rows] == modules()


def test_a_named_survivor_is_of_a_module_and_changes_something() -> None:
    assert named().keys() <= set(modules())
    for changes in named().values():
        for change in changes:
            function, _, lines = change.partition(": ")
            old, _, new = lines.partition(" => ")
            assert function
            assert old != new


@pytest.mark.parametrize(("one", "two"), [(1, 2), (3, 4)])
@pytest.mark.parametrize("three", [5])
def test_every_call_is_made(one: int, two: int, three: int) -> None:
    made = list(arguments_of(test_every_call_is_made))
    assert {"one": one, "two": two, "three": three} in made
    assert len(made) == 2


def test_a_change_is_told_by_its_lines(tmp_path: Path) -> None:
    code = (
        "def x_less__mutmut_orig(a):\n    b = 1\n    return a < b\n\n\n"
        "def x_less__mutmut_1(a):\n    b = 1\n    return a <= b\n"
    )
    path = tmp_path / "numbers.py"
    path.write_text(code, encoding="utf-8")
    assert Mutated(SCORING / path.name, path).change("x_less__mutmut_1") == (
        "less: return a < b => return a <= b"
    )
