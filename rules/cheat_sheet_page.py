"""What /spickzettel/ shows: one of the sheets, the choice among them, and where it comes from."""

from __future__ import annotations

from dataclasses import dataclass

from django.urls import reverse

from rules import german
from rules.cheat_sheet import sheet
from rules.edition import EDITION
from rules.schema import Version
from rules.versions import VERSION_LABELS

PARAMETER = "fassung"


@dataclass(frozen=True, slots=True)
class SheetLink:
    """A link to one of the sheets."""

    label: str
    href: str
    current: bool


def sheet_address(version: Version | None = None) -> str:
    """Where the sheet of a version, or of all three, stands."""
    query = f"?{PARAMETER}={version}" if version else ""
    return f"{reverse('rules:spickzettel')}{query}"


def context(wanted: str, host: str) -> dict[str, object]:
    """The context of the page; `wanted` as it stands in the address, `host` as it was asked."""
    versions = {str(version): version for version in Version}
    version = versions.get(wanted)
    labels: dict[Version | None, str] = {
        None: "Alle drei",
        **{v.version: v.label for v in VERSION_LABELS},
    }
    return {
        "nav": "spickzettel",
        "sheet": sheet(version),
        "label": labels[version] if version else "",
        "own_address": sheet_address(version),
        "choices": [
            SheetLink(label, sheet_address(each), current=each is version)
            for each, label in labels.items()
        ],
        "unknown": german.quoted(wanted) if wanted and not version else "",
        "edition": EDITION,
        "address": f"{host}{reverse('rules:spickzettel')}",
    }
