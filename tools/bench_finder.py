"""What finding the first melds of a hand costs, over hand sizes: `make bench`.

The same seeded hands are cut to each size, so that a larger one holds all cards of the smaller.
"""

import random
import statistics
import time

from scoring.cards import Card, pack_count
from scoring.columns import BASE_RULESETS
from scoring.first_meld import FirstMeld, evaluate_first_meld

SIZES = (5, 10, 15, 20, 25, 30)
COMPARED_WITH = 15
HANDS = 31
SEED = 1949
# A score in each band.
SCORES = (-5, 0, 1505, 3005)
# The quickest of a few runs says least about what else the machine was doing.
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


def milliseconds(hand: list[Card]) -> float:
    """How long it takes to find the first melds of a hand."""
    runs = []
    for _ in range(RUNS):
        start = time.perf_counter()
        find(hand)
        runs.append((time.perf_counter() - start) * 1000)
    return min(runs)


def main() -> None:
    """Prints the table."""
    drawn = hands()
    # Once before it counts: what is made only once in a process is no cost of a hand.
    find(drawn[0])
    costs = {size: [milliseconds(hand[:size]) for hand in drawn] for size in SIZES}
    base = statistics.median(costs[COMPARED_WITH])
    print(f"First melds of {HANDS} hands, {len(BASE_RULESETS)} versions, {len(SCORES)} scores")
    print(f"{'cards':>5} {'median ms':>10} {'middle half ms':>15} {f'to {COMPARED_WITH}':>6}")
    for size, found in costs.items():
        low, median, high = statistics.quantiles(found, n=4)
        print(f"{size:5} {median:10.2f} {f'{low:.2f} to {high:.2f}':>15} {median / base:6.2f}")


if __name__ == "__main__":
    main()
