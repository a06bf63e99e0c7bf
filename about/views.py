"""What programs ask for before they read a page."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe

from rules.origin import origin


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """All may be read, save what only repeats it: JSON and the answers of the search."""
    lines = (
        "User-agent: *",
        "Disallow: /*format=json",
        f"Disallow: {reverse('rules:suche')}?",
        "",
        f"Sitemap: {origin(request)}{reverse('about:sitemap')}",
    )
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


@require_safe
def icon(request: HttpRequest, name: str) -> HttpResponse:
    """An icon where programs look that read no page; the file's own name holds its hash."""
    return redirect(static(f"icons/{name}"))
