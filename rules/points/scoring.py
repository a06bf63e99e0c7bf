"""The score of a round and the end of the match."""

from rules.points.deal import HAND_THREE
from rules.points.melds import WILD_ONLY
from rules.points.red_threes import IN_HAND, NO_CARD_VALUE
from rules.points.stock import NOBODY_OUT
from rules.schema import Answer, Point, Wording
from rules.sources import (
    ass_reported,
    howto,
    pagat,
    pagat_reported,
    scheicher,
    scheicher_reported,
    wikipedia,
)
from rules.status import Status
from rules.values import Value
from rules.wordings import NOT_SEEN

_FORMULA: Wording[Value] = Wording(
    short="Karten plus Boni minus Hand",
    text="Zählt gemeldete Karten und Boni zusammen und zieht die Handkarten ab.",
)
FORMULA: Point[Value] = Point(
    id="wertung-formel",
    question="Wie wird eine Runde gewertet?",
    klassisch=_FORMULA(Status.STATED, pagat_reported("Abschnitt Wertung")),
    wiener=_FORMULA(Status.STATED, scheicher_reported("Abschnitt Wertung")),
    ass=_FORMULA(Status.STATED, ass_reported("Abschnitt Wertung")),
)

_PARTNERS_HAND: Wording[Value] = Wording(
    short="ja, gegen euch",
    text="Zieht auch seine Handkarten ab, selbst wenn du ausgemacht hast.",
)
PARTNERS_HAND: Point[Value] = Point(
    id="wertung-partnerhand",
    question="Zählen die Handkarten des Partners?",
    klassisch=_PARTNERS_HAND(Status.STATED, pagat("Abschnitt Ausmachen")),
    wiener=_PARTNERS_HAND(Status.STATED, scheicher_reported("Abschnitt Wertung")),
    ass=_PARTNERS_HAND(Status.STATED, ass_reported("Abschnitt Wertung")),
)

_SETS_IN_HAND: Wording[Value] = Wording(
    short="nein, minus",
    text="Zieht alles ab, was nicht ausliegt; auch vollständige Meldungen.",
)
SETS_IN_HAND: Point[Value] = Point(
    id="wertung-nicht-gelegte-saetze",
    question="Zählt eine vollständige Meldung, die noch in der Hand ist?",
    klassisch=_SETS_IN_HAND(
        Status.DERIVED, pagat_reported("Abschnitt Wertung"), howto("Abschnitt Wertung")
    ),
    wiener=_SETS_IN_HAND(Status.DERIVED, scheicher_reported("Abschnitt Wertung")),
    ass=_SETS_IN_HAND(Status.DERIVED, ass_reported("Abschnitt Wertung")),
)

_BELOW_ZERO: Wording[Value] = Wording(
    short="ja",
    text="Schreibt auch Minuspunkte: Für einen Stand im Minus gibt es ein eigenes Minimum.",
)
BELOW_ZERO: Point[Value] = Point(
    id="wertung-negativ",
    question="Kann eine Runde oder ein Stand unter null fallen?",
    klassisch=_BELOW_ZERO(Status.DERIVED, pagat_reported("Abschnitt Erstmeldung")),
    wiener=_BELOW_ZERO(Status.DERIVED, scheicher_reported("Abschnitt Erstmeldung")),
    ass=_BELOW_ZERO(Status.DERIVED, ass_reported("Abschnitt Erstmeldung")),
)

_TARGET = Wording(
    short="{n} Punkte",
    text="Spielt, bis eine Partei {n} oder mehr hat.",
    value=5000,
)
TARGET = Point(
    id="zielpunkte-4",
    question="Bis zu wie vielen Punkten spielt ihr zu viert?",
    klassisch=_TARGET(Status.STATED, pagat_reported("Abschnitt Ziel")),
    wiener=_TARGET(Status.STATED, scheicher("Abschnitt Ziel")),
    ass=_TARGET(Status.STATED, ass_reported("Abschnitt Ziel")),
)

_HIGHER_WINS: Wording[Value] = Wording(
    short="wer mehr hat",
    text="Rechnet die Runde zu Ende; der höhere Stand gewinnt.",
)
BOTH_REACH_IT: Point[Value] = Point(
    id="ziel-beide",
    question="Wer gewinnt, wenn beide in derselben Runde das Ziel erreichen?",
    klassisch=_HIGHER_WINS(Status.STATED, pagat_reported("Abschnitt Ziel")),
    wiener=_HIGHER_WINS(Status.STATED, scheicher_reported("Abschnitt Ziel")),
    ass=_HIGHER_WINS(Status.STATED, ass_reported("Abschnitt Ziel")),
)

