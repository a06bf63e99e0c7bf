"""Ambiguous places about red threes and the initial meld."""

from rules.ambiguities.model import Ambiguity, Sense
from rules.schema import Version
from rules.situations import As, Situation, Tool
from rules.sources import wikipedia

# Worked rounds: red threes without a canasta, all four of them, one left in hand, the steps.
_THREE_LAID = Situation(
    Tool.ROUND,
    {"mode": "exact", "out": "a", "a-red": "1", "a-melds": "K K K K K K K, 8 8 8"}
    | {"a-hand_cards": "A", "b-red": "3", "b-melds": "D D D", "b-hand_cards": "A 10 9 5"},
    reads="parties.b.total",
    how=As.NUMBER,
)
_FOUR_LAID = Situation(
    Tool.ROUND,
    {"mode": "exact", "out": "a", "a-melds": "9 9 9 9 9 2 2", "a-hand_cards": "8 4"}
    | {"b-red": "4", "b-melds": "A A A A", "b-hand_cards": "B 10 10 7"},
    reads="parties.b.total",
    how=As.NUMBER,
)
_ONE_IN_HAND = Situation(
    Tool.ROUND,
    {"mode": "exact", "out": "a", "a-melds": "A A A A 2 2 2", "a-hand_cards": "4 4"}
    | {"b-red": "1", "b-melds": "10 10 10 10 10 10 10", "b-hand_cards": "D 5 3r"},
    reads="parties.b.total",
    how=As.NUMBER,
)
_BOUNDARIES = {"mode": "exact", "out": "a", "a-score": "1520", "a-red": "1"} | {
    "a-melds": "A A A A A A A, K K K K K K K, B B B B, 8 8 8 8",
    "a-hand_cards": "9",
    "b-score": "60",
    "b-hand_cards": "D D D 10 10 Jo",
}

