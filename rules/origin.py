"""Where the site is reached: what stands before an address that leaves it."""

from __future__ import annotations

from django.conf import settings
from django.http import HttpRequest


def origin(request: HttpRequest) -> str:
    """Scheme and host, without a slash: those of SITE_URL, without one those of the request."""
    site_url: str = settings.SITE_URL
    return site_url or f"{request.scheme}://{request.get_host()}"


def host(request: HttpRequest) -> str:
    """The origin as people write it on paper."""
    return origin(request).partition("://")[2]
