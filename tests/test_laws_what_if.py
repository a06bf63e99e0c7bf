"""What a round would be worth if surplus wild cards moved: compared with trying every move."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.cards import NATURAL_RANKS, Card, Meld
from scoring.columns import COLUMNS
from scoring.played import ExactCards, Round, Tally, with_melds
from scoring.rounds import score_party
from scoring.what_if import what_if_total
from tests.case_files import ask

# The wild limits of decisions 2 again, by hand: (naturals) -> most wild cards.
MOST = {
    "klassisch": lambda naturals: 3,
    "wiener": lambda naturals: min(naturals, 3),
    "ass": lambda naturals: naturals - 1,
}
# Canastas needed to go out with two players; with four it is one everywhere.
NEEDED_BY_TWO = {"klassisch": 2, "wiener": 1, "ass": 1}
LEAST_NATURALS = 2
AT_MOST = 3


def surplus_of(version: str, meld: Meld) -> int:
    return max(meld.wilds - MOST[version](meld.naturals), 0)


def moves(version: str, melds: tuple[Meld, ...]) -> Iterator[tuple[tuple[Meld, ...], list[Card]]]:
    """Every way to move exactly the surplus wild cards: the melds then, and what is in hand."""
    givers = [index for index, meld in enumerate(melds) if surplus_of(version, meld)]
    given_twos = [range(surplus_of(version, melds[index]) + 1) for index in givers]
    for twos_of in product(*given_twos):
        moved: list[Card] = []
        left = list(melds)
        for index, twos in zip(givers, twos_of, strict=True):
            meld = melds[index]
            jokers = surplus_of(version, meld) - twos
            if twos > meld.twos or jokers > meld.jokers:
                break
            left[index] = replace(meld, twos=meld.twos - twos, jokers=meld.jokers - jokers)
            moved += [Card.TWO] * twos + [Card.JOKER] * jokers
        else:
            # Each moved card goes to a meld or, at the place after the last meld, to the hand.
            for goals in product(range(len(melds) + 1), repeat=len(moved)):
                laid, hand = list(left), []
                for card, goal in zip(moved, goals, strict=True):
                    if goal == len(melds):
                        hand.append(card)
                    else:
                        laid[goal] = replace(
                            laid[goal],
                            twos=laid[goal].twos + (card is Card.TWO),
                            jokers=laid[goal].jokers + (card is Card.JOKER),
                        )
                if not any(surplus_of(version, meld) for meld in laid):
                    yield tuple(laid), hand


def may_go_out(version: str, played: Round, melds: tuple[Meld, ...]) -> bool:
    needed = NEEDED_BY_TWO[version] if played.players == 2 else 1
    return sum(meld.size >= 7 for meld in melds) >= needed


def best_by_trying(version: str, rules, played: Round, seat: str) -> int | None:
    cards = played.tallies[seat].cards
    assert isinstance(cards, ExactCards)
    out = played.out == seat
    # A party that could go out must still have been able to.
    bound = out and may_go_out(version, played, cards.melds)
    totals = [
        score_party(
            rules, with_melds(played, seat, ExactCards(laid, cards.hand + tuple(hand))), seat
        ).total
        for laid, hand in moves(version, cards.melds)
        if not (out and played.players == 2 and hand)
        and not (bound and not may_go_out(version, played, laid))
    ]
    return max(totals, default=None)


@st.composite
def overloaded(draw: st.DrawFn) -> Round:
    """A party with up to three melds of at least two naturals, some with wild cards too many."""
    ranks = draw(st.lists(st.sampled_from(NATURAL_RANKS), unique=True, min_size=1, max_size=3))
    laid = tuple(
        Meld(
            rank,
            draw(st.integers(LEAST_NATURALS, 8)),
            draw(st.integers(0, 4)),
            draw(st.integers(0, 2)),
        )
        for rank in ranks
    )
    tally = Tally(ExactCards(laid, (Card.SIX,)), red=draw(st.integers(0, 4)))
    other = Tally(ExactCards((), ()))
    return Round(
        {"a": tally, "b": other},
        out=draw(st.sampled_from(["a", "b"])),
        players=draw(st.sampled_from([2, 4])),
    )


@settings(max_examples=150)
@given(overloaded())
def test_no_move_of_surplus_wild_cards_is_worth_more(played: Round) -> None:
    cards = played.tallies["a"].cards
    assert isinstance(cards, ExactCards)
    for column in COLUMNS:
        surplus = sum(surplus_of(column.slug, meld) for meld in cards.melds)
        if surplus > AT_MOST:
            continue
        found = what_if_total(column.ruleset, played, "a")
        tried = best_by_trying(column.slug, column.ruleset, played, "a") if surplus else None
        assert found == tried, column.slug


@pytest.mark.parametrize("melds", ["A: Jo", "A: 2 2 2 2", "K 2 2 2 2", "2 2 2 2", "3 3 3 2"])
def test_what_moving_does_not_mend_has_no_other_total(melds: str) -> None:
    query = {"mode": "exact", "out": "a", "a-melds": "7x8", "b-melds": melds}
    status, answer = ask("runde", query)
    assert status == 200, answer
    for variant in answer["variants"].values():
        problems = variant["parties"]["b"]["problems"]
        assert problems
        assert {problem["what_if_total"] for problem in problems} == {None}
