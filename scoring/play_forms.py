"""The forms of the tools for the play: /erstmeldung/, /stapel/ and /ausmachen/."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from rules.agreement.model import Figure
from scoring import messages
from scoring.cards import Card, Meld, sort_cards
from scoring.columns import BASE_RULESETS
from scoring.fields import CardsField, ChoiceField, CountField
from scoring.first_meld import FirstMeld
from scoring.forms import (
    CONCEALED_KINDS,
    YES_NO,
    CalculatorForm,
    players_field,
    score_field,
)
from scoring.going_out import OutKind
from scoring.melds import is_canasta
from scoring.notation import read_card, read_cards, read_melds
from scoring.out import Asked, OutTurn
from scoring.pile_turn import Frozen, PileTurn, Stock
from scoring.wording import OUT_KINDS

FROZEN: dict[str, str] = {
    Frozen.NO: "nein",
    Frozen.WILD: "durch eine wilde Karte",
    Frozen.RED: "durch eine rote Drei vom Geben",
    Frozen.UNKNOWN: "weiß ich nicht",
}
STOCK: dict[str, str] = {
    Stock.LEFT: "noch Karten",
    Stock.EMPTY: "leer",
    Stock.LAST_RED: "letzte war eine rote Drei",
}
ASKED: dict[str, str] = {Asked.NO: "nicht gefragt", Asked.YES: "Ja", Asked.REFUSED: "Nein"}


class FirstMeldForm(CalculatorForm):
    """Which first melds does my hand allow?"""

    hand_cards = CardsField(read_cards, missing=messages.WHICH_HAND)
    score = score_field()
    top = CardsField(read_card)

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        top, hand = self.cards_of("top"), self.cards_of("hand_cards")
        if Card.RED_THREE in top:
            self.add_error("top", messages.RED_THREE_ON_TOP)
        if hand and not _without_red_threes(hand):
            self.add_error("hand_cards", messages.ONLY_RED_THREES)
        self.add_overfull({"top": list(top), "hand_cards": list(hand)})
        return self.cleaned_data

    def remarks(self) -> Iterator[str]:
        """What a valid input says that does not count here."""
        yield from _red_threes_remark(self)

    def asked(self) -> FirstMeld:
        """The engine's input of a valid form."""
        top = self.cards_of("top")
        return FirstMeld(
            hand=_without_red_threes(self.cards_of("hand_cards")),
            score=self.cleaned_data["score"],
            top=top[0] if top else None,
        )


class PileForm(CalculatorForm):
    """May I take the pile?"""

    top = CardsField(read_card, missing=messages.TOP_OF_PILE)
    hand_cards = CardsField(read_cards, missing=messages.WHICH_HAND)
    table = CardsField(read_melds)
    frozen = ChoiceField(FROZEN, default=Frozen.NO)
    pile_size = CountField(most=BASE_RULESETS[0].packs(6).cards, unit="Karten")
    score = score_field()
    stock = ChoiceField(STOCK, default=Stock.LEFT)
    upcard = ChoiceField(YES_NO, default="0")
    players = players_field()

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        top, hand = self.cards_of("top"), self.cards_of("hand_cards")
        if Card.RED_THREE in top and self.cleaned_data.get("upcard") != "1":
            self.add_error("top", messages.RED_THREE_ON_TOP)
        frozen = self.cleaned_data.get("frozen") in (Frozen.WILD, Frozen.RED)
        if frozen and self.cleaned_data.get("pile_size") == 1:
            self.add_error("pile_size", messages.FROZEN_ALONE)
        if hand and not _without_red_threes(hand):
            self.add_error("hand_cards", messages.ONLY_RED_THREES)
        table = [card for meld in self.melds("table") for card in meld.cards()]
        self.add_overfull({"top": list(top), "hand_cards": list(hand), "table": table})
        self._check_pile_size(len(hand) + len(table))
        return self.cleaned_data

    def _check_pile_size(self, elsewhere: int) -> None:
        """The pile cannot hold more cards than are left beside hand and table."""
        size = self.cleaned_data.get("pile_size") or 0
        packs = BASE_RULESETS[0].packs(self.cleaned_data.get("players", 0)).cards
        if size + elsewhere > packs:
            self.add_error("pile_size", messages.more_cards_than_packs(size + elsewhere, packs))

    def remarks(self) -> Iterator[str]:
        """What a valid input says that does not count here."""
        yield from _red_threes_remark(self)

    def turn(self) -> PileTurn:
        """The engine's input of a valid form."""
        data = self.cleaned_data
        return PileTurn(
            top=self.cards_of("top")[0],
            hand=_without_red_threes(self.cards_of("hand_cards")),
            table=self.melds("table"),
            frozen=Frozen(data["frozen"]),
            pile_size=data["pile_size"] or None,
            score=data["score"],
            stock=Stock(data["stock"]),
            upcard=data["upcard"] == "1",
            players=data["players"],
        )


