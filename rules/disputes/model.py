"""The shape of a table dispute: a question as a player asks it, decided by rule points."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
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
from rules.schema import Version
from rules.situations import As, Situation

_QUESTION_WORDS = 14
_TIP_WORDS = 20
_RELATED = range(2, 5)


class Ruled(StrEnum):
    """What a version says to a yes-or-no question; the value is its class in the stylesheet."""

    YES = "ja"
    NO = "nein"
    OPEN = "offen"

    @property
    def word(self) -> str:
        """The German word that the pages show."""
        return self.value.capitalize()


@dataclass(frozen=True, slots=True)
class Ruling:
    """What one version says to a dispute.

    Sentence, status and source are those of the deciding point: `point`, else the dispute's
    first. `verdict` is None where a tool computes it. `text`: a sentence of its own, only where
    the point's does not answer the question; with it `derived` says that it is concluded from
    the point. `readings`: verdicts of other readings where no tool computes them.
    """

    verdict: Ruled | None = None
    text: str = ""
    point: str = ""
    derived: bool = False
    readings: Mapping[str, Ruled] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.text:
            check_sentence(self.text)
            check_length(self.text, TEXT_WORDS)
        require(self.text or not self.derived, "a conclusion without its sentence")
        require(self.verdict or not self.readings, "computed readings are not typed")
        object.__setattr__(self, "readings", MappingProxyType(dict(self.readings)))


@dataclass(frozen=True, slots=True, kw_only=True)
class Dispute:
    """A question that tables quarrel about. Its slug is its address and never changes.

    `points`: the rule points behind it; the first decides where a ruling names no other.
    `tip`: what to agree upon before play. `numbers`: whose numbers its texts borrow
    (Catalog.filled).
    """

    slug: str
    question: str
    points: tuple[str, ...]
    klassisch: Ruling = Ruling()
    wiener: Ruling = Ruling()
    ass: Ruling = Ruling()
    tip: str
    related: tuple[str, ...]
    situation: Situation | None = None
    numbers: Mapping[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        check_slug(self.slug)
        require(self.question.endswith("?"), f"{self.slug}: the question has no question mark")
        check_length(self.question, _QUESTION_WORDS)
        check_sentence(self.tip)
        check_length(self.tip, _TIP_WORDS)
        if self.situation:
            require(self.situation.how is not As.NUMBER, f"{self.slug}: a number is no verdict")
        require(self.points, f"{self.slug}: no rule point")
        require(len(set(self.points)) == len(self.points), f"{self.slug}: a point twice")
        for version, ruling in self.rulings:
            typed = ruling.verdict is not None
            require(
                typed != (self.situation is not None),
                f"{self.slug}, {version}: a verdict is either typed or computed",
            )
            require(
                not ruling.point or ruling.point in self.points,
                f"{self.slug}, {version}: {ruling.point} is no point of it",
            )
        require(len(self.related) in _RELATED, f"{self.slug}: two to four related disputes")
        require(len({self.slug, *self.related}) == len(self.related) + 1, f"{self.slug}: related")
        texts = (self.question, self.tip, *(ruling.text for _, ruling in self.rulings))
        for text in texts:
            check_no_digit(text)
        used = {name for text in texts for name in placeholders_of(text)}
        require(used == set(self.numbers), f"{self.slug}: placeholders and numbers differ")
        object.__setattr__(self, "numbers", MappingProxyType(dict(self.numbers)))

    def ruling(self, version: Version) -> Ruling:
        """What a version says."""
        return dict(self.rulings)[version]

    @property
    def rulings(self) -> Iterator[tuple[Version, Ruling]]:
        """The three versions with what they say, in their fixed order."""
        return zip(Version, (self.klassisch, self.wiener, self.ass), strict=True)

    def deciding_point(self, version: Version) -> str:
        """The rule point whose answer decides for a version."""
        return self.ruling(version).point or self.points[0]


@dataclass(frozen=True, slots=True)
class DisputeGroup:
    """Disputes about one subject, in the order in which they are shown."""

    title: str
    disputes: tuple[Dispute, ...]
