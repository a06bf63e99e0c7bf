"""The discard pile: who may take it, and what blocks it."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, pagat, scheicher_reported
from rules.status import Status
from rules.values import FirstPile, Value

_NATURAL_PAIR = Wording(
    short="nur mit natürlichem Paar",
    text="Zeige aus der Hand zwei natürliche Karten vom Rang der obersten.",
    value=FirstPile.NATURAL_PAIR,
)
BEFORE_INITIAL_MELD = Point(
    id="stapel-vor-erstmeldung",
    question="Wie nimmst du den Stapel, solange eure Partei nichts gemeldet hat?",
    klassisch=_NATURAL_PAIR(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_NATURAL_PAIR(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="nur mit natürlichem Paar",
        text="Vielleicht erst nach eurer Auslage; gelesen: mit zwei natürlichen aus der Hand.",
        value=FirstPile.NATURAL_PAIR,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
)

_WILD_BLOCKS = Wording(
    short="nein",
    text="Ziehe vom Stock: Eine wilde Karte obenauf sperrt den Stapel.",
    value=True,
)
BLOCKED = Point(
    id="sperr-gruende",
    question="Darfst du den Stapel nehmen, wenn obenauf eine wilde Karte liegt?",
    klassisch=_WILD_BLOCKS(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_WILD_BLOCKS(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="nein",
        text="Eingefroren verlangt er ein natürliches Paar; zu wilden Karten gibt es keins.",
        value=True,
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
)

POINTS: tuple[Point[Value], ...] = (BEFORE_INITIAL_MELD, BLOCKED)
