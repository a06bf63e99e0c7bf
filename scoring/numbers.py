"""How typed numbers are read: one number, or a sum of them.

A plus that stands unescaped in an address arrives as a blank, and a blank may also group
thousands. What can be read in both ways is not guessed.
"""

from __future__ import annotations

import re
from enum import Enum, auto

from scoring.notation import plain_width

_NUMBER = re.compile(r"(?P<sign>[+-]?)\s*(?P<digits>[0-9]{1,3}(?:[. ][0-9]{3})+|[0-9]+)")
_MINUS_SIGNS = str.maketrans("−–‐‑‒—", "------")
_BLANKS = str.maketrans("\u00a0\u202f\u2009", "   ")
MAX_DIGITS = 12
MAX_TERMS = 60
MAX_LENGTH = 200


class SumFault(Enum):
    """Why a text is no sum."""

    NO_NUMBER = auto()
    NO_TERM = auto()
    LOST_PLUS = auto()
    TWO_READINGS = auto()
    TOO_LONG = auto()


class UnreadableSumError(ValueError):
    """What of a text cannot be read as a sum: the fault, and the term that has it."""

    def __init__(self, fault: SumFault, term: str = "") -> None:
        super().__init__(fault, term)
        self.fault, self.term = fault, term


def read_number(text: str) -> int | None:
    """Read an integer: '−35', '1.495', '1 495', full-width digits. None if it is none."""
    plain = plain_width(text).translate(_MINUS_SIGNS).translate(_BLANKS).strip()
    match = _NUMBER.fullmatch(plain)
    if not match or len(match["digits"]) > MAX_DIGITS:
        return None
    number = int(re.sub(r"[. ]", "", match["digits"]))
    return -number if match["sign"] == "-" else number


def read_sum(text: str, *, step: int) -> tuple[int, ...]:
    """The terms of a sum; a single number is a sum of one term.

    A plus at the end waits for a number that is still being typed. A blank groups thousands
    unless it may as well stand for a plus: unless what it parts are all multiples of the step.
    """
    parts = plain_width(text).strip().split("+")
    if len(parts) > 1 and not parts[-1].strip():
        parts.pop()
    if len(parts) > 1 and not parts[0].strip():
        parts.pop(0)
    if len(text) > MAX_LENGTH or len(parts) > MAX_TERMS:
        raise UnreadableSumError(SumFault.TOO_LONG)
    return tuple(_term(part.strip(), step) for part in parts)


def _term(text: str, step: int) -> int:
    if not text:
        raise UnreadableSumError(SumFault.NO_TERM)
    number = read_number(text)
    # A sign may stand apart from its number; only blanks after a digit part two numbers.
    pieces = [read_number(piece) for piece in re.split(r"(?<=[0-9]) +", text)]
    parted = len(pieces) > 1 and None not in pieces
    if number is None:
        fault = SumFault.LOST_PLUS if parted else SumFault.NO_NUMBER
        raise UnreadableSumError(fault, text)
    if parted and not any(piece is None or piece % step for piece in pieces):
        raise UnreadableSumError(SumFault.TWO_READINGS, text)
    return number
