"""Other readings: named sets of swapped answers that stand beside a version, never replace it."""

from rules.schema import Answer, Reading, Version, Wording
from rules.sources import ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import (
    Band,
    Bands,
    BesideTop,
    LastCard,
    PileInTurn,
    RedInHand,
    RedPenalty,
    Relation,
    WildLimit,
)
from rules.wikipedia import WIKIPEDIA, WIKIPEDIA_INCLUSIVE, WIKIPEDIA_RED_MINUS

# --- Klassisch ---

RED_IN_HAND_AS_LAID = Reading(
    id="rote-drei-hand-wie-ausgelegt",
    version=Version.KLASSISCH,
    text="Eine rote Drei in der Hand zählt, als hättet ihr sie ausgelegt.",
    swaps={
        "rote-drei-auf-hand": Answer(
            short="offen, wie ausgelegt gerechnet",
            text="Pagat.com erwähnt den Fall nicht; hier zählt sie wie ausgelegt.",
            value=RedInHand(as_laid=True),
            assumed="Gerechnet, als läge die Drei offen aus.",
            status=Status.SILENT,
            cites=(pagat_reported("Abschnitt Rote Dreien"), howto("Abschnitt Rote Dreien")),
        ),
    },
)

CONCEALED_FROM_STOCK = Reading(
    id="verdeckt-nur-vom-stock",
    version=Version.KLASSISCH,
    text="Verdeckt zählt nur, wenn du in diesem Zug vom Stock ziehst.",
    swaps={
        "verdeckt-stapelkauf": Answer(
            short="nein",
            text="Schreibt nach dem Stapel nur den einfachen Bonus fürs Ausmachen.",
            value=PileInTurn.NOT_CONCEALED,
            status=Status.AMBIGUOUS,
            cites=(pagat("Abschnitt Ausmachen"),),
        ),
    },
)

# --- Wiener and ASS-Heft ---

_ON_TOP = "Schreibt {n}: Der Bonus fürs Ausmachen kommt dazu."
CONCEALED_ON_TOP = Reading(
    id="verdeckt-zuzueglich",
    version=Version.WIENER,
    text="Ohne eigenen Canasta kommt der Bonus fürs Ausmachen zum verdeckten dazu.",
    swaps={
        "verdeckt-total-ohne-canasta": Answer(
            short="{n} insgesamt",
            text=_ON_TOP,
            value=300,
            status=Status.AMBIGUOUS,
            cites=(scheicher_reported("Abschnitt Hand-Canasta"),),
        ),
    },
)

_FOUR_SINGLY_TEXT = "Ohne Canasta zählt auch bei vier roten Dreien jede einzeln."
_FOUR_SINGLY = Wording(
    short="{each} je Drei, vier {four}",
    text="Ohne Canasta zählt jede {each}, auch alle vier nur einzeln: {four}.",
    value=RedPenalty(each=-100, four=-400),
)
FOUR_SINGLY_WIENER = Reading(
    id="vier-rote-dreien-je-100",
    version=Version.WIENER,
    text=_FOUR_SINGLY_TEXT,
    swaps={
        "rote-drei-minus-bedingung": _FOUR_SINGLY(
            Status.AMBIGUOUS, scheicher_reported("Abschnitt Rote Dreien")
        ),
    },
)
FOUR_SINGLY_ASS = Reading(
    id="vier-rote-dreien-je-100",
    version=Version.ASS,
    text=_FOUR_SINGLY_TEXT,
    swaps={
        "rote-drei-minus-bedingung": _FOUR_SINGLY(
            Status.AMBIGUOUS, ass_reported("Abschnitt Rote Dreien")
        ),
    },
)

