"""What the pages with a sheet for the printer share: the choice of a sheet, and its origin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from django.urls import reverse

from rules import german
from rules.edition import EDITION
from rules.schema import Version
from rules.versions import VERSION_LABELS
from scoring.display import address

VERSION = "fassung"
# What a parameter is without a word in the address, and what it can be with one.
VERSIONS = {"": "Alle drei", **{str(label.version): label.label for label in VERSION_LABELS}}


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


def version_of(wanted: str) -> Version | None:
    """The version that an address asks for; None: all of them, or one that does not exist."""
    return next((version for version in Version if str(version) == wanted), None)


def in_version(name: str, version: Version | None) -> str:
    """The address of another sheet, in the same version."""
    return address(name, {VERSION: str(version or "")}, [VERSION])


def unknown_version(wanted: str, instead: str) -> list[str]:
    """A message where an address asks for a version that does not exist."""
    if wanted in VERSIONS:
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


def context(name: str, host: str, chosen: Mapping[str, str]) -> dict[str, object]:
    """What both kinds of sheet show: where it stands, and what is printed at its foot.

    `name` of the page, `host` as it was asked, `chosen`: its parameters, the version among them.
    """
    return {
        "nav": name.partition(":")[2],
        "own_address": address(name, chosen, chosen),
        "version_label": VERSIONS[chosen[VERSION]] if chosen[VERSION] else "",
        "edition": EDITION,
        "address": f"{host}{reverse(name)}",
    }
