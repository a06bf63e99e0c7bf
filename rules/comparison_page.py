"""What the comparison shows, made from the catalog alone."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from urllib.parse import urlencode

from django.urls import reverse

from rules import german
from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.deviation import departs, deviations
from rules.display import (
    STATUS_CSS,
    AnswerView,
    Link,
    Support,
    answer_view,
    chapter_anchor,
    point_address,
    supports,
    table_answer,
    with_cards,
)
from rules.dispute_page import dispute_address, question
from rules.disputes import disputes_of
from rules.rows import CHAPTERS
from rules.schema import Point, Row, Version
from rules.status import Status
from rules.values import Value
from rules.versions import TABLE_LABEL, VERSION_LABELS, label_of

DIFFERENCES, DEPARTURES = "unterschiede", "abweichend"
# What the parameters can be; departures there are where a table is chosen.
CHOICES = {"nur": {"", DIFFERENCES}, "beleg": {"", *map(str, Status)}}
# What the links say, and the same within a sentence.
_SCOPES = {
    "": ("Alle", ""),
    DIFFERENCES: ("Nur Unterschiede", "nur Unterschiede"),
    DEPARTURES: ("Nur wo ihr abweicht", "nur wo ihr abweicht"),
}


@dataclass(frozen=True, slots=True)
class Filters:
    """What of the comparison is asked for. `unknown`: values that no filter has, as typed.

    `scope`: the points in which versions differ, or those in which `table` departs from its base.
    """

    scope: str = ""
    status: Status | None = None
    table: Table | None = None
    unknown: tuple[str, ...] = ()

    @classmethod
    def read(cls, nur: str, beleg: str, table: Table | None) -> Filters:
        """The filters of an address; one unknown value, and nothing is filtered."""
        scopes = {*CHOICES["nur"], DEPARTURES} if table else CHOICES["nur"]
        given = ((nur, scopes), (beleg, CHOICES["beleg"]))
        unknown = tuple(value for value, values in given if value not in values)
        if unknown:
            return cls(table=table, unknown=unknown)
        return cls(nur, Status(beleg) if beleg else None, table)

    def keep(self, point: Point[Value]) -> bool:
        """Whether a point is shown: by difference, and by the support of a base answer."""
        if self.scope == DIFFERENCES and not any(deviations(point)):
            return False
        if self.scope == DEPARTURES and not (self.table and departs(self.table.selection, point)):
            return False
        return self.status is None or self.status in {point.answer(v).status for v in Version}

    @property
    def address(self) -> str:
        """The address that shows this."""
        asked = {"nur": self.scope, "beleg": self.status or ""}
        query = urlencode({name: value for name, value in asked.items() if value})
        return reverse("rules:vergleich") + (f"?{query}" if query else "")

    @property
    def words(self) -> str:
        """What is filtered, in words; empty where everything is shown."""
        parts = (_SCOPES[self.scope][1], self.status.word if self.status else "")
        return ", ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class FilterLink:
    """A link that shows another choice of points, with the number of them."""

    text: str
    href: str
    count: int
    chosen: bool
    css: str = ""


@dataclass(frozen=True, slots=True)
class Cell:
    """An answer in the comparison, and whether it differs from the others."""

    answer: AnswerView
    differs: bool


@dataclass(frozen=True, slots=True)
class PointView:
    """A point with its answers.

    `disputes`: those that it decides.
    `alike`: nothing differs, so that one cell shows it; `same`: also in the same words.
    """

    id: str
    href: str
    former_ids: tuple[str, ...]
    question: str
    why: str
    disputes: tuple[Link, ...]
    alike: bool
    same: bool
    supports: tuple[Support, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    """A row with those of its points that are shown.

    `anchor` is empty where a point has the row's name; `single`: the row is one point by itself.
    """

    anchor: str
    title: str
    single: bool
    points: tuple[PointView, ...]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A chapter that has something to show; `count` of its points."""

    id: str
    title: str
    count: int
    rows: tuple[RowView, ...]


def context(nur: str = "", beleg: str = "", table: Table | None = None) -> dict[str, object]:
    """The context of /vergleich/ for what its address asks for."""
    filters = Filters.read(nur, beleg, table)
    columns = (*VERSION_LABELS, TABLE_LABEL) if table else VERSION_LABELS
    chapters = [chapter for title in CHAPTERS if (chapter := _chapter(title, filters)).count]
    shown, total = sum(chapter.count for chapter in chapters), len(CATALOG.points)
    return {
        "nav": "vergleich",
        "chapters": chapters,
        "columns": columns,
        "base": label_of(table.base).label if table else "",
        "count": f"{german.number(shown)} von {german.number(total)} Regelpunkten",
        "filtered": filters.words,
        "unknown": german.listing([german.quoted(value) for value in filters.unknown]),
        "everything": Filters().address,
        "scopes": [
            _link(text, replace(filters, scope=scope), filters)
            for scope, (text, _) in _SCOPES.items()
            if table or scope != DEPARTURES
        ],
        "supports": [
            _link(status.word if status else "alle", replace(filters, status=status), filters)
            for status in (None, *Status)
        ],
        "support": filters.status.word if filters.status else "alle",
    }


def _link(text: str, target: Filters, now: Filters) -> FilterLink:
    return FilterLink(
        text,
        target.address,
        count=sum(map(target.keep, CATALOG.points.values())),
        chosen=target.address == now.address,
        css=STATUS_CSS[target.status] if target.status and text == target.status.word else "",
    )


def _chapter(title: str, filters: Filters) -> ChapterView:
    rows = [_row_view(row, filters) for row in CATALOG.rows if row.chapter == title]
    shown = tuple(row for row in rows if row.points)
    return ChapterView(chapter_anchor(title), title, sum(len(row.points) for row in shown), shown)


def _row_view(row: Row, filters: Filters) -> RowView:
    return RowView(
        anchor="" if row.id in row.points else row.id,
        title=row.title,
        single=len(row.points) == 1,
        points=tuple(
            _at_table(_point_view(id_), filters.table) if filters.table else _point_view(id_)
            for id_ in row.points
            if filters.keep(CATALOG.points[id_])
        ),
    )


def _at_table(view: PointView, table: Table) -> PointView:
    """The same with what a table plays. It is made anew each time: there are too many to keep."""
    point = CATALOG.points[view.id]
    own = Cell(table_answer(table, point, with_cards), departs(table.selection, point))
    cells = (*view.cells, own)
    return replace(
        view,
        alike=view.alike and not own.differs,
        supports=tuple(supports([cell.answer for cell in cells])),
        cells=cells,
    )


@cache
def _point_view(point_id: str) -> PointView:
    # The data is constant for the life of a process, so a view is made once.
    point = CATALOG.points[point_id]
    answers = [point.answer(version) for version in Version]
    cells = tuple(
        Cell(answer_view(point, label, with_cards), differs)
        for label, differs in zip(VERSION_LABELS, deviations(point), strict=True)
    )
    return PointView(
        id=point.id,
        href=point_address(point.id),
        former_ids=point.former_ids,
        question=with_cards(point.question),
        why="" if point.agreed else point.why,
        disputes=tuple(
            Link(with_cards(question(dispute)), dispute_address(dispute.slug))
            for dispute in disputes_of(point.id)
            if dispute.points[0] == point.id
        ),
        alike=point.alike,
        same=len({answer.text_filled for answer in answers}) == 1,
        supports=tuple(supports([cell.answer for cell in cells])),
        cells=cells,
    )
