"""How answers and their evidence are shown: German texts with marked-up card examples."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, lru_cache

from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from rules import german
from rules.agreement.address import Table
from rules.agreement.origin import origin
from rules.catalog import CATALOG
from rules.rows import CHAPTERS
from rules.schema import Answer, Point, Selection
from rules.status import Status
from rules.values import Value
from rules.versions import TABLE_LABEL, VersionLabel, label_of

STATUS_CSS = {
    Status.STATED: "e",
    Status.DERIVED: "g",
    Status.AMBIGUOUS: "x",
    Status.SILENT: "n",
    Status.UNVERIFIED: "u",
}
# More than all answers of the versions; those of tables, which anybody can think up, come and go.
_EVIDENCE = 4096
_CARDS = re.compile(r"\[([^\[\]]+)\]")
# English names in German texts, the longer before what it begins with.
ENGLISH = ("Modern American", "Official Laws", "Regency Whist Club", "Regency Club")
_ENGLISH = re.compile("|".join(map(re.escape, ENGLISH)))


@dataclass(frozen=True, slots=True)
class Evidence:
    """Status, source and address of the rule point behind a sentence.

    `origin`: whom a table follows there; empty for a version, which follows itself.
    """

    status_css: str
    status_word: str
    source: str
    href: str
    assumed: str = ""
    origin: str = ""


@dataclass(frozen=True, slots=True)
class Link:
    """A link with its text."""

    text: str
    href: str


@dataclass(frozen=True, slots=True)
class Said:
    """An answer in words, with its support; the names are those of `Evidence`."""

    short: SafeString
    text: SafeString
    assumed: str
    status_css: str
    status_word: str
    source: str
    stated: bool


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading of a version's answer: `text` is what it says to this one point.

    `otherwise`: also in its short words.
    """

    text: str
    said: Said
    otherwise: bool


@dataclass(frozen=True, slots=True)
class Support:
    """A status below 'stated' in a row without a difference; whose it is unless everyone's."""

    css: str
    word: str
    letters: str
    names: str


@dataclass(frozen=True, slots=True)
class AnswerView:
    """The answer of a version or a table to a point, with its other readings.

    `origin`: whom a table follows; empty for a version.
    """

    key: str
    letter: str
    label: str
    said: Said
    readings: tuple[ReadingView, ...]
    origin: str = ""


def said(answer: Answer[Value], words: Callable[[str], SafeString]) -> Said:
    """An answer as a page shows it; `words` makes HTML of its sentence."""
    return Said(
        short=with_cards(answer.short_filled),
        text=words(answer.text_filled),
        assumed=answer.assumed_filled,
        status_css=STATUS_CSS[answer.status],
        status_word=answer.status.word,
        source=sources_of(answer),
        stated=answer.status is Status.STATED,
    )


def answer_view(
    point: Point[Value], label: VersionLabel, words: Callable[[str], SafeString]
) -> AnswerView:
    """The answer of one version to a point; its readings where they swap just this answer.

    `words` makes HTML of the sentence of its own answer: `with_cards`, or with more to it.
    """
    base = said(point.answer(label.version), words)
    return AnswerView(
        key=label.key,
        letter=label.letter,
        label=label.label,
        said=base,
        readings=tuple(
            ReadingView(
                text=CATALOG.reading_text(reading, {point.id}),
                said=(other := said(reading.swaps[point.id], with_cards)),
                otherwise=other.short != base.short,
            )
            for reading in CATALOG.readings_of(label.version)
            if point.id in reading.swaps
        ),
    )


def table_answer(
    table: Table, point: Point[Value], words: Callable[[str], SafeString]
) -> AnswerView:
    """The answer of a table to a point: that of the version it follows, or of a house rule."""
    selection, label = table.selection, TABLE_LABEL
    followed = answer_view(point, label_of(CATALOG.version_of(selection, point.id)), words)
    if CATALOG.variant_of(selection, point.id):
        own = said(CATALOG.answer(selection, point.id), words)
        followed = replace(followed, said=own, readings=())
    return replace(
        followed,
        key=label.key,
        letter=label.letter,
        label=label.label,
        origin=origin(selection, point.id),
    )


def supports(answers: Sequence[AnswerView]) -> list[Support]:
    """What is less than stated among the answers to a point that all give alike."""
    held: dict[tuple[str, str], list[AnswerView]] = {}
    for answer in answers:
        if not answer.said.stated:
            said = answer.said
            held.setdefault((said.status_css, said.status_word), []).append(answer)
    return [
        Support(
            css,
            word,
            "" if len(whose) == len(answers) else ", ".join(each.letter for each in whose),
            german.listing([each.label for each in whose]),
        )
        for (css, word), whose in held.items()
    ]


@lru_cache(_EVIDENCE)
def evidence(
    selection: Selection, point: str, status: Status | None = None, *, of_table: bool = False
) -> Evidence:
    """The evidence of an answer; `status` where it is narrower than the answer's own.

    `of_table`: it is a table that answers, and says whom it follows.
    """
    answer = CATALOG.answer(selection, point)
    status = status or answer.status
    return Evidence(
        status_css=STATUS_CSS[status],
        status_word=status.word,
        source=sources_of(answer),
        href=point_address(point),
        assumed=answer.assumed_filled,
        origin=origin(selection, point) if of_table else "",
    )


def sources_of(answer: Answer[Value]) -> str:
    """The citations of an answer."""
    return "; ".join(str(citation) for citation in answer.cites)


@cache
def page_address(name: str) -> str:
    """The path of a page that needs no more than its name; paths never change in a process."""
    return reverse(name)


@cache
def point_address(point: str) -> str:
    """Where a rule point can be read."""
    return reverse("rules:punkt", args=[point])


def place_in_comparison(anchor: str) -> str:
    """Where a point, a row or a chapter stands among the others."""
    return f"{page_address('rules:vergleich')}#{anchor}"


def chapter_anchor(chapter: str) -> str:
    """The id of a chapter in the comparison."""
    return f"k-{CHAPTERS.index(chapter) + 1}"


def point_link(point: str) -> Link:
    """The link to a rule point, which is called by its question."""
    return Link(with_cards(CATALOG.points[point].question), point_address(point))


def with_cards(text: str) -> SafeString:
    """A text with its card examples (in square brackets) kept on one line, English words named."""
    marked = _CARDS.sub(r'<span class="nb">\1</span>', _english_named(escape(text)))
    return mark_safe(marked)  # noqa: S308 - escaped above, only our own tags are added


def foreign(text: str) -> SafeString:
    """A text with its English names marked; what is HTML already has them marked."""
    if isinstance(text, SafeString):
        return text
    return mark_safe(_english_named(escape(text)))  # noqa: S308 - as in with_cards


def _english_named(html: str) -> str:
    """So that they are read aloud and hyphenated as English."""
    return _ENGLISH.sub(r'<span lang="en">\g<0></span>', html)


def plain(text: str) -> str:
    """A text without any mark-up, for titles and descriptions."""
    return _CARDS.sub(r"\1", text)
