"""Which table a request is about."""

from __future__ import annotations

from django.http import HttpRequest

from rules.agreement.address import PARAMETER, Table


def table_of(request: HttpRequest) -> Table | None:
    """The table that the address carries; None where it carries none that can be understood."""
    text = request.GET.get(PARAMETER, "")
    return Table.read(text) if text else None
