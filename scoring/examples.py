"""Short examples for the calculators that show a rule point at work.

An example is input of the contract in which its points are named; a test holds each against
page and JSON.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from scoring.touched import FIRST_MELD, MELD, OUT, PILE, ROUND


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
        FIRST_MELD,
        "K K D D 2 mit einem König vom Stapel",
        ("stapel-vor-erstmeldung", "erstmeldung-stufen", "erstmeldung-stapelkarte"),
        {"hand_cards": "K K D D 2 9 8", "top": "K"},
    ),
    Example(
        FIRST_MELD,
        "sieben Fünfen: ein Canasta, der nicht reicht",
        ("erstmeldung-was-zaehlt", "erstmeldung-stufen", "rote-drei-erstmeldung"),
        {"hand_cards": "5 5 5 5 5 5 5 9 8"},
    ),
    Example(
        PILE,
        "eine Dame oben, zwei auf der Hand",
        ("stapel-frei",),
        {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"},
    ),
    Example(
        PILE,
        "Erstmeldung mit D D 2 aus der Hand",
        ("stapel-vor-erstmeldung", "erstmeldung-stufen", "erstmeldung-stapelkarte"),
        {"top": "D", "hand_cards": "D D 2 9 8 5"},
    ),
    Example(
        PILE,
        "eingefroren, nur eine Dame und eine Zwei",
        ("stapel-eingefroren",),
        {"top": "D", "hand_cards": "D 2 9 8 5", "table": "K K K", "frozen": "wild"},
    ),
    Example(
        PILE,
        "rote Drei vom Geben im Stapel",
        ("rote-drei-als-startkarte",),
        {"top": "D", "hand_cards": "D 2 9 8 5", "table": "K K K", "frozen": "red"},
    ),
    Example(
        PILE,
        "die Karte passt zum eigenen Canasta",
        ("sperre-fertiger-canasta",),
        {"top": "D", "hand_cards": "K 9 8 5", "table": "D D D D D D 2"},
    ),
    Example(
        PILE,
        "eine Handkarte, eine Karte im Stapel",
        ("eine-karte-regel",),
        {"top": "D", "hand_cards": "9", "table": "D D D D D D 2", "pile_size": "1"},
    ),
    Example(
        PILE,
        "Stock leer, die Karte passt",
        ("stock-leer", "stock-leer-pflicht", "stock-leer-bonus"),
        {"top": "D", "hand_cards": "9 8 5 4", "table": "D D D", "stock": "empty"},
    ),
    Example(
        PILE,
        "Stock leer, die letzte war eine rote Drei",
        ("stock-letzte-rote-drei",),
        {"top": "D", "hand_cards": "D D 9 8", "table": "K K K", "stock": "last_red"},
    ),
    Example(
        PILE,
        "schwarze Drei als Startkarte",
        ("startkarte-schwarz", "natuerliche-karten"),
        {"top": "3", "hand_cards": "K K 9 8", "upcard": "1"},
    ),
    Example(
        PILE,
        "Zwei als Startkarte",
        ("startkarte-wild-rot", "sperr-gruende"),
        {"top": "2", "hand_cards": "K K 9 8", "upcard": "1"},
    ),
    Example(
        OUT,
        "alles gemeldet, keine Karte zum Abwerfen",
        ("letzte-karte",),
        {"hand_cards": "8 8 8", "cards": "8 8 8", "table": _KINGS},
    ),
    Example(
        OUT,
        "der Partner sagt Nein",
        ("partner-fragen",),
        {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": _KINGS, "asked": "refused"},
    ),
    Example(
        OUT,
        "noch ohne Canasta",
        ("ausmachen-canasta-4", "hand-behalten"),
        {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K"},
    ),
    Example(
        OUT,
        "zu dritt mit einem Canasta",
        ("ausmachen-canasta-3",),
        {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": _KINGS, "players": "3"},
    ),
    Example(
        OUT,
        "verdeckt, ohne eigenen Canasta",
        ("verdeckt-total-ohne-canasta",),
        {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": _KINGS, "out_kind": "concealed"},
    ),
    Example(
        OUT,
        "ganze Hand mit Canasta",
        ("verdeckt-total-mit-canasta", "erstmeldung-entfall", "canasta-erst-im-schlusszug"),
        {"hand_cards": f"{_KINGS} 8 8 8 9", "cards": f"{_KINGS}, 8 8 8"}
        | {"out_kind": "concealed_canasta"},
    ),
    Example(
        OUT,
        "dasselbe, der Stapel war im Zug dabei",
        ("verdeckt-stapelkauf", "erstmeldung-entfall-stapel"),
        {"hand_cards": f"{_KINGS} 8 8 8 9", "cards": f"{_KINGS}, 8 8 8"}
        | {"out_kind": "concealed_canasta", "out_pile": "1"},
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
    Example(
        ROUND,
        "zu dritt, einer gegen zwei",
        ("zu-dritt", "zu-dritt-anschreiben", "zu-dritt-rote-dreien", "zu-dritt-erstmeldung"),
        {"players": "3", "out": "c", "solo": "a", "a-melded": "100"}
        | {"b-red": "2", "b-natural": "1", "b-melded": "90", "c-red": "1", "c-melded": "40"},
    ),
    Example(
        ROUND,
        "zu dritt, niemand nahm den Stapel",
        ("zu-dritt-niemand-stapel", "ausmachen-canasta-3"),
        {"players": "3", "out": "a", "a-natural": "1", "a-melded": "70"}
        | {"b-melded": "60", "c-hand": "35"},
    ),
    Example(
        ROUND,
        "zu sechst, mit roten Dreien",
        ("rote-drei-drei-pakete", "ausmachen-canasta-6"),
        {"players": "6", "out": "a", "a-red": "5", "a-natural": "1", "a-melded": "70"},
    ),
)


def examples(tool: str, point: str) -> tuple[Example, ...]:
    """The examples of a tool in which a point is named."""
    return tuple(each for each in EXAMPLES if each.tool == tool and point in each.points)
