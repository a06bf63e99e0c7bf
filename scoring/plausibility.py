"""What cannot lie on any table, in every version: checked before anyone argues.

All bounds follow from the packs, the card values and the most generous wild limit among the
rule sets given; a card count or a point sum outside them is a slip of counting.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rules.values import Pack
from scoring.cards import NATURAL_RANKS, Card, card_points, more_than_pack
from scoring.melds import most_wilds
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


@dataclass(frozen=True, slots=True, eq=False)
class CountBounds:
    """Bounds for canastas and card points counted by hand (points of the packs in play)."""

    size: int
    naturals: Mapping[Card, int]
    points: Mapping[Card, int]
    black_threes: int
    wilds: tuple[int, ...]
    most_beside: tuple[int, ...]

    @classmethod
    def of(cls, rulesets: Rulesets) -> CountBounds:
        """The bounds that hold in every one of the rule sets."""
        return _bounds(rulesets)

    @property
    def deck(self) -> int:
        """Points of all cards together (red threes have no card value)."""
        naturals = sum(self.points[rank] * count for rank, count in self.naturals.items())
        return naturals + self.black_threes + sum(self.wilds)

    def canastas_fit(self, natural: int, mixed: int) -> bool:
        """Whether the packs hold that many canastas, of all parties together.

        A natural canasta takes most cards of its rank; mixed ones can share the naturals of
        a rank where wild cards fill them up, so they are spread over the ranks left.
        """
        count = min(self.naturals.values())
        least_naturals = min(
            naturals
            for naturals in range(self.size)
            if self.size - naturals <= self.most_beside[naturals]
        )
        ranks = len(self.naturals) - natural
        if ranks <= 0:
            return ranks == 0 and mixed == 0
        each, more = divmod(mixed, ranks)
        most_in_a_rank = each + (more > 0)
        wilds = more * self._wilds_for(each + 1, count) + (ranks - more) * self._wilds_for(
            each, count
        )
        return most_in_a_rank * least_naturals <= count and wilds <= len(self.wilds)

    def _wilds_for(self, canastas: int, naturals: int) -> int:
        """The fewest wild cards that make so many mixed canastas of one rank."""
        return max(canastas, canastas * self.size - naturals)

    def one_party_can_hold(self, natural: int, mixed: int) -> bool:
        """Whether one party can hold them: it has one meld a rank."""
        return natural + mixed <= len(self.naturals) and mixed <= len(self.wilds)

    def least(self, natural: int, mixed: int) -> int:
        """The least card points of one party with these canastas.

        The cheapest ranks; the natural ones, which hold one natural card more, take the
        cheapest of them; one wild card makes a canasta mixed, twos before jokers.
        """
        cheap = sorted(self.points.values())
        wilds = sorted(self.wilds)[:mixed]
        rest = cheap[natural : natural + mixed]
        return self.size * sum(cheap[:natural]) + (self.size - 1) * sum(rest) + sum(wilds)

    def most(self, natural: int, mixed: int) -> int:
        """The greatest card points of one party with exactly these canastas.

        Natural canastas hold all naturals of their rank, mixed ones as many wild cards besides
        as any rule set allows; every other meld stays one card below a canasta. All black
        threes count.
        """
        return _most(self, natural, mixed)


@cache
def _bounds(rulesets: Rulesets) -> CountBounds:
    first = rulesets[0]
    pack, values = first.pack.known, first.card_values.known
    wilds = (card_points(values, Card.JOKER),) * pack.jokers
    wilds += (card_points(values, Card.TWO),) * pack.twos
    size = first.canasta_size.known
    return CountBounds(
        size=size,
        naturals=dict.fromkeys(NATURAL_RANKS, pack.per_rank),
        points={rank: card_points(values, rank) for rank in NATURAL_RANKS},
        black_threes=card_points(values, Card.THREE) * pack.black_threes,
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
def _most(bounds: CountBounds, natural: int, mixed: int) -> int:
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
    return bounds.black_threes + max(
        (
            worth + sum(bounds.wilds[:w])
            for (n, m, w), worth in best.items()
            if (n, m) == (natural, mixed)
        ),
        default=0,
    )
