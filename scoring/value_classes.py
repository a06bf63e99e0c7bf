"""Cards by what they count: how many of a kind replace a sum of card points."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from scoring.cards import NATURAL_RANKS, Card, card_points, pack_count
from scoring.plausibility import Rulesets, most_packs


@dataclass(frozen=True, slots=True)
class ValueClass:
    """All cards that count the same: their points, which they are, how many there are.

    Ranks come first, from low to high.
    """

    points: int
    cards: tuple[Card, ...]
    there: int


@cache
def value_classes(rulesets: Rulesets, players: int) -> tuple[ValueClass, ...]:
    """The classes of the cards in play, the cheapest first. Red threes have no card value."""
    pack = most_packs(rulesets, players)
    ranks: dict[int, list[Card]] = {}
    for card in (*reversed(NATURAL_RANKS), Card.THREE, Card.TWO, Card.JOKER):
        ranks.setdefault(card_points(rulesets[0].card_values.known, card), []).append(card)
    return tuple(
        ValueClass(points, tuple(cards), sum(pack_count(pack, card) for card in cards))
        for points, cards in sorted(ranks.items())
    )


def total(counts: Mapping[int, int]) -> int:
    """The points of so many cards each."""
    return sum(points * count for points, count in counts.items())
