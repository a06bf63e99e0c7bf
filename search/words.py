"""German words as a search sees them: folded, numbers as digits, cut back to their stems."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import snowballstemmer

from search.word_forms import (
    CARD_ENDINGS,
    IRREGULAR,
    NUMBER_ENDINGS,
    NUMBERS,
    ORDINAL_ENDINGS,
    ORDINALS,
    PARTICLES,
    STOP_WORDS,
)

# Cards in brackets are one word; so are a number with its thousands set off, and a hyphenated one.
_WORD = re.compile(
    r"\[[^\[\]]+\]"
    r"|(?<!\d)[0-9]{1,3}(?:[. \u00a0\u202f][0-9]{3})+(?![0-9])"
    r"|[0-9]+er(?:n)?(?!\w)"
    r"|[0-9]+"
    r"|[^\W\d_]+(?:-[^\W\d_]+)*"
)
# Umlauts written out; after a vowel and after q the 'ue' is none ('neue', 'Quelle').
_WRITTEN_OUT = re.compile(r"(?<![aeiouyq])([aou])e")
# What stands behind a separable prefix has at least so many letters.
_SHORTEST_TAIL = 4
# What is typed may be anything: only so much of it is remembered.
_REMEMBERED = 8192
_STEMMER = snowballstemmer.stemmer("german")


@dataclass(frozen=True, slots=True)
class Word:
    """A word of a text: as typed, folded, and the stem that stands for all its forms.

    `also`: what else it stands for: the number in 'Dreier', the parts of 'Hand-Canasta'.
    """

    typed: str
    folded: str
    stem: str
    also: tuple[str, ...] = ()

    @property
    def is_stop_word(self) -> bool:
        """Whether it says nothing about the matter."""
        return self.folded in STOP_WORDS or self.folded in PARTICLES


def words(text: str) -> Iterator[Word]:
    """The words of a text in order, stop words among them."""
    for match in _WORD.finditer(unicodedata.normalize("NFC", text)):
        word = _word(match[0])
        # A sign that is a letter only by its class may fold to nothing.
        if word.folded:
            yield word


def fold(text: str) -> str:
    """Letters alone: 'König', 'Koenig' and 'KÖNIG' are 'konig', 'Stoß' is 'stoss'."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = "".join(char for char in letters if not unicodedata.combining(char))
    return _WRITTEN_OUT.sub(r"\1", bare)


@lru_cache(_REMEMBERED)
def stem(folded: str) -> str:
    """The stem of a folded word: strong verbs by their infinitive, prefixes apart."""
    particle, tail = split_particle(folded)
    infinitive = IRREGULAR.get(tail)
    if infinitive is None and particle:
        infinitive = _without_infix(tail)
    return particle + str(_STEMMER.stemWord(infinitive or tail))


def split_particle(folded: str) -> tuple[str, str]:
    """A separable prefix and the verb behind it: 'abwerfen' -> 'ab', 'werfen'."""
    for particle in PARTICLES:
        tail = folded.removeprefix(particle)
        if tail != folded and (len(tail) >= _SHORTEST_TAIL or tail in IRREGULAR):
            return particle, tail
    return "", folded


def _without_infix(tail: str) -> str:
    """A verb without what its forms put behind the prefix: 'gemacht', 'zumachen' -> 'macht'."""
    for infix in ("ge", "zu"):
        verb = tail.removeprefix(infix)
        if verb != tail and len(verb) >= _SHORTEST_TAIL and verb.endswith(("t", "en")):
            return IRREGULAR.get(verb, verb)
    return tail


@lru_cache(_REMEMBERED)
def _word(typed: str) -> Word:
    if typed.startswith("["):
        cards = "".join(fold(typed).strip("[]").split())
        return Word(typed, cards, f"[{cards}]")
    folded = fold(typed).strip()
    if folded[:1].isdecimal():
        digits = "".join(char for char in folded if char.isdecimal())
        number = digits.lstrip("0") or "0"
        return _card(typed, folded, number) if folded[-1].isalpha() else Word(typed, number, number)
    if number := _number(folded, NUMBER_ENDINGS):
        return Word(typed, number, number)
    if number := _number(folded, CARD_ENDINGS):
        return _card(typed, folded, number)
    if number := ORDINALS.get(folded) or _number(folded, ORDINAL_ENDINGS):
        return Word(typed, folded, stem(folded), (number,))
    joined = "".join(folded.split("-"))
    parts = tuple(stem(part) for part in folded.split("-")) if joined != folded else ()
    return Word(typed, joined, stem(joined), parts)


def _number(folded: str, endings: Iterable[str]) -> str:
    """The number in letters that a word is, with one of these endings; empty if it is none."""
    for ending in endings:
        if folded.endswith(ending) and folded.removesuffix(ending) in NUMBERS:
            return str(NUMBERS[folded.removesuffix(ending)])
    return ""


def _card(typed: str, folded: str, number: str) -> Word:
    """'Zweier' is a card of that rank; 'zwei' may count anything."""
    return Word(typed, folded, f"{number}er", (number,))
