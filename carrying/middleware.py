"""Whatever leaves the site for a request that carries a table carries it on."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse

from carrying.links import carried, json_carried, page_carried
from rules.agreement.address import Table
from rules.agreement.request import table_of

_WRITTEN: dict[str, Callable[[str, Table], str]] = {
    "text/html": page_carried,
    "application/json": json_carried,
}


def carrying(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """Links and forms of pages, addresses in JSON, and where a redirect leads to."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        table = table_of(request) if request.META.get("QUERY_STRING") else None
        if table is None:
            return response
        if leads := response.headers.get("Location"):
            response.headers["Location"] = carried(leads, table)
        kind = response.headers.get("Content-Type", "").partition(";")[0]
        if (write := _WRITTEN.get(kind)) and not response.streaming:
            response.content = write(response.content.decode(), table).encode()
        return response

    return middleware
