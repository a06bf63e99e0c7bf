"""What every page knows of its own address."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest

from about.preview import picture
from rules.origin import origin


def found(request: HttpRequest) -> dict[str, object]:
    """Where the page is found. A page that is more than its path gives `own_address` itself."""
    return {
        "site_url": settings.SITE_URL,
        "origin": origin(request),
        "own_address": request.path,
        "picture": picture(),
    }
