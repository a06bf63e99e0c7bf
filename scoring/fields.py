"""Form fields that read numbers, cards and choices the way people type them.

Every field keeps what was typed, says in German what it did not understand, and offers a
note on how the input was read where that is not plain.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import islice
from typing import Any, Self

from django import forms
from django.core.exceptions import ValidationError

from rules import german
from scoring import messages
from scoring.notation import ReadCards, ReadMelds
from scoring.numbers import UnreadableSumError, read_number, read_sum

MAX_FAULTS = 5
"""Messages beside one field: more would hide the first, which is the one to mend."""


class ToolField(forms.Field):
    """A field of a calculator: what an empty one means, and what can be chosen.

    `default` is what an empty field means, `missing` the message of one that must not be
    empty. `choices` maps values to labels; `step` and `most` bound a number.
    """

    default: int | str = ""
    missing: str = ""
    step: int = 1
    most: int | None = None

    def __init__(self, choices: Mapping[str, str] | None = None) -> None:
        super().__init__(required=False)
        self.choices = {str(value): label for value, label in (choices or {}).items()}

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Itself: a field is never changed, so the forms of all requests share it."""
        return self

    def note(self, typed: str, value: Any) -> str:
        """How the input was read, where that is not plain."""
        return ""

    def worked_out(self, typed: str) -> str:
        """The calculation that was read, where the input is one."""
        return ""


class NumberField(ToolField):
    """An integer in bounds and steps; an empty field means 0."""

    default = 0

    def __init__(self, *, least: int, most: int, step: int, unit: str) -> None:
        super().__init__()
        self.bounds = range(least, most + 1)
        self.most, self.step, self.unit = most, step, unit

    def clean(self, value: Any) -> int:
        typed = str(value or "").strip()
        if not typed:
            return self.default
        number = self.read(typed)
        self.check(number)
        return number

    def read(self, typed: str) -> int:
        """The number that was typed."""
        number = read_number(typed)
        if number is None:
            raise ValidationError(messages.not_a_number(typed, self.unit))
        return number

    def check(self, number: int) -> None:
        """A number outside the bounds or between the steps is refused."""
        if number not in self.bounds:
            raise ValidationError(messages.number_out_of_range(number, self.bounds))
        if number % self.step:
            raise ValidationError(messages.not_a_multiple(number, self.step))

    def note(self, typed: str, value: Any) -> str:
        """The number as it was read, where it was typed in another way."""
        plain = typed.strip() in ("", str(value))
        return "" if plain else messages.read_as(german.number(value))


class PointsField(NumberField):
    """Points, also as a sum of several numbers."""

    def __init__(self, *, least: int, most: int, step: int) -> None:
        super().__init__(least=least, most=most, step=step, unit="Punkte")

    def read(self, typed: str) -> int:
        terms = self._terms(typed)
        if len(terms) > 1:
            for term in terms:
                if term < self.bounds.start or term % self.step:
                    self.check(term)
        return sum(terms)

    def worked_out(self, typed: str) -> str:
        terms = self._terms(typed) if typed.strip() else ()
        return messages.read_as(messages.equation(terms, sum(terms))) if len(terms) > 1 else ""

    def _terms(self, typed: str) -> tuple[int, ...]:
        try:
            # Blanks around it are no part of it, and not of its length.
            return read_sum(typed.strip(), step=self.step)
        except UnreadableSumError as found:
            raise ValidationError(messages.unreadable_sum(found, typed, self.unit)) from None


class CountField(NumberField):
    """A number of things, at least one; an empty field means that it is not known: 0."""

    def __init__(self, *, most: int, unit: str) -> None:
        super().__init__(least=1, most=most, step=1, unit=unit)


class ChoiceField(ToolField):
    """One of named choices; an empty field means `default`, or is an error without one."""

    def __init__(self, choices: Mapping[str, str], *, default: str = "", missing: str = "") -> None:
        super().__init__(choices)
        self.default, self.missing = str(default), missing

    def clean(self, value: Any) -> str:
        chosen = str(value or "").strip()
        if not chosen:
            if self.missing:
                raise ValidationError(self.missing)
            return str(self.default)
        if chosen not in self.choices:
            named = [choice for choice in self.choices if choice]
            raise ValidationError(messages.unknown_choice(chosen, named))
        return chosen


class PlayersField(ToolField):
    """The number of players: one of those for whom the engine computes."""

    def __init__(self, possible: Sequence[int], default: int) -> None:
        super().__init__({str(players): str(players) for players in possible})
        self.possible, self.default = range(min(possible), max(possible) + 1), default

    def clean(self, value: Any) -> int:
        typed = str(value or "").strip()
        if not typed:
            return int(self.default)
        number = read_number(typed)
        if number is None:
            raise ValidationError(messages.not_a_number(typed, "Spieler"))
        if number not in self.possible:
            raise ValidationError(messages.number_out_of_range(number, self.possible))
        return number


class CardsField(ToolField):
    """Cards or melds in card notation; `read` is a reader of `scoring.notation`."""

    def __init__(
        self, read: Callable[[str], ReadMelds] | Callable[[str], ReadCards], *, missing: str = ""
    ) -> None:
        super().__init__()
        self.read, self.missing = read, missing

    def clean(self, value: Any) -> ReadMelds | ReadCards:
        typed = str(value or "")
        read = self.read(typed) if typed.strip() else ReadMelds()
        if read.faults:
            said = (messages.fault(fault, asks=not read.meant) for fault in read.faults)
            raise ValidationError(list(islice(said, MAX_FAULTS)))
        if self.missing and read == ReadMelds():
            raise ValidationError(self.missing)
        return read


class NameField(ToolField):
    """A party's shown name; empty means the default."""

    def __init__(self, default: str, longest: int) -> None:
        super().__init__()
        self.default, self.longest = default, longest

    def clean(self, value: Any) -> str:
        name = " ".join(str(value or "").split())
        if len(name) > self.longest:
            raise ValidationError(messages.name_too_long(len(name), self.longest))
        if not name.isprintable():
            raise ValidationError(messages.NAME_UNPRINTABLE)
        return name or str(self.default)
