"""What every page knows, whichever view made it."""

from __future__ import annotations

from dataclasses import dataclass

from django.http import HttpRequest
from django.urls import reverse

from rules import places
from rules.edition import EDITION

# The four that the navigation has already.
_IN_NAVIGATION = ("rules:start", "rules:vergleich", "scoring:meldung", "scoring:runde")


@dataclass(frozen=True, slots=True)
class FooterLink:
    """A link of the footer; `nav` is what a page calls itself to be marked as the current one."""

    label: str
    href: str
    nav: str


def edition(request: HttpRequest) -> dict[str, object]:
    """Number and date of the rule data, for the footer."""
    return {"data_edition": EDITION}


def footer(request: HttpRequest) -> dict[str, object]:
    """The links of the footer in their groups: whatever the navigation does not name."""
    groups = {"Rechnen": places.TOOLS, **places.PAGES_BY_GROUP}
    return {
        "footer_groups": {
            title: [
                FooterLink(place.label, reverse(place.name), place.name.partition(":")[2])
                for place in group
                if place.name not in _IN_NAVIGATION
            ]
            for title, group in groups.items()
        }
    }
