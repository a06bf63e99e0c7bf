"""Other numbers of players than four."""

from rules.points.deal import HAND_TWO
from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, howto, pagat_reported, scheicher, scheicher_reported
from rules.status import Status
from rules.values import Pack, Seats, SixPlayers, Value
from rules.wordings import NOT_SEEN

TWO_PLAYERS = Point(
    id="zu-zweit",
    question="Bis zu wie vielen Punkten spielt ihr zu zweit?",
    klassisch=Answer(
        short="{n} Punkte",
        text="Gebt je {hand} Karten, zieht zwei, werft eine ab; spielt bis {n}.",
        value=5000,
        numbers={"hand": HAND_TWO.klassisch.number("n")},
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu zweit"),),
    ),
    wiener=Answer(
        short="{n} Punkte",
        text="Gebt je {hand} Karten; das Ziel bleibt {n}.",
        value=5000,
        numbers={"hand": HAND_TWO.wiener.number("n")},
        status=Status.STATED,
        cites=(scheicher("Abschnitt Ziel"), scheicher_reported("§§ 23–26")),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Zwei dürfen spielen, ein Ziel dafür sahen wir nicht.",
        status=Status.UNVERIFIED,
        cites=(ass("Abschnitt Spieler und Karten"),),
    ),
    why="Das ASS-Heft erlaubt zwei Spieler; mehr dazu lag uns nicht vor.",
)

_NO_PARTIES = Wording(
    short="jeder für sich",
    text="Spiele für dich: Parteien gibt es zu dritt nicht.",
    value=Seats.EACH_ALONE,
)
THREE_PLAYERS = Point(
    id="zu-dritt",
    question="Wer spielt zu dritt gegen wen?",
    klassisch=Answer(
        short="einer gegen zwei",
        text="Zieht zwei, werft eine ab; wer zuerst den Stapel nimmt, spielt allein gegen zwei.",
        value=Seats.ONE_AGAINST_TWO,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu dritt"),),
    ),
    wiener=_NO_PARTIES(Status.STATED, scheicher_reported("§§ 23–26")),
    ass=Answer(
        short="jeder für sich",
        text="Spiele für dich: Mannschaften nennt das Heft nur zu viert und zu sechst.",
        value=Seats.EACH_ALONE,
        status=Status.DERIVED,
        cites=(ass("Abschnitt Spieler und Karten"),),
    ),
    why="Nur Klassisch bildet zu dritt eine Partei aus zwei Spielern.",
)

_OWN_POINTS: Wording[Value] = Wording(
    short="jedem die eigenen",
    text="Schreibt getrennt: Zu dritt spielt jeder für sich.",
)
WRITING_FOR_THREE: Point[Value] = Point(
    id="zu-dritt-anschreiben",
    question="Wem schreibt ihr zu dritt welche Punkte an?",
    klassisch=Answer(
        short="beiden Partnern dasselbe",
        text="Schreibt jedem der beiden Partner das volle Ergebnis ihrer Partei an.",
        status=Status.DERIVED,
        cites=(howto("Abschnitt Zu dritt"),),
    ),
    wiener=_OWN_POINTS(Status.DERIVED, scheicher_reported("§§ 23–26")),
    ass=_OWN_POINTS(Status.DERIVED, ass("Abschnitt Spieler und Karten")),
    why="Eine Zweierpartei gibt es zu dritt nur in Klassisch.",
)

_OWN_RED_THREES = Wording(
    short="nur ihrem Spieler",
    text="Schreibt sie dem an, der sie ausgelegt hat: Jeder spielt für sich.",
    value=True,
)
RED_THREES_OF_THREE = Point(
    id="zu-dritt-rote-dreien",
    question="Wem zählen zu dritt die roten Dreien?",
    klassisch=Answer(
        short="nur ihrem Spieler",
        text="Schreibt sie ihrem Spieler an; plus oder minus, gelesen nach den Meldungen der "
        "Partei.",
        value=True,
        status=Status.AMBIGUOUS,
        cites=(howto("Abschnitt Zu dritt"),),
    ),
    wiener=_OWN_RED_THREES(Status.DERIVED, scheicher_reported("§§ 23–26")),
    ass=_OWN_RED_THREES(Status.DERIVED, ass("Abschnitt Spieler und Karten")),
)

_ALONE_ANYWAY: Wording[Value] = Wording(
    short="ohnehin jeder",
    text="Spiele wie immer: Zu dritt ist jeder auf sich gestellt.",
)
NOBODY_TOOK_THE_PILE: Point[Value] = Point(
    id="zu-dritt-niemand-stapel",
    question="Wer spielt zu dritt allein, wenn niemand den Stapel nimmt?",
    klassisch=Answer(
        short="wer ausmacht",
        text="Allein ist, wer ausmacht; wird vorher der Stock leer, zählt jeder für sich.",
        status=Status.DERIVED,
        cites=(howto("Abschnitt Zu dritt"),),
    ),
    wiener=_ALONE_ANYWAY(Status.DERIVED, scheicher_reported("§§ 23–26")),
    ass=_ALONE_ANYWAY(Status.DERIVED, ass("Abschnitt Spieler und Karten")),
    why="Die Frage stellt sich nur in Klassisch; sonst spielt jeder für sich.",
)

