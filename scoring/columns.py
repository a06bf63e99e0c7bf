"""The columns of an answer: which selections stand side by side, and their readings."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeVar

from rules.catalog import CATALOG
from rules.schema import Reading, Selection
from rules.versions import VERSION_LABELS
from scoring.ruleset import Ruleset

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Column:
    """One column: `slug` is its name in JSON, `key` its class in the stylesheet."""

    slug: str
    key: str
    letter: str
    label: str
    selection: Selection

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this column."""
        return Ruleset.of(self.selection)

    def readings(self) -> tuple[Reading, ...]:
        """The other readings of this column's version."""
        return CATALOG.readings_of(self.selection.base)

    def in_reading(self, reading: Reading) -> Ruleset:
        """The rules of this column in another reading."""
        return Ruleset.of(Selection(self.selection.base, reading.id))


COLUMNS = tuple(
    Column(str(v.version), v.key, v.letter, v.label, Selection(v.version)) for v in VERSION_LABELS
)
BASE_RULESETS = tuple(column.ruleset for column in COLUMNS)


def differing_readings(
    column: Column,
    base: T,
    evaluate: Callable[[Ruleset], T],
    differ: Callable[[T, T], bool],
) -> Iterator[tuple[Reading, T]]:
    """The readings of a column whose result differs from the base.

    One that extends another is listed only where it differs from that one too.
    """
    results: dict[str, T] = {}
    for reading in column.readings():
        result = evaluate(column.in_reading(reading))
        results[reading.id] = result
        if differ(result, base) and (
            not reading.extends or differ(result, results[reading.extends])
        ):
            yield reading, result
