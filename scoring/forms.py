"""The input of the two calculators: what is typed, what it means, and what cannot be.

A bound form keeps everything as typed. `turn()` and `played()` give the engine's input;
`notes` say how something was read where that is not plain.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from django import forms

from scoring import wording
from scoring.cards import Card, Meld, pack_count
from scoring.columns import BASE_RULESETS
from scoring.fields import CardsField, ChoiceField, NameField, NumberField, PlayersField
from scoring.going_out import OutKind
from scoring.notation import Note, ReadCards, ReadMelds, read_card, read_cards, read_melds
from scoring.plausibility import CountBounds, overfull
from scoring.rounds import ExactCards, QuickCount, Round, Tally
from scoring.turn import Turn

SCORE_BOUND = 99_995
STEP = 5
PLAYERS_SUPPORTED = (2, 4)
PLAYERS_POSSIBLE = range(2, 7)
YES_NO = {"0": "nein", "1": "ja"}
OUT_KINDS = {
    OutKind.NORMAL: "normal",
    OutKind.CONCEALED: "verdeckt",
    OutKind.CONCEALED_CANASTA: "Hand-Canasta",
}


def _score_field() -> NumberField:
    return NumberField(default=0, least=-SCORE_BOUND, most=SCORE_BOUND, step=STEP, unit="Punkte")


class CalculatorForm(forms.Form):
    """What both calculators share: bound by any parameter of its own, and messages by field."""

    def __init__(self, data: Mapping[str, str]) -> None:
        super().__init__()
        own = {name: data[name] for name in self.fields if name in data}
        if own:
            self.data, self.is_bound = own, True

    def typed(self, name: str) -> str:
        """The raw text of a field as typed, else empty."""
        return str(self.data.get(name, ""))

    def missing(self, name: str) -> str:
        """The message of a required field that is empty."""
        return str(self.fields[name].missing)

    def note(self, name: str) -> str:
        """How a number was read where that is not what was typed."""
        field = self.fields[name]
        if isinstance(field, NumberField) and name in self.cleaned_data:
            return field.note(self.typed(name), self.cleaned_data[name])
        return ""

    def reading_notes(self) -> Iterator[tuple[str, Note]]:
        """The liberties taken in reading cards, with their field."""
        for name in self.fields:
            read = self.cleaned_data.get(name)
            if isinstance(read, ReadMelds | ReadCards):
                for note in read.notes:
                    yield name, note

    def _melds(self, name: str) -> tuple[Meld, ...]:
        read = self.cleaned_data.get(name)
        return read.melds if isinstance(read, ReadMelds) else ()

    def _cards(self, name: str) -> tuple[Card, ...]:
        read = self.cleaned_data.get(name)
        return read.cards if isinstance(read, ReadCards) else ()

    def _add_overfull(self, held: Mapping[str, list[Card]]) -> None:
        """More cards than the packs hold: said beside the field where they are too many."""
        pack = BASE_RULESETS[0].pack.known
        for name, cards in overfull(BASE_RULESETS, held).items():
            counts = {card: (found, pack_count(pack, card)) for card, found in cards.items()}
            self.add_error(name, wording.too_many_cards(counts))


class MeldForm(CalculatorForm):
    """Is this meld allowed, and does it reach the minimum?"""

    cards = CardsField(read_melds, missing="Welche Karten? Zum Beispiel D D 2 2.")
    score = _score_field()
    table = CardsField(read_melds)
    first = ChoiceField(YES_NO, default="")
    top = CardsField(read_card)
    below = CardsField(read_cards)
    out_kind = ChoiceField({OutKind.NO: "nein", **OUT_KINDS}, default=OutKind.NO)
    out_discard = ChoiceField(YES_NO, default="1")
    players = PlayersField(PLAYERS_SUPPORTED, PLAYERS_POSSIBLE)

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        melds, table = self._melds("cards"), self._melds("table")
        if table and self.cleaned_data.get("first") == "1":
            self.add_error(
                "first", "Liegt schon etwas auf dem Tisch, ist es nicht die erste Meldung."
            )
        self._add_overfull(
            {
                "cards": [card for meld in melds for card in meld.cards()],
                "table": [card for meld in table for card in meld.cards()],
            }
        )
        if melds:
            self._check_pile([card for meld in melds for card in meld.cards()])
        return self.cleaned_data

    def _check_pile(self, laid: list[Card]) -> None:
        top, below = self._cards("top"), self._cards("below")
        left = list(laid)
        if top and top[0] in left:
            left.remove(top[0])
        elif top:
            self.add_error("top", wording.not_among_cards(top))
        if below and not self.typed("top").strip():
            self.add_error("top", "Welche Karte lag oben auf dem Stapel?")
        missing = []
        for card in below:
            if card in left:
                left.remove(card)
            else:
                missing.append(card)
        if missing:
            self.add_error("below", wording.not_among_cards(missing))

    def turn(self) -> Turn:
        """The engine's input of a valid form."""
        data, table, top = self.cleaned_data, self._melds("table"), self._cards("top")
        return Turn(
            melds=self._melds("cards"),
            table=table,
            first=data["first"] == "1" or (data["first"] == "" and not table),
            score=data["score"],
            top=top[0] if top else None,
            below=self._cards("below"),
            out_kind=OutKind(data["out_kind"]),
            out_discard=data["out_discard"] == "1",
            players=data["players"],
        )


