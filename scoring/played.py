"""What a finished round is made of, as it was entered: the input of /runde/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from scoring.cards import Card, Meld, merge_melds
from scoring.going_out import OutKind

Seat = str
"""'a', 'b' or 'c': a party at the table; where each plays for himself, a player."""

SEATS: tuple[Seat, ...] = ("a", "b", "c")
# In how many parties so many players can sit down; the usual way first.
TEAMS: Mapping[int, tuple[int, ...]] = {2: (2,), 3: (3,), 4: (2,), 5: (2,), 6: (3, 2)}


def seats_of(teams: int) -> tuple[Seat, ...]:
    """The seats of so many parties."""
    return SEATS[:teams]


@dataclass(frozen=True, slots=True)
class QuickCount:
    """A party's cards as counted by hand: canastas (number), melded and hand cards (points).

    `wild` and `blocking` are canastas of wild cards alone and of black threes with wild ones, which
    only some tables know; `melded` holds their card values, too.
    """

    natural: int = 0
    mixed: int = 0
    wild: int = 0
    blocking: int = 0
    melded: int = 0
    hand: int = 0
    black_threes: int = 0


@dataclass(frozen=True, slots=True)
class ExactCards:
    """A party's cards one by one: melds on the table, cards left in hand (no red threes)."""

    melds: tuple[Meld, ...] = ()
    hand: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a party has at the end of a round. `score`: its points before it.

    `red_hand_early`: how many of `red_hand` were held by a player who never had a turn.
    """

    cards: QuickCount | ExactCards
    score: int = 0
    red: int = 0
    red_hand: int = 0
    red_hand_early: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round. `out`: the party that went out, None when the stock ran out.

    `out_start`: it did so in its player's first turn, which counts at some tables.
    `solo`: with three players the one who took the pile first, None when nobody did.
    """

    tallies: Mapping[Seat, Tally]
    out: Seat | None
    out_kind: OutKind = OutKind.NORMAL
    out_pile: bool = False
    out_discard: bool = True
    out_start: bool = False
    players: int = 4
    solo: Seat | None = None

    @property
    def teams(self) -> int:
        """The number of parties that were entered."""
        return len(self.tallies)

    @property
    def each_a_player(self) -> bool:
        """Whether every party that was entered is a single player."""
        return self.teams == self.players


def cards_of(played: Round, seats: tuple[Seat, ...]) -> QuickCount | ExactCards:
    """The cards of parties that score as one, melds of one rank joined.

    Raises TypeError if one of them was counted and another entered card by card.
    """
    cards = [played.tallies[seat].cards for seat in seats]
    exact = [each for each in cards if isinstance(each, ExactCards)]
    quick = [each for each in cards if isinstance(each, QuickCount)]
    if exact and quick:
        raise TypeError("one party counted, another entered card by card")
    if exact:
        return ExactCards(
            merge_melds(meld for each in exact for meld in each.melds),
            tuple(card for each in exact for card in each.hand),
        )
    return QuickCount(
        natural=sum(each.natural for each in quick),
        mixed=sum(each.mixed for each in quick),
        wild=sum(each.wild for each in quick),
        blocking=sum(each.blocking for each in quick),
        melded=sum(each.melded for each in quick),
        hand=sum(each.hand for each in quick),
        black_threes=sum(each.black_threes for each in quick),
    )


def with_melds(played: Round, seat: Seat, cards: ExactCards) -> Round:
    """The same round with other cards for one party."""
    tally = replace(played.tallies[seat], cards=cards)
    return replace(played, tallies={**played.tallies, seat: tally})
