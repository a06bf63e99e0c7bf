"""Scoring and the end of the match, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "wertung-partnerhand": Answer(
        short="ja, gegen euch",
        text="Zieht sie ab: Abgezogen werden alle Karten in der Hand.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Wertung"),),
    ),
    "wertung-negativ": Answer(
        short="ja",
        text="Schreibt auch Minuspunkte.",
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Wertung"),),
    ),
    "ziel-beide": Answer(
        short="wer mehr hat",
        text="Rechnet die Runde zu Ende; dass der höhere Stand gewinnt, ist geschlossen.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Wertung"),),
    ),
    "strafen": Answer(
        short="{red} und mehr",
        text="Rote Drei in der Hand {red}; eine vierte wilde Karte müsst ihr umlegen oder "
        "abwerfen.",
        numbers={"red": -500},
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Rote Dreien"), wikipedia("Abschnitt Melden")),
    ),
    "geldspiel": Answer(
        short="früher ja, heute kaum",
        text="Früher zahlte man den Unterschied der Punkte; üblich ist das nicht mehr.",
        status=Status.STATED,
        cites=(wikipedia("Einleitung"),),
    ),
}
