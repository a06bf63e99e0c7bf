"""What every answer carries, and what is refused before anything else looks at it."""

from __future__ import annotations

from collections.abc import Callable

from django.conf import settings
from django.http import HttpRequest, HttpResponse

from canasta_site import error_page
from canasta_site.error_page import Problem
from canasta_site.limits import LONGEST_ADDRESS, MOST_PARAMETERS

Respond = Callable[[HttpRequest], HttpResponse]

ALLOWED = ("GET", "HEAD", "OPTIONS")
# Under this name the server says in the environment of a request what it could not read itself.
REFUSED = "canasta_site.refused"


# What rules a page, and whatever else opens as one. Styles and scripts never do: opened by
# themselves they are plain text, and as parts of a page they follow its rules.
OF_PAGES = (
    *("Content-Security-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy"),
    *("X-Frame-Options", "Referrer-Policy"),
)
PARTS = (".css", ".js")


def policies(get_response: Respond) -> Respond:
    """Who else may use what we serve, and which abilities of the device we do without.

    Pages are for nobody else to embed; static files are: the picture of a preview is shown
    by those to whom a link was sent. A first visit loads five files; what means nothing on them
    would be a tenth of its weight.
    """

    def middleware(request: HttpRequest) -> HttpResponse:
        response = get_response(request)
        shared = request.path_info.startswith(settings.STATIC_URL)
        response.headers["Permissions-Policy"] = settings.PERMISSIONS_POLICY
        response.headers["Cross-Origin-Resource-Policy"] = (
            "cross-origin" if shared else "same-origin"
        )
        if shared and response.status_code in (200, 304) and request.path_info.endswith(PARTS):
            for name in OF_PAGES:
                response.headers.pop(name, None)
        return response

    return middleware


def gate(get_response: Respond) -> Respond:
    """Lets in what is read only, and no more of it than the limits say."""

    def middleware(request: HttpRequest) -> HttpResponse:
        if request.method == "OPTIONS":
            return _allowing(HttpResponse(status=204))
        problem = _refusal(request)
        if problem is None:
            return get_response(request)
        response = error_page.answer(request, problem)
        return _allowing(response) if problem is error_page.READ_ONLY else response

    return middleware


def _refusal(request: HttpRequest) -> Problem | None:
    refused: Problem | None = request.META.get(REFUSED)
    if refused:
        return refused
    if request.method not in ALLOWED:
        return error_page.READ_ONLY
    query = request.META.get("QUERY_STRING", "")
    if len(request.path) + (len("?") + len(query) if query else 0) > LONGEST_ADDRESS:
        return error_page.TOO_LONG
    # As Django counts them.
    if query.count("&") >= MOST_PARAMETERS:
        return error_page.TOO_MANY
    return None


def _allowing(response: HttpResponse) -> HttpResponse:
    response.headers["Allow"] = ", ".join(ALLOWED)
    return response
