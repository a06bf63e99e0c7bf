"""The columns of an answer: which selections stand side by side, and their readings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from rules import german
from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.schema import Reading, Selection
from rules.versions import TABLE_LABEL, VERSION_LABELS
from scoring.ruleset import NotingRuleset, Ruleset, fields_changed

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Column:
    """One column: `slug` is its name in JSON, `key` its class in the stylesheet.

    `of_table`: it is a table's own, beside those of the versions.
    """

    slug: str
    key: str
    letter: str
    label: str
    selection: Selection
    of_table: bool = False

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
    own = Column(label.slug, label.key, label.letter, label.label, table.selection, of_table=True)
    return (*COLUMNS, own)


def columns_of(slug: str | None) -> tuple[Column, ...]:
    """The column of one version (by its slug) alone, or those of all three."""
    return tuple(column for column in COLUMNS if slug in (None, column.slug))


def table_first(shown: Sequence[T]) -> list[T]:
    """What belongs to the columns, as it is told: the table's first, then the versions'."""
    return [*shown[len(COLUMNS) :], *shown[: len(COLUMNS)]]


def in_sight(shown: Sequence[T]) -> list[T]:
    """Of what belongs to the columns what has room at a screen's edge: the table's, else all."""
    return list(shown[len(COLUMNS) :] or shown)


def why_different(columns: Iterable[Column], points: Iterable[str]) -> list[str]:
    """Why columns differ on these points, each sentence once; a table's house rules by name."""
    decisive = tuple(dict.fromkeys(points))
    agreed = {
        point: variant
        for column in columns
        for point in decisive
        if (variant := CATALOG.variant_of(column.selection, point))
    }
    # Where a house rule brings a figure, the versions had nothing to differ on.
    figures = {point for point, variant in agreed.items() if variant.figure}
    said = CATALOG.why_different(point for point in decisive if point not in figures)
    titles = list(dict.fromkeys(variant.title for variant in agreed.values()))
    return [*said, f"Hausregel: {german.listing(titles)}."] if titles else said


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
