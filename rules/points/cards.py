"""Cards: what is in the pack, what is wild, what each card counts."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, pagat, pagat_reported, scheicher, scheicher_reported
from rules.status import Status
from rules.values import CardValues, Pack, Value

_TWO_PACKS = Wording(
    short="{cards} Karten",
    text="Mischt zwei Kartenspiele mit {jokers} Jokern; von den Dreien sind {red_threes} rot.",
    value=Pack(cards=108, per_rank=8, twos=8, jokers=4, red_threes=4, black_threes=4),
)
CARDS = Point(
    id="karten-anzahl",
    question="Mit wie vielen Karten wird gespielt?",
    klassisch=_TWO_PACKS(Status.STATED, pagat("Abschnitt Karten")),
    wiener=_TWO_PACKS(Status.STATED, scheicher("Abschnitt Karten")),
    ass=_TWO_PACKS(Status.STATED, ass("Abschnitt Spieler und Karten")),
)

_JOKERS_AND_TWOS = Wording(
    short="Joker und Zweier, zusammen {n}",
    text="Ersetze mit ihnen jede natürliche Karte, aber nie eine Drei.",
    value=12,
)
WILD_CARDS = Point(
    id="wilde-karten",
    question="Welche Karten sind wild?",
    klassisch=_JOKERS_AND_TWOS(Status.STATED, pagat("Abschnitt Karten")),
    wiener=_JOKERS_AND_TWOS(Status.STATED, scheicher_reported("Abschnitt Karten")),
    ass=_JOKERS_AND_TWOS(Status.STATED, ass_reported("Abschnitt Karten")),
)

_ACE_TO_FOUR: Wording[Value] = Wording(
    short="Ass bis Vier",
    text="Melde nur diese Ränge; für Dreien gelten eigene Regeln.",
)
NATURAL_CARDS: Point[Value] = Point(
    id="natuerliche-karten",
    question="Welche Karten kannst du melden?",
    klassisch=_ACE_TO_FOUR(Status.STATED, pagat("Abschnitt Karten")),
    wiener=_ACE_TO_FOUR(Status.STATED, scheicher_reported("Abschnitt Karten")),
    ass=_ACE_TO_FOUR(Status.STATED, ass_reported("Abschnitt Karten")),
)

_USUAL_VALUES = Wording(
    short="{joker}, {ace}, {high} und {low}",
    text="Zählt Joker {joker}, Zwei {two}, Ass {ace}, König bis Acht {high}, den Rest {low}.",
    value=CardValues(joker=50, two=20, ace=20, high=10, low=5, black_three=5),
)
CARD_VALUES = Point(
    id="kartenwerte",
    question="Was zählen die Karten?",
    klassisch=_USUAL_VALUES(Status.STATED, pagat_reported("Abschnitt Kartenwerte")),
    wiener=_USUAL_VALUES(Status.STATED, scheicher_reported("Abschnitt Kartenwerte")),
    ass=_USUAL_VALUES(Status.STATED, ass_reported("Abschnitt Kartenwerte")),
)

_OWN_VALUE: Wording[Value] = Wording(
    short="ihren eigenen Wert",
    text="Zählt den Wert der wilden Karte, nicht den der Karte, die sie ersetzt.",
)
WILD_VALUE: Point[Value] = Point(
    id="wildcard-wert",
    question="Was zählt eine wilde Karte in einer Meldung?",
    klassisch=_OWN_VALUE(Status.STATED, pagat_reported("Abschnitt Kartenwerte")),
    wiener=_OWN_VALUE(Status.STATED, scheicher_reported("Abschnitt Kartenwerte")),
    ass=_OWN_VALUE(Status.STATED, ass_reported("Abschnitt Kartenwerte")),
)

_RANK_ONLY: Wording[Value] = Wording(
    short="nein",
    text="Achte nur auf den Rang; allein bei Dreien trennen sich Rot und Schwarz.",
)
SUITS: Point[Value] = Point(
    id="kartenfarbe",
    question="Spielt es eine Rolle, ob eine Karte Kreuz, Pik, Herz oder Karo ist?",
    klassisch=_RANK_ONLY(Status.STATED, pagat_reported("Abschnitt Melden")),
    wiener=Answer(
        short="nein",
        text="Achte auf den Rang; Kreuz bis Karo zählen nur beim Auslosen der Plätze.",
        status=Status.STATED,
        cites=(scheicher("Abschnitt Karten"),),
    ),
    ass=_RANK_ONLY(Status.STATED, ass_reported("Abschnitt Melden")),
)

POINTS: tuple[Point[Value], ...] = (
    CARDS,
    WILD_CARDS,
    NATURAL_CARDS,
    CARD_VALUES,
    WILD_VALUE,
    SUITS,
)
