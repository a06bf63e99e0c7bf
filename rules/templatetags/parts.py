"""Small parts that stand on a page by the dozen.

Including a template costs more than all that these show. They show little that can vary, so each
look of them is rendered once and remembered. Only what the rule data and our own texts say comes
in here, never what somebody typed: a stranger cannot fill the memory.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Protocol

from django import template
from django.conf import settings
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

register = template.Library()
# More than all marks, verdicts, cards, fields and pieces of evidence together.
_LOOKS = 4096


class Named(Protocol):
    """What speaks for one version: its class in the stylesheet, its letter, its name."""

    key: str
    letter: str
    label: str


class Judging(Protocol):
    """What has a verdict: its class, which is also its symbol, and its word."""

    css: str
    word: str


class Field(Protocol):
    """A field of a form; `speaks`: there is something to say beside it."""

    name: str

    @property
    def speaks(self) -> bool: ...

    @property
    def untouched(self) -> bool: ...


class Party(Protocol):
    """Whose field it is, by the name that was typed and by ours."""

    name: str
    default_name: str


def _render(part: str, **shown: object) -> SafeString:
    return render_to_string(f"parts/{part}.html", shown)


# While templates are being written every page shows them as they are now.
_remembered = _render if settings.DEBUG else lru_cache(_LOOKS, typed=True)(_render)


@register.simple_tag
def fest(part: str, **shown: object) -> SafeString:
    """A part that shows nothing but what is given here."""
    return _remembered(part, **shown)


@register.simple_tag
def zeichen(c: Named) -> SafeString:
    """The mark of a version."""
    return _remembered("zeichen", key=c.key, letter=c.letter, label=c.label)


@register.simple_tag
def urteil(c: Judging, size: str = "") -> SafeString:
    """A verdict with its symbol."""
    return _remembered("urteil", css=c.css, word=c.word, size=size)


@register.simple_tag
def beleg(x: object, who: str = "") -> SafeString:
    """Status and source of what is said (`Evidence` or `Said`), and who says it."""
    return _remembered("beleg", x=x, who=who)


@register.simple_tag
def karte(card: object) -> SafeString:
    """A little card (`CardView`)."""
    return _remembered("karte", card=card)


@register.simple_tag
def nachricht(f: Field) -> SafeString:
    """The place beside a field where messages stand; most of the time it is empty."""
    if f.speaks:
        return _render("nachricht", name=f.name, f=f)
    return _remembered("nachricht", name=f.name)


@register.simple_tag
def feld(part: str, f: Field, party: Party | None = None, **shown: object) -> SafeString:
    """An input with its label. Most are empty and called as we call them: those are remembered."""
    if party:
        shown["who"] = party.name
    ours = f.untouched and (not party or party.name == party.default_name)
    return (_remembered if ours else _render)(part, f=f, **shown)
