"""Says with every answer which release gave it; answers a health check whoever it asks for."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.urls import reverse

from about.release import HEADER, release
from about.views import gesund


def release_header(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """The service worker takes no page into its copies that another release than its own gave."""

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        response.headers[HEADER] = release()
        return response

    return middleware


def health_check(
    get_response: Callable[[HttpRequest], HttpResponse],
) -> Callable[[HttpRequest], HttpResponse]:
    """A load balancer asks by number, not by a name of DJANGO_ALLOWED_HOSTS; it is answered too."""
    path = reverse("about:gesund")

    def middleware(request: HttpRequest) -> HttpResponse:
        return gesund(request) if request.path_info == path else get_response(request)

    return middleware
