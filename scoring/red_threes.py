"""What red threes are worth at the end of a round: laid out, and forgotten in hand."""

from __future__ import annotations

from collections.abc import Iterator

from rules.status import Status
from scoring.lines import Item, Line, line
from scoring.played import Tally
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Code, Why


def red_lines(
    rules: Ruleset, tally: Tally, *, plus: bool, shared: bool, valued: bool
) -> Iterator[Line]:
    """The lines of the red threes that were entered for one seat.

    `plus`: its side fulfils the condition. `shared`: the side is a pair, whose red threes count
    for the one who laid them. `valued`: a source says what they are worth.
    """
    each = rules.red_each.known if plus else rules.red_minus.known.each
    if tally.red and not valued:
        yield _unvalued(Item.RED, rules, tally.red)
    elif tally.red:
        four = rules.red_four.known if plus else rules.red_minus.known.four
        all_four = tally.red == rules.pack.known.red_threes
        rule: Ruled[object] = rules.red_plus if plus else rules.red_minus
        yield line(
            Item.RED,
            Code.RED_PLUS if plus else Code.RED_MINUS,
            rules.three_red if shared else rule,
            (four,) if all_four else (each,) * tally.red,
            count=tally.red,
            condition=str(rules.red_plus.known),
            shared=int(shared),
        )
        extra = rules.house.red_extra
        if extra:
            # The source calls it more than the bonus; of a penalty it says nothing.
            status = extra.status if plus else Status.SILENT
            facts = {"count": tally.red, "minus": int(not plus)}
            why = Why(Code.RED_EXTRA, extra.point, status, facts)
            yield Line(Item.RED_EXTRA, why, (extra.known,) * tally.red)
    if tally.red_hand:
        yield from _in_hand(rules, tally, each if valued else None)


def _unvalued(item: Item, rules: Ruleset, count: int) -> Line:
    return line(item, Code.RED_UNVALUED, rules.red_more_packs, (0,), count=count)


def _in_hand(rules: Ruleset, tally: Tally, each_laid: int | None) -> Iterator[Line]:
    """Red threes left in hand are never part of 'all four'. `each_laid` None: no value known."""
    rule, count = rules.red_hand, tally.red_hand
    held = rule.known
    if held.as_laid:
        if each_laid is None:
            yield _unvalued(Item.RED_HAND, rules, count)
        else:
            terms = (each_laid,) * count
            code = Code.RED_IN_HAND_AS_LAID
            yield line(Item.RED_HAND, code, rule, terms, count=count)
        return
    early, late = tally.red_hand_early, count - tally.red_hand_early
    if late:
        terms = (held.each,) * late
        yield line(Item.RED_HAND, Code.RED_IN_HAND, rule, terms, count=late)
    if early:
        spared = held.without_turn
        each = held.each if spared is None else spared
        status = Status.UNVERIFIED if spared is None else rule.status
        why = Why(Code.RED_IN_HAND_EARLY, rule.point, status, {"count": early, "each": each})
        yield Line(Item.RED_HAND, why, (each,) * early)
    extra = rules.red_hand_on_top
    if held.each and extra.value and each_laid is None:
        yield _unvalued(Item.RED_HAND, rules, count)
    elif held.each and (extra.value or extra.status.leaves_open):
        each = each_laid if extra.value and each_laid is not None else 0
        code = Code.RED_IN_HAND_EXTRA
        yield line(Item.RED_HAND, code, extra, (each,) * count, count=count)
