"""The finder of first melds against a brute force that shares nothing with it, and its cost.

The brute force has its own tables, typed by hand from the rules: it lays every set of melds
that a hand allows and sorts them.
"""

import random
import statistics
import sys
from collections.abc import Callable, Iterator
from itertools import product
from types import FrameType
from typing import Any

import pytest

from rules.schema import Selection, Version
from scoring.cards import Card, Meld, format_melds
from scoring.columns import COLUMNS
from scoring.finder import Finder, Layout
from scoring.first_meld import FirstMeld, evaluate_first_meld
from scoring.ruleset import Ruleset
from tools.bench import finder as bench_finder

RANKS = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4")
POINTS = {"A": 20, "K": 10, "D": 10, "B": 10, "10": 10, "9": 10, "8": 10}
POINTS |= {"7": 5, "6": 5, "5": 5, "4": 5, "2": 20, "Jo": 50}
# Wild cards beside so many natural ones, by version.
WILDS: dict[str, Callable[[int], int]] = {
    "klassisch": lambda naturals: 3,
    "wiener": lambda naturals: min(3, naturals),
    "ass": lambda naturals: naturals - 1,
}
# The minimum at a score; two where the booklet leaves it open.
MINIMA = {
    -5: {"klassisch": (15,), "wiener": (15,), "ass": (15,)},
    0: {"klassisch": (50,), "wiener": (50,), "ass": (50,)},
    1500: {"klassisch": (90,), "wiener": (90,), "ass": (50, 90)},
    3000: {"klassisch": (120,), "wiener": (120,), "ass": (90,)},
    5000: {"klassisch": (120,), "wiener": (120,), "ass": (120,)},
}
# Whether the top card of the pile counts is not said in the booklet.
TOP_COUNTS = {"klassisch": True, "wiener": True, "ass": None}
HANDS = 500
WILD_HANDS = 12
# Hands in which cheap beginnings would use up a wild card that the end needs.
COMPETING = (
    "2 2 2 B B D D K K 9 9 9",
    "2 2 2 7 7 K K K 6 6 4 4",
    "2 2 Jo 10 10 D D 7 7 B B 4 4 9 9",
)

# One layout: points, cards, jokers, twos, text; so it is sorted.
Laid = tuple[int, int, int, int, str]


Hand = tuple[list[str], int, str | None]


def hands(seed: int) -> Iterator[Hand]:
    """Hands of up to nine cards, rich in melds, each with a score and perhaps a top card."""
    chance = random.Random(seed)  # noqa: S311 - the same hands each time
    for _ in range(HANDS):
        ranks = chance.sample(RANKS, chance.randint(1, 5))
        deck = [rank for rank in ranks for _ in range(8)] + ["2"] * 6 + ["Jo"] * 4 + ["3"] * 2
        chance.shuffle(deck)
        top = chance.choice([None, None, ranks[0]])
        if top:
            deck.remove(top)
        yield deck[: chance.randint(1, 9)], chance.choice(list(MINIMA)), top


def wild_hands(seed: int) -> Iterator[Hand]:
    """Larger hands whose melds compete for the wild cards."""
    for text in COMPETING:
        yield text.split(), 5000, None
    chance = random.Random(seed)  # noqa: S311 - the same hands each time
    for _ in range(WILD_HANDS):
        hand = ["2"] * chance.randint(2, 3) + ["Jo"] * chance.randint(0, 1)
        for rank in chance.sample(RANKS, 5):
            hand += [rank] * chance.randint(2, 3)
        yield hand, chance.choice(list(MINIMA)), None


# A meld: rank, natural cards, twos, jokers.
Melds = tuple[tuple[str, int, int, int], ...]


def every_set(
    version: str, hand: list[str], top: str | None, ranks: tuple[str, ...], twos: int, jokers: int
) -> Iterator[Melds]:
    """Every set of legal melds of these ranks with so many wild cards at most."""
    if not ranks:
        yield ()
        return
    rank, *others = ranks
    held = hand.count(rank) + (rank == top)
    melds: list[Melds] = [] if rank == top else [()]
    for n, t, j in product(range(2, held + 1), range(twos + 1), range(jokers + 1)):
        enough = n + t + j >= 3 and t + j <= WILDS[version](n)
        if enough and (rank != top or n >= 3):
            melds.append(((rank, n, t, j),))
    for meld in melds:
        left = twos - sum(m[2] for m in meld), jokers - sum(m[3] for m in meld)
        for more in every_set(version, hand, top, tuple(others), *left):
            yield meld + more


