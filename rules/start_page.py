"""What the start page shows: its examples are answered by the engine, not by hand."""

from __future__ import annotations

from django.urls import reverse

from rules.display import Link
from rules.places import CHEAT_SHEET, COMPARISON, GUIDE, PLAYERS, TOOLS
from rules.search_page import form_context, search
from rules.versions import VERSION_LABELS
from scoring.answers import answer_turn
from scoring.display import VERDICT_CSS, address, meld_view
from scoring.notation import read_melds
from scoring.turn import Turn
from scoring.wording import verdict_word

EXAMPLE = "D D 2 2"


def context() -> dict[str, object]:
    """The context of the start page."""
    (meld,) = read_melds(EXAMPLE).melds
    href = address("scoring:meldung", {"cards": EXAMPLE}, ["cards"])
    view = meld_view(meld)
    return {
        "nav": "start",
        **form_context(search("")),
        "example": {
            "cards": view.cards,
            "label": view.label,
            "href": href,
            "question": "Liegt das richtig?",
            "columns": [
                {
                    "key": answer.column.key,
                    "letter": answer.column.letter,
                    "label": answer.column.label,
                    "css": VERDICT_CSS[answer.result.verdict],
                    "word": verdict_word(answer.result.verdict),
                }
                for answer in answer_turn(Turn(melds=(meld,)))
            ],
        },
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
        "versions": VERSION_LABELS,
    }
