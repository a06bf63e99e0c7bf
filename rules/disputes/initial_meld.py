"""Disputes about the initial meld: what counts toward it, and where its steps lie."""

from rules.disputes.model import Dispute, Ruled, Ruling
from rules.situations import As, Situation, Tool

_TOO_FEW = "Ihre Kartenwerte bleiben unter {need}; der Bonus des Canastas zählt nicht."
_MET = "minimum_met"

DISPUTES = (
    Dispute(
        slug="oberste-karte-zaehlt",
        question="Zählt die oberste Stapelkarte zu unserer Erstmeldung?",
        points=("erstmeldung-stapelkarte", "stapel-vor-erstmeldung", "kauf-reihenfolge"),
        tip="Sagt vorher, ob die oberste Karte des Stapels zum Minimum zählt.",
        related=(
            "karten-darunter-zum-minimum",
            "stapel-natuerlich-und-wild-vor-erstmeldung",
            "rote-dreien-zum-minimum",
        ),
        situation=Situation(Tool.MELD, {"cards": "D D D 2", "top": "D"}, reads=_MET, how=As.TRUTH),
    ),
    Dispute(
        slug="karten-darunter-zum-minimum",
        question="Zählen Karten unter der obersten Stapelkarte zu unserer Erstmeldung?",
        points=("erstmeldung-stapelkarte", "kauf-reihenfolge"),
        ass=Ruling(
            text="Du nimmst sie erst nach der Meldung auf; daraus geschlossen.",
            point="kauf-reihenfolge",
            derived=True,
        ),
        tip="Meldet erst das Minimum, nehmt dann den Rest des Stapels auf.",
        related=(
            "oberste-karte-zaehlt",
            "stapel-natuerlich-und-wild-vor-erstmeldung",
            "sieben-fuenfen",
        ),
        situation=Situation(
            Tool.MELD,
            {"cards": "K K K K, D D D 2", "score": "1505", "top": "K", "below": "K D"},
            reads=_MET,
            how=As.TRUTH,
        ),
    ),
    Dispute(
        slug="minus-15",
        question="Genügen im Minus {n} Punkte für die Erstmeldung?",
        points=("erstmeldung-stufen", "erstmeldung-stichtag", "wertung-negativ"),
        ass=Ruling(
            text="Wörtlich gilt die unterste Plusstufe auch hier; gerechnet mit {n} wie sonst."
        ),
        tip="Sagt vorher, welches Minimum bei einem Stand im Minus gilt.",
        related=("sieben-fuenfen", "genau-1500", "rote-dreien-zum-minimum"),
        situation=Situation(
            Tool.MELD, {"cards": "5 5 5", "score": "-40"}, reads=_MET, how=As.TRUTH
        ),
        numbers={"n": "erstmeldung-stufen.klassisch.min_0"},
    ),
    Dispute(
        slug="sieben-fuenfen",
        question="Reichen bei einem Stand von null sieben Fünfen als Erstmeldung?",
        points=("erstmeldung-was-zaehlt", "erstmeldung-stufen", "erstmeldung-entfall"),
        klassisch=Ruling(text=_TOO_FEW, point="erstmeldung-stufen"),
        wiener=Ruling(text=_TOO_FEW, point="erstmeldung-stufen"),
        ass=Ruling(text=_TOO_FEW, point="erstmeldung-stufen"),
        tip="Sagt vorher, dass der Bonus eines Canastas nicht zum Minimum zählt.",
        related=("minus-15", "rote-dreien-zum-minimum", "hand-canasta-200-oder-1000"),
        situation=Situation(Tool.MELD, {"cards": "5 5 5 5 5 5 5"}, reads=_MET, how=As.TRUTH),
        numbers={"need": "erstmeldung-stufen.min_1"},
    ),
    Dispute(
        slug="rote-dreien-zum-minimum",
        question="Zählen rote Dreien zu unserer Erstmeldung?",
        points=("rote-drei-erstmeldung", "erstmeldung-was-zaehlt"),
        klassisch=Ruling(Ruled.NO),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.NO),
        tip="Zählt zum Minimum nur die Karten eurer Meldungen.",
        related=("sieben-fuenfen", "oberste-karte-zaehlt", "rote-dreien-ohne-canasta"),
    ),
    Dispute(
        slug="genau-1500",
        question="Bei genau {limit} Punkten: Genügen {low} für die Erstmeldung?",
        points=("erstmeldung-stufen", "erstmeldung-stichtag"),
        tip="Sagt vorher, zu welcher Stufe ein Stand von genau {limit} gehört.",
        related=("genau-3000", "minus-15"),
        situation=Situation(
            Tool.MELD, {"cards": "D D D 2", "score": "1500"}, reads=_MET, how=As.TRUTH
        ),
        numbers={
            "limit": "erstmeldung-stufen.klassisch.low_2",
            "low": "erstmeldung-stufen.klassisch.min_1",
        },
    ),
    Dispute(
        slug="genau-3000",
        question="Bei genau {limit} Punkten: Genügen {low} für die Erstmeldung?",
        points=("erstmeldung-stufen", "erstmeldung-stichtag"),
        tip="Sagt vorher, zu welcher Stufe ein Stand von genau {limit} gehört.",
        related=("genau-1500", "minus-15"),
        situation=Situation(
            Tool.MELD, {"cards": "A A A, K K K", "score": "3000"}, reads=_MET, how=As.TRUTH
        ),
        numbers={
            "limit": "erstmeldung-stufen.klassisch.low_3",
            "low": "erstmeldung-stufen.klassisch.min_2",
        },
    ),
)
