"""The rows of the comparison: points that are read and chosen together, in chapters."""

from rules.schema import Row

_CARDS = "Karten und Geben"
_MELDS = "Melden"
_RED_THREES = "Rote Dreien"
_INITIAL_MELD = "Erstmeldung"
_PILE = "Stapel"
_GOING_OUT = "Ausmachen"
_SCORING = "Wertung und Ziel"

CHAPTERS = (_CARDS, _MELDS, _RED_THREES, _INITIAL_MELD, _PILE, _GOING_OUT, _SCORING)

ALL_ROWS = (
    Row(
        id="karten",
        chapter=_CARDS,
        title="Karten im Spiel",
        points=("karten-anzahl", "wilde-karten", "natuerliche-karten", "kartenfarbe"),
    ),
    Row(
        id="kartenwerte",
        chapter=_CARDS,
        title="Kartenwerte",
        points=("kartenwerte", "wildcard-wert"),
        on_cheat_sheet=True,
    ),
    Row(
        id="geben",
        chapter=_CARDS,
        title="Spieler, Geben und erster Zug",
        points=("spieler-grundform", "austeilen-4", "erster-zug", "geber-wechsel"),
    ),
    Row(
        id="handkarten-zahl",
        chapter=_CARDS,
        title="Handkarten, wenn ihr nicht zu viert seid",
        points=("austeilen-2", "austeilen-3", "austeilen-5", "austeilen-6"),
    ),
    Row(
        id="meldung",
        chapter=_MELDS,
        title="Kleinste Meldung und Anlegen",
        points=(
            "meldung-minimum",
            "meldung-folgen",
            "meldung-eine-pro-rang",
            "anlegen-partner",
            "anlegen-gegner",
        ),
    ),
    Row(
        id="wild",
        chapter=_MELDS,
        title="Wilde Karten je Meldung",
        points=("meldung-wild-max",),
        on_cheat_sheet=True,
    ),
    Row(
        id="nur-wild",
        chapter=_MELDS,
        title="Meldung nur aus wilden Karten",
        points=("meldung-nur-wild",),
    ),
    Row(
        id="wild-verschieben",
        chapter=_MELDS,
        title="Gemeldete Karten umlegen",
        points=("wild-verschieben",),
    ),
    Row(
        id="canasta",
        chapter=_MELDS,
        title="Canasta und sein Bonus",
        points=(
            "canasta-groesse",
            "canasta-echt",
            "canasta-unecht",
            "canasta-kartenwerte-zusaetzlich",
            "canasta-waechst",
            "canasta-zweiter-bonus",
            "canasta-wild-dazu",
            "canasta-obenauf",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="schwarz",
        chapter=_MELDS,
        title="Schwarze Dreien melden",
        points=(
            "schwarze-drei-melden",
            "schwarze-drei-groesse",
            "schwarze-drei-wild",
            "schwarze-drei-wert",
            "schwarze-drei-gruppe-statt-abwurf",
            "schwarze-drei-als-schlussabwurf",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="rot-auslegen",
        chapter=_RED_THREES,
        title="Rote Dreien auslegen",
        points=("rote-drei-ausgeteilt", "rote-drei-gezogen"),
    ),
    Row(
        id="rot-stapel",
        chapter=_RED_THREES,
        title="Rote Drei im genommenen Stapel",
        points=("rote-drei-aus-stapel",),
    ),
    Row(
        id="rot",
        chapter=_RED_THREES,
        title="Rote Dreien: plus oder minus",
        points=(
            "rote-drei-plus-bedingung",
            "rote-drei-minus-bedingung",
            "rote-drei-wert",
            "rote-drei-vier",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="rot-hand",
        chapter=_RED_THREES,
        title="Rote Drei am Ende in der Hand",
        points=(
            "rote-drei-auf-hand",
            "rote-drei-auf-hand-zusatz",
            "rote-drei-auf-hand-zeitpunkt",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="rot-kartenwert",
        chapter=_RED_THREES,
        title="Rote Dreien: Zusatzpunkte",
        points=("rote-drei-kein-kartenwert",),
    ),
    Row(
        id="rot-drei-pakete",
        chapter=_RED_THREES,
        title="Rote Dreien bei drei Paketen",
        points=("rote-drei-drei-pakete",),
    ),
    Row(
        id="grenzen",
        chapter=_INITIAL_MELD,
        title="Stufen der Erstmeldung",
        points=("erstmeldung-stufen", "erstmeldung-stichtag", "erstmeldung-partei"),
        on_cheat_sheet=True,
    ),
    Row(
        id="was-zaehlt",
        chapter=_INITIAL_MELD,
        title="Was zur Erstmeldung zählt",
        points=("erstmeldung-was-zaehlt", "rote-drei-erstmeldung"),
    ),
    Row(
        id="stapelkarte",
        chapter=_INITIAL_MELD,
        title="Oberste Stapelkarte in der Erstmeldung",
        points=("erstmeldung-stapelkarte",),
        on_cheat_sheet=True,
    ),
    Row(
        id="entfall",
        chapter=_INITIAL_MELD,
        title="Ausmachen ohne Minimum",
        points=("erstmeldung-entfall", "erstmeldung-entfall-stapel"),
    ),
    Row(
        id="stapel-zuerst",
        chapter=_PILE,
        title="Stapel nehmen vor der Erstmeldung",
        points=("stapel-vor-erstmeldung",),
        on_cheat_sheet=True,
    ),
    Row(
        id="sperre",
        chapter=_PILE,
        title="Was den Stapel sperrt",
        points=("sperr-gruende", "schwarze-drei-sperre"),
        on_cheat_sheet=True,
    ),
    Row(
        id="startkarte",
        chapter=_PILE,
        title="Startkarte: wild oder eine Drei",
        points=("startkarte-wild-rot", "rote-drei-als-startkarte", "startkarte-schwarz"),
    ),
    Row(
        id="ausmachen",
        chapter=_GOING_OUT,
        title="Voraussetzung und Bonus",
        points=(
            "ausmachen-canasta-4",
            "ausmachen-canasta-2",
            "canasta-erst-im-schlusszug",
            "ausmachen-bonus",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="letzte",
        chapter=_GOING_OUT,
        title="Letzte Karte",
        points=("letzte-karte",),
        on_cheat_sheet=True,
    ),
    Row(
        id="verdeckt",
        chapter=_GOING_OUT,
        title="Verdeckt ausmachen und Hand-Canasta",
        points=(
            "verdeckt-definition",
            "verdeckt-total-ohne-canasta",
            "verdeckt-total-mit-canasta",
            "verdeckt-stapelkauf",
        ),
        on_cheat_sheet=True,
    ),
    Row(
        id="stock",
        chapter=_SCORING,
        title="Stock leer, niemand macht aus",
        points=("stock-leer-bonus",),
        on_cheat_sheet=True,
    ),
    Row(
        id="wertung",
        chapter=_SCORING,
        title="Wertung einer Runde",
        points=("wertung-formel", "wertung-negativ"),
    ),
    Row(
        id="handkarten",
        chapter=_SCORING,
        title="Handkarten am Ende",
        points=("wertung-partnerhand", "wertung-nicht-gelegte-saetze"),
        on_cheat_sheet=True,
    ),
    Row(
        id="ziel",
        chapter=_SCORING,
        title="Ziel zu zweit und zu viert",
        points=("zielpunkte-4", "zu-zweit", "ziel-beide", "ziel-gleichstand"),
        on_cheat_sheet=True,
    ),
)
