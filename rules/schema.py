"""The shape of the rule data: wrong data cannot be constructed.

A *point* is one question with the answers of the three versions side by side. A *reading* is
a named set of swapped answers of one version and may extend another. A *row* groups points
that are read and chosen together. Nothing here knows the engine or Django.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Generic, TypeVar

from rules.checks import (
    TEXT_WORDS,
    check_borrowed,
    check_length,
    check_no_digit,
    check_sentence,
    check_slug,
    fill,
    require,
)
from rules.status import Status
from rules.values import Value, placeholders

# Covariant: all of this is frozen, so a point of integers is a point of some value.
V = TypeVar("V", bound=Value, covariant=True)

# A short text is read at a glance.
_SHORT_WORDS = 5
_TERM_SENTENCES = 2


class Version(StrEnum):
    """The three versions, in the order in which they are always shown."""

    KLASSISCH = "klassisch"
    WIENER = "wiener"
    ASS = "ass"


@dataclass(frozen=True, slots=True)
class Deviation:
    """What a source that is no authority says otherwise than all of them, on one point.

    `numbers` says whose number a placeholder takes (Catalog.filled); `point` is empty where
    no rule point asks about it.
    """

    text: str
    point: str = ""
    numbers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_sentence(self.text)
        check_borrowed(self.text, self.numbers)
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """A text that answers rest on, or that we read beside those.

    `short` is its name in a citation, `authority_of` the version whose letter it is (None:
    never an authority). In German: `role` says what it is for, `first_hand` what of it was
    read in the original, `second_hand` what we know only through the comparison.
    """

    key: str
    short: str
    title: str
    author: str
    edition: str
    role: str
    first_hand: str
    second_hand: str = ""
    authority_of: Version | None = None
    differs: tuple[Deviation, ...] = ()

    def __post_init__(self) -> None:
        check_slug(self.key)
        for sentence in filter(None, (self.role, self.first_hand, self.second_hand)):
            check_sentence(sentence)


@dataclass(frozen=True, slots=True)
class Citation:
    """A place in a source, in our own chapter word; `via_comparison`: read at second hand."""

    source: Source
    place: str
    via_comparison: bool = False

    def __post_init__(self) -> None:
        require(self.place.strip(), f"citation of {self.source.key} without a place")

    def __str__(self) -> str:
        text = f"{self.source.short}, {self.place}"
        return f"{text} (nach Vergleich)" if self.via_comparison else text


@dataclass(frozen=True, slots=True)
class Answer(Generic[V]):
    """What one version says to a point.

    `short` and `text` are German templates over the value: digits are refused outside
    placeholders (`{n}`) and card strings (`[D D 2]`), so that no number is typed twice.
    The short text has at most five words, the text is one sentence of at most fifteen.
    `value` is None where the source gives none; a value on a silent or unverified answer
    needs `assumed`, the assumption that the page shows. Raises RuleDataError.
    """

    short: str
    text: str
    status: Status
    cites: tuple[Citation, ...] = ()
    value: V | None = None
    assumed: str = ""
    numbers: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        require(self.short.strip(), "an answer needs a short text")
        for template in (self.short, self.text, self.assumed):
            check_no_digit(template)
            self._fill(template)
        check_sentence(self.text)
        check_length(self.short, _SHORT_WORDS)
        check_length(self.text, TEXT_WORDS)
        require(
            self.cites or self.status.leaves_open, f"{self.status} without a citation: {self.short}"
        )
        require(
            self.value is None or self.assumed or not self.status.leaves_open,
            f"a value on a {self.status} answer needs its assumption: {self.short}",
        )
        require(
            not self.assumed or self.status is not Status.STATED,
            f"a stated answer assumes nothing: {self.short}",
        )
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))

    def number(self, name: str) -> int:
        """A number of this answer by its placeholder, for another answer that speaks of it.

        Raises KeyError for one that the answer does not hold.
        """
        return self._known[name]

    @property
    def _known(self) -> dict[str, int]:
        return placeholders(self.value) | dict(self.numbers)

    def _fill(self, template: str) -> str:
        return fill(template, self._known)

    @property
    def short_filled(self) -> str:
        """The short text with its numbers; card strings still stand in brackets."""
        return self._fill(self.short)

    @property
    def text_filled(self) -> str:
        """The sentence with its numbers; card strings still stand in brackets."""
        return self._fill(self.text)

    @property
    def assumed_filled(self) -> str:
        """The assumption with its numbers, empty where nothing is assumed."""
        return self._fill(self.assumed)


@dataclass(frozen=True, slots=True)
class Wording(Generic[V]):
    """One wording that several versions share: each call adds status and citations."""

    short: str
    text: str
    value: V | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)

    def __call__(self, status: Status, *cites: Citation, assumed: str = "") -> Answer[V]:
        return Answer(self.short, self.text, status, cites, self.value, assumed, self.numbers)


@dataclass(frozen=True, slots=True, kw_only=True)
class Point(Generic[V]):
    """One question with its three answers; `why` is the sentence on the difference.

    `former_ids`: names under which its address was given out before; they lead here for good.
    All values of a point are of one type, in readings too (the catalog looks after those).
    """

    id: str
    question: str
    klassisch: Answer[V]
    wiener: Answer[V]
    ass: Answer[V]
    why: str = ""
    former_ids: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        for slug in (self.id, *self.former_ids):
            check_slug(slug)
        require(self.question.endswith("?"), f"{self.id}: the question has no question mark")
        check_no_digit(self.question)
        require(self.why or self.agreed, f"{self.id}: the answers differ and no sentence says why")
        if self.why:
            check_no_digit(self.why)
            check_sentence(self.why)
        require(len(self.value_types) <= 1, f"{self.id}: values of several types")

    @property
    def value_types(self) -> frozenset[type]:
        """The type of the values; empty where no version gives one."""
        values = (self.answer(v).value for v in Version)
        return frozenset(type(value) for value in values if value is not None)

    def answer(self, version: Version) -> Answer[V]:
        """The base answer of a version."""
        answers = {
            Version.KLASSISCH: self.klassisch,
            Version.WIENER: self.wiener,
            Version.ASS: self.ass,
        }
        return answers[version]

    @property
    def agreed(self) -> bool:
        """Whether all three give the same value and short text, none of them leaving it open."""
        return self._same_answer and not any(self._left_open)

    @property
    def alike(self) -> bool:
        """Whether there is no difference to show: all agree, or all leave it open alike."""
        return self._same_answer and len(set(self._left_open)) == 1

    @property
    def _same_answer(self) -> bool:
        answers = [self.answer(v) for v in Version]
        return len({(answer.short_filled, repr(answer.value)) for answer in answers}) == 1

    @property
    def _left_open(self) -> list[bool]:
        return [self.answer(v).status.leaves_open for v in Version]


@dataclass(frozen=True, slots=True)
class Reading:
    """Another reading of one version: swapped answers by point id, perhaps on top of another."""

    id: str
    version: Version
    text: str
    swaps: Mapping[str, Answer[Value]]
    extends: str = ""

    def __post_init__(self) -> None:
        check_slug(self.id)
        require(self.swaps, f"reading {self.id} swaps nothing")
        check_no_digit(self.text)
        check_sentence(self.text)
        object.__setattr__(self, "swaps", MappingProxyType(dict(self.swaps)))


@dataclass(frozen=True, slots=True)
class Row:
    """Points that are read and chosen together; the unit of the comparison."""

    id: str
    chapter: str
    title: str
    points: tuple[str, ...]
    on_cheat_sheet: bool = False

    def __post_init__(self) -> None:
        check_slug(self.id)
        require(self.points, f"row {self.id} holds no point")


@dataclass(frozen=True, slots=True)
class Selection:
    """What a column of answers follows: a version, perhaps in another reading, or a table.

    `rows`: the rows (by id) that follow another version than `base`. `house`: the variants (by id)
    that a table has agreed on, with the amount of each (0 where it has none). `reading_of`: the
    version whose reading it is, `base` where None; the reading holds for what follows that version.
    """

    base: Version
    reading: str = ""
    rows: tuple[tuple[str, Version], ...] = ()
    house: tuple[tuple[str, int], ...] = ()
    reading_of: Version | None = None

    @property
    def of_table(self) -> bool:
        """Whether it is a table's mixture rather than a version."""
        return bool(self.rows or self.house)

    def in_reading(self, reading: Reading) -> Selection:
        """The same in another reading of one of the versions that it follows."""
        of_another = None if reading.version is self.base else reading.version
        return replace(self, reading=reading.id, reading_of=of_another)


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the game: the one that the pages use, and what else it is called.

    The text has at most two sentences and takes its numbers from rule points, like Deviation.
    `forms` are regular expressions for the word in running text; a word without any is never
    looked for there.
    """

    id: str
    word: str
    text: str
    synonyms: tuple[str, ...] = ()
    forms: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_slug(self.id)
        check_borrowed(self.text, self.numbers)
        check_sentence(self.text)
        sentences = re.split(r"(?<=\.) ", self.text)
        require(len(sentences) <= _TERM_SENTENCES, f"{self.id}: more than two sentences")
        for sentence in sentences:
            check_length(sentence, TEXT_WORDS)
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))
