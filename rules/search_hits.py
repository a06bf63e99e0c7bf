"""What has been found, as it is shown: each hit with what the versions say, so that it answers.

Where a table is chosen it says last what it plays.
"""

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
from rules.schema import Answer, Point, Version
from rules.values import Value
from rules.versions import TABLE_LABEL, VERSION_LABELS, TableLabel, VersionLabel, label_of
from scoring import permalink
from scoring.answers import answer_turn
from scoring.cards import format_melds
from scoring.columns import Column, columns_at, table_first
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
        """Whether all versions answer the same, and the table where there is one."""
        said = {answer.word for answer in self.answers}
        return len(self.answers) >= len(VERSION_LABELS) and len(said) == 1

    @property
    def spoken(self) -> str:
        """Title and verdicts in one line, the table's before those of the versions."""
        said = table_first(self.verdicts)
        return " ".join([plain(self.title), *(f"{v.label}: {v.word}." for v in said)])

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


def hits(keys: Iterable[Key], table: Table | None) -> Iterator[Hit]:
    """The hits in their order. A row is left out where one of its points stands before it."""
    rows = set()
    for key in keys:
        if key.kind is Kind.POINT:
            rows.add(CATALOG.row_of[key.id].id)
        if key.kind is not Kind.ROW or key.id not in rows:
            yield hit(key, table)


def meld_check(turn: Turn, table: Table | None) -> Hit:
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


def hit(key: Key, table: Table | None) -> Hit:
    """What a document looks like as a hit, with the table's own answer where one is chosen."""
    found = _of_versions(key)
    return found if table is None else _at_table(found, key, table)


@cache
def _of_versions(key: Key) -> Hit:
    # Nothing of it changes while a process lives.
    return _SHOWN[key.kind](key.id)


def _at_table(found: Hit, key: Key, table: Table) -> Hit:
    if key.kind is Kind.DISPUTE:
        verdict = table_decision(key.id, table.selection).verdict
        own = _says(TABLE_LABEL, verdict.word, verdict.value)
        return replace(found, verdicts=(*found.verdicts, own))
    if key.kind in (Kind.POINT, Kind.ROW):
        point = key.id if key.kind is Kind.POINT else _telling_point(key.id).id
        answer = CATALOG.answer(table.selection, point)
        own = _says(TABLE_LABEL, with_cards(answer.short_filled))
        return replace(found, answers=(*found.answers, own))
    return found


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
    point, place = _telling_point(row_id), place_in_comparison(row_id)
    title = CATALOG.rows_by_id[row_id].title
    return Hit(Kind.ROW, title, place, answers=_answers(point), text=point.question)


def _telling_point(row_id: str) -> Point[Value]:
    """The point by which a row is told: its first one on which the versions differ."""
    points = [CATALOG.points[point_id] for point_id in CATALOG.rows_by_id[row_id].points]
    return next((each for each in points if not each.alike), points[0])


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


def _says(who: VersionLabel | TableLabel | Column, word: str, css: str = "") -> Says:
    return Says(who.slug, who.key, who.letter, who.label, word, css)
