"""What a table of the reference is: frozen texts in German, ready for one template.

A table of figures stays a table on every screen (`figures`); in one of words each row becomes
a card on a phone. A row in which all versions say the same may hold one cell for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from django.utils.safestring import SafeString

from rules.catalog import CATALOG
from rules.deviation import deviating
from rules.display import STATUS_CSS, Link, point_address, with_cards
from rules.schema import Answer
from rules.status import Status
from rules.values import Value
from scoring.columns import COLUMNS, Column

NO_ENTRY = "–"


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above a column; `key` and `letter` are the mark of a version or a table."""

    label: str
    key: str = ""
    letter: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """What stands in one column. `status_*` are empty where the source says it outright."""

    head: Head
    text: SafeString
    note: SafeString | str = ""
    status_css: str = ""
    status_word: str = ""
    differs: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A row. `href` leads to the rule point or into the calculator that it belongs to.

    `joined`: its one cell holds for all columns.
    """

    label: SafeString
    cells: tuple[Cell, ...]
    href: str = ""
    joined: bool = False
    is_sum: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """A table with its caption. `more` is a second one that is unfolded on demand."""

    id: str
    caption: str
    head: tuple[Head, ...]
    rows: tuple[Line, ...]
    notes: tuple[SafeString, ...] = ()
    link: Link | None = None
    figures: bool = False
    more: Table | None = None

    @property
    def statuses(self) -> tuple[tuple[str, str], ...]:
        """Class and word of each kind of support that is marked in the table."""
        return statuses_of(self.rows)

    @property
    def printed(self) -> Table:
        """The table as paper shows it: nothing to follow, nothing to unfold."""
        rows: tuple[Line, ...] = tuple(replace(row, href="") for row in self.rows)
        return replace(self, rows=rows, link=None, more=None)


@dataclass(frozen=True, slots=True)
class Entry:
    """What one version says in a row, before it is compared with the others.

    A note without a text is a whole sentence that stands for itself.
    """

    text: str
    status: Status = Status.STATED
    note: str = ""


def marked(table: Table, ground: Table) -> Table:
    """A table of one column; what another one does not say in the same words differs."""
    told = {row.label: tuple(cell.text for cell in row.cells) for row in ground.rows}
    rows = tuple(
        replace(
            row,
            cells=tuple(
                replace(cell, differs=told.get(row.label) != (cell.text,)) for cell in row.cells
            ),
        )
        for row in table.rows
    )
    return replace(table, rows=rows)


def statuses_of(lines: Iterable[Line]) -> tuple[tuple[str, str], ...]:
    """Class and word of each kind of support that is marked in some rows."""
    cells = (cell for row in lines for cell in row.cells if cell.status_css)
    return tuple(dict.fromkeys((cell.status_css, cell.status_word) for cell in cells))


def heads_of(shown: Sequence[Column] = COLUMNS) -> tuple[Head, ...]:
    """The heads of the given columns."""
    return tuple(Head(column.label, column.key, column.letter) for column in shown)


# Whose a cell is that holds for all columns: the versions, perhaps with a table.
_TOGETHER = {3: "alle drei", 4: "alle vier"}


def line(
    label: str,
    heads: Sequence[Head],
    said: Sequence[Entry],
    *,
    href: str = "",
    joined: bool = False,
) -> Line:
    """A row of what each column says; `joined`: one cell where all say just the same."""
    if joined and len(heads) > 1 and len(set(said)) == 1:
        cell = _cell(Head(_TOGETHER[len(heads)]), said[0], differs=False)
        return Line(with_cards(label), (cell,), href, joined=True)
    odd = deviating(
        [None if one.status is Status.UNVERIFIED else one.text or one.note for one in said]
    )
    cells = (
        _cell(head, one, differs=differs and bool(head.key))
        for head, one, differs in zip(heads, said, odd, strict=True)
    )
    return Line(with_cards(label), tuple(cells), href)


def _cell(head: Head, said: Entry, *, differs: bool) -> Cell:
    stated = said.status is Status.STATED
    return Cell(
        head=head,
        text=with_cards(said.text),
        note=with_cards(said.note),
        status_css="" if stated else STATUS_CSS[said.status],
        status_word="" if stated else said.status.word,
        differs=differs,
    )


def answers(point: str, shown: Sequence[Column] = COLUMNS) -> list[Answer[Value]]:
    """The answers of the given columns to a point."""
    return [CATALOG.answer(column.selection, point) for column in shown]


def short_line(
    label: str,
    point: str,
    shown: Sequence[Column] = COLUMNS,
    *,
    explained: bool = False,
    joined: bool = True,
) -> Line:
    """A row of short answers to a point, with their sentences where that is wanted."""
    said = [
        Entry(
            answer.short_filled,
            answer.status,
            answer.text_filled if explained else answer.assumed_filled,
        )
        for answer in answers(point, shown)
    ]
    return line(label, heads_of(shown), said, href=point_address(point), joined=joined)


def assumptions(
    labelled: Iterable[tuple[str, str]], shown: Sequence[Column] = COLUMNS
) -> tuple[SafeString, ...]:
    """What had to be assumed for the numbers of some points, each with its label and column."""
    found = [
        f"{label} ({column.label}), Annahme: {answer.assumed_filled}"
        for label, point in labelled
        for column, answer in zip(shown, answers(point, shown), strict=True)
        if answer.assumed
    ]
    return tuple(with_cards(note) for note in dict.fromkeys(found))
