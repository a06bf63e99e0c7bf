"""Which first melds does a hand allow? The engine of /erstmeldung/.

The layouts come from the finder; each is judged by the engine of /meldung/, so that the two
never contradict each other.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from itertools import pairwise

from rules.values import Band
from scoring.cards import Card
from scoring.finder import Finder, Layout
from scoring.initial_meld import (
    aims,
    check_pair,
    check_top,
    lie_beside_top,
    minima_at,
    single,
)
from scoring.ruleset import Ruled, Ruleset
from scoring.turn import Turn, TurnResult, evaluate_turn
from scoring.verdicts import Check, Code, Verdict, Why, severity

# How many ways are told; where cheaper ones hang on something, room is kept for sure ones.
MOST_WAYS = 5
SURE_WAYS = 3
# How near a boundary is worth a word, in points.
NEAR = 100


@dataclass(frozen=True, slots=True)
class FirstMeld:
    """A player whose party has not melded yet.

    `top`: the top card of the pile, if the player wants to take the pile for it. `score`: the
    party's points before this round.
    """

    hand: tuple[Card, ...]
    score: int = 0
    top: Card | None = None

    def turn(self, layout: Layout) -> Turn:
        """A layout as the turn that /meldung/ judges."""
        return Turn(layout.melds, score=self.score, top=self.top)


@dataclass(frozen=True, slots=True)
class FoundMeld:
    """A layout, the turn in which it is laid, and what /meldung/ says to it.

    `left`: cards of the hand that are not laid.
    """

    layout: Layout
    turn: Turn
    result: TurnResult
    left: int

    @property
    def sure(self) -> bool:
        """Whether nothing is open about it."""
        return self.result.verdict is Verdict.ALLOWED


@dataclass(frozen=True, slots=True)
class FirstMeldResult:
    """What one version says.

    `minima`: what the party needs, several where the source leaves it open. `ways`: the cheapest
    first melds, cheapest first. Without any, `richest` is the layout that counts most (None:
    nothing can be laid) and `missing` what it falls short of. `barred`: why nothing can be laid.
    `below`, `above`: the neighbouring band with another minimum, where its boundary is near.
    `uncounted`: the points that say what does not count.
    """

    minima: tuple[int, ...]
    ways: tuple[FoundMeld, ...]
    richest: FoundMeld | None
    missing: int
    barred: tuple[Check, ...]
    below: Band | None
    above: Band | None
    uncounted: tuple[Ruled[object], ...]

    @property
    def minimum(self) -> int | None:
        """The minimum; None where the source leaves it open."""
        return single(self.minima)

    @property
    def best(self) -> FoundMeld | None:
        """The cheapest of the ways with the best verdict."""
        return min(self.ways, key=lambda way: severity(way.result.verdict), default=None)

    @property
    def verdict(self) -> Verdict:
        """Whether the player can open: allowed where one way is sure."""
        return self.best.result.verdict if self.best else Verdict.FORBIDDEN

    @property
    def checks(self) -> tuple[Check, ...]:
        """What decides: what /meldung/ says to the best way, else to the richest layout."""
        told = self.best or self.richest
        if self.barred or not told:
            return self.barred
        return told.result.minimum.checks + told.result.other_checks

    def changed_points(self, other: FirstMeldResult) -> frozenset[str]:
        """The points whose checks came out otherwise in another result of the same hand."""
        return frozenset(point for point, *_ in self._said() ^ other._said())

    def differs_from(self, other: FirstMeldResult) -> bool:
        """Whether verdict or ways differ (what a reading is listed for)."""
        return (self.verdict, self.told) != (other.verdict, other.told)

    @property
    def told(self) -> tuple[tuple[Layout, bool], ...]:
        """The ways, and which of them are sure."""
        return tuple((way.layout, way.sure) for way in self.ways)

    def _said(self) -> frozenset[tuple[str, Verdict, Code]]:
        found = [*self.checks, *(check for way in self.ways for check in way.result.checks)]
        return frozenset((check.why.point, check.verdict, check.why.code) for check in found)


def evaluate_first_meld(rules: Ruleset, asked: FirstMeld) -> FirstMeldResult:
    """The cheapest first melds out of a hand under one set of rules."""
    barred = check_top(rules, asked.top, first=True) if asked.top else None
    finder = Finder(rules, asked.hand, asked.top, partial(lie_beside_top, rules))
    ways = () if barred else _ways(rules, asked, finder)
    richest = None if barred or ways else next(iter(finder.richest(1)), None)
    told = _found(rules, asked, richest) if richest else None
    minima = minima_at(rules, asked.score)
    missing = told.result.minimum.missing if told else 0
    if not (barred or ways or told):
        barred = _nothing_to_meld(rules, asked)
        missing = 0 if asked.top else minima[0]
    below, above = _beyond(rules, asked.score)
    return FirstMeldResult(
        minima=minima,
        ways=ways,
        richest=told,
        missing=missing,
        barred=(barred,) if barred else (),
        below=below,
        above=above,
        uncounted=(rules.what_counts, rules.top_counts, rules.red_toward_minimum),
    )


def _ways(rules: Ruleset, asked: FirstMeld, finder: Finder) -> tuple[FoundMeld, ...]:
    """The cheapest layouts that reach the minimum, or perhaps do."""
    points = aims(rules, asked.score, asked.top)
    sure = finder.cheapest(points[0], MOST_WAYS)
    cheapest = finder.cheapest(points[-1], MOST_WAYS) if len(points) > 1 else ()
    perhaps = [layout for layout in cheapest if layout.points < points[0]]
    room = MOST_WAYS - min(len(sure), SURE_WAYS)
    layouts = (*perhaps[:room], *sure)[:MOST_WAYS]
    return tuple(_found(rules, asked, layout) for layout in layouts)


def _found(rules: Ruleset, asked: FirstMeld, layout: Layout) -> FoundMeld:
    turn = asked.turn(layout)
    laid = sum(meld.size for meld in layout.melds) - (asked.top is not None)
    return FoundMeld(layout, turn, evaluate_turn(rules, turn), len(asked.hand) - laid)


def _nothing_to_meld(rules: Ruleset, asked: FirstMeld) -> Check:
    """Why nothing at all can be laid: the cards beside the top card are missing, or any meld."""
    if asked.top:
        wilds = sum(card.is_wild for card in asked.hand)
        return check_pair(rules, asked.top, asked.hand.count(asked.top), wilds)
    least = rules.meld_minimum
    return Check(Verdict.FORBIDDEN, Why(Code.NOTHING_TO_MELD, least.point, least.status))


def _beyond(rules: Ruleset, score: int) -> tuple[Band | None, Band | None]:
    """The bands below and above a score with another minimum, where the boundary is near."""
    below = above = None
    for lower, upper in pairwise(rules.bands.known):
        if upper.low is None or lower.minima == upper.minima or abs(score - upper.low) > NEAR:
            continue
        if score >= upper.low:
            below = lower
        elif above is None:
            above = upper
    return below, above
