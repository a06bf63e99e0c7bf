"""What cannot lie on any table, in every version: checked before anyone argues.

All bounds follow from the packs, the card values and the most generous wild limit among the
rule sets given; a card count or a point sum outside them is a slip of counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from operator import add
from typing import NamedTuple

from rules.values import Pack
from scoring.cards import NATURAL_RANKS, Card, card_points, more_than_pack
from scoring.melds import BLOCKING_THREES, BLOCKING_WILDS, most_wilds
from scoring.ruleset import Ruleset

Rulesets = tuple[Ruleset, ...]


def overfull(pack: Pack, fields: Mapping[str, Iterable[Card]]) -> dict[str, dict[Card, int]]:
    """The fields that hold cards of which all fields together have more than there are.

    For each such field the cards concerned, with the number found in all fields.
    """
    cards = {name: Counter(held) for name, held in fields.items()}
    together: Counter[Card] = sum(cards.values(), Counter())
    too_many = more_than_pack(pack, together.elements())
    concerned = {
        name: {card: count for card, count in too_many.items() if held[card]}
        for name, held in cards.items()
    }
    return {name: counts for name, counts in concerned.items() if counts}


class Canastas(NamedTuple):
    """Numbers of canastas by kind; `wild` are of wild cards alone, `blocking` of black threes."""

    natural: int = 0
    mixed: int = 0
    wild: int = 0
    blocking: int = 0

    def plus(self, other: Canastas) -> Canastas:
        """Those of two parties together."""
        return Canastas(*map(add, self, other))


@dataclass(frozen=True, slots=True, eq=False)
class CountBounds:
    """Bounds for canastas and card points counted by hand (points of the packs in play)."""

    size: int
    naturals: Mapping[Card, int]
    points: Mapping[Card, int]
    black_three: int
    black_threes: int
    wilds: tuple[int, ...]
    most_beside: tuple[int, ...]

    @classmethod
    def of(cls, rulesets: Rulesets, players: int) -> CountBounds:
        """The bounds that hold in every one of the rule sets with that number of players."""
        return _bounds(rulesets, most_packs(rulesets, players))

    @property
    def deck(self) -> int:
        """Points of all cards together (red threes have no card value)."""
        naturals = sum(self.points[rank] * count for rank, count in self.naturals.items())
        return naturals + self.black_three * self.black_threes + sum(self.wilds)

    def canastas_fit(self, canastas: Canastas) -> bool:
        """Whether the packs hold that many canastas, of all parties together."""
        fewest = _fewest_wilds(self).get((canastas.natural, canastas.mixed))
        return (
            fewest is not None
            and fewest + self._wilds_apart(canastas) <= len(self.wilds)
            and canastas.blocking * BLOCKING_THREES <= self.black_threes
        )

    def one_party_can_hold(self, canastas: Canastas) -> bool:
        """Whether one party can hold them: it has one meld a rank."""
        natural, mixed, *_ = canastas
        return natural + mixed <= len(self.naturals) and mixed <= len(self.wilds)

    def _wilds_apart(self, canastas: Canastas) -> int:
        """The fewest wild cards in canastas of wild cards alone and of black threes."""
        return canastas.wild * self.size + canastas.blocking * BLOCKING_WILDS

    def least(self, canastas: Canastas) -> int:
        """The least card points of one party with these canastas.

        The cheapest ranks; the natural ones, which hold one natural card more, take the
        cheapest of them; one wild card makes a canasta mixed, twos before jokers.
        """
        natural, mixed, _, blocking = canastas
        cheap = sorted(self.points.values())
        wilds = sorted(self.wilds)[: mixed + self._wilds_apart(canastas)]
        rest = cheap[natural : natural + mixed]
        ranked = self.size * sum(cheap[:natural]) + (self.size - 1) * sum(rest)
        return ranked + sum(wilds) + blocking * BLOCKING_THREES * self.black_three

    def most(self, canastas: Canastas, *, wild_alone: bool = False) -> int:
        """The greatest card points of one party with exactly these canastas.

        Natural canastas hold all naturals of their rank, mixed ones as many wild cards besides
        as any rule set allows; every other meld stays one card below a canasta. All black
        threes count. Where wild cards may lie without natural ones, `wild_alone`, or do, all of
        them count.
        """
        natural, mixed, wild, blocking = canastas
        return _most(self, natural, mixed, all_wilds=wild_alone or wild + blocking > 0)


@cache
def most_packs(rulesets: Rulesets, players: int) -> Pack:
    """The most cards that are in play in any of the rule sets with that number of players."""
    return max((rules.packs(players) for rules in rulesets), key=lambda pack: pack.cards)


@cache
def _bounds(rulesets: Rulesets, pack: Pack) -> CountBounds:
    first = rulesets[0]
    values = first.card_values.known
    wilds = (card_points(values, Card.JOKER),) * pack.jokers
    wilds += (card_points(values, Card.TWO),) * pack.twos
    size = first.canasta_size.known
    return CountBounds(
        size=size,
        naturals=dict.fromkeys(NATURAL_RANKS, pack.per_rank),
        points={rank: card_points(values, rank) for rank in NATURAL_RANKS},
        black_three=card_points(values, Card.THREE),
        black_threes=pack.black_threes,
        wilds=tuple(sorted(wilds, reverse=True)),
        most_beside=tuple(
            _most_beside(rulesets, naturals, pack.twos + pack.jokers)
            for naturals in range(pack.per_rank + 1)
        ),
    )


def _most_beside(rulesets: Sequence[Ruleset], naturals: int, there: int) -> int:
    """The most wild cards, of those there are, that any rule set allows beside so many naturals."""
    allowed = []
    for rules in rulesets:
        if naturals >= rules.meld_minimum.known.naturals:
            most = most_wilds(rules.wild_limit.known, naturals)
            allowed.append(there if most is None else most)
    return max(allowed, default=0)


@cache
def _fewest_wilds(bounds: CountBounds) -> Mapping[tuple[int, int], int]:
    """The fewest wild cards by number of natural and mixed canastas, where there are enough.

    The canastas of one rank share its natural cards: a natural one takes a whole canasta of
    them, a mixed one at least so many that wild cards may fill it up.
    """
    size = bounds.size
    least_naturals = min(n for n in range(size) if size - n <= bounds.most_beside[n])
    fewest = {(0, 0): 0}
    for count in bounds.naturals.values():
        options = {
            (natural, mixed): max(mixed, (natural + mixed) * size - count)
            for natural in range(count // size + 1)
            for mixed in range((count - natural * size) // least_naturals + 1)
        }
        after: dict[tuple[int, int], int] = {}
        for (n, m), used in fewest.items():
            for (more_n, more_m), wilds in options.items():
                key = (n + more_n, m + more_m)
                if used + wilds <= len(bounds.wilds):
                    after[key] = min(after.get(key, used + wilds), used + wilds)
        fewest = after
    return fewest


@cache
def _most(bounds: CountBounds, natural: int, mixed: int, *, all_wilds: bool) -> int:
    # Best naturals by (natural canastas, mixed canastas, wild cards) placed so far.
    best: dict[tuple[int, int, int], int] = {(0, 0, 0): 0}
    open_size = bounds.size - 1
    for rank, count in bounds.naturals.items():
        options = [(1, 0, 0, count)]
        options += [(0, 1, wilds, count) for wilds in range(1, bounds.most_beside[count] + 1)]
        options += [
            (0, 0, open_size - naturals, naturals)
            for naturals in range(open_size + 1)
            if open_size - naturals <= bounds.most_beside[naturals]
        ]
        after: dict[tuple[int, int, int], int] = {}
        for (n, m, w), worth in best.items():
            for more_n, more_m, more_w, naturals in options:
                key = (n + more_n, m + more_m, w + more_w)
                if key[0] <= natural and key[1] <= mixed and key[2] <= len(bounds.wilds):
                    total = worth + naturals * bounds.points[rank]
                    after[key] = max(after.get(key, 0), total)
        best = after
    return bounds.black_three * bounds.black_threes + max(
        (
            worth + sum(bounds.wilds if all_wilds else bounds.wilds[:w])
            for (n, m, w), worth in best.items()
            if (n, m) == (natural, mixed)
        ),
        default=0,
    )
