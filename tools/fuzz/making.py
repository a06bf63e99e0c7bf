"""Makes hostile requests: each of seed and number alone, so that one can be made again."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from random import Random
from urllib.parse import quote_from_bytes

from rules.agreement.rows import ROW_OF_CODE
from rules.catalog import CATALOG
from tools.fuzz.routes import ADDRESS, CARDS, CHOICE, FORMAT, NUMBER, TABLE, Parameter, Route

# Stands in all that is hostile; no page has it of itself.
CANARY = "kanari"
# What a template would make of the expression below.
EVALUATED = "kanarivogel"

FACES = PAGE, FRAGMENT, JSON = "page", "fragment", "json"
_MARKUP = (
    f"<{CANARY} {CANARY}=1>",
    f'"><img src=x onerror={CANARY}>',
    f"'><svg/onload={CANARY}>",
    f'" autofocus onfocus="{CANARY}',
    f"' {CANARY}='",
    f"</textarea><script>{CANARY}</script>",
    f"</title><style>{CANARY}</style>",
    f"<!--{CANARY}-->",
    f"]]><{CANARY}/>",
    f"javascript:{CANARY}",
    f"data:text/html,<{CANARY}>",
    f"//{CANARY}.example/",
    f"https://{CANARY}.example/",
    f"/\\{CANARY}.example",
    f'{{{{ "{CANARY}"|add:"vogel" }}}}',
    f"{{% debug %}}{{% include '{CANARY}' %}}",
    f"${{{CANARY}}}#{{{CANARY}}}",
    f"\r\nSet-Cookie: {CANARY}=1\r\n\r\n",
    f'{{"{CANARY}": [1e999, NaN]}}',
    f"%00%0d%0a{CANARY}",
    "../../../../etc/passwd",
)
_NUMBERS = (
    *("0", "1", "-1", "5", "−35", "1.495", "1 495", "10+15+20", "1e9", "NaN", "Infinity", "0x10"),
    *("9" * 12, "9" * 13, "9" * 300, "-" * 50, "+" * 80, "1" * 4301, "0" * 200, "1.1.1", "１２３"),
    *("٣", "²", "½", "1\u202f495", "5,5", "--5", "10 620", "1+" * 70, "99995", "-99995", "100000"),
)
_CARDS = (
    *("A", "K", "D", "B", "10", "9", "8", "7", "6", "5", "4", "3", "3r", "2", "Jo", "J", "T", "*"),
    *("★", "Joker", "König", "4xK", "K×4", "7x5", "162x8", "10x7", "♠", "♥", "3♥", "KKK", "DD2"),
    *("8: 2", ":", ",", ";", "/", "+", "\n", " ", "kkkk", "1010Jo", "Koenig", "ÄÖ", "x", "×"),
)
_ADDRESSES = (
    *("/", "/meldung/?cards=KKK", "/regeln/kartenwerte/", "//", "/\\", "/%2e%2e/", "?", "#", "/#x"),
    *("/meldung/?cards=%C3%B6", "/qr.svg?ziel=/", "http://[", "http://[::1", "/" * 50, "/[", "/%"),
)
_WORDS = ("Joker", "rote Drei", "dd22", "darf man", "Canasta ausmachen", "Erna & Otto", "zwölf")
_OTHER_NAMES = ("", "format", "HX-Request", "csrfmiddlewaretoken", "__class__", "a-", "c-melds")
_METHODS = ("HEAD", "OPTIONS", "POST", "PUT", "DELETE", "TRACE", "PATCH", CANARY.upper())
_HEADERS = (
    *("Referer", "HX-Current-URL", "HX-Target", "HX-Trigger", "HX-History-Restore-Request"),
    *("Host", "If-None-Match", "If-Modified-Since", "Accept-Language", "Cookie"),
)
_HTMX = {"HX-Request": "true"}
_ENCODINGS = ("utf-8", "utf-8", "utf-8", "utf-8", "utf-8", "latin-1", "utf-16", "cp1252", "utf-7")


@dataclass(frozen=True, slots=True)
class Request:
    """A request as it goes over the wire. `target`: path and query, percent-encoded."""

    target: str
    face: str = PAGE
    method: str = "GET"
    headers: dict[str, str] = field(default_factory=dict)


def in_face(request: Request, face: str) -> Request:
    """A request without headers, for another of the three answers."""
    sign = "&" if "?" in request.target else "?"
    more = f"{sign}{FORMAT}=json" if face == JSON else ""
    return Request(request.target + more, face, headers=_HTMX if face == FRAGMENT else {})


def make(routes: Sequence[Route], seed: str, number: int) -> Request:
    """The request of that number: the routes take turns, all else is chance."""
    chance = Random(f"{seed}/{number}")  # noqa: S311  (has to be made again, not kept secret)
    route = routes[number % len(routes)]
    face = chance.choice(FACES)
    path = route.pattern
    if "{}" in path:
        known = chance.random() < 0.6
        slug = chance.choice(route.slugs) if known else _encoded(chance, _hostile(chance))
        path = path.replace("{}", slug)
    if chance.random() < 0.05:
        path += _encoded(chance, _hostile(chance))
    pairs = [_pair(chance, route) for _ in range(_how_many(chance))]
    if face == JSON:
        pairs.insert(chance.randrange(len(pairs) + 1), f"{FORMAT}=json")
    if chance.random() < 0.02:
        pairs += pairs[-1:] * 1100
    query = chance.choice("&&&&&&&&&;").join(pairs)
    headers = _HTMX if face == FRAGMENT else {}
    return Request(
        target=f"{path}?{query}" if query or chance.random() < 0.1 else path,
        face=face,
        method="GET" if chance.random() < 0.95 else chance.choice(_METHODS),
        headers=headers | _headers(chance),
    )


def _how_many(chance: Random) -> int:
    return chance.choice((0, 1, 1, 2, 2, 3, 4, 5, 8, 20))


def _pair(chance: Random, route: Route) -> str:
    if route.parameters and chance.random() < 0.93:
        parameter = chance.choice(route.parameters)
        return f"{parameter.name}={_encoded(chance, _value(chance, parameter))}"
    name = chance.choice((*_OTHER_NAMES, _hostile(chance)))
    return chance.choice(("{}={}", "{}={}", "{}", "={}{}", "{}=={}")).format(
        _encoded(chance, name), _encoded(chance, _hostile(chance))
    )


def _value(chance: Random, parameter: Parameter) -> str:
    near = _NEAR.get(parameter.kind, _text)(chance, parameter)
    luck = chance.random()
    if luck < 0.5:
        return near
    if luck < 0.8:
        place = chance.randrange(len(near) + 1)
        return near[:place] + _hostile(chance) + near[place:]
    if luck < 0.9:
        return near * chance.choice((2, 30, 300))
    return _hostile(chance)


def _cards(chance: Random, _: Parameter) -> str:
    count = chance.choice((1, 3, 5, 9, 15, 30))
    # Sensible melds get further than what no field takes.
    some = chance.choices(_CARDS, k=chance.choice((1, 2, 4, len(_CARDS))))
    return chance.choice(("", " ", ", ")).join(chance.choices(some, k=count))


def _number(chance: Random, _: Parameter) -> str:
    if chance.random() < 0.5:
        return str(chance.choice((1, 5, 5, 10)) * chance.randrange(-5, 400))
    return chance.choice(_NUMBERS)


def _choice(chance: Random, parameter: Parameter) -> str:
    return chance.choice(parameter.choices)


def _address(chance: Random, _: Parameter) -> str:
    return chance.choice(_ADDRESSES)


def _table(chance: Random, _: Parameter) -> str:
    codes = [*ROW_OF_CODE, *CATALOG.variants]
    parts = [
        f"{chance.choice(codes)}{chance.choice(('', '-k', '-w', '-a', '-7500', '-1500', '-300'))}"
        for _ in range(chance.choice((0, 1, 3, 9)))
    ]
    base = chance.choice(("1k", "1w", "1a", "1K", "2k", "1"))
    return ".".join((base, *parts)) + chance.choice(("", "~", "~Familie Berg", "~ÄÖ & <Co>"))


def _text(chance: Random, _: Parameter) -> str:
    return " ".join(chance.choices(_WORDS, k=chance.randrange(1, 4)))


_NEAR: dict[str, Callable[[Random, Parameter], str]] = {
    CARDS: _cards,
    NUMBER: _number,
    CHOICE: _choice,
    ADDRESS: _address,
    TABLE: _table,
}


def _hostile(chance: Random) -> str:
    return chance.choice(
        (
            lambda: chance.choice(_MARKUP),
            lambda: chance.choice(_MARKUP) + _characters(chance, 3),
            lambda: _characters(chance, chance.choice((1, 2, 5, 40))),
            lambda: "".join(map(chr, chance.choices(range(0x20), k=3))),
            lambda: chance.choice("\0\u202e\u2066\ufeff\u200d\ud800\udfff\U0010ffff\x7f\x85\u2028"),
            lambda: (
                chance.choice("K\u0301{<&\"'\0\ud83d🃏") * chance.choice((200, 1999, 2001, 3000))
            ),
            lambda: chance.choice(_NUMBERS),
        )
    )()


def _characters(chance: Random, count: int) -> str:
    tables = _by_category()
    return "".join(chance.choice(tables[chance.choice(tuple(tables))]) for _ in range(count))


@cache
def _by_category() -> dict[str, str]:
    """Characters of every category of Unicode; of the large ones each seventh."""
    tables: dict[str, list[str]] = {}
    for point in range(sys.maxunicode + 1):
        if point < 0x3000 or not point % 7:
            tables.setdefault(unicodedata.category(chr(point)), []).append(chr(point))
    return {category: "".join(characters) for category, characters in tables.items()}


def _encoded(chance: Random, text: str) -> str:
    """In an address: in most cases as browsers do it, else wrongly, or not at all."""
    luck = chance.random()
    if luck < 0.04:
        return chance.choice(("%", "%z", "%u0041", "%ED%A0%80", "%C0%80", "%FF%FE", "+%2B+"))
    encoding = chance.choice(_ENCODINGS) if luck < 0.2 else "utf-8"
    errors = "surrogatepass" if encoding.startswith("utf-") and encoding != "utf-7" else "replace"
    data = text.encode(encoding, errors)
    if luck < 0.24:
        data += bytes(chance.choices(range(256), k=3))
    return quote_from_bytes(data, safe=chance.choice(("", "/", "/:;@,+'()!*")))


def _headers(chance: Random) -> dict[str, str]:
    if chance.random() < 0.8:
        return {}
    # Over the wire a header is bytes, which arrive as Latin-1.
    text = _hostile(chance).encode("utf-8", "surrogatepass").decode("latin-1")
    value = "".join(each for each in text if each not in "\r\n\0")
    name = chance.choice(_HEADERS)
    if name == "Referer" and chance.random() < 0.5:
        value = f"http://localhost/meldung/?{value}"
    return {name: value}
