"""Black threes, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import GroupSize, Value

SWAPS: dict[str, Answer[Value]] = {
    "schwarze-drei-groesse": Answer(
        short="{least} oder {most} Karten",
        text="Lege mindestens {least}; für {most} aus der gewöhnlichen Meldung geschlossen.",
        value=GroupSize(least=3, most=4),
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Melden"),),
    ),
}
