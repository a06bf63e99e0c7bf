"""What a round is worth once surplus wild cards move.

Klassisch: at most three wild cards beside the naturals.
Kings, queens and jacks count 10, twos 20, jokers 50; a mixed canasta 300, a natural one 500.
"""

import pytest

from rules.schema import Selection, Version
from scoring.cards import Card, Meld
from scoring.played import ExactCards, Round, Seat, Tally
from scoring.ruleset import Ruleset
from scoring.what_if import what_if_total

RULES = Ruleset.of(Selection(Version.KLASSISCH))
# One two more than may lie there; without it 40 + 60 + 300 = 400.
KINGS = Meld(Card.KING, 4, 4, 0)


def _best(*melds: Meld, out: Seat | None = None, players: int = 4) -> int | None:
    tallies = {"a": Tally(ExactCards(melds)), "b": Tally(ExactCards())}
    return what_if_total(RULES, Round(tallies, out=out, players=players), "a")


@pytest.mark.parametrize(
    ("melds", "total"),
    [
        # Not to the first meld that has room, but to the one that becomes a canasta:
        # 400 + 40 + (60 + 20 + 300)
        ((KINGS, Meld(Card.JACK, 4), Meld(Card.QUEEN, 6)), 820),
        # The same with jokers: 40 + 150 + 300, and 60 + 50 + 300
        ((Meld(Card.KING, 4, 0, 4), Meld(Card.QUEEN, 6)), 900),
        # Two are too many, and there is room for one here and one there: fourteen naturals, eight
        # twos, a joker and three canastas: 140 + 160 + 50 + 900
        ((Meld(Card.KING, 4, 4, 1), Meld(Card.QUEEN, 5, 2, 0), Meld(Card.JACK, 5, 2, 0)), 1250),
        # To the mixed canasta, not to the natural one: 400 + (50 + 60 + 300) + (70 + 500)
        ((KINGS, Meld(Card.JACK, 5, 2, 0), Meld(Card.QUEEN, 7)), 1380),
        # To the hand where there is no other meld: 30 + 60 - 20, and no canasta any more
        ((Meld(Card.KING, 3, 4, 0),), 70),
        # A queen with two twos is no meld, whatever moves.
        ((KINGS, Meld(Card.QUEEN, 1, 2, 0)), None),
    ],
)
def test_wild_cards_move_to_where_they_are_worth_most(
    melds: tuple[Meld, ...], total: int | None
) -> None:
    assert _best(*melds) == total


def test_who_went_out_may_not_lose_the_canasta_that_it_took() -> None:
    assert _best(Meld(Card.KING, 3, 4, 0), out="a") is None
    # There was none before either: 20 + 60, the two in the partner's hand, 100 for going out.
    assert _best(Meld(Card.KING, 2, 4, 0), out="a") == 160


def test_who_went_out_alone_has_no_hand_that_takes_a_card() -> None:
    # The two makes the queens mixed: 400 + (70 + 20 + 300) + 100; in hand it would be 400 + 570
    # - 20 + 100.
    assert _best(KINGS, Meld(Card.QUEEN, 7), out="a", players=2) == 890
