"""One engine call per column: what every version says to the same input.

The page, its fragment and the JSON are all written from these values.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Generic, TypeVar

from rules.schema import Reading
from scoring.columns import COLUMNS, Column, with_readings
from scoring.first_meld import FirstMeld, FirstMeldResult, evaluate_first_meld
from scoring.lines import Item
from scoring.out import OutResult, OutTurn, evaluate_out
from scoring.pile import evaluate_pile
from scoring.pile_turn import PileResult, PileTurn
from scoring.played import Round, Seat
from scoring.rounds import MatchState, PartyScore, match_state, score_party
from scoring.ruleset import Ruleset
from scoring.sides import Sides, sides_of
from scoring.turn import Turn, TurnResult, evaluate_turn
from scoring.what_if import what_if_total

T = TypeVar("T")

# What a table may write down instead: it explains why it has fewer of the first.
_IN_PLACE_OF = {Item.MIXED: (Item.WILD, Item.BLOCKING)}


@dataclass(frozen=True, slots=True)
class Answered(Generic[T]):
    """What one column says, and which readings of it say something else."""

    column: Column
    result: T
    readings: tuple[tuple[Reading, T], ...]


@dataclass(frozen=True, slots=True)
class RoundAnswer:
    """What one column says to a round. `what_if`: the best total once surplus wilds move."""

    column: Column
    sides: Sides
    parties: Mapping[Seat, PartyScore]
    readings: Mapping[Seat, tuple[tuple[Reading, PartyScore], ...]]
    what_if: Mapping[Seat, int | None]
    match: MatchState


@dataclass(frozen=True, slots=True)
class Difference:
    """An item of a party on which the columns differ, and the points that decide it."""

    seat: Seat
    item: Item
    points: tuple[str, ...]


def answer_turn(
    turn: Turn, columns: Sequence[Column] = COLUMNS
) -> tuple[Answered[TurnResult], ...]:
    """What every column says to a turn's layout."""
    return _answered(partial(evaluate_turn, turn=turn), TurnResult.differs_from, columns)


def answer_first_meld(
    asked: FirstMeld, columns: Sequence[Column] = COLUMNS
) -> tuple[Answered[FirstMeldResult], ...]:
    """What every column says to a hand that is to open."""
    evaluate = partial(evaluate_first_meld, asked=asked)
    return _answered(evaluate, FirstMeldResult.differs_from, columns)


def answer_pile(
    turn: PileTurn, columns: Sequence[Column] = COLUMNS
) -> tuple[Answered[PileResult], ...]:
    """What every column says to taking the pile."""
    return _answered(partial(evaluate_pile, turn=turn), PileResult.differs_from, columns)


def answer_out(
    turn: OutTurn, columns: Sequence[Column] = COLUMNS
) -> tuple[Answered[OutResult], ...]:
    """What every column says to going out."""
    return _answered(partial(evaluate_out, turn=turn), OutResult.differs_from, columns)


def _answered(
    evaluate: Callable[[Ruleset], T], differ: Callable[[T, T], bool], columns: Sequence[Column]
) -> tuple[Answered[T], ...]:
    return tuple(Answered(column, *with_readings(column, evaluate, differ)) for column in columns)


def answer_round(played: Round, columns: Sequence[Column] = COLUMNS) -> tuple[RoundAnswer, ...]:
    """What every column says to a round."""
    return tuple(_answer_round(played, column) for column in columns)


def _answer_round(played: Round, column: Column) -> RoundAnswer:
    rules = column.ruleset
    scored = {seat: _score_with_readings(played, seat, column) for seat in played.tallies}
    parties = {seat: score for seat, (score, _) in scored.items()}
    return RoundAnswer(
        column=column,
        sides=sides_of(rules, played),
        parties=parties,
        readings={seat: readings for seat, (_, readings) in scored.items()},
        what_if={seat: what_if_total(rules, played, seat) for seat in parties},
        match=match_state(rules, played, parties),
    )


def _score_with_readings(
    played: Round, seat: Seat, column: Column
) -> tuple[PartyScore, tuple[tuple[Reading, PartyScore], ...]]:
    def evaluate(rules: Ruleset) -> PartyScore:
        return score_party(rules, played, seat)

    return with_readings(column, evaluate, PartyScore.differs_from)


def differences(answers: Sequence[RoundAnswer]) -> tuple[Difference, ...]:
    """The items on which the columns differ, by party, in the order of the lines."""
    found = []
    for seat in answers[0].parties:
        apart = differing_sides(answers, seat)
        for item in Item:
            sums = set()
            points: dict[str, None] = dict.fromkeys(apart)
            decisive = (item, *_IN_PLACE_OF.get(item, ()))
            for answer in answers:
                lines = answer.parties[seat].lines
                sums.add(sum(line.points for line in lines if line.item is item))
                points |= {line.why.point: None for line in lines if line.item in decisive}
            if len(sums) > 1:
                found.append(Difference(seat, item, tuple(points)))
    return tuple(found)


def differing_sides(answers: Sequence[RoundAnswer], seat: Seat) -> tuple[str, ...]:
    """The points that decide who plays with a seat; empty where the columns agree on that."""
    parties = [answer.parties[seat] for answer in answers]
    if len({party.side for party in parties}) == 1:
        return ()
    return tuple(dict.fromkeys(party.side_point for party in parties if party.side_point))
