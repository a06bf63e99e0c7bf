"""All pages of the site, and some that fail in each place where an answer can fail."""

from collections.abc import Iterator

from django.http import HttpRequest, HttpResponse, StreamingHttpResponse
from django.urls import include, path


def in_the_view(request: HttpRequest) -> HttpResponse:
    """Django catches this one; its message quotes what was typed, as that of int() does."""
    try:
        number = int(request.GET["a-name"])
    except ValueError as error:
        raise LookupError(f"nobody called {request.GET['a-name']}") from error
    return HttpResponse(str(number))


def in_the_body(request: HttpRequest) -> StreamingHttpResponse:
    """Fails in gunicorn's hands, after the head of the answer has gone out."""

    def parts() -> Iterator[str]:
        yield "so far"
        raise ValueError(request.GET["a-name"])

    return StreamingHttpResponse(parts())


def in_the_head(request: HttpRequest) -> HttpResponse:
    """Fails in gunicorn's hands, which do not send such a header."""
    return HttpResponse(headers={"X-Name": f"\x01{request.GET['a-name']}"})


urlpatterns = [
    path("", include("canasta_site.urls")),
    path("view/", in_the_view, name="view"),
    path("body/", in_the_body, name="body"),
    path("head/", in_the_head, name="head"),
]
