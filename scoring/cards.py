"""Cards, melds and their canonical text.

Suits matter only as the colour of a three, so a card is its rank. A meld keeps counts, not
single cards: two queens are two queens.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache

from rules.values import CardValues, Pack


class Card(StrEnum):
    """A card by rank, in canonical order; `THREE` is the black three."""

    ACE = "A"
    KING = "K"
    QUEEN = "D"
    JACK = "B"
    TEN = "10"
    NINE = "9"
    EIGHT = "8"
    SEVEN = "7"
    SIX = "6"
    FIVE = "5"
    FOUR = "4"
    THREE = "3"
    TWO = "2"
    JOKER = "Jo"
    RED_THREE = "3r"

    @property
    def is_wild(self) -> bool:
        """Whether the card stands for any natural one."""
        return self in (Card.TWO, Card.JOKER)


CARD_ORDER = {card: index for index, card in enumerate(Card)}
NATURAL_RANKS = tuple(card for card in Card if CARD_ORDER[card] < CARD_ORDER[Card.THREE])
_HIGH = frozenset((Card.KING, Card.QUEEN, Card.JACK, Card.TEN, Card.NINE, Card.EIGHT))


@dataclass(frozen=True, slots=True)
class Meld:
    """Cards laid together: natural cards of one rank, twos and jokers (numbers of cards).

    `rank` None: wild cards only. A rank without natural cards: wild cards that are added to
    the party's own meld of that rank.
    """

    rank: Card | None
    naturals: int = 0
    twos: int = 0
    jokers: int = 0

    def __post_init__(self) -> None:
        if min(self.naturals, self.twos, self.jokers) < 0 or self.size == 0:
            raise ValueError("a meld holds at least one card and no negative number of cards")
        if self.rank is None and self.naturals:
            raise ValueError("natural cards need a rank")
        if self.rank is not None and (self.rank.is_wild or self.rank is Card.RED_THREE):
            raise ValueError(f"{self.rank} is no rank of a meld")

    @classmethod
    def of(cls, rank: Card | None, cards: Iterable[Card]) -> Meld:
        """The meld of single cards: natural ones of the rank, and wild ones."""
        counted = Counter(cards)
        naturals = counted[rank] if rank else 0
        return cls(rank, naturals, counted[Card.TWO], counted[Card.JOKER])

    @property
    def wilds(self) -> int:
        """Number of wild cards."""
        return self.twos + self.jokers

    @property
    def size(self) -> int:
        """Number of cards."""
        return self.naturals + self.twos + self.jokers

    def cards(self) -> tuple[Card, ...]:
        """The single cards: naturals, twos, jokers."""
        naturals = (self.rank,) * self.naturals if self.rank else ()
        return naturals + (Card.TWO,) * self.twos + (Card.JOKER,) * self.jokers

    def plus(self, other: Meld) -> Meld:
        """Both melds of one rank as one."""
        if other.rank is not self.rank:
            raise ValueError("only melds of one rank join")
        return Meld(
            self.rank,
            self.naturals + other.naturals,
            self.twos + other.twos,
            self.jokers + other.jokers,
        )

    def without_wilds(self, twos: int, jokers: int) -> Meld | None:
        """The meld without some wild cards; None if nothing is left."""
        if self.size == twos + jokers:
            return None
        return Meld(self.rank, self.naturals, self.twos - twos, self.jokers - jokers)


@cache
def _points(values: CardValues) -> Mapping[Card, int]:
    special = {
        Card.JOKER: values.joker,
        Card.TWO: values.two,
        Card.ACE: values.ace,
        Card.THREE: values.black_three,
        # Their bonus is a rule of its own.
        Card.RED_THREE: 0,
    }
    return {card: values.high if card in _HIGH else special.get(card, values.low) for card in Card}


def card_points(values: CardValues, card: Card) -> int:
    """Points of one card. Red threes have none (their bonus is a rule of its own)."""
    return _points(values)[card]


def cards_points(values: CardValues, cards: Iterable[Card]) -> int:
    """Points of several cards together."""
    return sum(map(_points(values).__getitem__, cards))


def sort_cards(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in canonical order."""
    return tuple(sorted(cards, key=CARD_ORDER.__getitem__))


def format_cards(cards: Iterable[Card]) -> str:
    """Canonical text of a hand: 'D D 2 Jo'."""
    return " ".join(cards)


def format_meld(meld: Meld) -> str:
    """Canonical text of a meld: naturals, twos, jokers; '8: 2' where only wilds are added."""
    text = format_cards(meld.cards())
    return f"{meld.rank}: {text}" if meld.rank and not meld.naturals else text


def format_melds(melds: Iterable[Meld]) -> str:
    """Canonical text of several melds, separated by commas."""
    return ", ".join(format_meld(meld) for meld in melds)


def merge_melds(melds: Iterable[Meld]) -> tuple[Meld, ...]:
    """Join melds of one rank where they first appear; wild-only melds have no rank and stay."""
    merged: list[Meld] = []
    places: dict[Card, int] = {}
    for meld in melds:
        if meld.rank is not None and meld.rank in places:
            place = places[meld.rank]
            merged[place] = merged[place].plus(meld)
        else:
            if meld.rank is not None:
                places[meld.rank] = len(merged)
            merged.append(meld)
    return tuple(merged)


def pack_count(pack: Pack, card: Card) -> int:
    """How many of a card there are in all packs together."""
    special = {
        Card.TWO: pack.twos,
        Card.JOKER: pack.jokers,
        Card.RED_THREE: pack.red_threes,
        Card.THREE: pack.black_threes,
    }
    return special.get(card, pack.per_rank)


def more_than_pack(pack: Pack, cards: Iterable[Card]) -> dict[Card, int]:
    """Cards of which there are more than the packs hold, with the number found."""
    return {card: count for card, count in Counter(cards).items() if count > pack_count(pack, card)}
