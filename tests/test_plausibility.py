"""Bounds of what can lie on a table, each derived by hand; and that no real round breaks them."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from scoring.cards import NATURAL_RANKS, Card, Meld, cards_points, format_cards, format_melds
from scoring.columns import BASE_RULESETS
from scoring.plausibility import Canastas, CountBounds, overfull
from scoring.round_form import RoundForm
from tests.case_files import ask

BOUNDS = CountBounds.of(BASE_RULESETS, 4)
THREE_PACKS = CountBounds.of(BASE_RULESETS, 6)
VALUES = BASE_RULESETS[0].card_values.known
CASES = 500


def test_the_points_of_all_cards() -> None:
    # aces 8*20 = 160; K to 8: 6*8*10 = 480; 7 to 4: 4*8*5 = 160; black threes 4*5 = 20;
    # twos 8*20 = 160; jokers 4*50 = 200: 160+480+160+20+160+200 = 1180
    assert BOUNDS.deck == 1180


@pytest.mark.parametrize(
    ("natural", "mixed", "least"),
    [
        # 7*5
        (1, 0, 35),
        # 6*5 + a two
        (0, 1, 50),
        # 7*5 + 6*5 + 20
        (1, 1, 85),
        # 2*35
        (2, 0, 70),
        # the four cheap ranks: 4*35
        (4, 0, 140),
        # ... and a rank of tens: 140 + 7*10
        (5, 0, 210),
        # 4*50
        (0, 4, 200),
        # ... and 6*10 + 20
        (0, 5, 280),
        # 140 + 6*10 + 20
        (4, 1, 220),
        # 3*35 + 50 + 2*80; a natural one of tens instead would cost 70 + 2*35 + 2*50 + 80 = 320
        (3, 3, 315),
        # eight twos and a joker: 4*30 + 5*60 + 8*20 + 50
        (0, 9, 630),
        # 4*35 + 6*70 + 7*20
        (11, 0, 700),
    ],
)
def test_the_least_card_points(natural: int, mixed: int, least: int) -> None:
    assert BOUNDS.least(Canastas(natural, mixed)) == least


@pytest.mark.parametrize(
    ("natural", "mixed", "most"),
    [
        # Six cards a rank: 6*20 + 6*60 + 4*30 = 600, black threes 20; all twelve wild cards
        # (8*20 + 4*50 = 360) in place of three 5s in each of the cheap ranks (12*5 = 60):
        # 600 + 20 + 360 - 60
        (0, 0, 920),
        # eight aces in place of six: 920 + 40
        (1, 0, 960),
        # eight aces and at most seven wild cards (A: fewer than naturals); the other five in
        # place of 5s: 160 + 360 + 120 - 25 + 360 + 20
        (0, 1, 995),
        # eight aces with seven wild cards, eight of a rank of tens: 995 + 20
        (1, 1, 1015),
        # eight aces and eight of a rank of tens hold all wild cards: 160+80+300+120+360+20
        (0, 2, 1040),
        # aces and three ranks of tens whole: 160 + 240 + 180 + 120 + 360 + 20
        (2, 2, 1080),
        # all naturals and black threes, no wild card: 160 + 480 + 160 + 20
        (11, 0, 820),
        # everything
        (0, 11, 1180),
        (5, 5, 1170),
    ],
)
def test_the_greatest_card_points(natural: int, mixed: int, most: int) -> None:
    # (5, 5): ten ranks whole, of the cheapest one six cards: 1180 - 2*5
    assert BOUNDS.most(Canastas(natural, mixed)) == most


@pytest.mark.parametrize(
    ("natural", "mixed", "fit"),
    [
        (11, 0, True),
        (12, 0, False),
        # one wild card each: 11
        (0, 11, True),
        # ten ranks with one each, two canastas of the last rank: 14 - 8 = 6 wild cards: 16
        (0, 12, False),
        # two of one rank
        (10, 2, True),
        (10, 3, False),
        (11, 1, False),
        # two ranks with two each: 12 wild cards
        (9, 4, True),
        (9, 5, False),
        # 6 + 6 + 1 = 13 wild cards
        (8, 5, False),
        (8, 4, True),
        # 6 + 1 + 1 + 1 = 9
        (7, 5, True),
        # 6 + 6 + 1 + 1 = 14
        (7, 6, False),
    ],
)
def test_the_canastas_that_the_packs_hold(natural: int, mixed: int, fit: bool) -> None:
    assert BOUNDS.canastas_fit(Canastas(natural, mixed)) == fit


def test_three_packs_have_half_as_many_points_again() -> None:
    # aces 12*20 = 240; K to 8: 6*12*10 = 720; 7 to 4: 4*12*5 = 240; black threes 6*5 = 30;
    # twos 12*20 = 240; jokers 6*50 = 300: 240+720+240+30+240+300 = 1770
    assert THREE_PACKS.deck == 1770
    # there are twos for nine mixed canastas: 4*30 + 5*60 + 9*20 = 600
    assert THREE_PACKS.least(Canastas(mixed=9)) == 600
    # six cards a rank: 6*20 + 6*60 + 4*30 = 600, black threes 30; all eighteen wild cards
    # (12*20 + 6*50 = 540), three a rank, in place of twelve 5s (60) and six 10s (60)
    assert THREE_PACKS.most(Canastas()) == 1050
    # twelve aces in place of six: 1050 + 120
    assert THREE_PACKS.most(Canastas(natural=1)) == 1170


@pytest.mark.parametrize(
    ("natural", "mixed", "fit"),
    [
        (11, 0, True),
        # no rank has 14
        (12, 0, False),
        # what a natural canasta leaves of a rank, five cards, takes two wild cards: 9*2 = 18
        (11, 9, True),
        (11, 10, False),
        # seven ranks with two (14 - 12 = 2 wild cards), four with one: 7*2 + 4 = 18
        (0, 18, True),
        (0, 19, False),
    ],
)
def test_the_canastas_that_three_packs_hold(natural: int, mixed: int, fit: bool) -> None:
    assert THREE_PACKS.canastas_fit(Canastas(natural, mixed)) == fit


def test_one_party_has_one_meld_a_rank() -> None:
    assert BOUNDS.one_party_can_hold(Canastas(9, 2))
    assert not BOUNDS.one_party_can_hold(Canastas(10, 2))
    # A pack with fewer wild cards than ranks would bind too: each mixed canasta takes one.
    few = replace(BOUNDS, wilds=BOUNDS.wilds[:2])
    assert few.one_party_can_hold(Canastas(3, 2))
    assert not few.one_party_can_hold(Canastas(3, 3))


def test_the_most_generous_version_says_what_lies_beside_so_many_naturals() -> None:
    # below two naturals nothing; 2 to 4: K three; from five on A one fewer than naturals
    assert CountBounds.of(BASE_RULESETS, 4).most_beside == (0, 0, 3, 3, 3, 4, 5, 6, 7)


@pytest.mark.parametrize(
    ("natural", "mixed", "below", "least", "most", "above"),
    [
        ("1", "0", "30", "35", "960", "965"),
        ("0", "1", "45", "50", "995", "1000"),
        ("1", "1", "80", "85", "1015", "1020"),
    ],
)
def test_the_form_says_the_bounds(natural, mixed, below, least, most, above) -> None:
    query = {"out": "a", "a-natural": natural, "a-mixed": mixed}
    for points in (least, most):
        assert ask("runde", query | {"a-melded": points})[0] == 200
    for points in (below, above):
        status, answer = ask("runde", query | {"a-melded": points})
        assert status == 422
        (message,) = answer["errors"]["a-melded"]
        assert least in message
        assert most in message.replace(".", "")


def test_without_a_canasta_a_party_cannot_have_laid_more() -> None:
    assert ask("runde", {"out": "b", "b-natural": "1", "b-melded": "35", "a-melded": "920"})[0] == (
        200
    )
    query = {"out": "none", "a-melded": "925"}
    assert ask("runde", query)[1]["errors"].keys() == {"a-melded"}


def test_all_parties_share_the_cards() -> None:
    # 920 + 260 = 1180 is all there is; 5 more is too much
    query = {"out": "none", "a-melded": "920", "b-hand": "260"}
    assert ask("runde", query)[0] == 200
    assert ask("runde", query | {"a-hand": "5"})[0] == 422
    # six natural canastas each: eleven ranks
    canastas = {"out": "none", "a-natural": "6", "a-melded": "400", "b-melded": "400"}
    assert ask("runde", canastas | {"b-natural": "5"})[0] == 200
    assert ask("runde", canastas | {"b-natural": "6"})[0] == 422


def test_too_many_of_a_card_are_named_where_they_lie() -> None:
    held = {"a": [Card.KING] * 5 + [Card.TWO], "b": [Card.KING] * 4, "c": [Card.QUEEN] * 8}
    assert overfull(BASE_RULESETS[0].pack.known, held) == {"a": {Card.KING: 9}, "b": {Card.KING: 9}}


# --- No real round breaks the bounds ---

# The wild limits of decisions 2, by hand: most wild cards beside so many naturals.
LIMITS = (
    lambda naturals: 3,
    lambda naturals: min(naturals, 3),
    lambda naturals: naturals - 1,
)


def _deal(chance: random.Random) -> tuple[dict[str, list[Meld]], dict[str, list[Card]]]:
    """Legal melds of both parties under one version, and some cards in their hands."""
    limit = chance.choice(LIMITS)
    left = Counter(dict.fromkeys(NATURAL_RANKS, 8) | {Card.TWO: 8, Card.JOKER: 4, Card.THREE: 4})
    laid: dict[str, list[Meld]] = {"a": [], "b": []}
    for _ in range(chance.randint(1, 22)):
        seat = chance.choice("ab")
        rank = chance.choice(NATURAL_RANKS)
        if any(meld.rank is rank for meld in laid[seat]) or left[rank] < 2:
            continue
        naturals = chance.randint(2, left[rank])
        room = limit(naturals)
        twos = chance.randint(0, min(room, left[Card.TWO]))
        jokers = chance.randint(0, min(room - twos, left[Card.JOKER]))
        if naturals + twos + jokers < 3:
            continue
        laid[seat].append(Meld(rank, naturals, twos, jokers))
        left -= Counter(laid[seat][-1].cards())
    if left[Card.THREE] >= 3 and chance.random() < 0.3:
        laid["a"].append(Meld(Card.THREE, chance.randint(3, 4)))
        left[Card.THREE] = 0
    rest = list(left.elements())
    chance.shuffle(rest)
    share = chance.choice((0, len(rest) // 3, len(rest)))
    middle = chance.randint(0, share)
    return laid, {"a": rest[:middle], "b": rest[middle:share]}


def test_rounds_that_fit_the_packs_keep_the_bounds() -> None:
    chance = random.Random(20261130)  # noqa: S311 - examples, not secrets
    tried = Counter()
    for _ in range(CASES):
        laid, hands = _deal(chance)
        out = chance.choice([*(seat for seat in "ab" if laid[seat]), "none"])
        if any(meld.rank is Card.THREE for meld in laid["a"]):
            out = "a"
        exact = {"out": out, "mode": "exact"}
        quick = {"out": out}
        for seat in "ab":
            long = [meld for meld in laid[seat] if meld.size >= 7]
            quick[f"{seat}-natural"] = str(sum(not meld.wilds for meld in long))
            quick[f"{seat}-mixed"] = str(sum(meld.wilds > 0 for meld in long))
            points = sum(cards_points(VALUES, meld.cards()) for meld in laid[seat])
            quick[f"{seat}-melded"] = str(points)
            quick[f"{seat}-hand"] = str(cards_points(VALUES, hands[seat]))
            exact[f"{seat}-melds"] = format_melds(laid[seat])
            exact[f"{seat}-hand_cards"] = format_cards(hands[seat])
            tried["canastas"] += len(long)
            for meld in laid[seat]:
                if meld.rank is Card.THREE:
                    quick["out_threes"] = str(meld.naturals)
        for query in (exact, quick):
            form = RoundForm(query)
            assert form.is_valid(), (exact, quick, form.errors)
        tried["rounds"] += 1
    assert tried["rounds"] == CASES
    assert tried["canastas"] > CASES


def test_crowded_rounds_keep_the_bounds() -> None:
    # b holds what a does not need; two mixed canastas share the kings: 4+3 and 4+3.
    query = {"mode": "exact", "out": "a", "a-melds": "KKKK222", "b-melds": "KKKK22Jo"}
    assert ask("runde", query)[0] == 200
    # 40+60 = 100 and 40+40+50 = 130
    quick = {"out": "a", "a-mixed": "1", "a-melded": "100", "b-mixed": "1", "b-melded": "130"}
    assert ask("runde", quick)[0] == 200


# --- Canastas of wild cards alone, and of four black threes with three wild cards ---


@pytest.mark.parametrize(
    ("canastas", "least", "most"),
    [
        # seven twos; six cards of each rank 600, black threes 20, all wild cards 360
        (Canastas(wild=1), 140, 980),
        # 4*5 + three twos
        (Canastas(blocking=1), 80, 980),
        # ten wild cards: eight twos, two jokers, and 4*5
        (Canastas(wild=1, blocking=1), 280, 980),
        # 7*5 + 140; two aces more: 980 + 40
        (Canastas(natural=1, wild=1), 175, 1020),
        # 6*5 + eight twos
        (Canastas(mixed=1, wild=1), 190, 1020),
    ],
    ids=str,
)
def test_the_card_points_with_canastas_of_the_house(
    canastas: Canastas, least: int, most: int
) -> None:
    assert (BOUNDS.least(canastas), BOUNDS.most(canastas)) == (least, most)


def test_where_wild_cards_lie_alone_all_of_them_count() -> None:
    # 980 as with a wild canasta, 920 as without: test_the_greatest_card_points
    assert BOUNDS.most(Canastas(), wild_alone=True) == 980
    assert BOUNDS.most(Canastas(), wild_alone=False) == 920


@pytest.mark.parametrize(
    ("canastas", "fit", "fit_three_packs"),
    [
        # 7 of 12 wild cards; of 18
        (Canastas(wild=1), True, True),
        # 14
        (Canastas(wild=2), False, True),
        # 21
        (Canastas(wild=3), False, False),
        # 5 + 7 = 12, 6 + 7 = 13
        (Canastas(mixed=5, wild=1), True, True),
        (Canastas(mixed=6, wild=1), False, True),
        (Canastas(natural=11, wild=1), True, True),
        # 9 + 3 = 12, 10 + 3 = 13
        (Canastas(mixed=9, blocking=1), True, True),
        (Canastas(mixed=10, blocking=1), False, True),
        # 2 + 7 + 3 = 12, 3 + 7 + 3 = 13
        (Canastas(mixed=2, wild=1, blocking=1), True, True),
        (Canastas(mixed=3, wild=1, blocking=1), False, True),
        # eight black threes; there are four, or six
        (Canastas(blocking=2), False, False),
    ],
    ids=str,
)
def test_canastas_of_the_house_that_the_packs_hold(
    canastas: Canastas, fit: bool, fit_three_packs: bool
) -> None:
    assert BOUNDS.canastas_fit(canastas) == fit
    assert THREE_PACKS.canastas_fit(canastas) == fit_three_packs
