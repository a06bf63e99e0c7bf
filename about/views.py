"""Imprint, privacy, and the page that takes error reports."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from about import legal_page, report_page


@require_safe
def impressum(request: HttpRequest) -> HttpResponse:
    """Who runs the site."""
    return render(request, "about/impressum.html", legal_page.imprint(settings.OPERATOR))


@require_safe
def datenschutz(request: HttpRequest) -> HttpResponse:
    """What the site learns about its visitors, and what becomes of it."""
    return render(request, "about/datenschutz.html", legal_page.privacy(settings.OPERATOR))


# What it says may depend on where the visitor comes from: no cache may keep it.
@require_safe
@cache_control(private=True, no_store=True)
def fehler(request: HttpRequest) -> HttpResponse:
    """Reports an error: nothing is sent from here, the visitor's own mail does that."""
    host = request.get_host()
    context = report_page.context(
        settings.OPERATOR,
        settings.SITE_URL or f"{request.scheme}://{host}",
        request.GET.get(report_page.PARAMETER, ""),
        request.headers.get("Referer", ""),
        host,
    )
    return render(request, "about/fehler.html", context)
