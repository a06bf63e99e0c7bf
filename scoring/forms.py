"""What both calculators share in reading input, and the form of /meldung/.

A bound form keeps everything as typed; a valid one gives the engine's input.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Any

from django import forms

from rules.agreement.address import PARAMETER, Table
from rules.agreement.model import Figure
from scoring import messages
from scoring.cards import Card, Meld, format_melds, pack_count
from scoring.columns import BASE_RULESETS
from scoring.fields import CardsField, ChoiceField, PlayersField, PointsField, ToolField
from scoring.going_out import OutKind
from scoring.melds import is_canasta
from scoring.notation import Note, ReadCards, ReadMelds, read_card, read_cards, read_melds
from scoring.plausibility import most_packs, overfull
from scoring.played import TEAMS
from scoring.turn import Turn
from scoring.wording import OUT_KINDS

SCORE_BOUND = 99_995
STEP = 5
PLAYERS = tuple(TEAMS)
USUAL_PLAYERS = 4
YES_NO = {"1": "ja", "0": "nein"}
CONCEALED_KINDS = (OutKind.CONCEALED, OutKind.CONCEALED_CANASTA)


def score_field() -> PointsField:
    """A party's points before this round."""
    return PointsField(least=-SCORE_BOUND, most=SCORE_BOUND, step=STEP)


def players_field() -> PlayersField:
    """The number of players."""
    return PlayersField(PLAYERS, default=USUAL_PLAYERS)


class CalculatorForm(forms.Form):
    """What both calculators share: bound by any parameter of its own, and messages by field.

    `agreed`: the amounts of the house variants of the table that the address carries (points).
    """

    agreed: Mapping[Figure, int] = {}

    def __init__(self, data: Mapping[str, str]) -> None:
        super().__init__()
        table = Table.read(data.get(PARAMETER, ""))
        if table:
            self.agreed = table.figures
        self.add_fields(data)
        own = {name: data[name] for name in self.fields if name in data}
        if any(self.asks(name) for name in own):
            self.data, self.is_bound = own, True

    def add_fields(self, data: Mapping[str, str]) -> None:
        """Fields that a form makes for itself, before it looks at what is its own."""

    def asks(self, name: str) -> bool:
        """Whether a parameter of its own makes a form a question, rather than an empty one."""
        return True

    def field(self, name: str) -> ToolField:
        """A field by name."""
        field = self.fields[name]
        if not isinstance(field, ToolField):
            raise TypeError(f"{name} is no field of a calculator")
        return field

    def required(self) -> dict[str, list[str]]:
        """The fields that must not be empty, with what each asks for."""
        fields = {name: self.field(name) for name in self.fields}
        return {name: [field.missing] for name, field in fields.items() if field.missing}

    def typed(self, name: str) -> str:
        """The raw text of a field as typed, else empty."""
        return str(self.data.get(name, ""))

    def note(self, name: str) -> str:
        """How a field was read where that is not plain."""
        if not self.is_bound or name not in self.cleaned_data:
            return ""
        plain = self.field(name).note(self.typed(name), self.cleaned_data[name])
        return self.worked_out(name) or plain

    def worked_out(self, name: str) -> str:
        """How a field was worked out, where it holds a calculation."""
        if not self.is_bound or name not in self.cleaned_data:
            return ""
        return self.field(name).worked_out(self.typed(name))

    def calculations(self) -> Iterator[str]:
        """How the fields that hold a calculation were worked out."""
        return filter(None, map(self.worked_out, self.fields))

    @property
    def is_fresh(self) -> bool:
        """Whether nothing was entered yet beyond what an earlier page carried along."""
        return False

    def any_set(self, names: Iterable[str]) -> bool:
        """Whether one of these fields holds something else than its default, or an error."""
        return any(
            self.typed(name).strip() not in ("", str(self.field(name).default))
            or (self.is_bound and name in self.errors)
            for name in names
        )

    @property
    def house_fields(self) -> Mapping[Figure, Sequence[str]]:
        """The fields that only a house variant asks for."""
        return {}

    @cached_property
    def withheld(self) -> frozenset[str]:
        """The fields of house variants that are not shown: nothing agreed on, nothing filled in."""
        return frozenset(
            name
            for figure, names in self.house_fields.items()
            if figure not in self.agreed and not self.any_set(names)
            for name in names
        )

    def meant(self, name: str) -> list[str]:
        """What was probably meant by a field that was not understood."""
        read = self.understood(name)
        return list(read.meant)

    def remarks(self) -> Iterator[str]:
        """What a valid input asks for and does not get."""
        return iter(())

    def reading_notes(self) -> Iterator[tuple[str, Note]]:
        """The liberties taken in reading cards, with their field."""
        for name in self.fields:
            read = self.cleaned_data.get(name)
            if isinstance(read, ReadMelds | ReadCards):
                for note in read.notes:
                    yield name, note

    def melds(self, name: str) -> tuple[Meld, ...]:
        """The melds of a field, empty while something in it is wrong."""
        read = self._cleaned().get(name)
        return read.melds if isinstance(read, ReadMelds) else ()

    def cards_of(self, name: str) -> tuple[Card, ...]:
        """The cards of a field, empty while something in it is wrong."""
        read = self._cleaned().get(name)
        return read.cards if isinstance(read, ReadCards) else ()

    def understood(self, name: str) -> ReadMelds | ReadCards:
        """What of a field was understood, also beside what was not."""
        field = self.fields[name]
        typed = self.typed(name)
        if not isinstance(field, CardsField) or not typed.strip():
            return ReadMelds()
        return field.read(typed)

    def rank_is_missing(self) -> bool:
        """Whether wild cards by themselves were meant for one of the melds that lie there.

        Where a table lets them lie alone they need no rank.
        """
        alone = any(meld.rank is None for meld in self.melds("cards"))
        return alone and bool(self.melds("table")) and Figure.WILD_CANASTA not in self.agreed

    def _cleaned(self) -> dict[str, Any]:
        """What was understood so far; nothing in an empty form."""
        return getattr(self, "cleaned_data", {})

    def add_overfull(self, held: Mapping[str, list[Card]]) -> None:
        """More cards than the packs hold: said beside the field where they are too many."""
        pack = most_packs(BASE_RULESETS, self.cleaned_data.get("players", USUAL_PLAYERS))
        for name, cards in overfull(pack, held).items():
            counts = {card: (found, pack_count(pack, card)) for card, found in cards.items()}
            self.add_error(name, messages.too_many_cards(counts))


