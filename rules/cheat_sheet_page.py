"""What /spickzettel/ shows: one of the sheets, the choice among them, and where it comes from."""

from __future__ import annotations

from rules import print_page
from rules.cheat_sheet import sheet
from rules.schema import Version

NAME = "rules:spickzettel"


def addresses() -> list[str]:
    """Where the sheets stand: that for all versions, then one for each."""
    return [print_page.in_version(NAME, version) for version in (None, *Version)]


def context(wanted: str, host: str) -> dict[str, object]:
    """The context of the page; `wanted` as it stands in the address, `host` as it was asked."""
    version = print_page.version_of(wanted)
    chosen = {print_page.VERSION: str(version or "")}
    return print_page.context(NAME, host, chosen) | {
        "sheet": sheet(version),
        "score_sheet": print_page.in_version("rules:wertungsblatt", version),
        "choices": [
            print_page.choice(
                "Welcher Spickzettel", NAME, print_page.VERSION, print_page.VERSIONS, chosen
            )
        ],
        "unknown": print_page.unknown_version(wanted, "der Spickzettel für alle drei"),
    }
