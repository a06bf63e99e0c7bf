"""Going out: how it is done, what it needs, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection
from enum import StrEnum

from rules.values import PileInTurn
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why


class OutKind(StrEnum):
    """How a player goes out.

    CONCEALED: the whole hand in this turn, nothing melded by this player before, nothing
    added to the partner's melds. CONCEALED_CANASTA: with a complete canasta of the own.
    """

    NO = "no"
    NORMAL = "normal"
    CONCEALED = "concealed"
    CONCEALED_CANASTA = "concealed_canasta"


def check_canastas(rules: Ruleset, *, canastas: int, players: int) -> Check:
    """Whether a party has the canastas that going out needs."""
    rule = rules.canastas(players)
    need = rule.known
    facts = {"canastas": canastas, "needed": need.count}
    if canastas < need.count:
        return Check(Verdict.FORBIDDEN, Why(Code.CANASTAS_MISSING, rule.point, rule.status, facts))
    if rule.status.leaves_open and canastas < need.certain_from:
        return Check(Verdict.UNCLEAR, Why(Code.CANASTAS_OPEN, rule.point, rule.status, facts))
    return Check(Verdict.ALLOWED, Why(Code.CANASTAS_ENOUGH, rule.point, rule.status, facts))


def check_canasta_in_last_turn(rules: Ruleset) -> Check:
    """Whether a canasta counts that is completed only in the turn of going out."""
    rule = rules.canasta_in_last_turn
    why = Why(Code.CANASTA_IN_LAST_TURN, rule.point, rule.status)
    return Check(Verdict.ALLOWED if rule.known else Verdict.FORBIDDEN, why)


def check_last_card(
    rules: Ruleset, *, discards: bool, black_groups: Collection[int]
) -> Check | None:
    """Whether going out without a last discard is allowed; None where a card is discarded.

    `black_groups`: sizes of the groups of black threes melded in this turn.
    """
    if discards:
        return None
    rule = rules.last_card
    if not rule.known.must_discard:
        code, verdict = Code.LAST_CARD_FREE, Verdict.ALLOWED
    elif any(size in rule.known.free_groups for size in black_groups):
        code, verdict = Code.LAST_CARD_EXCEPTION, Verdict.ALLOWED
    elif any(size in rule.known.unclear_groups for size in black_groups):
        code, verdict = Code.LAST_CARD_OPEN, Verdict.UNCLEAR
    else:
        code, verdict = Code.LAST_CARD_MISSING, Verdict.FORBIDDEN
    facts = {"size": max(black_groups, default=0)}
    return Check(verdict, Why(code, rule.point, rule.status, facts))


def bonus(
    rules: Ruleset, kind: OutKind, *, pile_taken: bool, at_start: bool = False
) -> tuple[Ruled[int], Code]:
    """The rule that gives the total bonus for going out that way (points), and its code.

    `at_start`: in the first turn of the player; a table can have agreed on a bonus for that.
    """
    if at_start and rules.house.out_at_start:
        return rules.house.out_at_start, Code.WENT_OUT_AT_START
    concealed = {
        OutKind.CONCEALED: (rules.out_concealed, Code.WENT_OUT_CONCEALED),
        OutKind.CONCEALED_CANASTA: (rules.out_concealed_canasta, Code.WENT_OUT_CONCEALED_CANASTA),
    }
    spoiled = pile_taken and rules.pile_in_turn.known is PileInTurn.NOT_CONCEALED
    if kind in concealed and not spoiled:
        return concealed[kind]
    return rules.out_normal, Code.WENT_OUT
