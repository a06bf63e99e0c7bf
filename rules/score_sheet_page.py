"""What /wertungsblatt/ shows: one of the blank sheets, and the choice among them."""

from __future__ import annotations

from rules import german, print_page
from rules.agreement.address import Table
from rules.score_sheet import sheet, table_sheet
from scoring.display import address

NAME = "rules:wertungsblatt"
PARTIES = "parteien"
# What can stand in the address; two parties need no word there.
PARTIES_OF = {"": 2, "2": 2, "3": 3}
CHOICES = {print_page.VERSION: set(print_page.VERSIONS), PARTIES: set(PARTIES_OF)}
PARTY_LABELS = {"": "Zwei Parteien", "3": "Drei Parteien"}
# The same within a sentence.
PARTY_WORDS = {"": "zwei Parteien", "3": "drei Parteien"}


def addresses() -> list[str]:
    """Where the sheets stand, for two parties and for three, each for all versions and for one."""
    return [
        address(
            NAME, {print_page.VERSION: version, PARTIES: parties}, [print_page.VERSION, PARTIES]
        )
        for parties in PARTY_LABELS
        for version in print_page.VERSIONS
    ]


def context(
    word: str, parties_wanted: str, host: str, table: Table | None = None
) -> dict[str, object]:
    """The context of the page; what is wanted as it stands in the address."""
    wanted = print_page.Wanted.read(word, table)
    parties = parties_wanted if parties_wanted in PARTY_LABELS else ""
    chosen = {print_page.VERSION: wanted.word, PARTIES: parties}
    instead = "das Blatt eures Tisches" if table else "das Blatt für alle drei"
    unknown = print_page.unknown_version(word, wanted.options, instead)
    if parties_wanted not in PARTIES_OF:
        unknown.append(
            f"Für {german.quoted(parties_wanted)} Parteien habe ich kein Blatt. "
            "Hier steht das für zwei."
        )
    number = PARTIES_OF[parties]
    return print_page.context(NAME, host, chosen, wanted) | {
        "sheet": table_sheet(wanted.table, number)
        if wanted.table
        else sheet(wanted.version, number),
        "parties_words": PARTY_WORDS[parties],
        "cheat_sheet": print_page.in_version("rules:spickzettel", wanted.word),
        "choices": [
            print_page.choice("Fassung", NAME, print_page.VERSION, wanted.options, chosen),
            print_page.choice("Parteien", NAME, PARTIES, PARTY_LABELS, chosen),
        ],
        "unknown": unknown,
    }
