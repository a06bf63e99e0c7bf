"""The cheat sheet of a table: exactly its rules, and what it has made its own told apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.cheat_sheet import (
    AGREE,
    FACTS,
    TARGETS,
    Agreed,
    Sheet,
    Step,
    is_particular,
    pile_states,
    points_shown,
    said,
    told,
    turn,
)
from rules.deviation import departs
from rules.display import with_cards
from rules.tables import initial_meld, melds, model, round_end
from rules.versions import TABLE_LABEL, label_of
from scoring.columns import Column, columns_at, columns_of

# Up to how many lines of its own a table has room for in which print; a house rule takes two.
PRINTS = ((6, "gross"), (9, "weit"), (12, ""), (19, "dicht"))
SMALLEST = "dicht klein"
# The sheets of versions leave out what taking the pile does to these; a table says it.
_UNSAID = {stage.point for stage in round_end.STAGES} - {each.point for each in round_end.BONUSES}


def sheet(table: Table) -> Sheet:
    """The sheet of a table; what differs on it is what its base version says otherwise."""
    own, ground = columns_at(table)[-1], columns_of(table.base)[0]
    house, particulars = tuple(_house_rules(table.house)), tuple(_particulars(own))
    return Sheet(
        facts=tuple(told(part, said(part, own), own) for part in FACTS),
        heads=model.heads_of((own,)),
        steps=turn(own),
        left=tuple(model.marked(*pair) for pair in zip(_tables(own), _tables(ground), strict=True)),
        right=(),
        wide=(),
        particulars=particulars,
        agreed=Agreed(
            title=table.name or TABLE_LABEL.label,
            base=label_of(table.base).label,
            house=house,
            print_css=_print(2 * len(house) + len(particulars)),
        ),
    )


def _print(lines: int) -> str:
    return next((css for most, css in PRINTS if lines <= most), SMALLEST)


def _tables(column: Column) -> Iterator[model.Table]:
    """In the order of play; the page lets them flow from column to column."""
    shown = (column,)
    yield initial_meld.steps(shown, merged=True).printed
    yield melds.wild_limit(shown).printed
    yield pile_states(shown).printed
    yield melds.card_values(shown).printed
    yield round_end.bonuses(shown, TARGETS).printed


def _particulars(column: Column) -> Iterator[model.Line]:
    """What no table of the sheet says: departures from the base, and what few others play.

    Where nobody says what holds there is nothing to print.
    """
    selection, settled = column.selection, {point for _, point in AGREE}
    elsewhere = points_shown(to_agree=False) - _UNSAID
    for row in CATALOG.rows:
        for point in map(CATALOG.points.__getitem__, row.points):
            silent = CATALOG.answer(selection, point.id).status.leaves_open
            if silent or point.id in elsewhere or CATALOG.variant_of(selection, point.id):
                continue
            own = departs(selection, point)
            version = CATALOG.version_of(selection, point.id)
            usual = point.id in settled or is_particular(point, version)
            if own or (usual and row.on_cheat_sheet):
                line = model.short_line(point.question, point.id, (column,))
                yield replace(line, cells=tuple(replace(cell, differs=own) for cell in line.cells))


def _house_rules(agreed: Iterable[tuple[str, int]]) -> Iterator[Step]:
    for name, amount in agreed:
        variant = CATALOG.variants[name]
        answer = variant.answers(amount)[variant.points[0]]
        yield Step(variant.title, with_cards(answer.text_filled))
