"""The picture that messengers show beside a link to the site."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from rules import start_page
from scoring.wording import share_text


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture among the static files, drawn by `make pictures`; `alt`: what it shows."""

    file: str
    width: int
    height: int
    alt: str


@cache
def picture() -> Picture:
    """The example of the start page with its three verdicts."""
    example = start_page.example()
    lead = f"{example.cards}: {example.question}"
    said = [(column.label, column.word.lower()) for column in example.columns]
    return Picture("icons/vorschau.png", 1200, 630, share_text(lead, said))
