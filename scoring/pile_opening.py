"""The first meld of a party that takes the pile for it: does it reach the minimum, and how?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules.values import BesideTop
from scoring.cards import Card, Meld
from scoring.finder import BesideTopCard, Finder, Layout
from scoring.going_out import OutKind
from scoring.initial_meld import MinimumCheck, aims, check_minimum
from scoring.ruleset import Ruleset

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
    finder = Finder(rules, hand, top, _beside(rules, with_wild=with_wild))
    found = (finder.cheapest(least, TRIED) for least in aims(rules, score, top))
    for layout in next(filter(None, found), ()) or finder.richest(TRIED):
        yield _opening(rules, layout, top, score)


def _beside(rules: Ruleset, *, with_wild: bool) -> BesideTopCard:
    """What lies beside the top card on this way."""
    if not with_wild:
        return lambda naturals, wilds: naturals >= 2
    if rules.first_pile.known is BesideTop.NATURAL_PAIR:
        # A natural pair is asked for anyway, so this way is told without one.
        return lambda naturals, wilds: naturals == 1 and wilds >= 1
    return lambda naturals, wilds: naturals >= 1 and wilds >= 1


def _opening(rules: Ruleset, layout: Layout, top: Card, score: int) -> Opening:
    minimum = check_minimum(
        rules, score=score, melds=layout.melds, top=top, below=(), out_kind=OutKind.NO
    )
    return Opening(layout.melds, layout.points, minimum)
