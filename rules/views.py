"""Pages of the reference: the start page and the comparison."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from rules import comparison_page, start_page


@require_safe
def start(request: HttpRequest) -> HttpResponse:
    """The start page: example questions, the tools, the three versions."""
    return render(request, "rules/start.html", start_page.context())


@require_safe
def vergleich(request: HttpRequest) -> HttpResponse:
    """The comparison: the rows of all points with their answers side by side."""
    return render(request, "rules/vergleich.html", comparison_page.context())
