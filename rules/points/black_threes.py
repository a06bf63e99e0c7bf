"""Black threes: as a discard, and as a group of their own in going out."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import GroupSize, Value

_BLOCKS_ONE_TURN = Wording(
    short="sperrt nur den Nächsten",
    text="Sperrt den Stapel, bis eine andere Karte darauf liegt; friert ihn nicht ein.",
    value=True,
)
BLOCK = Point(
    id="schwarze-drei-sperre",
    question="Was bewirkt eine schwarze Drei als Abwurf?",
    klassisch=_BLOCKS_ONE_TURN(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_BLOCKS_ONE_TURN(Status.STATED, scheicher_reported("Abschnitt Schwarze Dreien")),
    ass=Answer(
        short="sperrt nur den Nächsten",
        text="Klingt an einer Stelle nach Einfrieren; gelesen als Sperre für einen Zug.",
        value=True,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Schwarze Dreien"),),
    ),
)

_ONLY_IN_GOING_OUT = Wording(
    short="nur beim Ausmachen",
    text="Melde schwarze Dreien nur in dem Zug, in dem du ausmachst.",
    value=True,
)
WHEN = Point(
    id="schwarze-drei-melden",
    question="Wann darfst du schwarze Dreien melden?",
    klassisch=_ONLY_IN_GOING_OUT(Status.STATED, pagat_reported("Abschnitt Schwarze Dreien")),
    wiener=_ONLY_IN_GOING_OUT(Status.STATED, scheicher_reported("Abschnitt Schwarze Dreien")),
    ass=_ONLY_IN_GOING_OUT(Status.STATED, ass_reported("Abschnitt Schwarze Dreien")),
)

_THREE_OR_FOUR = Wording(
    short="{least} oder {most} Karten",
    text="Lege sie als eigene Meldung aus {least} oder {most} Karten.",
    value=GroupSize(least=3, most=4),
)
SIZE = Point(
    id="schwarze-drei-groesse",
    question="Wie viele schwarze Dreien bilden eine Meldung?",
    klassisch=_THREE_OR_FOUR(Status.STATED, pagat_reported("Abschnitt Schwarze Dreien")),
    wiener=_THREE_OR_FOUR(Status.STATED, scheicher_reported("Abschnitt Schwarze Dreien")),
    ass=_THREE_OR_FOUR(Status.STATED, ass_reported("Abschnitt Schwarze Dreien")),
)

_NO_WILD = Wording(
    short="nein",
    text="Lege zu schwarzen Dreien nie eine wilde Karte.",
    value=False,
)
WILD = Point(
    id="schwarze-drei-wild",
    question="Dürfen wilde Karten zu schwarzen Dreien?",
    klassisch=_NO_WILD(Status.STATED, pagat_reported("Abschnitt Schwarze Dreien")),
    wiener=_NO_WILD(Status.STATED, scheicher_reported("Abschnitt Schwarze Dreien")),
    ass=Answer(
        short="nein",
        text="Ersetzen darf eine wilde Karte nie eine Drei; daraus geschlossen.",
        value=False,
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Karten"),),
    ),
)

_FIVE_EACH = Wording(
    short="je {n}",
    text="Schreibt je {n} gut, wenn sie gemeldet sind, in der Hand als Abzug.",
    value=5,
)
VALUE = Point(
    id="schwarze-drei-wert",
    question="Was zählt eine schwarze Drei?",
    klassisch=_FIVE_EACH(Status.STATED, pagat_reported("Abschnitt Schwarze Dreien")),
    wiener=_FIVE_EACH(Status.STATED, scheicher_reported("Abschnitt Schwarze Dreien")),
    ass=_FIVE_EACH(Status.STATED, ass_reported("Abschnitt Kartenwerte")),
)

_INSTEAD_OF_DISCARD = Wording(
    short="ja",
    text="Beende die Runde mit ihnen, ganz ohne Abwurf.",
    value=True,
)
INSTEAD_OF_DISCARD = Point(
    id="schwarze-drei-gruppe-statt-abwurf",
    question="Dürfen schwarze Dreien deine allerletzten Karten sein?",
    klassisch=_INSTEAD_OF_DISCARD(Status.DERIVED, pagat_reported("Abschnitt Ausmachen")),
    wiener=_INSTEAD_OF_DISCARD(Status.DERIVED, scheicher_reported("Abschnitt Ausmachen")),
    ass=Answer(
        short="ja, drei davon",
        text="Lege drei davon zuletzt: die einzige Ausnahme von der Pflicht zum Abwurf.",
        value=True,
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Ausmachen"),),
    ),
    why="Das ASS-Heft verlangt sonst einen Abwurf und nennt die Ausnahme nur für drei.",
)

_ANY_LAST_DISCARD = Wording(
    short="ja",
    text="Wirf sie ab: Für den letzten Abwurf ist keine Karte ausgenommen.",
    value=True,
)
LAST_DISCARD = Point(
    id="schwarze-drei-als-schlussabwurf",
    question="Darfst du beim Ausmachen eine schwarze Drei abwerfen?",
    klassisch=_ANY_LAST_DISCARD(Status.DERIVED, pagat("Abschnitt Ausmachen")),
    wiener=_ANY_LAST_DISCARD(Status.DERIVED, scheicher_reported("Abschnitt Ausmachen")),
    ass=_ANY_LAST_DISCARD(Status.DERIVED, ass_reported("Abschnitt Ausmachen")),
)

POINTS: tuple[Point[Value], ...] = (
    BLOCK,
    WHEN,
    SIZE,
    WILD,
    VALUE,
    INSTEAD_OF_DISCARD,
    LAST_DISCARD,
)
