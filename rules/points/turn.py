"""The turn: its parts, what must be melded, and how the pile is bought."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, pagat, scheicher_reported
from rules.status import Status
from rules.values import Value
from rules.wordings import NOT_SEEN

_PARTS: Wording[Value] = Wording(
    short="ziehen, melden, abwerfen",
    text="Ziehe eine Karte oder nimm den Stapel, melde nach Belieben, wirf eine ab.",
)
PARTS: Point[Value] = Point(
    id="zug-ablauf",
    question="Woraus besteht ein Zug?",
    klassisch=_PARTS(Status.STATED, pagat("Abschnitt Spielablauf")),
    wiener=_PARTS(Status.STATED, scheicher_reported("Abschnitt Spielablauf")),
    ass=_PARTS(Status.STATED, ass_reported("Abschnitt Spielablauf")),
)

_NO_DUTY = Wording(
    short="nein",
    text="Melde nach Belieben; nur wenn du den Stapel nimmst, musst du gleich melden.",
    value=False,
)
DUTY_TO_MELD = Point(
    id="melden-pflicht",
    question="Musst du in deinem Zug etwas melden?",
    klassisch=_NO_DUTY(Status.STATED, pagat("Abschnitt Spielablauf")),
    wiener=_NO_DUTY(Status.STATED, scheicher_reported("Abschnitt Spielablauf")),
    ass=_NO_DUTY(Status.STATED, ass_reported("Abschnitt Spielablauf")),
)

_MELD_FIRST: Wording[Value] = Wording(
    short="erst melden, dann nehmen",
    text="Melde zuerst die oberste Karte, nimm dann den Rest und melde weiter.",
)
ORDER: Point[Value] = Point(
    id="kauf-reihenfolge",
    question="In welcher Reihenfolge nimmst du den Stapel?",
    klassisch=_MELD_FIRST(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_MELD_FIRST(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=_MELD_FIRST(Status.STATED, ass_reported("Abschnitt Stapel")),
)

LOOKING_THROUGH: Point[Value] = Point(
    id="stapel-durchsehen",
    question="Darfst du den Stapel durchsehen, bevor du ihn nimmst?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: In den lesbaren Teilen von pagat.com steht nichts dazu.",
        status=Status.UNVERIFIED,
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Nur Wikipedia sagt etwas dazu; die Stellen der drei Fassungen fehlen uns.",
)

POINTS: tuple[Point[Value], ...] = (PARTS, DUTY_TO_MELD, ORDER, LOOKING_THROUGH)
