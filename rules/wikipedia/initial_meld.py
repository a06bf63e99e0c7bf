"""The initial meld, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Value

SWAPS: dict[str, Answer[Value]] = {
    "erstmeldung-partei": Answer(
        short="nein, eine je Partei",
        text="Meldet es als Partei nur einmal; aus dem Wortlaut geschlossen.",
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Erstmeldung"), wikipedia("Abschnitt Stapel")),
    ),
    "erstmeldung-stapelkarte": Answer(
        short="zählt mit",
        text="Zähle sie mit: Sie wird gemeldet, bevor du den Rest nimmst.",
        value=True,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Stapel"),),
    ),
    "erstmeldung-entfall": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia nennt keinen Erlass.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Ausmachen"),),
    ),
}
