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
}
