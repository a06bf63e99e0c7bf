"""The words that documents know: synonyms, parts of compounds, and what a slip of the pen meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise

from rapidfuzz import process
from rapidfuzz.distance import OSA

from search.words import Word, split_particle, stem, words

# How closely a token stands for a word: as itself, as another form or name of it, as the word
# that was begun, as a part of it.
EXACT, FORM, NAME, BEGUN, PART = 1.0, 0.9, 0.9, 0.75, 0.5
# As the word that was probably meant, by the number of wrong letters.
MEANT = {1: 0.8, 2: 0.7}
# So many letters has a word in which one, or two, may be wrong.
_ONE_WRONG, _TWO_WRONG = 4, 7
_MOST_MEANT = 3
# From here on a token is the word itself and can be a part of a name.
_AS_GOOD = MEANT[2]
_SHORTEST_PART = 3
_SHORTEST_BEGUN = 2
# Letters between the parts of a compound.
_LINKS = ("", "s", "n", "en", "es", "er")
_VERB_ENDINGS = ("est", "et", "st", "t")


@dataclass(slots=True)
class Term:
    """A word of a text with all tokens that stand for it, each with its closeness.

    `read_as`: the known word that it was taken for; empty where nothing was guessed.
    """

    word: Word
    tokens: dict[str, float] = field(default_factory=dict)
    read_as: str = ""

    def add(self, token: str, closeness: float) -> None:
        """Let a token stand for the word too."""
        self.tokens[token] = max(closeness, self.tokens.get(token, 0.0))


class Lexicon:
    """Made of the texts that are searched and of names: things that are called by several words.

    `names`: for each thing its names; in a text each of them stands for all.
    """

    def __init__(self, texts: Iterable[str], names: Mapping[str, Iterable[str]]) -> None:
        # How often each stem is written; and each folded word as it is written.
        self._written: Counter[str] = Counter()
        self._spelt: dict[str, Word] = {}
        self._names: dict[str, list[tuple[tuple[str, ...], str]]] = {}
        for text in texts:
            self._learn(_telling(words(text)))
        for thing, each in names.items():
            for found in (list(_telling(words(name))) for name in each):
                self._learn(found)
                if found:
                    entry = (tuple(word.stem for word in found), f"={thing}")
                    self._names.setdefault(found[0].stem, []).append(entry)
        self._stems = sorted(self._written)
        self._compounds: dict[str, tuple[str, ...]] = {}

    def _learn(self, found: Iterable[Word]) -> None:
        for word in found:
            self._written[word.stem] += 1
            for part in word.also:
                self._written[part] += 0
            if word.typed[0].isalpha() and word.folded.isalpha():
                self._spelt.setdefault(word.folded, word)

    def analysed(self, text: str) -> list[Term]:
        """The words of a text that is searched."""
        terms = self._terms(text)
        self._name(terms)
        return terms

    def asked(self, text: str) -> list[Term]:
        """The words of a query: the last one perhaps only begun, any of them perhaps misspelt."""
        terms = self._terms(text)
        for term in terms:
            if not self._knows(term):
                begun = self._begun(term.word) if term is terms[-1] else []
                for token in begun:
                    term.add(token, BEGUN)
                if not begun:
                    self._guess(term)
        # Words that nothing is known of say nothing, and names are seen across them.
        terms = [term for term in terms if self._knows(term)]
        self._name(terms)
        return terms

    def _knows(self, term: Term) -> bool:
        return not term.tokens.keys().isdisjoint(self._written)

    def _terms(self, text: str) -> list[Term]:
        terms: list[Term] = []
        particle = ""
        for word in words(text):
            if word.is_stop_word:
                self._join_particle(terms, word.folded)
                particle = word.folded
            else:
                terms.append(self._term(word))
                # Or it was only written apart: 'aus legen'.
                self._join_particle(terms[-1:], particle)
                particle = ""
        for first, second in pairwise(terms):
            joined = stem(first.word.folded + second.word.folded)
            if joined in self._written and not joined.isdecimal():
                first.add(joined, EXACT)
                second.add(joined, EXACT)
        return terms

    def _term(self, word: Word) -> Term:
        term = Term(word, {word.stem: EXACT})
        for form in self._forms(word.stem):
            term.add(form, FORM)
        for part in word.also:
            term.add(part, PART if "-" in word.typed else FORM)
        for part in self._parts(word):
            term.add(part, PART)
        return term

    def _join_particle(self, terms: Sequence[Term], particle: str) -> None:
        """In 'wirfst du ihn ab' the last word belongs to the first."""
        for term in reversed(terms):
            for verb in list(term.tokens):
                if particle + verb in self._written:
                    term.add(particle + verb, EXACT)
                    return

    def _forms(self, stem_: str) -> Iterator[str]:
        """Stems of other forms of a verb: 'gemeldet', 'meldet' -> 'meld'."""
        for bare in dict.fromkeys((stem_, stem_.removeprefix("ge"))):
            for ending in ("", *_VERB_ENDINGS):
                form = bare.removesuffix(ending)
                if form != stem_ and len(form) >= _SHORTEST_PART and form in self._written:
                    yield form

    def _parts(self, word: Word) -> tuple[str, ...]:
        """The known words that a compound is made of, empty where it is none."""
        if not word.folded.isalpha():
            return ()
        if word.folded in self._compounds:
            return self._compounds[word.folded]
        parts = self._split(word.folded)
        if word.stem in self._written:
            self._compounds[word.folded] = parts
        return parts

    def _split(self, folded: str) -> tuple[str, ...]:
        particle, tail = split_particle(folded)
        if particle and stem(tail) in self._written:
            return (stem(tail),)
        for end in range(len(folded) - _SHORTEST_PART, _SHORTEST_PART - 1, -1):
            rest = self._known(folded[end:])
            if rest is None:
                continue
            for link in _LINKS:
                first = folded[:end].removesuffix(link) if folded[:end].endswith(link) else ""
                if len(first) < _SHORTEST_PART:
                    continue
                known = self._known(first)
                if known is not None:
                    return (known, rest)
        return ()

    def _known(self, folded: str) -> str | None:
        for word in _telling(words(folded)):
            if word.stem in self._written:
                return word.stem
        return None

    def _begun(self, word: Word) -> list[str]:
        if len(word.folded) < _SHORTEST_BEGUN:
            return []
        return [known for known in self._stems if known.startswith(word.folded)]

    def _guess(self, term: Term) -> None:
        """Take an unknown word for the known ones that are fewest letters away."""
        word = term.word
        length = len(word.folded)
        if length < _ONE_WRONG or not word.folded.isalpha():
            return
        most = 2 if length >= _TWO_WRONG else 1
        found = process.extract(
            word.folded, self._spelt.keys(), scorer=OSA.distance, score_cutoff=most, limit=None
        )
        near = [(self._spelt[form], int(wrong)) for form, wrong, _ in found]
        if not near:
            return

        # The first letter is seldom wrong; of several words the one that is written more often.
        def probable(each: tuple[Word, int]) -> tuple[int, bool, int]:
            other, wrong = each
            return wrong, other.folded[0] != word.folded[0], -self._written[other.stem]

        near.sort(key=probable)
        meant, least = near[0]
        for other, wrong in near[:_MOST_MEANT]:
            if wrong == least:
                term.add(other.stem, MEANT[wrong])
        term.read_as = meant.typed

    def _name(self, terms: Sequence[Term]) -> None:
        """Let every name in a text stand for what it names."""
        for start, first in enumerate(terms):
            for token in [t for t, close in first.tokens.items() if close >= _AS_GOOD]:
                for key, thing in self._names.get(token, ()):
                    named = terms[start : start + len(key)]
                    if len(named) == len(key) and all(
                        term.tokens.get(part, 0.0) >= _AS_GOOD
                        for term, part in zip(named, key, strict=True)
                    ):
                        for term in named:
                            term.add(thing, NAME)


def _telling(found: Iterable[Word]) -> Iterator[Word]:
    return (word for word in found if not word.is_stop_word)
