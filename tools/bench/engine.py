"""What the engine costs by itself, and how that grows with the input."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import urlencode, urlsplit

from django.http import QueryDict

from scoring.answers import answer_first_meld, answer_out, answer_pile, answer_round, answer_turn
from scoring.forms import MeldForm
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.round_form import RoundForm
from tools.bench.clock import Work, milliseconds
from tools.bench.report import Table, middle, spread
from tools.bench.varied import RANKS, SEED, addresses

INPUTS = 101
MELDS = (1, 2, 5, 10, 15, 20)
CARDS = (1, 5, 10, 15, 25, 40, 54)
# Of each tool: how its address is read, and what is then computed by all versions and readings.
COMPUTED: dict[str, tuple[Callable[[QueryDict], Any], Callable[[Any], object]]] = {
    "/meldung/": (MeldForm, lambda form: answer_turn(form.turn())),
    "/erstmeldung/": (FirstMeldForm, lambda form: answer_first_meld(form.asked())),
    "/stapel/": (PileForm, lambda form: answer_pile(form.turn())),
    "/ausmachen/": (OutForm, lambda form: answer_out(form.turn())),
    "/runde/": (RoundForm, lambda form: answer_round(form.played())),
}


def computing(path: str, query: str) -> Work:
    """The computation that an address asks for, its input already read."""
    read, compute = COMPUTED[path]
    form = read(QueryDict(query))
    if not form.is_valid():
        raise ValueError(f"{path}?{query} is refused: {form.errors.as_text()}")
    return partial(compute, form)


def per_call() -> Table:
    """A computation of each tool, over the addresses that the requests are measured with."""
    note = (
        f"All three versions with all their readings, {INPUTS} inputs as people type them, already "
        "read; no request, no template. CPU time."
    )
    table = Table("The engine, one call", note, ("tool", "median ms", "from to"))
    for path in COMPUTED:
        asked = [urlsplit(address).query for address in addresses(path, INPUTS)]
        # Each once: none may profit from having been asked before.
        took = [milliseconds(computing(path, query), runs=1) for query in asked]
        table.rows.append((path, middle(took), spread(took)))
    return table


def growth() -> Table:
    """From one meld to twenty, and from one card to a whole hand."""
    note = (
        "The same as above for one input of each size: so many melds of three cards, and so many "
        "cards in hand, cut from the same seeded hand. The last column is to the line above it, "
        "divided by the growth of the input: 1.00 is linear."
    )
    table = Table("How the engine's cost grows", note, ("input", "ms", "to linear"))
    melds = [f"{rank} {rank} {rank}" for rank in RANKS * 2]
    chance = random.Random(SEED)  # noqa: S311 - a benchmark wants the same each time
    # Out of two packs, without red threes, which are never held.
    deck = [*RANKS * 8, *["2"] * 8, *["Jo"] * 4, *["3"] * 4]
    hand = chance.sample(deck, max(CARDS))
    sizes = {
        ("melds", "/meldung/"): [(n, {"cards": ", ".join(melds[:n])}) for n in MELDS],
        ("cards", "/erstmeldung/"): [(n, {"hand_cards": " ".join(hand[:n])}) for n in CARDS],
        ("cards", "/stapel/"): [(n, {"hand_cards": " ".join(hand[:n]), "top": "K"}) for n in CARDS],
    }
    for (what, path), queries in sizes.items():
        before = None
        for size, query in queries:
            took = milliseconds(computing(path, urlencode(query)))
            linear = "" if before is None else f"{took / before[1] / (size / before[0]):.2f}"
            table.rows.append((f"{size} {what} in {path}", f"{took:.2f}", linear))
            before = size, took
    return table
