"""May the pile be taken, in which way, and must it be? The engine of /stapel/."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from rules.values import BesideTop
from scoring.cards import NATURAL_RANKS, Card, Meld
from scoring.melds import check_meld, is_canasta
from scoring.pile_end import duty, stock_end
from scoring.pile_ending import check_ending, smallest_pile
from scoring.pile_opening import Opening, openings
from scoring.pile_turn import Frozen, PileResult, PileTurn, Stock, Way, WayKind
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why, severity


def evaluate_pile(rules: Ruleset, turn: PileTurn) -> PileResult:
    """Check every way of taking the pile under one set of rules."""
    blocks = tuple(_blocks(rules, turn))
    ways: tuple[Way, ...]
    if turn.top in NATURAL_RANKS:
        ways = (_pair(rules, turn), _mixed(rules, turn), _add(rules, turn))
    else:
        code, rule = Code.TOP_IS_NO_MELD, rules.natural_cards
        never = _check(Verdict.FORBIDDEN, code, rule, card=str(turn.top))
        ways = tuple(Way(kind, (never,)) for kind in WayKind)
    must = duty(rules, turn, blocks, ways[-1])
    result = PileResult(blocks, ways, must)
    return replace(result, stock_end=tuple(stock_end(rules, turn, result)))


# --- What blocks the pile, whatever one holds ---


def _blocks(rules: Ruleset, turn: PileTurn) -> Iterator[Check]:
    yield from _start_card(rules, turn)
    # A wild card or a black three on top.
    if turn.top.is_wild:
        yield _check(Verdict.FORBIDDEN, Code.TOP_IS_WILD, rules.wild_blocks)
    if turn.top is Card.THREE and _lies_there(rules, turn):
        yield _check(Verdict.FORBIDDEN, Code.TOP_IS_BLACK_THREE, rules.black_blocks)
    # A discard that fits a finished canasta of the taker's party. The upcard is no discard.
    own = turn.own_meld
    if own and is_canasta(rules, own) and not turn.upcard:
        blocks = rules.canasta_blocks
        if blocks.value is None:
            yield _check(Verdict.UNCLEAR, Code.CANASTA_BLOCK_OPEN, blocks)
        elif blocks.value:
            yield _check(Verdict.FORBIDDEN, Code.CANASTA_BLOCKS, blocks)
    yield from _one_card(rules, turn)
    # The end of the stock.
    if turn.stock is Stock.LAST_RED:
        last = rules.last_red_three
        if last.value is None:
            yield _check(Verdict.UNCLEAR, Code.LAST_RED_THREE_OPEN, last)
        else:
            meld, discard = int(last.value.may_meld), int(last.value.may_discard)
            code = Code.LAST_RED_THREE_ENDS
            yield _check(Verdict.FORBIDDEN, code, last, meld=meld, discard=discard)
    if turn.stock is Stock.EMPTY and not rules.stock_goes_on.known:
        # The round ends, but the sources do not say whether before or after this turn.
        yield _check(Verdict.UNCLEAR, Code.STOCK_ENDS_ROUND, rules.stock_goes_on)


def _start_card(rules: Ruleset, turn: PileTurn) -> Iterator[Check]:
    """An upcard that the version covers cannot be what lies on top."""
    if not turn.upcard:
        return
    if turn.top.is_wild or turn.top is Card.RED_THREE:
        rule = rules.start_wild_or_red
        covered = rule.value
    elif turn.top is Card.THREE:
        rule = rules.start_black_stays
        covered = None if rule.value is None else not rule.value
    else:
        return
    if covered:
        yield _check(Verdict.FORBIDDEN, Code.START_CARD_COVERED, rule, card=str(turn.top))
    elif covered is None:
        yield _check(Verdict.UNCLEAR, Code.START_CARD_OPEN, rule, card=str(turn.top))


def _lies_there(rules: Ruleset, turn: PileTurn) -> bool:
    """Whether a black three on top can lie there: not as an upcard that is covered."""
    return not turn.upcard or rules.start_black_stays.value is not False


def _one_card(rules: Ruleset, turn: PileTurn) -> Iterator[Check]:
    """The last card of a hand against a pile of one card."""
    rule = rules.one_card
    one_in_pile = turn.pile_size == 1 or (turn.pile_size is None and smallest_pile(turn) == 1)
    if len(turn.hand) != 1 or rule.value or not one_in_pile:
        return
    if turn.pile_size is None:
        yield _check(Verdict.UNCLEAR, Code.PILE_SIZE_UNKNOWN, rule, least=2)
    elif rule.value is None:
        yield _check(Verdict.UNCLEAR, Code.ONE_CARD_OPEN, rule)
    else:
        yield _check(Verdict.FORBIDDEN, Code.ONE_CARD_FORBIDDEN, rule)


# --- The three ways ---


def _pair(rules: Ruleset, turn: PileTurn) -> Way:
    """Two natural cards of the top card's rank: the way that no freezing bars."""
    missing = max(2 - turn.hand.count(turn.top), 0)
    if not turn.table:
        return _opening_way(rules, turn, WayKind.PAIR, missing, 0)
    rule: Ruled[object] = rules.free_pile if turn.freezing is Frozen.NO else rules.frozen_pile
    if missing:
        return Way(WayKind.PAIR, (_cards_missing(rule, turn, missing, 0),))
    return _way(
        rules, turn, WayKind.PAIR, (turn.top,) * 2, [_check(Verdict.ALLOWED, Code.WAY_FREE, rule)]
    )


