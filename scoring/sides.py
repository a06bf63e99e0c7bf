"""Who scores together: with three players one may stand against the other two.

The round is entered by seat; under one set of rules two seats can be one side, whose melds are
one and whose result both write down, while under another each of the three is alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.values import Seats
from scoring.played import Round, Seat
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Code, Why

Side = tuple[Seat, ...]
"""The seats that score as one: one seat, or the pair of three players."""


@dataclass(frozen=True, slots=True)
class Sides:
    """The sides of a round; `reasons` say why, where the number of players makes it a question."""

    sides: tuple[Side, ...]
    reasons: tuple[Why, ...] = ()

    def of(self, seat: Seat) -> Side:
        """The side that a seat belongs to. Raises KeyError for a seat that is not there."""
        for side in self.sides:
            if seat in side:
                return side
        raise KeyError(seat)


def one_may_be_alone(players: int) -> bool:
    """Whether it depends on the version, and on the round, who plays with whom."""
    return players == 3


def sides_at(
    rules: Ruleset, seats: Sequence[Seat], players: int, solo: Seat | None, out: Seat | None
) -> Sides:
    """The sides under one set of rules.

    With three players `solo` is alone, the one who took the pile first; where nobody did, the
    one who went out; where nobody did that either, everyone plays for himself.
    """
    singles = tuple((seat,) for seat in seats)
    if not one_may_be_alone(players):
        return Sides(singles)
    rule = rules.three_players
    if rule.known is Seats.EACH_ALONE:
        return Sides(singles, (_why(Code.EACH_ALONE, rule),))
    lone = solo or out
    if lone is None:
        return Sides(singles, (_why(Code.NOBODY_TOOK_NOR_OUT, rules.three_nobody_took),))
    nobody_took = () if solo else (_why(Code.NOBODY_TOOK_PILE, rules.three_nobody_took),)
    pair = tuple(seat for seat in seats if seat != lone)
    return Sides(
        tuple(sorted([(lone,), pair])),
        (
            _why(Code.ONE_AGAINST_TWO, rule),
            *nobody_took,
            _why(Code.BOTH_WRITE_RESULT, rules.three_writing),
            _why(Code.RED_THREES_PERSONAL, rules.three_red),
            _why(Code.OWN_SCORE_FOR_MINIMUM, rules.three_minimum),
        ),
    )


def sides_of(rules: Ruleset, played: Round) -> Sides:
    """The sides of a round under one set of rules."""
    return sides_at(rules, tuple(played.tallies), played.players, played.solo, played.out)


def _why(code: Code, rule: Ruled[object]) -> Why:
    return Why(code, rule.point, rule.status)
