"""Going out, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import CanastasNeeded, Value

SWAPS: dict[str, Answer[Value]] = {
    "ausmachen-canasta-2": Answer(
        short="offen, gerechnet mit {count}",
        text="Klärt es vorher: Wikipedia nennt für zwei Spieler keine Zahl.",
        value=CanastasNeeded(count=1, certain_from=2),
        assumed="Gerechnet mit {count} wie zu viert.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
    ),
    "verdeckt-definition": Answer(
        short="ganze Hand auf einmal",
        text="Lege alles in einem Zug; ein eigener Canasta ist nicht Bedingung.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
    "verdeckt-total-ohne-canasta": Answer(
        short="{n} insgesamt",
        text="Schreibt {n}: den Zuschlag zusätzlich zum Bonus fürs Ausmachen gelesen.",
        value=300,
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
    "verdeckt-total-mit-canasta": Answer(
        short="{n} insgesamt",
        text="Schreibt {n}: den Zuschlag zusätzlich zum Bonus fürs Ausmachen gelesen.",
        value=1100,
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
}
