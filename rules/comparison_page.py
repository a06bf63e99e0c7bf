"""What the comparison shows, made from the catalog alone."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog import CATALOG
from rules.display import STATUS_CSS, sources_of, with_cards
from rules.rows import CHAPTERS
from rules.schema import Answer, Point, Row, Selection, Version
from rules.status import Status
from rules.values import Value
from rules.versions import VERSION_LABELS, VersionLabel


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading of an answer."""

    id: str
    text: str
    short: str


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One version's answer to a point."""

    key: str
    letter: str
    label: str
    short: str
    text: str
    assumed: str
    status_css: str
    status_word: str
    source: str
    differs: bool
    readings: tuple[ReadingView, ...]


@dataclass(frozen=True, slots=True)
class PointView:
    """A point with its answers.

    `agreed`: all say the same; `same`: also in the same words, so that one cell shows it.
    """

    id: str
    question: str
    why: str
    agreed: bool
    same: bool
    cells: tuple[AnswerView, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    """A row: its title and its points. `anchor` is empty where a point has the row's name."""

    anchor: str
    title: str
    agreed: bool
    points: tuple[PointView, ...]


def context() -> dict[str, object]:
    """The context of /vergleich/."""
    rows = [(row.chapter, _row_view(row)) for row in CATALOG.rows]
    chapters = [
        {
            "id": f"k-{number}",
            "title": chapter,
            "rows": (held := [view for of, view in rows if of == chapter]),
            "agreed": all(view.agreed for view in held),
        }
        for number, chapter in enumerate(CHAPTERS, start=1)
    ]
    points = [point for _, row in rows for point in row.points]
    differing = sum(not point.agreed for point in points)
    return {
        "nav": "vergleich",
        "chapters": chapters,
        "columns": VERSION_LABELS,
        "counts": f"{differing} von {len(points)} Regelpunkten weichen ab",
        "statuses": [{"css": STATUS_CSS[status], "word": status.word} for status in Status],
    }


def _row_view(row: Row) -> RowView:
    points = tuple(_point_view(CATALOG.points[point]) for point in row.points)
    anchor = "" if row.id in row.points else row.id
    return RowView(anchor, row.title, all(point.agreed for point in points), points)


def _point_view(point: Point[Value]) -> PointView:
    answers = [point.answer(version) for version in Version]
    same = point.agreed and len({answer.text_filled for answer in answers}) == 1
    common = _most_common([_said(answer) for answer in answers])
    return PointView(
        id=point.id,
        question=point.question,
        why="" if point.agreed else point.why,
        agreed=point.agreed,
        same=same,
        cells=tuple(
            _answer_view(point, label, differs=not point.agreed and _said(answer) != common)
            for label, answer in zip(VERSION_LABELS, answers, strict=True)
        ),
    )


def _said(answer: Answer[Value]) -> tuple[str, Value | None]:
    return answer.short_filled, answer.value


def _most_common(said: list[tuple[str, Value | None]]) -> tuple[str, Value | None] | None:
    """What two of the versions say alike; None where each says its own."""
    return next((answer for answer in said if said.count(answer) > 1), None)


def _answer_view(point: Point[Value], label: VersionLabel, *, differs: bool) -> AnswerView:
    answer = point.answer(label.version)
    return AnswerView(
        key=label.key,
        letter=label.letter,
        label=label.label,
        short=answer.short_filled,
        text=with_cards(answer.text_filled),
        assumed=answer.assumed_filled,
        status_css=STATUS_CSS[answer.status],
        status_word=answer.status.word,
        source=sources_of(answer),
        differs=differs,
        readings=tuple(_readings(point, label.version, answer)),
    )


def _readings(point: Point[Value], version: Version, base: Answer[Value]) -> list[ReadingView]:
    """The readings that answer this point otherwise than the base, with their short answer."""
    found = []
    for reading in CATALOG.readings_of(version):
        other = CATALOG.answer(Selection(version, reading.id), point.id)
        if point.id in reading.swaps and other.short_filled != base.short_filled:
            found.append(ReadingView(reading.id, reading.text, other.short_filled))
    return found
