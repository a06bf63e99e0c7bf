"""The pages as they are served: those of the sitemap, and each tool in its states."""

from __future__ import annotations

import urllib.request
from urllib.parse import urlencode, urlsplit
from xml.etree import ElementTree

from tests.pages import REFERENCE, STATES

LOCATION = "{http://www.sitemaps.org/schemas/sitemap/0.9}loc"
PATIENCE = 60


def addresses(server: str) -> list[str]:
    """All addresses to look at, from the root of the site, each once."""
    sitemap = ElementTree.fromstring(fetch(f"{server}/sitemap.xml"))  # noqa: S314 - our own
    mapped = [
        urlsplit(entry.text or "")._replace(scheme="", netloc="").geturl()
        for entry in sitemap.iter(LOCATION)
    ]
    asked = [f"{path}?{urlencode(query)}" for path, query in (*STATES, *REFERENCE) if query]
    return list(dict.fromkeys([*mapped, *asked]))


def fetch(url: str) -> bytes:
    """What a server of ours answers; anything but 200 is an error."""
    with urllib.request.urlopen(url, timeout=PATIENCE) as response:  # noqa: S310 - our own server
        body: bytes = response.read()
    return body
