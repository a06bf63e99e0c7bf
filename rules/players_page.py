"""What /spielerzahl/ shows: a table for each number of players, and the game that is left out."""

from __future__ import annotations

from dataclasses import dataclass

from rules.agreement.address import Table as OwnRules
from rules.display import sources_of, with_cards
from rules.out_of_scope import MODERN_AMERICAN
from rules.tables.model import Entry, Head, Table, line
from rules.tables.players import ALL_PLAYERS, players_table
from scoring.columns import columns_at


@dataclass(frozen=True, slots=True)
class Block:
    """One number of players."""

    id: str
    title: str
    table: Table


def anchor(number: int) -> str:
    """The place of a number of players on the page."""
    return f"zu-{number}"


def context(table: OwnRules | None = None) -> dict[str, object]:
    """The context of the page; a table's own rules stand beside the versions."""
    shown = columns_at(table)
    return {
        "nav": "spielerzahl",
        "blocks": [
            Block(anchor(players.number), players.title, players_table(players, shown))
            for players in ALL_PLAYERS
        ],
        "other": _modern_american(),
    }


def _modern_american() -> Table:
    head = Head("Modern American")
    sources = dict.fromkeys(sources_of(remark.answer) for remark in MODERN_AMERICAN)
    return Table(
        id="modern-american",
        caption="Modern American",
        head=(Head("Frage"), head),
        rows=tuple(
            line(remark.label, (head,), [Entry(remark.answer.text_filled)])
            for remark in MODERN_AMERICAN
        ),
        notes=tuple(with_cards(f"Quelle: {source}.") for source in sources),
    )
