"""The three versions as the pages name them, in their fixed order."""

from dataclasses import dataclass

from rules.schema import Version


@dataclass(frozen=True, slots=True)
class VersionLabel:
    """How a version is shown: `key` is its class in the stylesheet, `letter` its mark."""

    version: Version
    key: str
    letter: str
    label: str
    text: str

    @property
    def slug(self) -> str:
        """Its name in JSON."""
        return str(self.version)


VERSION_LABELS = (
    VersionLabel(
        Version.KLASSISCH,
        "k",
        "K",
        "Klassisch",
        "Das Grundspiel nach pagat.com: großzügig bei wilden Karten und roten Dreien.",
    ),
    VersionLabel(
        Version.WIENER,
        "w",
        "W",
        "Wiener",
        "Das Regelwerk von Roland Scheicher: nah am Grundspiel, strenger beim Stapel.",
    ),
    VersionLabel(
        Version.ASS,
        "a",
        "A",
        "ASS-Heft",
        "Das Heft von ASS Altenburger: eigene Regeln bei letzter Karte und leerem Stock.",
    ),
)


@dataclass(frozen=True, slots=True)
class TableLabel:
    """How a table's own rules are shown beside the versions: `slug` is their name in JSON."""

    slug: str
    key: str
    letter: str
    label: str


TABLE_LABEL = TableLabel("tisch", "t", "T", "Unser Tisch")


def label_of(version: Version) -> VersionLabel:
    """The label of a version."""
    return next(label for label in VERSION_LABELS if label.version is version)
