"""What the page of the readings shows: ambiguous places, what they can mean, what that gives."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from django.urls import reverse

from rules import german
from rules.ambiguities import AMBIGUITIES, ambiguities_of
from rules.ambiguities.model import Ambiguity
from rules.catalog import CATALOG
from rules.display import Link, chapter_anchor, point_link
from rules.dispute_page import situation_link
from rules.rows import CHAPTERS
from rules.rulings import asked
from rules.schema import Selection
from rules.versions import VERSION_LABELS, VersionLabel
from scoring.asked import found_at
from scoring.display import VERDICT_CSS
from scoring.verdicts import Verdict
from scoring.wording import verdict_word


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a sense comes to in the example: a number, or a verdict with its sign."""

    word: str
    css: str = ""


@dataclass(frozen=True, slots=True)
class SenseView:
    """One way to read a place. `outcome` is None where nothing computes it."""

    text: str
    taken: bool
    outcome: Outcome | None


@dataclass(frozen=True, slots=True)
class AmbiguityView:
    """An ambiguous place: whose it is, where it stands, what it can mean, an example's address."""

    slug: str
    title: str
    versions: tuple[VersionLabel, ...]
    place: str
    senses: tuple[SenseView, ...]
    example: str
    points: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """The ambiguous places of a chapter of the comparison."""

    id: str
    title: str
    places: tuple[AmbiguityView, ...]


@cache
def context() -> dict[str, object]:
    """The context of /lesarten/."""
    chapters = [
        ChapterView(
            chapter_anchor(title),
            title,
            tuple(_view(place) for place in AMBIGUITIES.values() if chapter_of(place) == title),
        )
        for title in CHAPTERS
    ]
    return {
        "nav": "lesarten",
        "count": german.number(len(AMBIGUITIES)),
        "chapters": [chapter for chapter in chapters if chapter.places],
    }


def places_about(point: str) -> list[Link]:
    """Links to the ambiguous places that a rule point has a part in."""
    return [
        Link(_filled(place, place.title), f"{reverse('rules:lesarten')}#{place.slug}")
        for place in ambiguities_of(point)
    ]


def chapter_of(place: Ambiguity) -> str:
    """The chapter of the comparison that a place belongs to."""
    return CATALOG.row_of[place.points[0]].chapter


def outcomes(place: Ambiguity) -> list[int | str | None]:
    """What each sense comes to in the example: points or a verdict; None without a number."""
    return [
        found_at(asked(place.situation, _selection(place, sense.reading)), place.situation.reads)
        if place.situation and sense.reading is not None
        else None
        for sense in place.senses
    ]


def _selection(place: Ambiguity, reading: str) -> Selection:
    return Selection(place.versions[0], reading)


def _view(place: Ambiguity) -> AmbiguityView:
    answer = CATALOG.answer(_selection(place, ""), place.points[0])
    cites = place.cites or answer.cites
    return AmbiguityView(
        slug=place.slug,
        title=_filled(place, place.title),
        versions=tuple(v for v in VERSION_LABELS if v.version in place.versions),
        place="; ".join(map(str, cites)) or answer.status.word,
        senses=tuple(
            SenseView(
                _filled(place, sense.text),
                sense.taken,
                _outcome(value) if sense.reading is not None else None,
            )
            for sense, value in zip(place.senses, outcomes(place), strict=True)
        ),
        example=situation_link(place.situation) if place.situation else "",
        points=tuple(point_link(point) for point in place.points),
    )


def _outcome(value: int | str | None) -> Outcome:
    if value is None:
        return Outcome(verdict_word(Verdict.UNCLEAR).lower())
    if isinstance(value, int):
        return Outcome(german.number(value))
    verdict = Verdict(value)
    return Outcome(verdict_word(verdict), VERDICT_CSS[verdict])


def _filled(place: Ambiguity, text: str) -> str:
    return CATALOG.filled(text, place.numbers)
