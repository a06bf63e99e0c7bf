"""What the search shows: the field, the hits, and what to do where there are none."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from rules import german
from rules.agreement.address import Table
from rules.display import Link
from rules.dispute_page import dispute_address
from rules.search_hits import Hit, hit, hits, meld_check
from scoring.cards import format_melds
from scoring.display import FieldView, address
from scoring.forms import MeldForm
from scoring.turn import Turn
from search.counted_cards import counted_cards
from search.documents import index
from search.index import LONGEST_QUERY

PAGE = "rules:suche"
QUERY, ALL = "q", "alle"
# So many hits stand there at once; more are a tap away.
SHOWN = 12
NEAREST = 3
# So many equal digits are cards, anything else in digits is a number.
FEWEST_DIGITS = 3
# Disputes that tables have, as somebody would type them; each leads where it is settled.
EXAMPLES = (
    ("rote Dreien ohne Canasta", "rote-dreien-ohne-canasta"),
    ("Stock leer", "stock-leer"),
    ("letzte Karte", "ausmachen-ohne-abwurf"),
    ("Hand-Canasta", "hand-canasta-200-oder-1000"),
)
NOTHING_ASKED = "Tippt ein, worum es geht."
TOO_LONG = f"Höchstens {LONGEST_QUERY} Zeichen: Nehmt ein paar Stichwörter."


@dataclass(frozen=True, slots=True)
class Search:
    """A query and what answers it. `complaint`: why it was not searched for.

    `nearest` is there only where there is no hit; `guesses` are words that were read otherwise.
    """

    typed: str
    complaint: str = ""
    hits: tuple[Hit, ...] = ()
    nearest: tuple[Hit, ...] = ()
    guesses: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing was asked."""
        return not self.typed.strip()


def search(typed: str, table: Table | None = None) -> Search:
    """All that answers what somebody typed, perhaps at a table."""
    query = " ".join(typed.split())
    if not query:
        return Search(typed, NOTHING_ASKED)
    if len(query) > LONGEST_QUERY:
        return Search(typed, TOO_LONG)
    turn = _turn(query) or _turn(counted_cards(query))
    # Cards in brackets are one word, in the texts of the rules too.
    cards = " ".join(f"[{format_melds([meld])}]" for meld in turn.melds) if turn else ""
    results = index().search(cards)
    if not results.found:
        results = index().search(query)
    found = [meld_check(turn, table)] if turn else []
    found += hits((each.key for each in results.found), table)
    return Search(
        typed,
        hits=tuple(found),
        nearest=() if found else tuple(hit(key, table) for key in index().nearest(query, NEAREST)),
        guesses=tuple(
            f"{german.quoted(guess.typed)} gelesen als {german.quoted(guess.read_as)}."
            for guess in results.guesses
        ),
    )


def _turn(cards: str) -> Turn | None:
    """The meld that somebody typed instead of a question: 'dd22', '777', but no number."""
    if cards.isdecimal() and (len(cards) < FEWEST_DIGITS or len(set(cards)) > 1):
        return None
    form = MeldForm({"cards": cards})
    turn = form.turn() if form.is_valid() else None
    return turn if turn and sum(meld.size for meld in turn.melds) > 1 else None


def as_json(asked: Search) -> dict[str, object]:
    """A search as JSON."""
    return {"q": asked.typed, "hits": [each.as_json() for each in asked.hits]}


def context(asked: Search, *, everything: bool) -> dict[str, object]:
    """The context of the page and its fragment; `everything`: not only the first hits."""
    shown = asked.hits if everything else asked.hits[:SHOWN]
    more = {QUERY: asked.typed, ALL: "1"}
    return {
        "nav": "suche",
        **form_context(asked),
        "shown": shown,
        "count": _count(len(shown), len(asked.hits)),
        "more": address(PAGE, more, more) if len(shown) < len(asked.hits) else "",
    }


def form_context(asked: Search) -> dict[str, object]:
    """The field and its examples, on the page of the search and on the start page."""
    errors = () if asked.empty or not asked.complaint else (asked.complaint,)
    return {
        "asked": asked,
        "quoted": german.quoted(asked.typed.strip()),
        "field": FieldView(QUERY, asked.typed, errors=errors),
        "wrong": bool(errors),
        "action": reverse(PAGE),
        "examples": [Link(text, dispute_address(slug)) for text, slug in EXAMPLES],
    }


def _count(shown: int, found: int) -> str:
    if shown < found:
        return f"{shown} von {found} Treffern"
    return f"{found} Treffer"
