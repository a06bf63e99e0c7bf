"""Melds and canastas, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "meldung-folgen": Answer(
        short="nein",
        text="Lege nur gleiche Ränge zusammen; aus der Erklärung des Canastas geschlossen.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Melden"),),
    ),
    "wild-verschieben": Answer(
        short="nein",
        text="Lass gemeldete Karten liegen; auch eine wilde wechselt die Meldung nicht.",
        value=False,
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Melden"),),
    ),
    "canasta-wild-dazu": Answer(
        short="er wird gemischt",
        text="Rechnet ihn als gemischt; aus der Erklärung der beiden Arten geschlossen.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Melden"),),
    ),
}
