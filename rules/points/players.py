"""Other numbers of players than four."""

from rules.schema import Answer, Point
from rules.sources import ass, pagat_reported, scheicher, scheicher_reported
from rules.status import Status
from rules.values import Value

TWO_PLAYERS = Point(
    id="zu-zweit",
    question="Bis zu wie vielen Punkten spielt ihr zu zweit?",
    klassisch=Answer(
        short="{n} Punkte",
        text="Gebt je {hand} Karten, zieht zwei, werft eine ab; spielt bis {n}.",
        value=5000,
        numbers={"hand": 15},
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Zu zweit"),),
    ),
    wiener=Answer(
        short="{n} Punkte",
        text="Gebt je {hand} Karten; das Ziel bleibt {n}.",
        value=5000,
        numbers={"hand": 15},
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

POINTS: tuple[Point[Value], ...] = (TWO_PLAYERS,)
