"""What the start page shows: its examples are answered by the engine, not by hand."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from rules.agreement.address import Table
from rules.display import Link
from rules.places import CHEAT_SHEET, COMPARISON, GUIDE, PLAYERS, TABLE, TOOLS
from rules.search_page import form_context, search
from rules.versions import VERSION_LABELS
from scoring.answers import answer_turn
from scoring.columns import columns_at
from scoring.display import VERDICT_CSS, MeldView, address, meld_view
from scoring.notation import read_melds
from scoring.turn import Turn
from scoring.wording import verdict_word

EXAMPLE = "D D 2 2"


@dataclass(frozen=True, slots=True)
class Answer:
    """What a version or a table says to the example; the names are those of the verdict tiles."""

    key: str
    letter: str
    label: str
    css: str
    word: str


@dataclass(frozen=True, slots=True)
class Example:
    """A meld with the verdicts of all columns; `href`: where it is computed."""

    meld: MeldView
    cards: str
    href: str
    question: str
    columns: tuple[Answer, ...]


def example(table: Table | None = None) -> Example:
    """The example of the start page as the engine answers it, also by the rules of a table."""
    (meld,) = read_melds(EXAMPLE).melds
    return Example(
        meld=meld_view(meld),
        cards=EXAMPLE,
        href=address("scoring:meldung", {"cards": EXAMPLE}, ["cards"]),
        question="Liegt das richtig?",
        columns=tuple(
            Answer(
                answer.column.key,
                answer.column.letter,
                answer.column.label,
                VERDICT_CSS[answer.result.verdict],
                verdict_word(answer.result.verdict),
            )
            for answer in answer_turn(Turn(melds=(meld,)), columns_at(table))
        ),
    )


def context(table: Table | None = None) -> dict[str, object]:
    """The context of the start page."""
    return {
        "nav": "start",
        **form_context(search("")),
        "example": example(table),
        "tasks": [
            {
                "label": place.label,
                "note": place.note,
                "href": reverse(place.name),
                "icon": place.icon,
            }
            for place in (*TOOLS, COMPARISON, PLAYERS, CHEAT_SHEET)
        ],
        "guide": Link(GUIDE.label, reverse(GUIDE.name)),
        "own": Link(TABLE.label, reverse(TABLE.name)),
        "versions": VERSION_LABELS,
    }
