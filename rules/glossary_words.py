"""The glossary as a whole: checked, found in running text, traced through the rule points."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError
from rules.german import folded
from rules.glossary import ALL_TERMS
from rules.schema import Point, Term, Version
from rules.values import Value

# Card examples hold no words; a word inside a longer one ('Canasta' in 'Hand-Canasta') is another.
_CARDS = r"\[[^\[\]]+\]"
_BEFORE, _AFTER = r"(?<![\w-])", r"(?![\w-])"


@dataclass(frozen=True, slots=True)
class Found:
    """A term, and where it stands in a text."""

    term: Term
    start: int
    end: int


class Glossary:
    """Terms that fit together and to the rule points. Raises RuleDataError where they do not."""

    def __init__(self, terms: Iterable[Term], catalog: Catalog) -> None:
        self.terms: Mapping[str, Term] = _by_id(terms)
        self._catalog = catalog
        self.by_name: Mapping[str, Term] = _by_name(self.terms.values())
        self.texts: Mapping[str, str] = MappingProxyType(
            {term.id: catalog.filled(term.text, term.numbers) for term in self.terms.values()}
        )
        self._patterns = [
            (term, re.compile(f"{_BEFORE}(?:{'|'.join(term.forms)}){_AFTER}", re.IGNORECASE))
            for term in self.terms.values()
            if term.forms
        ]
        self.uses: Mapping[str, tuple[str, ...]] = MappingProxyType(self._uses())

    def find(self, text: str) -> Iterator[Found]:
        """The terms of a text in order; where two begin alike or overlap, the longer one."""
        cards = [match.span() for match in re.finditer(_CARDS, text)]
        found = [
            Found(term, *match.span())
            for term, pattern in self._patterns
            for match in pattern.finditer(text)
            if not any(start <= match.start() < end for start, end in cards)
        ]
        taken: list[Found] = []
        for each in sorted(found, key=lambda each: (each.start - each.end, each.start)):
            if all(each.end <= other.start or other.end <= each.start for other in taken):
                taken.append(each)
        yield from sorted(taken, key=lambda each: each.start)

    def _uses(self) -> dict[str, tuple[str, ...]]:
        """For each term the points that use it: first those that ask about it, then the others."""
        asking: dict[str, list[str]] = {term: [] for term in self.terms}
        answering: dict[str, list[str]] = {term: [] for term in self.terms}
        for point in self._catalog.points.values():
            asked = self._ids([point.question])
            for term in asked:
                asking[term].append(point.id)
            for term in self._ids(_answers(point)) - asked:
                answering[term].append(point.id)
        return {term: (*asking[term], *answering[term]) for term in self.terms}

    def _ids(self, texts: Iterable[str]) -> set[str]:
        return {found.term.id for text in texts for found in self.find(text)}


def _answers(point: Point[Value]) -> Iterator[str]:
    yield point.why
    for version in Version:
        answer = point.answer(version)
        yield from (answer.short_filled, answer.text_filled)


def _by_id(terms: Iterable[Term]) -> Mapping[str, Term]:
    found: dict[str, Term] = {}
    for term in terms:
        if term.id in found:
            raise RuleDataError(f"two terms named {term.id}")
        found[term.id] = term
    return MappingProxyType(found)


def _by_name(terms: Iterable[Term]) -> Mapping[str, Term]:
    """Terms by folded word and synonym: what a search would look up."""
    found: dict[str, Term] = {}
    for term in terms:
        for name in map(folded, (term.word, *term.synonyms)):
            if name in found:
                raise RuleDataError(f"{name!r} means {found[name].id} and {term.id}")
            found[name] = term
    return MappingProxyType(found)


GLOSSARY = Glossary(ALL_TERMS, CATALOG)
