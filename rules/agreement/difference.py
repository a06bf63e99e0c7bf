"""In which rows a table plays otherwise than a version."""

from __future__ import annotations

from functools import cache

from rules.agreement.rows import NOT_CHOSEN
from rules.catalog import CATALOG
from rules.deviation import departs, differs
from rules.schema import Row, Selection, Version


def different_rows(selection: Selection, version: Version) -> tuple[Row, ...]:
    """The rows, in their order, in which a selection answers otherwise than a version.

    Of the rows that no table chooses only what a house variant answers counts.
    """
    return tuple(
        row
        for row in CATALOG.rows
        if any(_otherwise(selection, version, point, row.id) for point in row.points)
    )


def _otherwise(selection: Selection, version: Version, point: str, row: str) -> bool:
    if not CATALOG.variant_of(selection, point):
        followed = CATALOG.version_of(selection, point)
        return row not in NOT_CHOSEN and _versions_differ(point, followed, version)
    return departs(selection, CATALOG.points[point], version)


@cache
def _versions_differ(point: str, one: Version, other: Version) -> bool:
    return differs(CATALOG.points[point].answer(one), CATALOG.points[point].answer(other))
