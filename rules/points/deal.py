"""Before the first turn: who plays, how many cards each gets, which card opens the pile."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, pagat, pagat_reported, scheicher, scheicher_reported
from rules.status import Status
from rules.values import Value

_TWO_PAIRS: Wording[Value] = Wording(
    short="vier, zwei gegen zwei",
    text="Bildet zwei feste Paare, die gegeneinander spielen.",
)
PLAYERS: Point[Value] = Point(
    id="spieler-grundform",
    question="Für wie viele Spieler ist das Spiel gedacht?",
    klassisch=_TWO_PAIRS(Status.STATED, pagat("Abschnitt Spieler und Geben")),
    wiener=_TWO_PAIRS(Status.STATED, scheicher("Abschnitt Spieler")),
    ass=Answer(
        short="meist drei oder vier",
        text="Spielt meist zu dritt oder zu viert; auch zwei, fünf oder sechs dürfen.",
        status=Status.STATED,
        cites=(ass("Abschnitt Spieler und Karten"),),
    ),
    why="Klassisch und Wiener gehen von vier Spielern aus, das ASS-Heft auch von dreien.",
)

_EACH_FOUR = Wording(short="je {n} Karten", text="Gib jedem {n} Karten.", value=11)
HAND_FOUR = Point(
    id="austeilen-4",
    question="Wie viele Karten bekommt jeder zu viert?",
    klassisch=Answer(
        short="je {n} Karten",
        text="Gib reihum einzeln, bis jeder {n} Karten hat.",
        value=11,
        status=Status.STATED,
        cites=(pagat("Abschnitt Spieler und Geben"),),
    ),
    wiener=_EACH_FOUR(Status.STATED, scheicher_reported("Abschnitt Geben")),
    ass=_EACH_FOUR(Status.STATED, ass("Abschnitt Geben")),
)

_EACH_TWO = Wording(short="je {n} Karten", text="Gib jedem {n} Karten.", value=15)
HAND_TWO = Point(
    id="austeilen-2",
    question="Wie viele Karten bekommt jeder zu zweit?",
    klassisch=_EACH_TWO(Status.STATED, pagat_reported("Abschnitt Zu zweit")),
    wiener=_EACH_TWO(Status.STATED, scheicher_reported("§§ 23–26")),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Das Heft lässt zwei Spieler zu, nennt aber keine Kartenzahl.",
        status=Status.SILENT,
        cites=(ass("Abschnitt Geben"), ass_reported("Abschnitt Spieler und Karten")),
    ),
    why="Das ASS-Heft lässt zwei Spieler zu, ohne eine Kartenzahl zu nennen.",
)

_EACH_THREE = Wording(short="je {n} Karten", text="Gib jedem {n} Karten.", value=13)
HAND_THREE = Point(
    id="austeilen-3",
    question="Wie viele Karten bekommt jeder zu dritt?",
    klassisch=Answer(
        short="je {n} Karten",
        text="Gib jedem {n} Karten; nach pagat.com geben manche nur {house}.",
        value=13,
        numbers={"house": 11},
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu dritt"),),
    ),
    wiener=_EACH_THREE(Status.STATED, scheicher_reported("§§ 23–26")),
    ass=_EACH_THREE(Status.STATED, ass("Abschnitt Geben")),
)

HAND_FIVE = Point(
    id="austeilen-5",
    question="Wie viele Karten bekommt jeder zu fünft?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: Von pagat.com lag uns zu fünf Spielern nichts vor.",
        status=Status.UNVERIFIED,
    ),
    wiener=Answer(
        short="je {n} Karten",
        text="Gib den vier Aktiven je {n}; in der Dreierpartei setzt reihum einer aus.",
        value=11,
        status=Status.STATED,
        cites=(scheicher_reported("§§ 23–26"),),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Das Heft erlaubt fünf Spieler, beschreibt ihr Spiel aber nicht.",
        status=Status.SILENT,
        cites=(ass("Abschnitt Geben"), ass_reported("Abschnitt Spieler und Karten")),
    ),
    why="Von den dreien nennt nur Wiener eine Kartenzahl für fünf Spieler.",
)

HAND_SIX = Point(
    id="austeilen-6",
    question="Wie viele Karten bekommt jeder zu sechst?",
    klassisch=Answer(
        short="je {n} Karten",
        text="Gib jedem {n} Karten aus drei Kartenspielen.",
        value=13,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu sechst"),),
    ),
    wiener=Answer(
        short="offen",
        text="Klärt es vorher: Drei Spielarten soll es geben, eine Kartenzahl sahen wir nicht.",
        status=Status.UNVERIFIED,
        cites=(scheicher_reported("§§ 23–26"),),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Das Heft nennt drei Mannschaften, aber keine Kartenzahl.",
        status=Status.SILENT,
        cites=(ass("Abschnitt Geben"), ass_reported("Abschnitt Spieler und Karten")),
    ),
    why="Eine Kartenzahl für sechs Spieler fanden wir nur bei Klassisch.",
)

_LEFT_OF_DEALER: Wording[Value] = Wording(
    short="links vom Geber",
    text="Beginne, wenn du links vom Geber sitzt; gespielt wird im Uhrzeigersinn.",
)
FIRST_TURN: Point[Value] = Point(
    id="erster-zug",
    question="Wer ist zuerst am Zug?",
    klassisch=_LEFT_OF_DEALER(Status.STATED, pagat("Abschnitt Spieler und Geben")),
    wiener=_LEFT_OF_DEALER(Status.STATED, scheicher_reported("Abschnitt Geben")),
    ass=Answer(
        short="links vom Geber",
        text="Beginne links vom Geber: So beschreibt es der Vergleich für alle drei.",
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Geben"),),
    ),
)

_DEALER_UNSEEN: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Eine Stelle dazu lag uns nicht vor.",
)
NEXT_DEALER: Point[Value] = Point(
    id="geber-wechsel",
    question="Wer gibt in der nächsten Runde?",
    klassisch=Answer(
        short="der linke Nachbar",
        text="Gib das Amt nach jeder Runde an deinen linken Nachbarn weiter.",
        status=Status.STATED,
        cites=(pagat("Abschnitt Spieler und Geben"),),
    ),
    wiener=_DEALER_UNSEEN(Status.UNVERIFIED),
    ass=_DEALER_UNSEEN(Status.UNVERIFIED),
    why="Pagat.com lässt reihum geben; zu den anderen lag uns keine Stelle vor.",
)

_START_NOT_SETTLED: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Das Heft sagt zu dieser Startkarte nichts.",
)

_COVERED_AND_FROZEN = Wording(
    short="zudecken, Stapel eingefroren",
    text="Legt weitere Karten darauf, bis keine solche obenauf liegt; der Stapel ist eingefroren.",
    value=True,
)
START_WILD_OR_RED = Point(
    id="startkarte-wild-rot",
    question="Was gilt, wenn die erste Karte des Stapels wild oder eine rote Drei ist?",
    klassisch=_COVERED_AND_FROZEN(Status.STATED, pagat("Abschnitt Spieler und Geben")),
    wiener=_COVERED_AND_FROZEN(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=_START_NOT_SETTLED(Status.SILENT, ass_reported("Abschnitt Stapel")),
    why="Klassisch und Wiener decken sie zu und frieren ein, das ASS-Heft schweigt.",
)

START_BLACK = Point(
    id="startkarte-schwarz",
    question="Bleibt eine schwarze Drei als erste Karte des Stapels liegen?",
    klassisch=Answer(
        short="ja, sie sperrt",
        text="Lasst sie liegen: Zugedeckt werden nur wilde Karten und rote Dreien.",
        value=True,
        status=Status.DERIVED,
        cites=(pagat("Abschnitt Spieler und Geben"), pagat("Abschnitt Stapel")),
    ),
    wiener=Answer(
        short="nein, zudecken",
        text="Deckt sie zu; eingefroren ist der Stapel dadurch nicht.",
        value=False,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Stapel"),),
    ),
    ass=_START_NOT_SETTLED(Status.SILENT, ass_reported("Abschnitt Stapel")),
    why="Klassisch lässt sie liegen, Wiener deckt sie zu, das ASS-Heft schweigt.",
)

POINTS: tuple[Point[Value], ...] = (
    PLAYERS,
    HAND_FOUR,
    HAND_TWO,
    HAND_THREE,
    HAND_FIVE,
    HAND_SIX,
    FIRST_TURN,
    NEXT_DEALER,
    START_WILD_OR_RED,
    START_BLACK,
)
