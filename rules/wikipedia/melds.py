"""Melds and canastas, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "canasta-wild-dazu": Answer(
        short="er wird gemischt",
        text="Rechnet ihn als gemischt; aus der Erklärung der beiden Arten geschlossen.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Melden"),),
    ),
}
