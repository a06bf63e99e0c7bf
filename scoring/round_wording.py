"""The lines of a round, who plays with whom and where the match stands, as German sentences.

Only words, as in `wording`: the numbers come from the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules import german
from scoring.lines import Item, Line
from scoring.rounds import MatchState
from scoring.verdicts import Code
from scoring.wording import PILE_IN_TURN, PILE_SPOILS, REASONS

# One line of a round: what it is called, by number.
_ITEM_NAMES = {
    Item.MELDED: ("Gemeldete Karten", "Gemeldete Karten"),
    Item.NATURAL: ("{count} echter Canasta", "{count} echte Canastas"),
    Item.MIXED: ("{count} gemischter Canasta", "{count} gemischte Canastas"),
    Item.WILD: ("{count} wilder Canasta", "{count} wilde Canastas"),
    Item.BLOCKING: ("{count} Sperr-Canasta", "{count} Sperr-Canastas"),
    Item.RED_EXTRA: ("{count} rote Drei, Zusatzpunkte", "{count} rote Dreien, Zusatzpunkte"),
    Item.RED: ("{count} rote Drei", "{count} rote Dreien"),
    Item.RED_HAND: ("{count} rote Drei auf der Hand", "{count} rote Dreien auf der Hand"),
    Item.OUT: ("Ausmachen", "Ausmachen"),
    Item.STOCK: ("Stock leer", "Stock leer"),
    Item.HAND: ("Karten auf der Hand", "Karten auf der Hand"),
}
# What a line says beyond its item, by code.
_LINE_NOTES = {
    Code.RED_PLUS: {
        "melded": "Die Partei hat gemeldet.",
        "canasta": "Die Partei hat einen Canasta.",
    },
    Code.RED_MINUS: {
        "melded": "Die Partei hat nichts gemeldet.",
        "canasta": "Der Partei fehlt ein Canasta.",
    },
}
_PLAIN_LINE_NOTES = {
    Code.RED_UNVALUED: "Keine unserer Quellen nennt ihren Wert.",
    Code.RED_IN_HAND_AS_LAID: "Gezählt wie ausgelegt.",
    Code.WENT_OUT_CONCEALED: "Verdeckt, ohne eigenen Canasta.",
    Code.WENT_OUT_CONCEALED_CANASTA: "Verdeckt mit eigenem Canasta.",
    Code.WENT_OUT_AT_START: "Zu Beginn, statt jedes anderen Bonus fürs Ausmachen.",
    Code.COUNTED_AS_MIXED: "Nicht erlaubt; gezählt wie ein gemischter.",
    Code.BLOCKING_CANASTAS: "Seine Kartenwerte zählen mit; die Quelle sagt dazu nichts.",
}


def item_name(item: Item, count: int) -> str:
    """The name of an item with its number."""
    one, many = _ITEM_NAMES[item]
    return (one if count == 1 else many).format(count=count)


def line_label(line: Line) -> str:
    """What a line of a round is called."""
    code, facts = line.why.code, line.why.facts
    if code is Code.RED_IN_HAND_EXTRA:
        return "Dazu Bonus oder Abzug für dieselben"
    if code is Code.PILE_IN_TURN:
        return PILE_IN_TURN
    if line.item is Item.HAND and facts.get("partner"):
        return "Hand des Partners"
    return item_name(line.item, int(facts.get("count", 0)))


def line_note(line: Line) -> str:
    """What decided a line beyond its label; empty where the label says it all."""
    code, facts = line.why.code, line.why.facts
    if code in _LINE_NOTES:
        note = _LINE_NOTES[code][str(facts["condition"])]
        return f"{REASONS[Code.RED_THREES_PERSONAL]} {note}" if facts["shared"] else note
    if code is Code.RED_IN_HAND_EARLY:
        never = "Wer sie hielt, kam nie zum Zug."
        open_case = line.why.status.leaves_open and facts["each"]
        return f"{never} Annahme: Die Strafe gilt auch dann." if open_case else never
    if code is Code.PILE_IN_TURN:
        return PILE_SPOILS[bool(facts["spoils"])]
    if code is Code.RED_EXTRA and facts["minus"]:
        return "Annahme: Sie zählen auch neben Minuspunkten."
    return _PLAIN_LINE_NOTES.get(code, "")


def line_sentence(line: Line) -> str:
    """A line as a sentence: what it is called, how it comes about, what decided it."""
    label, note = line_label(line), line_note(line)
    calc = calculation(line) if len(line.terms) > 1 else ""
    said = f"{label}: {calc}." if calc else f"{label}."
    return f"{said} {note}" if note else said


def difference(label: str, party: str) -> str:
    """An item on which the versions differ, and whose it is."""
    return f"{label} ({party})"


def headline(named: list[str], apart: list[str], *, with_table: bool) -> str:
    """What separates the columns; `apart`: who does not score together in all of them.

    `with_table`: a table's own rules stand beside the versions.
    """
    if with_table:
        return _headline_with_table(named, apart)
    if not named and not apart:
        return "Alle Fassungen kommen auf dieselben Summen."
    together = f"Nicht jede Fassung wertet {german.listing(apart)} zusammen." if apart else ""
    if not named:
        return together
    items = "Ein Posten trennt" if len(named) == 1 else f"{len(named)} Posten trennen"
    return f"{together} {items} die Fassungen: {german.listing(named)}.".strip()


def _headline_with_table(named: list[str], apart: list[str]) -> str:
    if not named and not apart:
        return "Euer Tisch und alle Fassungen kommen auf dieselben Summen."
    together = f"Nicht überall werden {german.listing(apart)} zusammen gewertet." if apart else ""
    if not named:
        return together
    items = "Ein Posten zählt" if len(named) == 1 else f"{len(named)} Posten zählen"
    return f"{together} {items} nicht überall gleich: {german.listing(named)}.".strip()


def against(label: str, party: str, ours: str, theirs: str, origin: str) -> str:
    """An item that counts otherwise at a table: whose it is, both figures, whom the table follows.

    A figure is empty where there is no such item.
    """
    followed = f" ({origin})" if origin else ""
    return f"{label}, {party}: {ours or 'nichts'} statt {theirs or 'nichts'}{followed}."


def sides(sides: Sequence[Sequence[str]]) -> str:
    """Who is alone and who plays together; empty where nobody does."""
    if not any(len(side) > 1 for side in sides):
        return ""
    return " ".join(
        f"{'Zusammen' if len(side) > 1 else 'Allein'}: {german.listing(list(side))}."
        for side in sides
    )


def match(state: MatchState, names: Mapping[str, str]) -> str:
    """Where the match stands."""
    if state.target is None:
        return "Ein Ziel für diese Spielerzahl lag uns nicht vor."
    target = german.number(state.target)
    if not state.certain:
        reached = "erreicht, wer gewinnt" if state.over else "offen, ob erreicht"
        return f"Ziel {target}: {reached}, hängt an den ungezählten roten Dreien."
    if not state.over:
        return f"Ziel {target}, noch nicht erreicht."
    if state.tie or state.winner is None:
        return f"Ziel {target} erreicht, aber gleich viele Punkte: Das regelt keine Quelle."
    return f"Ziel {target} erreicht, gewonnen: {names[state.winner]}."


def calculation(line: Line) -> str:
    """How the points of a line come about: '140 + 95 + 40', '3 × 100'."""
    terms = line.terms
    if len(terms) > 1 and len(set(terms)) == 1 and line.item not in (Item.MELDED, Item.HAND):
        return f"{len(terms)} × {german.number(terms[0])}"
    if all(term < 0 for term in terms) and len(terms) > 1:
        return f"{german.MINUS}({' + '.join(german.number(-term) for term in terms)})"
    return " + ".join(german.number(term) for term in terms)


def not_allowed(cards: str, reason: str) -> str:
    """What is counted and not allowed: a meld, or something else and why."""
    return f"Eine Meldung ist so nicht erlaubt: {cards}" if cards else f"Nicht erlaubt: {reason}"


def what_if(total: int) -> str:
    """What a round would be worth once the surplus wild cards lie elsewhere."""
    return f"Liegen die überzähligen wilden Karten woanders: {german.number(total)} Punkte."
