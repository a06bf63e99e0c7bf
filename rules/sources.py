"""The sources, and short constructors for citing them."""

from rules.schema import Citation, Source

PAGAT = Source(
    key="pagat",
    short="pagat.com",
    title="Canasta",
    author="John McLeod",
    edition="deutsche Seite, Fassung vom 14. Mai 2020",
    first_hand=(
        "Gelesen bis auf Tabellen und Aufzählungen; Dreien im Spiel, Stufen der Erstmeldung, "
        "leerer Stock, Wertung und andere Spielerzahlen nach dem Vergleich."
    ),
)
WIKIPEDIA = Source(
    key="wikipedia",
    short="Wikipedia",
    title="Canasta",
    author="deutschsprachige Wikipedia nach Hugo Kastner (2005)",
    edition="gelesen im November 2026",
    first_hand="Vollständig gelesen.",
)
SCHEICHER = Source(
    key="scheicher",
    short="Scheicher",
    title="Wiener Canasta",
    author="Roland Scheicher",
    edition="§§ 1 bis 28",
    first_hand="Nur der Anfang lag vor; fast alles nach dem Vergleich.",
)
ASS = Source(
    key="ass-heft",
    short="ASS-Heft",
    title="Spielregel Canasta",
    author="ASS Altenburger",
    edition="Heft von 07/2019",
    first_hand="Nur der Anfang lag vor; fast alles nach dem Vergleich.",
)
COMPARISON = Source(
    key="vergleich",
    short="Vergleich",
    title="Canasta Regeln: Ablauf, Spickzettel und drei Regelfassungen im Vergleich",
    author="ohne Angabe",
    edition="2. November 2026, keine Adresse bekannt",
    first_hand="Vollständig gelesen.",
)
HOWTO = Source(
    key="anleitung",
    short="Anleitung",
    title="Anleitungsseite im Netz",
    author="ohne Angabe",
    edition="gelesen im November 2026",
    first_hand="Vollständig gelesen; stimmt fast überall mit pagat.com überein.",
)

ALL_SOURCES = (PAGAT, WIKIPEDIA, SCHEICHER, ASS, COMPARISON, HOWTO)


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
