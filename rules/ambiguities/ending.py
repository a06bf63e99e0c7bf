"""Ambiguous places about going out, the end of the match and other numbers of players."""

from rules.ambiguities.model import Ambiguity, Sense
from rules.schema import Version
from rules.situations import As, Situation, Tool
from rules.sources import howto, wikipedia

# Worked rounds: concealed beside the partner's canasta; a hand canasta with the pile.
_BESIDE_PARTNER = Situation(
    Tool.ROUND,
    {"mode": "exact", "out": "a", "out_kind": "concealed"}
    | {"a-melds": "K K K K K K K, D D D, 8 8 8 8, 6 6 6 6", "a-hand_cards": "10 4"}
    | {"b-melds": "A A A, 10 10 10 10 10 2 2", "b-hand_cards": "5 Jo"},
    reads="parties.a.total",
    how=As.NUMBER,
)
_WITH_PILE = Situation(
    Tool.ROUND,
    {"mode": "exact", "out": "a", "out_kind": "concealed_canasta", "out_pile": "1"}
    | {"a-melds": "10 10 10 10 10 10 10, D D D, B B B"}
    | {"a-hand_cards": "A A K K 9 8 7 6 5 4 4", "b-melds": "A A A", "b-hand_cards": "9 7 7 5 Jo"},
    reads="parties.a.total",
    how=As.NUMBER,
)
_ALL = tuple(Version)