_IN_HAND_ON_TOP_TEXT = "Die Strafe für eine rote Drei in der Hand kommt zum Bonus oder Abzug dazu."
_IN_HAND_ON_TOP = Wording(
    short="offen, gerechnet als Zusatz",
    text="Ob die Strafe den Bonus ersetzt oder dazukommt, wissen wir nicht.",
    value=True,
)
IN_HAND_ON_TOP_WIENER = Reading(
    id="rote-drei-hand-zusaetzlich",
    version=Version.WIENER,
    text=_IN_HAND_ON_TOP_TEXT,
    swaps={
        "rote-drei-auf-hand-zusatz": _IN_HAND_ON_TOP(
            Status.UNVERIFIED, assumed="Gerechnet mit der Strafe und dazu Bonus oder Abzug."
        ),
    },
)
IN_HAND_ON_TOP_ASS = Reading(
    id="rote-drei-hand-zusaetzlich",
    version=Version.ASS,
    text=_IN_HAND_ON_TOP_TEXT,
    swaps={
        "rote-drei-auf-hand-zusatz": _IN_HAND_ON_TOP(
            Status.UNVERIFIED, assumed="Gerechnet mit der Strafe und dazu Bonus oder Abzug."
        ),
    },
)

RED_AS_HAND_CARDS = Reading(
    id="rote-dreien-als-handkarten",
    version=Version.ASS,
    text="Ohne Canasta kosten ausgelegte rote Dreien so viel wie rote Dreien in der Hand.",
    swaps={
        "rote-drei-minus-bedingung": Answer(
            short="{each} je Drei, vier {four}",
            text="Ohne Canasta zählt jede wie in der Hand: {each}, alle vier {four}.",
            value=RedPenalty(each=-500, four=-2000),
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Wertung"),),
        ),
    },
)

CONCEALED_ON_TOP_ASS = Reading(
    id="zuzueglich-ausmachen",
    version=Version.ASS,
    text="Der Bonus fürs Ausmachen kommt zum Bonus fürs verdeckte dazu.",
    swaps={
        "verdeckt-total-ohne-canasta": Answer(
            short="{n} insgesamt",
            text=_ON_TOP,
            value=300,
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Hand-Canasta"),),
        ),
        "verdeckt-total-mit-canasta": Answer(
            short="{n} insgesamt",
            text=_ON_TOP,
            value=1100,
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Hand-Canasta"),),
        ),
    },
)

SMALL_HAND_CANASTA = Reading(
    id="handcanasta-200",
    version=Version.ASS,
    text="Variante des Hefts: Der Hand-Canasta bringt nicht mehr als anderes verdecktes Ausmachen.",
    swaps={
        "verdeckt-total-mit-canasta": Answer(
            short="{n} insgesamt",
            text="Schreibt nur {n}: So nennt es das Heft selbst als Variante.",
            value=200,
            status=Status.STATED,
            cites=(ass_reported("Abschnitt Hand-Canasta"),),
        ),
    },
)

NOT_CONCEALED_AFTER_PILE = Reading(
    id="kein-blatt-nach-stapelkauf",
    version=Version.ASS,
    text="Nach dem Stapel gilt das Ausmachen wie bei Wiener nicht mehr als verdeckt.",
    swaps={
        "verdeckt-stapelkauf": Answer(
            short="offen, gerechnet wie Wiener",
            text="Klärt es vorher: Die Stelle des Hefts haben wir nicht gesehen.",
            value=PileInTurn.NOT_CONCEALED,
            assumed="Gerechnet mit dem einfachen Bonus fürs Ausmachen.",
            status=Status.UNVERIFIED,
        ),
    },
)

