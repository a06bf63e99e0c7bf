"""A player before the pile, and what one version says to it: the types of /stapel/."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from scoring.cards import Card, Meld
from scoring.pile_opening import Opening
from scoring.verdicts import Check, Verdict, Why, severity, worst


class Frozen(StrEnum):
    """What froze the pile, as far as the player knows."""

    NO = "no"
    WILD = "wild"
    RED = "red"
    UNKNOWN = "unknown"


class Stock(StrEnum):
    """The stock: cards left, exhausted, or its last card drawn in this turn was a red three."""

    LEFT = "left"
    EMPTY = "empty"
    LAST_RED = "last_red"


class WayKind(StrEnum):
    """What the top card is melded with: two naturals, one and a wild card, an own meld."""

    PAIR = "natural_pair"
    MIXED = "natural_and_wild"
    ADD = "add"


class Duty(StrEnum):
    """Whether the pile must be taken."""

    NO = "no"
    YES = "yes"
    UNCLEAR = "unclear"


@dataclass(frozen=True, slots=True)
class PileTurn:
    """A player before the pile.

    `hand`: cards in hand before the turn. `table`: the party's melds; none: it has not melded
    yet. `pile_size`: number of cards in the pile with its top card (None: not known).
    `upcard`: the top card is the one turned up at the deal. `score`: the party's points.
    """

    top: Card
    hand: tuple[Card, ...]
    table: tuple[Meld, ...] = ()
    frozen: Frozen = Frozen.NO
    pile_size: int | None = None
    score: int = 0
    stock: Stock = Stock.LEFT
    upcard: bool = False
    players: int = 4

    @property
    def freezing(self) -> Frozen:
        """What froze the pile; a single card that can be melded is not frozen."""
        alone = self.pile_size == 1 and self.frozen is Frozen.UNKNOWN
        return Frozen.NO if alone else self.frozen

    @property
    def own_meld(self) -> Meld | None:
        """The party's meld of the top card's rank."""
        return next((meld for meld in self.table if meld.rank is self.top), None)


@dataclass(frozen=True, slots=True)
class Way:
    """One way of taking the pile.

    `lay`: cards from the hand that lie beside the top card. `meld`: the meld as it then lies.
    `opening`: the first meld that this taking is part of, where the party has not melded.
    """

    kind: WayKind
    checks: tuple[Check, ...]
    lay: tuple[Card, ...] = ()
    meld: Meld | None = None
    opening: Opening | None = None

    @property
    def verdict(self) -> Verdict:
        """The worst of the checks."""
        return worst(check.verdict for check in self.checks)


@dataclass(frozen=True, slots=True)
class PileResult:
    """What one version says: what blocks the pile whatever one holds, and the three ways.

    `stock_end`: with the stock exhausted whether the pile must be taken, and what follows if not.
    """

    blocks: tuple[Check, ...]
    ways: tuple[Way, ...]
    duty: Duty
    stock_end: tuple[Why, ...] = ()

    @property
    def best(self) -> Way:
        """The way with the best verdict, the first of them in the usual order."""
        return min(self.ways, key=lambda way: severity(way.verdict))

    @property
    def verdict(self) -> Verdict:
        """Whether the pile may be taken: the best way, unless something blocks the pile."""
        return worst((*(block.verdict for block in self.blocks), self.best.verdict))

    @property
    def checks(self) -> tuple[Check, ...]:
        """What decides: the blocks, then the best way."""
        return self.blocks + self.best.checks

    def changed_points(self, other: PileResult) -> frozenset[str]:
        """The points whose checks came out otherwise in another result of the same turn."""
        return frozenset(str(said[0]) for said in self._said() ^ other._said())

    def differs_from(self, other: PileResult) -> bool:
        """Whether verdict, duty, a way or a reason differ (what a reading is listed for)."""
        return self._told() != other._told()

    def _said(self) -> frozenset[tuple[object, ...]]:
        ways = (check for way in self.ways for check in way.checks)
        said = {(check.why.point, check.verdict, check.why.code) for check in ways}
        # A block of one kind may leave more or less to do.
        blocks = {
            (block.why.point, block.why.code, tuple(block.why.facts.items()))
            for block in self.blocks
        }
        return frozenset(said | blocks)

    def _told(self) -> tuple[object, ...]:
        blocks = tuple((block.why.code, tuple(block.why.facts.items())) for block in self.blocks)
        return self.verdict, self.duty, tuple(way.verdict for way in self.ways), blocks
