"""Reading the pages that the site serves: elements with their attributes and text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser
from typing import Any
from urllib.parse import urlencode

from django.test import Client

VOID = frozenset(
    ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr")
)


@dataclass(eq=False)
class Element:
    """An element; `source` is what stands between (and including) its tags in the page."""

    name: str
    attributes: dict[str, str]
    parent: Element | None = None
    children: list[Element | str] = field(default_factory=list)
    start: int = 0
    end: int = 0

    def walk(self) -> Iterator[Element]:
        """This element and all below it, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    def all(self, name: str = "", /, **attributes: str) -> list[Element]:
        """The elements below with this name and these attributes."""
        return [
            element
            for element in self.walk()
            if name in ("", element.name)
            and all(element.attributes.get(key) == value for key, value in attributes.items())
        ]

    def one(self, name: str = "", /, **attributes: str) -> Element:
        """The only such element."""
        (found,) = self.all(name, **attributes)
        return found

    @property
    def text(self) -> str:
        """All text, blanks run together."""
        return " ".join("".join(self._texts(lambda element: False)).split())

    @property
    def seen(self) -> str:
        """The text without words for screen readers and without the marks of the versions."""
        return " ".join("".join(self._texts(lambda e: bool({"sr", "m"} & e.classes))).split())

    @property
    def heard(self) -> str:
        """The text without what is hidden from screen readers."""
        return " ".join("".join(self._texts(lambda e: "aria-hidden" in e.attributes)).split())

    @property
    def classes(self) -> set[str]:
        """The classes of this element."""
        return set(self.attributes.get("class", "").split())

    def _texts(self, left_out: Callable[[Element], bool]) -> Iterator[str]:
        for child in self.children:
            if isinstance(child, str):
                yield child
            elif not left_out(child):
                yield from child._texts(left_out)

    @property
    def elements(self) -> list[Element]:
        """The elements directly below."""
        return [child for child in self.children if isinstance(child, Element)]


class _Builder(HTMLParser):
    def __init__(self, source: str) -> None:
        super().__init__(convert_charrefs=True)
        self.root = self.here = Element("", {})
        self._lines = [0]
        for line in source.splitlines(keepends=True):
            self._lines.append(self._lines[-1] + len(line))
        self.feed(source)
        self.close()
        if self.here is not self.root:
            raise AssertionError(f"<{self.here.name}> is never closed")

    def _place(self) -> int:
        line, column = self.getpos()
        return self._lines[line - 1] + column

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        if len(names) != len(set(names)):
            raise AssertionError(f"<{tag}> has an attribute twice: {names}")
        element = Element(tag, {name: value or "" for name, value in attrs}, self.here)
        element.start = self._place()
        element.end = element.start + len(self.get_starttag_text() or "")
        self.here.children.append(element)
        if tag not in VOID:
            self.here = element

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._close(tag, self._place() + len(self.get_starttag_text() or ""))

    def handle_endtag(self, tag: str) -> None:
        self._close(tag, self._place() + len(f"</{tag}>"))

    def _close(self, tag: str, end: int) -> None:
        if self.here.name != tag or self.here.parent is None:
            raise AssertionError(f"</{tag}> closes <{self.here.name}>")
        self.here.end = end
        self.here = self.here.parent

    def handle_data(self, data: str) -> None:
        self.here.children.append(data)


def parse(source: str) -> Element:
    """The tree of a page or fragment. Raises AssertionError where tags do not match."""
    return _Builder(source).root


def page_of(response: Any) -> Element:
    """The tree of a response that must be 200."""
    assert response.status_code == 200
    return parse(response.content.decode())


# More than a page of each kind in each of its states.
@lru_cache(maxsize=128)
def _page_at(address: str) -> Element:
    return page_of(Client().get(address))


def page_at(path: str, query: Mapping[str, str] | None = None) -> Element:
    """The tree of a page that must be 200, rendered once for all tests that look at it.

    Not for tests that change settings, and nobody changes the tree.
    """
    return _page_at(f"{path}?{urlencode(query)}" if query else path)


def table_rows(page: Element, table: str) -> dict[str, list[str]]:
    """The rows of a table of the reference, as one sees them."""
    body = page.one("table", id=table).one("tbody")
    return {row.one("th").text: [cell.seen for cell in row.all("td")] for row in body.all("tr")}


