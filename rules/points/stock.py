"""The exhausted stock: how play goes on, who must take the pile, what nobody's going out costs."""

from rules.play_values import ForcedTaking, LastRedThree
from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, howto, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import Value
from rules.wordings import NOT_SEEN

_PLAY_ON = Wording(
    short="weiter, solange jemand nimmt",
    text="Spielt weiter, solange der Nächste den Stapel nimmt; wer ziehen müsste, beendet die "
    "Runde.",
    value=True,
)
EXHAUSTED = Point(
    id="stock-leer",
    question="Wie geht es weiter, wenn der Stock leer ist?",
    klassisch=_PLAY_ON(
        Status.STATED, pagat("Abschnitt Ausmachen"), pagat_reported("Abschnitt Leerer Stock")
    ),
    wiener=_PLAY_ON(Status.STATED, scheicher_reported("Abschnitt Leerer Stock")),
    ass=Answer(
        short="die Runde endet",
        text="Beendet die Runde; ob nach dem Abwurf oder beim nächsten Ziehen, bleibt offen.",
        value=False,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Leerer Stock"),),
    ),
    why="Klassisch und Wiener spielen mit dem Stapel weiter, das ASS-Heft hört auf.",
)

MUST_TAKE = Point(
    id="stock-leer-pflicht",
    question="Musst du den Stapel nehmen, wenn der Stock leer ist?",
    klassisch=Answer(
        short="ja, wenn die Karte passt",
        text="Nimm ihn, wenn die oberste zu euren Meldungen passt und er nicht eingefroren ist.",
        value=ForcedTaking(forced=True),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Leerer Stock"),),
    ),
    wiener=Answer(
        short="ja, bis {add_up_to} Karten",
        text="Nimm ihn, wenn die oberste an höchstens {add_up_to} liegende Karten passt und er "
        "frei ist.",
        value=ForcedTaking(forced=True, add_up_to=6),
        status=Status.STATED,
        cites=(scheicher_reported("§ 12.4"),),
    ),
    ass=Answer(
        short="nein",
        text="Lass ihn liegen: Mit dem leeren Stock endet die Runde ohnehin.",
        value=ForcedTaking(forced=False),
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Leerer Stock"),),
    ),
    why="Wiener begrenzt die Pflicht auf kleine Meldungen; im ASS-Heft gibt es keine.",
)

_NO_BONUS = Wording(
    short="nichts",
    text="Schreibt keinen Bonus, wenn niemand ausmacht.",
    value=0,
)
NOBODY_OUT = Point(
    id="stock-leer-bonus",
    question="Was schreibt ihr, wenn der Stock leer ist und niemand ausmacht?",
    klassisch=_NO_BONUS(Status.STATED, pagat_reported("Abschnitt Leerer Stock")),
    wiener=_NO_BONUS(Status.STATED, scheicher_reported("Abschnitt Leerer Stock")),
    ass=Answer(
        short="{n} je Partei",
        text="Schreibt jeder Partei {n}, wenn niemand ausmacht.",
        value=-100,
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Leerer Stock"),),
    ),
    why="Nur das ASS-Heft bestraft jede Partei, wenn niemand fertig wird.",
)

_NO_SHUFFLING = Wording(
    short="nein",
    text="Lasst ihn liegen: Einen neuen Stock gibt es nicht.",
    value=False,
)
SHUFFLING = Point(
    id="stapel-neu-mischen",
    question="Mischt ihr den Stapel neu, wenn der Stock leer ist?",
    klassisch=_NO_SHUFFLING(Status.STATED, pagat_reported("Abschnitt Leerer Stock")),
    wiener=_NO_SHUFFLING(Status.STATED, scheicher_reported("Abschnitt Leerer Stock")),
    ass=_NO_SHUFFLING(Status.STATED, ass_reported("Abschnitt Leerer Stock")),
)

LAST_RED_THREE = Point(
    id="stock-letzte-rote-drei",
    question="Was gilt, wenn die letzte Karte des Stocks eine rote Drei ist?",
    klassisch=Answer(
        short="Runde endet sofort",
        text="Lege sie aus; du darfst weder melden noch abwerfen.",
        value=LastRedThree(may_meld=False, may_discard=False),
        status=Status.DERIVED,
        cites=(howto("Abschnitt Leerer Stock"),),
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Für Klassisch schließen wir es aus der Anleitung; die anderen Stellen fehlen uns.",
)

ONE_LEFT_FOR_TWO: Point[Value] = Point(
    id="stock-zweier-letzte-karte",
    question="Was gilt zu zweit, wenn nur noch eine Karte im Stock liegt?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: Pagat.com bespricht den Fall, die Stelle fehlt uns.",
        status=Status.UNVERIFIED,
    ),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Pagat.com bespricht den Fall, aber keine der Stellen konnten wir lesen.",
)

POINTS: tuple[Point[Value], ...] = (
    EXHAUSTED,
    MUST_TAKE,
    NOBODY_OUT,
    SHUFFLING,
    LAST_RED_THREE,
    ONE_LEFT_FOR_TWO,
)
