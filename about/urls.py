"""Addresses of what is about the site itself."""

from django.urls import path

from about import views

app_name = "about"
urlpatterns = [
    path("impressum/", views.impressum, name="impressum"),
    path("datenschutz/", views.datenschutz, name="datenschutz"),
    path("fehler-melden/", views.fehler, name="fehler"),
]
