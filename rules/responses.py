"""How one address answers in three ways: the page, its HTMX fragment, JSON."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import render
from django.views.decorators.vary import vary_on_headers
from django_htmx.middleware import HtmxDetails

# For a view with several faces: the headers that choose among them.
vary_on_face = vary_on_headers("HX-Request", "HX-History-Restore-Request")


def page_or_fragment(
    request: HttpRequest, page: str, fragment: str, context: dict[str, object]
) -> HttpResponse:
    """The fragment if HTMX asks for it, else the page."""
    # htmx asks for the whole page when it restores one from its history.
    htmx = HtmxDetails(request)
    wants_fragment = bool(htmx) and not htmx.history_restore_request
    return render(request, fragment if wants_fragment else page, context)


def json_response(data: Mapping[str, object], status: int = 200) -> JsonResponse:
    """JSON with umlauts as they are."""
    return JsonResponse(data, status=status, json_dumps_params={"ensure_ascii": False})


def json_errors(errors: Mapping[str, object]) -> JsonResponse:
    """What is wrong with the input, by field."""
    return json_response({"errors": errors}, status=422)
