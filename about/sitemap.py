"""Every page that a search engine should know."""

from __future__ import annotations

import datetime
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.sitemaps import Sitemap
from django.urls import reverse

from rules import cheat_sheet_page, places, score_sheet_page, search_page
from rules.catalog import CATALOG
from rules.display import point_address
from rules.dispute_page import dispute_address
from rules.disputes import DISPUTES
from rules.edition import EDITION


def addresses() -> list[str]:
    """The pages as they are addressed, each once."""
    # A report is about another page; by itself it says nothing that anybody would look for.
    named = [place.name for place in (*places.TOOLS, *places.PAGES) if place is not places.REPORT]
    return [
        *map(reverse, ("rules:start", search_page.PAGE, *named)),
        # The first of the sheets is the page itself.
        *cheat_sheet_page.addresses()[1:],
        *score_sheet_page.addresses()[1:],
        *map(point_address, CATALOG.points),
        *map(dispute_address, DISPUTES),
    ]


class Pages(Sitemap):  # type: ignore[type-arg]  # generic to the type checker alone
    """The one section of the sitemap. All pages rest on the rule data and are as old as it is."""

    def items(self) -> list[str]:
        """The pages by their addresses."""
        return addresses()

    def location(self, item: str) -> str:
        """An address is its own location."""
        return item

    def lastmod(self, item: str) -> datetime.date:
        """The day on which the rule data was closed."""
        return EDITION.date

    def get_protocol(self, protocol: str | None = None) -> str:
        """That of SITE_URL, else that of the request."""
        return urlsplit(settings.SITE_URL).scheme or super().get_protocol(protocol)

    def get_domain(self, site: Any = None) -> str:
        """That of SITE_URL, else that of the request."""
        return urlsplit(settings.SITE_URL).netloc or super().get_domain(site)
