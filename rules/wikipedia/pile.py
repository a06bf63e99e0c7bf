"""The discard pile, where Wikipedia differs from pagat.com or is less certain."""

from rules.play_values import FreezeReasons
from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import BesideTop, Value

SWAPS: dict[str, Answer[Value]] = {
    "stapel-vor-erstmeldung": Answer(
        short="eine natürliche, eine wilde genügen",
        text="Zeige eine passende und eine wilde Karte; nur das Minimum zählt.",
        value=BesideTop.NATURAL_AND_WILD,
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
    "einfrier-gruende": Answer(
        short="wilde Karte, rote Drei",
        text="Eine wilde Karte oder eine rote Drei vom Geben; eine fehlende Erstmeldung nicht.",
        value=FreezeReasons(wild=True, red_three=True, before_initial_meld=False),
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
    "eine-karte-regel": Answer(
        short="nein",
        text="Ziehe vom Stock: Mit nur einer Handkarte bleibt die eine Karte liegen.",
        value=False,
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
}
