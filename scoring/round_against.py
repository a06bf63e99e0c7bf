"""What a round counts at a table against the versions: how many points more or less, and why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules import german
from rules.agreement.origin import origin
from rules.catalog import CATALOG
from scoring import round_wording
from scoring.answers import RoundAnswer, differences
from scoring.columns import Column, why_different
from scoring.lines import Item
from scoring.played import Seat
from scoring.round_parties import item_label


@dataclass(frozen=True, slots=True)
class Against:
    """A table against versions that count alike: points by party, items that differ, why."""

    columns: tuple[Column, ...]
    text: str
    items: tuple[str, ...]
    why: tuple[str, ...]

    @property
    def labels(self) -> str:
        """The names of the versions."""
        return german.listing([column.label for column in self.columns])


def against_versions(names: Mapping[Seat, str], answers: Sequence[RoundAnswer]) -> list[Against]:
    """The table's column against the versions that it differs from, once for those against which
    it says the same; none without a table."""
    alike: dict[tuple[str, tuple[str, ...]], list[Against]] = {}
    for table in (answer for answer in answers if answer.column.of_table):
        for version in answers:
            if not version.column.of_table and (compared := _against(names, table, version)):
                alike.setdefault((compared.text, compared.items), []).append(compared)
    return [
        Against(
            columns=tuple(column for each in those for column in each.columns),
            text=text,
            items=items,
            why=tuple(dict.fromkeys(sentence for each in those for sentence in each.why)),
        )
        for (text, items), those in alike.items()
    ]


def _against(names: Mapping[Seat, str], table: RoundAnswer, version: RoundAnswer) -> Against | None:
    different = differences([version, table])
    if not different:
        return None
    seats = dict.fromkeys(each.seat for each in different)
    points = {
        names[seat]: german.signed(table.parties[seat].total - version.parties[seat].total)
        for seat in seats
    }
    column = version.column
    return Against(
        columns=(column,),
        text=german.listing([f"{name} {more}" for name, more in points.items()]),
        items=tuple(
            round_wording.against(
                item_label([table, version], each.seat, each.item),
                names[each.seat],
                _counted(table, each.seat, each.item),
                _counted(version, each.seat, each.item),
                german.listing(list(_followed(table.column, column, each.points))),
            )
            for each in different
        ),
        why=tuple(
            why_different(
                (column, table.column),
                (
                    point
                    for each in different
                    for point in each.points
                    if not _by_house_figure(table.column, point)
                ),
            )
        ),
    )


def _by_house_figure(column: Column, point: str) -> bool:
    """Whether a house rule's figure decides: then the item says both, and that is all."""
    variant = CATALOG.variant_of(column.selection, point)
    return variant is not None and bool(variant.figure)


def _counted(answer: RoundAnswer, seat: Seat, item: Item) -> str:
    """What an item counts (points); empty where a party has no such item."""
    lines = [line.points for line in answer.parties[seat].lines if line.item is item]
    return german.number(sum(lines)) if lines else ""


def _followed(table: Column, version: Column, points: Sequence[str]) -> Iterator[str]:
    """Whom the table follows where it does not follow that version, each once."""
    yield from dict.fromkeys(
        origin(table.selection, point)
        for point in points
        if _said(table, point) != _said(version, point)
    )


def _said(column: Column, point: str) -> tuple[object, str]:
    """What a column says to a point, whoever says it."""
    answer = CATALOG.answer(column.selection, point)
    return answer.value, answer.short_filled
