"""The first meld of a party that takes the pile for it: does it reach the minimum, and how?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.values import BesideTop
from scoring.cards import Card, Meld, card_points
from scoring.finder import Layout, cheapest_layouts
from scoring.going_out import OutKind
from scoring.initial_meld import MinimumCheck, check_minimum, minima_at
from scoring.ruleset import Ruleset

# Card values are multiples of five.
STEP = 5
# Of layouts with the same verdict the cheapest is told; a few more are tried, because the
# cheapest may leave no card to discard.
TRIED = 5


@dataclass(frozen=True, slots=True)
class Opening:
    """Melds that hold the top card, and what the minimum says to them."""

    melds: tuple[Meld, ...]
    points: int
    minimum: MinimumCheck

    def from_hand(self, top: Card) -> tuple[Card, ...]:
        """The cards laid, without the top card of the pile."""
        cards = [card for meld in self.melds for card in meld.cards()]
        cards.remove(top)
        return tuple(cards)


def openings(
    rules: Ruleset, hand: Sequence[Card], top: Card, score: int, *, with_wild: bool
) -> Iterator[Opening]:
    """The cheapest first melds with the top card, those with the best verdict first.

    Beside the top card lie two natural cards from the hand, or with `with_wild` one natural
    and a wild one. Where no layout can reach the minimum, the richest is told.
    """
    for least in _aims(rules, top, score):
        found = _layouts(rules, hand, top, least, with_wild=with_wild)
        if found:
            for layout in found:
                yield _opening(rules, layout, top, score)
            return


def _aims(rules: Ruleset, top: Card, score: int) -> Iterator[int]:
    """Points to look for: what reaches the minimum beyond doubt, what perhaps does, then less.

    Doubtful may be which minimum holds, and whether the top card counts toward it.
    """
    minima = minima_at(rules, score)
    own = card_points(rules.card_values.known, top)
    beside = {True: (0,), None: (0, own), False: (own,)}[rules.top_counts.value]
    aims = sorted({least + extra for least in minima for extra in beside}, reverse=True)
    yield from aims
    yield from range(aims[-1] - STEP, 0, -STEP)


def _layouts(
    rules: Ruleset, hand: Sequence[Card], top: Card, least: int, *, with_wild: bool
) -> tuple[Layout, ...]:
    def beside_top(naturals: int, wilds: int) -> bool:
        if not with_wild:
            return naturals >= 2
        # Where a natural pair is asked for anyway, this way is told without one.
        pair_needed = rules.first_pile.known is BesideTop.NATURAL_PAIR
        return wilds >= 1 and (naturals == 1 if pair_needed else naturals >= 1)

    return cheapest_layouts(rules, hand, least=least, most=TRIED, top=top, opening=beside_top)


def _opening(rules: Ruleset, layout: Layout, top: Card, score: int) -> Opening:
    minimum = check_minimum(
        rules, score=score, melds=layout.melds, top=top, below=(), out_kind=OutKind.NO
    )
    return Opening(layout.melds, layout.points, minimum)