AMBIGUITIES = (
    Ambiguity(
        slug="rote-dreien-nach-wikipedia",
        title="Rote Dreien nach Wikipedia: gemeldet, aber kein Canasta",
        versions=(Version.KLASSISCH,),
        points=("rote-drei-plus-bedingung", "rote-drei-minus-bedingung"),
        cites=(
            wikipedia("Abschnitt Rote Dreien"),
            wikipedia("Abschnitt Wertung"),
        ),
        senses=(
            Sense("Eine Meldung genügt: Sie zählen plus.", "wikipedia", taken=True),
            Sense("Ohne Canasta zählen sie minus.", "wikipedia-rote-dreien-minus"),
            Sense("Beide Sätze gelten zugleich und heben sich auf."),
        ),
        situation=_THREE_LAID,
    ),
    Ambiguity(
        slug="rote-dreien-im-heft",
        title="Rote Dreien ohne Canasta im Heft",
        versions=(Version.ASS,),
        points=("rote-drei-minus-bedingung", "rote-drei-kein-kartenwert"),
        senses=(
            Sense("Jede zählt {each}.", "", taken=True),
            Sense(
                "Jede zählt wie eine rote Drei in der Hand, {hand}.", "rote-dreien-als-handkarten"
            ),
            Sense("Jede zählt wie eine Handkarte, nach einer Variante {extra} im Minus."),
        ),
        situation=_THREE_LAID,
        numbers={
            "each": "rote-drei-minus-bedingung.ass.each",
            "hand": "rote-drei-auf-hand.ass.each",
            "extra": "rote-drei-kein-kartenwert.ass.extra",
        },
    ),
    Ambiguity(
        slug="vier-im-minus",
        title="Alle vier roten Dreien im Minus",
        versions=(Version.ASS, Version.WIENER),
        points=("rote-drei-minus-bedingung", "rote-drei-vier"),
        senses=(
            Sense("Sie kosten so viel, wie sie sonst bringen: {four}.", "", taken=True),
            Sense("Jede zählt einzeln, zusammen {singly}.", "vier-rote-dreien-je-100"),
            Sense(
                "Im ASS-Heft auch wie in der Hand, zusammen {hand}.", "rote-dreien-als-handkarten"
            ),
        ),
        situation=_FOUR_LAID,
        numbers={
            "four": "rote-drei-minus-bedingung.ass.four",
            "singly": "rote-drei-minus-bedingung.ass/vier-rote-dreien-je-100.four",
            "hand": "rote-drei-minus-bedingung.ass/rote-dreien-als-handkarten.four",
        },
    ),
    Ambiguity(
        slug="strafe-an-jedem-ende",
        title="Wann die rote Drei in der Hand kostet",
        versions=(Version.WIENER, Version.ASS),
        points=("rote-drei-auf-hand-zeitpunkt",),
        senses=(
            Sense("Am Ende jeder Runde, gleich wie sie endet.", taken=True),
            Sense("Nur wenn jemand ausmacht, nicht bei leerem Stock."),
        ),
    ),
    Ambiguity(
        slug="rote-drei-ohne-schuld",
        title="Rote Drei in der Hand, nie am Zug gewesen",
        versions=(Version.WIENER,),
        points=("rote-drei-auf-hand", "rote-drei-ausgeteilt"),
        senses=(
            Sense("Auch dann kostet sie {each}: Eine Ausnahme kennen wir nicht.", taken=True),
            Sense("Sie kostet nichts, wie bei Wikipedia."),
        ),
        numbers={"each": "rote-drei-auf-hand.wiener.each"},
    ),
    Ambiguity(
        slug="strafe-statt-bonus",
        title="Strafe statt Bonus oder dazu",
        versions=(Version.WIENER, Version.ASS),
        points=("rote-drei-auf-hand-zusatz", "rote-drei-auf-hand"),
        senses=(
            Sense("Die Drei in der Hand kostet nur die Strafe.", "", taken=True),
            Sense("Sie zählt außerdem wie eine ausgelegte.", "rote-drei-hand-zusaetzlich"),
        ),
        situation=_ONE_IN_HAND,
    ),
    Ambiguity(
        slug="unerwaehnte-rote-drei",
        title="Rote Drei in der Hand bei Klassisch",
        versions=(Version.KLASSISCH,),
        points=("rote-drei-auf-hand",),
        senses=(
            Sense("Pagat.com erwähnt sie nicht: Sie zählt nichts.", "", taken=True),
            Sense("Sie zählt, als läge sie aus.", "rote-drei-hand-wie-ausgelegt"),
            Sense("Nach Wikipedia kostet sie {each}.", "wikipedia"),
        ),
        situation=_ONE_IN_HAND,
        numbers={"each": "rote-drei-auf-hand.klassisch/wikipedia.each"},
    ),
    Ambiguity(
        slug="stufe-bei-genau-1500",
        title="Die Stufe bei genau {limit}",
        versions=(Version.ASS,),
        points=("erstmeldung-stufen",),
        senses=(
            Sense("Der Stand kommt im Heft nicht vor.", ""),
            Sense("Er gehört schon zur höheren Stufe.", "grenzen-klassisch"),
            Sense("Er gehört noch zur unteren Stufe.", "grenze-1500-noch-50"),
        ),
        situation=Situation(
            Tool.MELD,
            {"cards": "D D D 2", "score": "1500"},
            reads="minimum",
            how=As.NUMBER,
        ),
        numbers={"limit": "erstmeldung-stufen.klassisch.low_2"},
    ),
    Ambiguity(
        slug="stufe-bei-genau-3000",
        title="Die Stufe bei genau {limit}",
        versions=(Version.ASS,),
        points=("erstmeldung-stufen",),
        senses=(
            Sense("Die höchste Stufe beginnt erst darüber.", "", taken=True),
            Sense("Sie beginnt genau dort wie in den anderen Fassungen.", "grenzen-klassisch"),
        ),
        situation=Situation(Tool.ROUND, _BOUNDARIES, reads="parties.a.next_minimum", how=As.NUMBER),
        numbers={"limit": "erstmeldung-stufen.klassisch.low_3"},
    ),
    Ambiguity(
        slug="stufe-im-minus",
        title="Die Stufe unter null",
        versions=(Version.ASS,),
        points=("erstmeldung-stufen", "wertung-negativ"),
        senses=(
            Sense("Im Minus gilt dasselbe Minimum wie in den anderen Fassungen.", "", taken=True),
            Sense("Wörtlich gilt dort das Minimum der untersten Plusstufe.", "im-minus-50"),
        ),
        situation=Situation(Tool.ROUND, _BOUNDARIES, reads="parties.b.next_minimum", how=As.NUMBER),
    ),
    Ambiguity(
        slug="stufe-ueber-dem-ziel",
        title="Die Stufe über dem Ziel nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("erstmeldung-stufen",),
        cites=(wikipedia("Abschnitt Erstmeldung"),),
        senses=(
            Sense("Auch ab {low} bleibt es bei {minimum}.", taken=True),
            Sense("Die Tabelle hört vorher auf und nennt dafür nichts."),
        ),
        numbers={
            "low": "erstmeldung-stufen.klassisch.low_4",
            "minimum": "erstmeldung-stufen.klassisch.min_4",
        },
    ),
    Ambiguity(
        slug="erlass-nach-wikipedia",
        title="Erlass des Minimums nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("erstmeldung-entfall", "erstmeldung-entfall-stapel"),
        cites=(wikipedia("Abschnitt Ausmachen"),),
        senses=(
            Sense("Das Minimum bleibt nur mit dem Stapel, sonst entfällt es."),
            Sense("Es bleibt immer: Einen Erlass nennt der Artikel nirgends."),
        ),
    ),
)