_OWN_SCORE: Wording[Value] = Wording(
    short="der eigene",
    text="Nimm deinen eigenen Stand: Zu dritt spielt jeder für sich.",
)
INITIAL_MELD_OF_THREE: Point[Value] = Point(
    id="zu-dritt-erstmeldung",
    question="Wessen Stand bestimmt zu dritt das Minimum der Erstmeldung?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher, etwa so: Es gilt der Stand dessen, der zuerst meldet.",
        status=Status.UNVERIFIED,
    ),
    wiener=_OWN_SCORE(Status.DERIVED, scheicher_reported("§§ 23–26")),
    ass=_OWN_SCORE(Status.DERIVED, ass("Abschnitt Spieler und Karten")),
    why="Eine Zweierpartei gibt es nur in Klassisch; die Stelle dazu fehlt uns.",
)

TARGET_FOR_THREE = Point(
    id="zu-dritt-ziel",
    question="Bis zu wie vielen Punkten spielt ihr zu dritt?",
    klassisch=Answer(
        short="{n} Punkte",
        text="Spielt, bis jemand {n} hat; nach dieser Runde gewinnt der höchste Stand.",
        value=7500,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu dritt"), howto("Abschnitt Zu dritt")),
    ),
    wiener=Answer(
        short="{n} Punkte",
        text="Spielt jeder für sich bis {n}.",
        value=5000,
        status=Status.STATED,
        cites=(scheicher_reported("§§ 23–26"),),
    ),
    ass=Answer(
        short="{n} Punkte",
        text="Spielt zu dritt nur bis {n}.",
        value=3000,
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Ziel"),),
    ),
    why="Jede Fassung setzt zu dritt ein anderes Ziel.",
)

FIVE_PLAYERS: Point[Value] = Point(
    id="zu-fuenft",
    question="Bis zu wie vielen Punkten spielt ihr zu fünft?",
    klassisch=Answer(
        short="offen",
        text="Klärt es vorher: Von fünf Spielern lasen wir bei pagat.com nichts.",
        status=Status.UNVERIFIED,
    ),
    wiener=Answer(
        short="offen",
        text="Spielt zwei gegen drei, einer der drei setzt reihum aus; das Ziel fehlt uns.",
        status=Status.UNVERIFIED,
        cites=(scheicher_reported("§§ 23–26"),),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Fünf dürfen spielen, mehr dazu sahen wir nicht.",
        status=Status.UNVERIFIED,
        cites=(ass("Abschnitt Spieler und Karten"),),
    ),
    why="Nur Wiener beschreibt das Spiel zu fünft; ein Ziel kennen wir für keine Fassung.",
)

_THREE_PACKS = Pack(cards=162, per_rank=12, twos=12, jokers=6, red_threes=6, black_threes=6)
SIX_PLAYERS = Point(
    id="zu-sechst",
    question="Bis zu wie vielen Punkten spielt ihr zu sechst?",
    klassisch=Answer(
        short="{three_pairs} oder {two_trios}",
        text="Spielt mit {packs} Kartenspielen: drei Paare bis {three_pairs}, "
        "zwei Trios bis {two_trios}.",
        value=SixPlayers(_THREE_PACKS, three_pairs=7500, two_trios=10000),
        numbers={"packs": 3},
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu sechst"),),
    ),
    wiener=Answer(
        short="offen",
        text="Klärt es vorher: Eine Art nimmt {packs} Kartenspiele, Ziele sahen wir nicht.",
        value=SixPlayers(_THREE_PACKS),
        numbers={"packs": 3},
        assumed="Gerechnet mit {packs} Kartenspielen und ohne Ziel.",
        status=Status.UNVERIFIED,
        cites=(scheicher_reported("§§ 23–26"),),
    ),
    ass=Answer(
        short="offen",
        text="Spielt in drei Mannschaften; ein Ziel dafür sahen wir nicht.",
        status=Status.UNVERIFIED,
        cites=(ass_reported("Abschnitt Spieler und Karten"),),
    ),
    why="Nur pagat.com nennt Ziele für sechs Spieler, soweit wir lesen konnten.",
)

STEP_FOR_SIX: Point[Value] = Point(
    id="zu-sechst-erstmeldung-7500",
    question="Gibt es zu sechst noch eine höhere Stufe der Erstmeldung?",
    klassisch=NOT_SEEN(Status.UNVERIFIED),
    wiener=NOT_SEEN(Status.UNVERIFIED),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Keine Stelle, die wir lesen konnten, nennt zu sechst eine weitere Stufe.",
)

POINTS: tuple[Point[Value], ...] = (
    TWO_PLAYERS,
    THREE_PLAYERS,
    WRITING_FOR_THREE,
    RED_THREES_OF_THREE,
    NOBODY_TOOK_THE_PILE,
    INITIAL_MELD_OF_THREE,
    TARGET_FOR_THREE,
    FIVE_PLAYERS,
    SIX_PLAYERS,
    STEP_FOR_SIX,
)
