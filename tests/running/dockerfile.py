"""The Dockerfile as a test can run it without an engine: its stages, settings and commands."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
FILE = ROOT / "Dockerfile"

Stage = list[tuple[str, str]]


def stages() -> dict[str, Stage]:
    """The instructions of each stage by its name; the last one, which is the image, has none."""
    text = re.sub(r"^#.*\n", "", FILE.read_text(encoding="utf-8"), flags=re.MULTILINE)
    found: dict[str, Stage] = {}
    stage: Stage = []
    for line in re.sub(r"\\\n\s*", "", text).splitlines():
        if not line:
            continue
        keyword, _, rest = line.partition(" ")
        if keyword == "FROM":
            stage = found[rest.partition(" AS ")[2]] = []
        stage.append((keyword, rest))
    return found


def said(keyword: str, *names: str) -> list[str]:
    """What all instructions of a kind say in these stages."""
    return [rest for name in names for key, rest in stages()[name] if key == keyword]


def command(keyword: str) -> list[str]:
    """The words of CMD or HEALTHCHECK of the image."""
    (rest,) = said(keyword, "")
    words: list[str] = json.loads(rest[rest.index("[") :])
    return words


def environment(*names: str) -> dict[str, str]:
    """All that these stages put into the environment."""
    words = [word for rest in said("ENV", *names) for word in shlex.split(rest)]
    return dict(word.split("=", 1) for word in words)


def let_in() -> set[str]:
    """What .dockerignore lets into the build."""
    lines = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    assert lines.index("*") < min(i for i, line in enumerate(lines) if line.startswith("!"))
    return {line.removeprefix("!") for line in lines if line.startswith("!")}
