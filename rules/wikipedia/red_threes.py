"""Red threes, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer
from rules.sources import wikipedia
from rules.status import Status
from rules.values import RedInHand, RedPenalty, Value

SWAPS: dict[str, Answer[Value]] = {
    "rote-drei-ausgeteilt": Answer(
        short="Zeitpunkt offen",
        text="Lege sie offen hin und ziehe Ersatz; wann, sagt Wikipedia nicht genau.",
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Rote Dreien"),),
    ),
    "rote-drei-minus-bedingung": Answer(
        short="{each} je Drei, vier {four}",
        text="Zwei Stellen überschneiden sich; gerechnet mit {each} je Drei nur ohne Meldung.",
        value=RedPenalty(each=-100, four=-800),
        status=Status.AMBIGUOUS,
        cites=(wikipedia("Abschnitt Rote Dreien"), wikipedia("Abschnitt Wertung")),
    ),
    "rote-drei-auf-hand": Answer(
        short="{each} je Drei",
        text="Schreibt {each}, außer der Spieler kam nie an die Reihe.",
        value=RedInHand(each=-500, without_turn=0),
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Rote Dreien"),),
    ),
    "rote-drei-auf-hand-zusatz": Answer(
        short="nein, an deren Stelle",
        text="Rechnet nur die Strafe: Was nicht ausliegt, bringt keinen Bonus.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Rote Dreien"),),
    ),
    "rote-drei-auf-hand-zeitpunkt": Answer(
        short="ja",
        text="Schreibt sie am Ende jeder Runde, gleich wie sie endet.",
        value=True,
        status=Status.STATED,
        cites=(wikipedia("Abschnitt Rote Dreien"),),
    ),
    "rote-drei-kein-kartenwert": Answer(
        short="nein",
        text="Schreibt nur den Bonus: Einen Kartenwert daneben nennt Wikipedia nicht.",
        value=False,
        status=Status.DERIVED,
        cites=(wikipedia("Abschnitt Kartenwerte"),),
    ),
    "rote-drei-drei-pakete": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia kündigt eine andere Wertung an, ohne Zahlen.",
        assumed="Sie bleiben ungezählt, die Summe ist unvollständig.",
        status=Status.SILENT,
        cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
    ),
}
