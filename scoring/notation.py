"""Cards as people type them: one reader for forms, links and tests.

What was read with a liberty comes back as a note, what was not understood as a fault; both
are codes with facts, put into German by `wording`. Nothing is guessed silently.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from scoring.card_names import CARD_NAMES, card_meant
from scoring.cards import (
    CARD_ORDER,
    Card,
    Meld,
    format_cards,
    format_melds,
    merge_melds,
    sort_cards,
)

MAX_LENGTH = 2000
# No table holds more cards of one kind, whatever the packs: guards against '9999xK'.
MAX_COUNT = 162


class NoteCode(StrEnum):
    """What was read with a liberty."""

    J_IS_JOKER = "j-is-joker"
    COUNT_AFTER_CARD = "count-after-card"
    MERGED = "merged"


class FaultCode(StrEnum):
    """What was not understood."""

    UNKNOWN = "unknown"
    CONTROL = "control"
    TOO_LONG = "too-long"
    COUNT = "count"
    SUIT = "suit"
    MIXED = "mixed"
    RED_THREE_IN_MELD = "red-three-in-meld"
    TARGET = "target"
    NOTHING_TO_ADD = "nothing-to-add"
    TARGET_MISMATCH = "target-mismatch"
    NOT_ONE_CARD = "not-one-card"


@dataclass(frozen=True, slots=True)
class Note:
    """A liberty taken; `instead` is the whole text with the other meaning, where there is one."""

    code: NoteCode
    facts: dict[str, str | int] = field(default_factory=dict)
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Fault:
    """Something not understood, with what was probably meant where that can be said."""

    code: FaultCode
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ReadMelds:
    """The outcome of reading melds: beside faults, only what was understood.

    `meant`: what was probably meant, where mixed ranks are all that is wrong.
    """

    melds: tuple[Meld, ...] = ()
    notes: tuple[Note, ...] = ()
    faults: tuple[Fault, ...] = ()
    meant: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ReadCards:
    """The outcome of reading a hand: beside faults, only what was understood."""

    cards: tuple[Card, ...] = ()
    notes: tuple[Note, ...] = ()
    faults: tuple[Fault, ...] = ()
    meant: tuple[str, ...] = ()


_TIMES = r"[x×]"
_CARD = "|".join(sorted(map(re.escape, CARD_NAMES), key=len, reverse=True))
_COUNT_FIRST = re.compile(
    rf"(?P<count>[0-9]+)\s*{_TIMES}\s*(?P<suit>[♠♣♥♦]?)(?P<card>{_CARD})", re.I
)
_CARD_FIRST = re.compile(rf"(?P<card>{_CARD})\s*{_TIMES}\s*(?P<count>[0-9]+)", re.I)
_ONE_CARD = re.compile(_CARD, re.I)
_SUITS = {"♠": False, "♣": False, "♥": True, "♦": True}
_WHITE_SUITS = str.maketrans("♤♧♡♢", "♠♣♥♦")
_SEPARATORS = re.compile(r"[,;/+\r\n\u2028\u2029]+")
_RED_THREE = re.compile(r"rote?n?\s*(?:3|drei(?:en)?)", re.I)
_WORD = re.compile(r"[^\W\d_]+|[0-9]+|.", re.S)


def plain_width(text: str) -> str:
    """Full-width signs, as some keyboards type them, as plain ones."""
    return "".join(chr(ord(c) - 0xFEE0) if "！" <= c <= "～" else c for c in text)


def _plain(text: str) -> str:
    """Letters composed, signs plain, emoji selectors dropped: what the patterns know."""
    text = plain_width(unicodedata.normalize("NFC", text.translate(_WHITE_SUITS)))
    return text.replace("\ufe0e", "").replace("\ufe0f", "")


@dataclass(slots=True)
class _Token:
    """One or several equal cards as typed, and where they stand in the text."""

    card: Card
    count: int
    start: int
    end: int
    typed: str
    suit: str = ""
    count_after: bool = False


class _Reader:
    """Turns one stretch of text into tokens, collecting faults on the way."""

    def __init__(self, text: str, offset: int = 0) -> None:
        self.text = text
        self.offset = offset
        self.tokens: list[_Token] = []
        self.faults: list[Fault] = []
        self._waiting_suit = ""
        # What was probably meant by what is not known: from where to where, and the card.
        self.meant: list[tuple[int, int, str]] = []
        self._read()

    def _read(self) -> None:
        position = 0
        while position < len(self.text):
            sign = self.text[position]
            category = unicodedata.category(sign)
            if sign == "\t" or category == "Zs":
                position += 1
            elif category.startswith("C"):
                self.faults.append(Fault(FaultCode.CONTROL, {"code": f"U+{ord(sign):04X}"}))
                position += 1
            elif sign in _SUITS:
                self._suit(sign, position)
                position += 1
            else:
                position = self._card(position)
        if self._waiting_suit:
            self.faults.append(Fault(FaultCode.SUIT, {"typed": self._waiting_suit}))

    def _suit(self, sign: str, position: int) -> None:
        last = self.tokens[-1] if self.tokens else None
        if last and last.end == position + self.offset and not last.suit:
            self._paint(last, sign)
            last.end += 1
        elif self._waiting_suit:
            self.faults.append(Fault(FaultCode.SUIT, {"typed": self._waiting_suit + sign}))
        else:
            self._waiting_suit = sign

    def _paint(self, token: _Token, suit: str) -> None:
        token.suit = suit
        red = _SUITS[suit]
        if token.typed.lower() == "3r" and not red:
            self.faults.append(Fault(FaultCode.SUIT, {"typed": f"{token.typed}{suit}"}))
        elif token.card is Card.THREE and red:
            token.card = Card.RED_THREE

    def _card(self, position: int) -> int:
        for pattern in (_COUNT_FIRST, _CARD_FIRST, _ONE_CARD):
            match = pattern.match(self.text, position)
            # Between two digits the count comes first: '10×7' is ten sevens.
            if match is None or (pattern is _CARD_FIRST and match["card"].isdecimal()):
                continue
            card = CARD_NAMES.get((match.groupdict().get("card") or match[0]).casefold())
            if card is not None:
                return self._take(match, card)
        return self._unknown(position)

    def _take(self, match: re.Match[str], card: Card) -> int:
        groups = match.groupdict()
        typed = groups.get("card") or match[0]
        digits = groups.get("count") or "1"
        count = int(digits) if len(digits) < 5 else MAX_COUNT + 1
        if not 1 <= count <= MAX_COUNT:
            self.faults.append(Fault(FaultCode.COUNT, {"typed": match[0], "most": MAX_COUNT}))
            count = 1
        token = _Token(
            card=card,
            count=count,
            start=match.start() + self.offset,
            end=match.end() + self.offset,
            typed=typed,
            count_after=match.re is _CARD_FIRST,
        )
        suit = groups.get("suit") or self._waiting_suit
        self._waiting_suit = ""
        if suit:
            self._paint(token, suit)
        self.tokens.append(token)
        return match.end()

    def _unknown(self, position: int) -> int:
        if red := _RED_THREE.match(self.text, position):
            return self._note_unknown(red[0], position, str(Card.RED_THREE))
        match = _WORD.match(self.text, position)
        typed = match[0] if match else self.text[position]
        end = position + len(typed)
        start = position
        while start and typed.isalpha() and self.text[start - 1].isalpha():
            start -= 1
        # 'KKX' is two kings and an X; 'Köni' is one word, though its K is a card.
        word = self.text[start:end]
        meant = card_meant(word)
        if meant or not (meant := card_meant(typed)):
            typed = word
        return self._note_unknown(typed, end - len(typed), meant)

    def _note_unknown(self, typed: str, start: int, meant: str) -> int:
        """Note what is not known; returns where it ends."""
        end = start + len(typed)
        facts: dict[str, str | int] = {"typed": typed, "meant": meant}
        fault = Fault(FaultCode.UNKNOWN, facts)
        if fault not in self.faults:
            self.faults.append(fault)
        self.meant.append((start + self.offset, end + self.offset, meant))
        return end

    def cards(self) -> tuple[Card, ...]:
        return tuple(token.card for token in self.tokens for _ in range(token.count))


def _liberties(text: str, tokens: list[_Token]) -> Iterator[Note]:
    lone_js = [token for token in tokens if token.typed.lower() == "j"]
    if lone_js:
        instead = text
        for token in reversed(lone_js):
            piece = instead[token.start : token.end]
            instead = instead[: token.start] + re.sub("[jJ]", "B", piece) + instead[token.end :]
        yield Note(NoteCode.J_IS_JOKER, {"count": sum(t.count for t in lone_js)}, instead)
    for token in tokens:
        if token.count_after:
            yield Note(
                NoteCode.COUNT_AFTER_CARD,
                {"typed": text[token.start : token.end], "count": token.count, "card": token.card},
            )


def _with_meant(text: str, found: Sequence[tuple[int, int, str]], faults: int) -> str:
    """The text with the cards that were probably meant; empty where more is wrong with it."""
    if not found or len({text[start:end] for start, end, _ in found}) != faults:
        return ""
    if not all(card for _, _, card in found):
        return ""
    for start, end, card in reversed(found):
        text = text[:start] + card + text[end:]
    return "" if _Reader(_SEPARATORS.sub(" ", text)).faults else text


def _too_long(text: str) -> tuple[Fault, ...]:
    if len(text) <= MAX_LENGTH:
        return ()
    return (Fault(FaultCode.TOO_LONG, {"length": len(text), "most": MAX_LENGTH}),)


def read_cards(text: str) -> ReadCards:
    """Read cards of any rank, separators ignored: a hand, or the cards from under the top one.

    Red threes are read as '3r' or by their suit. Returns the cards in canonical order.
    """
    if faults := _too_long(text):
        return ReadCards(faults=faults)
    plain = _plain(text)
    reader = _Reader(_SEPARATORS.sub(lambda match: " " * len(match[0]), plain))
    instead = _with_meant(plain, reader.meant, len(reader.faults))
    return ReadCards(
        sort_cards(reader.cards()),
        tuple(_liberties(plain, reader.tokens)),
        tuple(reader.faults),
        (instead,) if instead else (),
    )


def read_card(text: str) -> ReadCards:
    """Read exactly one card (the top card of the pile)."""
    read = read_cards(text)
    if not read.faults and len(read.cards) != 1:
        return ReadCards(faults=(Fault(FaultCode.NOT_ONE_CARD, {"count": len(read.cards)}),))
    return read


def read_melds(text: str, *, guesses: bool = True) -> ReadMelds:
    """Read melds separated by comma, semicolon, slash, line break or plus.

    Melds of one rank are merged, with a note. '8: 2' adds to the own meld of eights. `guesses`:
    whether to look for what was meant by what is not known.
    """
    if faults := _too_long(text):
        return ReadMelds(faults=faults)
    plain = _plain(text)
    melds: list[Meld] = []
    faults_found: list[Fault] = []
    tokens: list[_Token] = []
    unknown: list[tuple[int, int, str]] = []
    start = 0
    for stretch in [*_SEPARATORS.finditer(plain), None]:
        end = stretch.start() if stretch else len(plain)
        meld = _read_meld(plain[start:end], start, tokens, faults_found, unknown)
        if meld:
            melds.append(meld)
        start = stretch.end() if stretch else end
    merged = merge_melds(melds)
    notes = list(_liberties(plain, tokens))
    seen = [meld.rank for meld in melds if meld.rank]
    notes += [
        Note(NoteCode.MERGED, {"rank": str(rank)})
        for rank in sorted({r for r in seen if seen.count(r) > 1}, key=CARD_ORDER.__getitem__)
    ]
    meant = _melds_meant(melds, faults_found)
    instead = _with_meant(plain, unknown, len(faults_found)) if guesses else ""
    if instead and not read_melds(instead, guesses=False).faults:
        meant = (instead,)
    return ReadMelds(merged, tuple(notes), tuple(faults_found), meant)


def _melds_meant(melds: list[Meld], faults: list[Fault]) -> tuple[str, ...]:
    """The whole text as it was probably meant, where mixed ranks are all that is wrong."""
    if {fault.code for fault in faults} != {FaultCode.MIXED}:
        return ()
    read = [format_melds(melds)] if melds else []
    meant = [", ".join([*read, *(str(fault.facts["meant"]) for fault in faults)])]
    # '4 K' may be four kings.
    if len(faults) == 1 and "counted" in faults[0].facts:
        meant.append(", ".join([*read, str(faults[0].facts["counted"])]))
    return tuple(meant)


def _read_meld(
    text: str,
    offset: int,
    tokens: list[_Token],
    faults: list[Fault],
    meant: list[tuple[int, int, str]],
) -> Meld | None:
    """One meld of the text; None where it is empty or faulty."""
    target: Card | None = None
    if ":" in text:
        before, _, text = text.partition(":")
        read = _Reader(before, offset)
        offset += len(before) + 1
        named = read.cards()
        if read.faults or len(named) != 1 or named[0].is_wild or named[0] is Card.RED_THREE:
            faults.append(Fault(FaultCode.TARGET, {"typed": before.strip()}))
            return None
        target = named[0]
    reader = _Reader(text, offset)
    tokens.extend(reader.tokens)
    faults.extend(reader.faults)
    meant.extend(reader.meant)
    cards = reader.cards()
    if not (cards or target):
        return None
    return _build_meld(cards, target, text, faults)


def _build_meld(
    cards: tuple[Card, ...], target: Card | None, text: str, faults: list[Fault]
) -> Meld | None:
    typed = text.strip()
    ranks = list(dict.fromkeys(card for card in cards if not card.is_wild))
    if Card.RED_THREE in ranks:
        faults.append(Fault(FaultCode.RED_THREE_IN_MELD, {"typed": typed}))
    elif len(ranks) > 1:
        facts: dict[str, str | int] = {
            "typed": format_cards(cards),
            "meant": format_melds(_split_by_rank(cards)),
        }
        if len(cards) == 2 and cards[0].isdecimal():
            facts["counted"] = f"{cards[0]}×{cards[1]}"
        faults.append(Fault(FaultCode.MIXED, facts))
    elif target and not cards:
        faults.append(Fault(FaultCode.NOTHING_TO_ADD, {"rank": str(target)}))
    elif target and ranks and ranks[0] is not target:
        faults.append(
            Fault(FaultCode.TARGET_MISMATCH, {"rank": str(target), "found": str(ranks[0])})
        )
    else:
        return Meld.of(ranks[0] if ranks else target, cards)
    return None


def _split_by_rank(cards: tuple[Card, ...]) -> list[Meld]:
    """Mixed cards as separate melds; a wild card stays with the natural one before it."""
    groups: dict[Card | None, list[Card]] = {}
    current: Card | None = next((card for card in cards if not card.is_wild), None)
    for card in cards:
        if not card.is_wild:
            current = card
        groups.setdefault(current, []).append(card)
    return [Meld.of(rank, group) for rank, group in groups.items()]
