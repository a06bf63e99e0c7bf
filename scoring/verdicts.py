"""Verdicts, and the reasons behind verdicts, lines and problems.

A reason is a code with facts: which point decided, how well it is supported, which numbers
were compared. `wording` turns it into a German sentence; the engine never reads it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from rules.status import Status


class Verdict(StrEnum):
    """Whether something may be done under one version."""

    ALLOWED = "allowed"
    UNCLEAR = "unclear"
    FORBIDDEN = "forbidden"


_SEVERITY = {verdict: index for index, verdict in enumerate(Verdict)}


def worst(verdicts: Iterable[Verdict]) -> Verdict:
    """The verdict over several conditions: forbidden before unclear before allowed."""
    return max(verdicts, key=_SEVERITY.__getitem__, default=Verdict.ALLOWED)


def severity(verdict: Verdict) -> int:
    """Rank of a verdict: allowed 0, unclear 1, forbidden 2."""
    return _SEVERITY[verdict]


class Code(StrEnum):
    """What a reason says."""

    WILDS_WITHIN = "wilds-within"
    WILD_SURPLUS = "wild-surplus"
    NATURALS_FINE = "naturals-fine"
    NO_MELD_TO_ADD_TO = "no-meld-to-add-to"
    TOO_FEW_CARDS = "too-few-cards"
    TOO_FEW_NATURALS = "too-few-naturals"
    WILD_ONLY = "wild-only"
    WILD_ONLY_FINE = "wild-only-fine"
    BLACK_THREES_EARLY = "black-threes-early"
    BLACK_THREES_WILD = "black-threes-wild"
    BLACK_THREES_SIZE = "black-threes-size"
    BLACK_THREES_FINE = "black-threes-fine"
    BLOCKING_CANASTA = "blocking-canasta"
    BLOCKING_CANASTA_EARLY = "blocking-canasta-early"
    MINIMUM_MET = "minimum-met"
    MINIMUM_MISSED = "minimum-missed"
    MINIMUM_OPEN = "minimum-open"
    MINIMUM_WAIVED = "minimum-waived"
    WAIVER_OPEN = "waiver-open"
    WAIVER_FOR_HAND_CANASTA = "waiver-for-hand-canasta"
    NO_WAIVER_AFTER_PILE = "no-waiver-after-pile"
    TOP_CARD_COUNTS = "top-card-counts"
    TOP_CARD_OPEN = "top-card-open"
    TOP_IS_WILD = "top-is-wild"
    TOP_IS_BLACK_THREE = "top-is-black-three"
    PILE_PAIR = "pile-pair"
    PILE_PAIR_MISSING = "pile-pair-missing"
    PILE_BEFORE_FIRST_MELD = "pile-before-first-meld"
    START_CARD_COVERED = "start-card-covered"
    START_CARD_OPEN = "start-card-open"
    CANASTA_BLOCKS = "canasta-blocks"
    CANASTA_BLOCK_OPEN = "canasta-block-open"
    ONE_CARD_FORBIDDEN = "one-card-forbidden"
    ONE_CARD_OPEN = "one-card-open"
    STOCK_ENDS_ROUND = "stock-ends-round"
    LAST_RED_THREE_ENDS = "last-red-three-ends"
    LAST_RED_THREE_OPEN = "last-red-three-open"
    TOP_IS_NO_MELD = "top-is-no-meld"
    WAY_FREE = "way-free"
    WAY_CARDS_MISSING = "way-cards-missing"
    WAY_EXCLUDED = "way-excluded"
    WAY_NOT_NAMED = "way-not-named"
    WAY_FROZEN = "way-frozen"
    WAY_BEFORE_FIRST_MELD = "way-before-first-meld"
    WAY_FREEZE_OPEN = "way-freeze-open"
    WAY_FREEZE_UNKNOWN = "way-freeze-unknown"
    NO_MELD_OF_TOP = "no-meld-of-top"
    MELD_TOO_LONG = "meld-too-long"
    CARD_TO_KEEP_MISSING = "card-to-keep-missing"
    HANGS_ON_PILE = "hangs-on-pile"
    RED_THREE_OF_PILE_OPEN = "red-three-of-pile-open"
    EACH_FOR_HIMSELF = "each-for-himself"
    PILE_PAIR_NOWHERE = "pile-pair-nowhere"
    PILE_SIZE_UNKNOWN = "pile-size-unknown"
    TAKING_IS_A_DUTY = "taking-is-a-duty"
    TAKING_IS_FREE = "taking-is-free"
    DUTY_OPEN = "duty-open"
    NOT_TAKING_ENDS_ROUND = "not-taking-ends-round"
    NO_TAKING_ENDS_ROUND = "no-taking-ends-round"
    CANASTAS_ENOUGH = "canastas-enough"
    CANASTA_IN_LAST_TURN = "canasta-in-last-turn"
    CANASTAS_MISSING = "canastas-missing"
    CANASTAS_OPEN = "canastas-open"
    STILL_CARDS = "still-cards"
    PARTNER_REFUSED = "partner-refused"
    PARTNER_REFUSED_OPEN = "partner-refused-open"
    PARTNER_AGREED = "partner-agreed"
    NOTHING_TO_MELD = "nothing-to-meld"
    MINIMUM_HANGS_ON_PILE = "minimum-hangs-on-pile"
    LAST_CARD_FREE = "last-card-free"
    LAST_CARD_EXCEPTION = "last-card-exception"
    LAST_CARD_MISSING = "last-card-missing"
    LAST_CARD_OPEN = "last-card-open"
    MELDED_CARDS = "melded-cards"
    NATURAL_CANASTAS = "natural-canastas"
    MIXED_CANASTAS = "mixed-canastas"
    WILD_CANASTAS = "wild-canastas"
    COUNTED_AS_MIXED = "counted-as-mixed"
    BLOCKING_CANASTAS = "blocking-canastas"
    RED_PLUS = "red-plus"
    RED_MINUS = "red-minus"
    RED_EXTRA = "red-extra"
    RED_UNVALUED = "red-unvalued"
    RED_IN_HAND = "red-in-hand"
    RED_IN_HAND_EARLY = "red-in-hand-early"
    RED_IN_HAND_AS_LAID = "red-in-hand-as-laid"
    RED_IN_HAND_EXTRA = "red-in-hand-extra"
    WENT_OUT = "went-out"
    WENT_OUT_CONCEALED = "went-out-concealed"
    WENT_OUT_CONCEALED_CANASTA = "went-out-concealed-canasta"
    WENT_OUT_AT_START = "went-out-at-start"
    PILE_IN_TURN = "pile-in-turn"
    STOCK_EXHAUSTED = "stock-exhausted"
    HAND_CARDS = "hand-cards"
    OUT_WITH_HAND = "out-with-hand"
    EACH_ALONE = "each-alone"
    ONE_AGAINST_TWO = "one-against-two"
    NOBODY_TOOK_PILE = "nobody-took-pile"
    NOBODY_TOOK_NOR_OUT = "nobody-took-nor-out"
    BOTH_WRITE_RESULT = "both-write-result"
    RED_THREES_PERSONAL = "red-threes-personal"
    OWN_SCORE_FOR_MINIMUM = "own-score-for-minimum"


@dataclass(frozen=True, slots=True)
class Why:
    """One reason: its code, the rule point, the support there, and the numbers compared."""

    code: Code
    point: str
    status: Status
    facts: Mapping[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Check:
    """One condition of a verdict."""

    verdict: Verdict
    why: Why
