"""Going out: canastas needed, the last card, the bonus, asking the partner."""

from rules.play_values import Asking
from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import CanastasNeeded, LastCard, Value
from rules.wordings import NOT_SEEN

_ONE_CANASTA = "Mache erst aus, wenn eure Partei einen Canasta hat."
# Wiener and ASS-Heft: nobody says that the number for four holds with five too.
_ONE_OF_A_FEW = Wording(
    short="mindestens {count}",
    text=_ONE_CANASTA,
    value=CanastasNeeded(count=1, certain_from=1, with_five=Status.UNVERIFIED),
)
CANASTAS_FOUR = Point(
    id="ausmachen-canasta-4",
    question="Wie viele Canastas braucht ihr zu viert zum Ausmachen?",
    klassisch=Answer(
        short="mindestens {count}",
        text=_ONE_CANASTA,
        value=CanastasNeeded(count=1, certain_from=1, with_five=Status.DERIVED),
        status=Status.STATED,
        cites=(pagat("Abschnitt Ausmachen"),),
    ),
    wiener=_ONE_OF_A_FEW(Status.STATED, scheicher_reported("Abschnitt Ausmachen")),
    ass=_ONE_OF_A_FEW(Status.STATED, ass_reported("Abschnitt Ausmachen")),
)

_NUMBER_NOT_SEEN = Wording(
    short="offen, gerechnet mit {count}",
    text="Klärt es vorher: Eine Zahl für so viele Spieler kennen wir hier nicht.",
    value=CanastasNeeded(count=1, certain_from=2),
)
_AS_WITH_FOUR = "Gerechnet mit {count} wie zu viert."
CANASTAS_TWO = Point(
    id="ausmachen-canasta-2",
    question="Wie viele Canastas brauchst du zu zweit zum Ausmachen?",
    klassisch=Answer(
        short="mindestens {count}",
        text="Mache erst aus, wenn du {count} Canastas hast.",
        value=CanastasNeeded(count=2, certain_from=2),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu zweit"),),
    ),
    wiener=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    ass=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    why="Nur pagat.com nennt für zwei Spieler eine eigene Zahl.",
)

CANASTAS_THREE = Point(
    id="ausmachen-canasta-3",
    question="Wie viele Canastas braucht ihr zu dritt zum Ausmachen?",
    klassisch=Answer(
        short="mindestens {count}",
        text="Ein Canasta genügt: Zu dritt nennt die Anleitung keine andere Zahl.",
        value=CanastasNeeded(count=1, certain_from=1),
        status=Status.DERIVED,
        cites=(howto("Abschnitt Zu dritt"),),
    ),
    wiener=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    ass=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    why="Keine Stelle, die wir lesen konnten, nennt für drei Spieler eine eigene Zahl.",
)

CANASTAS_SIX = Point(
    id="ausmachen-canasta-6",
    question="Wie viele Canastas braucht ihr zu sechst zum Ausmachen?",
    klassisch=Answer(
        short="mindestens {count}",
        text="Mache erst aus, wenn eure Partei {count} Canastas hat.",
        value=CanastasNeeded(count=2, certain_from=2),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu sechst"),),
    ),
    wiener=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    ass=_NUMBER_NOT_SEEN(Status.UNVERIFIED, assumed=_AS_WITH_FOUR),
    why="Nur pagat.com nennt für sechs Spieler eine eigene Zahl.",
)

