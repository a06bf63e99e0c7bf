"""Red threes: their bonus, when it turns into a penalty, and what one left in hand costs."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import RedCondition, RedInHand, RedPenalty, Value

_EACH = Wording(
    short="je {n}",
    text="Schreibt {n} für jede ausgelegte rote Drei.",
    value=100,
)
EACH = Point(
    id="rote-drei-wert",
    question="Was zählt eine rote Drei?",
    klassisch=_EACH(Status.STATED, pagat_reported("Abschnitt Rote Dreien")),
    wiener=_EACH(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_EACH(Status.STATED, ass("Abschnitt Rote Dreien")),
)

_ALL_FOUR = Wording(
    short="zusammen {n}",
    text="Schreibt {n}, wenn alle vier bei eurer Partei ausliegen.",
    value=800,
)
ALL_FOUR = Point(
    id="rote-drei-vier",
    question="Was zählen alle vier roten Dreien einer Partei?",
    klassisch=_ALL_FOUR(Status.STATED, pagat_reported("Abschnitt Rote Dreien")),
    wiener=_ALL_FOUR(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_ALL_FOUR(Status.STATED, ass_reported("Abschnitt Rote Dreien")),
)

_WITH_A_CANASTA = Wording(
    short="wenn ihr einen Canasta habt",
    text="Zählt rote Dreien erst mit einem Canasta plus; eine Erstmeldung allein genügt nicht.",
    value=RedCondition.CANASTA,
)
PLUS_CONDITION = Point(
    id="rote-drei-plus-bedingung",
    question="Wann zählen eure roten Dreien plus?",
    klassisch=Answer(
        short="wenn ihr gemeldet habt",
        text="Legt irgendeine Meldung; ein Canasta ist nicht nötig.",
        value=RedCondition.MELDED,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Rote Dreien"),),
    ),
    wiener=_WITH_A_CANASTA(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_WITH_A_CANASTA(Status.STATED, ass_reported("Abschnitt Rote Dreien")),
    why="Klassisch belohnt schon die erste Meldung, Wiener und ASS-Heft erst einen Canasta.",
)

PENALTY = Point(
    id="rote-drei-minus-bedingung",
    question="Was kosten rote Dreien, wenn die Bedingung fehlt?",
    klassisch=Answer(
        short="{each} je Drei, vier {four}",
        text="Ohne Meldung zählt jede {each}, alle vier zusammen {four}.",
        value=RedPenalty(each=-100, four=-800),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Rote Dreien"),),
    ),
    wiener=Answer(
        short="{each} je Drei, vier {four}",
        text="Ohne Canasta zählt jede {each}; für alle vier ist {four} geschlossen.",
        value=RedPenalty(each=-100, four=-800),
        status=Status.DERIVED,
        cites=(scheicher_reported("Abschnitt Rote Dreien"),),
    ),
    ass=Answer(
        short="{each} je Drei, vier {four}",
        text="Zwei Stellen widersprechen sich; gerechnet mit {each} je Drei, {four} für alle vier.",
        value=RedPenalty(each=-100, four=-800),
        status=Status.AMBIGUOUS,
        cites=(
            ass_reported("Abschnitt Rote Dreien"),
            ass_reported("Abschnitt Wertung"),
        ),
    ),
)

_NOT_TOWARD_MINIMUM = Wording(
    short="nein",
    text="Rechnet sie nicht ein: Rote Dreien sind Bonus, keine gemeldeten Karten.",
    value=False,
)
INITIAL_MELD = Point(
    id="rote-drei-erstmeldung",
    question="Zählen rote Dreien zum Minimum der Erstmeldung?",
    klassisch=_NOT_TOWARD_MINIMUM(Status.STATED, pagat("Abschnitt Erstmeldung")),
    wiener=_NOT_TOWARD_MINIMUM(Status.STATED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=_NOT_TOWARD_MINIMUM(Status.STATED, ass_reported("Abschnitt Erstmeldung")),
)

_COSTS_IN_HAND = Wording(
    short="{each} je Drei",
    text="Schreibt {each} für jede, die am Ende noch in einer Hand steckt.",
    value=RedInHand(each=-500, without_turn=None),
)
IN_HAND = Point(
    id="rote-drei-auf-hand",
    question="Was kostet eine rote Drei, die am Ende noch in der Hand ist?",
    klassisch=Answer(
        short="offen, gerechnet mit {each}",
        text="Pagat.com erwähnt keine rote Drei, die in der Hand bleibt.",
        value=RedInHand(each=0, without_turn=0),
        assumed="Gezählt mit {each}: weder Bonus noch Strafe.",
        status=Status.SILENT,
        cites=(pagat_reported("Abschnitt Rote Dreien"), howto("Abschnitt Rote Dreien")),
    ),
    wiener=_COSTS_IN_HAND(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_COSTS_IN_HAND(Status.STATED, ass_reported("Abschnitt Rote Dreien")),
    why="Wiener und ASS-Heft bestrafen die vergessene Drei, pagat.com erwähnt sie nicht.",
)

_IN_PLACE_OF_BONUS = Wording(
    short="offen, gerechnet als Ersatz",
    text="Ob die Strafe den Bonus ersetzt oder dazukommt, wissen wir nicht.",
    value=False,
)
IN_HAND_ON_TOP = Point(
    id="rote-drei-auf-hand-zusatz",
    question="Kommt die Strafe für die rote Drei in der Hand zum Bonus oder Abzug dazu?",
    klassisch=Answer(
        short="offen",
        text="Pagat.com nennt keine Strafe, also auch kein Verhältnis zum Bonus.",
        status=Status.SILENT,
        cites=(pagat_reported("Abschnitt Rote Dreien"),),
    ),
    wiener=_IN_PLACE_OF_BONUS(
        Status.UNVERIFIED,
        assumed="Gerechnet, als stehe die Strafe an der Stelle von Bonus oder Abzug.",
    ),
    ass=_IN_PLACE_OF_BONUS(
        Status.UNVERIFIED,
        assumed="Gerechnet, als stehe die Strafe an der Stelle von Bonus oder Abzug.",
    ),
    why="Ob die Strafe den Bonus ersetzt, sagt keine Stelle, die wir lesen konnten.",
)

_AT_ANY_END = Wording(
    short="ja",
    text="Schreibt sie an jedem Rundenende; der Vergleich nennt einmal nur das Ausmachen.",
    value=True,
)
IN_HAND_AT_ANY_END = Point(
    id="rote-drei-auf-hand-zeitpunkt",
    question="Gilt die Strafe für eine rote Drei in der Hand auch, wenn niemand ausmacht?",
    klassisch=Answer(
        short="offen",
        text="Pagat.com nennt keine Strafe, also auch keinen Zeitpunkt.",
        status=Status.SILENT,
        cites=(pagat_reported("Abschnitt Rote Dreien"),),
    ),
    wiener=_AT_ANY_END(Status.AMBIGUOUS, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_AT_ANY_END(Status.AMBIGUOUS, ass_reported("Abschnitt Rote Dreien")),
    why="Pagat.com kennt keine Strafe; bei den anderen gilt sie an jedem Rundenende.",
)

_ONLY_THE_BONUS = Wording(
    short="nein",
    text="Schreibt nur den Bonus, keinen Kartenwert dazu.",
    value=False,
)
NO_CARD_VALUE = Point(
    id="rote-drei-kein-kartenwert",
    question="Zählt eine rote Drei außer ihrem Bonus noch als Karte?",
    klassisch=_ONLY_THE_BONUS(Status.STATED, pagat_reported("Abschnitt Kartenwerte")),
    wiener=_ONLY_THE_BONUS(Status.STATED, scheicher_reported("Abschnitt Kartenwerte")),
    ass=Answer(
        short="nein",
        text="Schreibt nur den Bonus; eine Variante im Heft zählt je Drei {extra} mehr.",
        value=False,
        numbers={"extra": 5},
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Kartenwerte"),),
    ),
)

_NO_NUMBER_SEEN: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Zahlen für drei Kartenspiele lagen uns nicht vor.",
)
_LEFT_OUT = "Sie bleiben ungezählt, die Summe ist unvollständig."
THREE_PACKS: Point[Value] = Point(
    id="rote-drei-drei-pakete",
    question="Was zählen rote Dreien, wenn ihr drei Kartenspiele mischt?",
    klassisch=_NO_NUMBER_SEEN(Status.UNVERIFIED, assumed=_LEFT_OUT),
    wiener=_NO_NUMBER_SEEN(Status.UNVERIFIED, assumed=_LEFT_OUT),
    ass=_NO_NUMBER_SEEN(Status.UNVERIFIED, assumed=_LEFT_OUT),
    why="Für drei Kartenspiele lag uns in keiner Fassung eine Stelle vor.",
)

POINTS: tuple[Point[Value], ...] = (
    EACH,
    ALL_FOUR,
    PLUS_CONDITION,
    PENALTY,
    INITIAL_MELD,
    IN_HAND,
    IN_HAND_ON_TOP,
    IN_HAND_AT_ANY_END,
    NO_CARD_VALUE,
    THREE_PACKS,
)
