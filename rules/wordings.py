"""Wordings that points of several chapters share."""

from rules.schema import Wording
from rules.values import Value

NOT_SEEN: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher: Die Stelle haben wir nicht gesehen.",
)
