"""What the pages with a sheet for the printer share: the choice of a sheet, and its origin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.urls import reverse

from rules import german
from rules.agreement.address import Table
from rules.edition import EDITION
from rules.schema import Version
from rules.versions import TABLE_LABEL, VERSION_LABELS
from scoring.display import address

VERSION = "fassung"
# What a parameter is without a word in the address, and what it can be with one.
_ALONE = {str(label.version): label.label for label in VERSION_LABELS}
VERSIONS = {"": "Alle drei"} | _ALONE
# Where a table is chosen its own sheet needs no word, and that of all versions does.
ALL = "alle"
_BESIDE_TABLE = {"": TABLE_LABEL.label, ALL: VERSIONS[""]} | _ALONE


@dataclass(frozen=True, slots=True)
class SheetLink:
    """A link to one of the sheets."""

    label: str
    href: str
    current: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """Links of which one is the current one, and what is chosen with them."""

    label: str
    links: tuple[SheetLink, ...]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Whose sheet an address asks for: that of `table`, of `version`, or of all versions.

    `word` stands in the address; `options` are all words that could, with what they lead to.
    """

    word: str
    options: Mapping[str, str]
    table: Table | None

    @classmethod
    def read(cls, word: str, table: Table | None) -> Wanted:
        """What is wanted by its word in an address; an unknown one counts as none."""
        options = _BESIDE_TABLE if table else VERSIONS
        known = word if word in options else ""
        return cls(known, options, None if known else table)

    @property
    def version(self) -> Version | None:
        """The version whose sheet it is."""
        return next((version for version in Version if str(version) == self.word), None)

    @property
    def label(self) -> str:
        """Whose sheet it is, where it is not that of all versions."""
        if self.table:
            return self.table.name or TABLE_LABEL.label
        return self.options[self.word] if self.version else ""


def in_version(name: str, word: str) -> str:
    """The address of another sheet, in the same version."""
    return address(name, {VERSION: word}, [VERSION])


def unknown_version(wanted: str, options: Mapping[str, str], instead: str) -> list[str]:
    """A message where an address asks for a version that does not exist."""
    if wanted in options:
        return []
    return [f"Die Fassung {german.quoted(wanted)} kenne ich nicht. Hier steht {instead}."]


def choice(
    label: str, name: str, parameter: str, options: Mapping[str, str], chosen: Mapping[str, str]
) -> Choice:
    """Links that set one parameter of a page and keep the others as they are `chosen`."""
    links = (
        SheetLink(
            text,
            address(name, {**chosen, parameter: value}, chosen),
            current=value == chosen[parameter],
        )
        for value, text in options.items()
    )
    return Choice(label, tuple(links))


def context(name: str, host: str, chosen: Mapping[str, str], wanted: Wanted) -> dict[str, object]:
    """What both kinds of sheet show: where it stands, and what is printed at its foot.

    `name` of the page, `host` as it was asked, `chosen`: its parameters, the version among them.
    """
    return {
        "nav": name.partition(":")[2],
        "own_address": address(name, chosen, chosen),
        "version_label": wanted.label,
        "edition": EDITION,
        "address": f"{host}{reverse(name)}",
    }
