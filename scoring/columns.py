"""The columns of an answer: which selections stand side by side, and their readings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from rules.catalog import CATALOG
from rules.schema import Reading, Selection
from rules.versions import VERSION_LABELS
from scoring.ruleset import NotingRuleset, Ruleset, fields_changed

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


def with_readings(
    column: Column, evaluate: Callable[[Ruleset], T], differ: Callable[[T, T], bool]
) -> tuple[T, tuple[tuple[Reading, T], ...]]:
    """The result of a column, and those of its readings that differ from it.

    A reading is evaluated only where it changes something that the result hangs on. One that
    extends another is listed only where it differs from that one too.
    """
    rules = NotingRuleset(column.ruleset)
    base = evaluate(rules)
    results: dict[str, T] = {}
    differing = []
    for reading in column.readings():
        selection = Selection(column.selection.base, reading.id)
        if rules.read.isdisjoint(fields_changed(selection)):
            results[reading.id] = base
            continue
        result = results[reading.id] = evaluate(column.in_reading(reading))
        if differ(result, base) and (
            not reading.extends or differ(result, results[reading.extends])
        ):
            differing.append((reading, result))
    return base, tuple(differing)
