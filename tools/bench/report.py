"""Tables of figures, as they are printed and kept in docs/benchmarks.md."""

from __future__ import annotations

import platform
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib.metadata import version
from os import cpu_count
from pathlib import Path

RUNS_WITH = ("Django", "gunicorn", "whitenoise", "brotli")


@dataclass(slots=True)
class Table:
    """A table under its title; `note`: how it was measured and what its columns mean."""

    title: str
    note: str
    head: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)

    def __str__(self) -> str:
        """As Markdown, in columns that line up."""
        cells = [list(self.head), *map(list, self.rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]

        def line(row: Sequence[str]) -> str:
            first, *rest = zip(row, widths, strict=True)
            padded = [first[0].ljust(first[1]), *(text.rjust(width) for text, width in rest)]
            return f"| {' | '.join(padded)} |"

        lines = [line(cells[0]), line(rule), *map(line, cells[1:])]
        return "\n".join([f"## {self.title}", "", self.note, "", *lines, ""])


def spread(values: Sequence[float], digits: int = 2) -> str:
    """From the smallest to the largest."""
    return f"{min(values):.{digits}f} to {max(values):.{digits}f}"


def middle(values: Sequence[float], digits: int = 2) -> str:
    """The median."""
    return f"{statistics.median(values):.{digits}f}"


def machine() -> str:
    """What this runs on, in a line."""
    models = [
        line.partition(":")[2].strip()
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    ]
    parts = [
        f"{cpu_count()} cores ({models[0] if models else platform.machine()})",
        f"{platform.system()} {platform.release()}",
        f"Python {platform.python_version()}",
        *(f"{name} {version(name)}" for name in RUNS_WITH),
    ]
    return ", ".join(parts)
