"""Disputes about going out, and about what going out concealed is worth."""

from rules.disputes.model import Dispute, Ruling
from rules.situations import As, Situation, Tool

# Seven kings on the table already, so that the party may go out.
_KINGS = "K K K K K K K"

DISPUTES = (
    Dispute(
        slug="ausmachen-ohne-canasta",
        question="Darf ich ohne Canasta ausmachen?",
        points=("ausmachen-canasta-4", "canasta-erst-im-schlusszug", "hand-behalten"),
        tip="Sagt vorher, dass niemand ohne Canasta ausmacht.",
        related=("kein-abwurf-mehr-moeglich", "ein-oder-zwei-canastas", "ausmachen-ohne-abwurf"),
        situation=Situation(
            Tool.OUT, {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K"}
        ),
    ),
    Dispute(
        slug="partner-fragen",
        question="Muss ich meinen Partner fragen, bevor ich ausmache?",
        points=("partner-fragen", "partner-fragen-zeitpunkt", "partner-fragen-strafe"),
        ass=Ruling(
            text="Üblich ist es, verlangt wird es nicht; ob die Antwort bindet, bleibt offen."
        ),
        tip="Sagt vorher, ob ihr fragt und ob die Antwort bindet.",
        related=("ausmachen-ohne-canasta", "karten-des-partners"),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": _KINGS},
            how=As.PROHIBITION,
        ),
    ),
    Dispute(
        slug="kein-abwurf-mehr-moeglich",
        question="Darf ich ohne Canasta so viel melden, dass keine Karte zum Abwerfen bleibt?",
        points=("hand-behalten", "ausmachen-canasta-4", "zug-ablauf"),
        tip="Zählt vor dem Melden: Eine Karte zum Abwerfen und eine danach müssen bleiben.",
        related=("ausmachen-ohne-canasta", "ausmachen-ohne-abwurf"),
        situation=Situation(Tool.OUT, {"hand_cards": "8 8 8", "cards": "8 8 8", "table": "K K K"}),
    ),
    Dispute(
        slug="ausmachen-ohne-abwurf",
        question="Darf ich ausmachen, ohne eine letzte Karte abzuwerfen?",
        points=("letzte-karte", "schwarze-drei-gruppe-statt-abwurf", "verdeckt-abwurf"),
        tip="Sagt vorher, ob die letzte Karte abgeworfen werden muss.",
        related=("kein-abwurf-mehr-moeglich", "ausmachen-ohne-canasta", "partner-fragen"),
        situation=Situation(Tool.OUT, {"hand_cards": "8 8 8", "cards": "8 8 8", "table": _KINGS}),
    ),
    Dispute(
        slug="ein-oder-zwei-canastas",
        question="Genügt zu viert ein Canasta zum Ausmachen?",
        points=("ausmachen-canasta-4", "ausmachen-canasta-2", "ausmachen-canasta-6"),
        klassisch=Ruling(text="Ein Canasta genügt zu viert."),
        wiener=Ruling(text="Ein Canasta genügt zu viert."),
        ass=Ruling(text="Ein Canasta genügt zu viert."),
        tip="Sagt vorher, wie viele Canastas ihr braucht, vor allem zu zweit und zu sechst.",
        related=("ausmachen-ohne-canasta", "ausmachen-ohne-abwurf"),
        situation=Situation(Tool.OUT, {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": _KINGS}),
    ),
    Dispute(
        slug="verdeckt-nach-stapel",
        question="Gilt es noch als verdeckt, wenn ich dabei den Stapel genommen habe?",
        points=("verdeckt-stapelkauf", "verdeckt-definition", "erstmeldung-entfall-stapel"),
        tip="Sagt vorher, ob verdecktes Ausmachen nur nach dem Ziehen vom Stock zählt.",
        related=("hand-canasta-200-oder-1000", "zweihundert-insgesamt-oder-dazu"),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": "D D D B B B 10 10 10 10 10 10 10 4"}
            | {"cards": "D D D, B B B, 10 10 10 10 10 10 10"}
            | {"out_kind": "concealed_canasta", "out_pile": "1", "score": "-5"},
            reads="stage",
            how=As.IS,
            than="concealed_canasta",
        ),
    ),
    Dispute(
        slug="zweihundert-insgesamt-oder-dazu",
        question="Kommt zum Bonus fürs verdeckte Ausmachen der Bonus fürs Ausmachen dazu?",
        points=("verdeckt-total-ohne-canasta", "verdeckt-total-mit-canasta", "ausmachen-bonus"),
        tip="Sagt vorher, ob die Zahl fürs verdeckte Ausmachen alles enthält.",
        related=("hand-canasta-200-oder-1000", "verdeckt-nach-stapel"),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": "D D D 8 8 8 8 7 6 6 6 6", "cards": "D D D, 8 8 8 8, 6 6 6 6"}
            | {"table": _KINGS, "out_kind": "concealed"},
            reads="bonus",
            how=As.ABOVE,
            than="verdeckt-total-ohne-canasta.wiener.n",
        ),
    ),
    Dispute(
        slug="hand-canasta-200-oder-1000",
        question="Bringt ein Hand-Canasta {much} statt {little} Punkte?",
        points=("verdeckt-total-mit-canasta", "verdeckt-definition", "verdeckt-stapelkauf"),
        ass=Ruling(text="Schreibt {much}; als Variante nennt das Heft selbst nur {little}."),
        tip="Sagt vorher, was ein Hand-Canasta bringt: Es geht um viele Punkte.",
        related=(
            "zweihundert-insgesamt-oder-dazu",
            "verdeckt-nach-stapel",
            "sieben-koenige-500-oder-570",
        ),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": f"{_KINGS} 9 8 8 8", "cards": f"{_KINGS}, 8 8 8"}
            | {"out_kind": "concealed_canasta"},
            reads="bonus",
            how=As.ABOVE,
            than="verdeckt-total-mit-canasta.klassisch.n",
        ),
        numbers={
            "much": "verdeckt-total-mit-canasta.wiener.n",
            "little": "verdeckt-total-mit-canasta.klassisch.n",
        },
    ),
)
