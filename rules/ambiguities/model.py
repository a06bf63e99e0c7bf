"""The shape of an ambiguous place: what a source says there, and what it can mean."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
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

_TITLE_WORDS = 9


@dataclass(frozen=True, slots=True)
class Sense:
    """One way to read a place, in a sentence.

    `taken`: we go by it. `reading`: the reading that computes it, empty for the version as it
    stands; None where nothing computes it.
    """

    text: str
    reading: str | None = None
    taken: bool = False

    def __post_init__(self) -> None:
        check_no_digit(self.text)
        check_sentence(self.text)
        check_length(self.text, TEXT_WORDS)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambiguity:
    """A place that can be read in more than one way. Its slug is its anchor for good.

    `versions`: whose source it is; the first is the one that an example is computed with.
    `points`: the rule points behind it. `cites`: where the place stands; empty where it is that
    of the first point. `numbers`: whose numbers the texts borrow (Catalog.filled).
    """

    slug: str
    title: str
    versions: tuple[Version, ...]
    points: tuple[str, ...]
    senses: tuple[Sense, ...]
    cites: tuple[Citation, ...] = ()
    situation: Situation | None = None
    numbers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_slug(self.slug)
        check_length(self.title, _TITLE_WORDS)
        check_no_digit(self.title)
        require(self.versions and self.points, f"{self.slug}: no version or no point")
        require(len(self.senses) > 1, f"{self.slug}: only one sense")
        require(sum(s.taken for s in self.senses) <= 1, f"{self.slug}: two senses taken")
        computed = [s.reading for s in self.senses if s.reading is not None]
        require(len(set(computed)) == len(computed), f"{self.slug}: a reading twice")
        require(
            len(computed) > 1 if self.situation else not computed,
            f"{self.slug}: an example computes two senses",
        )
        texts = (self.title, *(sense.text for sense in self.senses))
        used = {name for text in texts for name in placeholders_of(text)}
        require(used == set(self.numbers), f"{self.slug}: placeholders and numbers differ")
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))
