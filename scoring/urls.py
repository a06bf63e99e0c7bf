"""Addresses of the calculators."""

from django.urls import path

from scoring import views

app_name = "scoring"
urlpatterns = [
    path("meldung/", views.meldung, name="meldung"),
    path("erstmeldung/", views.erstmeldung, name="erstmeldung"),
    path("stapel/", views.stapel, name="stapel"),
    path("ausmachen/", views.ausmachen, name="ausmachen"),
    path("runde/", views.runde, name="runde"),
]
