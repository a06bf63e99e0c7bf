"""What every page says about the table in its address."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import HttpRequest

from rules import german
from rules.agreement.address import PARAMETER, Table


def way_out(request: HttpRequest) -> dict[str, object]:
    """`without_table`: the same page without its table; `not_understood`: what was not read of it.

    Both are empty where the address names no table.
    """
    text = request.GET.get(PARAMETER, "")
    if not text:
        return {}
    others = [(name, values) for name, values in request.GET.lists() if name != PARAMETER]
    table = Table.read(text)
    parts = table.unknown if table else (text,)
    return {
        # Relative, since a path that a stranger made up may begin like another host.
        "without_table": f"./?{urlencode(others, doseq=True)}" if others else "./",
        "not_understood": german.quoted(", ".join(parts)) if parts else "",
    }
