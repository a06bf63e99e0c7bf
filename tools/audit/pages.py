"""The pages as they are served: those of the sitemap, each tool in its states, and the others."""

from __future__ import annotations

import urllib.error
import urllib.request
from urllib.parse import urlencode, urlsplit
from xml.etree import ElementTree

from tests.pages import REFERENCE, STATES
from tools.audit.kinds import KINDS, NOT_FOUND

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
    # Each kind first, so that a fault of all pages of a kind shows early.
    return list(dict.fromkeys([*(kind.address for kind in KINDS), *asked, *mapped]))


def fetch(url: str) -> bytes:
    """What a server of ours answers: 200, or 404 where there is to be nothing; else an error."""
    try:
        with urllib.request.urlopen(url, timeout=PATIENCE) as response:  # noqa: S310 - our own server
            body: bytes = response.read()
    except urllib.error.HTTPError as error:
        if (error.code, urlsplit(url).path) != (404, NOT_FOUND):
            raise
        return error.read()
    return body
