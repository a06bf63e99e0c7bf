"""Before the first turn, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "austeilen-5": Answer(
        short="je {n} Karten",
        text="Gib jedem {n} Karten: Für fünf verweist Wikipedia auf die gewöhnlichen Regeln.",
        value=11,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
    ),
    "startkarte-schwarz": Answer(
        short="nein, zudecken",
        text="Deckt sie zu; dass der Stapel dabei nicht einfriert, ist geschlossen.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Geben"), wikipedia("Abschnitt Stapel")),
    ),
}
