"""What /spickzettel/ shows: one of the sheets, the choice among them, and where it comes from."""

from __future__ import annotations

from rules import print_page, table_sheet
from rules.agreement.address import Table
from rules.cheat_sheet import sheet
from rules.schema import Version
from rules.table_links import table_address

NAME = "rules:spickzettel"


def addresses() -> list[str]:
    """Where the sheets stand: that for all versions, then one for each."""
    return [print_page.in_version(NAME, word) for word in ("", *Version)]


def context(word: str, host: str, table: Table | None = None) -> dict[str, object]:
    """The context of the page; `word` as it stands in the address, `host` as it was asked."""
    wanted = print_page.Wanted.read(word, table)
    chosen = {print_page.VERSION: wanted.word}
    instead = "der Spickzettel eures Tisches" if table else "der Spickzettel für alle drei"
    return print_page.context(NAME, host, chosen, wanted) | {
        "sheet": table_sheet.sheet(wanted.table) if wanted.table else sheet(wanted.version),
        "score_sheet": print_page.in_version("rules:wertungsblatt", wanted.word),
        "choices": [
            print_page.choice(
                "Welcher Spickzettel", NAME, print_page.VERSION, wanted.options, chosen
            )
        ],
        "unknown": print_page.unknown_version(word, wanted.options, instead),
        "share_url": table_address(table) if table else "",
    }
