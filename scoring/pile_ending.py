"""Can the turn end after taking the pile: a card to discard, one to keep, or going out?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from scoring.cards import Card, Meld, sort_cards
from scoring.going_out import check_canastas, check_last_card
from scoring.melds import check_meld, is_canasta
from scoring.pile_turn import Frozen, PileTurn
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why, severity, worst

# Cards in hand after melding that leave no question: one to discard and one to keep.
ENOUGH = 2

Checks = list[Check]


def check_ending(
    rules: Ruleset, turn: PileTurn, laid: Sequence[Card], table: Sequence[Meld]
) -> Checks:
    """What stands against ending the turn; nothing where all is well.

    `laid`: cards from the hand that lie beside the top card or in other melds. `table`: the
    party's melds as they then lie.
    """
    kept = sort_cards((Counter(turn.hand) - Counter(laid)).elements())
    if turn.pile_size is not None:
        return _with_size(rules, turn, kept, turn.pile_size, table)
    sizes = range(smallest_pile(turn), ENOUGH + 2)
    against = [size for size in sizes if _with_size(rules, turn, kept, size, table)]
    if not against:
        return []
    least = against[-1] + 1
    return [_check(Verdict.UNCLEAR, Code.PILE_SIZE_UNKNOWN, rules.keep_a_card, least=least)]


def smallest_pile(turn: PileTurn) -> int:
    """The least number of cards a pile can have: what froze it lies in it, beside the top card."""
    return 2 if turn.frozen in (Frozen.WILD, Frozen.RED) else 1


def _with_size(
    rules: Ruleset, turn: PileTurn, kept: tuple[Card, ...], size: int, table: Sequence[Meld]
) -> Checks:
    """The checks with a pile of that size. A red three in it is laid out, not kept in hand."""
    below = size - 1
    if turn.frozen is not Frozen.RED:
        return _with_cards(rules, turn, kept, below, table)
    rule = rules.red_three_of_pile
    without = _with_cards(rules, turn, kept, below - 1, table)
    if not rule.value:
        return without
    # The letter gives a card for it; whether that is meant is not certain.
    replaced = _with_cards(rules, turn, kept, below, table)
    if worst(c.verdict for c in replaced) is worst(c.verdict for c in without):
        return replaced
    return [_check(Verdict.UNCLEAR, Code.RED_THREE_OF_PILE_OPEN, rule)]


def _with_cards(
    rules: Ruleset, turn: PileTurn, kept: tuple[Card, ...], below: int, table: Sequence[Meld]
) -> Checks:
    """The checks with the cards kept in hand and some unknown ones from under the top card."""
    left = len(kept) + below
    if left >= ENOUGH:
        return []
    ways = [_going_out(rules, turn, table, discards=left == 1)]
    if left == 1:
        # Instead of discarding it, the last card may be melded too.
        after = _tables_with(rules, kept[0], table) if kept else _tables_with_any(rules, table)
        melded = [_going_out(rules, turn, lying, discards=False) for lying in after]
        if kept:
            ways += melded
        elif not all(melded) and ways[0]:
            ways.append([_check(Verdict.UNCLEAR, Code.HANGS_ON_PILE, rules.keep_a_card)])
    return min(ways, key=lambda checks: severity(worst(check.verdict for check in checks)))


def _going_out(rules: Ruleset, turn: PileTurn, table: Sequence[Meld], *, discards: bool) -> Checks:
    """What stands against going out with these melds on the table."""
    canastas = sum(is_canasta(rules, meld) for meld in table)
    enough = check_canastas(rules, canastas=canastas, players=turn.players)
    found = []
    if enough.verdict is Verdict.FORBIDDEN:
        found.append(_check(Verdict.FORBIDDEN, Code.CARD_TO_KEEP_MISSING, rules.keep_a_card))
    elif enough.verdict is Verdict.UNCLEAR:
        found.append(enough)
    last = check_last_card(rules, discards=discards, black_groups=())
    if last and last.verdict is not Verdict.ALLOWED:
        found.append(last)
    return found


def _tables_with(rules: Ruleset, card: Card, table: Sequence[Meld]) -> Iterator[tuple[Meld, ...]]:
    """The tables on which the card is added to one of the melds, where that is legal."""
    for index, meld in enumerate(table):
        if not (card.is_wild or card is meld.rank):
            continue
        longer = meld.plus(Meld.of(meld.rank, [card]))
        checks = check_meld(rules, longer, going_out=True)
        if all(check.verdict is Verdict.ALLOWED for check in checks):
            yield (*table[:index], longer, *table[index + 1 :])


def _tables_with_any(rules: Ruleset, table: Sequence[Meld]) -> Iterator[tuple[Meld, ...]]:
    """The tables that an unknown card could make: a natural one fits every meld."""
    for meld in table:
        if meld.rank is not None:
            yield from _tables_with(rules, meld.rank, table)


def _check(verdict: Verdict, code: Code, rule: Ruled[object], **facts: int | str) -> Check:
    return Check(verdict, Why(code, rule.point, rule.status, facts))
