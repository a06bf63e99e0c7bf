"""Wikipedia after Kastner as readings of Klassisch: every point on which it differs."""

from rules.schema import Answer, Reading, Version
from rules.sources import wikipedia
from rules.status import Status
from rules.values import (
    CanastasNeeded,
    FirstPile,
    GroupSize,
    RedCondition,
    RedInHand,
    RedPenalty,
)

WIKIPEDIA = Reading(
    id="wikipedia",
    version=Version.KLASSISCH,
    text="Nach Wikipedia: mehr fürs verdeckte Ausmachen, Strafe für rote Dreien in der Hand.",
    swaps={
        "wildcard-wert": Answer(
            short="ihren eigenen Wert",
            text="Zählt den eigenen Wert; die Tabelle der Kartenwerte macht keine Ausnahme.",
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Kartenwerte"),),
        ),
        "canasta-wild-dazu": Answer(
            short="er wird gemischt",
            text="Rechnet ihn als gemischt; aus der Erklärung der beiden Arten geschlossen.",
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Melden"),),
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
        "schwarze-drei-groesse": Answer(
            short="{least} oder {most} Karten",
            text="Lege mindestens {least}; für {most} aus der gewöhnlichen Meldung geschlossen.",
            value=GroupSize(least=3, most=4),
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Melden"),),
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
        "stapel-vor-erstmeldung": Answer(
            short="eine natürliche, eine wilde genügen",
            text="Zeige eine passende und eine wilde Karte; nur das Minimum zählt.",
            value=FirstPile.NATURAL_AND_WILD,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Stapel"),),
        ),
        "ausmachen-canasta-2": Answer(
            short="offen, gerechnet mit {count}",
            text="Klärt es vorher: Wikipedia nennt für zwei Spieler keine Zahl.",
            value=CanastasNeeded(count=1, certain_from=2),
            assumed="Gerechnet mit {count} wie zu viert.",
            status=Status.SILENT,
            cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
        ),
        "verdeckt-definition": Answer(
            short="ganze Hand auf einmal",
            text="Lege alles in einem Zug; ein eigener Canasta ist nicht Bedingung.",
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
        "verdeckt-total-ohne-canasta": Answer(
            short="{n} insgesamt",
            text="Schreibt {n}: den Zuschlag zusätzlich zum Bonus fürs Ausmachen gelesen.",
            value=300,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
        "verdeckt-total-mit-canasta": Answer(
            short="{n} insgesamt",
            text="Schreibt {n}: den Zuschlag zusätzlich zum Bonus fürs Ausmachen gelesen.",
            value=1100,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
        "wertung-partnerhand": Answer(
            short="ja, gegen euch",
            text="Zieht sie ab: Abgezogen werden alle Karten in der Hand.",
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Wertung"),),
        ),
        "wertung-negativ": Answer(
            short="ja",
            text="Schreibt auch Minuspunkte.",
            status=Status.STATED,
            cites=(wikipedia("Abschnitt Wertung"),),
        ),
        "ziel-beide": Answer(
            short="wer mehr hat",
            text="Rechnet die Runde zu Ende; dass der höhere Stand gewinnt, ist geschlossen.",
            status=Status.DERIVED,
            cites=(wikipedia("Abschnitt Wertung"),),
        ),
        "zu-zweit": Answer(
            short="offen",
            text="Gebt je {hand} Karten; ein Ziel für zwei nennt Wikipedia nicht.",
            numbers={"hand": 15},
            status=Status.SILENT,
            cites=(wikipedia("Abschnitt Andere Spielerzahlen"),),
        ),
    },
)

_INCLUSIVE = "Schreibt {n}: Der Bonus fürs Ausmachen steckt im Zuschlag."
WIKIPEDIA_INCLUSIVE = Reading(
    id="wikipedia-inklusive",
    version=Version.KLASSISCH,
    extends="wikipedia",
    text="Wie Wikipedia, aber der Bonus fürs Ausmachen steckt im Bonus fürs verdeckte.",
    swaps={
        "verdeckt-total-ohne-canasta": Answer(
            short="{n} insgesamt",
            text=_INCLUSIVE,
            value=200,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
        "verdeckt-total-mit-canasta": Answer(
            short="{n} insgesamt",
            text=_INCLUSIVE,
            value=1000,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
    },
)

WIKIPEDIA_RED_MINUS = Reading(
    id="wikipedia-rote-dreien-minus",
    version=Version.KLASSISCH,
    extends="wikipedia",
    text="Wie Wikipedia, aber rote Dreien zählen ohne Canasta minus, auch nach einer Meldung.",
    swaps={
        "rote-drei-plus-bedingung": Answer(
            short="wenn ihr einen Canasta habt",
            text="Ohne Canasta zählen sie minus, auch wenn ihr gemeldet habt.",
            value=RedCondition.CANASTA,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Rote Dreien"), wikipedia("Abschnitt Wertung")),
        ),
    },
)
