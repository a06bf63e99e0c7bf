"""Disputes about the discard pile: who may take it, what freezes it, what blocks it."""

from rules.disputes.model import Dispute, Ruled, Ruling
from rules.situations import As, Situation, Tool

DISPUTES = (
    Dispute(
        slug="stapel-mit-wilder-karte",
        question="Liegt eine wilde Karte im Stapel: Darf ich ihn mit einem Paar nehmen?",
        points=("stapel-eingefroren", "einfrier-gruende", "sperr-gruende"),
        tip="Sagt vorher, was eingefroren heißt: Nur ein natürliches Paar aus der Hand öffnet ihn.",
        related=(
            "friert-wilde-karte-dauerhaft-ein",
            "stapel-natuerlich-und-wild-vor-erstmeldung",
            "joker-abwerfen",
        ),
        situation=Situation(
            Tool.PILE,
            {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K", "frozen": "wild"},
        ),
    ),
    Dispute(
        slug="stapel-nur-fuer-fertigen-canasta",
        question="Darf ich den Stapel nehmen, nur um an einen fertigen Canasta anzulegen?",
        points=("sperre-fertiger-canasta", "stapel-frei", "canasta-waechst"),
        wiener=Ruling(
            text="Ein Abwurf, der zu eurem fertigen Canasta passt, sperrt euch den Stapel."
        ),
        tip="Sagt vorher, ob euch ein fertiger Canasta den Stapel öffnet.",
        related=(
            "stapel-bei-drei-wilden-in-der-meldung",
            "wilde-an-echten-canasta",
            "eine-karte-ein-stapel-aus-einer-karte",
        ),
        situation=Situation(
            Tool.PILE, {"top": "D", "hand_cards": "K 9 8 5", "table": "D D D D D D D"}
        ),
    ),
    Dispute(
        slug="stapel-natuerlich-und-wild-vor-erstmeldung",
        question="Reichen vor der Erstmeldung eine natürliche und eine wilde Karte für den Stapel?",
        points=("stapel-vor-erstmeldung", "einfrier-gruende", "erstmeldung-stufen"),
        tip="Sagt vorher, ob vor der Erstmeldung nur ein natürliches Paar den Stapel öffnet.",
        related=("stapel-mit-wilder-karte", "oberste-karte-zaehlt", "karten-darunter-zum-minimum"),
        situation=Situation(Tool.PILE, {"top": "K", "hand_cards": "K 2 9 8 5", "score": "-5"}),
    ),
    Dispute(
        slug="stapel-bei-drei-wilden-in-der-meldung",
        question="Drei wilde liegen schon: Darf ich mit einer vierten den Stapel nehmen?",
        points=("meldung-wild-max", "stapel-frei"),
        klassisch=Ruling(text="Sie wäre zu viel; mit natürlichem Paar oder durch Anlegen geht es."),
        wiener=Ruling(text="Sie wäre zu viel, und ein fertiger Canasta sperrt ohnehin."),
        ass=Ruling(
            text="Klärt es vorher: Eine wilde Karte neben der obersten nennt das Heft nicht.",
            point="stapel-frei",
        ),
        tip="Sagt vorher, wie viele wilde Karten eine Meldung höchstens haben darf.",
        related=(
            "wie-viele-wilde-im-canasta",
            "stapel-nur-fuer-fertigen-canasta",
            "d-d-2-2-2",
        ),
        situation=Situation(
            Tool.PILE,
            {"top": "D", "hand_cards": "D 2 9 8 5", "table": "D D D D 2 2 2"},
            reads="ways.natural_and_wild.verdict",
        ),
    ),
    Dispute(
        slug="eine-karte-ein-stapel-aus-einer-karte",
        question="Eine Handkarte, eine Karte im Stapel: Darf ich ihn nehmen?",
        points=("eine-karte-regel", "stapel-frei"),
        tip="Sagt vorher, ob du mit der letzten Handkarte eine einzelne Karte nehmen darfst.",
        related=("stapel-nur-fuer-fertigen-canasta", "stock-leer", "ausmachen-ohne-abwurf"),
        situation=Situation(
            Tool.PILE,
            {"top": "D", "hand_cards": "9", "table": "D D D, K K K K K K K", "pile_size": "1"},
        ),
    ),
    Dispute(
        slug="friert-wilde-karte-dauerhaft-ein",
        question="Friert eine abgeworfene wilde Karte den Stapel ein, bis ihn jemand nimmt?",
        points=("einfrieren-dauer", "einfrier-gruende", "wild-abwerfen"),
        klassisch=Ruling(Ruled.YES),
        wiener=Ruling(Ruled.YES),
        ass=Ruling(Ruled.OPEN),
        tip="Legt die wilde Karte quer und sagt vorher, wie lange sie gilt.",
        related=("stapel-mit-wilder-karte", "joker-abwerfen", "schwarze-drei-friert-oder-sperrt"),
    ),
    Dispute(
        slug="schwarze-drei-friert-oder-sperrt",
        question="Friert eine abgeworfene schwarze Drei den Stapel ein?",
        points=("schwarze-drei-sperre", "einfrier-gruende"),
        klassisch=Ruling(Ruled.NO),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.NO),
        tip="Sagt vorher: Eine schwarze Drei sperrt nur den Nächsten, einen Zug lang.",
        related=(
            "friert-wilde-karte-dauerhaft-ein",
            "friert-rote-drei-ein",
            "schwarze-drei-als-startkarte",
        ),
    ),
    Dispute(
        slug="friert-rote-drei-ein",
        question="Friert eine rote Drei als Startkarte den Stapel ein?",
        points=("rote-drei-als-startkarte", "startkarte-wild-rot", "einfrier-gruende"),
        tip="Sagt vorher, ob der Stapel nach einer roten Drei vom Geben eingefroren ist.",
        related=(
            "schwarze-drei-als-startkarte",
            "friert-wilde-karte-dauerhaft-ein",
            "schwarze-drei-friert-oder-sperrt",
        ),
        situation=Situation(
            Tool.PILE,
            {"top": "D", "hand_cards": "9 8 5 4", "table": "D D D", "frozen": "red"},
            how=As.PROHIBITION,
        ),
    ),
    Dispute(
        slug="schwarze-drei-als-startkarte",
        question="Bleibt eine schwarze Drei als Startkarte liegen?",
        points=("startkarte-schwarz", "startkarte-wild-rot", "schwarze-drei-sperre"),
        klassisch=Ruling(Ruled.YES, readings={"wikipedia": Ruled.NO}),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.OPEN),
        tip="Sagt vorher, welche Startkarten ihr zudeckt.",
        related=("friert-rote-drei-ein", "schwarze-drei-friert-oder-sperrt"),
    ),
    Dispute(
        slug="joker-abwerfen",
        question="Darf ich einen Joker abwerfen?",
        points=("wild-abwerfen", "sperr-gruende", "einfrieren-dauer"),
        klassisch=Ruling(Ruled.YES),
        wiener=Ruling(Ruled.YES),
        ass=Ruling(Ruled.YES),
        tip="Sagt vorher, ob ihr wilde Karten abwerfen wollt; keine Fassung verbietet es.",
        related=(
            "friert-wilde-karte-dauerhaft-ein",
            "stapel-mit-wilder-karte",
            "schwarze-drei-friert-oder-sperrt",
        ),
    ),
)
