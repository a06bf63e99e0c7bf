"""The shape of the guide: sections of short steps, examples that a tool computes, pictures.

Data only. What a step tells is named by its rule points; what other versions say to these is
never written here, the page takes it from the points.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from rules.checks import (
    TEXT_WORDS,
    check_length,
    check_no_digit,
    check_slug,
    placeholders_of,
    require,
)
from rules.schema import Citation
from rules.situations import As, Situation

_TITLE_WORDS = 5
_SENTENCE = re.compile(r"(?<=[.!?]) ")


class Drawn(StrEnum):
    """What the reference computes already, and a section shows in its place."""

    CARD_VALUES = "card_values"
    MINIMA = "minima"
    STAGES = "stages"
    WORKED_ROUND = "worked_round"


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A line of the fact box. `own`: numbers that are the guide's own and no rule."""

    label: str
    text: str
    points: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_no_digit(self.label)
        _check_numbers((self.text,), self.numbers, self.own)
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))
        object.__setattr__(self, "own", MappingProxyType(dict(self.own)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """A step of the game: a paragraph, then perhaps a numbered list. Sentences are short.

    `points` are the rule points that it tells, as the classic version has them. `numbers` says
    whose numbers the texts borrow (Catalog.filled); `own` are numbers that are no rule: years.
    """

    title: str = ""
    text: str = ""
    items: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    numbers: Mapping[str, str] = field(default_factory=dict)
    own: Mapping[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_no_digit(self.title)
        check_length(self.title, _TITLE_WORDS)
        require(self.text or self.items, f"a step without words: {self.title!r}")
        require(len(set(self.points)) == len(self.points), f"{self.title!r}: a point twice")
        for text in self.texts:
            check_spoken(text)
        _check_numbers(self.texts, self.numbers, self.own)
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))
        object.__setattr__(self, "own", MappingProxyType(dict(self.own)))

    @property
    def texts(self) -> tuple[str, ...]:
        """All that it says, in order."""
        return tuple(filter(None, (self.text, *self.items)))


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of an answer with its label: what stands at a path, or at several, added up."""

    label: str
    reads: tuple[str, ...]

    def __post_init__(self) -> None:
        check_no_digit(self.label)
        require(self.reads, f"{self.label}: nothing to read")


@dataclass(frozen=True, slots=True)
class Example:
    """Cards on the table and what a tool says to them: verdicts, unless it asks for a number."""

    text: str
    situation: Situation
    figures: tuple[Figure, ...] = ()

    def __post_init__(self) -> None:
        check_no_digit(self.text)
        check_spoken(self.text)
        require(
            self.figures or self.situation.how is not As.NUMBER, f"nothing to show: {self.text!r}"
        )


@dataclass(frozen=True, slots=True)
class Picture:
    """Cards as they lie, with what they are. `across`: which of them lies crosswise."""

    cards: str
    text: str
    across: int | None = None

    def __post_init__(self) -> None:
        check_no_digit(self.text)


@dataclass(frozen=True, slots=True)
class Pictures:
    """Pictures beside each other."""

    pictures: tuple[Picture, ...]


Part = Step | Example | Pictures | Drawn


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A section of the guide; its id is its anchor for good.

    `cites`: where it comes from if that is no rule point.
    """

    id: str
    title: str
    parts: tuple[Part, ...]
    cites: tuple[Citation, ...] = ()

    def __post_init__(self) -> None:
        check_slug(self.id)
        check_no_digit(self.title)
        check_length(self.title, _TITLE_WORDS)
        require(self.parts, f"{self.id}: an empty section")

    @property
    def steps(self) -> Iterator[Step]:
        """The steps of the section."""
        return (part for part in self.parts if isinstance(part, Step))

    @property
    def points(self) -> tuple[str, ...]:
        """The rule points that the section tells, each once."""
        return tuple(dict.fromkeys(point for step in self.steps for point in step.points))


def check_spoken(text: str) -> None:
    """Require sentences that can be read aloud in one breath each."""
    require(text.endswith((".", "!", "?")), f"not a sentence: {text!r}")
    for sentence in _SENTENCE.split(text):
        check_length(sentence, TEXT_WORDS)


def _check_numbers(
    texts: tuple[str, ...], numbers: Mapping[str, str], own: Mapping[str, int]
) -> None:
    """Like check_borrowed, over several texts and with numbers that are no rule."""
    for text in texts:
        check_no_digit(text)
    used = {name for text in texts for name in placeholders_of(text)}
    require(used == {*numbers, *own}, f"placeholders and numbers differ: {texts!r}")
    require(not {*numbers} & {*own}, f"a number both borrowed and owned: {texts!r}")
