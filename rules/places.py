"""Tools and pages as the site names them: on the start page and in the search."""

from __future__ import annotations

from dataclasses import dataclass

from rules.catalog import CATALOG


@dataclass(frozen=True, slots=True)
class Place:
    """A tool or a page: the name of its address, what it is called, what it answers.

    `words`: what people call it beside that. `icon`: its symbol, where it has one.
    """

    name: str
    label: str
    note: str
    words: tuple[str, ...] = ()
    icon: str = ""


ROUND = Place(
    "scoring:runde",
    "Runde abrechnen",
    "Eine Runde, drei Ergebnisse",
    ("Punkte zusammenzählen", "Wertung rechnen", "Punkte ausrechnen", "Rechner"),
    "runde",
)
TOOLS = (
    Place(
        "scoring:meldung",
        "Meldung prüfen",
        "Erlaubt? Hoch genug?",
        ("Meldung erlaubt", "Minimum rechnen", "Karten prüfen"),
        "meldung",
    ),
    ROUND,
    Place(
        "scoring:erstmeldung",
        "Erstmeldung finden",
        "Womit komme ich heraus?",
        ("Erstmeldung suchen", "erste Meldung finden", "Finder"),
        "finden",
    ),
    Place(
        "scoring:stapel",
        "Stapel nehmen?",
        "Darf ich, muss ich, womit?",
        ("Stapel prüfen",),
        "stapel",
    ),
    Place(
        "scoring:ausmachen",
        "Ausmachen?",
        "Erlaubt, und was bringt es?",
        ("Ausmachen prüfen",),
        "ausmachen",
    ),
)
GUIDE = Place(
    "rules:regeln",
    "Canasta lernen",
    "Das Spiel Schritt für Schritt, ganz von vorn",
    (
        *("Anleitung", "Spielanleitung", "Spielregeln", "Regeln lernen", "so geht Canasta"),
        *("Geschichte", "Herkunft", "wer hat Canasta erfunden"),
    ),
)
COMPARISON = Place(
    "rules:vergleich",
    "Regeln vergleichen",
    f"{len(CATALOG.points)} Regelpunkte mit Quelle",
    ("Vergleich", "Unterschiede", "alle Regeln"),
    "vergleich",
)
CHEAT_SHEET = Place(
    "rules:spickzettel",
    "Spickzettel drucken",
    "Ein Blatt für den Tisch",
    ("Spickzettel", "Kurzfassung", "Übersicht", "Merkblatt"),
    "blatt",
)
SCORE_SHEET = Place(
    "rules:wertungsblatt",
    "Wertungsblatt drucken",
    "Leer, für zehn Runden, mit den Werten daneben",
    (
        *("Wertungsblatt", "Punkteblatt", "Punktezettel", "Schreibblock"),
        *("Tabelle zum Aufschreiben", "Punkte aufschreiben"),
    ),
    "blatt",
)
PLAYERS = Place(
    "rules:spielerzahl",
    "Zwei bis sechs Spieler",
    "Was sich mit der Spielerzahl ändert",
    ("Spielerzahl", "zu zweit", "zu dritt", "zu fünft", "zu sechst"),
    "spieler",
)
DISPUTES = Place(
    "rules:streitfragen",
    "Streitfragen",
    "Worüber Tische streiten, und was die Fassungen sagen",
    ("Streit", "alle Streitfragen"),
)
READINGS = Place(
    "rules:lesarten",
    "Lesarten",
    "Mehrdeutige Stellen: was sie heißen können",
    ("andere Lesart", "mehrdeutig", "unklare Stellen"),
)
HOUSE_RULES = Place(
    "rules:hausregeln",
    "Hausregeln",
    "Varianten, die eine Quelle nennt, mit ihrer Zahl",
    ("Hausvarianten", "eigene Regeln", "alle Varianten"),
)
TABLE = Place(
    "rules:unser_tisch",
    "Unser Tisch",
    "Eure eigene Mischung, vor dem ersten Geben vereinbart",
    ("eigene Mischung", "Regeln vereinbaren", "Regeln zusammenstellen", "Familienregeln"),
)
GLOSSARY = Place(
    "rules:begriffe",
    "Begriffe",
    "Die Wörter des Spiels und wie sie anderswo heißen",
    ("Glossar", "Wörterbuch", "Wörterverzeichnis"),
)
SOURCES = Place(
    "rules:quellen",
    "Quellen",
    "Was hinter den Antworten steht",
    ("Regelbuch", "Nachweis"),
)
IMPRINT = Place(
    "about:impressum",
    "Impressum",
    "Wer diese Seite betreibt",
    ("Betreiber", "Kontakt", "Anschrift"),
)
PRIVACY = Place(
    "about:datenschutz",
    "Datenschutz",
    "Was die Seite von dir erfährt, und was nicht",
    ("Privatsphäre", "Cookies", "DSGVO"),
)
REPORT = Place(
    "about:fehler",
    "Fehler melden",
    "Etwas stimmt nicht? So erfahren wir es",
    ("Kontakt", "Fehler gefunden", "Korrektur"),
)
# The pages that are no tools, in the groups in which the footer names them.
PAGES_BY_GROUP = {
    "Nachschlagen": (
        *(GUIDE, COMPARISON, DISPUTES, READINGS, HOUSE_RULES, TABLE, PLAYERS, GLOSSARY, SOURCES),
    ),
    "Drucken": (CHEAT_SHEET, SCORE_SHEET),
    "Über die Seite": (REPORT, IMPRINT, PRIVACY),
}
PAGES = tuple(place for group in PAGES_BY_GROUP.values() for place in group)
