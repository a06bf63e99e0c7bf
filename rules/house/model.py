"""The shape of a house rule: a variant that a source names, and what it changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType

from rules.checks import (
    TEXT_WORDS,
    check_length,
    check_no_digit,
    check_sentence,
    check_slug,
    placeholders_of,
    require,
)
from rules.schema import Citation, Version
from rules.situations import Situation
from rules.values import Value

_TITLE_WORDS = 6


class Unit(StrEnum):
    """What the numbers of a house rule count."""

    POINTS = "points"
    CARDS = "cards"
    JOKERS = "jokers"
    PACKS = "packs"

    @property
    def word(self) -> str:
        """The German word that stands behind the number."""
        return _WORDS[self]


_WORDS = {
    Unit.POINTS: "Punkte",
    Unit.CARDS: "Karten",
    Unit.JOKERS: "Joker",
    Unit.PACKS: "Kartenspiele",
}


@dataclass(frozen=True, slots=True)
class Mention:
    """A place that names a house rule.

    `number`: the name of the number given there, empty where none is. `remark`: how usual the
    source calls it, never our claim. `called`: what it is called there.
    """

    cite: Citation
    number: str = ""
    remark: str = ""
    called: str = ""

    def __post_init__(self) -> None:
        check_no_digit(self.remark)
        check_no_digit(self.called)


@dataclass(frozen=True, slots=True)
class AsBase:
    """A point by which some version plays the house rule anyway: it gives this very value.

    `number` instead of `value`: the name of a number of its answers, which is that of the house
    rule. Which versions these are is read off the rule data.
    """

    point: str
    value: Value | None = None
    number: str = ""

    def __post_init__(self) -> None:
        require((self.value is None) == bool(self.number), f"{self.point}: a value or a number")


@dataclass(frozen=True, slots=True, kw_only=True)
class HouseRule:
    """A variant that some source names. Its slug is its anchor for good.

    `text`: what it changes. `points`: the rule points that it touches; the first gives the
    chapter. `numbers`: its numbers by name, each its own or, as text, whose it is
    (Catalog.number). `open`: what its source leaves open. `melds`: examples whose card values a
    tool computes. `situation`: where a tool shows the rules that it changes. `reading`: the
    reading that computes it. `ambiguity`: the ambiguous place that it is.
    """

    slug: str
    title: str
    text: str
    points: tuple[str, ...]
    mentions: tuple[Mention, ...]
    unit: Unit | None = None
    numbers: Mapping[str, int | str] = field(default_factory=dict)
    as_base: tuple[AsBase, ...] = ()
    open: str = ""
    melds: tuple[str, ...] = ()
    situation: Situation | None = None
    reading: tuple[Version, str] | None = None
    ambiguity: str = ""

    def __post_init__(self) -> None:
        check_slug(self.slug)
        check_no_digit(self.title)
        check_length(self.title, _TITLE_WORDS)
        for sentence in filter(None, (self.text, self.open)):
            check_no_digit(sentence)
            check_sentence(sentence)
            check_length(sentence, TEXT_WORDS)
        require(self.points and self.mentions, f"{self.slug}: no point or no source")
        require(len(set(self.points)) == len(self.points), f"{self.slug}: a point twice")
        given = {mention.number for mention in self.mentions if mention.number}
        require(bool(given) == bool(self.unit), f"{self.slug}: a number without its unit")
        used = given | placeholders_of(self.text) | placeholders_of(self.open)
        require(used == set(self.numbers), f"{self.slug}: placeholders and numbers differ")
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))