FIFTY_BELOW_ZERO = Reading(
    id="im-minus-50",
    version=Version.ASS,
    text="Auch im Minus gilt das Minimum der untersten Plusstufe.",
    swaps={
        "erstmeldung-stufen": Answer(
            short="{min_2}, {min_4} oder {min_6}",
            text="Nehmt auch im Minus {min_0}: Wörtlich fällt jeder kleinere Stand darunter.",
            value=Bands(
                (
                    Band(None, -5, (50,), Status.AMBIGUOUS),
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
    },
)

USUAL_BOUNDARIES = Reading(
    id="grenzen-klassisch",
    version=Version.ASS,
    text="Die Grenzen der Erstmeldung liegen wie bei Klassisch und Wiener.",
    swaps={
        "erstmeldung-stufen": Answer(
            short="{min_1}, {min_3} oder {min_5}",
            text="Ab {low_3} gilt {min_3}, ab {low_5} {min_5}, wie in den anderen Fassungen.",
            value=Bands(
                (
                    Band(None, -5, (15,), Status.AMBIGUOUS),
                    Band(0, 0, (50,), Status.DERIVED),
                    Band(5, 1495, (50,), Status.STATED),
                    Band(1500, 1500, (90,), Status.AMBIGUOUS),
                    Band(1505, 2995, (90,), Status.STATED),
                    Band(3000, 3000, (120,), Status.AMBIGUOUS),
                    Band(3005, 4995, (120,), Status.STATED),
                    Band(5000, None, (120,), Status.DERIVED),
                )
            ),
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Erstmeldung"),),
        ),
    },
)

FIFTY_AT_THE_BOUNDARY = Reading(
    id="grenze-1500-noch-50",
    version=Version.ASS,
    text="Der Stand, den das Heft auslässt, gehört noch zur unteren Stufe.",
    swaps={
        "erstmeldung-stufen": Answer(
            short="{min_2}, {min_4} oder {min_6}",
            text="Nehmt bei genau {high_3} noch {min_3}, erst darüber {min_4}.",
            value=Bands(
                (
                    Band(None, -5, (15,), Status.AMBIGUOUS),
                    Band(0, 0, (50,), Status.DERIVED),
                    Band(5, 1495, (50,), Status.STATED),
                    Band(1500, 1500, (50,), Status.AMBIGUOUS),
                    Band(1505, 2995, (90,), Status.STATED),
                    Band(3000, 3000, (90,), Status.AMBIGUOUS),
                    Band(3005, 4995, (120,), Status.STATED),
                    Band(5000, None, (120,), Status.DERIVED),
                )
            ),
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Erstmeldung"),),
        ),
    },
)

AT_MOST_THREE_WILD = Reading(
    id="hoechstens-drei-wilde",
    version=Version.ASS,
    text="Auch lange Meldungen haben höchstens drei wilde Karten.",
    swaps={
        "meldung-wild-max": Answer(
            short="weniger als natürliche",
            text="Natürliche Karten müssen überwiegen; mehr als {cap} wilde sind nie erlaubt.",
            value=WildLimit(
                cap=3,
                relation=Relation.FEWER_THAN_NATURALS,
                derived_sizes=(4, 6),
                derived_above=7,
            ),
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Melden"),),
        ),
    },
)

PILE_AFTER_INITIAL_MELD = Reading(
    id="stapel-erst-nach-auslage",
    version=Version.ASS,
    text="Den Stapel dürft ihr erst nehmen, wenn eure Partei schon gemeldet hat.",
    swaps={
        "stapel-vor-erstmeldung": Answer(
            short="gar nicht",
            text="Ziehe vom Stock, bis eure Partei gemeldet hat.",
            value=BesideTop.FORBIDDEN,
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Stapel"),),
        ),
    },
)

FOUR_BLACK_THREES = Reading(
    id="vier-schwarze-dreien",
    version=Version.ASS,
    text="Vier schwarze Dreien befreien vom Abwurf ebenso wie drei.",
    swaps={
        "letzte-karte": Answer(
            short="Abwurf Pflicht",
            text="Behalte eine Karte zum Abwerfen; drei oder vier schwarze Dreien befreien davon.",
            value=LastCard(must_discard=True, free_groups=(3, 4)),
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Ausmachen"),),
        ),
    },
)

# In this order they are shown; a reading stands after the one that it extends.
ALL_READINGS = (
    WIKIPEDIA,
    WIKIPEDIA_INCLUSIVE,
    WIKIPEDIA_RED_MINUS,
    RED_IN_HAND_AS_LAID,
    CONCEALED_FROM_STOCK,
    CONCEALED_ON_TOP,
    FOUR_SINGLY_WIENER,
    IN_HAND_ON_TOP_WIENER,
    FOUR_SINGLY_ASS,
    IN_HAND_ON_TOP_ASS,
    RED_AS_HAND_CARDS,
    CONCEALED_ON_TOP_ASS,
    SMALL_HAND_CANASTA,
    NOT_CONCEALED_AFTER_PILE,
    FIFTY_BELOW_ZERO,
    USUAL_BOUNDARIES,
    FIFTY_AT_THE_BOUNDARY,
    AT_MOST_THREE_WILD,
    PILE_AFTER_INITIAL_MELD,
    FOUR_BLACK_THREES,
)
