"""The blank score sheet: columns to write in, and what is looked up while writing.

The reminders are tables of the reference; nothing of them is said here a second time.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules import german
from rules.agreement.address import Table as OwnRules
from rules.display import with_cards
from rules.schema import Version
from rules.tables import initial_meld, melds, round_end
from rules.tables.model import Head, Table, answers, heads_of, marked, statuses_of
from rules.tables.players import ALL_PLAYERS, Show, matter_line
from rules.tables.round_end import Worth, worth_line
from rules.versions import label_of
from scoring.columns import Column, columns_at, columns_of
from scoring.initial_meld import minima_at, single

ROUNDS = 10
START = 0
# The two ends between which a party's row is read: what it needs, and where it stands then.
MINIMUM, STAND = "Minimum", "Stand"


@dataclass(frozen=True, slots=True)
class Form:
    """What is asked of every party in every round, and the targets that such a match may have."""

    columns: tuple[str, ...]
    targets: tuple[Worth, ...]
    # Points on which players who are no fixed parties have to agree when they write down.
    three: tuple[str, ...] = ()


FORMS = {
    2: Form(
        columns=(MINIMUM, "Boni", "Karten", "Punkte", STAND),
        targets=(
            Worth("zu zweit", "zu-zweit"),
            Worth("zu viert", "zielpunkte-4"),
            Worth("zu fünft", "zu-fuenft"),
            Worth("zu sechst, zwei Trios", "zu-sechst", lambda six: german.number(six.two_trios)),
        ),
    ),
    # Three parties leave less room for each.
    3: Form(
        columns=(MINIMUM, "Punkte", STAND),
        targets=(
            Worth("zu dritt", "zu-dritt-ziel"),
            Worth("zu sechst, drei Paare", "zu-sechst", lambda six: german.number(six.three_pairs)),
        ),
        three=(
            "zu-dritt",
            "zu-dritt-anschreiben",
            "zu-dritt-rote-dreien",
            "zu-dritt-niemand-stapel",
            "zu-dritt-erstmeldung",
        ),
    ),
}


@dataclass(frozen=True, slots=True)
class Row:
    """A round; `cells` are all columns of all parties, most of them to be written in."""

    number: int
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """One sheet: the table to write in, and the reminders in columns and across the page."""

    heads: tuple[Head, ...]
    parties: tuple[str, ...]
    columns: tuple[str, ...]
    rows: tuple[Row, ...]
    reminders: tuple[tuple[Table, ...], ...]
    wide: tuple[Table, ...]
    # A table's own sheet: its name, the version on which it is founded, its agreed target.
    name: str = ""
    base: str = ""
    target: str = ""

    @property
    def alone(self) -> bool:
        """Whether the sheet is that of one version."""
        return len(self.heads) == 1

    @property
    def statuses(self) -> tuple[tuple[str, str], ...]:
        """Class and word of each kind of support that is marked on the sheet."""
        tables = (*(table for column in self.reminders for table in column), *self.wide)
        return statuses_of(row for table in tables for row in table.rows)


def sheet(version: Version | None = None, parties: int = 2) -> ScoreSheet:
    """The sheet of one version, or of all three, for two or three parties."""
    return _sheet(columns_of(version), parties)


def table_sheet(table: OwnRules, parties: int = 2) -> ScoreSheet:
    """The sheet of a table; what differs on it is what its base version says otherwise."""
    column = columns_at(table)[-1]
    own, target = _sheet((column,), parties), column.ruleset.house.target
    # What the base says, laid out as it is for a table.
    ground = _sheet(columns_at(OwnRules(table.base))[-1:], parties)
    return replace(
        own,
        reminders=tuple(
            tuple(marked(*pair) for pair in zip(*columns, strict=True))
            for columns in zip(own.reminders, ground.reminders, strict=True)
        ),
        name=table.name,
        base=label_of(table.base).label,
        target="" if target is None else german.number(target.known),
    )


def _sheet(shown: Sequence[Column], parties: int) -> ScoreSheet:
    form = FORMS[parties]
    three = (_three(form, shown),) if form.three else ()
    # The house rules of a table make the bonuses long: then there is room beside them alone.
    beside, wide = (three, ()) if shown[0].of_table else ((), three)
    reminders = (
        (melds.card_values(shown), *beside),
        (_steps(shown), _targets(form, shown)),
        (round_end.bonuses(shown),),
    )
    return ScoreSheet(
        heads=heads_of(shown),
        parties=tuple(f"Partei {german.number(index + 1)}" for index in range(parties)),
        columns=form.columns,
        rows=tuple(_row(index + 1, form, parties, shown) for index in range(ROUNDS)),
        reminders=tuple(tuple(table.printed for table in column) for column in reminders),
        wide=tuple(table.printed for table in wide),
    )


def _row(number: int, form: Form, parties: int, shown: Sequence[Column]) -> Row:
    """A round; in the first one everybody's minimum is known already."""
    first = _first_minimum(shown) if number == 1 else ""
    return Row(number, tuple(first if name == MINIMUM else "" for name in form.columns) * parties)


def _first_minimum(shown: Sequence[Column]) -> str:
    """The minimum with which everybody begins; empty where the versions part."""
    found = {minima_at(column.ruleset, START) for column in shown}
    least = single(found.pop()) if len(found) == 1 else None
    return "" if least is None else german.number(least)


def _steps(shown: Sequence[Column]) -> Table:
    """The steps of the initial meld, and by which score they are read."""
    said = dict.fromkeys(answer.text_filled for answer in answers("erstmeldung-stichtag", shown))
    table = initial_meld.steps(shown, merged=True)
    return replace(table, notes=(*table.notes, *(with_cards(text) for text in said)))


def _targets(form: Form, shown: Sequence[Column]) -> Table:
    return Table(
        id="ziel",
        caption="Ziel",
        head=(Head("Spieler"), *heads_of(shown)),
        rows=tuple(worth_line(target, shown) for target in form.targets),
        figures=True,
    )


def _three(form: Form, shown: Sequence[Column]) -> Table:
    """Who writes what, in whole sentences where one version alone leaves the room for it."""
    alone = len(shown) == 1 and not shown[0].of_table
    show = Show.TEXT if alone else Show.SHORT
    matters = [m for players in ALL_PLAYERS for m in players.matters if m.point in form.three]
    return Table(
        id="dritt",
        caption="Zu dritt anschreiben",
        head=(Head("Frage"), *heads_of(shown)),
        rows=tuple(matter_line(replace(matter, show=show), shown) for matter in matters),
    )
