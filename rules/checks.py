"""What every text of the rule data must keep to, whichever kind of entry it stands in."""

from __future__ import annotations

import re
from collections.abc import Mapping

from rules import german

_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_PLACEHOLDER = re.compile(r"\{(\w+)\}")
# Card strings stand in square brackets and may hold digits: they are examples, not rules.
_CARDS = re.compile(r"\[[^\[\]]+\]")

# A reason is read in one breath.
TEXT_WORDS = 15


class RuleDataError(ValueError):
    """Rule data that contradicts the schema."""


def require(condition: object, complaint: str) -> None:
    """Raise RuleDataError with a complaint unless a condition holds."""
    if not condition:
        raise RuleDataError(complaint)


def check_slug(slug: str) -> None:
    """Require a public id: small letters, digits, hyphens."""
    require(_SLUG.fullmatch(slug), f"not a slug: {slug!r}")


def check_no_digit(template: str) -> None:
    """Require that digits stand only in placeholders and card strings."""
    bare = _CARDS.sub("", _PLACEHOLDER.sub("", template))
    require(not re.search(r"\d", bare), f"digit outside a placeholder: {template!r}")


def check_sentence(text: str) -> None:
    """Require a full stop at the end."""
    require(text.endswith("."), f"not a sentence: {text!r}")


def check_length(template: str, most: int) -> None:
    """Require at most so many words; a card string is one."""
    words = len(_CARDS.sub("x", template).split())
    require(words <= most, f"{words} words, at most {most}: {template!r}")


def check_borrowed(template: str, numbers: Mapping[str, str]) -> None:
    """Require that a text borrows just the numbers that it names."""
    check_no_digit(template)
    require(
        placeholders_of(template) == set(numbers), f"placeholders and numbers differ: {template!r}"
    )


def placeholders_of(template: str) -> set[str]:
    """The names of the numbers that a text asks for."""
    return set(_PLACEHOLDER.findall(template))


def fill(template: str, numbers: Mapping[str, int]) -> str:
    """A template with its numbers. Raises RuleDataError where one is missing."""

    def number(match: re.Match[str]) -> str:
        require(match[1] in numbers, f"no number for {match[0]} in {template!r}")
        return german.number(numbers[match[1]])

    return _PLACEHOLDER.sub(number, template)
