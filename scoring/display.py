"""What templates show of cards, fields and evidence: plain values, already in German."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from rules import german
from rules.display import Evidence, Link, evidence, page_address
from rules.values import CardValues
from scoring import messages, permalink, wording
from scoring.cards import NATURAL_RANKS, Card, Meld, card_points, cards_points, format_meld
from scoring.columns import BASE_RULESETS, Column
from scoring.fields import ToolField
from scoring.forms import CalculatorForm
from scoring.notation import Note, NoteCode, ReadCards, ReadMelds, read_melds
from scoring.ruleset import Ruleset
from scoring.verdicts import Verdict, Why

VERDICT_CSS = {Verdict.ALLOWED: "ja", Verdict.FORBIDDEN: "nein", Verdict.UNCLEAR: "offen"}
NO_BREAK = "\u00a0"
_ORDER = tuple(Card)
# Suits do not matter in Canasta; they only make a card look like one.
_SUITS = ("♠", "♥", "♣", "♦")


@dataclass(frozen=True, slots=True)
class CardView:
    """A little card; `across` lies crosswise, as a wild card does that freezes the pile."""

    face: str
    suit: str
    red: bool
    wild: bool
    joker: bool
    across: bool = False


@dataclass(frozen=True, slots=True)
class MeldView:
    """Cards fanned together, as a screen reader names them, with their points or their place."""

    cards: tuple[CardView, ...]
    label: str
    value: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """One choice of a field."""

    value: str
    label: str
    checked: bool
    default: bool


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field: what was typed, what is wrong, how it was read, what was probably meant.

    `prompts` are what is missing from a field that is still empty: asked for, not blamed.
    """

    name: str
    value: str
    errors: tuple[str, ...] = ()
    prompts: tuple[str, ...] = ()
    note: str = ""
    offers: tuple[Link, ...] = ()
    choices: tuple[Choice, ...] = ()
    step: int = 1
    max: int | None = None

    @property
    def complaints(self) -> tuple[str, ...]:
        """All that stands between this field and a result."""
        return self.errors + self.prompts

    @property
    def hints(self) -> tuple[str, ...]:
        """The prompts as they stand beside it: a question that has answers is its label already."""
        return (messages.CHOOSE,) if self.prompts and self.choices else self.prompts

    @property
    def invalid(self) -> bool:
        """Whether something is wrong with it."""
        return bool(self.errors)

    @property
    def speaks(self) -> bool:
        """Whether anything stands beside it."""
        return bool(self.errors or self.prompts or self.note or self.offers)

    @property
    def untouched(self) -> bool:
        """Whether it is empty and nothing is said of it."""
        return not self.value and not self.speaks


@dataclass(frozen=True, slots=True)
class Key:
    """A key of the card keypad. `spoken` begins with what is seen, so that a voice can call it."""

    insert: str
    face: str
    points: str
    spoken: str
    wild: bool
    hand_only: bool


@dataclass(frozen=True, slots=True)
class Spoken:
    """A sentence of one column with its evidence."""

    key: str
    letter: str
    label: str
    text: str
    evidence: Evidence
    points: str = ""


def card_views(cards: Iterable[Card], dealt: Counter[Card] | None = None) -> tuple[CardView, ...]:
    """The cards as little pictures; red threes are red, black ones black.

    The suits of a rank come in turn, so that no card lies there more often than the packs hold
    it; each rank starts with another. `dealt` counts on over several pictures of one table.
    """
    seen = Counter() if dealt is None else dealt
    views = []
    for card in cards:
        views.append(_card_view(card, seen[card] % len(_SUITS)))
        seen[card] += 1
    return tuple(views)


@cache
def _card_view(card: Card, turn: int) -> CardView:
    colours = {Card.THREE: (0, 2), Card.RED_THREE: (1, 3)}.get(card, (0, 1, 2, 3))
    suit = _SUITS[colours[(_ORDER.index(card) + turn) % len(colours)]]
    joker = card is Card.JOKER
    return CardView(
        face="★" if joker else "3" if card is Card.RED_THREE else str(card),
        suit="" if joker else suit,
        red=not joker and suit in "♥♦",
        wild=card.is_wild,
        joker=joker,
    )


def cards_view(
    cards: Sequence[Card], value: str = "", dealt: Counter[Card] | None = None
) -> MeldView:
    """A hand as little cards; `dealt` as with card_views."""
    return MeldView(card_views(cards, dealt), wording.spoken(cards), value)


def meld_view(meld: Meld, value: str = "", dealt: Counter[Card] | None = None) -> MeldView:
    """A meld as little cards; wild cards that are added name the meld they go to."""
    added = f"an {meld.rank}" if meld.rank and not meld.naturals else ""
    cards = meld.cards()
    return MeldView(card_views(cards, dealt), wording.spoken(cards), value, added)


