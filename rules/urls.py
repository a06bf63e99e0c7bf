"""Addresses of the reference."""

from django.urls import path

from rules import views

app_name = "rules"
urlpatterns = [
    path("", views.start, name="start"),
    path("suche/", views.suche, name="suche"),
    path("vergleich/", views.vergleich, name="vergleich"),
    path("regeln/", views.regeln, name="regeln"),
    path("regeln/<slug:point_id>/", views.punkt, name="punkt"),
    path("streitfragen/", views.streitfragen, name="streitfragen"),
    path("streitfragen/<slug:slug>/", views.streitfrage, name="streitfrage"),
    path("lesarten/", views.lesarten, name="lesarten"),
    path("hausregeln/", views.hausregeln, name="hausregeln"),
    path("unser-tisch/", views.unser_tisch, name="unser_tisch"),
    path("spickzettel/", views.spickzettel, name="spickzettel"),
    path("wertungsblatt/", views.wertungsblatt, name="wertungsblatt"),
    path("spielerzahl/", views.spielerzahl, name="spielerzahl"),
    path("quellen/", views.quellen, name="quellen"),
    path("begriffe/", views.begriffe, name="begriffe"),
    path("regeln.json", views.regeln_json, name="json"),
    path("regeln.schema.json", views.regeln_schema, name="schema"),
]