EXACT_TIE: Point[Value] = Point(
    id="ziel-gleichstand",
    question="Wer gewinnt, wenn beide am Ziel genau gleich viel haben?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: Pagat.com regelt den Gleichstand nicht.",
        status=Status.SILENT,
        cites=(pagat_reported("Abschnitt Ziel"),),
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Keine Quelle, die wir lesen konnten, regelt den Gleichstand.",
)

PENALTIES: Point[Value] = Point(
    id="strafen",
    question="Welche Strafen sind festgelegt?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: In den lesbaren Teilen nennt pagat.com keine Strafe.",
        status=Status.UNVERIFIED,
    ),
    wiener=Answer(
        short="offen bis auf {red}",
        text="Rote Drei in der Hand {red}; wofür es Strafkarten gibt, sahen wir nicht.",
        numbers={"red": IN_HAND.wiener.number("each")},
        status=Status.UNVERIFIED,
        cites=(scheicher_reported("Abschnitt Rote Dreien"), scheicher_reported("§§ 23–26")),
    ),
    ass=Answer(
        short="{red} und {stock}",
        text="Rote Drei in der Hand {red}; leerer Stock ohne Ausmachen {stock} je Partei.",
        numbers={"red": IN_HAND.ass.number("each"), "stock": NOBODY_OUT.ass.number("n")},
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Rote Dreien"), ass_reported("Abschnitt Leerer Stock")),
    ),
    why="Von pagat.com und Scheicher fehlt uns, was sie zu Verstößen sagen.",
)

HOUSE_VARIANTS: Point[Value] = Point(
    id="hausvarianten",
    question="Welche Hausvarianten nennt die Quelle selbst?",
    klassisch=Answer(
        short="wilder Canasta {wild} und andere",
        text="Wilder Canasta {wild}, Stapel nie zum fertigen Canasta, zu dritt {hand} Karten; "
        "Sperr-Canasta {blocking} (Wikipedia).",
        numbers={
            "wild": WILD_ONLY.klassisch.number("bonus"),
            "hand": HAND_THREE.klassisch.number("house"),
            "blocking": 1500,
        },
        status=Status.STATED,
        cites=(
            pagat_reported("Abschnitt Varianten"),
            pagat_reported("Abschnitt Zu dritt"),
            wikipedia("Abschnitt Varianten"),
        ),
    ),
    wiener=Answer(
        short="offen",
        text="Klärt es vorher: Von Varianten bei Scheicher haben wir nichts gesehen.",
        status=Status.UNVERIFIED,
    ),
    ass=Answer(
        short="Hand-Canasta {hand} und andere",
        text="Hand-Canasta {hand} und Ausmachen zu Beginn {start}, wilder Canasta {wild}, "
        "rote Drei {red} mehr.",
        numbers={
            "hand": 200,
            "start": 300,
            "wild": WILD_ONLY.ass.number("bonus"),
            "red": NO_CARD_VALUE.ass.number("extra"),
        },
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Hand-Canasta"), ass_reported("Abschnitt Varianten")),
    ),
    why="Jede Quelle nennt andere Varianten; die von Scheicher fehlen uns.",
)

_NO_STAKES_SEEN: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Von einem Einsatz haben wir nichts gelesen.",
)
STAKES: Point[Value] = Point(
    id="geldspiel",
    question="Wird um Geld gespielt?",
    klassisch=_NO_STAKES_SEEN(Status.UNVERIFIED),
    wiener=_NO_STAKES_SEEN(Status.UNVERIFIED),
    ass=_NO_STAKES_SEEN(Status.UNVERIFIED),
    why="Nur Wikipedia erwähnt das Spiel um Geld.",
)

POINTS: tuple[Point[Value], ...] = (
    FORMULA,
    PARTNERS_HAND,
    SETS_IN_HAND,
    BELOW_ZERO,
    TARGET,
    BOTH_REACH_IT,
    EXACT_TIE,
    PENALTIES,
    HOUSE_VARIANTS,
    STAKES,
)
