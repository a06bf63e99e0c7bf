"""What the start page shows: its examples are answered by the engine, not by hand."""

from __future__ import annotations

from django.urls import reverse

from rules.catalog import CATALOG
from rules.display import Link
from rules.dispute_page import dispute_address
from rules.versions import VERSION_LABELS
from scoring.answers import answer_turn
from scoring.display import VERDICT_CSS, address, meld_view
from scoring.notation import read_melds
from scoring.turn import Turn
from scoring.wording import verdict_word

EXAMPLE = "D D 2 2"
# Disputes that tables have; each leads where it is settled.
QUESTIONS = (
    ("rote Dreien ohne Canasta", "rote-dreien-ohne-canasta"),
    ("Stock leer", "stock-leer"),
    ("letzte Karte", "ausmachen-ohne-abwurf"),
    ("Hand-Canasta", "hand-canasta-200-oder-1000"),
)


def context() -> dict[str, object]:
    """The context of the start page."""
    (meld,) = read_melds(EXAMPLE).melds
    href = address("scoring:meldung", {"cards": EXAMPLE}, ["cards"])
    view = meld_view(meld)
    return {
        "nav": "start",
        "examples": [Link(label, dispute_address(slug)) for label, slug in QUESTIONS],
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
                "label": "Meldung prüfen",
                "note": "Erlaubt? Hoch genug?",
                "href": reverse("scoring:meldung"),
                "icon": "meldung",
            },
            {
                "label": "Runde abrechnen",
                "note": "Eine Runde, drei Ergebnisse",
                "href": reverse("scoring:runde"),
                "icon": "runde",
            },
            {
                "label": "Erstmeldung finden",
                "note": "Womit komme ich heraus?",
                "href": reverse("scoring:erstmeldung"),
                "icon": "finden",
            },
            {
                "label": "Stapel nehmen?",
                "note": "Darf ich, muss ich, womit?",
                "href": reverse("scoring:stapel"),
                "icon": "stapel",
            },
            {
                "label": "Ausmachen?",
                "note": "Erlaubt, und was bringt es?",
                "href": reverse("scoring:ausmachen"),
                "icon": "ausmachen",
            },
            {
                "label": "Regeln vergleichen",
                "note": f"{len(CATALOG.points)} Regelpunkte mit Quelle",
                "href": reverse("rules:vergleich"),
                "icon": "vergleich",
            },
            {
                "label": "Zwei bis sechs Spieler",
                "note": "Was sich damit ändert",
                "href": reverse("rules:spielerzahl"),
                "icon": "spieler",
            },
            {
                "label": "Spickzettel drucken",
                "note": "Ein Blatt für den Tisch",
                "href": reverse("rules:spickzettel"),
                "icon": "blatt",
            },
        ],
        "versions": VERSION_LABELS,
    }
