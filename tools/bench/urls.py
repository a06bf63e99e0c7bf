"""The addresses of the site and that of the bare view, which is here alone."""

from django.http import HttpRequest, HttpResponse
from django.urls import path

from canasta_site import urls as site
from canasta_site.urls import handler400, handler404, handler500

__all__ = ("handler400", "handler404", "handler500", "urlpatterns")

BARE = "bare/"


def bare(request: HttpRequest) -> HttpResponse:
    """As little as a view can do."""
    return HttpResponse("ok")


urlpatterns = [path(BARE, bare), *site.urlpatterns]
