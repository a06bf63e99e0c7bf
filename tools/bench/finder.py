"""What finding the first melds of a hand costs, over hand sizes.

The same seeded hands are cut to each size, so that a larger one holds all cards of the smaller.
"""

import random
import statistics
from functools import partial

from scoring.cards import Card, pack_count
from scoring.columns import BASE_RULESETS
from scoring.first_meld import FirstMeld, evaluate_first_meld
from tools.bench.clock import milliseconds
from tools.bench.report import Table

SIZES = (5, 10, 15, 20, 25, 30)
COMPARED_WITH = 15
HANDS = 31
SEED = 1949
# A score in each band.
SCORES = (-5, 0, 1505, 3005)
RUNS = 3


def hands(number: int = HANDS) -> list[list[Card]]:
    """Hands of the largest size out of all packs; red threes are laid out and never held."""
    pack = BASE_RULESETS[0].pack.known
    cards = [card for card in Card if card is not Card.RED_THREE]
    deck = [card for card in cards for _ in range(pack_count(pack, card))]
    chance = random.Random(SEED)  # noqa: S311 - a benchmark wants the same hands each time
    return [chance.sample(deck, SIZES[-1]) for _ in range(number)]


def find(hand: list[Card]) -> None:
    """Finds the first melds of a hand in all versions, at a score in each band."""
    for rules in BASE_RULESETS:
        for score in SCORES:
            evaluate_first_meld(rules, FirstMeld(tuple(hand), score))


def table() -> Table:
    """The cost of a hand by its size."""
    drawn = hands()
    # Once before it counts: what is made only once in a process is no cost of a hand.
    find(drawn[0])
    costs = {
        size: [milliseconds(partial(find, hand[:size]), RUNS) for hand in drawn] for size in SIZES
    }
    base = statistics.median(costs[COMPARED_WITH])
    note = (
        f"First melds of {HANDS} seeded hands, {len(BASE_RULESETS)} versions without their other "
        f"readings and {len(SCORES)} scores each. CPU time, median and middle half."
    )
    head = ("cards", "median ms", "middle half ms", f"to {COMPARED_WITH} cards")
    found = Table("The finder of first melds", note, head)
    for size, each in costs.items():
        low, median, high = statistics.quantiles(each, n=4)
        found.rows.append(
            (str(size), f"{median:.2f}", f"{low:.2f} to {high:.2f}", f"{median / base:.2f}")
        )
    return found
