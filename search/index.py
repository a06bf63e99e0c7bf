"""A small search whose ranking can be explained: which words of a query stand where.

A word is worth more the fewer documents know it, and in a title it counts more than in an answer;
where it stands in several places it counts a little more. A document's score is the share of the
query's worth that it covers, and a little for how much of its title the query covers, times the
weight of its kind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import Enum
from math import log
from typing import Generic, TypeVar

from rapidfuzz import fuzz, process

from search.lexicon import PART, Lexicon, Term
from search.words import fold

Key = TypeVar("Key")


class Place(Enum):
    """Where a word stands in a document, and what that is worth."""

    TITLE = 0.75
    WORDS = 0.5
    QUESTION = 0.3
    ANSWER = 0.2


# So many characters of a query are read; a question at the table has no more.
LONGEST_QUERY = 200
# What a title, and a topic, that the query covers as a whole adds to the score.
_WHOLE_TITLE = 0.25
_WHOLE_TOPIC = 0.1
# What scores less than this share of the best is noise.
_WORTH_SHOWING = 0.4


@dataclass(frozen=True, slots=True)
class Document(Generic[Key]):
    """Something that can be found: its texts by place, its topic, the weight of its kind."""

    key: Key
    texts: Mapping[Place, Sequence[str]]
    topic: str = ""
    weight: float = 1.0

    @property
    def title(self) -> str:
        """What it is called."""
        return self.texts[Place.TITLE][0]


@dataclass(frozen=True, slots=True)
class Found(Generic[Key]):
    """A document that answers a query."""

    key: Key
    score: float


@dataclass(frozen=True, slots=True)
class Guess:
    """A word of the query that was read as another."""

    typed: str
    read_as: str


@dataclass(frozen=True, slots=True)
class Results(Generic[Key]):
    """What answers a query, best first, and the words that were guessed."""

    found: tuple[Found[Key], ...]
    guesses: tuple[Guess, ...]


@dataclass(frozen=True, slots=True)
class _Heading:
    """The words of a title or topic: the tokens that stand for each, and its worth."""

    words: tuple[tuple[frozenset[str], float], ...]

    def covered(self, tokens: AbstractSet[str]) -> float:
        """Which share of it a query with these tokens covers."""
        whole = sum(worth for _, worth in self.words)
        covered = sum(worth for word, worth in self.words if not word.isdisjoint(tokens))
        return covered / whole if whole else 0.0


class Index(Generic[Key]):
    """Documents, found by their words. `names`: as in Lexicon."""

    def __init__(
        self, documents: Iterable[Document[Key]], names: Mapping[str, Iterable[str]]
    ) -> None:
        self._documents = tuple(documents)
        texts = [text for d in self._documents for each in d.texts.values() for text in each]
        self._lexicon = Lexicon(texts, names)
        self._postings: dict[str, dict[int, float]] = {}
        for number, document in enumerate(self._documents):
            for place, each in document.texts.items():
                self._post(number, place, each)
        self._titles = [self._heading(document.title) for document in self._documents]
        self._topics = [self._heading(document.topic) for document in self._documents]

    def _post(self, number: int, place: Place, texts: Iterable[str]) -> None:
        closest: dict[str, float] = {}
        for text in texts:
            for term in self._lexicon.analysed(text):
                for token, closeness in term.tokens.items():
                    closest[token] = max(closeness, closest.get(token, 0.0))
        for token, closeness in closest.items():
            held = self._postings.setdefault(token, {})
            held[number] = 1 - (1 - held.get(number, 0.0)) * (1 - closeness * place.value)

    def search(self, query: str) -> Results[Key]:
        """The documents that a query is about, best first; equal ones in their order."""
        asked = self._lexicon.asked(query)
        matches = [self._matches(term) for term in asked]
        worths = [self._worth(term) for term in asked]
        whole = sum(worths)
        scores: dict[int, float] = {}
        for match, worth in zip(matches, worths, strict=True):
            for number, share in match.items():
                scores[number] = scores.get(number, 0.0) + worth * share
        tokens = {token for term in asked for token in term.tokens}
        for number, score in scores.items():
            title = _WHOLE_TITLE * self._titles[number].covered(tokens)
            topic = _WHOLE_TOPIC * self._topics[number].covered(tokens)
            scores[number] = (score / whole + title + topic) * self._documents[number].weight
        best = max(scores.values(), default=0.0)
        ranked = sorted(scores, key=lambda number: (-round(scores[number], 6), number))
        return Results(
            tuple(
                Found(self._documents[number].key, scores[number])
                for number in ranked
                if scores[number] >= best * _WORTH_SHOWING
            ),
            tuple(Guess(term.word.typed, term.read_as) for term in asked if term.read_as),
        )

    def nearest(self, query: str, most: int) -> list[Key]:
        """The documents whose titles look most like a query in which no word is known."""
        titles = {number: fold(each.title) for number, each in enumerate(self._documents)}
        near = process.extract(fold(query), titles, scorer=fuzz.WRatio, limit=most)
        return [self._documents[number].key for _, _, number in near]

    def _matches(self, term: Term) -> dict[int, float]:
        found: dict[int, float] = {}
        for token, closeness in term.tokens.items():
            for number, worth in self._postings.get(token, {}).items():
                found[number] = max(found.get(number, 0.0), closeness * worth)
        return found

    def _worth(self, term: Term) -> float:
        """The rarer a word, the more it tells; its parts are not the word."""
        known = {
            number
            for token, closeness in term.tokens.items()
            if closeness > PART
            for number in self._postings.get(token, ())
        }
        return log(1 + len(self._documents) / (1 + len(known)))

    def _heading(self, text: str) -> _Heading:
        """A title or topic, weighed once for all queries."""
        terms = self._lexicon.analysed(text)
        return _Heading(
            tuple(
                (frozenset(token for token, close in term.tokens.items() if close > PART), worth)
                for term, worth in zip(terms, map(self._worth, terms), strict=True)
            )
        )
