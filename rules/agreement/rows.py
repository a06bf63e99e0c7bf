"""Which rows of the comparison a table can choose, and what they are called in an address."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

# The booklets say themselves: these five are to be settled before the first deal.
FIRST = ("wild", "rot", "verdeckt", "letzte", "stock")

# Row by code. A code stands in addresses: it stays for good, and no other row ever gets it.
ROW_OF_CODE: Mapping[str, str] = MappingProxyType(
    {
        "wild": "wild",
        "rot": "rot",
        "hand": "verdeckt",
        "letzte": "letzte",
        "stock": "stock",
        "karten": "handkarten-zahl",
        "canasta": "canasta",
        "schwarz": "schwarz",
        "rotlegen": "rot-auslegen",
        "rotstapel": "rot-stapel",
        "rothand": "rot-hand",
        "stufen": "grenzen",
        "oben": "stapelkarte",
        "entfall": "entfall",
        "stapel": "freier-stapel",
        "frost": "einfrieren",
        "sperre": "sperre-canasta",
        "eine": "eine-karte",
        "start": "startkarte",
        "partner": "partner",
        "stockrot": "stock-rot",
        "zwei": "zweit",
        "drei": "dritt",
        "dreiziel": "dritt-ziel",
        "sechs": "sechst",
    }
)
CODE_OF_ROW: Mapping[str, str] = MappingProxyType({row: code for code, row in ROW_OF_CODE.items()})

# Rows in which the versions differ and which no table chooses, with the reason.
NOT_CHOSEN: Mapping[str, str] = MappingProxyType(
    {
        "geben": "who gives next and for how many the game is meant: nobody settles it by a book",
        "nebenbei": "penalties and stakes, and the house variants, which are chosen one by one",
    }
)
