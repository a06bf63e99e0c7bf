"""What changes with another number of players than four: a sentence a version."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.catalog import CATALOG
from rules.display import evidence, with_cards
from rules.players_page import anchor
from rules.tables.players import ALL_PLAYERS
from scoring.columns import Column
from scoring.display import Spoken
from scoring.forms import USUAL_PLAYERS


@dataclass(frozen=True, slots=True)
class PlayersNote:
    """What the versions say of a number of players; `anchor` is its place on their page."""

    title: str
    anchor: str
    said: tuple[Spoken, ...]


def players_note(number: int, columns: Iterable[Column]) -> PlayersNote | None:
    """The sentences of columns on a number of players; None for the usual four."""
    if number == USUAL_PLAYERS:
        return None
    (players,) = (each for each in ALL_PLAYERS if each.number == number)
    # Its first matter is how so many play.
    point = players.matters[0].point
    return PlayersNote(
        players.title,
        anchor(number),
        tuple(
            Spoken(
                column.key,
                column.letter,
                column.label,
                with_cards(CATALOG.answer(column.selection, point).text_filled),
                evidence(column.selection, point, of_table=column.of_table),
            )
            for column in columns
        ),
    )
