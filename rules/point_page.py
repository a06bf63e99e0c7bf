"""What the page of a rule point shows: everything that is known about one question."""

from __future__ import annotations

from dataclasses import dataclass

from rules import german
from rules.agreement.address import Table
from rules.agreement.rows import CODE_OF_ROW
from rules.ambiguity_page import places_about
from rules.catalog import CATALOG
from rules.display import (
    AnswerView,
    Link,
    ReadingView,
    answer_view,
    chapter_anchor,
    page_address,
    place_in_comparison,
    plain,
    point_link,
    table_answer,
    with_cards,
)
from rules.dispute_page import disputes_about
from rules.glossary_links import TermLinks
from rules.house_links import house_rules_about
from rules.places import TABLE
from rules.schema import Point, Version
from rules.table_links import row_place, variant_place
from rules.tables import tables_of
from rules.values import Value
from rules.versions import VERSION_LABELS
from scoring import touched
from scoring.display import address
from scoring.examples import examples

TOOLS = {
    touched.MELD: ("scoring:meldung", "Meldung prüfen"),
    touched.FIRST_MELD: ("scoring:erstmeldung", "Erstmeldung finden"),
    touched.PILE: ("scoring:stapel", "Stapel nehmen"),
    touched.OUT: ("scoring:ausmachen", "Ausmachen"),
    touched.ROUND: ("scoring:runde", "Runde abrechnen"),
}
# What a search engine shows of a description.
LONGEST_DESCRIPTION = 160
# Once around through all points, in the order of the comparison.
ORDER = tuple(point for row in CATALOG.rows for point in row.points)


@dataclass(frozen=True, slots=True)
class OtherReading:
    """Another reading beside what its version says by itself."""

    answer: AnswerView
    reading: ReadingView


@dataclass(frozen=True, slots=True)
class Calculator:
    """A calculator that reads the point, with examples filled in."""

    tool: Link
    examples: tuple[Link, ...]


def context(point_id: str, table: Table | None = None) -> dict[str, object]:
    """The context of /regeln/<id>/."""
    point = CATALOG.points[point_id]
    row = CATALOG.row_of[point_id]
    link = TermLinks()
    answers = [answer_view(point, label, link) for label in VERSION_LABELS]
    place = ORDER.index(point_id)
    return {
        "nav": "vergleich",
        "nav_within": True,
        "title": plain(point.question),
        "question": with_cards(point.question),
        "description": _description(point),
        "stations": [
            Link(row.chapter, place_in_comparison(chapter_anchor(row.chapter))),
            Link(row.title, place_in_comparison(point_id)),
        ],
        "row": row.title,
        "same": point.alike and len({point.answer(v).text_filled for v in Version}) == 1,
        "answers": answers,
        "own": table_answer(table, point, link) if table else None,
        "change": _where_chosen(table, point_id) if table else "",
        "why": "" if point.agreed else link(point.why),
        "tables": tables_of(point_id),
        "readings": [OtherReading(answer, each) for answer in answers for each in answer.readings],
        "disputes": disputes_about(point_id, table),
        "places": places_about(point_id),
        "house_rules": house_rules_about(point_id),
        "calculators": _calculators(point_id),
        "siblings": [point_link(id_) for id_ in row.points if id_ != point_id],
        "previous": point_link(ORDER[place - 1]),
        "next": point_link(ORDER[(place + 1) % len(ORDER)]),
    }


def _where_chosen(table: Table, point_id: str) -> str:
    """Where the table chooses what it plays here; empty where there is nothing to choose."""
    row = CATALOG.row_of[point_id].id
    if variant := CATALOG.variant_of(table.selection, point_id):
        place = variant_place(variant.id)
    elif row in CODE_OF_ROW:
        place = row_place(row)
    else:
        return ""
    return f"{page_address(TABLE.name)}#{place}"


def _description(point: Point[Value]) -> str:
    """Question and short answers; the answers alone where both are more than is shown."""
    labels: dict[str, list[str]] = {}
    for label in VERSION_LABELS:
        labels.setdefault(point.answer(label.version).short_filled, []).append(label.label)
    said = "; ".join(f"{german.listing(who)}: {short}" for short, who in labels.items())
    whole = plain(f"{point.question} {said}.")
    return whole if len(whole) <= LONGEST_DESCRIPTION else plain(f"{said}.")


def _calculators(point_id: str) -> list[Calculator]:
    return [
        Calculator(
            tool=Link(label, address(page, {}, ())),
            examples=tuple(
                Link(example.text, address(page, example.query, example.query))
                for example in examples(tool, point_id)
            ),
        )
        for tool, (page, label) in TOOLS.items()
        if point_id in touched.TOUCHED[tool]
    ]