PARTIES = {"a": "Wir", "b": "Gegner", "c": "Dritte"}
NAME_LENGTH = 40
CARRIED = ("name", "score")
QUICK, EXACT = "quick", "exact"
MODES = {QUICK: "Schnell", EXACT: "Genau"}
NOBODY = "none"
BLACK_THREES = {"0": "keine", "3": "drei", "4": "vier"}


def _party_fields(name: str) -> dict[str, forms.Field]:
    pack = BASE_RULESETS[0].pack.known
    reds = {"default": 0, "least": 0, "most": pack.red_threes, "step": 1, "unit": "Karten"}
    canastas = {**reds, "most": pack.cards, "unit": "Canastas"}
    points = {"default": 0, "least": 0, "most": SCORE_BOUND, "step": STEP, "unit": "Punkte"}
    return {
        "name": NameField(name, NAME_LENGTH),
        "score": _score_field(),
        "red": NumberField(**reds),
        "red_hand": NumberField(**reds),
        "red_hand_early": NumberField(**reds),
        "natural": NumberField(**canastas),
        "mixed": NumberField(**canastas),
        "melded": NumberField(**points),
        "hand": NumberField(**points),
        "melds": CardsField(read_melds),
        "hand_cards": CardsField(read_cards),
    }


class RoundForm(CalculatorForm):
    """What is this round worth?"""

    players = PlayersField(PLAYERS_SUPPORTED, PLAYERS_POSSIBLE)
    teams = ChoiceField({"2": "zwei"}, default="2")
    mode = ChoiceField(MODES, default=QUICK)
    out = ChoiceField({}, default=None, missing="Wer hat ausgemacht?")
    out_kind = ChoiceField(OUT_KINDS, default=OutKind.NORMAL)
    out_pile = ChoiceField(YES_NO, default="0")
    out_discard = ChoiceField(YES_NO, default="1")
    out_threes = ChoiceField(BLACK_THREES, default="0")

    def __init__(self, data: Mapping[str, str]) -> None:
        # Fields of parties join before the form looks at what is its own.
        super().__init__({})
        self.seats = ("a", "b")
        for seat in self.seats:
            for name, field in _party_fields(PARTIES[seat]).items():
                self.fields[f"{seat}-{name}"] = field
        self.fields["out"].choices = {**{s: PARTIES[s] for s in self.seats}, NOBODY: "niemand"}
        own = {name: data[name] for name in self.fields if name in data}
        if own:
            self.data, self.is_bound = own, True

    @property
    def only_carried(self) -> bool:
        """Whether nothing but names, scores and the kind of game came along: a new round."""
        kept = {f"{seat}-{name}" for seat in self.seats for name in CARRIED}
        return self.is_bound and set(self.data) <= kept | {"players", "teams", "mode"}

    @property
    def exact(self) -> bool:
        """Whether cards are entered one by one."""
        return (self.typed("mode").strip() or QUICK) == EXACT

    def party_name(self, seat: str) -> str:
        """The shown name of a party, also while something else is wrong."""
        if self.is_bound and not hasattr(self, "cleaned_data"):
            self.full_clean()
        return str(getattr(self, "cleaned_data", {}).get(f"{seat}-name") or PARTIES[seat])

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        self._check_red_threes()
        if self.exact:
            self._check_exact()
        else:
            self._check_quick()
        for seat in self.seats:
            self._check_party(seat)
        return self.cleaned_data

    def _value(self, seat: str, name: str) -> int:
        return int(self.cleaned_data.get(f"{seat}-{name}") or 0)

    def _red_hand(self, seat: str) -> int:
        """The larger of the number typed and the red threes among the hand cards."""
        typed = self._cards(f"{seat}-hand_cards").count(Card.RED_THREE) if self.exact else 0
        return max(self._value(seat, "red_hand"), typed)

    def _check_red_threes(self) -> None:
        there = BASE_RULESETS[0].pack.known.red_threes
        held: dict[str, int] = {}
        for seat in self.seats:
            in_hand = self._red_hand(seat)
            by_cards = in_hand > self._value(seat, "red_hand")
            held[f"{seat}-red"] = self._value(seat, "red")
            held[f"{seat}-{'hand_cards' if by_cards else 'red_hand'}"] = in_hand
            early = self._value(seat, "red_hand_early")
            if early > in_hand:
                message = wording.more_early_than_held(early, in_hand)
                self.add_error(f"{seat}-red_hand_early", message)
        found = sum(held.values())
        if found > there:
            for name, count in held.items():
                if count:
                    self.add_error(name, wording.too_many_red_threes(found, there))

    def _check_exact(self) -> None:
        held: dict[str, list[Card]] = {}
        for seat in self.seats:
            melds, hand = self._melds(f"{seat}-melds"), self._cards(f"{seat}-hand_cards")
            held[f"{seat}-melds"] = [card for meld in melds for card in meld.cards()]
            held[f"{seat}-hand_cards"] = [c for c in hand if c is not Card.RED_THREE]
        self._add_overfull(held)

    def _check_quick(self) -> None:
        bounds = CountBounds.of(BASE_RULESETS)
        canastas = [0, 0]
        points = 0
        for seat in self.seats:
            natural, mixed = self._value(seat, "natural"), self._value(seat, "mixed")
            canastas = [canastas[0] + natural, canastas[1] + mixed]
            if not bounds.one_party_can_hold(natural, mixed) or not bounds.canastas_fit(*canastas):
                self.add_error(
                    f"{seat}-natural" if natural else f"{seat}-mixed",
                    wording.too_many_canastas(canastas[0], canastas[1]),
                )
                return
            self._check_melded(bounds, seat, natural, mixed)
            for name in ("melded", "hand"):
                points += self._value(seat, name)
                if points > bounds.deck and self._value(seat, name):
                    self.add_error(
                        f"{seat}-{name}", wording.more_points_than_deck(points, bounds.deck)
                    )
                    return

    def _check_melded(self, bounds: CountBounds, seat: str, natural: int, mixed: int) -> None:
        """Card points that can hold the canastas claimed, and the black threes besides."""
        name = f"{seat}-melded"
        if name not in self.cleaned_data:
            return
        melded = self._value(seat, "melded")
        least, most = bounds.least(natural, mixed), bounds.most(natural, mixed)
        if self.cleaned_data.get("out") == seat:
            black = int(self.cleaned_data.get("out_threes") or 0)
            least += black * BASE_RULESETS[0].card_values.known.black_three
        if (natural or mixed) and not least <= melded <= most:
            self.add_error(name, wording.canastas_do_not_fit(natural, mixed, least, most))
        elif not least <= melded <= most:
            self.add_error(name, wording.number_out_of_range(melded, least, most))

    def _check_party(self, seat: str) -> None:
        out = self.cleaned_data.get("out")
        if out == seat and not self._has_melded(seat):
            name = f"{seat}-melds" if self.exact else f"{seat}-melded"
            if name not in self.errors:
                self.add_error(name, "Wer ausmacht, hat gemeldet: hier fehlt die Auslage.")
        if out == seat and self.cleaned_data.get("out_kind") == OutKind.CONCEALED_CANASTA:
            if not self._canastas(seat):
                self.add_error(
                    "out_kind", "Eine Hand-Canasta braucht einen Canasta in der Auslage."
                )
        # With two players nobody holds cards for the one who went out.
        if out == seat and self.cleaned_data.get("players") == 2:
            name = f"{seat}-hand_cards" if self.exact else f"{seat}-hand"
            held = self._cards(name) if self.exact else self._value(seat, "hand")
            if held or self._red_hand(seat):
                self.add_error(
                    name if held else f"{seat}-red_hand",
                    "Wer zu zweit ausmacht, hat keine Karten mehr auf der Hand.",
                )

    def _has_melded(self, seat: str) -> bool:
        if self.exact:
            return bool(self._melds(f"{seat}-melds"))
        return self._value(seat, "melded") > 0

    def _canastas(self, seat: str) -> int:
        if not self.exact:
            return self._value(seat, "natural") + self._value(seat, "mixed")
        size = BASE_RULESETS[0].canasta_size.known
        return sum(meld.size >= size for meld in self._melds(f"{seat}-melds"))

    def played(self) -> Round:
        """The engine's input of a valid form."""
        data = self.cleaned_data
        return Round(
            tallies={seat: self._tally(seat) for seat in self.seats},
            out=None if data["out"] == NOBODY else data["out"],
            out_kind=OutKind(data["out_kind"]),
            out_pile=data["out_pile"] == "1",
            out_discard=data["out_discard"] == "1",
            players=data["players"],
        )

    def _tally(self, seat: str) -> Tally:
        cards: QuickCount | ExactCards
        if self.exact:
            hand = self._cards(f"{seat}-hand_cards")
            cards = ExactCards(
                self._melds(f"{seat}-melds"),
                tuple(card for card in hand if card is not Card.RED_THREE),
            )
        else:
            went_out = self.cleaned_data["out"] == seat
            cards = QuickCount(
                natural=self._value(seat, "natural"),
                mixed=self._value(seat, "mixed"),
                melded=self._value(seat, "melded"),
                hand=self._value(seat, "hand"),
                black_threes=int(self.cleaned_data["out_threes"]) if went_out else 0,
            )
        return Tally(
            cards=cards,
            score=self._value(seat, "score"),
            red=self._value(seat, "red"),
            red_hand=self._red_hand(seat),
            red_hand_early=self._value(seat, "red_hand_early"),
        )
