"""The sources, what they are worth, and short constructors for citing them."""

from rules.schema import Citation, Deviation, Source, Version

PAGAT = Source(
    key="pagat",
    short="pagat.com",
    title="Canasta",
    author="John McLeod",
    edition="deutsche Seite, Fassung vom 14. Mai 2020",
    role="Maßgeblich für Klassisch.",
    authority_of=Version.KLASSISCH,
    first_hand="Der laufende Text; Tabellen und Aufzählungen fehlten in unserer Abschrift.",
    second_hand=(
        "Dreien im Spiel, Stufen der Erstmeldung, leerer Stock, Wertung und andere Spielerzahlen."
    ),
)
WIKIPEDIA = Source(
    key="wikipedia",
    short="Wikipedia",
    title="Canasta",
    author="deutschsprachige Wikipedia nach Hugo Kastner (2005)",
    edition="gelesen im November 2026",
    role="Nicht maßgeblich: Sie steht als andere Lesart neben Klassisch.",
    first_hand="Der ganze Artikel.",
)
SCHEICHER = Source(
    key="scheicher",
    short="Scheicher",
    title="Wiener Canasta",
    author="Roland Scheicher",
    edition="§§ 1 bis 28",
    role="Maßgeblich für Wiener.",
    authority_of=Version.WIENER,
    first_hand="Nur der Anfang: Ziel, Karten und das Losen um die Plätze.",
    second_hand="Fast alles andere.",
)
ASS = Source(
    key="ass-heft",
    short="ASS-Heft",
    title="Spielregel Canasta",
    author="ASS Altenburger",
    edition="Heft von 07/2019",
    role="Maßgeblich für das ASS-Heft.",
    authority_of=Version.ASS,
    first_hand="Nur der Anfang: Spieler, Geben, Ziel und das Auslegen der roten Dreien.",
    second_hand="Fast alles andere.",
)
COMPARISON = Source(
    key="vergleich",
    short="Vergleich",
    title="Canasta Regeln: Ablauf, Spickzettel und drei Regelfassungen im Vergleich",
    author="Verfasser nicht genannt",
    edition="2. November 2026, keine Adresse bekannt",
    role="Nie maßgeblich: Sie berichtet nur, was in den anderen Werken steht.",
    first_hand="Die ganze Seite.",
)
HOWTO = Source(
    key="anleitung",
    short="Anleitung",
    title="Anleitungsseite im Netz",
    author="Verfasser nicht genannt",
    edition="gelesen im November 2026, keine Adresse bekannt",
    role="Nie maßgeblich: Sie dient als Gegenprobe, wo uns pagat.com selbst nicht vorlag.",
    first_hand="Die ganze Seite; in fast allen Punkten sagt sie dasselbe wie pagat.com.",
)
HOWTO_WITH_ERRORS = Source(
    key="kanasta-com",
    short="kanasta.com",
    title="Anleitungsseite",
    author="Verfasser nicht genannt",
    edition="gelesen im November 2026",
    role="Nie maßgeblich: Sie enthält Fehler.",
    first_hand="Die ganze Seite.",
    differs=(
        Deviation("Die Farbe der ersten aufgedeckten Karte soll Trumpf sein.", "kartenfarbe"),
        Deviation("Rote Dreien zählen immer plus, nie minus.", "rote-drei-minus-bedingung"),
        Deviation(
            "Den Stapel gibt es erst, wenn die eigene Partei gemeldet hat.",
            "stapel-vor-erstmeldung",
        ),
        Deviation(
            "Ein Stand von genau {limit} gehört zu keiner Stufe der Erstmeldung.",
            "erstmeldung-stufen",
            {"limit": "erstmeldung-stufen.klassisch.low_3"},
        ),
        Deviation(
            "Natürliche Karten müssen in jeder Meldung überwiegen, wie im ASS-Heft.",
            "meldung-wild-max",
        ),
    ),
)

ALL_SOURCES = (PAGAT, WIKIPEDIA, SCHEICHER, ASS, COMPARISON, HOWTO, HOWTO_WITH_ERRORS)

# What must be said about them all, so that nobody takes an answer for more than it is.
RESERVATIONS = (
    "Ein verbindliches deutsches Regelwerk haben wir nicht gefunden (November 2026).",
    "Die amtlichen Regeln von 1949 und 1951, die Official Laws, haben wir nicht gesehen.",
    (
        "Das ASS-Heft mischt, wie es selbst sagt, Regeln des Regency Club mit denen, die in "
        "Deutschland für drei und vier üblich sind."
    ),
    "Scheichers Text ist das Regelbuch eines Autors, nicht „die“ österreichische Regel.",
    "Wie oft eine Regel wirklich gespielt wird, behaupten wir nirgends.",
)


def pagat(place: str) -> Citation:
    """pagat.com, read in the original."""
    return Citation(PAGAT, place)


def pagat_reported(place: str) -> Citation:
    """pagat.com as the comparison reports it."""
    return Citation(PAGAT, place, via_comparison=True)


def wikipedia(place: str) -> Citation:
    """Wikipedia after Kastner, read in the original."""
    return Citation(WIKIPEDIA, place)


def scheicher(place: str) -> Citation:
    """Scheicher's opening, read in the original."""
    return Citation(SCHEICHER, place)


def scheicher_reported(place: str) -> Citation:
    """Scheicher as the comparison reports him."""
    return Citation(SCHEICHER, place, via_comparison=True)


def ass(place: str) -> Citation:
    """The opening of the ASS booklet, read in the original."""
    return Citation(ASS, place)


def ass_reported(place: str) -> Citation:
    """The ASS booklet as the comparison reports it."""
    return Citation(ASS, place, via_comparison=True)


def howto(place: str) -> Citation:
    """The how-to page that agrees with pagat.com, where pagat's own words were not at hand."""
    return Citation(HOWTO, place)
