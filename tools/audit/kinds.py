"""The kinds of pages: one address for each page and each state that is built differently.

tests/test_audit.py compares them with the addresses of the site: none can be forgotten.
"""

from __future__ import annotations

from dataclasses import dataclass

# What the first visit to a page may cost over the network, headers included, in bytes.
TOOL = 30_000
REFERENCE = 45_000
# And how many requests.
REQUESTS = 6

# The address of no page: what is answered there is a page, too.
NOT_FOUND = "/gibt-es-nicht/"


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of page: where one is, and what the first visit may cost in bytes.

    `hidden`: why search engines are told to leave it out; empty where they are not.
    """

    address: str
    most: int
    hidden: str = ""


_SEARCHED = "results are made anew for every question; the search itself is listed"
_REPORT = "is about another page, and nobody looks for it"

KINDS = (
    Kind("/", TOOL),
    Kind("/meldung/", TOOL),
    Kind("/meldung/?cards=D+D+2+2", TOOL),
    Kind("/runde/", TOOL),
    Kind("/runde/?out=a&a-natural=1&a-melded=70&b-red=2&b-hand=45", TOOL),
    Kind("/runde/?mode=exact&out=a&a-melds=AAAAAAA,+KKKK&b-melds=9999992&b-hand_cards=K+Jo", TOOL),
    Kind("/erstmeldung/", TOOL),
    Kind("/erstmeldung/?hand_cards=K+K+K+D+D+2+2+9+9+9+7+7+7+A+A+A", TOOL),
    Kind("/stapel/", TOOL),
    Kind("/stapel/?top=D&hand_cards=D+D+9+8+5&table=K+K+K", TOOL),
    Kind("/ausmachen/", TOOL),
    Kind("/ausmachen/?hand_cards=8+8+8+9&cards=8+8+8&table=K+K+K+K+K+K+K", TOOL),
    Kind("/meldung/?cards=K+X&score=12&table=W", TOOL),
    Kind("/suche/", TOOL),
    Kind("/suche/?q=joker+abwerfen", TOOL, _SEARCHED),
    Kind("/suche/?q=xyzzy", TOOL, _SEARCHED),
    Kind("/regeln/", REFERENCE),
    Kind("/vergleich/", REFERENCE),
    Kind("/vergleich/?nur=unterschiede", REFERENCE),
    Kind("/regeln/verdeckt-total-mit-canasta/", REFERENCE),
    Kind("/streitfragen/", REFERENCE),
    Kind("/streitfragen/zweihundert-insgesamt-oder-dazu/", REFERENCE),
    Kind("/lesarten/", REFERENCE),
    Kind("/hausregeln/", REFERENCE),
    Kind("/unser-tisch/", REFERENCE),
    Kind("/unser-tisch/?t=1k.wild-w.hand-a.fertig.ziel-7500~Familie+Berg", REFERENCE),
    Kind("/spielerzahl/", REFERENCE),
    Kind("/begriffe/", REFERENCE),
    Kind("/quellen/", REFERENCE),
    Kind("/spickzettel/", REFERENCE),
    Kind("/spickzettel/?fassung=ass", REFERENCE),
    Kind("/wertungsblatt/", REFERENCE),
    Kind("/wertungsblatt/?fassung=klassisch&parteien=3", REFERENCE),
    Kind("/impressum/", REFERENCE),
    Kind("/datenschutz/", REFERENCE),
    Kind("/fehler-melden/", REFERENCE, _REPORT),
    Kind("/fehler-melden/?seite=/meldung/%3Fcards%3DD%2BD", REFERENCE, _REPORT),
    Kind("/offline/", REFERENCE, "is shown by the browser instead of a page it cannot get"),
    Kind(NOT_FOUND, REFERENCE, "there is nothing at such an address"),
)
