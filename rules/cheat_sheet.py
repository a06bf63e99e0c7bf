"""The cheat sheet: what of the rule data stands on the one page beside the cards.

It holds no text of its own but headings and labels: answers are the points' short texts,
figures come from the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from rules.catalog import CATALOG
from rules.deviation import departs, deviating
from rules.display import with_cards
from rules.schema import Point, Version
from rules.tables import initial_meld, melds, pile, round_end
from rules.tables.model import (
    Head,
    Line,
    Table,
    answers,
    heads_of,
    short_line,
    statuses_of,
)
from rules.values import Value
from scoring.columns import Column, columns_of


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a step: what a point says, in its sentence (`whole`) or in its short text.

    `agreed`: it has a place there only where a table has agreed on a house rule about it.
    """

    point: str
    label: str = ""
    whole: bool = False
    agreed: bool = False


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the turn as it is printed."""

    title: str
    text: SafeString


@dataclass(frozen=True, slots=True)
class Agreed:
    """What the sheet of a table has besides: its name, its base version, its house rules.

    `print_css`: classes of the stylesheet for the size of its print; more to say, smaller print.
    """

    title: str
    base: str
    house: tuple[Step, ...]
    print_css: str


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet: of all versions, or of one or a table, which has room for what is its own."""

    facts: tuple[str, ...]
    heads: tuple[Head, ...]
    steps: tuple[Step, ...]
    left: tuple[Table, ...]
    right: tuple[Table, ...]
    wide: tuple[Table, ...]
    particulars: tuple[Line, ...] = ()
    agreed: Agreed | None = None

    @property
    def tables(self) -> tuple[Table, ...]:
        """All tables of the sheet."""
        return self.left + self.right + self.wide

    @property
    def statuses(self) -> tuple[tuple[str, str], ...]:
        """Class and word of each kind of support that is marked on the sheet."""
        return statuses_of(
            (*(row for table in self.tables for row in table.rows), *self.particulars)
        )


FACTS = (
    Part("karten-anzahl"),
    Part("austeilen-4", "zu viert"),
    Part("zielpunkte-4", "Ziel"),
)
# The turn. All versions give the same short answer to these points.
TURN = {
    "Ziehen": (
        Part("zug-ablauf", whole=True),
        Part("kauf-reihenfolge", "Stapel", whole=True),
        Part("rote-drei-gezogen", "Rote Drei", whole=True),
    ),
    "Melden": (
        Part("meldung-minimum", whole=True),
        Part("meldung-nur-wild", "Nur wilde Karten", agreed=True),
        Part("canasta-groesse", "Canasta"),
    ),
    "Abwerfen": (
        Part("schwarze-drei-sperre", "Schwarze Drei"),
        Part("wild-abwerfen", "Wilde Karte abwerfen"),
    ),
    "Ausmachen": (
        Part("ausmachen-canasta-4", whole=True),
        Part("schwarze-drei-melden", "Schwarze Dreien melden"),
        Part("schwarze-drei-wild", "Schwarze Dreien mit wilden Karten", agreed=True),
        Part("wertung-partnerhand", "Die Hand des Partners zählt"),
    ),
}
# What to agree on before play, and the point by which each version answers it.
AGREE = (
    ("Wilde je Meldung", "meldung-wild-max"),
    ("Rote Dreien zählen plus", "rote-drei-plus-bedingung"),
    ("Hand-Canasta", "verdeckt-total-mit-canasta"),
    ("Letzte Karte", "letzte-karte"),
    ("Stock leer, niemand aus", "stock-leer-bonus"),
)
# States of the pile that are too rare for one page, or that the turn above tells already.
LEFT_OUT = ("eine-karte-regel", "schwarze-drei-sperre")
# On the sheet beside the bonuses of every round.
TARGETS = (("Ziel zu dritt", "zu-dritt-ziel"),)


def sheet(version: Version | None = None) -> Sheet:
    """The sheet of one version, or of all three."""
    shown = columns_of(version)
    left = [initial_meld.steps(shown, merged=True), melds.wild_limit(shown)]
    right = [melds.card_values(shown), round_end.bonuses(shown, TARGETS)]
    wide = [pile_states(shown), _agree(shown)]
    if version:
        # One column of answers is narrow enough for half a page.
        left, right, wide = [*left, wide[0]], [*right, wide[1]], []
    return Sheet(
        facts=tuple(said(part, shown[0]) for part in FACTS),
        heads=heads_of(shown),
        steps=turn(shown[0]),
        left=tuple(table.printed for table in left),
        right=tuple(table.printed for table in right),
        wide=tuple(table.printed for table in wide),
        particulars=_particulars(version) if version else (),
    )


def said(part: Part, column: Column) -> str:
    """A part in the words of a column."""
    (answer,) = answers(part.point, (column,))
    words = answer.text_filled if part.whole else answer.short_filled
    return f"{part.label}: {words}" if part.label else words


def told(part: Part, text: str, column: Column) -> SafeString:
    """What a part says, in bold where a table departs from its base version there."""
    own = departs(column.selection, CATALOG.points[part.point])
    return format_html("<strong>{}</strong>" if own else "{}", with_cards(text))


def turn(column: Column) -> tuple[Step, ...]:
    """The steps of a turn, of each several parts in a row, each ended by a full stop."""
    return tuple(
        Step(
            title,
            format_html_join(
                " ",
                "{}",
                (
                    (told(part, f"{said(part, column).removesuffix('.')}.", column),)
                    for part in parts
                    if not part.agreed or CATALOG.variant_of(column.selection, part.point)
                ),
            ),
        )
        for title, parts in TURN.items()
    )


def pile_states(shown: Sequence[Column]) -> Table:
    """How the pile is taken, in the states that have their place on a sheet."""
    return pile.pile(shown, LEFT_OUT)


def _agree(shown: Sequence[Column]) -> Table:
    return Table(
        id="klaeren",
        caption="Vor dem Geben klären",
        head=(Head("So spielen wir"), *heads_of(shown)),
        rows=tuple(short_line(label, point, shown, joined=False) for label, point in AGREE),
    )


def _particulars(version: Version) -> tuple[Line, ...]:
    """What a version alone says of the sheet's matters, where no table of the sheet says it."""
    elsewhere = points_shown()
    points = [
        CATALOG.points[point]
        for row in CATALOG.rows
        if row.on_cheat_sheet
        for point in row.points
        if point not in elsewhere
    ]
    return tuple(
        short_line(point.question, point.id, columns_of(version))
        for point in points
        if is_particular(point, version)
    )


def is_particular(point: Point[Value], version: Version) -> bool:
    """Whether a version gives an answer of its own to a point; saying nothing is none."""
    open_ = point.answer(version).status.leaves_open
    shorts = [answer.short_filled for answer in answers(point.id)]
    return deviating(shorts)[list(Version).index(version)] and not open_


def points_shown(*, to_agree: bool = True) -> frozenset[str]:
    """The points that have their place on every sheet; `to_agree`: with those to be settled."""
    parts = (*FACTS, *(part for parts in TURN.values() for part in parts))
    agree = AGREE if to_agree else ()
    states = (state for state in pile.STATES if state[1] not in LEFT_OUT)
    pairs = (*agree, *TARGETS, *states)
    worths = (*round_end.BONUSES, *round_end.STAGES)
    tables = ("kartenwerte", "erstmeldung-stufen", "meldung-wild-max")
    return frozenset(
        (
            *(part.point for part in parts if not part.agreed),
            *(point for _, point in pairs),
            *(worth.point for worth in worths),
            *tables,
        )
    )
