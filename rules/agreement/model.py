"""The shapes of what a table can agree on; they know neither the catalog nor the engine."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from rules.checks import check_length, check_no_digit, check_sentence, check_slug, require
from rules.schema import Answer, Version
from rules.values import Value

_TITLE_WORDS = 6


class Figure(StrEnum):
    """What the amount of a variant is to the engine; the names are those of its fields.

    All are points. WILD_CANASTA, BLOCKING_CANASTA and OUT_AT_START: in place of the bonus that a
    version gives. RED_EXTRA: for each red three laid out, besides its bonus. TARGET: where the
    match ends with two to five players.
    """

    WILD_CANASTA = "wild_canasta"
    BLOCKING_CANASTA = "blocking_canasta"
    RED_EXTRA = "red_extra"
    OUT_AT_START = "out_at_start"
    TARGET = "target"


@dataclass(frozen=True, slots=True, kw_only=True)
class Variant:
    """A house variant that a table can agree on. Its id stands in addresses: it stays for good.

    `house_rule`: the slug of the house rule that tells of it. `points`: the points that it answers
    in the place of a version; the first is what lines of the engine name. `answers` gives these
    answers for an amount. `figure` None: the answers are all that changes, and there is no amount.
    `amounts`: those that sources name, or usual ones. `free`: any amount in it is allowed, too.
    """

    id: str
    title: str
    house_rule: str
    points: tuple[str, ...]
    answers: Callable[[int], Mapping[str, Answer[Value]]]
    figure: Figure | None = None
    amounts: tuple[int, ...] = ()
    free: range = range(0)

    def __post_init__(self) -> None:
        require(self.id.isalpha() and self.id.islower(), f"not a code: {self.id}")
        check_no_digit(self.title)
        check_length(self.title, _TITLE_WORDS)
        require((self.figure is None) == (not self.amounts), f"{self.id}: figure and amounts")
        for amount in self.amounts or (0,):
            require(set(self.answers(amount)) == set(self.points), f"{self.id}: points differ")

    def allows(self, amount: int) -> bool:
        """Whether a table can agree on this amount (points; 0 where there is none)."""
        return amount in (self.amounts or (0,)) or amount in self.free


@dataclass(frozen=True, slots=True)
class Side:
    """A choice that contradicts another: a row by some versions, or a variant."""

    row: str = ""
    versions: tuple[Version, ...] = ()
    variant: str = ""

    def __post_init__(self) -> None:
        require(bool(self.row) != bool(self.variant), "a row or a variant")
        require(bool(self.row) == bool(self.versions), "a row by some versions")


@dataclass(frozen=True, slots=True)
class Clash:
    """Two choices that cannot stand together, and the sentence that says why."""

    id: str
    one: Side
    other: Side
    text: str

    def __post_init__(self) -> None:
        check_slug(self.id)
        check_no_digit(self.text)
        check_sentence(self.text)
