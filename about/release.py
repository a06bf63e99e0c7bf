"""Which release of the site this is: what a copy kept in a browser has to agree with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from django.conf import settings

# All that a page is made of.
FOLDERS = (
    *("about", "canasta_site", "carrying", "delivery", "requirements", "rules"),
    *("scoring", "search", "sharing", "static", "templates"),
)
HEADER = "X-Release"
_DIGITS = 12


@cache
def release() -> str:
    """The same on every machine with the same files and the same settings, read once a process."""
    said = (settings.OPERATOR, settings.SITE_URL, settings.REQUESTS_LOGGED)
    return digest(settings.BASE_DIR, *said)


def digest(root: Path, *said: object) -> str:
    """A digest of the deployed files below `root`, and of what the pages say beside them."""
    whole = hashlib.sha256(repr(said).encode())
    for path in sorted(_files(root)):
        content = hashlib.sha256((root / path).read_bytes())
        whole.update(f"{path}\0{content.hexdigest()}\n".encode())
    return whole.hexdigest()[:_DIGITS]


def _files(root: Path) -> Iterator[str]:
    for folder in FOLDERS:
        for path in (root / folder).rglob("*"):
            # What Python and editors leave behind is no part of a release.
            if path.is_file() and path.suffix != ".pyc" and not path.name.startswith("."):
                yield path.relative_to(root).as_posix()