PAGES = (
    *("/", "/suche/", "/vergleich/", "/meldung/", "/erstmeldung/", "/stapel/", "/ausmachen/"),
    "/runde/",
    *("/spielerzahl/", "/spickzettel/", "/wertungsblatt/", "/quellen/", "/begriffe/"),
    *("/regeln/", "/streitfragen/", "/lesarten/", "/hausregeln/"),
    "/unser-tisch/",
    *("/impressum/", "/datenschutz/", "/fehler-melden/"),
)
# Each tool and the search in the states that it can be in: (address, query).
STATES: tuple[tuple[str, dict[str, str]], ...] = (
    ("/suche/", {}),
    ("/suche/", {"q": "joker abwerfen"}),
    ("/suche/", {"q": "Karte", "alle": "1"}),
    ("/suche/", {"q": "dd22, KKK"}),
    ("/suche/", {"q": "rothe dreien & <b>"}),
    ("/suche/", {"q": "xyzzy"}),
    ("/suche/", {"q": "w" * 201}),
    ("/meldung/", {}),
    ("/meldung/", {"cards": "D D 2 2"}),
    ("/meldung/", {"cards": "K K K K, 8: 2", "table": "888", "score": "1.500"}),
    ("/meldung/", {"cards": "JJ22, 2 2 2", "score": "1500", "first": "1"}),
    ("/meldung/", {"cards": "K K K 2, A A A", "top": "K", "below": "A", "score": "−40"}),
    ("/meldung/", {"cards": "7x5, 3 3 3", "out_kind": "concealed_canasta", "players": "2"}),
    ("/meldung/", {"cards": "K K D", "score": "zwölf", "table": "XYZ", "players": "5"}),
    ("/meldung/", {"cards": "<b>K</b>", "first": "vielleicht", "out_kind": "nie"}),
    ("/erstmeldung/", {}),
    ("/erstmeldung/", {"hand_cards": "K K K D D 2 2 9 9 9 7 7 7 A A A"}),
    ("/erstmeldung/", {"hand_cards": "kkk DD 22 999 3r", "score": "1.500", "top": "D"}),
    ("/erstmeldung/", {"hand_cards": "5 5 5 5 5 5 5", "score": "1.450"}),
    ("/erstmeldung/", {"hand_cards": "K K D D 2", "top": "2"}),
    ("/erstmeldung/", {"hand_cards": "K D 2 3", "top": "B", "score": "−40"}),
    ("/erstmeldung/", {"hand_cards": "3r", "top": "3r", "score": "zwölf"}),
    ("/erstmeldung/", {"hand_cards": "<b>", "top": "K D", "score": "3"}),
    ("/stapel/", {}),
    ("/stapel/", {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"}),
    (
        "/stapel/",
        {"top": "K", "hand_cards": "kkAAA2 5 9 3r", "score": "1.500", "frozen": "unknown"},
    ),
    ("/stapel/", {"top": "D", "hand_cards": "9 8 5", "table": "DDD", "stock": "empty"}),
    (
        "/stapel/",
        {"top": "D", "hand_cards": "D D 9", "table": "D D D D D 2 2, KKK", "players": "6"}
        | {"pile_size": "4", "frozen": "red"},
    ),
    ("/stapel/", {"top": "3", "hand_cards": "K", "upcard": "1", "pile_size": "1"}),
    ("/stapel/", {"top": "D D", "hand_cards": "<b>", "table": "K D", "pile_size": "0"}),
    ("/stapel/", {"hand_cards": "3r", "frozen": "kalt", "stock": "nie", "players": "7"}),
    ("/ausmachen/", {}),
    ("/ausmachen/", {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K K K K K"}),
    ("/ausmachen/", {"hand_cards": "8 8 2 9 4", "cards": "8 8 2", "table": "999", "players": "2"}),
    (
        "/ausmachen/",
        {"hand_cards": "7x5 4 4 4", "cards": "7x5, 444", "out_kind": "concealed_canasta"}
        | {"out_pile": "1", "score": "1.500", "asked": "refused"},
    ),
    (
        "/ausmachen/",
        {"hand_cards": "3 3 3 3 2", "cards": "3333, K: 2", "table": "7xK", "asked": "yes"},
    ),
    ("/ausmachen/", {"hand_cards": "8 8", "cards": "8 8 8", "score": "zwölf", "asked": "je"}),
    ("/ausmachen/", {"cards": "K D", "out_kind": "concealed", "players": "2", "asked": "yes"}),
    ("/runde/", {}),
    ("/runde/", {"mode": "exact"}),
    (
        "/runde/",
        {"out": "a", "a-melded": "50+20", "a-hand_50": "1", "b-hand": "5", "b-hand_5": "2"},
    ),
    ("/runde/", {"out": "a", "a-melded_5": "5", "a-melded_10": "3", "a-score": "1.240+620"}),
    ("/runde/", {"out": "a", "a-natural": "1", "a-melded": "70", "b-red": "2", "b-hand": "45"}),
    (
        "/runde/",
        {"out": "none", "a-melded": "60", "a-red_hand": "2", "a-red_hand_early": "1"}
        | {"out_kind": "concealed", "b-score": "4.995", "a-name": "Erna & Otto"},
    ),
    (
        "/runde/",
        {"mode": "exact", "out": "a", "a-melds": "AAAAAAA, 66666 2 Jo, KKKK", "a-red": "1"}
        | {"a-hand_cards": "D 4 2", "b-melds": "9999992, BB2222", "b-hand_cards": "3r K Jo"},
    ),
    (
        "/runde/",
        {"mode": "exact", "out": "b", "b-melds": "7x5, 3 3 3 3", "out_discard": "0"}
        | {"out_kind": "concealed_canasta", "out_pile": "1", "b-score": "4.500", "players": "2"},
    ),
    ("/runde/", {"a-name": "x" * 50, "a-red": "5", "b-melded": "7", "mode": "quer", "teams": "3"}),
    (
        "/runde/",
        {"mode": "exact", "out": "a", "a-melds": "KKD", "b-hand_cards": "?", "a-hand": "5"},
    ),
    ("/runde/", {"a-score": "1240", "b-score": "620", "a-name": "Wir beide"}),
    ("/runde/", {"players": "3"}),
    (
        "/runde/",
        {"players": "3", "solo": "a", "out": "c", "a-natural": "1", "a-melded": "100"}
        | {"b-mixed": "1", "b-melded": "90", "b-hand": "15", "b-red": "2", "c-melded": "40"}
        | {"c-name": "Erna & Otto"},
    ),
    (
        "/runde/",
        {"players": "3", "mode": "exact", "out": "none", "a-melds": "KKKK", "b-melds": "KKK"}
        | {"c-melds": "DD2", "c-hand_cards": "3r A", "c-score": "7.400"},
    ),
    (
        "/runde/",
        {"players": "6", "out": "a", "a-natural": "2", "a-melded": "140", "a-red": "5"}
        | {"b-red": "1", "c-hand": "45", "a-score": "7.000"},
    ),
    ("/runde/", {"players": "6", "teams": "2", "mode": "exact", "out": "b", "b-melds": "12xK"}),
    (
        "/runde/",
        {"players": "5", "teams": "3", "solo": "x", "out": "c", "c-melded": "7", "a-melded": "7"},
    ),
)

# Pages of the reference beside those of the navigation: filtered, and single rule points on which
# the versions differ, agree in the same words, agree in their own, and leave everything open.
REFERENCE: tuple[tuple[str, dict[str, str]], ...] = (
    ("/vergleich/", {"nur": "unterschiede"}),
    ("/vergleich/", {"nur": "unterschiede", "beleg": "ambiguous"}),
    ("/vergleich/", {"beleg": "<b>"}),
    ("/regeln/verdeckt-total-mit-canasta/", {}),
    ("/regeln/kartenwerte/", {}),
    ("/regeln/rote-drei-minus-bedingung/", {}),
    ("/regeln/ziel-gleichstand/", {}),
    ("/spickzettel/", {"fassung": "ass"}),
    ("/spickzettel/", {"fassung": "<b>"}),
    ("/unser-tisch/", {"t": "1k.wild-w.hand-a.karten-w.fertig.ziel-7500.xyz-<b>~Familie Berg"}),
    ("/unser-tisch/", {"t": "1a", "ziel": "zwölf"}),
    ("/wertungsblatt/", {"fassung": "klassisch", "parteien": "3"}),
    ("/wertungsblatt/", {"fassung": "<b>", "parteien": "7"}),
)


def state_name(state: tuple[str, dict[str, str]]) -> str:
    """A state as the name of a test."""
    address, query = state
    return address + "&".join(f"{name}={value}" for name, value in query.items())[:60]
