"""Addresses of the site: each app keeps its own, all of them from the root."""

from django.urls import include, path

urlpatterns = [
    path("", include("rules.urls")),
    path("", include("scoring.urls")),
    path("", include("about.urls")),
    path("", include("sharing.urls")),
]

handler400 = "canasta_site.errors.bad_request"
handler404 = "canasta_site.errors.not_found"
handler500 = "canasta_site.errors.server_error"
