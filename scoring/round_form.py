"""The form of /runde/: what each party has at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from scoring import messages
from scoring.cards import Card
from scoring.columns import BASE_RULESETS
from scoring.fields import CardsField, ChoiceField, NameField, NumberField, ToolField
from scoring.forms import (
    STEP,
    YES_NO,
    CalculatorForm,
    players_field,
    score_field,
)
from scoring.going_out import OutKind
from scoring.melds import is_canasta
from scoring.notation import read_cards, read_melds
from scoring.plausibility import CountBounds
from scoring.rounds import ExactCards, QuickCount, Round, Tally
from scoring.wording import OUT_KINDS

PARTIES = {"a": "Wir", "b": "Gegner", "c": "Dritte"}
NAME_LENGTH = 40
CARRIED = ("name", "score")
QUICK, EXACT = "quick", "exact"
QUICK_FIELDS = ("natural", "mixed", "melded", "hand")
EXACT_FIELDS = ("melds", "hand_cards")
MODES = {QUICK: "Schnell", EXACT: "Genau"}
NOBODY = "none"
OF_GOING_OUT = {
    "out_kind": "die Art des Ausmachens",
    "out_pile": "der genommene Stapel",
    "out_discard": "der letzte Abwurf",
    "out_threes": "die schwarzen Dreien",
}
BLACK_THREES = {"0": "keine", "3": "drei", "4": "vier"}


def _party_fields(name: str) -> dict[str, ToolField]:
    pack = BASE_RULESETS[0].pack.known
    deck = CountBounds.of(BASE_RULESETS).deck

    def cards(most: int, unit: str) -> NumberField:
        return NumberField(least=0, most=most, step=1, unit=unit)

    def points() -> NumberField:
        return NumberField(least=0, most=deck, step=STEP, unit="Punkte")

    return {
        "name": NameField(name, NAME_LENGTH),
        "score": score_field(),
        "red": cards(pack.red_threes, "Karten"),
        "red_hand": cards(pack.red_threes, "Karten"),
        "red_hand_early": cards(pack.red_threes, "Karten"),
        "natural": cards(pack.cards, "Canastas"),
        "mixed": cards(pack.cards, "Canastas"),
        "melded": points(),
        "hand": points(),
        "melds": CardsField(read_melds),
        "hand_cards": CardsField(read_cards),
    }


class RoundForm(CalculatorForm):
    """What is this round worth?"""

    players = players_field()
    teams = ChoiceField({"2": "zwei"}, default="2")
    mode = ChoiceField(MODES, default=QUICK)
    out = ChoiceField({}, missing=messages.WHO_WENT_OUT)
    out_kind = ChoiceField(OUT_KINDS, default=OutKind.NORMAL)
    out_pile = ChoiceField(YES_NO, default="0")
    out_discard = ChoiceField(YES_NO, default="1")
    out_threes = ChoiceField(BLACK_THREES, default="0")

    seats = ("a", "b")

    def add_fields(self) -> None:
        """The fields of each party, and the parties among which one went out."""
        for seat in self.seats:
            for name, field in _party_fields(PARTIES[seat]).items():
                self.fields[f"{seat}-{name}"] = field
        self._name_the_parties()

    def _name_the_parties(self) -> None:
        names = {seat: self.party_name(seat) for seat in self.seats}
        self.field("out").choices = {**names, NOBODY: "niemand, Stock leer"}

    @property
    def is_fresh(self) -> bool:
        """Whether nothing but names, scores and the kind of game came along: a new round."""
        kept = {f"{seat}-{name}" for seat in self.seats for name in CARRIED}
        only_carried = set(self.data) <= kept | {"players", "teams", "mode"}
        return self.is_bound and only_carried and set(self.errors) == {"out"}

    @property
    def exact(self) -> bool:
        """Whether cards are entered one by one."""
        return (self.typed("mode").strip() or QUICK) == EXACT

    @property
    def unused(self) -> frozenset[str]:
        """Fields of the mode that is not on: their values only travel along."""
        names = QUICK_FIELDS if self.exact else EXACT_FIELDS
        of_parties = {f"{seat}-{name}" for seat in self.seats for name in names}
        return frozenset(of_parties | ({"out_threes"} if self.exact else set()))

    def party_name(self, seat: str) -> str:
        """The shown name of a party, also while something else is wrong."""
        return str(self._cleaned().get(f"{seat}-name") or PARTIES[seat])

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        # What waits for the other mode is kept as typed, and not judged.
        for name in self.unused:
            self.errors.pop(name, None)
        self._name_the_parties()
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
        typed = self.cards_of(f"{seat}-hand_cards").count(Card.RED_THREE) if self.exact else 0
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
                message = messages.more_early_than_held(early, in_hand)
                self.add_error(f"{seat}-red_hand_early", message)
        found = sum(held.values())
        if found > there:
            for name, count in held.items():
                if count:
                    self.add_error(name, messages.too_many_red_threes(found, there))

    def _check_exact(self) -> None:
        held: dict[str, list[Card]] = {}
        for seat in self.seats:
            melds, hand = self.melds(f"{seat}-melds"), self.cards_of(f"{seat}-hand_cards")
            held[f"{seat}-melds"] = [card for meld in melds for card in meld.cards()]
            held[f"{seat}-hand_cards"] = [c for c in hand if c is not Card.RED_THREE]
        self.add_overfull(held)

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
                    messages.too_many_canastas(canastas[0], canastas[1]),
                )
                return
            self._check_melded(bounds, seat, natural, mixed)
            for name in ("melded", "hand"):
                points += self._value(seat, name)
                if points > bounds.deck and self._value(seat, name):
                    self.add_error(
                        f"{seat}-{name}", messages.more_points_than_deck(points, bounds.deck)
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
        if melded > most or (melded < least and (natural or mixed)):
            self.add_error(name, messages.canastas_do_not_fit(natural, mixed, least, most))
        elif melded < least:
            self.add_error(name, messages.black_threes_do_not_fit(least))

    def _check_party(self, seat: str) -> None:
        out = self.cleaned_data.get("out")
        if out == seat and not self._has_melded(seat):
            name = f"{seat}-melds" if self.exact else f"{seat}-melded"
            if name not in self.errors:
                self.add_error(name, messages.OUT_WITHOUT_MELD)
        claims_canasta = self.cleaned_data.get("out_kind") == OutKind.CONCEALED_CANASTA
        if out == seat and claims_canasta and not self._canastas(seat):
            self.add_error("out_kind", messages.HAND_CANASTA_WITHOUT_CANASTA)
        # With two players nobody holds cards for the one who went out.
        if out == seat and self.cleaned_data.get("players") == 2:
            name = f"{seat}-hand_cards" if self.exact else f"{seat}-hand"
            held = self.cards_of(name) if self.exact else self._value(seat, "hand")
            if held or self._red_hand(seat):
                self.add_error(
                    name if held else f"{seat}-red_hand",
                    messages.OUT_ALONE_WITH_HAND,
                )

    def _has_melded(self, seat: str) -> bool:
        if self.exact:
            return bool(self.melds(f"{seat}-melds"))
        return self._value(seat, "melded") > 0

    def _canastas(self, seat: str) -> int:
        if not self.exact:
            return self._value(seat, "natural") + self._value(seat, "mixed")
        return sum(is_canasta(BASE_RULESETS[0], meld) for meld in self.melds(f"{seat}-melds"))

    def remarks(self) -> Iterator[str]:
        """What was entered and does not count, since nobody went out: said, not dropped."""
        if self.cleaned_data["out"] == NOBODY:
            ignored = [label for name, label in OF_GOING_OUT.items() if self._is_used(name)]
            if ignored:
                yield messages.ignored_without_going_out(ignored)

    def _is_used(self, name: str) -> bool:
        return name not in self.unused and self.any_set([name])

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
            hand = self.cards_of(f"{seat}-hand_cards")
            cards = ExactCards(
                self.melds(f"{seat}-melds"),
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
