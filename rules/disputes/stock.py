"""Disputes about the end of the stock."""

from rules.disputes.model import Dispute, Ruled, Ruling

DISPUTES = (
    Dispute(
        slug="stock-leer",
        question="Geht die Runde weiter, wenn der Stock leer ist?",
        points=("stock-leer", "stock-leer-pflicht", "stock-leer-bonus"),
        klassisch=Ruling(Ruled.YES),
        wiener=Ruling(Ruled.YES),
        ass=Ruling(Ruled.NO),
        tip="Sagt vorher, wann die Runde endet und was es kostet, wenn niemand ausmacht.",
        related=(
            "stapel-neu-mischen",
            "letzte-stockkarte-rote-drei",
            "eine-karte-ein-stapel-aus-einer-karte",
        ),
    ),
    Dispute(
        slug="stapel-neu-mischen",
        question="Mischen wir den Stapel neu, wenn der Stock leer ist?",
        points=("stapel-neu-mischen", "stock-leer"),
        klassisch=Ruling(Ruled.NO),
        wiener=Ruling(Ruled.NO),
        ass=Ruling(Ruled.NO),
        tip="Wollt ihr trotzdem mischen, sagt vorher, ob die oberste Karte liegen bleibt.",
        related=("stock-leer", "letzte-stockkarte-rote-drei"),
    ),
    Dispute(
        slug="letzte-stockkarte-rote-drei",
        question="Die letzte Stockkarte ist eine rote Drei: Darf ich noch melden?",
        points=("stock-letzte-rote-drei", "stock-leer", "rote-drei-gezogen"),
        klassisch=Ruling(Ruled.NO, readings={"wikipedia": Ruled.YES}),
        wiener=Ruling(Ruled.OPEN),
        ass=Ruling(Ruled.OPEN),
        tip="Sagt vorher, ob du danach noch melden und abwerfen darfst.",
        related=("stock-leer", "stapel-neu-mischen", "ersatz-fuer-rote-drei-aus-stapel"),
    ),
)
