"""The table of the discard pile: in which state who may take it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.tables.model import Head, Table, heads_of, short_line
from scoring.columns import COLUMNS, Column

# The state of the pile and the point that says how it may be taken then.
STATES = (
    ("frei, ihr habt gemeldet", "stapel-frei"),
    ("vor eurer Erstmeldung", "stapel-vor-erstmeldung"),
    ("… zählt die oberste Karte?", "erstmeldung-stapelkarte"),
    ("eingefroren", "stapel-eingefroren"),
    ("… und das friert ihn ein", "einfrier-gruende"),
    ("oben wild: nehmen?", "sperr-gruende"),
    ("oben schwarze Drei", "schwarze-drei-sperre"),
    ("passt an Canasta: gesperrt?", "sperre-fertiger-canasta"),
    ("Stock leer", "stock-leer"),
    ("eine Handkarte, eine im Stapel: nehmen?", "eine-karte-regel"),
)


def pile(shown: Sequence[Column] = COLUMNS, leave_out: Collection[str] = ()) -> Table:
    """How the pile is taken, by its state; `leave_out`: points of states left aside."""
    return Table(
        id="stapel",
        caption="Stapel nehmen",
        head=(Head("Lage"), *heads_of(shown)),
        rows=tuple(
            short_line(label, point, shown) for label, point in STATES if point not in leave_out
        ),
    )
