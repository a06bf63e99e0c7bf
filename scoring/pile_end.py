"""The end of the stock before the pile: must it be taken, and what follows if it is not?"""

from __future__ import annotations

from collections.abc import Iterator

from scoring.pile_turn import Duty, PileResult, PileTurn, Stock, Way
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why, worst


def duty(rules: Ruleset, turn: PileTurn, blocks: tuple[Check, ...], add: Way) -> Duty:
    """With the stock exhausted a fitting top card may have to be taken."""
    forced = rules.forced_taking.known
    own = turn.own_meld
    if turn.stock is not Stock.EMPTY or not forced.forced or own is None:
        return Duty.NO
    if forced.add_up_to is not None and own.size > forced.add_up_to:
        return Duty.NO
    verdict = worst((*(block.verdict for block in blocks), add.verdict))
    return {
        Verdict.ALLOWED: Duty.YES,
        Verdict.UNCLEAR: Duty.UNCLEAR,
        Verdict.FORBIDDEN: Duty.NO,
    }[verdict]


def stock_end(rules: Ruleset, turn: PileTurn, result: PileResult) -> Iterator[Why]:
    """With the stock exhausted: the duty, what happens without taking, and what that costs."""
    if turn.stock is not Stock.EMPTY:
        return
    may = result.verdict is not Verdict.FORBIDDEN
    if may:
        code = {
            Duty.YES: Code.TAKING_IS_A_DUTY,
            Duty.NO: Code.TAKING_IS_FREE,
            Duty.UNCLEAR: Code.DUTY_OPEN,
        }[result.duty]
        yield _why(code, rules.forced_taking)
    if result.duty is not Duty.YES:
        # Where the round ends anyhow a block has said so already.
        if rules.stock_goes_on.known:
            code = Code.NOT_TAKING_ENDS_ROUND if may else Code.NO_TAKING_ENDS_ROUND
            yield _why(code, rules.stock_goes_on)
        cost = rules.stock_exhausted
        yield _why(Code.STOCK_EXHAUSTED, cost, points=cost.known)


def _why(code: Code, rule: Ruled[object], **facts: int) -> Why:
    return Why(code, rule.point, rule.status, facts)
