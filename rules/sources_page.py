"""What the sources page shows: who vouches for what, counted from the catalog."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from rules.catalog import CATALOG
from rules.display import STATUS_CSS, Link, point_link
from rules.glossary_links import TermLinks
from rules.schema import Answer, Source, Version
from rules.sources import ALL_SOURCES, COMPARISON, RESERVATIONS
from rules.status import Status
from rules.values import Value
from rules.versions import VersionLabel, label_of


@dataclass(frozen=True, slots=True)
class DeviationView:
    """What a page says otherwise than the versions, with the point that it is about."""

    text: str
    link: Link | None


@dataclass(frozen=True, slots=True)
class SourceView:
    """A source with what rests on it: how many answers, how many of them at second hand."""

    source: Source
    label: VersionLabel | None
    answers: int
    reported: int
    points: tuple[Link, ...]
    differs: tuple[DeviationView, ...]


# How the letter decides; the texts on single sources and statuses stand with those.
PRINCIPLES = (
    "Jede Fassung folgt dem Buchstaben ihrer Quelle.",
    "Eine andere Lesart steht mit eigener Zahl daneben und ersetzt die Antwort nie.",
    (
        "Wo eine Quelle schweigt oder uns fehlt, heißt das Urteil Offen. Hängt eine Zahl davon ab, "
        "rechnen wir mit einer Annahme und sagen es."
    ),
    "„Nach Vergleich“ heißt: Wir kennen die Stelle nur aus der Vergleichsseite.",
)


@cache
def context() -> dict[str, object]:
    """The context of /quellen/, in the order of the page: a word is linked where it comes first."""
    link = TermLinks()
    return {
        "nav": "quellen",
        "sources": [_source_view(source, link) for source in ALL_SOURCES],
        "principles": [link(text) for text in PRINCIPLES],
        "statuses": [
            {
                "css": STATUS_CSS[status],
                "word": status.word,
                "meaning": link(status.meaning),
                "answers": sum(answer.status is status for _, answer in _all_answers()),
            }
            for status in Status
        ],
        "reservations": [link(text) for text in RESERVATIONS],
    }


def _source_view(source: Source, link: TermLinks) -> SourceView:
    resting = [(point, answer) for point, answer in _all_answers() if _rests(answer, source)]
    # The comparison is nowhere cited itself: it counts for what it reports of the others.
    reported = 0 if source is COMPARISON else sum(_reported(a, source) for _, a in resting)
    return SourceView(
        source=source,
        label=label_of(source.authority_of) if source.authority_of else None,
        answers=len(resting),
        reported=reported,
        points=tuple(point_link(point) for point in dict.fromkeys(p for p, _ in resting)),
        differs=tuple(
            DeviationView(
                link(CATALOG.filled(deviation.text, deviation.numbers)),
                point_link(deviation.point) if deviation.point else None,
            )
            for deviation in source.differs
        ),
    )


def _all_answers() -> Iterator[tuple[str, Answer[Value]]]:
    """Every answer with the id of its point, those of the other readings too."""
    for point in CATALOG.points.values():
        for version in Version:
            yield point.id, point.answer(version)
        for reading in CATALOG.readings.values():
            if point.id in reading.swaps:
                yield point.id, reading.swaps[point.id]


def _rests(answer: Answer[Value], source: Source) -> bool:
    return any(
        cite.source is source or (source is COMPARISON and cite.via_comparison)
        for cite in answer.cites
    )


def _reported(answer: Answer[Value], source: Source) -> bool:
    """Whether an answer knows a source through the comparison alone."""
    return all(cite.via_comparison for cite in answer.cites if cite.source is source)
