"""The canonical address of an input: one codec for links, sharing and the next round."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from urllib.parse import quote, urlencode


def query(parameters: Mapping[str, object], order: Iterable[str]) -> str:
    """A query string with the given parameters in contract order, empty ones left out.

    Blanks are '+' and the signs that card notation uses stay readable.
    """
    pairs = [
        (name, str(parameters[name]))
        for name in order
        if name in parameters and str(parameters[name]) != ""
    ]
    return urlencode(pairs, safe=",:*", quote_via=_quote_plus)


def _quote_plus(text: str, safe: str, encoding: str | None, errors: str | None) -> str:
    return quote(text, safe=f"{safe} ", encoding=encoding, errors=errors).replace(" ", "+")
