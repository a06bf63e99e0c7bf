"""Disputes about melds and their wild cards."""

from rules.disputes.model import Dispute, Ruled, Ruling
from rules.situations import As, Situation, Tool

_AT_MOST = "Mehr als {cap} wilde Karten darf keine Meldung haben, auch kein Canasta."

DISPUTES = (
    Dispute(
        slug="d-d-2-2",
        question="Darf ich [D D 2 2] melden?",
        points=("meldung-wild-max", "meldung-minimum"),
        tip="Sagt vorher, ob so viele wilde wie natürliche Karten liegen dürfen.",
        related=("d-d-2-2-2", "wie-viele-wilde-im-canasta", "nur-wilde-karten"),
        situation=Situation(Tool.MELD, {"cards": "D D 2 2"}),
    ),
    Dispute(
        slug="d-d-2-2-2",
        question="Darf ich [D D 2 2 2] melden?",
        points=("meldung-wild-max", "meldung-minimum"),
        wiener=Ruling(text="Wilde Karten dürfen nie in der Überzahl sein, hier drei gegen zwei."),
        ass=Ruling(text="Natürliche Karten müssen überwiegen, hier liegen zwei gegen drei wilde."),
        tip="Sagt vorher, ob wilde Karten in einer Meldung in der Überzahl sein dürfen.",
        related=("d-d-2-2", "wie-viele-wilde-im-canasta", "stapel-bei-drei-wilden-in-der-meldung"),
        situation=Situation(Tool.MELD, {"cards": "D D 2 2 2"}),
    ),
    Dispute(
        slug="wie-viele-wilde-im-canasta",
        question="Darf ein Canasta mehr als drei wilde Karten haben?",
        points=("meldung-wild-max", "canasta-groesse", "canasta-waechst"),
        klassisch=Ruling(text=_AT_MOST),
        wiener=Ruling(text=_AT_MOST),
        ass=Ruling(
            text="Fünf natürliche neben vier wilden überwiegen; eine Höchstzahl nennt das Heft "
            "nicht.",
        ),
        tip="Sagt vorher, wie viele wilde Karten ein Canasta höchstens haben darf.",
        related=("d-d-2-2", "nur-wilde-karten", "wilde-an-echten-canasta"),
        situation=Situation(Tool.MELD, {"cards": "D D D D D 2 2 2 2"}),
        numbers={"cap": "meldung-wild-max.klassisch.cap"},
    ),
    Dispute(
        slug="nur-wilde-karten",
        question="Darf ich nur wilde Karten melden?",
        points=("meldung-nur-wild", "meldung-minimum", "hausvarianten"),
        tip="Spielt ihr mit wildem Canasta, sagt vorher, was er bringt.",
        related=("wie-viele-wilde-im-canasta", "d-d-2-2", "schwarze-dreien-mit-wilder"),
        situation=Situation(Tool.MELD, {"cards": "2 2 2 Jo"}),
    ),
    Dispute(
        slug="wilde-an-echten-canasta",
        question="Bleibt ein echter Canasta echt, wenn eine wilde Karte dazukommt?",
        points=("canasta-wild-dazu", "canasta-echt", "canasta-unecht"),
        tip="Sagt es an, bevor jemand eine wilde Karte an einen echten Canasta legt.",
        related=(
            "wie-viele-wilde-im-canasta",
            "wilde-verschieben",
            "stapel-nur-fuer-fertigen-canasta",
        ),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-melds": "D D D D D D D 2"},
            reads="parties.a.lines.canasta-echt",
            how=As.ABOVE,
        ),
    ),
    Dispute(
        slug="zwei-meldungen-eines-rangs",
        question="Dürfen wir zwei Meldungen desselben Rangs auslegen?",
        points=("meldung-eine-pro-rang", "anlegen-partner"),
        klassisch=Ruling(Ruled.NO),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.NO),
        tip="Legt Karten eines Rangs immer zu einer Meldung zusammen.",
        related=("wilde-verschieben", "wilde-an-echten-canasta"),
    ),
    Dispute(
        slug="wilde-verschieben",
        question="Darf ich eine gemeldete wilde Karte in eine andere Meldung verschieben?",
        points=("wild-verschieben",),
        klassisch=Ruling(Ruled.OPEN, readings={"wikipedia": Ruled.NO}),
        wiener=Ruling(Ruled.OPEN),
        ass=Ruling(Ruled.OPEN),
        tip="Sagt vorher: Was liegt, bleibt liegen.",
        related=("wilde-an-echten-canasta", "zwei-meldungen-eines-rangs", "d-d-2-2"),
    ),
    Dispute(
        slug="schwarze-dreien-mit-wilder",
        question="Darf beim Ausmachen eine wilde Karte zu schwarzen Dreien?",
        points=("schwarze-drei-wild", "schwarze-drei-melden", "schwarze-drei-groesse"),
        tip="Sagt vorher, dass schwarze Dreien ohne wilde Karte liegen.",
        related=("nur-wilde-karten", "ausmachen-ohne-abwurf", "schwarze-drei-friert-oder-sperrt"),
        situation=Situation(
            Tool.MELD,
            {"cards": "3 3 3 2", "table": "K K K K K K K", "out_kind": "normal"},
        ),
    ),
)
