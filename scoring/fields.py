"""Form fields that read numbers, cards and choices the way people type them.

Every field keeps what was typed, says in German what it did not understand, and offers a
note on how the input was read where that is not plain.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from rules import german
from scoring import wording
from scoring.notation import ReadCards, ReadMelds

_NUMBER = re.compile(r"(?P<minus>-?)(?P<digits>[0-9]{1,3}(?:[. ][0-9]{3})+|[0-9]+)")
_MINUS_SIGNS = str.maketrans("−–‐‑‒—", "------")
MAX_DIGITS = 12


def read_number(text: str) -> int | None:
    """Read an integer: '−35', '1.495', '1 495', full-width digits. None if it is none."""
    plain = "".join(chr(ord(c) - 0xFEE0) if "！" <= c <= "～" else c for c in text)
    plain = plain.translate(_MINUS_SIGNS).replace("\u00a0", " ").replace("\u202f", " ").strip()
    match = _NUMBER.fullmatch(plain)
    if not match or len(match["digits"]) > MAX_DIGITS:
        return None
    number = int(re.sub(r"[. ]", "", match["digits"]))
    return -number if match["minus"] else number


class NumberField(forms.Field):
    """An integer in bounds and steps; an empty field means `default`."""

    def __init__(self, *, default: int, least: int, most: int, step: int, unit: str) -> None:
        super().__init__(required=False)
        self.default, self.least, self.most = default, least, most
        self.step, self.unit = step, unit

    def clean(self, value: Any) -> int:
        typed = str(value or "").strip()
        if not typed:
            return self.default
        number = read_number(typed)
        if number is None:
            raise ValidationError(wording.not_a_number(typed, self.unit))
        if not self.least <= number <= self.most:
            raise ValidationError(wording.number_out_of_range(number, self.least, self.most))
        if number % self.step:
            raise ValidationError(wording.not_a_multiple(number, self.step))
        return number

    def note(self, typed: str, number: int) -> str:
        """How the number was read, where that is not what was typed."""
        plain = str(number)
        return "" if typed.strip() in ("", plain) else wording.read_as(german.number(number))


class ChoiceField(forms.Field):
    """One of named choices; an empty field means `default`, or is an error without one."""

    def __init__(
        self, choices: Mapping[str, str], *, default: str | None, missing: str = ""
    ) -> None:
        super().__init__(required=False)
        self.choices, self.default, self.missing = dict(choices), default, missing

    def clean(self, value: Any) -> str:
        chosen = str(value or "").strip()
        if not chosen:
            if self.default is None:
                raise ValidationError(self.missing)
            return self.default
        if chosen not in self.choices:
            raise ValidationError(wording.unknown_choice(chosen, list(self.choices)))
        return chosen


class PlayersField(forms.Field):
    """The number of players; those that the engine does not yet know get their own message."""

    def __init__(self, supported: tuple[int, ...], possible: range) -> None:
        super().__init__(required=False)
        self.supported, self.possible = supported, possible
        self.default = 4

    def clean(self, value: Any) -> int:
        typed = str(value or "").strip()
        if not typed:
            return self.default
        number = read_number(typed)
        if number is None:
            raise ValidationError(wording.not_a_number(typed, "Spieler"))
        if number not in self.possible:
            raise ValidationError(
                wording.number_out_of_range(number, self.possible[0], self.possible[-1])
            )
        if number not in self.supported:
            raise ValidationError(wording.players_not_supported(number, self.supported))
        return number


class CardsField(forms.Field):
    """Cards or melds in card notation; `read` is a reader of `scoring.notation`."""

    def __init__(
        self, read: Callable[[str], ReadMelds] | Callable[[str], ReadCards], *, missing: str = ""
    ) -> None:
        super().__init__(required=False)
        self.read, self.missing = read, missing

    def clean(self, value: Any) -> ReadMelds | ReadCards:
        typed = str(value or "")
        read = self.read(typed) if typed.strip() else ReadMelds()
        if read.faults:
            raise ValidationError([wording.fault(fault) for fault in read.faults[:MAX_FAULTS]])
        if self.missing and read == ReadMelds():
            raise ValidationError(self.missing)
        return read


MAX_FAULTS = 5
"""Messages beside one field: more would hide the first, which is the one to mend."""


class NameField(forms.Field):
    """A party's shown name; empty means the default."""

    def __init__(self, default: str, most: int) -> None:
        super().__init__(required=False)
        self.default, self.most = default, most

    def clean(self, value: Any) -> str:
        name = " ".join(str(value or "").split())
        if len(name) > self.most:
            raise ValidationError(wording.name_too_long(len(name), self.most))
        if not name.isprintable():
            raise ValidationError(wording.NAME_UNPRINTABLE)
        return name or self.default
