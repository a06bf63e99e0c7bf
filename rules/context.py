"""What every page knows, whichever view made it."""

from __future__ import annotations

from django.http import HttpRequest

from rules.edition import EDITION


def edition(request: HttpRequest) -> dict[str, object]:
    """Number and date of the rule data, for the footer."""
    return {"data_edition": EDITION}
