"""Going out: canastas needed, the last card, the bonus, going out concealed."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import CanastasNeeded, LastCard, PileInTurn, Value

_ONE_CANASTA = Wording(
    short="mindestens {count}",
    text="Mache erst aus, wenn eure Partei einen Canasta hat.",
    value=CanastasNeeded(count=1, certain_from=1),
)
CANASTAS_FOUR = Point(
    id="ausmachen-canasta-4",
    question="Wie viele Canastas braucht ihr zu viert zum Ausmachen?",
    klassisch=_ONE_CANASTA(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_ONE_CANASTA(Status.STATED, scheicher_reported("Abschnitt Ausmachen")),
    ass=_ONE_CANASTA(Status.STATED, ass_reported("Abschnitt Ausmachen")),
)

_UNKNOWN_FOR_TWO = Wording(
    short="offen, gerechnet mit {count}",
    text="Klärt es vorher: Eine Zahl für zwei Spieler kennen wir hier nicht.",
    value=CanastasNeeded(count=1, certain_from=2),
)
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
    wiener=_UNKNOWN_FOR_TWO(Status.UNVERIFIED, assumed="Gerechnet mit {count} wie zu viert."),
    ass=_UNKNOWN_FOR_TWO(Status.UNVERIFIED, assumed="Gerechnet mit {count} wie zu viert."),
    why="Nur pagat.com nennt für zwei Spieler eine eigene Zahl.",
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

CONCEALED: Point[Value] = Point(
    id="verdeckt-definition",
    question="Was heißt verdeckt ausmachen?",
    klassisch=Answer(
        short="ganze Hand samt Canasta",
        text="Lege alles in einem Zug; melde vorher nichts und lege nichts beim Partner an.",
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Ausmachen"), howto("Abschnitt Ausmachen")),
    ),
    wiener=Answer(
        short="ganze Hand auf einmal",
        text="Lege alles in einem Zug; den Canasta darf auch der Partner haben.",
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
    ),
    ass=Answer(
        short="ohne frühere Auslage",
        text="Lege alles auf einmal; ohne eigenen Canasta muss der Partner schon ausgelegt haben.",
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Hand-Canasta"),),
    ),
    why="Klassisch verlangt einen eigenen Canasta, Wiener und ASS-Heft kennen zwei Stufen.",
)

CONCEALED_WITHOUT_CANASTA = Point(
    id="verdeckt-total-ohne-canasta",
    question="Was bringt verdecktes Ausmachen ohne eigenen Canasta insgesamt?",
    klassisch=Answer(
        short="{n} wie sonst",
        text="Schreibt nur {n}: Eine eigene Stufe dafür gibt es nicht.",
        value=100,
        status=Status.DERIVED,
        cites=(pagat_reported("Abschnitt Ausmachen"),),
    ),
    wiener=Answer(
        short="{n} insgesamt",
        text="Schreibt {n}; dass der Bonus fürs Ausmachen darin steckt, ist geschlossen.",
        value=200,
        status=Status.DERIVED,
        cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
    ),
    ass=Answer(
        short="{n} insgesamt",
        text="Das Heft sagt nicht, ob der Bonus fürs Ausmachen dazukommt; gerechnet mit {n}.",
        value=200,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Hand-Canasta"),),
    ),
    why="Klassisch belohnt nur den eigenen Canasta, Wiener und ASS-Heft auch die Stufe darunter.",
)

CONCEALED_WITH_CANASTA = Point(
    id="verdeckt-total-mit-canasta",
    question="Was bringt verdecktes Ausmachen mit eigenem Canasta insgesamt?",
    klassisch=Answer(
        short="{n} insgesamt",
        text="Schreibt {n} statt des einfachen Bonus fürs Ausmachen.",
        value=200,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Ausmachen"),),
    ),
    wiener=Answer(
        short="{n} insgesamt",
        text="Schreibt {n}; der Bonus fürs Ausmachen ist darin enthalten.",
        value=1000,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
    ),
    ass=Answer(
        short="{n} insgesamt",
        text="Das Heft sagt nicht, ob der Bonus fürs Ausmachen dazukommt; gerechnet mit {n}.",
        value=1000,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Hand-Canasta"),),
    ),
    why="Klassisch verdoppelt den Bonus, Wiener und ASS-Heft belohnen den Hand-Canasta eigens.",
)

CONCEALED_AFTER_PILE = Point(
    id="verdeckt-stapelkauf",
    question="Gilt es noch als verdeckt, wenn du im selben Zug den Stapel nimmst?",
    klassisch=Answer(
        short="ja, ändert nichts",
        text="Nimm den Stapel ruhig: Der Bonus bleibt gleich.",
        value=PileInTurn.NO_EFFECT,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Ausmachen"),),
    ),
    wiener=Answer(
        short="nein",
        text="Schreibt nach dem Stapel nur den einfachen Bonus fürs Ausmachen.",
        value=PileInTurn.NOT_CONCEALED,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
    ),
    ass=Answer(
        short="offen, gerechnet wie sonst",
        text="Klärt es vorher: Die Stelle des Hefts haben wir nicht gesehen.",
        value=PileInTurn.NO_EFFECT,
        assumed="Gerechnet, als ändere der Stapel nichts.",
        status=Status.UNVERIFIED,
    ),
    why="Klassisch erlaubt den Stapel, Wiener nicht; die Stelle im ASS-Heft fehlt uns.",
)

POINTS: tuple[Point[Value], ...] = (
    CANASTAS_FOUR,
    CANASTAS_TWO,
    CANASTA_IN_LAST_TURN,
    LAST_CARD,
    BONUS,
    CONCEALED,
    CONCEALED_WITHOUT_CANASTA,
    CONCEALED_WITH_CANASTA,
    CONCEALED_AFTER_PILE,
)
