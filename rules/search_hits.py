"""What has been found, as it is shown: each hit with what the versions say, so that it answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from rules import house, places
from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.display import place_in_comparison, plain, point_address, with_cards
from rules.dispute_page import dispute_address, question
from rules.disputes import DISPUTES
from rules.glossary_links import term_address
from rules.glossary_words import GLOSSARY
from rules.house_links import house_rule_address
from rules.rulings import decisions, table_decision
from rules.schema import Point, Version
from rules.values import Value
from scoring import permalink
from scoring.answers import answer_turn
from scoring.cards import format_melds
from scoring.columns import COLUMNS, Column, columns_at, columns_of, table_first
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
    """What a version or a table says to a hit; `css` is there where that is a verdict."""

    slug: str
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
        """Whether all three versions answer the same, and the table, where one is chosen."""
        said = {answer.word for answer in self.answers}
        return len(self.answers) >= len(COLUMNS) and len(said) == 1

    @property
    def spoken(self) -> str:
        """Title and verdicts in one line."""
        said = (f"{each.label}: {each.word}." for each in table_first(self.verdicts))
        return " ".join([plain(self.title), *said])

    def as_json(self) -> dict[str, object]:
        """The hit as the contract has it."""
        said: dict[str, object] = {}
        if self.verdicts:
            said["verdicts"] = {verdict.slug: verdict.css for verdict in self.verdicts}
        if self.answers:
            said["answers"] = {answer.slug: plain(answer.word) for answer in self.answers}
        if self.text:
            said["text"] = self.text
        return {"kind": str(self.kind), "title": plain(self.title), "url": self.href, **said}


def hits(keys: Iterable[Key], table: Table | None = None) -> Iterator[Hit]:
    """The hits in their order. A row is left out where one of its points stands before it."""
    rows = set()
    for key in keys:
        if key.kind is Kind.POINT:
            rows.add(CATALOG.row_of[key.id].id)
        if key.kind is not Kind.ROW or key.id not in rows:
            yield hit_at(key, table)


def meld_check(turn: Turn, table: Table | None = None) -> Hit:
    """The meld check for typed cards, with the engine's verdicts."""
    parameters = permalink.turn_parameters(turn)
    verdicts = tuple(
        _says(answer.column, verdict_word(verdict), VERDICT_CSS[verdict])
        for answer in answer_turn(turn, columns_at(table))
        for verdict in (answer.result.verdict,)
    )
    return Hit(
        Kind.TOOL,
        f"Meldung prüfen: {', '.join(f'[{format_melds([meld])}]' for meld in turn.melds)}",
        address("scoring:meldung", parameters, parameters),
        verdicts=verdicts,
    )


def hit_at(key: Key, table: Table | None) -> Hit:
    """What a document looks like as a hit, with what a table says to it."""
    found = _hit(key)
    if table is None:
        return found
    own = columns_at(table)[-1]
    if key.kind is Kind.DISPUTE:
        verdict = table_decision(key.id, own.selection).verdict
        return replace(found, verdicts=(*found.verdicts, _says(own, verdict.word, verdict.value)))
    if key.kind in (Kind.POINT, Kind.ROW):
        point = CATALOG.points[key.id] if key.kind is Kind.POINT else _told(key.id)
        return replace(found, answers=(*found.answers, _answer(own, point)))
    return found


@cache
def _hit(key: Key) -> Hit:
    return _SHOWN[key.kind](key.id)


def _dispute(slug: str) -> Hit:
    verdicts = tuple(
        _says(column, each.verdict.word, each.verdict.value)
        for column, each in zip(COLUMNS, decisions(slug), strict=True)
    )
    title = question(DISPUTES[slug])
    return Hit(Kind.DISPUTE, title, dispute_address(slug), verdicts=verdicts)


def _point(point_id: str) -> Hit:
    point = CATALOG.points[point_id]
    return Hit(Kind.POINT, point.question, point_address(point_id), answers=_answers(point))


def _row(row_id: str) -> Hit:
    point, place = _told(row_id), place_in_comparison(row_id)
    title = CATALOG.rows_by_id[row_id].title
    return Hit(Kind.ROW, title, place, answers=_answers(point), text=point.question)


def _told(row_id: str) -> Point[Value]:
    """The point that tells of a row: the first on which the versions differ."""
    points = [CATALOG.points[point_id] for point_id in CATALOG.rows_by_id[row_id].points]
    return next((each for each in points if not each.alike), points[0])


def _reading(id_: str) -> Hit:
    version, _, reading_id = id_.partition("/")
    reading = CATALOG.readings[Version(version), reading_id]
    point_id, answer = next(iter(reading.swaps.items()))
    (column,) = columns_of(reading.version)
    said = _says(column, with_cards(answer.short_filled))
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
    return tuple(_answer(column, point) for column in COLUMNS)


def _answer(column: Column, point: Point[Value]) -> Says:
    return _says(column, with_cards(CATALOG.answer(column.selection, point.id).short_filled))


def _says(column: Column, word: str, css: str = "") -> Says:
    return Says(column.slug, column.key, column.letter, column.label, word, css)
