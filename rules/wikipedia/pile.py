"""The discard pile, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import FirstPile, Value

SWAPS: dict[str, Answer[Value]] = {
    "stapel-vor-erstmeldung": Answer(
        short="eine natürliche, eine wilde genügen",
        text="Zeige eine passende und eine wilde Karte; nur das Minimum zählt.",
        value=FirstPile.NATURAL_AND_WILD,
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
}
