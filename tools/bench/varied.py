"""Addresses of the tools of which hardly two are the same, as people type them at a table."""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from urllib.parse import urlencode

QUERIES = Path(__file__).parents[2] / "tests" / "cases" / "queries.toml"
RANKS = ("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4")
SEED = 1949

Query = dict[str, str]


def _melds(chance: random.Random, number: int, most: int = 6) -> list[list[str]]:
    """Melds of three natural cards or more, some with a wild one."""
    return [
        [rank] * chance.randint(3, most) + ["2"] * chance.randint(0, 1)
        for rank in chance.sample(RANKS, number)
    ]


def _text(melds: list[list[str]]) -> str:
    return ", ".join(" ".join(meld) for meld in melds)


def _hand(chance: random.Random, number: int) -> str:
    # Out of half the cards, so that others can lie on the table.
    return " ".join(chance.sample([*[*RANKS, "2"] * 4, "Jo", "Jo"], number))


def _score(chance: random.Random) -> str:
    return str(5 * chance.randint(-100, 990))


def _meldung(chance: random.Random) -> Query:
    return {"cards": _text(_melds(chance, chance.randint(1, 3))), "score": _score(chance)}


def _erstmeldung(chance: random.Random) -> Query:
    return {"hand_cards": _hand(chance, chance.randint(11, 15)), "score": _score(chance)}


def _stapel(chance: random.Random) -> Query:
    return {
        "top": chance.choice(RANKS),
        "hand_cards": _hand(chance, 11),
        "table": _text(_melds(chance, chance.randint(0, 2), most=3)),
        "score": _score(chance),
    }


def _ausmachen(chance: random.Random) -> Query:
    melds = _melds(chance, 2)
    held = [card for meld in melds for card in meld]
    return {
        "hand_cards": " ".join([*held, chance.choice(RANKS)]),
        "cards": _text(melds),
        "table": "Jo Jo 2",
        "score": _score(chance),
    }


def _runde(chance: random.Random) -> Query:
    values = {"out": chance.choice("ab")}
    for seat in "ab":
        values |= {
            f"{seat}-natural": str(chance.randint(0, 1)),
            f"{seat}-mixed": str(chance.randint(0, 2)),
            f"{seat}-red": str(chance.randint(0, 2)),
            f"{seat}-melded": str(5 * chance.randint(50, 100)),
            f"{seat}-hand": "0" if values["out"] == seat else str(5 * chance.randint(0, 30)),
            f"{seat}-score": _score(chance),
        }
    return values


SEARCHED = [query["text"] for query in tomllib.loads(QUERIES.read_text("utf-8"))["query"]]


def _suche(chance: random.Random) -> Query:
    return {"q": chance.choice(SEARCHED)}


TOOLS: dict[str, Callable[[random.Random], Query]] = {
    "/meldung/": _meldung,
    "/erstmeldung/": _erstmeldung,
    "/stapel/": _stapel,
    "/ausmachen/": _ausmachen,
    "/runde/": _runde,
    "/suche/": _suche,
}


def addresses(path: str, number: int) -> list[str]:
    """So many addresses of a tool; always the same ones."""
    chance = random.Random(f"{SEED}{path}")  # noqa: S311 - a benchmark wants the same each time
    return list(islice(_addresses(path, chance), number))


def _addresses(path: str, chance: random.Random) -> Iterator[str]:
    while True:
        yield f"{path}?{urlencode(TOOLS[path](chance))}"
