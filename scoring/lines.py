"""The lines of a round's score: nothing changes a score without being one of them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scoring.ruleset import Ruled
from scoring.verdicts import Code, Why


class Item(StrEnum):
    """What a line is about; lines of one item stand in one row of the three columns."""

    MELDED = "melded"
    NATURAL = "natural"
    MIXED = "mixed"
    WILD = "wild"
    BLOCKING = "blocking"
    RED = "red"
    RED_EXTRA = "red-extra"
    RED_HAND = "red-hand"
    OUT = "out"
    STOCK = "stock"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class Line:
    """One explained item of a score; `terms` are what the points are the sum of."""

    item: Item
    why: Why
    terms: tuple[int, ...]

    @property
    def points(self) -> int:
        """Points of this line."""
        return sum(self.terms)


def line(
    item: Item, code: Code, rule: Ruled[object], terms: tuple[int, ...], **facts: int | str
) -> Line:
    """A line that a rule decided."""
    return Line(item, Why(code, rule.point, rule.status, facts), terms)
