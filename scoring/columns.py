"""The columns of an answer: which selections stand side by side, and their readings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, TypeVar

from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.schema import Reading, Selection, Version
from rules.versions import TABLE_LABEL, VERSION_LABELS
from scoring.ruleset import NotingRuleset, Ruleset, fields_changed

T = TypeVar("T")


class Keyed(Protocol):
    """What belongs to one column."""

    @property
    def key(self) -> str:
        """The key of its column."""


Shown = TypeVar("Shown", bound=Keyed)


@dataclass(frozen=True, slots=True)
class Column:
    """One column: `slug` is its name in JSON, `key` its class in the stylesheet."""

    slug: str
    key: str
    letter: str
    label: str
    selection: Selection

    @property
    def of_table(self) -> bool:
        """Whether it is a table's own, beside the versions."""
        return self.key == TABLE_LABEL.key

    @property
    def ruleset(self) -> Ruleset:
        """The rules of this column."""
        return Ruleset.of(self.selection)

    def readings(self) -> tuple[Reading, ...]:
        """The other readings of what this column follows, version by version."""
        return CATALOG.readings_at(self.selection)

    def in_reading(self, reading: Reading) -> Ruleset:
        """The rules of this column in another reading."""
        return Ruleset.of(self.selection.in_reading(reading))


COLUMNS = tuple(
    Column(str(v.version), v.key, v.letter, v.label, Selection(v.version)) for v in VERSION_LABELS
)
BASE_RULESETS = tuple(column.ruleset for column in COLUMNS)


def columns_at(table: Table | None) -> tuple[Column, ...]:
    """The columns of an answer: the three versions, and last the table where one is chosen."""
    if table is None:
        return COLUMNS
    label = TABLE_LABEL
    return (*COLUMNS, Column(label.slug, label.key, label.letter, label.label, table.selection))


def columns_of(version: Version | None) -> tuple[Column, ...]:
    """The column of one version alone, or those of all three."""
    return tuple(column for column in COLUMNS if version in (None, column.selection.base))


def table_first(shown: Iterable[Shown]) -> list[Shown]:
    """By weight, as it is told: the table's own first, then the versions in their order."""
    return sorted(shown, key=lambda each: each.key != TABLE_LABEL.key)


def in_sight(shown: Sequence[Shown]) -> list[Shown]:
    """What has room at the edge of a screen: the table's own alone, else all versions."""
    return [each for each in shown if each.key == TABLE_LABEL.key] or list(shown)


def with_readings(
    column: Column, evaluate: Callable[[Ruleset], T], differ: Callable[[T, T], bool]
) -> tuple[T, tuple[tuple[Reading, T], ...]]:
    """The result of a column, and those of its readings that differ from it.

    A reading is evaluated only where it changes something that the result hangs on. One that
    extends another is listed only where it differs from that one too.
    """
    rules = NotingRuleset(column.ruleset)
    base = evaluate(rules)
    results: dict[Selection, T] = {}
    differing = []
    for reading in column.readings():
        selection = column.selection.in_reading(reading)
        if rules.read.isdisjoint(fields_changed(selection)):
            results[selection] = base
            continue
        result = results[selection] = evaluate(Ruleset.of(selection))
        # At a table it may extend what does not concern it.
        extended = results.get(replace(selection, reading=reading.extends), base)
        if differ(result, base) and (not reading.extends or differ(result, extended)):
            differing.append((reading, result))
    return base, tuple(differing)
