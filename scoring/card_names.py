"""What people call the cards when they type them: names that are read, and near misses."""

from difflib import get_close_matches

from scoring.cards import Card

CARD_NAMES = {
    **dict.fromkeys(("ass", "asse", "as", "a"), Card.ACE),
    **dict.fromkeys(("könig", "könige", "koenig", "koenige", "k"), Card.KING),
    **dict.fromkeys(("dame", "damen", "d", "q"), Card.QUEEN),
    **dict.fromkeys(("bube", "buben", "b"), Card.JACK),
    **dict.fromkeys(("10", "t"), Card.TEN),
    **dict.fromkeys(("joker", "jo", "j", "*", "★"), Card.JOKER),
    "3r": Card.RED_THREE,
    **{str(card): card for card in Card if str(card) in "98765432"},
}
# What people type from other decks and habits; offered, never taken.
MEANT = {
    "x": "10", "0": "10", "1": "10", "zehn": "10", "ten": "10", "ace": "A", "king": "K",
    "queen": "D", "jack": "B", "unter": "B", "ober": "D", "zwei": "2", "zweier": "2",
    "two": "2", "drei": "3", "three": "3", "vier": "4", "four": "4", "fünf": "5", "five": "5",
    "sechs": "6", "six": "6", "sieben": "7", "seven": "7", "acht": "8", "eight": "8",
    "neun": "9", "nine": "9", "r": "3r", "s": "3", "s3": "3", "r3": "3r",
}  # fmt: skip


def card_meant(typed: str) -> str:
    """The card that was probably meant, empty where nothing is near."""
    low = typed.lower()
    if low in MEANT:
        return MEANT[low]
    words = [name for name in (*CARD_NAMES, *MEANT) if len(name) > 2]
    near = get_close_matches(low, words, n=1, cutoff=0.75)
    if not near:
        return ""
    return str(CARD_NAMES[near[0]]) if near[0] in CARD_NAMES else MEANT[near[0]]
