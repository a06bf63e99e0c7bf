"""How answers and their evidence are shown: German texts with marked-up card examples."""

from __future__ import annotations

import re
from dataclasses import dataclass

from django.urls import reverse
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from rules.catalog import CATALOG
from rules.schema import Answer, Selection
from rules.status import Status
from rules.values import Value

STATUS_CSS = {
    Status.STATED: "e",
    Status.DERIVED: "g",
    Status.AMBIGUOUS: "x",
    Status.SILENT: "n",
    Status.UNVERIFIED: "u",
}
_CARDS = re.compile(r"\[([^\[\]]+)\]")


@dataclass(frozen=True, slots=True)
class Evidence:
    """Status, source and address of the rule point behind a sentence."""

    status_css: str
    status_word: str
    source: str
    href: str
    assumed: str = ""


def evidence(selection: Selection, point: str, status: Status | None = None) -> Evidence:
    """The evidence of an answer; `status` where it is narrower than the answer's own."""
    answer = CATALOG.answer(selection, point)
    status = status or answer.status
    return Evidence(
        status_css=STATUS_CSS[status],
        status_word=status.word,
        source=sources_of(answer),
        href=point_address(point),
        assumed=answer.assumed_filled,
    )


def sources_of(answer: Answer[Value]) -> str:
    """The citations of an answer."""
    return "; ".join(str(citation) for citation in answer.cites)


def point_address(point: str) -> str:
    """Where a rule point can be read."""
    return f"{reverse('rules:vergleich')}#{point}"


def with_cards(text: str) -> SafeString:
    """A text with its card examples (in square brackets) kept on one line."""
    marked = _CARDS.sub(r'<span class="nb">\1</span>', escape(text))
    return mark_safe(marked)  # noqa: S308 - escaped above, only our own tag is added
