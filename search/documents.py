"""What the search finds: documents from the rule data, and the index over them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules import house, places
from rules.catalog import CATALOG
from rules.disputes import DISPUTES, GROUP_OF
from rules.disputes.model import Dispute
from rules.glossary_everyday import EVERYDAY
from rules.glossary_words import GLOSSARY
from rules.schema import Answer, Version
from rules.situations import Tool
from rules.values import Value
from rules.versions import label_of
from search.index import Document, Index
from search.index import Place as In


class Kind(StrEnum):
    """What has been found; the names stand in the JSON."""

    DISPUTE = "dispute"
    TOOL = "tool"
    POINT = "point"
    ROW = "row"
    READING = "reading"
    TERM = "term"
    HOUSE_RULE = "house-rule"
    PAGE = "page"


# A dispute answers what people ask; a reading is only understood beside its point.
WEIGHTS = {
    Kind.DISPUTE: 1.3,
    Kind.TOOL: 0.9,
    Kind.POINT: 1.0,
    Kind.ROW: 0.85,
    Kind.READING: 0.7,
    Kind.TERM: 0.9,
    Kind.HOUSE_RULE: 0.9,
    Kind.PAGE: 0.9,
}


@dataclass(frozen=True, slots=True)
class Key:
    """What a document is: its kind, and its id there (of a reading with its version before)."""

    kind: Kind
    id: str


@cache
def index() -> Index[Key]:
    """The index over all rule data, built when it is first asked for."""
    documents = [
        *_disputes(),
        *_tools_and_pages(),
        *_points(),
        *_rows(),
        *_readings(),
        *_terms(),
        *_house_rules(),
    ]
    return Index(documents, _names())


def _names() -> dict[str, tuple[str, ...]]:
    names = {term.id: (term.word, *term.synonyms) for term in GLOSSARY.terms.values()}
    return names | {f"everyday-{line[0]}": line for line in EVERYDAY}


def _document(kind: Kind, id_: str, texts: dict[In, list[str]], topic: str = "") -> Document[Key]:
    return Document(Key(kind, id_), texts, topic, WEIGHTS[kind])


def _disputes() -> Iterator[Document[Key]]:
    for dispute in DISPUTES.values():
        texts = {
            In.TITLE: [CATALOG.filled(dispute.question, dispute.numbers)],
            In.WORDS: [_slug_words(dispute.slug), *_cards(dispute)],
            In.QUESTION: [CATALOG.points[point].question for point in dispute.points],
            In.ANSWER: [
                CATALOG.filled(dispute.tip, dispute.numbers),
                *_ruled(dispute),
            ],
        }
        yield _document(Kind.DISPUTE, dispute.slug, texts, GROUP_OF[dispute.slug])


def _ruled(dispute: Dispute) -> Iterator[str]:
    """What the versions say: the sentences of the deciding points, and those of their own."""
    for version, ruling in dispute.rulings:
        yield CATALOG.filled(ruling.text, dispute.numbers)
        yield from _said([CATALOG.points[dispute.deciding_point(version)].answer(version)])


def _cards(dispute: Dispute) -> Iterator[str]:
    """The melds that a dispute is about, each one word."""
    if dispute.situation and dispute.situation.tool is Tool.MELD:
        for meld in dispute.situation.query.get("cards", "").split(","):
            yield f"[{meld.strip()}]"


def _points() -> Iterator[Document[Key]]:
    for point in CATALOG.points.values():
        texts = {
            In.TITLE: [point.question],
            In.WORDS: [_slug_words(point.id)],
            In.ANSWER: [point.why, *_said(point.answer(v) for v in Version)],
        }
        yield _document(Kind.POINT, point.id, texts, CATALOG.row_of[point.id].title)


def _rows() -> Iterator[Document[Key]]:
    for row in CATALOG.rows:
        texts = {
            In.TITLE: [row.title],
            In.QUESTION: [CATALOG.points[point].question for point in row.points],
        }
        yield _document(Kind.ROW, row.id, texts, row.chapter)


def _readings() -> Iterator[Document[Key]]:
    for (version, id_), reading in CATALOG.readings.items():
        texts = {
            In.TITLE: [reading.text],
            In.WORDS: [label_of(version).label, "Lesart"],
            In.QUESTION: [CATALOG.points[point].question for point in reading.swaps],
            In.ANSWER: list(_said(reading.swaps.values())),
        }
        yield _document(Kind.READING, f"{version}/{id_}", texts)


def _terms() -> Iterator[Document[Key]]:
    for term in GLOSSARY.terms.values():
        texts = {
            In.TITLE: [term.word],
            In.WORDS: list(term.synonyms),
            In.ANSWER: [GLOSSARY.texts[term.id]],
        }
        yield _document(Kind.TERM, term.id, texts)


def _house_rules() -> Iterator[Document[Key]]:
    for rule in house.HOUSE_RULES.values():
        texts = {
            In.TITLE: [rule.title, *(mention.called for mention in rule.mentions)],
            In.WORDS: [_slug_words(rule.slug)],
            In.QUESTION: [CATALOG.points[point].question for point in rule.points],
            In.ANSWER: [house.filled(rule, rule.text), house.filled(rule, rule.open)],
        }
        yield _document(Kind.HOUSE_RULE, rule.slug, texts)


def _tools_and_pages() -> Iterator[Document[Key]]:
    for kind, held in ((Kind.TOOL, places.TOOLS), (Kind.PAGE, places.PAGES)):
        for place in held:
            texts = {In.TITLE: [place.label], In.WORDS: list(place.words), In.ANSWER: [place.note]}
            yield _document(kind, place.name, texts)


def _said(answers: Iterable[Answer[Value]]) -> Iterator[str]:
    for answer in answers:
        yield from (answer.short_filled, answer.text_filled)


def _slug_words(slug: str) -> str:
    return slug.replace("-", " ")
