"""Imprint, privacy, error reports, and what programs ask for before they read a page."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest, HttpResponse, JsonResponse
from django.shortcuts import redirect, render
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.cache import cache_control
from django.views.decorators.http import require_safe

from about import legal_page, release, report_page
from about import offline as offline_copies
from delivery.constant import constant
from rules.agreement.address import PARAMETER
from rules.catalog import CATALOG
from rules.edition import EDITION
from rules.origin import origin


@require_safe
@constant()
def impressum(request: HttpRequest) -> HttpResponse:
    """Who runs the site."""
    return render(request, "about/impressum.html", legal_page.imprint(settings.OPERATOR))


@require_safe
@constant()
def datenschutz(request: HttpRequest) -> HttpResponse:
    """What the site learns about its visitors, and what becomes of it."""
    context = legal_page.privacy(settings.OPERATOR, requests_logged=settings.REQUESTS_LOGGED)
    return render(request, "about/datenschutz.html", context)


# What it says may depend on where the visitor comes from: no cache may keep it.
@require_safe
@cache_control(private=True, no_store=True)
def fehler(request: HttpRequest) -> HttpResponse:
    """Reports an error: nothing is sent from here, the visitor's own mail does that."""
    context = report_page.context(
        settings.OPERATOR,
        origin(request),
        request.GET.get(report_page.PARAMETER, ""),
        request.headers.get("Referer", ""),
        request.get_host(),
    )
    return render(request, "about/fehler.html", context)


@require_safe
@constant()
def robots(request: HttpRequest) -> HttpResponse:
    """All may be read, save what only repeats it: JSON, answers of the search, QR codes, tables.

    Each table leads to a hundred others, and there is no end of them.
    """
    lines = (
        "User-agent: *",
        "Disallow: /*format=json",
        f"Disallow: {reverse('rules:suche')}?",
        f"Disallow: {reverse('sharing:qr')}",
        *(f"Disallow: /*{sign}{PARAMETER}=" for sign in "?&"),
        "",
        f"Sitemap: {origin(request)}{reverse('about:sitemap')}",
    )
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


# For machines that watch over it: no template, which could fail by itself, and no cache, which
# would answer for a server that is down. Without sound rule data no process starts at all.
@require_safe
@cache_control(no_store=True)
def gesund(request: HttpRequest) -> HttpResponse:
    """Says that this process serves, and which release of the site with which rule data."""
    return HttpResponse(
        f"ok\nrelease {release.release()}\nrules {EDITION.number}, {len(CATALOG.points)} points\n",
        content_type="text/plain; charset=utf-8",
        headers={"X-Robots-Tag": "noindex"},
    )


@require_safe
def icon(request: HttpRequest, name: str) -> HttpResponse:
    """An icon where programs look that read no page; the file's own name holds its hash."""
    return redirect(static(f"icons/{name}"))


@require_safe
@constant()
def offline(request: HttpRequest) -> HttpResponse:
    """What the service worker shows in place of a page that it has no copy of."""
    return render(request, "about/offline.html")


# Asked for with every page: a browser that has it is told so in a few bytes.
@require_safe
@constant()
@cache_control(no_cache=True)
def worker(request: HttpRequest) -> HttpResponse:
    """The service worker; in the root, since it may only see to what lies below its own address."""
    return HttpResponse(
        offline_copies.worker(origin(request)), content_type="text/javascript; charset=utf-8"
    )


@require_safe
@constant()
@cache_control(public=True, max_age=3600)
def manifest(request: HttpRequest) -> JsonResponse:
    """What a home screen needs to know."""
    return JsonResponse(
        offline_copies.manifest(),
        content_type="application/manifest+json",
        json_dumps_params={"ensure_ascii": False},
    )
