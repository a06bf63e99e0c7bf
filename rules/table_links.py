"""Links from a table to others that differ in one choice, and where the choices stand."""

from __future__ import annotations

from rules.agreement.address import PARAMETER, Table
from rules.places import TABLE
from rules.schema import Version
from scoring.display import address


def table_address(table: Table, page: str = TABLE.name) -> str:
    """A page of this site for a table."""
    return address(page, {PARAMETER: table.text}, (PARAMETER,))


def row_place(row: str) -> str:
    """The id of a row on the page."""
    return f"row-{row}"


def variant_place(variant: str) -> str:
    """The id of a house variant on the page."""
    return f"haus-{variant}"


def following(table: Table, row: str, version: Version) -> Table:
    """The same table with a row (by id) that follows a version."""
    rows = {**dict(table.rows), row: version}
    return Table.of(table.base, rows, dict(table.house), table.name)


def agreeing(table: Table, variant: str, amount: int | None) -> Table:
    """The same table with a house variant (by id) of this amount; None: without it."""
    agreed = dict(table.house)
    agreed.pop(variant, None)
    if amount is not None:
        agreed[variant] = amount
    return Table.of(table.base, dict(table.rows), agreed, table.name)
