"""The pages for 400, 404 and 500, as Django asks for them."""

from __future__ import annotations

from dataclasses import replace

from django.conf import settings
from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render

from canasta_site import error_page


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:
    """A request that cannot be answered as it is; under a wrong host name it says the right one."""
    if isinstance(exception, DisallowedHost):
        home = f"{settings.SITE_URL}/"
        return error_page.answer(request, replace(error_page.WRONG_HOST, home=home))
    return error_page.answer(request, error_page.UNREADABLE)


def not_found(request: HttpRequest, exception: Exception) -> HttpResponse:
    """No such page: with navigation and footer, so that one finds what one was looking for."""
    if error_page.wants_json(request):
        return error_page.answer(request, error_page.NOT_FOUND)
    context = {"problem": error_page.NOT_FOUND}
    return render(request, "404.html", context, status=404)


def server_error(request: HttpRequest) -> HttpResponse:
    """A fault of ours."""
    return error_page.answer(request, error_page.FAULT)
