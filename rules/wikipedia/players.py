"""Other numbers of players, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "zu-zweit": Answer(
        short="offen",
        text="Gebt je {hand} Karten; ein Ziel für zwei nennt Wikipedia nicht.",
        numbers={"hand": 15},
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
    ),
}
