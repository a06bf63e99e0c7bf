"""Going out, where Wikipedia differs from pagat.com or is less certain."""

from rules.play_values import Asking
from rules.schema import Answer, Wording
from rules.sources import wikipedia
from rules.status import Status
from rules.values import CanastasNeeded, Value
from rules.wordings import NOT_SEEN

_NO_NUMBER = Wording(
    short="offen, gerechnet mit {count}",
    text="Klärt es vorher: Wikipedia nennt für so viele Spieler keine Zahl.",
    value=CanastasNeeded(count=1, certain_from=2),
)(
    Status.SILENT,
    wikipedia("Abschnitt Andere Spielerzahlen"),
    assumed="Gerechnet mit {count} wie zu viert.",
)

SWAPS: dict[str, Answer[Value]] = {
    "ausmachen-canasta-2": _NO_NUMBER,
    "ausmachen-canasta-3": _NO_NUMBER,
    "ausmachen-canasta-6": _NO_NUMBER,
    "hand-behalten": Answer(
        short="ja",
        text="Behalte nach dem Abwurf noch eine: Ohne Canasta ist Ausmachen nicht erlaubt.",
        value=True,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
    "partner-fragen": Answer(
        short="nein, aber die Antwort bindet",
        text="Frage, wenn du willst, auch wenn eine Stelle nach Pflicht klingt; die Antwort "
        "bindet.",
        value=Asking(required=False, binding=True),
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Ausmachen"), wikipedia("Einleitung")),
    ),
    "partner-fragen-zeitpunkt": NOT_SEEN(Status.UNVERIFIED),
    "partner-fragen-strafe": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia nennt dafür keine Strafe.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
}
