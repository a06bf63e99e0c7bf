"""Going out concealed: what it means, what it earns, what spoils it."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import PileInTurn, Value
from rules.wordings import NOT_SEEN

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

ADDING_TO_PARTNER = Point(
    id="verdeckt-anlegen-partner",
    question="Verdirbt Anlegen beim Partner das verdeckte Ausmachen?",
    klassisch=Answer(
        short="ja",
        text="Lege in diesem Zug dort nichts an, sonst bleibt nur der einfache Bonus.",
        value=True,
        status=Status.STATED,
        cites=(pagat("Abschnitt Ausmachen"), howto("Abschnitt Ausmachen")),
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Klassisch verbietet es; für Wiener und ASS-Heft fehlen uns die Stellen.",
)

_RED_THREES_UNNAMED: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Rote Dreien kommen an dieser Stelle nicht vor.",
)
LAID_RED_THREES: Point[Value] = Point(
    id="verdeckt-rote-dreien",
    question="Verderben ausgelegte rote Dreien das verdeckte Ausmachen?",
    klassisch=Answer(
        short="nein",
        text="Mache ruhig verdeckt aus: Ausgelegte rote Dreien gelten nicht als gemeldet.",
        value=False,
        status=Status.STATED,
        cites=(pagat("Abschnitt Ausmachen"),),
    ),
    wiener=_RED_THREES_UNNAMED(Status.SILENT, scheicher_reported("Abschnitt Hand-Canasta")),
    ass=_RED_THREES_UNNAMED(Status.SILENT, ass_reported("Abschnitt Hand-Canasta")),
    why="Nur pagat.com spricht die roten Dreien hier an.",
)

_DISCARD_IF_YOU_LIKE = Wording(
    short="nein, du darfst",
    text="Wirf zum Schluss eine Karte ab oder melde auch sie.",
    value=False,
)
CONCEALED_DISCARD = Point(
    id="verdeckt-abwurf",
    question="Musst du beim verdeckten Ausmachen eine Karte abwerfen?",
    klassisch=_DISCARD_IF_YOU_LIKE(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_DISCARD_IF_YOU_LIKE(Status.DERIVED, scheicher_reported("Abschnitt Ausmachen")),
    ass=Answer(
        short="ja",
        text="Behalte auch hier eine für den Stapel; aus der allgemeinen Pflicht geschlossen.",
        value=True,
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Ausmachen"),),
    ),
    why="Nur das ASS-Heft verlangt zum Schluss eine Karte für den Stapel.",
)

POINTS: tuple[Point[Value], ...] = (
    CONCEALED,
    CONCEALED_WITHOUT_CANASTA,
    CONCEALED_WITH_CANASTA,
    CONCEALED_AFTER_PILE,
    ADDING_TO_PARTNER,
    LAID_RED_THREES,
    CONCEALED_DISCARD,
)