AMBIGUITIES = (
    Ambiguity(
        slug="zuschlag-nach-wikipedia",
        title="Der Zuschlag fürs verdeckte Ausmachen nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("verdeckt-total-ohne-canasta", "verdeckt-total-mit-canasta"),
        cites=(wikipedia("Abschnitt Ausmachen"),),
        senses=(
            Sense("Er kommt zum Bonus fürs Ausmachen dazu.", "wikipedia", taken=True),
            Sense("Der Bonus fürs Ausmachen steckt darin.", "wikipedia-inklusive"),
            Sense("Mit eigenem Canasta kommen sogar beide Zuschläge zusammen."),
        ),
        situation=_BESIDE_PARTNER,
    ),
    Ambiguity(
        slug="hand-canasta-nach-wikipedia",
        title="Der Hand-Canasta nach Wikipedia",
        versions=(Version.KLASSISCH,),
        points=("verdeckt-total-mit-canasta", "verdeckt-definition"),
        cites=(
            wikipedia("Abschnitt Ausmachen"),
            wikipedia("Abschnitt Wiener Canasta"),
        ),
        senses=(
            Sense(
                "Der Hauptteil gibt {more}, den Zuschlag dazugerechnet.", "wikipedia", taken=True
            ),
            Sense(
                "Oder {inside}, wenn der Bonus fürs Ausmachen darin steckt.", "wikipedia-inklusive"
            ),
            Sense("Der Wiener Abschnitt nennt fürs Grundspiel nur {little}.", ""),
        ),
        situation=_WITH_PILE,
        numbers={
            "more": "verdeckt-total-mit-canasta.klassisch/wikipedia.n",
            "inside": "verdeckt-total-mit-canasta.klassisch/wikipedia-inklusive.n",
            "little": "verdeckt-total-mit-canasta.klassisch.n",
        },
    ),
    Ambiguity(
        slug="verdeckt-bei-wiener",
        title="Verdeckt ohne eigenen Canasta bei Wiener",
        versions=(Version.WIENER,),
        points=("verdeckt-total-ohne-canasta",),
        senses=(
            Sense("Der Bonus fürs Ausmachen steckt in den {n}.", "", taken=True),
            Sense("Er kommt dazu.", "verdeckt-zuzueglich"),
        ),
        situation=_BESIDE_PARTNER,
        numbers={"n": "verdeckt-total-ohne-canasta.wiener.n"},
    ),
    Ambiguity(
        slug="verdeckt-im-heft",
        title="Verdeckt ausmachen im Heft: insgesamt oder dazu",
        versions=(Version.ASS,),
        points=("verdeckt-total-ohne-canasta", "verdeckt-total-mit-canasta"),
        senses=(
            Sense("{less} und {much} sind alles, was es gibt.", "", taken=True),
            Sense("Der Bonus fürs Ausmachen kommt dazu.", "zuzueglich-ausmachen"),
        ),
        situation=_BESIDE_PARTNER,
        numbers={
            "less": "verdeckt-total-ohne-canasta.ass.n",
            "much": "verdeckt-total-mit-canasta.ass.n",
        },
    ),
    Ambiguity(
        slug="eigener-canasta-und-partner",
        title="Eigener Canasta, und der Partner hat schon ausgelegt",
        versions=(Version.ASS,),
        points=("verdeckt-total-mit-canasta", "verdeckt-definition"),
        senses=(
            Sense("Der eigene Canasta entscheidet: {much}.", taken=True),
            Sense("Die Auslage des Partners entscheidet: {less}."),
        ),
        numbers={
            "less": "verdeckt-total-ohne-canasta.ass.n",
            "much": "verdeckt-total-mit-canasta.ass.n",
        },
    ),
    Ambiguity(
        slug="variante-zu-beginn",
        title="Die Variante mit dem Ausmachen zu Beginn",
        versions=(Version.ASS,),
        points=("hausvarianten", "verdeckt-total-mit-canasta"),
        senses=(
            Sense("Ein Hand-Canasta bringt {hand}, Ausmachen im ersten Zug eigens {start}."),
            Sense("Die {hand} und der Bonus fürs Ausmachen ergeben zusammen {start}."),
            Sense("Geschieht es im ersten Zug, treten {start} an die Stelle von {hand}."),
        ),
        numbers={"hand": "hausvarianten.ass.hand", "start": "hausvarianten.ass.start"},
    ),
    Ambiguity(
        slug="abwurf-bei-verdeckt",
        title="Letzter Abwurf beim verdeckten Ausmachen",
        versions=(Version.ASS,),
        points=("verdeckt-abwurf", "letzte-karte"),
        senses=(
            Sense("Die Pflicht zum Abwurf gilt auch hier.", taken=True),
            Sense("Die ganze Hand darf ohne Abwurf ausliegen."),
        ),
    ),
    Ambiguity(
        slug="vier-schwarze-zum-schluss",
        title="Vier schwarze Dreien als letzte Karten",
        versions=(Version.ASS,),
        points=("letzte-karte", "schwarze-drei-gruppe-statt-abwurf"),
        senses=(
            Sense("Das Heft nennt nur drei; ob vier vom Abwurf befreien, bleibt offen.", ""),
            Sense("Vier befreien ebenso wie drei.", "vier-schwarze-dreien"),
        ),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": "3 3 3 3", "cards": "3 3 3 3", "table": "K K K K K K K"},
        ),
    ),
    Ambiguity(
        slug="anlegen-beim-partner",
        title="Verdeckt ausmachen und beim Partner anlegen",
        versions=_ALL,
        points=("verdeckt-anlegen-partner", "verdeckt-definition"),
        cites=(
            howto("Abschnitt Ausmachen"),
            wikipedia("Abschnitt Ausmachen"),
        ),
        senses=(
            Sense("Wer in diesem Zug dort anlegt, macht nicht verdeckt aus.", taken=True),
            Sense("Es verdirbt nur, wer schon früher dort angelegt hat."),
        ),
    ),
    Ambiguity(
        slug="verdeckt-vom-stock",
        title="Verdeckt nur nach dem Ziehen vom Stock",
        versions=(Version.KLASSISCH,),
        points=("verdeckt-stapelkauf",),
        senses=(
            Sense("Auch nach dem Stapel zählt es als verdeckt.", "", taken=True),
            Sense("Der Bonus hängt am Ziehen vom Stock.", "verdeckt-nur-vom-stock"),
        ),
        situation=_WITH_PILE,
    ),
    Ambiguity(
        slug="stapel-gekauft-und-verdeckt",
        title="Stapel genommen und verdeckt ausgemacht",
        versions=(Version.ASS,),
        points=("verdeckt-stapelkauf",),
        senses=(
            Sense("Der Stapel ändert nichts.", "", taken=True),
            Sense("Wie bei Wiener zählt nur das einfache Ausmachen.", "kein-blatt-nach-stapelkauf"),
        ),
        situation=_WITH_PILE,
    ),
    Ambiguity(
        slug="gleichstand-am-ziel",
        title="Genauer Gleichstand am Ziel",
        versions=_ALL,
        points=("ziel-gleichstand",),
        senses=(
            Sense("Die Partie endet unentschieden."),
            Sense("Ihr spielt weiter, bis einer mehr hat."),
        ),
    ),
    Ambiguity(
        slug="canastas-zu-dritt",
        title="Canastas zum Ausmachen zu dritt",
        versions=(Version.KLASSISCH,),
        points=("ausmachen-canasta-3",),
        senses=(
            Sense("Einer genügt wie zu viert: Etwas anderes steht nirgends.", taken=True),
            Sense("Zwei sind nötig, wie in anderen Anleitungen für drei."),
        ),
    ),
    Ambiguity(
        slug="rote-dreien-zu-dritt",
        title="Rote Dreien zu dritt: plus oder minus",
        versions=(Version.KLASSISCH,),
        points=("zu-dritt-rote-dreien",),
        senses=(
            Sense("Es entscheiden die Meldungen der ganzen Partei.", taken=True),
            Sense("Es entscheidet, was der Spieler selbst gemeldet hat."),
        ),
    ),
    Ambiguity(
        slug="mannschaften-zu-sechst",
        title="Mannschaften zu sechst",
        versions=(Version.ASS,),
        points=("zu-sechst",),
        senses=(
            Sense("Sechs spielen in drei Mannschaften, zwei gibt es nur zu viert.", taken=True),
            Sense("Auch zu sechst sind zwei Mannschaften möglich."),
        ),
    ),
)
