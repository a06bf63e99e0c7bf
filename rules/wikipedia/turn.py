"""The turn, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "melden-pflicht": Answer(
        short="nein",
        text="Melde nach Belieben: Wikipedia spricht nur davon, dass du darfst.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Spielablauf"),),
    ),
    "stapel-durchsehen": Answer(
        short="nein",
        text="Lass die Finger davon: Wer die oberste Karte berührt, muss alle nehmen.",
        value=False,
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
}
