"""What has been found, as it is shown: each hit with what the versions say, so that it answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from rules import house, places
from rules.catalog import CATALOG
from rules.display import place_in_comparison, plain, point_address, with_cards
from rules.dispute_page import dispute_address, question
from rules.disputes import DISPUTES
from rules.glossary_links import term_address
from rules.glossary_words import GLOSSARY
from rules.house_links import house_rule_address
from rules.rulings import decisions
from rules.schema import Answer, Point, Version
from rules.values import Value
from rules.versions import VERSION_LABELS, VersionLabel, label_of
from scoring import permalink
from scoring.answers import answer_turn
from scoring.cards import format_melds
from scoring.display import VERDICT_CSS, address
from scoring.turn import Turn
from scoring.wording import verdict_word
from search.documents import Key, Kind

KIND_LABELS = {
    Kind.DISPUTE: "Streitfrage",
    Kind.TOOL: "Rechner",
    Kind.POINT: "Regelpunkt",
    Kind.ROW: "Vergleich",
    Kind.READING: "Andere Lesart",
    Kind.TERM: "Begriff",
    Kind.HOUSE_RULE: "Hausregel",
    Kind.PAGE: "Seite",
}


@dataclass(frozen=True, slots=True)
class Says:
    """What one version says to a hit; `css` is there where that is a verdict."""

    version: Version
    key: str
    letter: str
    label: str
    word: str
    css: str = ""


@dataclass(frozen=True, slots=True)
class Hit:
    """Something that was found: verdicts, or answers in short words, or a text."""

    kind: Kind
    title: str
    href: str
    verdicts: tuple[Says, ...] = ()
    answers: tuple[Says, ...] = ()
    text: str = ""

    @property
    def heading(self) -> SafeString:
        """The title with its cards kept together."""
        return with_cards(self.title)

    @property
    def kind_label(self) -> str:
        """What kind of thing it is."""
        return KIND_LABELS[self.kind]

    @property
    def alike(self) -> bool:
        """Whether all three versions answer the same."""
        said = {answer.word for answer in self.answers}
        return len(self.answers) == len(VERSION_LABELS) and len(said) == 1

    @property
    def spoken(self) -> str:
        """Title and verdicts in one line."""
        return " ".join([plain(self.title), *(f"{v.label}: {v.word}." for v in self.verdicts)])

    def as_json(self) -> dict[str, object]:
        """The hit as the contract has it."""
        said: dict[str, object] = {}
        if self.verdicts:
            said["verdicts"] = {str(verdict.version): verdict.css for verdict in self.verdicts}
        if self.answers:
            said["answers"] = {str(answer.version): plain(answer.word) for answer in self.answers}
        if self.text:
            said["text"] = self.text
        return {"kind": str(self.kind), "title": plain(self.title), "url": self.href, **said}


def hits(keys: Iterable[Key]) -> Iterator[Hit]:
    """The hits in their order. A row is left out where one of its points stands before it."""
    rows = set()
    for key in keys:
        if key.kind is Kind.POINT:
            rows.add(CATALOG.row_of[key.id].id)
        if key.kind is not Kind.ROW or key.id not in rows:
            yield hit(key)


def meld_check(turn: Turn) -> Hit:
    """The meld check for typed cards, with the engine's verdicts."""
    parameters = permalink.turn_parameters(turn)
    verdicts = tuple(
        _says(label_of(answer.column.selection.base), verdict_word(verdict), VERDICT_CSS[verdict])
        for answer in answer_turn(turn)
        for verdict in (answer.result.verdict,)
    )
    return Hit(
        Kind.TOOL,
        f"Meldung prüfen: {', '.join(f'[{format_melds([meld])}]' for meld in turn.melds)}",
        address("scoring:meldung", parameters, parameters),
        verdicts=verdicts,
    )


@cache
def hit(key: Key) -> Hit:
    """What a document looks like as a hit."""
    return _SHOWN[key.kind](key.id)


def _dispute(slug: str) -> Hit:
    verdicts = tuple(
        _says(each.label, each.verdict.word, each.verdict.value) for each in decisions(slug)
    )
    title = question(DISPUTES[slug])
    return Hit(Kind.DISPUTE, title, dispute_address(slug), verdicts=verdicts)


def _point(point_id: str) -> Hit:
    point = CATALOG.points[point_id]
    return Hit(Kind.POINT, point.question, point_address(point_id), answers=_answers(point))


def _row(row_id: str) -> Hit:
    """A row with the answers to its first point on which the versions differ."""
    row = next(row for row in CATALOG.rows if row.id == row_id)
    points = [CATALOG.points[point_id] for point_id in row.points]
    point = next((each for each in points if not each.alike), points[0])
    place = place_in_comparison(row_id)
    return Hit(Kind.ROW, row.title, place, answers=_answers(point), text=point.question)


def _reading(id_: str) -> Hit:
    version, _, reading_id = id_.partition("/")
    reading = CATALOG.readings[Version(version), reading_id]
    point_id, answer = next(iter(reading.swaps.items()))
    said = _says(label_of(reading.version), with_cards(answer.short_filled))
    href = f"{point_address(point_id)}#h-lesarten"
    return Hit(Kind.READING, reading.text, href, answers=(said,))


def _term(term_id: str) -> Hit:
    term = GLOSSARY.terms[term_id]
    return Hit(Kind.TERM, term.word, term_address(term), text=GLOSSARY.texts[term_id])


def _house_rule(slug: str) -> Hit:
    rule = house.HOUSE_RULES[slug]
    text = house.filled(rule, rule.text)
    return Hit(Kind.HOUSE_RULE, rule.title, house_rule_address(rule), text=text)


def _tool(name: str) -> Hit:
    return _place(Kind.TOOL, next(place for place in places.TOOLS if place.name == name))


def _page(name: str) -> Hit:
    return _place(Kind.PAGE, next(place for place in places.PAGES if place.name == name))


def _place(kind: Kind, place: places.Place) -> Hit:
    return Hit(kind, place.label, reverse(place.name), text=place.note)


_SHOWN = {
    Kind.DISPUTE: _dispute,
    Kind.POINT: _point,
    Kind.ROW: _row,
    Kind.READING: _reading,
    Kind.TERM: _term,
    Kind.HOUSE_RULE: _house_rule,
    Kind.TOOL: _tool,
    Kind.PAGE: _page,
}


def _answers(point: Point[Value]) -> tuple[Says, ...]:
    answers: list[tuple[VersionLabel, Answer[Value]]] = [
        (label, point.answer(label.version)) for label in VERSION_LABELS
    ]
    return tuple(_says(label, with_cards(answer.short_filled)) for label, answer in answers)


def _says(label: VersionLabel, word: str, css: str = "") -> Says:
    return Says(label.version, label.key, label.letter, label.label, word, css)
