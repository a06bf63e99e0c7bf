"""Addresses of what is handed on."""

from django.urls import path

from sharing import views

app_name = "sharing"
urlpatterns = [path("qr.svg", views.qr_code, name="qr")]
