"""The frozen set of rules that the engine computes with.

A `Ruleset` is the projection of a selection (a version, perhaps in another reading) out of
the rule data. Every number and every flag carries the id and the support of its point, so
that a result can name what decided it, and the engine never asks which version it serves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar, cast

from rules.catalog import CATALOG
from rules.play_values import Asking, ForcedTaking, FreezeReasons, LastRedThree, PileWays
from rules.schema import Selection
from rules.status import Status
from rules.values import (
    Bands,
    BesideTop,
    CanastasNeeded,
    CardValues,
    GroupSize,
    LastCard,
    MeldMinimum,
    Pack,
    PileInTurn,
    RedCondition,
    RedInHand,
    RedPenalty,
    Seats,
    SixPlayers,
    WildLimit,
)

V_co = TypeVar("V_co", covariant=True)

# So many tables (and readings at them) are remembered; each is a few kilobytes.
_TABLES = 256


@dataclass(frozen=True, slots=True)
class Ruled(Generic[V_co]):
    """A value with the point it comes from; None where the source gives no value."""

    point: str
    status: Status
    value: V_co | None

    @property
    def known(self) -> V_co:
        """The value of a point that always has one. Raises ValueError where it has none."""
        if self.value is None:
            raise ValueError(f"{self.point} has no value")
        return self.value


@dataclass(frozen=True, slots=True)
class HouseFigures:
    """The amounts of the house variants that a table has agreed on (points); None: it has not.

    What each is says rules.agreement.model.Figure, whose words are these names.
    """

    wild_canasta: Ruled[int] | None = None
    blocking_canasta: Ruled[int] | None = None
    red_extra: Ruled[int] | None = None
    out_at_start: Ruled[int] | None = None
    target: Ruled[int] | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Ruleset:
    """All rules that the engine needs; points as integers, cards as counts.

    There is one for each selection, so a cache knows it by identity.
    """

    pack: Ruled[Pack]
    card_values: Ruled[CardValues]
    meld_minimum: Ruled[MeldMinimum]
    wild_limit: Ruled[WildLimit]
    wild_only: Ruled[bool]
    black_only_going_out: Ruled[bool]
    black_size: Ruled[GroupSize]
    black_wilds: Ruled[bool]
    black_blocks: Ruled[bool]
    wild_blocks: Ruled[bool]
    canasta_size: Ruled[int]
    natural_bonus: Ruled[int]
    mixed_bonus: Ruled[int]
    red_each: Ruled[int]
    red_four: Ruled[int]
    red_plus: Ruled[RedCondition]
    red_minus: Ruled[RedPenalty]
    red_hand: Ruled[RedInHand]
    red_hand_on_top: Ruled[bool]
    bands: Ruled[Bands]
    what_counts: Ruled[object]
    red_toward_minimum: Ruled[bool]
    top_counts: Ruled[bool]
    waiver: Ruled[bool]
    waiver_after_pile: Ruled[bool]
    first_pile: Ruled[BesideTop]
    free_pile: Ruled[PileWays]
    frozen_pile: Ruled[BesideTop]
    freeze_reasons: Ruled[FreezeReasons]
    red_three_freezes: Ruled[bool]
    natural_cards: Ruled[object]
    red_three_of_pile: Ruled[bool]
    canasta_blocks: Ruled[bool]
    one_card: Ruled[bool]
    start_wild_or_red: Ruled[bool]
    start_black_stays: Ruled[bool]
    stock_goes_on: Ruled[bool]
    forced_taking: Ruled[ForcedTaking]
    last_red_three: Ruled[LastRedThree]
    keep_a_card: Ruled[bool]
    canastas_four: Ruled[CanastasNeeded]
    canasta_in_last_turn: Ruled[bool]
    canastas_two: Ruled[CanastasNeeded]
    canastas_three: Ruled[CanastasNeeded]
    canastas_six: Ruled[CanastasNeeded]
    asking: Ruled[Asking]
    last_card: Ruled[LastCard]
    out_normal: Ruled[int]
    out_concealed: Ruled[int]
    out_concealed_canasta: Ruled[int]
    pile_in_turn: Ruled[PileInTurn]
    stock_exhausted: Ruled[int]
    hand_cards: Ruled[bool]
    partner_hand: Ruled[bool]
    target_four: Ruled[int]
    target_two: Ruled[int]
    target_three: Ruled[int]
    target_five: Ruled[int]
    six_players: Ruled[SixPlayers]
    three_players: Ruled[Seats]
    three_nobody_took: Ruled[object]
    three_writing: Ruled[object]
    three_red: Ruled[bool]
    three_minimum: Ruled[object]
    red_more_packs: Ruled[object]
    house: HouseFigures = HouseFigures()

    @classmethod
    def of(cls, selection: Selection) -> Ruleset:
        """Project a selection. Raises RuleDataError or KeyError for one that does not exist."""
        return _project(selection)

    def packs(self, players: int) -> Pack:
        """The cards in play with that number of players."""
        if players == 6 and self.six_players.value is not None:
            return self.six_players.value.pack
        return self.pack.known

    def canastas(self, players: int) -> Ruled[CanastasNeeded]:
        """Canastas needed for going out with that number of players."""
        if players == 2:
            return self.canastas_two
        if players == 3:
            return self.canastas_three
        if players == 6:
            return self.canastas_six
        rule = self.canastas_four
        if players == 5 and rule.known.with_five:
            status, count = rule.known.with_five, rule.known.count
            certain_from = count + status.leaves_open
            return Ruled(rule.point, status, replace(rule.known, certain_from=certain_from))
        return rule

    def red_threes_are_valued(self, players: int) -> bool:
        """Whether the values of red threes hold: six players mix in packs for which none is named.

        Rule source: point `rote-drei-drei-pakete`.
        """
        return players != 6

    def target(self, players: int, teams: int) -> Ruled[int]:
        """Points at which the match ends with that number of players in so many parties."""
        if self.house.target and players != 6:
            return self.house.target
        if players == 6:
            rule = self.six_players
            named = rule.value
            pairs, trios = (named.three_pairs, named.two_trios) if named else (None, None)
            return Ruled(rule.point, rule.status, trios if teams == 2 else pairs)
        targets = {2: self.target_two, 3: self.target_three, 5: self.target_five}
        return targets.get(players, self.target_four)


class NotingRuleset(Ruleset):
    """Rules that note which of them an evaluation reads.

    What reads only these comes to the same result under any rules that have these alike.
    """

    __slots__ = ("_rules", "read")

    read: set[str]
    """The names of the fields read so far."""

    def __init__(self, rules: Ruleset) -> None:
        object.__setattr__(self, "_rules", rules)
        object.__setattr__(self, "read", set())

    def __getattr__(self, name: str) -> Any:
        # Called only while there is nothing under that name: from then on the field is its own.
        value = getattr(self._rules, name)
        self.read.add(name)
        object.__setattr__(self, name, value)
        return value


POINT_OF_FIELD = {
    "pack": "karten-anzahl",
    "card_values": "kartenwerte",
    "meld_minimum": "meldung-minimum",
    "wild_limit": "meldung-wild-max",
    "wild_only": "meldung-nur-wild",
    "black_only_going_out": "schwarze-drei-melden",
    "black_size": "schwarze-drei-groesse",
    "black_wilds": "schwarze-drei-wild",
    "black_blocks": "schwarze-drei-sperre",
    "wild_blocks": "sperr-gruende",
    "canasta_size": "canasta-groesse",
    "natural_bonus": "canasta-echt",
    "mixed_bonus": "canasta-unecht",
    "red_each": "rote-drei-wert",
    "red_four": "rote-drei-vier",
    "red_plus": "rote-drei-plus-bedingung",
    "red_minus": "rote-drei-minus-bedingung",
    "red_hand": "rote-drei-auf-hand",
    "red_hand_on_top": "rote-drei-auf-hand-zusatz",
    "bands": "erstmeldung-stufen",
    "what_counts": "erstmeldung-was-zaehlt",
    "red_toward_minimum": "rote-drei-erstmeldung",
    "top_counts": "erstmeldung-stapelkarte",
    "waiver": "erstmeldung-entfall",
    "waiver_after_pile": "erstmeldung-entfall-stapel",
    "first_pile": "stapel-vor-erstmeldung",
    "free_pile": "stapel-frei",
    "frozen_pile": "stapel-eingefroren",
    "freeze_reasons": "einfrier-gruende",
    "red_three_freezes": "rote-drei-als-startkarte",
    "red_three_of_pile": "rote-drei-aus-stapel",
    "natural_cards": "natuerliche-karten",
    "canasta_blocks": "sperre-fertiger-canasta",
    "one_card": "eine-karte-regel",
    "start_wild_or_red": "startkarte-wild-rot",
    "start_black_stays": "startkarte-schwarz",
    "stock_goes_on": "stock-leer",
    "forced_taking": "stock-leer-pflicht",
    "last_red_three": "stock-letzte-rote-drei",
    "keep_a_card": "hand-behalten",
    "canastas_four": "ausmachen-canasta-4",
    "canasta_in_last_turn": "canasta-erst-im-schlusszug",
    "canastas_two": "ausmachen-canasta-2",
    "canastas_three": "ausmachen-canasta-3",
    "canastas_six": "ausmachen-canasta-6",
    "asking": "partner-fragen",
    "last_card": "letzte-karte",
    "out_normal": "ausmachen-bonus",
    "out_concealed": "verdeckt-total-ohne-canasta",
    "out_concealed_canasta": "verdeckt-total-mit-canasta",
    "pile_in_turn": "verdeckt-stapelkauf",
    "stock_exhausted": "stock-leer-bonus",
    "hand_cards": "wertung-formel",
    "partner_hand": "wertung-partnerhand",
    "target_four": "zielpunkte-4",
    "target_two": "zu-zweit",
    "target_three": "zu-dritt-ziel",
    "target_five": "zu-fuenft",
    "six_players": "zu-sechst",
    "three_players": "zu-dritt",
    "three_nobody_took": "zu-dritt-niemand-stapel",
    "three_writing": "zu-dritt-anschreiben",
    "three_red": "zu-dritt-rote-dreien",
    "three_minimum": "zu-dritt-erstmeldung",
    "red_more_packs": "rote-drei-drei-pakete",
}


def _project(selection: Selection) -> Ruleset:
    # The data is constant for the life of a process, so a projection is made once; those of
    # tables, of which anybody can think up more, are forgotten again.
    return _table_projected(selection) if selection.of_table else _version_projected(selection)


@cache
def _version_projected(selection: Selection) -> Ruleset:
    return _projected(selection)


@lru_cache(maxsize=_TABLES)
def _table_projected(selection: Selection) -> Ruleset:
    return _projected(selection)


def _projected(selection: Selection) -> Ruleset:
    ruled = {name: _ruled(selection, point) for name, point in POINT_OF_FIELD.items()}
    # The catalog has checked that each point's values are of the type its field names.
    return Ruleset(**cast(dict[str, Any], ruled), house=_house(selection))


def _ruled(selection: Selection, point: str) -> Ruled[object]:
    answer = CATALOG.answer(selection, point)
    return Ruled(point, answer.status, answer.value)


def _house(selection: Selection) -> HouseFigures:
    figures: dict[str, Ruled[int]] = {}
    for variant_id, amount in selection.house:
        variant = CATALOG.variants[variant_id]
        if variant.figure:
            point = variant.points[0]
            status = CATALOG.answer(selection, point).status
            figures[variant.figure] = Ruled(point, status, amount)
    return HouseFigures(**figures)


@lru_cache(maxsize=_TABLES)
def fields_changed(selection: Selection) -> frozenset[str]:
    """The fields in which a reading differs from what its version or table says itself."""
    own = _project(replace(selection, reading="", reading_of=None))
    swapped = CATALOG.swapped(selection)
    return frozenset(
        name
        for name, point in POINT_OF_FIELD.items()
        if point in swapped and getattr(own, name) != _ruled(selection, point)
    )