class OutForm(CalculatorForm):
    """May I go out, and what is it worth?"""

    hand_cards = CardsField(read_cards, missing=messages.WHICH_HAND)
    cards = CardsField(read_melds, missing=messages.WHICH_MELDS)
    table = CardsField(read_melds)
    out_kind = ChoiceField(OUT_KINDS, default=OutKind.NORMAL)
    out_pile = ChoiceField(YES_NO, default="0")
    out_start = ChoiceField(YES_NO, default="0")
    asked = ChoiceField(ASKED, default=Asked.NO)
    players = players_field()
    score = score_field()

    @property
    def house_fields(self) -> Mapping[Figure, Sequence[str]]:
        """The fields that only a house variant asks for."""
        return {Figure.OUT_AT_START: ("out_start",)}

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        hand, melds, table = self.cards_of("hand_cards"), self.melds("cards"), self.melds("table")
        laid = [card for meld in melds for card in meld.cards()]
        missing = Counter(laid) - Counter(hand)
        if hand and missing:
            self.add_error("cards", messages.not_in_hand(sort_cards(missing.elements())))
        held = {"hand_cards": list(hand), "table": [c for meld in table for c in meld.cards()]}
        self.add_overfull(held)
        if melds:
            self._check_kind(melds, table)
        alone = self.cleaned_data.get("players") == 2
        if alone and self.cleaned_data.get("asked") != Asked.NO:
            self.add_error("asked", messages.NOBODY_TO_ASK)
        if alone and table and self.cleaned_data.get("out_start") == "1":
            self.add_error("out_start", messages.NOT_THE_FIRST_TURN)
        return self.cleaned_data

    def _check_kind(self, melds: tuple[Meld, ...], table: tuple[Meld, ...]) -> None:
        kind = self.cleaned_data.get("out_kind")
        ranks = {meld.rank for meld in table if meld.rank}
        own = [meld for meld in melds if meld.rank not in ranks]
        hand_canasta = _own_canasta(own)
        if kind in CONCEALED_KINDS and len(own) < len(melds):
            self.add_error("out_kind", messages.CONCEALED_BUT_ADDED)
        elif kind in CONCEALED_KINDS and table and self.cleaned_data.get("players") == 2:
            self.add_error("out_kind", messages.CONCEALED_BUT_MELDED)
        elif kind == OutKind.CONCEALED and hand_canasta:
            self.add_error("out_kind", messages.CONCEALED_IS_HAND_CANASTA)
        elif kind == OutKind.CONCEALED_CANASTA and not hand_canasta:
            self.add_error("out_kind", messages.NO_OWN_CANASTA)

    def remarks(self) -> Iterator[str]:
        """What a valid input says that does not count here."""
        yield from _red_threes_remark(self)
        if self.rank_is_missing():
            yield messages.WILD_NEEDS_RANK
        plain = self.cleaned_data["out_kind"] == OutKind.NORMAL
        if plain and not self.melds("table") and _own_canasta(self.melds("cards")):
            yield messages.IS_HAND_CANASTA
        if self.cleaned_data["out_start"] == "1" and Figure.OUT_AT_START not in self.agreed:
            yield messages.START_IGNORED

    def turn(self) -> OutTurn:
        """The engine's input of a valid form."""
        data = self.cleaned_data
        return OutTurn(
            hand=_without_red_threes(self.cards_of("hand_cards")),
            melds=self.melds("cards"),
            table=self.melds("table"),
            score=data["score"],
            out_kind=OutKind(data["out_kind"]),
            out_pile=data["out_pile"] == "1",
            out_start=data["out_start"] == "1",
            asked=Asked(data["asked"]),
            players=data["players"],
        )


def _own_canasta(melds: Iterable[Meld]) -> bool:
    return any(is_canasta(BASE_RULESETS[0], meld) for meld in melds)


def _red_threes_remark(form: CalculatorForm) -> Iterator[str]:
    if Card.RED_THREE in form.cards_of("hand_cards"):
        yield messages.RED_THREES_LIE_OPEN


def _without_red_threes(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    return tuple(card for card in cards if card is not Card.RED_THREE)
