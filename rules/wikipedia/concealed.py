"""Going out concealed, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
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
    "verdeckt-anlegen-partner": Answer(
        short="ja",
        text="Lege dort nichts an; ob früher oder in diesem Zug gemeint ist, bleibt offen.",
        value=True,
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
    "verdeckt-rote-dreien": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia erwähnt rote Dreien dabei nicht.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
}
