"""What /unser-tisch/ shows: a table, what follows from it, and where to go with it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from django.http import QueryDict

from rules import german, table_clashes
from rules.agreement.address import NAME_LENGTH, PARAMETER, Table
from rules.agreement.difference import different_rows
from rules.agreement.origin import HOUSE_RULE, row_origin
from rules.agreement.rows import CODE_OF_ROW
from rules.catalog import CATALOG
from rules.display import Link, place_in_comparison
from rules.places import CHEAT_SHEET, COMPARISON, ROUND, SCORE_SHEET, TABLE
from rules.schema import Row, Version
from rules.table_choices import amount_in_words, choices, variants
from rules.table_links import row_place, table_address, variant_place
from rules.versions import TABLE_LABEL, VERSION_LABELS, VersionLabel, label_of
from scoring.display import FieldView
from scoring.numbers import read_number

# What the small forms of the page ask for; the answer has all of it in `t`.
NAME = "name"
_TARGET = CATALOG.variants["ziel"]
NO_TARGET = (
    f"Nehmt eine Zahl von {german.number(_TARGET.free[0])} bis "
    f"{german.number(_TARGET.free[-1])}, durch {_TARGET.free.step} teilbar."
)
# So many choices are told one by one where a table is handed on.
TOLD = 5
# A table that one may begin with: it shows what a choice looks like.
EXAMPLE = Table.of(
    Version.KLASSISCH,
    {"wild": Version.WIENER, "stock": Version.ASS},
    {_TARGET.id: _TARGET.amounts[-2]},
    "Familie Berg",
)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked of the page: a table, and what was typed into its small forms.

    `target`: as typed; `complaint`: why it is none. `typed`: whether anything was typed at all.
    """

    table: Table | None
    target: str = ""
    complaint: str = ""
    typed: bool = False

    @classmethod
    def read(cls, query: QueryDict) -> Asked:
        """The table of an address, with what was typed into the small forms of the page."""
        table = Table.read(query.get(PARAMETER, ""))
        if table is None:
            return cls(None)
        name, house = query.get(NAME, table.name), dict(table.house)
        target, complaint = query.get(_TARGET.id, "").strip(), ""
        if target:
            amount = read_number(target)
            if amount is not None and _TARGET.allows(amount):
                house[_TARGET.id] = amount
            else:
                complaint = NO_TARGET
        return cls(
            Table.of(table.base, dict(table.rows), house, name, table.unknown),
            target,
            complaint,
            typed=NAME in query or bool(target),
        )

    @property
    def moved_to(self) -> str:
        """Where the table stands with all that was typed; empty where it stands there already."""
        if self.table is None or self.complaint or not self.typed:
            return ""
        place = f"#{variant_place(_TARGET.id)}" if self.target else ""
        return table_address(self.table) + place


@dataclass(frozen=True, slots=True)
class BaseView:
    """A version that a table can begin with, or begins with."""

    label: VersionLabel
    href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class RowDifference:
    """A row that is played otherwise, and whom the table follows there."""

    link: Link
    origin: str


@dataclass(frozen=True, slots=True)
class Difference:
    """In what a table differs from a version; `is_base`: it begins with that version."""

    label: VersionLabel
    rows: tuple[RowDifference, ...]
    is_base: bool


def context(asked: Asked) -> dict[str, object]:
    """The context of /unser-tisch/."""
    table = asked.table
    shared: dict[str, object] = {"nav": TABLE.name.partition(":")[2], "table": table}
    if table is None:
        return shared | {
            "bases": [_base(label, Table(label.version)) for label in VERSION_LABELS],
            "example": Link(in_words(EXAMPLE), table_address(EXAMPLE)),
        }
    first, chapters = choices(table)
    return shared | {
        "wrong": bool(asked.complaint),
        "bases": [
            _base(label, _with_base(table, label.version), chosen=label.version is table.base)
            for label in VERSION_LABELS
        ],
        "text": table.text,
        "label": TABLE_LABEL,
        "title": table.name or TABLE_LABEL.label,
        "name_length": NAME_LENGTH,
        "name_field": FieldView(NAME, table.name),
        "target_field": _target_field(table, asked),
        "first": first,
        "chapters": chapters,
        "variants": variants(table),
        "standing": standing(table),
        "clashes": table_clashes.views(table),
        "not_read": german.listing([german.quoted(part) for part in table.unknown]),
        "differences": [_difference(table, label) for label in VERSION_LABELS],
        "share_url": table_address(table),
        "share_text": f"{in_words(table)}.",
        "further": [
            Link(place.label, table_address(table, place.name))
            for place in (CHEAT_SHEET, SCORE_SHEET, ROUND, COMPARISON)
        ],
    }


def _base(label: VersionLabel, table: Table, *, chosen: bool = False) -> BaseView:
    return BaseView(label, table_address(table), chosen)


def _with_base(table: Table, base: Version) -> Table:
    """What was chosen stays; all else follows the new base."""
    return Table.of(base, dict(table.rows), dict(table.house), table.name)


def _target_field(table: Table, asked: Asked) -> FieldView:
    chosen = dict(table.house).get(_TARGET.id)
    typed = asked.target or (german.number(chosen) if chosen else "")
    return FieldView(_TARGET.id, typed, errors=(asked.complaint,) if asked.complaint else ())


def standing(table: Table) -> str:
    """How much a table has made its own, in words."""
    after = Counter(version for _, version in table.rows)
    said = [
        f"{_counted(after[label.version], 'Regel', 'Regeln')} nach {label.label}"
        for label in VERSION_LABELS
        if after[label.version]
    ]
    if table.house:
        said.append(_counted(len(table.house), "Hausregel", "Hausregeln"))
    return ", ".join([label_of(table.base).label, *said])


def _counted(count: int, one: str, more: str) -> str:
    return f"{count} {one if count == 1 else more}"


def in_words(table: Table) -> str:
    """A table in one line: its name, its base, and what it plays otherwise, or how much."""
    said = [
        f"{CATALOG.rows_by_id[row].title} ({label_of(version).label})"
        for row, version in table.rows
    ]
    said += [
        f"{CATALOG.variants[code].title} ({amount_in_words(amount) or HOUSE_RULE})"
        for code, amount in table.house
    ]
    base = label_of(table.base).label
    if not said:
        told = f"alles nach {base}"
    else:
        told = f"{base}, aber {'; '.join(said)}" if len(said) <= TOLD else standing(table)
    return f"{table.name or TABLE_LABEL.label}: {told}"


def _difference(table: Table, label: VersionLabel) -> Difference:
    rows = different_rows(table.selection, label.version)
    return Difference(
        label,
        tuple(RowDifference(_row_link(row), row_origin(table, row.id)) for row in rows),
        is_base=label.version is table.base,
    )


def _row_link(row: Row) -> Link:
    """To where the row is chosen; a row that only a house variant changes has no such place."""
    if row.id in CODE_OF_ROW:
        return Link(row.title, f"#{row_place(row.id)}")
    return Link(row.title, place_in_comparison(row.id))
