"""Addresses of what is about the site itself."""

from django.contrib.sitemaps.views import sitemap
from django.urls import path

from about import views
from about.sitemap import Pages
from delivery.constant import constant_alone

app_name = "about"
urlpatterns = [
    path("impressum/", views.impressum, name="impressum"),
    path("datenschutz/", views.datenschutz, name="datenschutz"),
    path("fehler-melden/", views.fehler, name="fehler"),
    path("sitemap.xml", constant_alone(sitemap), {"sitemaps": {"pages": Pages}}, name="sitemap"),
    path("offline/", views.offline, name="offline"),
    path("sw.js", views.worker, name="worker"),
    path("manifest.webmanifest", views.manifest, name="manifest"),
    path("gesund/", views.gesund, name="gesund"),
    path("robots.txt", views.robots, name="robots"),
    path("favicon.ico", views.icon, {"name": "favicon.ico"}, name="favicon"),
    path("apple-touch-icon.png", views.icon, {"name": "apple-touch-icon.png"}, name="touch-icon"),
]
