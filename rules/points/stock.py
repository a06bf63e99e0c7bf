"""The exhausted stock."""

from rules.schema import Answer, Point, Wording
from rules.sources import ass_reported, pagat_reported, scheicher_reported
from rules.status import Status
from rules.values import Value

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

POINTS: tuple[Point[Value], ...] = (NOBODY_OUT,)
