"""How well a source supports an answer."""

from enum import StrEnum


class Status(StrEnum):
    """The five kinds of support, from certain to absent."""

    STATED = "stated"
    DERIVED = "derived"
    AMBIGUOUS = "ambiguous"
    SILENT = "silent"
    UNVERIFIED = "unverified"

    @property
    def leaves_open(self) -> bool:
        """Whether an answer of this status gives the verdict 'unclear'."""
        return self in (Status.SILENT, Status.UNVERIFIED)

    @property
    def word(self) -> str:
        """The German word that the pages show."""
        return _WORDS[self]

    @property
    def meaning(self) -> str:
        """What the word promises: a German sentence."""
        return _MEANINGS[self]


_WORDS = {
    Status.STATED: "ausdrücklich",
    Status.DERIVED: "abgeleitet",
    Status.AMBIGUOUS: "mehrdeutig",
    Status.SILENT: "nicht geregelt",
    Status.UNVERIFIED: "lag uns nicht vor",
}

_MEANINGS = {
    Status.STATED: "Die Quelle sagt es in Worten oder Zahlen.",
    Status.DERIVED: "Die Quelle sagt es nicht wörtlich, aber es folgt aus dem, was sie sagt.",
    Status.AMBIGUOUS: "Der Wortlaut lässt mehr als eine Auslegung zu; wir nennen die gewählte.",
    Status.SILENT: "Wir wissen, wo es stehen müsste: Dort sagt die Quelle nichts dazu.",
    Status.UNVERIFIED: "Die Stelle, an der es stehen müsste, haben wir nicht gesehen.",
}
