"""The initial meld: its minimum, what counts toward it, when it is waived."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import Band, Bands, Value

_USUAL_BANDS = Wording(
    short="{min_1}, {min_2} oder {min_3}",
    text="Ab {low_1} gilt {min_1}, ab {low_2} {min_2}, ab {low_3} {min_3}, im Minus {min_0}.",
    value=Bands(
        (
            Band(None, -5, (15,), Status.STATED),
            Band(0, 1495, (50,), Status.STATED),
            Band(1500, 2995, (90,), Status.STATED),
            Band(3000, 4995, (120,), Status.STATED),
            Band(5000, None, (120,), Status.DERIVED),
        )
    ),
)
MINIMUM = Point(
    id="erstmeldung-stufen",
    question="Wie viel muss eure Erstmeldung wert sein?",
    klassisch=_USUAL_BANDS(Status.STATED, pagat_reported("Abschnitt Erstmeldung")),
    wiener=_USUAL_BANDS(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=Answer(
        short="{min_2}, {min_4}, {min_6}, Grenzen anders",
        text="Genau {low_3} fehlt im Heft, genau {low_5} gehört wörtlich noch zur Stufe {min_5}.",
        value=Bands(
            (
                Band(None, -5, (15,), Status.AMBIGUOUS),
                Band(0, 0, (50,), Status.DERIVED),
                Band(5, 1495, (50,), Status.STATED),
                Band(1500, 1500, (50, 90), Status.SILENT),
                Band(1505, 2995, (90,), Status.STATED),
                Band(3000, 3000, (90,), Status.AMBIGUOUS),
                Band(3005, 4995, (120,), Status.STATED),
                Band(5000, None, (120,), Status.DERIVED),
            )
        ),
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Erstmeldung"),),
    ),
    why="Das ASS-Heft zieht die Grenzen anders: Eine lässt es aus, eine verschiebt es.",
    former_ids=(
        "erstmeldung-negativ",
        "erstmeldung-0",
        "erstmeldung-1495",
        "erstmeldung-1500",
        "erstmeldung-1505",
        "erstmeldung-2995",
        "erstmeldung-3000",
        "erstmeldung-ab-5000",
    ),
)

_SCORE_BEFORE: Wording[Value] = Wording(
    short="der vor dieser Runde",
    text="Nehmt den Stand, der vor der Runde auf dem Zettel steht.",
)
WHICH_SCORE: Point[Value] = Point(
    id="erstmeldung-stichtag",
    question="Welcher Punktestand entscheidet über das Minimum der Erstmeldung?",
    klassisch=_SCORE_BEFORE(Status.STATED, pagat("Abschnitt Erstmeldung")),
    wiener=_SCORE_BEFORE(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=_SCORE_BEFORE(Status.STATED, ass_reported("Abschnitt Erstmeldung")),
)

_ONE_PER_PARTY: Wording[Value] = Wording(
    short="nein, eine je Partei",
    text="Meldet als Partei nur einmal das Minimum; danach seid ihr beide frei.",
)
PER_PARTY: Point[Value] = Point(
    id="erstmeldung-partei",
    question="Braucht jeder von euch eine eigene Erstmeldung?",
    klassisch=_ONE_PER_PARTY(Status.STATED, pagat("Abschnitt Erstmeldung")),
    wiener=_ONE_PER_PARTY(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=_ONE_PER_PARTY(Status.STATED, ass_reported("Abschnitt Erstmeldung")),
)

_ONLY_CARD_VALUES: Wording[Value] = Wording(
    short="nur Kartenwerte",
    text="Zähle alle Meldungen des Zuges zusammen; Boni zählen nicht.",
)
WHAT_COUNTS: Point[Value] = Point(
    id="erstmeldung-was-zaehlt",
    question="Was zählt zum Minimum der Erstmeldung?",
    klassisch=_ONLY_CARD_VALUES(Status.STATED, pagat("Abschnitt Erstmeldung")),
    wiener=_ONLY_CARD_VALUES(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=_ONLY_CARD_VALUES(Status.STATED, ass_reported("Abschnitt Erstmeldung")),
)

_TOP_CARD_COUNTS = Wording(
    short="zählt mit",
    text="Zähle die oberste Karte mit, die Karten darunter nicht.",
    value=True,
)
TOP_CARD = Point(
    id="erstmeldung-stapelkarte",
    question="Zählt die oberste Karte des Stapels zum Minimum?",
    klassisch=_TOP_CARD_COUNTS(Status.STATED, pagat("Abschnitt Erstmeldung")),
    wiener=_TOP_CARD_COUNTS(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Das Heft sagt nichts zur obersten Karte.",
        status=Status.SILENT,
        cites=(ass_reported("Abschnitt Erstmeldung"),),
    ),
    why="Klassisch und Wiener rechnen die oberste Karte ein, das ASS-Heft schweigt.",
)

_WAIVED = Wording(
    short="ja, mit Hand-Canasta",
    text="Ziehe vom Stock und lege die ganze Hand samt Canasta auf einmal.",
    value=True,
)
WAIVED = Point(
    id="erstmeldung-entfall",
    question="Entfällt das Minimum, wenn du die ganze Hand auf einmal auslegst?",
    klassisch=_WAIVED(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_WAIVED(Status.STATED, scheicher_reported("Abschnitt Hand-Canasta")),
    ass=_WAIVED(Status.STATED, ass_reported("Abschnitt Hand-Canasta")),
)

WAIVED_WITH_PILE = Point(
    id="erstmeldung-entfall-stapel",
    question="Entfällt das Minimum auch, wenn du in diesem Zug den Stapel nimmst?",
    klassisch=Answer(
        short="nein",
        text="Erreiche das Minimum, wenn du den Stapel nimmst.",
        value=False,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Erstmeldung"),),
    ),
    wiener=Answer(
        short="nein",
        text="Erreiche das Minimum: Mit dem Stapel ist es kein Hand-Canasta.",
        value=False,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Die Stelle des Hefts haben wir nicht gesehen.",
        status=Status.UNVERIFIED,
    ),
    why="Klassisch und Wiener knüpfen den Erlass an den Stock, das ASS-Heft fehlt uns hier.",
)

POINTS: tuple[Point[Value], ...] = (
    MINIMUM,
    WHICH_SCORE,
    PER_PARTY,
    WHAT_COUNTS,
    TOP_CARD,
    WAIVED,
    WAIVED_WITH_PILE,
)
