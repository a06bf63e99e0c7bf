"""What a table cannot play together: said where it is chosen, with a way out that is one tap."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from rules import german
from rules.agreement.address import Table
from rules.agreement.model import Clash, Side
from rules.catalog import CATALOG
from rules.display import Link
from rules.schema import Version
from rules.table_links import agreeing, following, row_place, table_address, variant_place
from rules.versions import label_of


@dataclass(frozen=True, slots=True)
class ClashView:
    """Two choices that cannot stand together, with the ways to both."""

    one: Link
    other: Link
    text: str


@dataclass(frozen=True, slots=True)
class ClashNote:
    """What a choice cannot stand beside, and why.

    `way_out`: changes the other choice so that this one can stay; `id` is its own on the page.
    """

    other: Link
    text: str
    way_out: Link
    id: str


def views(table: Table) -> list[ClashView]:
    """All that a table cannot play together."""
    return [
        ClashView(_link(clash.one), _link(clash.other), clash.text) for clash in table.clashes()
    ]


def notes(
    table: Table, clashes: Iterable[Clash], *, row: str = "", variant: str = ""
) -> Iterator[ClashNote]:
    """Those of its clashes that one of its choices has a part in."""
    place = row_place(row) if row else variant_place(variant)
    for clash in clashes:
        for side, other in ((clash.one, clash.other), (clash.other, clash.one)):
            if (side.row, side.variant) == (row, variant):
                told, changed = _way_out(table, side, other)
                way_out = Link(told, f"{table_address(changed)}#{place}")
                yield ClashNote(_link(other), clash.text, way_out, f"{place}-{clash.id}")


def _way_out(table: Table, side: Side, other: Side) -> tuple[str, Table]:
    """The other choice as it must be, in words, and the table with it."""
    title = german.quoted(_title(other))
    if other.variant:
        return f"{title} weglassen", agreeing(table, other.variant, None)
    # As the row at hand if that will do, since a version never contradicts itself.
    wanted = [table.version_of(side.row)] if side.row else []
    version = next(v for v in (*wanted, *Version) if v not in other.versions)
    return f"{title} nach {label_of(version).label}", following(table, other.row, version)


def _link(side: Side) -> Link:
    place = variant_place(side.variant) if side.variant else row_place(side.row)
    return Link(_title(side), f"#{place}")


def _title(side: Side) -> str:
    if side.variant:
        return CATALOG.variants[side.variant].title
    return CATALOG.rows_by_id[side.row].title
