"""The last that happens to an answer, and the first where it is constant and known already."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse, HttpResponseBase

from delivery.answer import Answer, compress
from delivery.constant import Kept
from delivery.encoding import EACH_TIME

# What stands in front of the site may keep a page for a minute, and for ten more while it asks
# again. A browser always asks, which mostly costs a 304: so whoever has a network sees the release
# that is deployed, and a page that comes without one says so.
PAGE = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
# Under the same address as its page: a cache in front that does not look at Vary must not have it.
FRAGMENT = "private, max-age=0"


def delivered(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponseBase]:
    """Compresses every answer, gives those that say what was asked a tag, and keeps the constant.

    Of a constant page nothing is done a second time: what stands within this middleware does not
    run again, and what it put into the headers is part of the answer. With DEBUG none is kept.
    """
    kept = Kept()

    def middleware(request: HttpRequest) -> HttpResponseBase:
        if answer := kept.get(request):
            return answer.to(request)
        response = get_response(request)
        # No page sets a cookie; one that did would be for a single visitor.
        if response.streaming or response.cookies:
            return response
        if response.status_code != 200:
            compress(request, response)
            return response
        if settings.DEBUG:
            return Answer(response, EACH_TIME).to(request)
        fragment = "HTTP_HX_REQUEST" in request.META
        response.headers.setdefault("Cache-Control", FRAGMENT if fragment else PAGE)
        return (kept.put(request, response) or Answer(response, EACH_TIME)).to(request)

    return middleware
