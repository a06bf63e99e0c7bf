"""HTTPS, which ends in front of the site: what the environment says of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from django.core.exceptions import ImproperlyConfigured

HEADER = "CANASTA_HTTPS_HEADER"
HSTS = "CANASTA_HSTS_SECONDS"
YEAR = 365 * 24 * 60 * 60


@dataclass(frozen=True, slots=True)
class Https:
    """`header`: the one (with its value) that says a request came by HTTPS; None: nobody can say.

    `hsts`: for how many seconds browsers shall insist on HTTPS; 0: not at all.
    """

    header: tuple[str, str] | None = None
    hsts: int = 0

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Https:
        """Raises ImproperlyConfigured for what cannot be meant: it would only show in public."""
        name, seconds = (environment.get(setting, "").strip() for setting in (HEADER, HSTS))
        if name and not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", name):
            raise ImproperlyConfigured(f"{HEADER}={name!r} is not the name of a header")
        if seconds and not re.fullmatch(r"[0-9]{1,10}", seconds):
            raise ImproperlyConfigured(f"{HSTS}={seconds!r} is not a number of seconds")
        if not name:
            return cls()
        return cls(
            header=(f"HTTP_{name.upper().replace('-', '_')}", "https"),
            hsts=int(seconds) if seconds else YEAR,
        )