def _mixed(rules: Ruleset, turn: PileTurn) -> Way:
    """One natural card of the top card's rank and one wild card."""
    naturals = max(1 - turn.hand.count(turn.top), 0)
    wild = next((card for card in (Card.TWO, Card.JOKER) if card in turn.hand), None)
    if not turn.table:
        return _opening_way(rules, turn, WayKind.MIXED, naturals, int(wild is None))
    checks = [
        *_named(rules.free_pile, rules.free_pile.known.natural_and_wild),
        *_freezing(rules, turn),
    ]
    if naturals or wild is None:
        against = [check for check in checks if check.verdict is not Verdict.ALLOWED]
        missing = _cards_missing(rules.free_pile, turn, naturals, int(wild is None))
        return Way(WayKind.MIXED, (*against, missing))
    return _way(rules, turn, WayKind.MIXED, (turn.top, wild), checks)


def _add(rules: Ruleset, turn: PileTurn) -> Way:
    """The top card alone, added to an own meld."""
    rule, own = rules.free_pile, turn.own_meld
    if own is None:
        card = str(turn.top)
        missing = _check(Verdict.FORBIDDEN, Code.NO_MELD_OF_TOP, rule, card=card)
        return Way(WayKind.ADD, (missing,))
    checks = [*_named(rule, rule.known.add_to_meld), *_freezing(rules, turn)]
    most = rule.known.add_up_to
    if most is not None and own.size > most:
        checks.append(_check(Verdict.FORBIDDEN, Code.MELD_TOO_LONG, rule, most=most, size=own.size))
    return _way(rules, turn, WayKind.ADD, (), checks)


def _named(rule: Ruled[object], allowed: bool | None) -> Iterator[Check]:
    if allowed is None:
        yield _check(Verdict.UNCLEAR, Code.WAY_NOT_NAMED, rule)
    elif allowed:
        yield _check(Verdict.ALLOWED, Code.WAY_FREE, rule)
    else:
        yield _check(Verdict.FORBIDDEN, Code.WAY_EXCLUDED, rule)


def _freezing(rules: Ruleset, turn: PileTurn) -> Iterator[Check]:
    """What a frozen pile does to the ways without a natural pair."""
    frozen, rule = {
        Frozen.NO: (False, rules.frozen_pile),
        Frozen.WILD: (rules.freeze_reasons.known.wild, rules.frozen_pile),
        Frozen.RED: (rules.red_three_freezes.value, rules.red_three_freezes),
        Frozen.UNKNOWN: (None, rules.frozen_pile),
    }[turn.freezing]
    if frozen is None:
        known = turn.freezing is not Frozen.UNKNOWN
        code = Code.WAY_FREEZE_OPEN if known else Code.WAY_FREEZE_UNKNOWN
        yield _check(Verdict.UNCLEAR, code, rule)
    elif frozen:
        yield _check(Verdict.FORBIDDEN, Code.WAY_FROZEN, rules.frozen_pile)


def _way(
    rules: Ruleset, turn: PileTurn, kind: WayKind, lay: tuple[Card, ...], checks: list[Check]
) -> Way:
    """A way for a party that has melded: the cards join its meld of that rank, if it has one."""
    laid = Meld.of(turn.top, (turn.top, *lay))
    own = turn.own_meld
    meld = own.plus(laid) if own else laid
    checks += [
        c for c in check_meld(rules, meld, going_out=False) if c.verdict is not Verdict.ALLOWED
    ]
    table = (*(other for other in turn.table if other is not own), meld)
    checks += check_ending(rules, turn, lay, table)
    return Way(kind, tuple(checks), lay, meld)


def _opening_way(rules: Ruleset, turn: PileTurn, kind: WayKind, naturals: int, wilds: int) -> Way:
    """A way that is the party's first meld: it must reach the minimum too.

    `naturals`, `wilds`: cards that are missing beside the top card.
    """
    rule = rules.first_pile
    if rule.known is BesideTop.FORBIDDEN:
        return Way(kind, (_check(Verdict.FORBIDDEN, Code.PILE_BEFORE_FIRST_MELD, rule),))
    checks = []
    if kind is WayKind.MIXED:
        if rule.known is BesideTop.NATURAL_PAIR:
            checks.append(_check(Verdict.FORBIDDEN, Code.WAY_BEFORE_FIRST_MELD, rule))
        checks += _freezing(rules, turn)
    if naturals or wilds:
        return Way(kind, (*checks, _cards_missing(rule, turn, naturals, wilds)))
    checks = checks or [_check(Verdict.ALLOWED, Code.WAY_FREE, rule)]
    found = openings(rules, turn.hand, turn.top, turn.score, with_wild=kind is WayKind.MIXED)
    ways = [_with_opening(rules, turn, kind, checks, opening) for opening in found]
    return min(ways, key=lambda way: severity(way.verdict))


def _with_opening(
    rules: Ruleset, turn: PileTurn, kind: WayKind, checks: list[Check], opening: Opening
) -> Way:
    kept = check_ending(rules, turn, opening.from_hand(turn.top), opening.melds)
    meld = next(meld for meld in opening.melds if meld.rank is turn.top)
    every = (*checks, *opening.minimum.checks, *kept)
    return Way(kind, every, meld.cards()[1:], meld, opening)


def _cards_missing(rule: Ruled[object], turn: PileTurn, naturals: int, wilds: int) -> Check:
    code = Code.WAY_CARDS_MISSING
    card = str(turn.top)
    return _check(Verdict.FORBIDDEN, code, rule, card=card, naturals=naturals, wilds=wilds)


def _check(verdict: Verdict, code: Code, rule: Ruled[object], **facts: int | str) -> Check:
    return Check(verdict, Why(code, rule.point, rule.status, facts))
