"""The fields of /runde/: what each party has at the end of a round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache, cached_property
from typing import Any

from django.core.exceptions import ValidationError

from rules.agreement.model import Figure
from scoring import messages
from scoring.cards import Card
from scoring.columns import BASE_RULESETS
from scoring.fields import CardsField, ChoiceField, NameField, NumberField, PointsField, ToolField
from scoring.forms import (
    STEP,
    USUAL_PLAYERS,
    YES_NO,
    CalculatorForm,
    players_field,
    score_field,
)
from scoring.going_out import OutKind
from scoring.notation import read_cards, read_melds
from scoring.plausibility import CountBounds, most_packs
from scoring.played import SEATS, TEAMS, ExactCards, QuickCount, Round, Seat, Tally, seats_of
from scoring.sides import Side, one_may_be_alone, sides_at
from scoring.value_classes import total, value_classes
from scoring.wording import OUT_KINDS

PARTIES = {"a": "Wir", "b": "Gegner", "c": "Dritte"}
NAME_LENGTH = 40
CARRIED = ("name", "score")
KIND_OF_GAME = ("players", "teams", "mode")
QUICK, EXACT = "quick", "exact"
COUNTED = {"melded": "Gemeldete Karten", "hand": "Karten auf der Hand"}
"""Sums of card points; the number of cards of each value can stand in their place."""

HOUSE_CANASTAS = {"wild": Figure.WILD_CANASTA, "blocking": Figure.BLOCKING_CANASTA}
CANASTAS = ("natural", "mixed", *HOUSE_CANASTAS)
QUICK_FIELDS = (*CANASTAS, *COUNTED)
EXACT_FIELDS = ("melds", "hand_cards")
MODES = {QUICK: "Schnell", EXACT: "Genau"}
NOBODY = "none"
NOBODY_TOOK_PILE = "niemand nahm den Stapel"
OF_GOING_OUT = {
    "out_kind": "die Art des Ausmachens",
    "out_pile": "der genommene Stapel",
    "out_discard": "der letzte Abwurf",
    "out_threes": "die schwarzen Dreien",
    "out_start": "das Ausmachen zu Beginn",
}
BLACK_THREES = {"0": "keine", "3": "drei", "4": "vier"}
TEAM_NAMES = {2: "zwei", 3: "drei"}


class TeamsField(ChoiceField):
    """The number of parties; which ones there are depends on the number of players."""

    def __init__(self, players: int | None) -> None:
        # With a number of players that is an error itself nothing is said of the parties.
        self.players, self.possible = players, TEAMS.get(players or 0, tuple(TEAM_NAMES))
        super().__init__(
            {str(teams): TEAM_NAMES[teams] for teams in sorted(self.possible)},
            default=str(self.possible[0]),
        )

    def clean(self, value: Any) -> str:
        chosen = str(value or "").strip()
        if self.players and chosen and chosen not in self.choices:
            raise ValidationError(
                messages.teams_not_possible(chosen, self.players, sorted(self.possible))
            )
        return super().clean(value)


def count_name(name: str, points: int) -> str:
    """The parameter for the number of cards that count so much: 'melded_10'."""
    return f"{name}_{points}"


@cache
def _party_fields(seat: Seat, players: int) -> Mapping[str, ToolField]:
    """The fields of a party by their parameters. Only as many as there are kinds of game."""
    pack = most_packs(BASE_RULESETS, players)
    deck = CountBounds.of(BASE_RULESETS, players).deck

    def cards(most: int, unit: str) -> NumberField:
        return NumberField(least=0, most=most, step=1, unit=unit)

    def points() -> PointsField:
        return PointsField(least=0, most=deck, step=STEP)

    fields = {
        "name": NameField(PARTIES[seat], NAME_LENGTH),
        "score": score_field(),
        "red": cards(pack.red_threes, "Karten"),
        "red_hand": cards(pack.red_threes, "Karten"),
        "red_hand_early": cards(pack.red_threes, "Karten"),
        **{name: cards(pack.cards, "Canastas") for name in CANASTAS},
        "melded": points(),
        "hand": points(),
        "melds": CardsField(read_melds),
        "hand_cards": CardsField(read_cards),
        **{
            count_name(counted, of_value.points): cards(of_value.there, "Karten")
            for counted in COUNTED
            for of_value in value_classes(BASE_RULESETS, players)
        },
    }
    return {f"{seat}-{name}": field for name, field in fields.items()}


class RoundFields(CalculatorForm):
    """The fields of a round, and what was entered in them.

    How many players there are decides which fields are in use: those of a third party, and
    who plays alone.
    """

    players = players_field()
    teams = ChoiceField({})
    mode = ChoiceField(MODES, default=QUICK)
    out = ChoiceField({})
    solo = ChoiceField({})
    out_kind = ChoiceField(OUT_KINDS, default=OutKind.NORMAL)
    out_pile = ChoiceField(YES_NO, default="0")
    out_discard = ChoiceField(YES_NO, default="1")
    out_threes = ChoiceField(BLACK_THREES, default="0")
    out_start = ChoiceField(YES_NO, default="0")

    def add_fields(self, data: Mapping[str, str]) -> None:
        """The parties that so many players form, their fields, and who of them went out."""
        players = _valid(self.field("players"), data.get("players"))
        self.fields["teams"] = teams_field = TeamsField(players)
        self.number = players or USUAL_PLAYERS
        teams = _valid(teams_field, data.get("teams")) or teams_field.default
        self.seats = seats_of(int(teams))
        self.classes = value_classes(BASE_RULESETS, self.number)
        for seat in SEATS:
            self.fields.update(_party_fields(seat, self.number))
        self.name_the_parties()

    def name_the_parties(self) -> None:
        """Offer the parties by the names that were typed."""
        names = {seat: self.party_name(seat) for seat in self.seats}
        self.fields["out"] = ChoiceField(
            {**names, NOBODY: "niemand, Stock leer"}, missing=messages.WHO_WENT_OUT
        )
        self.fields["solo"] = ChoiceField({**names, "": NOBODY_TOOK_PILE})

    @property
    def is_fresh(self) -> bool:
        """Whether nothing but names, scores and the kind of game came along: a new round."""
        kept = {f"{seat}-{name}" for seat in SEATS for name in CARRIED}
        only_carried = set(self.data) <= kept | set(KIND_OF_GAME)
        return self.is_bound and only_carried and set(self.errors) == {"out"}

    @property
    def exact(self) -> bool:
        """Whether cards are entered one by one."""
        return (self.typed("mode").strip() or QUICK) == EXACT

    @property
    def asks_who_is_alone(self) -> bool:
        """Whether one of the players may stand against all others."""
        return one_may_be_alone(self.number)

    @cached_property
    def unused(self) -> frozenset[str]:
        """Fields of the mode that is not on, and of who does not play: kept, not read."""
        names = QUICK_FIELDS if self.exact else EXACT_FIELDS
        of_mode = {f"{seat}-{name}" for seat in self.seats for name in names}
        if self.exact:
            of_mode.update(self.count_fields)
        return frozenset(of_mode | ({"out_threes"} if self.exact else set()) | self.absent)

    @property
    def house_fields(self) -> Mapping[Figure, Sequence[str]]:
        """The fields that only a house variant asks for."""
        counted = {
            figure: [f"{seat}-{name}" for seat in SEATS] for name, figure in HOUSE_CANASTAS.items()
        }
        return {**counted, Figure.OUT_AT_START: ["out_start"]}

    def count_names(self, name: str) -> list[str]:
        """The fields for the cards of each value that can stand in place of a sum of points."""
        return [count_name(name, of_value.points) for of_value in self.classes]

    @cached_property
    def sums(self) -> list[str]:
        """The sums of card points of those who play."""
        return [f"{seat}-{counted}" for seat in self.seats for counted in COUNTED]

    @cached_property
    def count_fields(self) -> list[str]:
        """All fields for the cards of each value."""
        return [each for name in self.sums for each in self.count_names(name)]

    def counts(self, name: str) -> dict[int, int]:
        """How many cards of each value were counted for a sum, those that are there."""
        cleaned = self._cleaned()
        found = {c.points: int(cleaned.get(count_name(name, c.points)) or 0) for c in self.classes}
        return {points: count for points, count in found.items() if count}

    def worked_out(self, name: str) -> str:
        """What was counted by its value is worked out beside the sum that it replaces."""
        if name in self.unused:
            return ""
        said = [super().worked_out(name)]
        counts = self.counts(name) if name in self.sums else {}
        if counts and name in self._cleaned():
            said.append(messages.read_as(messages.counting(counts, total(counts))))
        return ", ".join(part for part in said if part)

    def asks(self, name: str) -> bool:
        """What is said of somebody who does not play asks nothing."""
        return name not in self.absent

    @cached_property
    def absent(self) -> frozenset[str]:
        """The fields of a party that does not play, and who is alone where nobody can be."""
        absent = tuple(f"{seat}-" for seat in SEATS if seat not in self.seats)
        found = {name for name in self.fields if name.startswith(absent)} if absent else set()
        return frozenset(found | (set() if self.asks_who_is_alone else {"solo"}))

    def party_name(self, seat: str) -> str:
        """The shown name of a party, also while something else is wrong."""
        return str(self._cleaned().get(f"{seat}-name") or PARTIES[seat])

    def value(self, seat: str, name: str) -> int:
        """A number that was entered for a party, 0 while something in it is wrong."""
        return int(self.cleaned_data.get(f"{seat}-{name}") or 0)

    def red_in_hand(self, seat: str) -> int:
        """The larger of the number typed and the red threes among the hand cards."""
        typed = self.cards_of(f"{seat}-hand_cards").count(Card.RED_THREE) if self.exact else 0
        return max(self.value(seat, "red_hand"), typed)

    def out_seat(self) -> Seat | None:
        """Who went out, if somebody did."""
        out = self.cleaned_data.get("out")
        return out if out in self.seats else None

    def solo_seat(self) -> Seat | None:
        """Who took the pile first and plays alone, where that is a question."""
        return (self.cleaned_data.get("solo") or None) if self.asks_who_is_alone else None

    def sides(self) -> tuple[Side, ...]:
        """Who scores together in the version that joins most of them: no other allows more."""
        return min(
            (
                sides_at(rules, self.seats, self.number, self.solo_seat(), self.out_seat()).sides
                for rules in BASE_RULESETS
            ),
            key=len,
        )

    def remarks(self) -> Iterator[str]:
        """What was entered and does not count: said, not dropped."""
        if self.cleaned_data["out"] == NOBODY:
            ignored = [label for name, label in OF_GOING_OUT.items() if self._is_used(name)]
            if ignored:
                yield messages.ignored_without_going_out(ignored)
        elif self._is_used("out_start") and Figure.OUT_AT_START not in self.agreed:
            yield messages.START_IGNORED
        absent = self.absent
        if "solo" in absent and self.any_set(["solo"]):
            yield messages.SOLO_IGNORED
        # A name and a score only travel along.
        if self.any_set(n for n in absent - {"solo"} if n.partition("-")[2] not in CARRIED):
            yield messages.THIRD_PARTY_IGNORED

    def _is_used(self, name: str) -> bool:
        return name not in self.unused and self.any_set([name])

    def played(self) -> Round:
        """The engine's input of a valid form."""
        data = self.cleaned_data
        return Round(
            tallies={seat: self._tally(seat) for seat in self.seats},
            out=self.out_seat(),
            out_kind=OutKind(data["out_kind"]),
            out_pile=data["out_pile"] == "1",
            out_discard=data["out_discard"] == "1",
            out_start=data["out_start"] == "1",
            players=self.number,
            solo=self.solo_seat(),
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
            went_out = self.out_seat() == seat
            cards = QuickCount(
                **{name: self.value(seat, name) for name in CANASTAS},
                melded=self.value(seat, "melded"),
                hand=self.value(seat, "hand"),
                black_threes=int(self.cleaned_data["out_threes"]) if went_out else 0,
            )
        return Tally(
            cards=cards,
            score=self.value(seat, "score"),
            red=self.value(seat, "red"),
            red_hand=self.red_in_hand(seat),
            red_hand_early=self.value(seat, "red_hand_early"),
        )


def _valid(field: ToolField, typed: str | None) -> Any:
    """What a field means before the form is bound; None where it is wrong."""
    try:
        return field.clean(typed)
    except ValidationError:
        return None
