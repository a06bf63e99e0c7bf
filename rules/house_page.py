"""What the page of the house rules shows: what each changes, who names it, with which number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from rules import german, house
from rules.catalog import CATALOG
from rules.display import (
    AnswerView,
    Link,
    Support,
    answer_view,
    chapter_anchor,
    point_link,
    supports,
    with_cards,
)
from rules.dispute_page import dispute_address, question, situation_link
from rules.house.model import HouseRule, Mention
from rules.places import TOOLS
from rules.rows import CHAPTERS
from rules.rulings import asked
from rules.schema import Selection, Version
from rules.situations import As, Situation, Tool
from rules.sources import WIKIPEDIA
from rules.versions import VersionLabel, label_of
from scoring.asked import found_at

NO_NUMBER = "ohne Zahl"


@dataclass(frozen=True, slots=True)
class MentionView:
    """A source that names a house rule: its number, its mark where it stands for a version."""

    number: str
    label: VersionLabel | None
    source: str
    remark: str
    called: str


@dataclass(frozen=True, slots=True)
class PointView:
    """A rule point with what versions say to it. `alike`: they leave nothing to compare.

    `supports`: how sure that is. `same`: the keys of those that play the house rule by it anyway.
    """

    link: Link
    answers: tuple[AnswerView, ...]
    alike: bool
    supports: tuple[Support, ...]
    same: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class MeldValue:
    """Example cards with their card values, as the calculator adds them up."""

    cards: SafeString
    value: str
    href: str


@dataclass(frozen=True, slots=True)
class HouseRuleView:
    """A house rule as the page shows it.

    `points`: what it touches, by all versions. `played`: where else some play it anyway, by those.
    """

    slug: str
    title: str
    text: str
    mentions: tuple[MentionView, ...]
    open: str
    melds: tuple[MeldValue, ...]
    points: tuple[PointView, ...]
    played: tuple[PointView, ...]
    more: tuple[Link, ...]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """The house rules that touch a chapter of the comparison."""

    id: str
    title: str
    rules: tuple[HouseRuleView, ...]


@cache
def context() -> dict[str, object]:
    """The context of /hausregeln/."""
    rules = tuple(house.HOUSE_RULES.values())
    chapters = [
        ChapterView(
            chapter_anchor(title),
            title,
            tuple(_view(rule) for rule in rules if house.chapter_of(rule) == title),
        )
        for title in CHAPTERS
    ]
    point = CATALOG.points[house.POINT]
    return {
        "nav": "hausregeln",
        "count": german.number(len(rules)),
        "only_wikipedia": german.number(sum(map(_only_wikipedia, rules))),
        "chapters": [chapter for chapter in chapters if chapter.rules],
        "unseen": [
            (label, answer.text_filled)
            for label, answer in ((label_of(v), point.answer(v)) for v in Version)
            if answer.status.leaves_open
        ],
    }


def _only_wikipedia(rule: HouseRule) -> bool:
    return all(mention.cite.source is WIKIPEDIA for mention in rule.mentions)


def _view(rule: HouseRule) -> HouseRuleView:
    played = {each.point: each.versions for each in house.played(rule)}
    return HouseRuleView(
        slug=rule.slug,
        title=rule.title,
        text=house.filled(rule, rule.text),
        mentions=tuple(_mention(rule, mention) for mention in rule.mentions),
        open=house.filled(rule, rule.open),
        melds=tuple(_meld_value(meld) for meld in rule.melds),
        points=tuple(_point(point, Version, played.get(point, ())) for point in rule.points),
        played=tuple(
            _point(point, versions)
            for point, versions in played.items()
            if point not in rule.points
        ),
        more=tuple(_more(rule)),
    )


def _mention(rule: HouseRule, mention: Mention) -> MentionView:
    version = mention.cite.source.authority_of
    return MentionView(
        number=number_of(rule, mention),
        label=label_of(version) if version else None,
        source=str(mention.cite),
        remark=mention.remark,
        called=mention.called,
    )


def number_of(rule: HouseRule, mention: Mention) -> str:
    """The number that a source gives, with its unit; or that it gives none."""
    if not (mention.number and rule.unit):
        return NO_NUMBER
    return f"{german.number(house.amounts(rule)[mention.number])} {rule.unit.word}"


def _point(point_id: str, versions: Iterable[Version], same: Iterable[Version] = ()) -> PointView:
    point = CATALOG.points[point_id]
    answers = tuple(answer_view(point, label_of(version), with_cards) for version in versions)
    return PointView(
        link=point_link(point_id),
        answers=answers,
        alike=point.alike,
        supports=tuple(supports(answers)),
        same=tuple(label_of(version).key for version in same),
    )


def _meld_value(meld: str) -> MeldValue:
    """Card values are the same in all versions, so that any of them adds them up."""
    query = {"cards": meld, "first": "0"}
    situation = Situation(Tool.MELD, query, reads="value", how=As.NUMBER)
    value = found_at(asked(situation, Selection(Version.KLASSISCH)), situation.reads)
    return MeldValue(with_cards(f"[{meld}]"), german.number(value), situation_link(situation))


def _more(rule: HouseRule) -> Iterator[Link]:
    """Where else the matter is settled or computed."""
    if rule.ambiguity:
        yield Link(
            "Wie sich die Stelle lesen lässt", f"{reverse('rules:lesarten')}#{rule.ambiguity}"
        )
    for dispute in house.disputes_over(rule):
        text = with_cards(f"Streitfrage: {question(dispute)}")
        yield Link(text, dispute_address(dispute.slug))
    if rule.situation:
        name = f"scoring:{rule.situation.tool}"
        label = next(place.label for place in TOOLS if place.name == name)
        what = "Als andere Lesart nachrechnen" if rule.reading else "Grundregeln nachrechnen"
        yield Link(f"{what}: {label.rstrip('?')}", situation_link(rule.situation))
