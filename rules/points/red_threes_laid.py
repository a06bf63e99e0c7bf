"""Red threes as they turn up: dealt, drawn, taken with the pile, or first card of it."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass, ass_reported, pagat, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import Value

DEALT: Point[Value] = Point(
    id="rote-drei-ausgeteilt",
    question="Wann legst du eine ausgeteilte rote Drei aus?",
    klassisch=Answer(
        short="sofort",
        text="Lege sie gleich nach dem Geben offen hin und ziehe Ersatz.",
        status=Status.STATED,
        cites=(pagat("Abschnitt Spieler und Geben"),),
    ),
    wiener=Answer(
        short="erst im eigenen Zug",
        text="Warte, bis du an der Reihe bist; dann lege sie hin.",
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Rote Dreien"),),
    ),
    ass=Answer(
        short="sofort",
        text="Lege sie offen hin, sobald du sie bekommst, und ziehe Ersatz.",
        status=Status.STATED,
        cites=(ass("Abschnitt Rote Dreien"),),
    ),
    why="Wiener wartet damit bis zum eigenen Zug, die anderen legen sie sofort aus.",
)

_REPLACED = Wording(
    short="ja",
    text="Lege sie offen hin und ziehe dafür eine weitere Karte.",
    value=True,
)
DRAWN = Point(
    id="rote-drei-gezogen",
    question="Bekommst du Ersatz für eine rote Drei, die du vom Stock ziehst?",
    klassisch=_REPLACED(Status.STATED, pagat_reported("Abschnitt Rote Dreien")),
    wiener=_REPLACED(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=_REPLACED(Status.STATED, ass("Abschnitt Rote Dreien")),
)

_NOT_REPLACED = Wording(
    short="nein",
    text="Lege sie offen hin, aber ziehe nichts nach.",
    value=False,
)
FROM_PILE = Point(
    id="rote-drei-aus-stapel",
    question="Bekommst du Ersatz für eine rote Drei aus dem genommenen Stapel?",
    klassisch=_NOT_REPLACED(Status.STATED, pagat_reported("Abschnitt Rote Dreien")),
    wiener=_NOT_REPLACED(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=Answer(
        short="ja, wörtlich gelesen",
        text="Ziehe Ersatz: Für den Stapel nennt das Heft keine Ausnahme.",
        value=True,
        status=Status.AMBIGUOUS,
        cites=(ass("Abschnitt Rote Dreien"), ass_reported("Abschnitt Rote Dreien")),
    ),
    why="Klassisch und Wiener geben hier keinen Ersatz, das ASS-Heft nennt keine Ausnahme.",
)

_FREEZES = Wording(
    short="ja",
    text="Nehmt ihn danach nur mit einem natürlichen Paar aus der Hand.",
    value=True,
)
AS_START = Point(
    id="rote-drei-als-startkarte",
    question="Friert eine rote Drei als erste Karte den Stapel ein?",
    klassisch=_FREEZES(Status.STATED, pagat_reported("Abschnitt Rote Dreien")),
    wiener=_FREEZES(Status.STATED, scheicher_reported("Abschnitt Rote Dreien")),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Das Heft sagt zu dieser Startkarte nichts.",
        status=Status.SILENT,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
    why="Klassisch und Wiener frieren den Stapel ein, das ASS-Heft schweigt.",
)

POINTS: tuple[Point[Value], ...] = (DEALT, DRAWN, FROM_PILE, AS_START)