class MeldForm(CalculatorForm):
    """Is this meld allowed, and does it reach the minimum?"""

    cards = CardsField(read_melds, missing=messages.WHICH_CARDS)
    score = score_field()
    table = CardsField(read_melds)
    first = ChoiceField({"": "wenn nichts liegt", **YES_NO}, default="")
    top = CardsField(read_card)
    below = CardsField(read_cards)
    out_kind = ChoiceField({OutKind.NO: "nein", **OUT_KINDS}, default=OutKind.NO)
    out_discard = ChoiceField(YES_NO, default="1")
    players = players_field()

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        melds, table = self.melds("cards"), self.melds("table")
        if table and self.cleaned_data.get("first") == "1":
            self.add_error("first", messages.FIRST_BESIDE_TABLE)
        self.add_overfull(
            {
                "cards": [card for meld in melds for card in meld.cards()],
                "table": [card for meld in table for card in meld.cards()],
            }
        )
        if melds:
            self._check_pile([card for meld in melds for card in meld.cards()])
        return self.cleaned_data

    def _check_pile(self, laid: list[Card]) -> None:
        top, below = self.cards_of("top"), self.cards_of("below")
        left = list(laid)
        if top and top[0] in left:
            left.remove(top[0])
        elif top:
            self.add_error("top", messages.not_among_cards(top))
        if below and not self.typed("top").strip():
            self.add_error("top", messages.WHICH_TOP_CARD)
        missing = []
        for card in below:
            if card in left:
                left.remove(card)
            else:
                missing.append(card)
        if missing:
            self.add_error("below", messages.not_among_cards(missing))

    def meant(self, name: str) -> list[str]:
        """Besides what is usual: wild cards that may belong to a meld on the table."""
        found = super().meant(name)
        wild_only = [meld for meld in self.melds("cards") if meld.rank is None]
        if name == "cards" and len(wild_only) == 1:
            others = [meld for meld in self.melds("cards") if meld.rank is not None]
            for lying in self.melds("table"):
                if lying.rank is not None:
                    added = replace(wild_only[0], rank=lying.rank)
                    found.append(format_melds([*others, added]))
        return found

    def remarks(self) -> Iterator[str]:
        """What a valid input asks for and does not get here."""
        data, turn = self.cleaned_data, self.turn()
        if self.rank_is_missing():
            yield messages.WILD_NEEDS_RANK
        if data["out_kind"] in CONCEALED_KINDS and self._adds_to_table(turn):
            yield messages.ADDED_TO_TABLE
        elif data["out_kind"] == OutKind.CONCEALED_CANASTA and not any(
            is_canasta(BASE_RULESETS[0], meld) for meld in turn.melds
        ):
            yield messages.NO_OWN_CANASTA
        if turn.top is not None and not turn.first:
            yield messages.PILE_NOT_CHECKED

    def _adds_to_table(self, turn: Turn) -> bool:
        return any(
            meld.rank is lying.rank is not None for meld in turn.melds for lying in turn.table
        )

    def turn(self) -> Turn:
        """The engine's input of a valid form."""
        data, table, top = self.cleaned_data, self.melds("table"), self.cards_of("top")
        return Turn(
            melds=self.melds("cards"),
            table=table,
            first=data["first"] == "1" or (data["first"] == "" and not table),
            score=data["score"],
            top=top[0] if top else None,
            below=self.cards_of("below"),
            out_kind=OutKind(data["out_kind"]),
            out_discard=data["out_discard"] == "1",
            players=data["players"],
        )
