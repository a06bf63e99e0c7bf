"""German typography and spelling: how integers, days and quotations look, words ordered."""

import datetime
import unicodedata

MINUS = "\N{MINUS SIGN}"
# What was typed is repeated in a message, but never a screenful of it.
LONGEST_QUOTE = 60
_MONTHS = (
    *("Januar", "Februar", "März", "April", "Mai", "Juni"),
    *("Juli", "August", "September", "Oktober", "November", "Dezember"),
)


def number(value: int) -> str:
    """Write an integer the German way: 1240 -> '1.240', -35 -> '−35' (U+2212)."""
    digits = f"{abs(value):,}".replace(",", ".")
    return f"{MINUS}{digits}" if value < 0 else digits


def signed(value: int) -> str:
    """Write a difference: 200 -> '+200', -35 -> '−35', 0 -> '±0'."""
    return f"{'±' if value == 0 else '+' if value > 0 else ''}{number(value)}"


def listing(parts: list[str], conjunction: str = "und") -> str:
    """Join parts as a German enumeration: 'a, b und c'."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {conjunction} {parts[-1]}"


def quoted(text: str) -> str:
    """What somebody typed, in quotation marks; at most a line of it."""
    return f"„{excerpt(text)}“"


def excerpt(text: str) -> str:
    """At most a line of a text."""
    return text if len(text) <= LONGEST_QUOTE else f"{text[: LONGEST_QUOTE - 1]}…"


def folded(text: str) -> str:
    """A word as the dictionary orders it: 'Ablegestoß' -> 'ablegestoss', 'König' -> 'konig'.

    Umlauts count as their vowels; what is neither letter nor digit only parts words.
    """
    letters = unicodedata.normalize("NFKD", text.casefold())
    bare = (char for char in letters if not unicodedata.combining(char))
    return " ".join("".join(char if char.isalnum() else " " for char in bare).split())


def date(day: datetime.date) -> str:
    """Write a day the German way: '2. November 2026'."""
    return f"{day.day}. {_MONTHS[day.month - 1]} {day.year}"
