"""Quick tests under the oldest and the newest other Python that this machine has.

`make test` runs under the default one; here engine, pages and server run under the others, each in
an environment of its own below `.build/pythons`. Where there is no other, it says so and is done.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "requirements" / "dev.txt"
ENVIRONMENTS = ROOT / ".build" / "pythons"
# What shows fastest that a Python computes, renders and serves otherwise than the one we work with.
TESTS = (
    *("tests/test_cases.py", "tests/test_notation.py", "tests/test_pages.py"),
    *("tests/search", "tests/running/test_logs.py"),
)
# As pyproject.toml says; whatever is newer will be found by its name.
OLDEST = (3, 11)

Version = tuple[int, int]


def candidates(path: str, home: Path) -> list[Path]:
    """All that may be a Python, on the PATH and where pyenv keeps its own."""
    folders = [Path(folder) for folder in path.split(os.pathsep) if folder]
    folders += sorted((home / ".pyenv" / "versions").glob("*/bin"))
    found = [program for folder in folders for program in folder.glob("python3.*")]
    return [program for program in found if program.suffix[1:].isdigit()]


def version_of(python: Path) -> Version | None:
    """Which version a program is; None if it is none that runs and can make environments."""
    code = "import sys, venv, ensurepip; print(*sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True, check=False)
    if done.returncode:
        return None
    major, minor = map(int, done.stdout.split())
    return major, minor


def others(found: Iterable[tuple[Version | None, Path]], own: Version) -> dict[Version, Path]:
    """The oldest and the newest of them that the site supports, other than our own version."""
    usable: dict[Version, Path] = {}
    for version, python in found:
        if version and version >= OLDEST:
            usable.setdefault(version, python)
    return {end: usable[end] for end in (min(usable), max(usable)) if end != own} if usable else {}


def environment_of(version: Version, python: Path) -> Path:
    """The interpreter of an environment with what the lock file says, made where it is missing."""
    folder = ENVIRONMENTS / ".".join(map(str, version))
    own, stamp = folder / "bin" / "python", folder / "lock"
    state = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not stamp.exists() or stamp.read_text() != state:
        shutil.rmtree(folder, ignore_errors=True)
        subprocess.run([python, "-m", "venv", folder], check=True)
        install = ("--quiet", "--disable-pip-version-check", "--require-hashes", "--no-deps")
        subprocess.run([own, "-m", "pip", "install", *install, "-r", LOCK], check=True)
        stamp.write_text(state)
    return own


def main(options: Sequence[str]) -> int:
    """Runs the tests under each, with these options; gives what the first that fails ends with."""
    own = sys.version_info[:2]
    programs = candidates(os.environ.get("PATH", ""), Path.home())
    chosen = others(((version_of(program), program) for program in programs), own)
    if not chosen:
        print(f"No Python on this machine but {own[0]}.{own[1]}: nothing is tested under another.")
    for version, python in sorted(chosen.items()):
        print(f"Quick tests under Python {version[0]}.{version[1]} ({python}) ...", flush=True)
        command = [str(environment_of(version, python)), "-m", "pytest", *options, *TESTS]
        if code := subprocess.run(command, cwd=ROOT, check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