@cache
def keys(values: CardValues) -> tuple[Key, ...]:
    """The keys of the keypad with the points of their cards."""
    order = (*NATURAL_RANKS, Card.TWO, Card.JOKER, Card.THREE, Card.RED_THREE)
    return tuple(_key(values, card) for card in order)


def _key(values: CardValues, card: Card) -> Key:
    points = "" if card is Card.RED_THREE else str(card_points(values, card))
    # A star is no word.
    seen = "" if card is Card.JOKER else str(card)
    shown = " ".join(filter(None, (seen, points and f"{points} Punkte")))
    return Key(
        insert=str(card),
        face=seen or "★",
        points=points,
        spoken=f"{shown}, {wording.key_name(card)}",
        wild=card.is_wild,
        hand_only=card is Card.RED_THREE,
    )


def spoken(column: Column, why: Why, text: str, points: str = "") -> Spoken:
    """A sentence of a column with status, source and link of the point that decided it."""
    return Spoken(
        column.key,
        column.letter,
        column.label,
        text,
        evidence(column.selection, why.point, why.status, of_table=column.of_table),
        points,
    )


def address(name: str, parameters: Mapping[str, str], order: Iterable[str]) -> str:
    """The address of a page with its parameters in contract order."""
    query = permalink.query(parameters, order)
    return f"{page_address(name)}?{query}" if query else page_address(name)


def melds_shown(form: CalculatorForm, name: str) -> tuple[Meld, ...]:
    """The melds of a field that are drawn: what was understood, never more than all packs hold."""
    read = form.understood(name)
    melds = read.melds if isinstance(read, ReadMelds) else ()
    return melds if sum(meld.size for meld in melds) <= _deck_size() else ()


def cards_shown(form: CalculatorForm, name: str) -> tuple[Card, ...]:
    """The cards of a field that are drawn: what was understood, never more than all packs hold."""
    read = form.understood(name)
    cards = read.cards if isinstance(read, ReadCards) else ()
    return cards if len(cards) <= _deck_size() else ()


def _deck_size() -> int:
    return BASE_RULESETS[0].pack.known.cards


def field_views(form: CalculatorForm, page: str) -> dict[str, FieldView]:
    """All fields of a form by name. `page` is the address name that offers link to."""
    notes: dict[str, list[Note]] = {}
    quiet = not form.is_bound or form.is_fresh
    if form.is_bound:
        for name, note in form.reading_notes():
            notes.setdefault(name, []).append(note)
    return {
        name: _field_view(form, name, notes.get(name, []), page, quiet=quiet)
        for name in form.fields
    }


def _field_view(
    form: CalculatorForm, name: str, notes: list[Note], page: str, *, quiet: bool
) -> FieldView:
    field = form.field(name)
    typed = form.typed(name)
    entered = typed.strip()
    wrong = () if quiet else tuple(map(str, form.errors.get(name, ())))
    said = [*map(messages.note, notes), form.note(name)]
    return FieldView(
        name=name,
        value=typed,
        errors=wrong if entered else (),
        prompts=() if entered else wrong,
        note=" ".join(filter(None, said)),
        offers=tuple(_offers(form, name, notes, page)) if entered and not quiet else (),
        choices=_choices(field, entered) if field.choices else (),
        step=field.step,
        max=field.most,
    )


def _choices(field: ToolField, entered: str) -> tuple[Choice, ...]:
    default = str(field.default)
    chosen = entered or default
    return tuple(
        Choice(value, label, value == chosen, value == default and not field.missing)
        for value, label in field.choices.items()
    )


def _offers(form: CalculatorForm, name: str, notes: list[Note], page: str) -> Iterable[Link]:
    """'Meintest du …?' with a link that has everything else as typed."""
    meant = [_canonical(note.instead) for note in notes if note.code is NoteCode.J_IS_JOKER]
    meant += form.meant(name)
    for text in meant:
        parameters = {**{field: form.typed(field) for field in form.fields}, name: text}
        # A line breaks between two melds, not within one.
        shown = text.replace(" ", NO_BREAK).replace(f",{NO_BREAK}", ", ")
        yield Link(f"Meintest du {shown}?", address(page, parameters, form.fields))


def _canonical(text: str) -> str:
    read = read_melds(text)
    return ", ".join(format_meld(meld) for meld in read.melds) if not read.faults else text


def points_of(rules: Ruleset, cards: Iterable[Card]) -> str:
    """Card points as they are shown."""
    return german.number(cards_points(rules.card_values.known, cards))
