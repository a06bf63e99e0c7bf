"""Which rule points a calculator touches, and short examples that show a point at work.

A calculator touches a point if its engine reads it: the fields of the ruleset are listed here
by tool, their points come from the ruleset. A test holds the list against what the engine reads
and names over all worked cases. An example is input of the contract in which its points are named.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.ruleset import POINT_OF_FIELD

MELD = "meldung"
ROUND = "runde"
PILE = "stapel"
OUT = "ausmachen"

_BOTH = (
    "card_values",
    "meld_minimum",
    "wild_limit",
    "wild_only",
    "black_only_going_out",
    "black_size",
    "black_wilds",
    "canasta_size",
    "bands",
    "canastas_four",
    "canastas_two",
    "last_card",
)
_FIELDS = {
    MELD: (
        *_BOTH,
        "black_blocks",
        "wild_blocks",
        "top_counts",
        "waiver",
        "waiver_after_pile",
        "first_pile",
        "canasta_in_last_turn",
        "canastas_three",
        "canastas_six",
    ),
    PILE: (
        "card_values",
        "meld_minimum",
        "wild_limit",
        "canasta_size",
        "bands",
        "canastas_four",
        "canastas_two",
        "canastas_three",
        "canastas_six",
        "last_card",
        "black_blocks",
        "wild_blocks",
        "top_counts",
        "first_pile",
        "free_pile",
        "frozen_pile",
        "freeze_reasons",
        "red_three_freezes",
        "natural_cards",
        "canasta_blocks",
        "one_card",
        "start_wild_or_red",
        "start_black_stays",
        "stock_goes_on",
        "forced_taking",
        "last_red_three",
        "stock_exhausted",
        "keep_a_card",
    ),
    OUT: (
        *_BOTH,
        "waiver",
        "waiver_after_pile",
        "canasta_in_last_turn",
        "canastas_three",
        "canastas_six",
        "keep_a_card",
        "asking",
        "out_normal",
        "out_concealed",
        "out_concealed_canasta",
        "pile_in_turn",
    ),
    ROUND: (
        *_BOTH,
        "pack",
        "natural_bonus",
        "mixed_bonus",
        "red_each",
        "red_four",
        "red_plus",
        "red_minus",
        "red_hand",
        "red_hand_on_top",
        "out_normal",
        "out_concealed",
        "out_concealed_canasta",
        "pile_in_turn",
        "stock_exhausted",
        "hand_cards",
        "partner_hand",
        "target_four",
        "target_two",
    ),
}
TOUCHED: Mapping[str, frozenset[str]] = {
    tool: frozenset(POINT_OF_FIELD[field] for field in fields) for tool, fields in _FIELDS.items()
}


@dataclass(frozen=True, slots=True)
class Example:
    """Input of a tool, in contract order, in which the points are named; `text` says what it is."""

    tool: str
    text: str
    points: tuple[str, ...]
    query: Mapping[str, str]


# Seven kings on the table already, so that the party may go out.
_KINGS = "K K K K K K K"

EXAMPLES = (
    Example(MELD, "D D 2 2", ("meldung-wild-max",), {"cards": "D D 2 2"}),
    Example(MELD, "D Jo Jo", ("meldung-minimum",), {"cards": "D Jo Jo"}),
    Example(MELD, "2 2 2 Jo", ("meldung-nur-wild",), {"cards": "2 2 2 Jo"}),
    Example(MELD, "3 3 3, ohne auszumachen", ("schwarze-drei-melden",), {"cards": "3 3 3"}),
    Example(
        MELD,
        "3 3 3 2 beim Ausmachen",
        ("schwarze-drei-wild",),
        {"cards": "3 3 3 2", "table": _KINGS, "out_kind": "normal"},
    ),
    Example(
        MELD,
        "3 3 beim Ausmachen",
        ("schwarze-drei-groesse",),
        {"cards": "3 3", "table": _KINGS, "out_kind": "normal"},
    ),
    Example(
        MELD,
        "K K K, D D D genau an der Grenze",
        ("erstmeldung-stufen",),
        {"cards": "K K K, D D D", "score": "1500"},
    ),
    Example(
        MELD,
        "D D D 2, eine Dame vom Stapel",
        ("erstmeldung-stapelkarte",),
        {"cards": "D D D 2", "top": "D"},
    ),
    Example(
        MELD,
        "ganze Hand mit Canasta, zu wenig Punkte",
        ("erstmeldung-entfall",),
        {"cards": "5 5 5 5 5 5 5, 4 4 4", "score": "1500", "out_kind": "concealed_canasta"},
    ),
    Example(
        MELD,
        "dasselbe mit einer Fünf vom Stapel",
        ("erstmeldung-entfall-stapel",),
        {"cards": "5 5 5 5 5 5 5, 4 4 4", "score": "1500", "top": "5"}
        | {"out_kind": "concealed_canasta"},
    ),
    Example(
        MELD,
        "K K K, A A A mit dem König vom Stapel",
        ("stapel-vor-erstmeldung",),
        {"cards": "K K K, A A A", "top": "K"},
    ),
    Example(MELD, "Zwei liegt oben", ("sperr-gruende",), {"cards": "K K 2", "top": "2"}),
    Example(
        MELD,
        "schwarze Drei liegt oben",
        ("schwarze-drei-sperre",),
        {"cards": "3 3 3", "table": _KINGS, "top": "3", "out_kind": "normal"},
    ),
    Example(
        MELD,
        "8 8 8 beim Ausmachen ohne Canasta",
        ("ausmachen-canasta-4",),
        {"cards": "8 8 8", "table": "K K K", "out_kind": "normal"},
    ),
    Example(
        MELD,
        "8 8 8 beim Ausmachen mit einem Canasta",
        ("ausmachen-canasta-2",),
        {"cards": "8 8 8", "table": _KINGS, "out_kind": "normal", "players": "2"},
    ),
    Example(
        MELD,
        "alles gemeldet, keine Karte zum Abwerfen",
        ("letzte-karte",),
        {"cards": "8 8 8", "table": _KINGS, "out_kind": "normal", "out_discard": "0"},
    ),
    Example(
        ROUND,
        "eine ganze Runde",
        (
            "kartenwerte",
            "canasta-echt",
            "canasta-unecht",
            "rote-drei-plus-bedingung",
            "ausmachen-bonus",
            "wertung-formel",
            "wertung-partnerhand",
        ),
        {"out": "a", "a-red": "1", "a-natural": "1", "a-mixed": "1", "a-melded": "275"}
        | {"a-hand": "35", "b-red": "3", "b-mixed": "1", "b-melded": "110", "b-hand": "90"},
    ),
    Example(
        ROUND,
        "eine rote Drei, gemeldet, aber kein Canasta",
        ("rote-drei-plus-bedingung", "rote-drei-minus-bedingung"),
        {"out": "a", "a-natural": "1", "a-melded": "70", "b-red": "1", "b-melded": "60"},
    ),
    Example(
        ROUND,
        "eine rote Drei bleibt in der Hand",
        ("rote-drei-auf-hand", "rote-drei-auf-hand-zusatz"),
        {"out": "a", "a-natural": "1", "a-melded": "70", "b-red_hand": "1"},
    ),
    Example(
        ROUND,
        "niemand macht aus",
        ("stock-leer-bonus",),
        {"out": "none", "a-melded": "60", "b-melded": "90"},
    ),
    Example(
        ROUND,
        "verdeckt, ohne eigenen Canasta",
        ("verdeckt-total-ohne-canasta",),
        {"out": "a", "out_kind": "concealed", "a-natural": "1", "a-melded": "70"},
    ),
    Example(
        ROUND,
        "verdeckt mit eigenem Canasta",
        ("verdeckt-total-mit-canasta",),
        {"out": "a", "out_kind": "concealed_canasta", "a-natural": "1", "a-melded": "70"},
    ),
    Example(
        ROUND,
        "verdeckt, nachdem der Stapel gekauft war",
        ("verdeckt-stapelkauf",),
        {"out": "a", "out_kind": "concealed_canasta", "out_pile": "1", "a-natural": "1"}
        | {"a-melded": "70"},
    ),
    Example(
        ROUND,
        "ausgemacht ohne letzten Abwurf",
        ("letzte-karte",),
        {"out": "a", "out_discard": "0", "a-natural": "1", "a-melded": "70"},
    ),
    Example(
        ROUND,
        "ausgemacht ohne Canasta",
        ("ausmachen-canasta-4",),
        {"out": "a", "a-melded": "60"},
    ),
    Example(
        ROUND,
        "zu zweit ausgemacht mit einem Canasta",
        ("ausmachen-canasta-2",),
        {"players": "2", "out": "a", "a-natural": "1", "a-melded": "70"},
    ),
)


def examples(tool: str, point: str) -> tuple[Example, ...]:
    """The examples of a tool in which a point is named."""
    return tuple(each for each in EXAMPLES if each.tool == tool and point in each.points)
