"""Everyday words for what happens at the table: the search takes those of one line for the same.

The glossary explains words of the game and lists their synonyms; these need no explanation, and
people type them all the same. A line may hold words of the glossary.
"""

EVERYDAY = (
    # What is done
    ("abwerfen", "ablegen", "wegwerfen", "weglegen", "wegschmeißen", "abschmeißen", "Abwurf"),
    ("nehmen", "aufnehmen", "kaufen", "aufheben", "mitnehmen", "einsammeln", "holen", "Kauf"),
    ("melden", "auslegen", "rauslegen", "hinlegen", "ablegen", "legen"),
    ("anlegen", "dazulegen", "dranlegen", "anbauen", "erweitern"),
    ("verschieben", "umlegen", "umsortieren", "tauschen", "versetzen", "wegnehmen", "umstecken"),
    ("ziehen", "nachziehen", "abheben"),
    ("mischen", "umdrehen"),
    ("fragen", "Erlaubnis", "um Erlaubnis bitten"),
    ("vergessen", "übersehen", "nicht ausgelegt", "ausgelegt"),
    # At the table hardly anybody keeps these two apart.
    ("einfrieren", "eingefroren", "gefroren", "blockieren", "sperren", "gesperrt", "Stoppkarte"),
    ("Ausmachen", "Schluss machen", "Schluss", "beenden", "fertig werden", "Ende machen"),
    ("verdeckt ausmachen", "Handblatt", "aus der Hand ausmachen", "auf einmal ausmachen"),
    ("Wertung", "Abrechnung", "abrechnen", "zusammenzählen", "zählen"),
    ("gewinnen", "Sieger", "Gewinner", "Sieg", "entschieden"),
    # What lies there
    ("Stock", "Karten zum Ziehen", "Ziehstapel", "verdeckter Stapel", "Restkarten"),
    ("Startkarte", "aufgedeckt", "aufgedeckte Karte", "Anfang", "Beginn"),
    ("Handkarten", "auf der Hand", "in der Hand"),
    ("Meldung", "Auslage", "Kombination", "Satz"),
    ("Rang", "gleiche Karten", "gleiche Zahl", "Könige", "Damen", "Buben", "Asse"),
    ("Ersatz", "Ersatzkarte", "neue Karte"),
    ("Partner", "Mitspieler", "Partnerin", "Teamkollege", "Gegenüber"),
    ("Erstmeldung", "Auslage", "als erstes", "die ersten", "rauskommen", "eröffnen"),
    ("Minimum", "Mindestpunkte", "Mindestwert"),
    ("Hausregel", "Hausvariante", "Variante", "Sonderregel", "Tischregel"),
    # How it is
    ("leer", "aufgebraucht", "verbraucht", "zu Ende", "alle", "keine Karten"),
    ("vollständig", "fertig", "voll", "komplett"),
    ("dauerhaft", "immer", "auf Dauer", "bleiben", "wie lange"),
    ("höchstens", "maximal", "max", "Maximum"),
    ("ohne", "kein"),
    ("Gleichstand", "unentschieden", "punktgleich", "gleich viel"),
    ("Minus", "negativ", "Strafpunkte", "Minuspunkte"),
    ("insgesamt", "zusammen", "gesamt"),
    ("übrig", "bleibt", "Rest"),
    ("lernen", "Anleitung", "Spielanleitung", "Spielregeln", "geht Canasta", "spielt man Canasta"),
)
