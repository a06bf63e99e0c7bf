"""What is played under the name of Canasta and is none of the three versions: only named."""

from dataclasses import dataclass

from rules.schema import Answer, Citation
from rules.sources import COMPARISON
from rules.status import Status
from rules.values import Value

_SECTION = (Citation(COMPARISON, "Abschnitt Modern American"),)


@dataclass(frozen=True, slots=True)
class Remark:
    """A matter in which another game differs, and what holds there."""

    label: str
    answer: Answer[Value]


MODERN_AMERICAN = (
    Remark(
        "Handkarten",
        Answer(
            short="je {n} Karten",
            text="Jeder bekommt {n} Karten.",
            value=13,
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
    Remark(
        "Startkarte",
        Answer(
            short="keine",
            text="Zu Beginn wird keine Karte aufgedeckt.",
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
    Remark(
        "Erstmeldung",
        Answer(
            short="{low}, {middle} oder {high}",
            text="Je nach Stand braucht eine Partei {low}, {middle} oder {high}.",
            numbers={"low": 125, "middle": 155, "high": 180},
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
    Remark(
        "Canastas zum Ausmachen",
        Answer(
            short="{n} Canastas",
            text="Ausmachen darf eine Partei mit {n} Canastas.",
            value=2,
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
    Remark(
        "Ziel",
        Answer(
            short="{n} Punkte",
            text="Gespielt wird bis {n}.",
            value=8500,
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
    Remark(
        "Wilde Karte abwerfen",
        Answer(
            short="verboten, zwei Ausnahmen",
            text="Erlaubt nur zuletzt beim Ausmachen und nach Ziehen in eine rein wilde Hand.",
            status=Status.STATED,
            cites=_SECTION,
        ),
    ),
)
