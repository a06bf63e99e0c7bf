"""What /regeln/ shows: the guide step by step, what other versions say, examples computed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from rules import german, places
from rules.catalog import CATALOG
from rules.display import Link, point_link, with_cards
from rules.dispute_page import situation_link
from rules.glossary_links import TermLinks
from rules.guide import FACTS, SECTIONS
from rules.guide.model import (
    Drawn,
    Example,
    Fact,
    Figure,
    Part,
    Picture,
    Pictures,
    Section,
    Step,
)
from rules.otherwise import Others, others_to
from rules.rulings import asked
from rules.schema import Selection, Version
from rules.situations import As
from rules.tables import initial_meld, melds, round_end
from rules.tables.model import Head, Table
from rules.versions import VERSION_LABELS, VersionLabel
from scoring.asked import found_at
from scoring.cards import Card
from scoring.display import VERDICT_CSS, MeldView, cards_view, meld_view
from scoring.notation import read_cards
from scoring.played import Seat
from scoring.scenes import Scene, scene
from scoring.verdicts import Verdict
from scoring.wording import verdict_word

# The version that the guide tells.
TOLD = Version.KLASSISCH
TABLES: Mapping[Drawn, Callable[[], Table]] = {
    Drawn.CARD_VALUES: melds.card_values,
    Drawn.MINIMA: lambda: initial_meld.steps(merged=True),
    Drawn.STAGES: round_end.stages,
}
ROUND_TABLES: Mapping[Seat, Callable[[], Table]] = {
    "a": round_end.worked_round_a,
    "b": round_end.worked_round_b,
}
# Its words are explained in what follows, and linked there.
UNLINKED = "minute"


@dataclass(frozen=True, slots=True)
class FactView:
    """A line of the fact box."""

    label: str
    text: SafeString
    others: Others | None


@dataclass(frozen=True, slots=True)
class StepView:
    """A step as it is read, and what is marked below it."""

    title: str
    text: SafeString
    items: tuple[SafeString, ...]
    others: Others | None
    kind: str = "schritt"


@dataclass(frozen=True, slots=True)
class VerdictView:
    """One version's verdict; the names are those of the verdicts of the tools."""

    key: str
    letter: str
    label: str
    css: str
    word: str


@dataclass(frozen=True, slots=True)
class FigureView:
    """A number with its label: `text` where all versions agree, else one beside each mark."""

    label: str
    text: str
    each: tuple[tuple[VersionLabel, str], ...]


@dataclass(frozen=True, slots=True)
class ExampleView:
    """An example: how the cards lie, what comes of it, and the tool with these cards."""

    text: str
    scene: Scene
    columns: tuple[VerdictView, ...]
    figures: tuple[FigureView, ...]
    link: Link
    kind: str = "beispiel"


@dataclass(frozen=True, slots=True)
class PicturesView:
    """Pictures beside each other, each with what it shows."""

    pictures: tuple[MeldView, ...]
    kind: str = "bilder"


@dataclass(frozen=True, slots=True)
class TableView:
    """A table of the reference."""

    table: Table
    kind: str = "tabelle"


@dataclass(frozen=True, slots=True)
class PartyView:
    """A party at the end of the worked round: what lies, what it holds, then its lines."""

    name: str
    out: bool
    cards: tuple[MeldView, ...]
    table: Table


@dataclass(frozen=True, slots=True)
class RoundView:
    """The worked round. `alike`: all versions write the same."""

    parties: tuple[PartyView, ...]
    link: Link | None
    alike: bool
    kind: str = "runde"


