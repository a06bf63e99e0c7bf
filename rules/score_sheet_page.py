"""What /wertungsblatt/ shows: one of the blank sheets, and the choice among them."""

from __future__ import annotations

from rules import german, print_page
from rules.score_sheet import sheet
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


def context(version_wanted: str, parties_wanted: str, host: str) -> dict[str, object]:
    """The context of the page; what is wanted as it stands in the address."""
    version = print_page.version_of(version_wanted)
    parties = parties_wanted if parties_wanted in PARTY_LABELS else ""
    chosen = {print_page.VERSION: str(version or ""), PARTIES: parties}
    unknown = print_page.unknown_version(version_wanted, "das Blatt für alle drei")
    if parties_wanted not in PARTIES_OF:
        unknown.append(
            f"Für {german.quoted(parties_wanted)} Parteien habe ich kein Blatt. "
            "Hier steht das für zwei."
        )
    return print_page.context(NAME, host, chosen) | {
        "sheet": sheet(version, PARTIES_OF[parties]),
        "parties_words": PARTY_WORDS[parties],
        "cheat_sheet": print_page.in_version("rules:spickzettel", version),
        "choices": [
            print_page.choice("Fassung", NAME, print_page.VERSION, print_page.VERSIONS, chosen),
            print_page.choice("Parteien", NAME, PARTIES, PARTY_LABELS, chosen),
        ],
        "unknown": unknown,
    }
