"""A situation at the table that a tool can compute, and what to read off its answer.

Data only: the tool is called by name, so that rule data need not know the engine.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from rules.checks import require


class Tool(StrEnum):
    """The tools by their names in addresses."""

    MELD = "meldung"
    FIRST_MELD = "erstmeldung"
    PILE = "stapel"
    OUT = "ausmachen"
    ROUND = "runde"


class As(StrEnum):
    """How a value of a tool's answer says Ja or Nein.

    VERDICT: allowed is Ja. PROHIBITION: forbidden is Ja. TRUTH: true is Ja. ABOVE: a number
    greater than `than` is Ja. BELOW: one less than that. EQUAL: just that number. IS: the text
    `than`. Neither, where the value is null or its support leaves it open. NUMBER: no verdict,
    what counts is the number itself.
    """

    VERDICT = "verdict"
    PROHIBITION = "prohibition"
    TRUTH = "truth"
    ABOVE = "above"
    BELOW = "below"
    EQUAL = "equal"
    IS = "is"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Situation:
    """Input of a tool in contract order, and where in a version's answer the point in dispute is.

    `reads` is a path below a version in the tool's JSON; a list is entered by the rule of its
    element, and the lines of one rule count as their sum. `than` is what is compared with: a
    number of a point (as in Catalog.number; empty for zero), or for IS a text.
    """

    tool: Tool
    query: Mapping[str, str]
    reads: str = "verdict"
    how: As = As.VERDICT
    than: str = ""

    def __post_init__(self) -> None:
        require(self.query, "a situation without input")
        require(self.reads, "a situation without a place to read")
        compares = self.how in (As.ABOVE, As.BELOW, As.EQUAL, As.IS)
        require(compares or not self.than, f"{self.how} compares with nothing: {self.than!r}")
        object.__setattr__(self, "query", MappingProxyType(dict(self.query)))
