"""A tool's input as it lies on the table: cards by place, the rest in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules import german
from scoring import first_meld_page, out_page, pile_page
from scoring.asked import bound
from scoring.display import MeldView
from scoring.fields import ChoiceField, NumberField
from scoring.forms import CalculatorForm
from scoring.round_fields import PARTIES
from scoring.touched import FIRST_MELD, MELD, OUT, PILE, ROUND
from scoring.verdict_views import read_back

# Where the cards of a field lie.
PLACES: Mapping[str, Mapping[str, str]] = {
    MELD: {
        "cards": "meldest du",
        "table": "Tisch",
        "top": "davon vom Stapel",
        "below": "lagen darunter",
    },
    FIRST_MELD: first_meld_page.PLACES,
    PILE: pile_page.PLACES,
    OUT: out_page.PLACES,
    ROUND: {
        f"{seat}-{name}": f"{party}{where}"
        for seat, party in PARTIES.items()
        for name, where in (("melds", ""), ("hand_cards", ", Hand"))
    },
}
_OF_A_PARTY = {"score": "Stand", "red": "rote Dreien"}
_WORDS = {
    "score": "Stand",
    "frozen": "eingefroren",
    "pile_size": "Karten im Stapel",
    "out": "ausgemacht",
    "out_kind": "Ausmachen",
    "out_pile": "Stapel in diesem Zug genommen",
} | {
    f"{seat}-{name}": f"{party}, {word}"
    for seat, party in PARTIES.items()
    for name, word in _OF_A_PARTY.items()
}


@dataclass(frozen=True, slots=True)
class Scene:
    """Cards with the place where they lie, and what else is known."""

    cards: tuple[MeldView, ...]
    facts: tuple[str, ...]


def scene(tool: str, query: Mapping[str, str]) -> Scene:
    """The situation that an input of a tool describes."""
    form = bound(tool, query)
    places = {name: place for name, place in PLACES[tool].items() if name in form.fields}
    return Scene(tuple(read_back(form, places)), tuple(_facts(form)))


def _facts(form: CalculatorForm) -> Iterator[str]:
    for name, word in _WORDS.items():
        if not form.typed(name):
            continue
        field, value = form.field(name), form.cleaned_data[name]
        if isinstance(field, ChoiceField):
            yield f"{word}: {field.choices[str(value)]}"
        elif isinstance(field, NumberField):
            yield f"{word}: {german.number(value)}"
