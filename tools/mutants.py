"""`make mutants`: changes the engine in small ways, one at a time; a test has to notice each.

mutmut makes the changes and runs the tests; what it leaves is held here against the survivors that
docs/mutants.toml names with a reason. One that is not named fails, and so does a name that nothing
bears any more.
"""

from __future__ import annotations

import ast
import difflib
import json
import shutil
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path

from tools.served import ROOT

NAMED = ROOT / "docs" / "mutants.toml"
REPORT = ROOT / "docs" / "mutants.md"
WORK = ROOT / "mutants"
# mutmut's words for what became of a mutant.
FATES = {
    "killed": "killed",
    "timeout": "killed",
    "survived": "survived",
    "no tests": "survived",
}
TABLE_HEAD = "| module | mutants | killed by a test | refused by the types alone | named | open |"


def modules() -> list[str]:
    """The modules that can be mutated."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return [Path(path).stem for path in config["tool"]["mutmut"]["only_mutate"]]


def _mutmut(*arguments: str, quiet: bool = False) -> str:
    output = subprocess.PIPE if quiet else None
    command = [str(Path(sys.executable).parent / "mutmut"), *arguments]
    return subprocess.run(command, cwd=ROOT, stdout=output, text=True, check=True).stdout or ""


def outcomes() -> dict[str, dict[str, str]]:
    """What became of each mutant of each module, in mutmut's words."""
    found: dict[str, dict[str, str]] = {}
    for line in _mutmut("results", "--all", "true", quiet=True).splitlines():
        mutant, _, outcome = line.strip().partition(": ")
        _, module, name = mutant.split(".")
        found.setdefault(module, {})[name] = outcome
    return found


class Mutated:
    """A module as mutmut writes it: each function beside all its mutants."""

    def __init__(self, source: Path, path: Path) -> None:
        self.source, self.path = source, path
        self.code = path.read_text(encoding="utf-8")
        self.functions = {
            node.name: range(node.lineno, (node.end_lineno or node.lineno) + 1)
            for node in ast.walk(ast.parse(self.code))
            if isinstance(node, ast.FunctionDef) and "__mutmut_" in node.name
        }

    def change(self, mutant: str) -> str:
        """What a mutant changes: 'function: old line => new line'."""
        mangled = mutant.partition("__mutmut_")[0]
        original = self._body(f"{mangled}__mutmut_orig")
        diff = list(difflib.ndiff(original, self._body(mutant)))
        old, new = (
            " ".join(line[2:].strip() for line in diff if line.startswith(sign)) for sign in "-+"
        )
        function = mangled.removeprefix("xǁ").removeprefix("x_").replace("ǁ", ".")
        return f"{function}: {old} => {new}"

    def _body(self, function: str) -> list[str]:
        lines, numbers = self.code.splitlines(), self.functions[function]
        # Its own name is all that tells the head of a mutant from another's.
        head = lines[numbers.start - 1].replace(function, "")
        return [head, *lines[numbers.start : numbers.stop - 1]]

    def refused(self) -> set[str]:
        """The mutants that the types refuse, and so `make check`."""
        command = [
            *(sys.executable, "-m", "mypy", str(self.source)),
            *("--shadow-file", str(self.source), str(self.path)),
            *("--output", "json", "--no-warn-unused-ignores"),
            *("--cache-dir", str(WORK / ".mypy_cache")),
        ]
        done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=False)
        errors = [json.loads(line) for line in done.stdout.splitlines() if line.strip()]
        wrong = {e["line"] for e in errors if e["file"].endswith(f"scoring/{self.source.name}")}
        return {name for name, lines in self.functions.items() if not wrong.isdisjoint(lines)}


def named() -> dict[str, Counter[str]]:
    """The survivors that docs/mutants.toml names, by module."""
    found: dict[str, Counter[str]] = {}
    for reason in tomllib.loads(NAMED.read_text(encoding="utf-8")).get("reason", []):
        for survivor in reason["survivors"]:
            module, _, change = survivor.partition(".")
            found.setdefault(module, Counter())[change] += 1
    return found


def judge(module: str, fates: dict[str, str], names: Counter[str]) -> tuple[str, list[str]]:
    """A module's row of the table, and what is wrong with it."""
    unknown = [f"{mutant} ({fate})" for mutant, fate in fates.items() if fate not in FATES]
    killed = sum(FATES.get(fate) == "killed" for fate in fates.values())
    survivors = [mutant for mutant, fate in fates.items() if FATES.get(fate) == "survived"]
    source = Path("scoring", f"{module}.py")
    mutated = Mutated(ROOT / source, WORK / source)
    refused = mutated.refused() if survivors else set()
    alive = Counter(mutated.change(mutant) for mutant in survivors if mutant not in refused)
    wrong = [f"not finished: {module}.{mutant}" for mutant in unknown]
    wrong += [
        f"survives: {json.dumps(f'{module}.{change}', ensure_ascii=False)},"
        for change in (alive - names).elements()
    ]
    wrong += [f"named, but killed: {module}.{change}" for change in (names - alive).elements()]
    still_open = (alive - names).total() + len(unknown)
    types = len(refused.intersection(survivors))
    cells = (len(fates), killed, types, (alive & names).total(), still_open)
    return f"| `{module}` | {' | '.join(map(str, cells))} |", wrong


def write_down(rows: dict[str, str]) -> None:
    """Puts new rows in the place of a module's old ones in docs/mutants.md."""
    lines = REPORT.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        module = line.partition("`")[2].partition("`")[0] if line.startswith("| `") else ""
        lines[number] = rows.get(module, line)
    REPORT.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main(chosen: list[str]) -> int:
    chosen = chosen or modules()
    if unknown := sorted(set(chosen) - set(modules())):
        print(f"No such module: {', '.join(unknown)}. There are: {', '.join(modules())}")
        return 2
    # Neither a test that is gone nor what the tests reached before may speak for them.
    shutil.rmtree(WORK / "tests", ignore_errors=True)
    (WORK / "mutmut-stats.json").unlink(missing_ok=True)
    _mutmut("run", *(f"scoring.{module}.x*" for module in chosen))
    fates, names = outcomes(), named()
    judged = {
        module: judge(module, fates.get(module, {}), names.get(module, Counter()))
        for module in chosen
    }
    write_down({module: row for module, (row, _) in judged.items()})
    wrong = [each for _, found in judged.values() for each in found]
    wrong += [f"named, but no module: {module}" for module in sorted(names.keys() - set(modules()))]
    print("\n".join(wrong))
    print(TABLE_HEAD, *(row for row, _ in judged.values()), sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
