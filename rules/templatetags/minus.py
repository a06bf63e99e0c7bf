"""Figures below zero, for ears: screen readers pass over U+2212 or call it a dash."""

from __future__ import annotations

from django import template
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

from rules.german import MINUS

register = template.Library()
_BOTH = f'<span class="sr">minus </span><span aria-hidden="true">{MINUS}</span>'


@register.filter
def minus(text: str) -> SafeString:
    """A figure with its sign for the eye and the word for it."""
    return mark_safe(conditional_escape(text).replace(MINUS, _BOTH))  # noqa: S308 - escaped


@register.filter
def spoken(text: str) -> str:
    """A figure as it is said, for what is only heard."""
    return text.replace(MINUS, "minus ")
