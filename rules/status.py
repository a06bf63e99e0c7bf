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


_WORDS = {
    Status.STATED: "ausdrücklich",
    Status.DERIVED: "abgeleitet",
    Status.AMBIGUOUS: "mehrdeutig",
    Status.SILENT: "nicht geregelt",
    Status.UNVERIFIED: "lag uns nicht vor",
}
