"""What comes from npm: pinned and hashed in package-lock.json, installed under .build/audit."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
FILES = ("package.json", "package-lock.json")


class MissingError(Exception):
    """Something that the audit needs is not here; the message says what to do."""


def program(name: str, ways_out: str) -> str:
    """The path of a program, or an error that names the ways out."""
    if path := shutil.which(name):
        return path
    raise MissingError(f"make audit needs {name}, and there is none. {ways_out}")


def install(work: Path) -> Path:
    """The folder node_modules with just what the lock file names; done again when that changes."""
    npm = program("npm", "On Debian: apt install npm")
    if any(_text(work / name) != _text(HERE / name) for name in FILES):
        for name in FILES:
            shutil.copy(HERE / name, work / name)
        # No package may run anything of its own while it is installed.
        command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        if subprocess.run(command, cwd=work, check=False).returncode:
            # So that the next run tries again.
            (work / FILES[-1]).unlink()
            raise MissingError("npm could not install what tools/audit/package-lock.json names.")
    return work / "node_modules"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""
