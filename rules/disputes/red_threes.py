"""Disputes about red threes."""

from rules.disputes.model import Dispute, Ruled, Ruling
from rules.situations import As, Situation, Tool

_ALL_FOUR = "Alle vier bei einer Partei zählen zusammen {n}; ob plus, hängt an der Bedingung."
_BY_PARTY = "Rote Dreien zählen je Partei: Zwei und zwei sind alle vier."

DISPUTES = (
    Dispute(
        slug="rote-dreien-ohne-canasta",
        question="Zählen unsere roten Dreien auch ohne Canasta plus?",
        points=("rote-drei-plus-bedingung", "rote-drei-minus-bedingung", "rote-drei-wert"),
        tip="Sagt vorher, ob rote Dreien eine Meldung oder einen Canasta brauchen.",
        related=("vier-rote-dreien", "vergessene-rote-drei", "rote-dreien-zum-minimum"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-red": "1", "a-melds": "K K K K K K K, 8 8 8"}
            | {"a-hand_cards": "A", "b-red": "3", "b-melds": "D D D", "b-hand_cards": "A 10 9 5"},
            reads="parties.b.lines.rote-drei-plus-bedingung",
            how=As.ABOVE,
        ),
    ),
    Dispute(
        slug="vier-rote-dreien",
        question="Zählen alle vier roten Dreien zusammen {n}?",
        points=("rote-drei-vier", "rote-drei-minus-bedingung", "rote-drei-wert"),
        klassisch=Ruling(text=_ALL_FOUR),
        wiener=Ruling(text=_ALL_FOUR),
        ass=Ruling(text=_ALL_FOUR),
        tip="Sagt vorher, ob vier rote Dreien auch im Minus so viel zählen.",
        related=("rote-dreien-zwei-und-zwei", "rote-dreien-ohne-canasta", "vergessene-rote-drei"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-red": "4", "a-melds": "K K K K K K K"},
            reads="parties.a.lines.rote-drei-plus-bedingung",
            how=As.EQUAL,
            than="rote-drei-vier.n",
        ),
        numbers={"n": "rote-drei-vier.n"},
    ),
    Dispute(
        slug="rote-dreien-zwei-und-zwei",
        question="Zwei rote Dreien bei mir, zwei beim Partner: Zählt das als alle vier?",
        points=("rote-drei-vier", "rote-drei-plus-bedingung"),
        klassisch=Ruling(text=_BY_PARTY),
        wiener=Ruling(text=_BY_PARTY),
        ass=Ruling(text=_BY_PARTY),
        tip="Sagt vorher, dass die roten Dreien beider Partner zusammenzählen.",
        related=("vier-rote-dreien", "rote-dreien-ohne-canasta"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-red": "4", "a-melds": "9 9 9 9 9 2 2"}
            | {"a-hand_cards": "8 4"},
            reads="parties.a.lines.rote-drei-plus-bedingung",
            how=As.EQUAL,
            than="rote-drei-vier.n",
        ),
    ),
    Dispute(
        slug="vergessene-rote-drei",
        question="Kostet eine vergessene rote Drei in der Hand Strafpunkte?",
        points=("rote-drei-auf-hand", "rote-drei-auf-hand-zusatz", "rote-drei-auf-hand-zeitpunkt"),
        tip="Sagt vorher, was eine rote Drei kostet, die am Ende noch in der Hand ist.",
        related=("rote-dreien-ohne-canasta", "vier-rote-dreien", "karten-des-partners"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-melds": "A A A A 2 2 2", "a-hand_cards": "4 4"}
            | {"b-red": "1", "b-melds": "10 10 10 10 10 10 10", "b-hand_cards": "D 5 3r"},
            reads="parties.b.lines.rote-drei-auf-hand",
            how=As.BELOW,
        ),
    ),
    Dispute(
        slug="ersatz-fuer-rote-drei-aus-stapel",
        question="Bekomme ich Ersatz für eine rote Drei aus dem Stapel?",
        points=("rote-drei-aus-stapel", "rote-drei-gezogen"),
        klassisch=Ruling(Ruled.NO),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.YES),
        tip="Sagt vorher, ob es für eine rote Drei aus dem Stapel eine neue Karte gibt.",
        related=("letzte-stockkarte-rote-drei", "friert-rote-drei-ein", "vergessene-rote-drei"),
    ),
)
