"""Ambiguous places about melds, the pile and the stock."""

from rules.ambiguities.model import Ambiguity, Sense
from rules.schema import Version
from rules.situations import Situation, Tool
from rules.sources import howto, pagat, wikipedia

AMBIGUITIES = (
    Ambiguity(
        slug="wilde-in-langen-meldungen",
        title="Wilde Karten in langen Meldungen",
        versions=(Version.ASS,),
        points=("meldung-wild-max",),
        senses=(
            Sense("Nur die Mehrzahl zählt: Fünf natürliche tragen vier wilde.", "", taken=True),
            Sense("Mehr als {cap} wilde gibt es nie.", "hoechstens-drei-wilde"),
        ),
        situation=Situation(Tool.MELD, {"cards": "D D D D D 2 2 2 2"}),
        numbers={"cap": "meldung-wild-max.klassisch.cap"},
    ),
    Ambiguity(
        slug="vierte-wilde-karte",
        title="Die vierte wilde Karte nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("wild-verschieben", "strafen"),
        cites=(wikipedia("Abschnitt Melden"),),
        senses=(
            Sense("Sie wurde nie gültig gelegt und bleibt in der Hand.", taken=True),
            Sense("Bis zum Ende des Zuges darf sie ausnahmsweise an eine andere Meldung."),
            Sense("Sie muss abgeworfen werden und friert damit den Stapel ein."),
        ),
    ),
    Ambiguity(
        slug="einzelne-schwarze-dreien",
        title="Einzelne schwarze Dreien nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("schwarze-drei-groesse", "schwarze-drei-melden"),
        cites=(
            wikipedia("Abschnitt Melden"),
            wikipedia("Abschnitt Ausmachen"),
        ),
        senses=(
            Sense("Schwarze Dreien liegen auch beim Ausmachen nur als Gruppe.", taken=True),
            Sense("Beim Ausmachen dürften auch eine oder zwei liegen."),
        ),
    ),
    Ambiguity(
        slug="paar-vor-der-erstmeldung",
        title="Gemischtes Paar vor der Erstmeldung nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("stapel-vor-erstmeldung", "einfrier-gruende"),
        cites=(wikipedia("Abschnitt Stapel"),),
        senses=(
            Sense("Wie bei pagat.com öffnet nur ein natürliches Paar den Stapel.", ""),
            Sense(
                "Eine passende und eine wilde genügen, solange das Minimum erreicht ist.",
                "wikipedia",
                taken=True,
            ),
        ),
        situation=Situation(Tool.PILE, {"top": "K", "hand_cards": "K 2 9 8 5", "score": "-5"}),
    ),
    Ambiguity(
        slug="stapel-und-eigene-auslage",
        title="Stapel nehmen und eigene Auslage",
        versions=(Version.ASS,),
        points=("stapel-vor-erstmeldung", "stapel-frei"),
        senses=(
            Sense(
                "Mit zwei natürlichen aus der Hand darf der Stapel die Erstmeldung eröffnen.",
                "",
                taken=True,
            ),
            Sense(
                "Den Stapel gibt es erst, wenn eure Partei schon ausgelegt hat.",
                "stapel-erst-nach-auslage",
            ),
        ),
        situation=Situation(Tool.PILE, {"top": "D", "hand_cards": "A A A D D 9 8"}),
    ),
    Ambiguity(
        slug="voruebergehend-eingefroren",
        title="Schwarze Drei und „vorübergehendes“ Einfrieren",
        versions=(Version.ASS,),
        points=("schwarze-drei-sperre", "einfrieren-dauer"),
        senses=(
            Sense("Eine schwarze Drei sperrt nur den nächsten Zug.", taken=True),
            Sense("Sie friert den Stapel eine Zeit lang ein."),
            Sense("Auch eine wilde Karte friert nur für eine Zeit ein."),
        ),
    ),
    Ambiguity(
        slug="schwarze-startkarte",
        title="Schwarze Drei als Startkarte",
        versions=(Version.KLASSISCH,),
        points=("startkarte-schwarz",),
        cites=(
            pagat("Abschnitt Spieler und Geben"),
            wikipedia("Abschnitt Geben"),
        ),
        senses=(
            Sense("Pagat.com deckt nur wilde und rote zu: Sie bleibt liegen.", taken=True),
            Sense("Wikipedia lässt obenauf nur eine natürliche: Sie wird zugedeckt."),
        ),
    ),
    Ambiguity(
        slug="rote-drei-im-stapel",
        title="Ersatz für die rote Drei aus dem Stapel",
        versions=(Version.ASS,),
        points=("rote-drei-aus-stapel",),
        senses=(
            Sense("Jede rote Drei wird ersetzt, auch die aus dem Stapel.", taken=True),
            Sense("Für den Stapel gilt die Ausnahme der anderen Fassungen."),
        ),
    ),
    Ambiguity(
        slug="sperre-gegen-paar-und-startkarte",
        title="Wie weit der fertige Canasta sperrt",
        versions=(Version.WIENER,),
        points=("sperre-fertiger-canasta",),
        senses=(
            Sense("Ein Abwurf sperrt auch gegen ein Paar, eine Startkarte nicht.", taken=True),
            Sense("Ein natürliches Paar aus der Hand öffnet den Stapel trotzdem."),
            Sense("Auch eine passende Startkarte sperrt."),
        ),
    ),
    Ambiguity(
        slug="letzte-rote-drei",
        title="Rote Drei als letzte Karte des Stocks",
        versions=(Version.KLASSISCH,),
        points=("stock-letzte-rote-drei",),
        cites=(
            howto("Abschnitt Leerer Stock"),
            wikipedia("Abschnitt Leerer Stock"),
        ),
        senses=(
            Sense("Die Runde endet sofort, ohne Melden und Abwerfen.", taken=True),
            Sense("Wikipedia beendet sie auch, lässt aber noch melden und abwerfen."),
        ),
    ),
    Ambiguity(
        slug="pflicht-bei-leerem-stock",
        title="Pflicht zum Stapel bei leerem Stock",
        versions=(Version.WIENER,),
        points=("stock-leer-pflicht",),
        senses=(
            Sense("Sie gilt nur für Meldungen bis {most} Karten.", taken=True),
            Sense("Sie gilt wie bei Klassisch auch für fertige Canastas."),
        ),
        numbers={"most": "stock-leer-pflicht.wiener.add_up_to"},
    ),
    Ambiguity(
        slug="abzug-trotz-ausmachen",
        title="Leerer Stock, und doch macht jemand aus",
        versions=(Version.ASS,),
        points=("stock-leer-bonus", "stock-leer"),
        senses=(
            Sense("Wer mit der letzten Karte ausmacht, erspart allen die {n}.", taken=True),
            Sense("Ist der Stock leer, schreibt jede Partei {n}, auch dann."),
        ),
        numbers={"n": "stock-leer-bonus.ass.n"},
    ),
    Ambiguity(
        slug="abzug-zu-dritt",
        title="Leerer Stock zu dritt",
        versions=(Version.ASS,),
        points=("stock-leer-bonus", "zu-dritt"),
        senses=(
            Sense("Jeder Spieler ist seine eigene Partei und schreibt {n}.", taken=True),
            Sense("Der Abzug trifft nur Mannschaften, zu dritt also niemanden."),
        ),
        numbers={"n": "stock-leer-bonus.ass.n"},
    ),
)
