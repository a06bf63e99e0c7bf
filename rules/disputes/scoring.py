"""Disputes about the score of a round and the end of the match."""

from rules.disputes.model import Dispute
from rules.situations import As, Situation, Tool

DISPUTES = (
    Dispute(
        slug="sieben-koenige-500-oder-570",
        question="Zählen bei sieben Königen die Karten zum Bonus von {n} dazu?",
        points=("canasta-kartenwerte-zusaetzlich", "canasta-echt", "kartenwerte"),
        tip="Zählt erst alle gemeldeten Karten, dann die Boni.",
        related=("hand-canasta-200-oder-1000", "satz-noch-in-der-hand", "sieben-fuenfen"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-melds": "K K K K K K K"},
            reads="parties.a.lines.kartenwerte",
            how=As.ABOVE,
        ),
        numbers={"n": "canasta-echt.n"},
    ),
    Dispute(
        slug="beide-ueber-5000",
        question="Beide erreichen {n} in derselben Runde: Gewinnt, wer mehr hat?",
        points=("ziel-beide", "zielpunkte-4", "ziel-gleichstand"),
        tip="Rechnet die Runde zu Ende, bevor jemand gewonnen hat.",
        related=("genauer-gleichstand", "karten-des-partners"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-score": "4500", "a-melds": "K K K K K K K"}
            | {"b-score": "4900", "b-melds": "A A A A A A A"},
            reads="match.winner",
            how=As.IS,
            than="b",
        ),
        numbers={"n": "zielpunkte-4.n"},
    ),
    Dispute(
        slug="genauer-gleichstand",
        question="Beide haben am Ziel genau gleich viel: Ist die Partie entschieden?",
        points=("ziel-gleichstand", "ziel-beide"),
        tip="Sagt vorher, ob ihr bei Gleichstand eine Runde weiterspielt.",
        related=("beide-ueber-5000", "karten-des-partners"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-score": "4500", "a-melds": "K K K K K K K"}
            | {"b-score": "4600", "b-melds": "D D D D D D D"},
            reads="match.winner",
            how=As.IS,
            than="a",
        ),
    ),
    Dispute(
        slug="karten-des-partners",
        question="Zählen die Handkarten meines Partners gegen uns, wenn ich ausmache?",
        points=("wertung-partnerhand", "wertung-formel"),
        tip="Zieht nach jeder Runde auch die Karten des Partners ab.",
        related=("satz-noch-in-der-hand", "partner-fragen", "vergessene-rote-drei"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-melds": "K K K K K K K", "a-hand_cards": "D 4 2"},
            reads="parties.a.lines.wertung-partnerhand",
            how=As.BELOW,
        ),
    ),
    Dispute(
        slug="satz-noch-in-der-hand",
        question="Zählt eine vollständige Meldung für uns, die noch in der Hand ist?",
        points=("wertung-nicht-gelegte-saetze", "wertung-formel"),
        tip="Meldet vor dem Ende: Nur was ausliegt, zählt für euch.",
        related=("karten-des-partners", "sieben-koenige-500-oder-570"),
        situation=Situation(
            Tool.ROUND,
            {"mode": "exact", "out": "a", "a-melds": "A A A A A A A"}
            | {"b-melds": "8 8 8", "b-hand_cards": "K K K"},
            reads="parties.b.lines.wertung-formel",
            how=As.ABOVE,
        ),
    ),
)
