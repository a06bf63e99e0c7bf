"""The cards, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "wildcard-wert": Answer(
        short="ihren eigenen Wert",
        text="Zählt den eigenen Wert; die Tabelle der Kartenwerte macht keine Ausnahme.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Kartenwerte"),),
    ),
}
