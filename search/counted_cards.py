"""Cards told in words: 'zwei Damen und zwei Zweier'."""

from __future__ import annotations

from scoring.card_names import CARD_NAMES
from search.word_forms import NUMBERS
from search.words import Word, fold, words

_NAMES = {fold(name): str(card) for name, card in CARD_NAMES.items() if len(name) > 1}


def counted_cards(text: str) -> str:
    """The cards of a text in card notation; empty where it says anything else."""
    cards: list[str] = []
    count = ""
    for word in words(text):
        if word.stem.isdecimal() and not count:
            count = word.stem
            continue
        told, card = _told(word)
        if card and not (told and count):
            cards.append(f"{told or count or 1}x{card}")
            count = ""
        elif not word.is_stop_word:
            return ""
    return "" if count else " ".join(cards)


def _told(word: Word) -> tuple[str, str]:
    """Number and name of cards in one word, each empty where it holds none: 'zweidamen'."""
    if word.stem.endswith("er") and word.stem[:-2].isdecimal():
        return "", word.stem[:-2]
    for name, card in _NAMES.items():
        number = word.folded.removesuffix(name)
        if number != word.folded and (not number or number in NUMBERS):
            return str(NUMBERS[number]) if number else "", card
    return "", ""