_IN_THE_LAST_TURN = Wording(
    short="ja",
    text="Es genügt, wenn er in deinem letzten Zug fertig wird.",
    value=True,
)
_AS_HAND_CANASTA_SHOWS = Wording(
    short="ja",
    text="Es genügt: Ein Hand-Canasta entsteht immer erst in diesem Zug.",
    value=True,
)
CANASTA_IN_LAST_TURN = Point(
    id="canasta-erst-im-schlusszug",
    question="Darf der nötige Canasta erst im Zug des Ausmachens fertig werden?",
    klassisch=_IN_THE_LAST_TURN(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_AS_HAND_CANASTA_SHOWS(Status.DERIVED, scheicher_reported("Abschnitt Hand-Canasta")),
    ass=_AS_HAND_CANASTA_SHOWS(Status.DERIVED, ass_reported("Abschnitt Hand-Canasta")),
)

_KEEP_ONE = Wording(
    short="ja",
    text="Behalte nach dem Abwurf noch eine: Ohne Canasta darfst du nicht ausmachen.",
    value=True,
)
KEEP_A_CARD = Point(
    id="hand-behalten",
    question="Musst du nach dem Abwurf eine Karte behalten, solange der Canasta fehlt?",
    klassisch=_KEEP_ONE(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_KEEP_ONE(Status.DERIVED, scheicher_reported("Abschnitt Ausmachen")),
    ass=_KEEP_ONE(Status.DERIVED, ass_reported("Abschnitt Ausmachen")),
)

_MAY_MELD_ALL = Wording(
    short="Abwurf freiwillig",
    text="Melde alle Karten oder wirf die letzte ab, wie du willst.",
    value=LastCard(must_discard=False),
)
LAST_CARD = Point(
    id="letzte-karte",
    question="Musst du beim Ausmachen eine letzte Karte abwerfen?",
    klassisch=_MAY_MELD_ALL(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_MAY_MELD_ALL(Status.STATED, scheicher_reported("Abschnitt Ausmachen")),
    ass=Answer(
        short="Abwurf Pflicht",
        text="Behalte eine Karte für den Stapel; nur drei schwarze Dreien befreien davon.",
        value=LastCard(must_discard=True, free_groups=(3,), unclear_groups=(4,)),
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Ausmachen"),),
    ),
    why="Nur das ASS-Heft verlangt zum Schluss eine Karte für den Stapel.",
)

_BONUS = Wording(
    short="{n} Punkte",
    text="Schreibt {n} für die Partei, die ausmacht.",
    value=100,
)
BONUS = Point(
    id="ausmachen-bonus",
    question="Was bringt das Ausmachen?",
    klassisch=_BONUS(Status.STATED, pagat_reported("Abschnitt Ausmachen")),
    wiener=_BONUS(Status.STATED, scheicher_reported("Abschnitt Ausmachen")),
    ass=_BONUS(Status.STATED, ass_reported("Abschnitt Ausmachen")),
)

_MAY_ASK = Wording(
    short="nein, aber die Antwort bindet",
    text="Frage, wenn du willst: Bei Ja musst du ausmachen, bei Nein darfst du nicht.",
    value=Asking(required=False, binding=True),
)
ASKING = Point(
    id="partner-fragen",
    question="Musst du deinen Partner fragen, bevor du ausmachst?",
    klassisch=_MAY_ASK(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_MAY_ASK(Status.STATED, scheicher_reported("Abschnitt Ausmachen")),
    ass=Answer(
        short="nein, Bindung offen",
        text="Frage, wie es üblich ist; ob die Antwort bindet, sagt das Heft nicht.",
        value=Asking(required=False, binding=None),
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Ausmachen"),),
    ),
    why="Nur im ASS-Heft fehlt, dass die Antwort bindet.",
)

ASKING_WHEN: Point[Value] = Point(
    id="partner-fragen-zeitpunkt",
    question="Wann fragst du deinen Partner?",
    klassisch=Answer(
        short="gleich nach dem Ziehen",
        text="Frage, bevor du weiter meldest; nur die Meldung mit der Stapelkarte darf liegen.",
        status=Status.STATED,
        cites=(pagat("Abschnitt Ausmachen"),),
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Nur pagat.com nennt einen Zeitpunkt; die anderen Stellen fehlen uns.",
)

ASKING_PENALTY: Point[Value] = Point(
    id="partner-fragen-strafe",
    question="Was kostet es, wenn du nach dem Ja doch nicht ausmachen kannst?",
    klassisch=NOT_SEEN(Status.UNVERIFIED),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Keine Stelle, die wir lesen konnten, nennt dafür eine Strafe.",
)

POINTS: tuple[Point[Value], ...] = (
    CANASTAS_FOUR,
    CANASTAS_TWO,
    CANASTAS_THREE,
    CANASTAS_SIX,
    CANASTA_IN_LAST_TURN,
    KEEP_A_CARD,
    LAST_CARD,
    BONUS,
    ASKING,
    ASKING_WHEN,
    ASKING_PENALTY,
)
