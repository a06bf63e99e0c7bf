"""The types of value that an answer can hold.

Plain frozen data without behaviour: what a value *means* for a round is the engine's
business (`scoring`). Points are integers (multiples of five), cards are counts. Every type
can be written as JSON through `as_json`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, is_dataclass
from enum import StrEnum

from rules.play_values import Asking, ForcedTaking, FreezeReasons, LastRedThree, PileWays
from rules.status import Status


class Relation(StrEnum):
    """How many wild cards a meld may hold compared with its natural ones."""

    ANY = "any"
    AT_MOST_NATURALS = "at-most-naturals"
    FEWER_THAN_NATURALS = "fewer-than-naturals"


class RedCondition(StrEnum):
    """What a party needs so that its red threes count for it."""

    MELDED = "melded"
    CANASTA = "canasta"


class PileInTurn(StrEnum):
    """What taking the pile in the turn of going out does to a concealed going out."""

    NO_EFFECT = "no-effect"
    NOT_CONCEALED = "not-concealed"


class BesideTop(StrEnum):
    """What must lie beside the top card when a pile that is not free is taken."""

    NATURAL_PAIR = "natural-pair"
    NATURAL_AND_WILD = "natural-and-wild"
    FORBIDDEN = "forbidden"


class Seats(StrEnum):
    """How three players face each other."""

    EACH_ALONE = "each-alone"
    ONE_AGAINST_TWO = "one-against-two"


@dataclass(frozen=True, slots=True)
class Pack:
    """The cards in play, all packs together (numbers of cards)."""

    cards: int
    per_rank: int
    twos: int
    jokers: int
    red_threes: int
    black_threes: int

    def __post_init__(self) -> None:
        ranks = 11
        parts = self.per_rank * ranks + self.twos + self.jokers + self.red_threes
        if parts + self.black_threes != self.cards:
            raise ValueError(f"a pack of {self.cards} cards does not add up")


@dataclass(frozen=True, slots=True)
class CardValues:
    """Points of a single card. `high` is king to eight, `low` is seven to four."""

    joker: int
    two: int
    ace: int
    high: int
    low: int
    black_three: int


@dataclass(frozen=True, slots=True)
class MeldMinimum:
    """The smallest meld: cards in all, and natural cards among them."""

    cards: int
    naturals: int

    def __post_init__(self) -> None:
        if not 0 < self.naturals <= self.cards:
            raise ValueError("more natural cards than cards")


@dataclass(frozen=True, slots=True)
class GroupSize:
    """Least and greatest number of cards of a group of black threes."""

    least: int
    most: int

    def __post_init__(self) -> None:
        if not 0 < self.least <= self.most:
            raise ValueError("the least size is above the greatest")


@dataclass(frozen=True, slots=True)
class WildLimit:
    """How many wild cards one meld may hold.

    `cap` is the absolute limit (None: none), `relation` the limit against the natural cards.
    A source that gives its rule by example leaves sizes to be concluded: `derived_sizes` are
    those sizes (cards in the meld), `derived_above` the size beyond which all are.
    """

    cap: int | None
    relation: Relation
    derived_sizes: tuple[int, ...] = ()
    derived_above: int | None = None


@dataclass(frozen=True, slots=True)
class RedPenalty:
    """What laid red threes cost when the condition is missed: for each, and for all four."""

    each: int
    four: int

    def __post_init__(self) -> None:
        if self.each > 0 or self.four > 0:
            raise ValueError("a penalty is not above zero")


@dataclass(frozen=True, slots=True)
class RedInHand:
    """A red three left in hand at the end of the round.

    `each` in points; `without_turn` the same for a holder who never had a turn (None: the
    source does not say, `each` is assumed). `as_laid`: it counts like a laid one instead.
    """

    each: int = 0
    without_turn: int | None = None
    as_laid: bool = False

    def __post_init__(self) -> None:
        if self.as_laid and (self.each or self.without_turn):
            raise ValueError("what counts like a laid red three has no points of its own")


@dataclass(frozen=True, slots=True)
class LastCard:
    """Whether the player who goes out must keep a last card for the discard pile.

    A group of black threes of a size in `free_groups` frees from that duty; for a size in
    `unclear_groups` the source does not say whether it does.
    """

    must_discard: bool
    free_groups: tuple[int, ...] = ()
    unclear_groups: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if not self.must_discard and (self.free_groups or self.unclear_groups):
            raise ValueError("an exception from a duty that does not exist")
        if set(self.free_groups) & set(self.unclear_groups):
            raise ValueError("a group cannot be free and unclear")


@dataclass(frozen=True, slots=True)
class CanastasNeeded:
    """Canastas a party needs for going out; from `certain_from` on no doubt is left.

    `with_five` is how well the number for four players is supported with five, for whom no
    source names one of its own (None: it is not carried over). The question is what holds
    with four, so values are compared without it.
    """

    count: int
    certain_from: int
    with_five: Status | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if not 1 <= self.count <= self.certain_from:
            raise ValueError("certain_from cannot be below count")


@dataclass(frozen=True, slots=True)
class SixPlayers:
    """Six players: packs, and targets of three pairs and of two trios (None: not named)."""

    pack: Pack
    three_pairs: int | None = None
    two_trios: int | None = None


@dataclass(frozen=True, slots=True)
class Band:
    """Scores from `low` to `high` (points, inclusive; None: open) and their initial meld.

    Several `minima`: the source leaves it open which of them holds.
    """

    low: int | None
    high: int | None
    minima: tuple[int, ...]
    status: Status

    def __post_init__(self) -> None:
        if self.low is not None and self.high is not None and self.low > self.high:
            raise ValueError("a band ends before it begins")
        if not self.minima or list(self.minima) != sorted(set(self.minima)):
            raise ValueError("minima must be ascending and not empty")
        if (len(self.minima) > 1) != (self.status in (Status.SILENT, Status.UNVERIFIED)):
            raise ValueError("several minima go with a silent or unverified band, one with others")


@dataclass(frozen=True, slots=True)
class Bands:
    """The initial-meld minimum by score: bands without gap or overlap, in steps of five."""

    bands: tuple[Band, ...]

    def __post_init__(self) -> None:
        if not self.bands or self.bands[0].low is not None or self.bands[-1].high is not None:
            raise ValueError("the first band is open below, the last one above")
        for before, after in zip(self.bands, self.bands[1:], strict=False):
            if before.high is None or after.low != before.high + 5:
                raise ValueError(f"gap or overlap after {before.high}")

    def __iter__(self) -> Iterator[Band]:
        return iter(self.bands)


Value = (
    bool
    | int
    | RedCondition
    | PileInTurn
    | BesideTop
    | Seats
    | Pack
    | CardValues
    | MeldMinimum
    | GroupSize
    | WildLimit
    | RedPenalty
    | RedInHand
    | LastCard
    | CanastasNeeded
    | PileWays
    | FreezeReasons
    | ForcedTaking
    | LastRedThree
    | Asking
    | SixPlayers
    | Bands
)


def as_json(value: object) -> object:
    """Write a value as plain JSON types, leaving out fields that are None or empty.

    Zero and False stay: 'costs nothing' is not 'says nothing'.
    """
    if isinstance(value, Bands):
        return [as_json(band) for band in value]
    if is_dataclass(value):
        return {
            part.name: as_json(content)
            for part in fields(value)
            if (content := getattr(value, part.name)) is not None and content != ()
        }
    if isinstance(value, tuple):
        return [as_json(part) for part in value]
    return str(value) if isinstance(value, StrEnum) else value


def placeholders(value: object) -> dict[str, int]:
    """The numbers that a text may name: `n` for an integer, else the fields that are integers."""
    if isinstance(value, bool) or value is None:
        return {}
    if isinstance(value, int):
        return {"n": value}
    if isinstance(value, Bands):
        return (
            {f"min_{index}": band.minima[0] for index, band in enumerate(value)}
            | {f"low_{index}": band.low for index, band in enumerate(value) if band.low is not None}
            | {
                f"high_{index}": band.high
                for index, band in enumerate(value)
                if band.high is not None
            }
        )
    if is_dataclass(value):
        return {
            part.name: content
            for part in fields(value)
            if isinstance(content := getattr(value, part.name), int)
            and not isinstance(content, bool)
        }
    return {}