def every_layout(version: str, hand: list[str], top: str | None) -> list[Laid]:
    """Every set of legal melds out of a hand, the top card in one of them if there is one."""
    found: list[Laid] = []
    for melds in every_set(version, hand, top, RANKS, hand.count("2"), hand.count("Jo")):
        points = sum(n * POINTS[rank] + t * 20 + j * 50 for rank, n, t, j in melds)
        cards = sum(n + t + j for _, n, t, j in melds)
        jokers, twos = sum(j for *_, j in melds), sum(t for _, _, t, _ in melds)
        texts = [" ".join([rank] * n + ["2"] * t + ["Jo"] * j) for rank, n, t, j in melds]
        if melds:
            found.append((points, cards, jokers, twos, ", ".join(texts)))
    return sorted(found)


def expected(
    version: str, hand: list[str], score: int, top: str | None
) -> tuple[str, list[tuple[str, int, bool]], int]:
    """Verdict, ways (melds, points, sure) and what is missing, as the brute force has them."""
    layouts = every_layout(version, hand, top)
    minima = MINIMA[score][version]
    doubtful = POINTS[top] if top and TOP_COUNTS[version] is None else 0
    sure = [laid for laid in layouts if laid[0] - doubtful >= minima[-1]]
    perhaps = [laid for laid in layouts if laid not in sure and laid[0] >= minima[0]]
    room = 5 - min(3, len(sure))
    told = [(laid, False) for laid in perhaps[:room]] + [(laid, True) for laid in sure]
    ways = [(laid[-1], laid[0], is_sure) for laid, is_sure in told[:5]]
    verdict = "allowed" if sure else "unclear" if perhaps else "forbidden"
    if ways or (top and not layouts):
        return verdict, ways, 0
    return verdict, ways, minima[0] - max((laid[0] for laid in layouts), default=0)


@pytest.mark.parametrize("column", COLUMNS, ids=lambda column: column.slug)
def test_the_finder_finds_what_a_brute_force_finds(column: Any) -> None:
    verdicts = set()
    for hand, score, top in (*hands(seed=52), *wild_hands(seed=108)):
        asked = FirstMeld(tuple(map(Card, hand)), score, Card(top) if top else None)
        result = evaluate_first_meld(column.ruleset, asked)
        ways = [(format_melds(w.turn.melds), w.layout.points, w.sure) for w in result.ways]
        wanted = expected(column.slug, hand, score, top)
        assert (result.verdict, ways, result.missing) == wanted, (hand, score, top)
        verdicts.add((result.verdict, top is None))
    # The hands reach every verdict, with and without the pile.
    assert {("allowed", True), ("allowed", False), ("forbidden", True)} <= verdicts


# --- The cost ---

MOST_TIMES = 4


def lines_run(work: Callable[[], object]) -> int:
    """How many lines of the engine are run: a cost that no clock and no other program changes."""
    count = 0

    def on_line(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal count
        count += event == "line"
        return on_line

    def on_call(frame: FrameType, event: str, arg: object) -> Any:
        return on_line if "/scoring/" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(on_call)
    try:
        work()
    finally:
        sys.settrace(before)
    return count


def test_thirty_cards_cost_at_most_four_times_as_much_as_fifteen() -> None:
    drawn = bench_finder.hands(9)
    bench_finder.find(drawn[0])
    cost = {
        size: statistics.median(
            lines_run(lambda h=hand[:size]: bench_finder.find(h)) for hand in drawn
        )
        for size in (15, 30)
    }
    assert 0 < cost[30] <= MOST_TIMES * cost[15], cost


def test_the_richest_layout_holds_the_top_card_even_where_others_would_count_more() -> None:
    # With one king and the two beside it 10 + 10 + 20; without it the two could join the aces: 60.
    rules = Ruleset.of(Selection(Version.KLASSISCH, "wikipedia"))
    hand = (Card.KING, Card.ACE, Card.ACE, Card.TWO)
    finder = Finder(rules, hand, Card.KING, lambda naturals, wilds: naturals + wilds >= 2)
    assert finder.richest(1) == (Layout((Meld(Card.KING, 2, 1, 0),), 40),)


def test_more_cards_may_be_needed_beside_the_top_one_than_make_a_meld() -> None:
    # One joker at least: K K and a joker 70, K K K and the joker 80; K K K alone is not enough.
    hand = (Card.KING, Card.KING, Card.JOKER)
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    finder = Finder(rules, hand, Card.KING, lambda _, wilds: wilds >= 1)
    assert [x.points for x in finder.cheapest(1, 9)] == [70, 80]


def test_fewer_cards_do_not_outdo_others_that_leave_a_joker() -> None:
    # A A Jo and A A A, K K K count 90 both; only the second, with more cards, leaves the joker to
    # the fours, which then make up 150: 60 + 30 + 60.
    text = "A A A K K K 4 4 Jo"
    finder = Finder(Ruleset.of(Selection(Version.KLASSISCH)), [Card(c) for c in text.split()])
    (found,) = finder.cheapest(150, 1)
    assert format_melds(found.melds) == "A A A, K K K, 4 4 Jo"
