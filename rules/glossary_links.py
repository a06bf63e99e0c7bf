"""Links from running text into the glossary."""

from __future__ import annotations

from collections.abc import Collection

from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeData, SafeString, mark_safe

from rules.display import with_cards
from rules.glossary_words import GLOSSARY
from rules.schema import Term


class TermLinks:
    """Links the first use of each term on one page: call it with the texts in page order.

    `without`: ids of terms that are not linked here, such as the one that the text explains.
    """

    def __init__(self, *, without: Collection[str] = ()) -> None:
        self._seen = set(without)

    def __call__(self, text: str) -> SafeString:
        """A plain text as HTML: escaped, cards kept together, terms linked."""
        if isinstance(text, SafeData):
            raise TypeError("already HTML: a link would break what is marked up there")
        parts, here = [], 0
        for found in GLOSSARY.find(text):
            if found.term.id in self._seen:
                continue
            self._seen.add(found.term.id)
            parts += [
                with_cards(text[here : found.start]),
                _link(found.term, text[found.start : found.end]),
            ]
            here = found.end
        parts.append(with_cards(text[here:]))
        return mark_safe("".join(parts))  # noqa: S308 - every part is escaped


def term_address(term: Term) -> str:
    """Where a term is explained."""
    return f"{reverse('rules:begriffe')}#{term.id}"


def _link(term: Term, word: str) -> SafeString:
    return format_html('<a class="begriff" href="{}">{}</a>', term_address(term), word)