PartView = StepView | ExampleView | PicturesView | TableView | RoundView


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section with its parts, its source where that is no point, and the points behind it."""

    id: str
    title: str
    parts: tuple[PartView, ...]
    source: str
    points: tuple[Link, ...]


@cache
def context() -> dict[str, object]:
    """The context of /regeln/. Nothing of it changes while a process lives."""
    link = TermLinks()
    return {
        "nav": "regeln",
        "facts": [
            FactView(
                fact.label,
                with_cards(filled(fact, fact.text)),
                others_to(fact.points, TOLD),
            )
            for fact in FACTS
        ],
        "others": [label for label in VERSION_LABELS if label.version is not TOLD],
        "sections": [
            _section(section, with_cards if section.id == UNLINKED else link)
            for section in SECTIONS.values()
        ],
        "onward": [
            Link(place.label, reverse(place.name))
            for place in (
                *places.TOOLS,
                *(places.CHEAT_SHEET, places.SCORE_SHEET, places.PLAYERS),
                *(places.DISPUTES, places.HOUSE_RULES, places.COMPARISON, places.GLOSSARY),
            )
        ],
    }


def filled(told: Fact | Step, text: str) -> str:
    """A text of the guide with its numbers; a year has no separator of thousands."""
    for name, number in told.own.items():
        text = text.replace(f"{{{name}}}", str(number))
    return CATALOG.filled(text, told.numbers)


def _section(section: Section, words: Callable[[str], SafeString]) -> SectionView:
    return SectionView(
        id=section.id,
        title=section.title,
        parts=tuple(_part(part, words) for part in section.parts),
        source="; ".join(map(str, section.cites)),
        points=tuple(point_link(point) for point in section.points),
    )


def _part(part: Part, words: Callable[[str], SafeString]) -> PartView:
    match part:
        case Step():
            return StepView(
                title=part.title,
                text=words(filled(part, part.text)),
                items=tuple(words(filled(part, item)) for item in part.items),
                others=others_to(part.points, TOLD),
            )
        case Example():
            return _example(part)
        case Pictures():
            return PicturesView(tuple(_picture(picture) for picture in part.pictures))
        case Drawn.WORKED_ROUND:
            return _worked_round()
        case _:
            return TableView(TABLES[part]())


def _example(example: Example) -> ExampleView:
    situation = example.situation
    answers = [(label, asked(situation, Selection(label.version))) for label in VERSION_LABELS]
    tool = next(place for place in places.TOOLS if place.name == f"scoring:{situation.tool}")
    lying = scene(situation.tool, situation.query)
    verdicts = [
        (label, Verdict(found_at(answer, situation.reads)))
        for label, answer in answers
        if situation.how is not As.NUMBER
    ]
    return ExampleView(
        text=example.text,
        # A number of its own needs no more than the cards that it counts.
        scene=lying if verdicts else replace(lying, facts=()),
        columns=tuple(
            VerdictView(
                label.key, label.letter, label.label, VERDICT_CSS[verdict], verdict_word(verdict)
            )
            for label, verdict in verdicts
        ),
        figures=tuple(
            _figure(figure, [(label, _sum(figure, answer)) for label, answer in answers])
            for figure in example.figures
        ),
        link=Link(tool.label, situation_link(situation)),
    )


def _figure(figure: Figure, each: list[tuple[VersionLabel, str]]) -> FigureView:
    alike = len({text for _, text in each}) == 1
    return FigureView(figure.label, each[0][1] if alike else "", () if alike else tuple(each))


def _sum(figure: Figure, answer: object) -> str:
    """A number of an answer; several are added up in sight."""
    numbers = [found_at(answer, path) for path in figure.reads]
    parts = " + ".join(german.number(number) for number in numbers)
    return parts if len(numbers) == 1 else f"{parts} = {german.number(sum(numbers))}"


def _picture(picture: Picture) -> MeldView:
    # One by one: read together they would be put in order like a hand.
    lying = [card for each in picture.cards.split() for card in read_cards(each).cards]
    view = cards_view(lying, picture.text)
    cards = tuple(
        replace(card, across=place == picture.across) for place, card in enumerate(view.cards)
    )
    return replace(view, cards=cards)


def _worked_round() -> RoundView:
    tables = {seat: make() for seat, make in ROUND_TABLES.items()}
    dealt: Counter[Card] = Counter()
    return RoundView(
        parties=tuple(
            PartyView(
                name=round_end.NAMES[seat],
                out=seat == round_end.WORKED.out,
                cards=_lying(seat, dealt),
                table=_lines(table),
            )
            for seat, table in tables.items()
        ),
        link=tables["a"].link,
        alike=all(_alike(table) for table in tables.values()),
    )


def _lying(seat: Seat, dealt: Counter[Card]) -> tuple[MeldView, ...]:
    cards, out = round_end.CARDS[seat], seat == round_end.WORKED.out
    red = (Card.RED_THREE,) * round_end.WORKED.tallies[seat].red
    return (
        *(meld_view(meld, "gemeldet", dealt) for meld in cards.melds),
        cards_view(red, "offen ausgelegt", dealt),
        cards_view(cards.hand, "in der Hand des Partners" if out else "noch in den Händen", dealt),
    )


def _lines(table: Table) -> Table:
    """The lines of a party: what lies is drawn above them, one link serves both parties."""
    head = (table.head[0], Head("Punkte")) if _alike(table) else table.head
    return replace(table, head=head, notes=(), link=None)


def _alike(table: Table) -> bool:
    return all(row.joined for row in table.rows)
