"""The public address of the site, as the environment gives it."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from django.core.exceptions import ImproperlyConfigured

_HOST = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\]")


def read_site_url(given: str) -> str:
    """Scheme and host (perhaps with a port) without a slash at the end; empty where none is given.

    Raises ImproperlyConfigured for anything else: a wrong one would stand on every page.
    """
    if not given:
        return ""
    try:
        parts = urlsplit(given)
        host = re.sub(r":\d+$", "", parts.netloc)
        # Reading the port tells whether it can be one.
        well_formed = parts.port != 0 and _HOST.fullmatch(host) is not None
    except ValueError:
        well_formed = False
    if not well_formed or given not in (f"http://{parts.netloc}", f"https://{parts.netloc}"):
        raise ImproperlyConfigured(
            f"CANASTA_SITE_URL={given!r} is not scheme and host without a slash at the end, "
            "in small letters, like https://canasta.example"
        )
    return given
