"""The form of /runde/: what of the entered fields cannot lie on any table."""

from __future__ import annotations

from typing import Any

from rules.agreement.model import Figure
from scoring import messages
from scoring.cards import Card, merge_melds
from scoring.columns import BASE_RULESETS
from scoring.going_out import OutKind
from scoring.melds import is_canasta
from scoring.plausibility import Canastas, CountBounds, most_packs
from scoring.round_fields import CANASTAS, RoundFields, count_name
from scoring.sides import Side
from scoring.value_classes import total


class RoundForm(RoundFields):
    """What is this round worth?"""

    def clean(self) -> dict[str, Any]:
        """Check what only shows over several fields."""
        # What waits for another mode or another party is kept as typed, and not judged.
        for name in self.unused:
            self.errors.pop(name, None)
        self.name_the_parties()
        self._check_red_threes()
        if self.exact:
            self._check_exact()
        else:
            self._read_counts()
            self._check_quick()
        for side in self.sides():
            self._check_going_out(side)
        return self.cleaned_data

    def _check_red_threes(self) -> None:
        there = most_packs(BASE_RULESETS, self.number).red_threes
        held: dict[str, int] = {}
        for seat in self.seats:
            in_hand = self.red_in_hand(seat)
            by_cards = in_hand > self.value(seat, "red_hand")
            held[f"{seat}-red"] = self.value(seat, "red")
            held[f"{seat}-{'hand_cards' if by_cards else 'red_hand'}"] = in_hand
            early = self.value(seat, "red_hand_early")
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

    def _read_counts(self) -> None:
        """Cards counted by their value give the sum that was not typed."""
        self._check_counts()
        for name in self.sums:
            counts = self.counts(name)
            if any(each in self.errors for each in self.count_names(name)):
                # Half a count is no sum: nothing is said of it before it is mended.
                self.cleaned_data.pop(name, None)
            if not counts or name not in self.cleaned_data:
                continue
            typed = self.cleaned_data[name]
            if typed and typed != total(counts):
                self.add_error(name, messages.counts_differ(counts, total(counts), typed))
            else:
                self.cleaned_data[name] = total(counts)

    def _check_counts(self) -> None:
        """More cards of one value than the packs hold."""
        for of_value in self.classes:
            names = [count_name(name, of_value.points) for name in self.sums]
            found = {name: int(self.cleaned_data.get(name) or 0) for name in names}
            together = sum(found.values())
            if together > of_value.there:
                for name in filter(found.get, found):
                    self.add_error(name, messages.too_many_of_value(of_value, together))

    def _check_quick(self) -> None:
        bounds = CountBounds.of(BASE_RULESETS, self.number)
        there = Canastas()
        points = 0
        for side in self.sides():
            canastas = self._counted(side)
            there = there.plus(canastas)
            if not bounds.one_party_can_hold(canastas) or not bounds.canastas_fit(there):
                kind = next((name for name in CANASTAS if self._sum(side, name)), CANASTAS[0])
                self.add_error(self._place(side, kind), messages.too_many_canastas(there))
                return
            self._check_melded(bounds, side, canastas)
            for name in [f"{seat}-{what}" for seat in side for what in ("melded", "hand")]:
                held = int(self.cleaned_data.get(name) or 0)
                points += held
                if points > bounds.deck and held:
                    self.add_error(name, messages.more_points_than_deck(points, bounds.deck))
                    return

    def _check_melded(self, bounds: CountBounds, side: Side, canastas: Canastas) -> None:
        """Card points that can hold the canastas claimed, and the black threes besides."""
        if any(f"{seat}-melded" not in self.cleaned_data for seat in side):
            return
        melded, place = self._sum(side, "melded"), self._place(side, "melded")
        wild_alone = Figure.WILD_CANASTA in self.agreed
        least, most = bounds.least(canastas), bounds.most(canastas, wild_alone=wild_alone)
        # Those of a blocking canasta are in it already.
        if self.out_seat() in side and not canastas.blocking:
            least += int(self.cleaned_data.get("out_threes") or 0) * bounds.black_three
        if melded > most or (melded < least and any(canastas)):
            self.add_error(place, messages.canastas_do_not_fit(canastas, least, most))
        elif melded < least:
            self.add_error(place, messages.black_threes_do_not_fit(least))

    def _check_going_out(self, side: Side) -> None:
        out = self.out_seat()
        if out not in side:
            return
        claims_canasta = self.cleaned_data.get("out_kind") == OutKind.CONCEALED_CANASTA
        # Where nothing is melded yet, as right after the mode was changed, that is what is missing.
        if not self._has_melded(side):
            name = f"{out}-melds" if self.exact else f"{out}-melded"
            if name in self.cleaned_data:
                self.add_error(name, messages.OUT_WITHOUT_MELD)
        elif claims_canasta and not self._canastas(side):
            self.add_error("out_kind", messages.HAND_CANASTA_WITHOUT_CANASTA)
        # Only a partner can hold cards for the one who went out.
        if side == (out,) and self.number == len(self.seats):
            name = f"{out}-hand_cards" if self.exact else f"{out}-hand"
            held = self.cards_of(name) if self.exact else self.value(out, "hand")
            if held or self.red_in_hand(out):
                self.add_error(
                    name if held else f"{out}-red_hand",
                    messages.OUT_ALONE_WITH_HAND,
                )

    def _counted(self, side: Side) -> Canastas:
        return Canastas(*(self._sum(side, name) for name in CANASTAS))

    def _sum(self, side: Side, name: str) -> int:
        return sum(self.value(seat, name) for seat in side)

    def _place(self, side: Side, name: str) -> str:
        """The field beside which a message about a whole side stands: one that is filled."""
        filled = [seat for seat in side if self.value(seat, name)]
        return f"{(filled or side)[0]}-{name}"

    def _has_melded(self, side: Side) -> bool:
        if self.exact:
            return any(self.melds(f"{seat}-melds") for seat in side)
        return self._sum(side, "melded") > 0

    def _canastas(self, side: Side) -> int:
        if not self.exact:
            return sum(self._counted(side))
        melds = merge_melds(meld for seat in side for meld in self.melds(f"{seat}-melds"))
        return sum(is_canasta(BASE_RULESETS[0], meld) for meld in melds)
