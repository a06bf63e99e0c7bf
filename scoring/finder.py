"""The cheapest ways to lay a first meld out of a hand.

A layout is one meld a rank, each legal by itself (points `meldung-minimum`,
`meldung-wild-max`). Ranks are gone through in canonical order; of partial layouts with the
same points, twos and jokers only the best few can end among the best, so the work grows with
the points asked for and not with the number of subsets of the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import nsmallest

from scoring.cards import NATURAL_RANKS, Card, Meld, cards_points, format_meld
from scoring.melds import most_wilds
from scoring.ruleset import Ruleset

# Which cards from the hand (natural, wild) may lie beside the top card of the pile.
Opening = Callable[[int, int], bool]


@dataclass(frozen=True, slots=True)
class Layout:
    """Melds laid together, in canonical order, and their points."""

    melds: tuple[Meld, ...]
    points: int


@dataclass(frozen=True, slots=True)
class _Choice:
    """One legal meld of a rank."""

    meld: Meld
    text: str
    points: int


# Points, twos and jokers of a partial layout: what the ranks to come can still change.
_State = tuple[int, int, int]
# Cards, canonical text and melds: in this order one partial layout is better than another.
_Partial = tuple[int, str, tuple[Meld, ...]]


def cheapest_layouts(
    rules: Ruleset,
    hand: Iterable[Card],
    *,
    least: int,
    most: int,
    top: Card | None = None,
    opening: Opening | None = None,
) -> tuple[Layout, ...]:
    """The `most` cheapest layouts of at least `least` points, best first.

    Total order: fewest points, then fewest cards, jokers, twos, then canonical text. With
    `top` the top card of the pile lies in every layout and counts; `opening` says which cards
    from the hand must lie beside it. Threes are never laid: red ones are no meld, black ones
    belong to going out.
    """
    counted = Counter(hand)
    choices = [
        (list(_choices(rules, counted, rank, top, opening)), rank is top) for rank in NATURAL_RANKS
    ]
    reachable = sum(max((c.points for c in of_rank), default=0) for of_rank, _ in choices)
    # Nearly every large hand has enough layouts at the very edge, so look there first.
    bound, margin = least, 10
    while True:
        found = _layouts(choices, counted, least=least, bound=bound, most=most)
        if len(found) >= most or bound >= reachable:
            return found
        bound, margin = bound + margin, margin * 2


def _choices(
    rules: Ruleset, hand: Counter[Card], rank: Card, top: Card | None, opening: Opening | None
) -> Iterator[_Choice]:
    """The legal melds of a rank out of the hand."""
    smallest, values = rules.meld_minimum.known, rules.card_values.known
    with_top = rank is top
    for beside in range(hand[rank] + 1):
        naturals = beside + with_top
        if naturals < smallest.naturals:
            continue
        limit = most_wilds(rules.wild_limit.known, naturals)
        for twos in range(hand[Card.TWO] + 1):
            for jokers in range(hand[Card.JOKER] + 1):
                wilds = twos + jokers
                if naturals + wilds < smallest.cards or (limit is not None and wilds > limit):
                    continue
                if with_top and opening and not opening(beside, wilds):
                    continue
                meld = Meld(rank, naturals, twos, jokers)
                yield _Choice(meld, format_meld(meld), cards_points(values, meld.cards()))


def _layouts(
    choices: Sequence[tuple[Sequence[_Choice], bool]],
    hand: Counter[Card],
    *,
    least: int,
    bound: int,
    most: int,
) -> tuple[Layout, ...]:
    """The best layouts from `least` to `bound` points."""
    states: dict[_State, list[_Partial]] = {(0, 0, 0): [(0, "", ())]}
    for of_rank, needed in choices:
        within = [choice for choice in of_rank if choice.points <= bound]
        if within or needed:
            states = _extend(states, within, hand, bound, most, needed=needed)
    done = [
        ((points, cards, jokers, twos, text), melds)
        for (points, twos, jokers), partials in states.items()
        for cards, text, melds in partials
        if points >= least and melds
    ]
    return tuple(Layout(melds, key[0]) for key, melds in nsmallest(most, done))


def _extend(
    states: dict[_State, list[_Partial]],
    choices: Sequence[_Choice],
    hand: Counter[Card],
    bound: int,
    most: int,
    *,
    needed: bool,
) -> dict[_State, list[_Partial]]:
    """Every partial layout with each meld of one more rank, and without where none is needed."""
    found: dict[_State, list[_Partial]] = {}
    if not needed:
        found = {state: list(partials) for state, partials in states.items()}
    for (points, twos, jokers), partials in states.items():
        for choice in choices:
            meld = choice.meld
            state = (points + choice.points, twos + meld.twos, jokers + meld.jokers)
            if state[0] > bound or state[1] > hand[Card.TWO] or state[2] > hand[Card.JOKER]:
                continue
            found.setdefault(state, []).extend(
                (
                    cards + meld.size,
                    f"{text}, {choice.text}" if text else choice.text,
                    (*melds, meld),
                )
                for cards, text, melds in partials
            )
    return {
        state: nsmallest(most, partials) if len(partials) > most else partials
        for state, partials in found.items()
    }
