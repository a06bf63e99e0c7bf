"""Melds and canastas: their size, their wild cards, their bonus."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, pagat, pagat_reported, scheicher, scheicher_reported
from rules.status import Status
from rules.values import MeldMinimum, Relation, Value, WildLimit

_SMALLEST = Wording(
    short="{cards} Karten, {naturals} davon natürlich",
    text="Lege mindestens {cards} Karten eines Rangs, darunter {naturals} natürliche.",
    value=MeldMinimum(cards=3, naturals=2),
)
SMALLEST = Point(
    id="meldung-minimum",
    question="Wie klein darf eine Meldung sein?",
    klassisch=_SMALLEST(Status.STATED, pagat("Abschnitt Melden")),
    wiener=_SMALLEST(Status.STATED, scheicher_reported("Abschnitt Melden")),
    ass=_SMALLEST(Status.STATED, ass_reported("Abschnitt Melden")),
)

_SAME_RANK = Wording(
    short="nein",
    text="Lege nur Karten desselben Rangs zusammen.",
    value=False,
)
SEQUENCES = Point(
    id="meldung-folgen",
    question="Darfst du eine Folge melden, etwa Fünf, Sechs und Sieben?",
    klassisch=_SAME_RANK(Status.STATED, pagat_reported("Abschnitt Melden")),
    wiener=_SAME_RANK(Status.STATED, scheicher("Abschnitt Ziel")),
    ass=_SAME_RANK(Status.STATED, ass_reported("Abschnitt Melden")),
)

WILD_LIMIT = Point(
    id="meldung-wild-max",
    question="Wie viele wilde Karten darf eine Meldung haben?",
    klassisch=Answer(
        short="höchstens {cap}",
        text="Lege bis zu {cap} wilde Karten dazu: [D D 2 2 2] geht.",
        value=WildLimit(cap=3, relation=Relation.ANY),
        status=Status.STATED,
        cites=(pagat("Abschnitt Melden"),),
    ),
    wiener=Answer(
        short="höchstens {cap}, nie in Überzahl",
        text="Lege nicht mehr wilde als natürliche, höchstens {cap}: [D D 2 2] geht.",
        value=WildLimit(cap=3, relation=Relation.AT_MOST_NATURALS),
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Melden"),),
    ),
    ass=Answer(
        short="weniger als natürliche",
        text="Natürliche Karten müssen überwiegen, eine Höchstzahl fehlt: [D D 2] geht, "
        "[D D 2 2] nicht.",
        value=WildLimit(
            cap=None,
            relation=Relation.FEWER_THAN_NATURALS,
            derived_sizes=(4, 6),
            derived_above=7,
        ),
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Melden"),),
    ),
    why="Klassisch nennt nur eine Höchstzahl, Wiener erlaubt Gleichstand, das ASS-Heft nicht.",
)

WILD_ONLY = Point(
    id="meldung-nur-wild",
    question="Darfst du nur wilde Karten melden?",
    klassisch=Answer(
        short="nein",
        text="Lege immer natürliche Karten dazu; eine Variante gibt {bonus} Bonus.",
        value=False,
        numbers={"bonus": 2000},
        status=Status.STATED,
        cites=(pagat("Abschnitt Melden"),),
    ),
    wiener=Answer(
        short="nein",
        text="Lege immer natürliche Karten dazu.",
        value=False,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Melden"),),
    ),
    ass=Answer(
        short="nein",
        text="Gilt nicht in der Grundregel; als Variante nennt das Heft {bonus} Bonus.",
        value=False,
        numbers={"bonus": 1000},
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Melden"),),
    ),
)

_ONE_PER_RANK: Wording[Value] = Wording(
    short="nein, eine je Rang",
    text="Legt weitere Karten eines Rangs an die Meldung an, die ihr schon habt.",
)
ONE_PER_RANK: Point[Value] = Point(
    id="meldung-eine-pro-rang",
    question="Darf eine Partei zwei Meldungen eines Rangs haben?",
    klassisch=_ONE_PER_RANK(Status.STATED, pagat("Abschnitt Melden")),
    wiener=_ONE_PER_RANK(Status.STATED, scheicher_reported("Abschnitt Melden")),
    ass=_ONE_PER_RANK(Status.STATED, ass_reported("Abschnitt Melden")),
)

_PARTNERS_MELDS: Wording[Value] = Wording(
    short="ja",
    text="Lege auch dort an: Meldungen gehören der ganzen Partei.",
)
PARTNERS_MELDS: Point[Value] = Point(
    id="anlegen-partner",
    question="Darfst du an Meldungen deines Partners anlegen?",
    klassisch=_PARTNERS_MELDS(Status.STATED, pagat("Abschnitt Melden")),
    wiener=_PARTNERS_MELDS(Status.STATED, scheicher_reported("Abschnitt Melden")),
    ass=_PARTNERS_MELDS(Status.STATED, ass_reported("Abschnitt Melden")),
)

_OPPONENTS_MELDS = Wording(
    short="nein, nie",
    text="Lege nur an Meldungen eurer eigenen Partei an.",
    value=False,
)
OPPONENTS_MELDS = Point(
    id="anlegen-gegner",
    question="Darfst du an Meldungen der Gegner anlegen?",
    klassisch=_OPPONENTS_MELDS(Status.STATED, pagat("Abschnitt Melden")),
    wiener=_OPPONENTS_MELDS(Status.STATED, scheicher_reported("Abschnitt Melden")),
    ass=_OPPONENTS_MELDS(Status.STATED, ass_reported("Abschnitt Melden")),
)

_MOVING_UNSEEN: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Eine Stelle dazu lag uns nicht vor.",
)
MOVING: Point[Value] = Point(
    id="wild-verschieben",
    question="Darfst du gemeldete Karten umlegen oder in die Hand zurücknehmen?",
    klassisch=_MOVING_UNSEEN(Status.UNVERIFIED),
    wiener=_MOVING_UNSEEN(Status.UNVERIFIED),
    ass=_MOVING_UNSEEN(Status.UNVERIFIED),
    why="Für keine der drei Fassungen lag uns eine Stelle zum Umlegen vor.",
)

_CANASTA_SIZE = Wording(
    short="ab {n} Karten",
    text="Macht aus {n} Karten eines Rangs einen Canasta; er darf weiter wachsen.",
    value=7,
)
CANASTA_SIZE = Point(
    id="canasta-groesse",
    question="Ab wie vielen Karten ist eine Meldung ein Canasta?",
    klassisch=_CANASTA_SIZE(Status.STATED, pagat("Abschnitt Canasta")),
    wiener=_CANASTA_SIZE(Status.STATED, scheicher_reported("Abschnitt Canasta")),
    ass=_CANASTA_SIZE(Status.STATED, ass("Abschnitt Ziel")),
)

_NATURAL_CANASTA = Wording(
    short="{n} Punkte",
    text="Schreibt {n} für einen Canasta ohne wilde Karte.",
    value=500,
)
NATURAL_CANASTA = Point(
    id="canasta-echt",
    question="Was bringt ein echter Canasta?",
    klassisch=_NATURAL_CANASTA(Status.STATED, pagat_reported("Abschnitt Wertung")),
    wiener=_NATURAL_CANASTA(Status.STATED, scheicher_reported("Abschnitt Wertung")),
    ass=_NATURAL_CANASTA(Status.STATED, ass_reported("Abschnitt Wertung")),
)

_MIXED_CANASTA = Wording(
    short="{n} Punkte",
    text="Schreibt {n} für einen Canasta, in dem wilde Karten liegen.",
    value=300,
)
MIXED_CANASTA = Point(
    id="canasta-unecht",
    question="Was bringt ein gemischter Canasta?",
    klassisch=_MIXED_CANASTA(Status.STATED, pagat_reported("Abschnitt Wertung")),
    wiener=_MIXED_CANASTA(Status.STATED, scheicher_reported("Abschnitt Wertung")),
    ass=_MIXED_CANASTA(Status.STATED, ass_reported("Abschnitt Wertung")),
)

_CARDS_COUNT_TOO = Wording(
    short="ja, zusätzlich",
    text="Zählt zum Bonus die Werte aller Karten des Canastas dazu.",
    value=True,
)
CANASTA_CARDS = Point(
    id="canasta-kartenwerte-zusaetzlich",
    question="Zählen die Karten eines Canastas zusätzlich zum Bonus?",
    klassisch=_CARDS_COUNT_TOO(Status.STATED, pagat_reported("Abschnitt Wertung")),
    wiener=_CARDS_COUNT_TOO(Status.DERIVED, scheicher_reported("Abschnitt Wertung")),
    ass=_CARDS_COUNT_TOO(Status.DERIVED, ass_reported("Abschnitt Wertung")),
)

GROWS = Point(
    id="canasta-waechst",
    question="Darf ein fertiger Canasta weiterwachsen?",
    klassisch=Answer(
        short="ja",
        text="Lege weiter an; für natürliche Karten gibt es keine Grenze.",
        value=True,
        status=Status.STATED,
        cites=(pagat("Abschnitt Canasta"),),
    ),
    wiener=Answer(
        short="ja, aus der Hand",
        text="Lege aus der Hand an; den Stapel darfst du dafür nicht nehmen.",
        value=True,
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Melden"), scheicher_reported("Abschnitt Stapel")),
    ),
    ass=Answer(
        short="ja",
        text="Lege weitere passende Karten an.",
        value=True,
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Melden"),),
    ),
    why="Wiener schließt aus, dass du für einen fertigen Canasta den Stapel nimmst.",
)

_NEVER_THAT_LONG: Wording[Value] = Wording(
    short="offen, kommt nicht vor",
    text="Kommt mit zwei Kartenspielen nicht vor: Mehr als {most} Karten passen nicht zusammen.",
    numbers={"most": 11},
)
SECOND_BONUS: Point[Value] = Point(
    id="canasta-zweiter-bonus",
    question="Bringen vierzehn Karten eines Rangs zwei Boni?",
    klassisch=_NEVER_THAT_LONG(Status.SILENT, pagat_reported("Abschnitt Wertung")),
    wiener=_NEVER_THAT_LONG(Status.SILENT, scheicher_reported("Abschnitt Wertung")),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Ohne Höchstzahl für wilde Karten könnte es vorkommen.",
        status=Status.SILENT,
        cites=(ass_reported("Abschnitt Wertung"),),
    ),
    why="Keine Fassung regelt es; mit zwei Kartenspielen wäre es nur nach dem ASS-Heft möglich.",
)

_BECOMES_MIXED: Wording[Value] = Wording(
    short="er wird gemischt",
    text="Rechnet ihn von da an als gemischt; echt wird er nie wieder.",
)
WILD_ON_NATURAL: Point[Value] = Point(
    id="canasta-wild-dazu",
    question="Was geschieht, wenn du eine wilde Karte an einen echten Canasta legst?",
    klassisch=_BECOMES_MIXED(Status.STATED, pagat("Abschnitt Canasta")),
    wiener=_BECOMES_MIXED(Status.STATED, scheicher_reported("Abschnitt Canasta")),
    ass=_BECOMES_MIXED(Status.STATED, ass_reported("Abschnitt Canasta")),
)

_RED_OR_BLACK_ON_TOP: Wording[Value] = Wording(
    short="Rot echt, Schwarz gemischt",
    text="Lege obenauf eine rote Karte für echt, eine schwarze für gemischt.",
)
ON_TOP: Point[Value] = Point(
    id="canasta-obenauf",
    question="Woran seht ihr, ob ein Canasta echt oder gemischt ist?",
    klassisch=Answer(
        short="Rot echt, Schwarz gemischt",
        text="Lege Rot obenauf für echt, Schwarz oder eine wilde quer für gemischt.",
        status=Status.STATED,
        cites=(pagat("Abschnitt Canasta"),),
    ),
    wiener=_RED_OR_BLACK_ON_TOP(Status.STATED, scheicher_reported("Abschnitt Melden")),
    ass=_RED_OR_BLACK_ON_TOP(Status.STATED, ass_reported("Abschnitt Melden")),
)

POINTS: tuple[Point[Value], ...] = (
    SMALLEST,
    SEQUENCES,
    WILD_LIMIT,
    WILD_ONLY,
    ONE_PER_RANK,
    PARTNERS_MELDS,
    OPPONENTS_MELDS,
    MOVING,
    CANASTA_SIZE,
    NATURAL_CANASTA,
    MIXED_CANASTA,
    CANASTA_CARDS,
    GROWS,
    SECOND_BONUS,
    WILD_ON_NATURAL,
    ON_TOP,
)
