"""The exhausted stock, where Wikipedia differs from pagat.com or is less certain."""

from rules.play_values import LastRedThree
from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "stapel-neu-mischen": Answer(
        short="nein",
        text="Lasst ihn liegen: Die Runde endet, wenn der Nächste ihn nicht nimmt.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Leerer Stock"),),
    ),
    "stock-letzte-rote-drei": Answer(
        short="noch melden und abwerfen",
        text="Lege sie aus, melde noch und wirf ab; danach ist die Runde zu Ende.",
        value=LastRedThree(may_meld=True, may_discard=True),
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Leerer Stock"),),
    ),
    "stock-zweier-letzte-karte": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia regelt diesen Fall nicht.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
    ),
}
