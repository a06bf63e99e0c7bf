"""What opens without a network, and what a home screen needs to know of the site."""

from __future__ import annotations

import json

from django.conf import settings
from django.template.loader import render_to_string
from django.templatetags.static import static
from django.urls import reverse

from about.release import HEADER, release
from about.sitemap import addresses
from rules import places
from rules.dispute_page import dispute_address
from rules.disputes import DISPUTES
from sharing.views import code_address

# The design's --felt and --paper in light: a manifest knows no dark scheme.
THEME = "#14503a"
BACKGROUND = "#f7f2e7"
HTMX = "django_htmx/htmx-2.min.js"
SCRIPT = "offline.js"
FALLBACK = "about:offline"
SHORTCUTS = ("scoring:meldung", "scoring:runde")


def files() -> list[str]:
    """The static files that pages load; the icons of the home screen are not among them."""
    own = settings.BASE_DIR / "static"
    kinds = ("*.css", "*.js", "icons/favicon.*")
    found = (path.relative_to(own).as_posix() for kind in kinds for path in own.glob(kind))
    return [static(name) for name in (*sorted(found), HTMX)]


def codes(site: str) -> list[str]:
    """The QR codes that are part of a page; those of results come with the results."""
    drawn = (code_address(site, dispute_address(slug)) for slug in DISPUTES)
    return [address for address in drawn if address]


def kept(site: str) -> list[str]:
    """The addresses of which browsers keep a copy. None with DEBUG, where everything may change."""
    if settings.DEBUG:
        return []
    return [*files(), reverse(FALLBACK), *addresses(), *codes(site)]


def worker(site: str) -> str:
    """The service worker of this release, for the site as it is reached."""
    config = {
        "release": release(),
        "header": HEADER,
        "files": settings.STATIC_URL,
        "script": static(SCRIPT),
        "fallback": reverse(FALLBACK),
        "addresses": kept(site),
    }
    return render_to_string("about/sw.js", {"config": json.dumps(config)})


def manifest() -> dict[str, object]:
    """The web app manifest."""
    start = reverse("rules:start")
    named = {place.name: place for place in places.TOOLS}
    return {
        "id": start,
        "name": "Canasta am Tisch",
        "short_name": "Canasta",
        "description": "Canasta in drei Fassungen: prüfen, abrechnen, vergleichen.",
        "lang": "de",
        "start_url": start,
        "scope": start,
        "display": "standalone",
        "theme_color": THEME,
        "background_color": BACKGROUND,
        "icons": [
            _icon("icon-192.png", 192),
            _icon("icon-512.png", 512),
            _icon("icon-maskable-512.png", 512, purpose="maskable"),
        ],
        "shortcuts": [
            {"name": named[name].label, "url": reverse(name), "description": named[name].note}
            for name in SHORTCUTS
        ],
    }


def _icon(name: str, side: int, **more: str) -> dict[str, str]:
    return {"src": static(f"icons/{name}"), "sizes": f"{side}x{side}", "type": "image/png", **more}
