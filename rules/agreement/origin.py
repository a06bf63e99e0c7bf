"""Where the rules of a table come from: which version it follows on a point or a row."""

from __future__ import annotations

from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.schema import Selection
from rules.versions import label_of

HOUSE_RULE = "Hausregel"


def origin(selection: Selection, point: str) -> str:
    """Whom a selection follows on a point, in German: a version or a house rule."""
    if CATALOG.variant_of(selection, point):
        return HOUSE_RULE
    return f"nach {label_of(CATALOG.version_of(selection, point)).label}"


def row_origin(table: Table, row: str) -> str:
    """Whom a table follows on a row (by id): the version first where a house rule joins it."""
    origins = {origin(table.selection, point) for point in CATALOG.rows_by_id[row].points}
    followed = origins - {HOUSE_RULE}
    if len(origins) == 1:
        return origins.pop()
    return f"{followed.pop()}, mit {HOUSE_RULE}"
