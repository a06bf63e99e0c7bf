"""What every page knows, whichever view made it."""

from __future__ import annotations

from django.http import HttpRequest

from rules.agreement.request import table_of
from rules.edition import EDITION


def edition(request: HttpRequest) -> dict[str, object]:
    """Number and date of the rule data, for the footer."""
    return {"data_edition": EDITION}


def table(request: HttpRequest) -> dict[str, object]:
    """The table that the address carries, or None."""
    return {"table": table_of(request)}
