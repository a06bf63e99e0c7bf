"""What every page knows of its own address, and its footer: the places of all apps in one list."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from urllib.parse import quote

from django.conf import settings
from django.http import HttpRequest
from django.utils.encoding import escape_uri_path

from about.preview import picture
from about.report_page import PARAMETER
from rules import places
from rules.display import page_address
from rules.origin import origin

# The four that the navigation has already.
_IN_NAVIGATION = ("rules:start", "rules:vergleich", "scoring:meldung", "scoring:runde")


@dataclass(frozen=True, slots=True)
class FooterLink:
    """A link of the footer; `nav` is what a page calls itself to be marked as the current one."""

    label: str
    href: str
    nav: str


@dataclass(frozen=True, slots=True)
class FooterGroup:
    """Links of the footer under their title; the number is its place among the groups."""

    number: int
    title: str
    links: tuple[FooterLink, ...]
    same_on_every_page: bool


def found(request: HttpRequest) -> dict[str, object]:
    """Where the page is found. A page that is more than its path gives `own_address` itself."""
    return {
        "site_url": settings.SITE_URL,
        "origin": origin(request),
        "own_address": request.path,
        "picture": picture(),
    }


def footer(request: HttpRequest) -> dict[str, object]:
    """The links of the footer in their groups: whatever the navigation does not name."""
    # Made only where a template asks for them: a fragment has no footer.
    return {"footer_groups": partial(_footer_groups, request.path)}


def _footer_groups(path: str) -> list[FooterGroup]:
    groups = {"Rechnen": places.TOOLS, **places.PAGES_BY_GROUP}
    return [
        FooterGroup(
            number,
            title,
            tuple(_footer_link(place, path) for place in group if place.name not in _IN_NAVIGATION),
            same_on_every_page=places.REPORT not in group,
        )
        for number, (title, group) in enumerate(groups.items(), start=1)
    ]


def _footer_link(place: places.Place, path: str) -> FooterLink:
    href = page_address(place.name)
    # A report is about the page that one comes from: its path alone, since what stands in its query
    # may have changed by the time of the click (the report page completes it).
    if place is places.REPORT and path != href:
        href += f"?{PARAMETER}={quote(escape_uri_path(path))}"
    return FooterLink(place.label, href, place.name.partition(":")[2])
