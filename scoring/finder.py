"""The cheapest ways to lay a first meld out of a hand.

A layout is one meld a rank, each legal by itself (points `meldung-minimum`,
`meldung-wild-max`). Ranks are gone through in canonical order. Of partial layouts with the same
points only the few are kept that can end among the best, and only where the ranks to come can
still make up the points that are missing: so the work grows with the points asked for and not
with the number of subsets of the hand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from heapq import nsmallest

from scoring.cards import NATURAL_RANKS, Card, Meld, card_points, format_meld
from scoring.melds import most_wilds
from scoring.ruleset import Ruleset

# Which cards from the hand (natural, wild) may lie beside the top card of the pile.
BesideTopCard = Callable[[int, int], bool]
# How far beyond the points asked for is looked first, where the very edge gives too little.
FIRST_MARGIN = 10


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


@dataclass(frozen=True, slots=True)
class _Rank:
    """The legal melds of a rank; `needed`: one of them lies in every layout."""

    choices: tuple[_Choice, ...]
    needed: bool


# Cards, jokers, twos, canonical text and melds: of the same points the smaller is the better.
_Partial = tuple[int, int, int, str, tuple[Meld, ...]]


class Finder:
    """The layouts out of one hand under one set of rules.

    With `top` the top card of the pile lies in every layout and counts; `beside` says which
    cards from the hand must lie beside it. Threes are never laid: red ones are no meld, black
    ones belong to going out.
    """

    def __init__(
        self,
        rules: Ruleset,
        hand: Iterable[Card],
        top: Card | None = None,
        beside: BesideTopCard | None = None,
    ) -> None:
        held = Counter(hand)
        self._twos, self._jokers = held[Card.TWO], held[Card.JOKER]
        self._ranks = []
        for rank in NATURAL_RANKS:
            fits = beside if rank is top else None
            choices = tuple(_choices(rules, held, rank, int(rank is top), fits))
            if choices or rank is top:
                self._ranks.append(_Rank(choices, needed=rank is top))
        wild_only = tuple(_wild_choices(rules, held)) if rules.house.wild_canasta else ()
        if wild_only:
            self._ranks.append(_Rank(wild_only, needed=False))

    def cheapest(self, least: int, most: int) -> tuple[Layout, ...]:
        """The `most` cheapest layouts of at least `least` points (above zero), best first.

        Total order: fewest points, then fewest cards, jokers, twos, then canonical text.
        """
        # Each rank by itself: more than that no layout can count.
        limit = sum(max((c.points for c in rank.choices), default=0) for rank in self._ranks)
        if limit < least:
            return ()
        # Nearly every large hand has enough layouts at the very edge, so look there first.
        bound, margin = least, FIRST_MARGIN
        while True:
            found = self._within(least, bound, most)
            if len(found) >= most or bound >= limit:
                return found
            bound, margin = bound + margin, margin * 2

    def richest(self, most: int) -> tuple[Layout, ...]:
        """The `most` layouts of the most points there are, in the same order among them."""
        points = self._most_points()
        return self.cheapest(points, most) if points else ()

    def _most_points(self) -> int:
        """The points of the richest layout (0: nothing can be laid)."""
        best: dict[tuple[int, int], int] = {(0, 0): 0}
        for rank in self._ranks:
            found = {} if rank.needed else dict(best)
            for (twos, jokers), points in best.items():
                for choice in rank.choices:
                    wilds = (twos + choice.meld.twos, jokers + choice.meld.jokers)
                    if wilds[0] <= self._twos and wilds[1] <= self._jokers:
                        found[wilds] = max(found.get(wilds, 0), points + choice.points)
            best = found
        return max(best.values(), default=0)

    def _within(self, least: int, bound: int, most: int) -> tuple[Layout, ...]:
        """The best layouts from `least` to `bound` points."""
        partials: dict[int, list[_Partial]] = {0: [(0, 0, 0, "", ())]}
        for rank, useful in zip(self._ranks, self._useful(least, bound), strict=True):
            found = self._extended(partials, rank, useful)
            partials = {points: _contenders(made, most) for points, made in found.items()}
        done = [(points, *partial) for points, made in partials.items() for partial in made]
        return tuple(Layout(melds, points) for points, *_, melds in nsmallest(most, done))

    def _useful(self, least: int, bound: int) -> Sequence[int]:
        """After each rank, the points from which the ranks to come can reach the window.

        Points are the bits of a number: bit 35 is set where 35 points are of use.
        """
        after = [(1 << bound + 1) - (1 << least)]
        for rank in reversed(self._ranks[1:]):
            wanted = 0 if rank.needed else after[-1]
            for points in {choice.points for choice in rank.choices}:
                wanted |= after[-1] >> points
            after.append(wanted)
        return after[::-1]

    def _extended(
        self, partials: dict[int, list[_Partial]], rank: _Rank, useful: int
    ) -> dict[int, list[_Partial]]:
        """Every partial layout with each meld of one more rank, and without where it may be."""
        found: dict[int, list[_Partial]] = {}
        if not rank.needed:
            found = {
                points: list(made) for points, made in partials.items() if useful >> points & 1
            }
        for choice in rank.choices:
            meld = choice.meld
            most_twos, most_jokers = self._twos - meld.twos, self._jokers - meld.jokers
            for points, made in partials.items():
                if not useful >> points + choice.points & 1:
                    continue
                found.setdefault(points + choice.points, []).extend(
                    (
                        cards + meld.size,
                        jokers + meld.jokers,
                        twos + meld.twos,
                        f"{text}, {choice.text}" if text else choice.text,
                        (*melds, meld),
                    )
                    for cards, jokers, twos, text, melds in made
                    if twos <= most_twos and jokers <= most_jokers
                )
        return found


def _choices(
    rules: Ruleset, held: Counter[Card], rank: Card, top: int, beside: BesideTopCard | None
) -> Iterator[_Choice]:
    """The legal melds of a rank out of the hand, each with the top card if it is of that rank."""
    smallest, values = rules.meld_minimum.known, rules.card_values.known
    each, two, joker = (card_points(values, card) for card in (rank, Card.TWO, Card.JOKER))
    for naturals in range(max(smallest.naturals, top), held[rank] + top + 1):
        limit = most_wilds(rules.wild_limit.known, naturals)
        for twos in range(held[Card.TWO] + 1):
            for jokers in range(held[Card.JOKER] + 1):
                wilds = twos + jokers
                if naturals + wilds < smallest.cards or (limit is not None and wilds > limit):
                    continue
                if beside and not beside(naturals - top, wilds):
                    continue
                meld, text = _meld(rank, naturals, twos, jokers)
                yield _Choice(meld, text, naturals * each + twos * two + jokers * joker)


def _wild_choices(rules: Ruleset, held: Counter[Card]) -> Iterator[_Choice]:
    """The melds of wild cards alone, where a table allows them (point `meldung-nur-wild`)."""
    least, values = rules.meld_minimum.known.cards, rules.card_values.known
    two, joker = (card_points(values, card) for card in (Card.TWO, Card.JOKER))
    for twos in range(held[Card.TWO] + 1):
        for jokers in range(max(0, least - twos), held[Card.JOKER] + 1):
            meld, text = _meld(None, 0, twos, jokers)
            yield _Choice(meld, text, twos * two + jokers * joker)


@cache
def _meld(rank: Card | None, naturals: int, twos: int, jokers: int) -> tuple[Meld, str]:
    """A meld with its text; two packs hold only a few thousand, so each is made once."""
    meld = Meld(rank, naturals, twos, jokers)
    return meld, format_meld(meld)


def _contenders(partials: list[_Partial], most: int) -> list[_Partial]:
    """The partial layouts of the same points that can still end among the best.

    One is out as soon as `most` better ones leave at least as many twos and jokers: whatever can
    be laid beside it can be laid beside these.
    """
    if len(partials) <= most:
        return partials
    kept: list[_Partial] = []
    for partial in sorted(partials):
        _, jokers, twos, *_ = partial
        better = 0
        for other in kept:
            better += other[1] <= jokers and other[2] <= twos
            if better == most:
                break
        else:
            kept.append(partial)
    return kept
