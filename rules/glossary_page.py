"""What the glossary page shows: terms and synonyms in one alphabet."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import groupby

from django.utils.safestring import SafeString

from rules.display import Link, point_link
from rules.german import folded
from rules.glossary_links import TermLinks
from rules.glossary_words import GLOSSARY
from rules.schema import Term

# So many uses are shown at once; more are folded away.
SHOWN_USES = 2
ARTICLES = ("der ", "die ", "das ")


@dataclass(frozen=True, slots=True)
class Entry:
    """A word in the alphabet: a term with its text, or a synonym that leads to its term."""

    word: str
    term: Term
    text: SafeString | None = None
    uses: tuple[Link, ...] = ()

    @property
    def folded(self) -> bool:
        """Whether the uses are too many to stand open."""
        return len(self.uses) > SHOWN_USES


@dataclass(frozen=True, slots=True)
class Letter:
    """The words under one letter."""

    letter: str
    entries: tuple[Entry, ...]

    @property
    def id(self) -> str:
        """The anchor of the letter."""
        return f"b-{self.letter.lower()}"


@cache
def context() -> dict[str, object]:
    """The context of /begriffe/. It depends on the rule data alone."""
    entries = [_entry(term) for term in GLOSSARY.terms.values()]
    entries += [
        Entry(synonym, term) for term in GLOSSARY.terms.values() for synonym in term.synonyms
    ]
    entries.sort(key=lambda entry: _sorted_as(entry.word))
    return {
        "nav": "begriffe",
        "letters": [
            Letter(letter, tuple(held))
            for letter, held in groupby(entries, lambda entry: _sorted_as(entry.word)[0].upper())
        ],
        "counts": f"{len(GLOSSARY.terms)} Begriffe, {len(GLOSSARY.by_name)} Wörter",
    }


def _entry(term: Term) -> Entry:
    uses = tuple(point_link(point) for point in GLOSSARY.uses[term.id])
    link = TermLinks(without=(term.id,))
    return Entry(term.word, term, link(GLOSSARY.texts[term.id]), uses)


def _sorted_as(word: str) -> str:
    """Where a word stands in the alphabet: its article does not count."""
    return folded(next((word.removeprefix(a) for a in ARTICLES if word.startswith(a)), word))
