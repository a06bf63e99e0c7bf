"""A table as text in an address: short, readable, and the same for good.

`1k.wild-w.letzte-a.ziel-7500~Familie Berg` is: grammar 1, Klassisch, but wild cards per meld as
in Wiener and the last card as in the ASS-Heft, to 7,500 points, and a name. Parts that are not
understood are left out and named; they never spoil the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from rules.agreement.clashes import ALL_CLASHES
from rules.agreement.model import Clash, Figure, Side
from rules.agreement.rows import CODE_OF_ROW, ROW_OF_CODE
from rules.catalog import CATALOG
from rules.schema import Selection, Version
from rules.versions import VERSION_LABELS

# The parameter that carries a table from page to page.
PARAMETER = "t"
_GRAMMAR = "1"
_PART, _VALUE, _NAME = ".", "-", "~"
NAME_LENGTH = 30
# So much is looked at; no table that can be chosen is longer.
MOST_CHARACTERS = 500

_VERSION_OF_KEY: Mapping[str, Version] = {label.key: label.version for label in VERSION_LABELS}
_KEY_OF_VERSION: Mapping[Version, str] = {label.version: label.key for label in VERSION_LABELS}


@dataclass(frozen=True, slots=True)
class Table:
    """What a table plays: `base`, the rows that follow another version, house variants, a name.

    `rows` and `house` are kept in the order of the data, without rows that follow `base` anyway.
    `unknown`: the parts of the address that were not understood, as typed.
    """

    base: Version
    rows: tuple[tuple[str, Version], ...] = ()
    house: tuple[tuple[str, int], ...] = ()
    name: str = ""
    unknown: tuple[str, ...] = field(default=(), compare=False)

    @classmethod
    def of(
        cls,
        base: Version,
        rows: Mapping[str, Version],
        house: Mapping[str, int],
        name: str = "",
        unknown: Iterable[str] = (),
    ) -> Table:
        """A table in its canonical form. What cannot be chosen is left out."""
        return cls(
            base,
            tuple((row, rows[row]) for row in CODE_OF_ROW if row in rows and rows[row] is not base),
            tuple(
                (each.id, house[each.id])
                for each in CATALOG.variants.values()
                if each.id in house and each.allows(house[each.id])
            ),
            _shown(name),
            tuple(unknown),
        )

    @classmethod
    def read(cls, text: str) -> Table | None:
        """The table of an address; None where not even its base is understood."""
        looked_at = text[:MOST_CHARACTERS]
        if looked_at != text and _NAME not in looked_at:
            # Half of a part may mean something else: a target of 1,000 for one of 10,000.
            looked_at = looked_at.rpartition(_PART)[0]
        parts, _, name = looked_at.partition(_NAME)
        head, *rest = parts.lower().split(_PART)
        base = _VERSION_OF_KEY.get(head.removeprefix(_GRAMMAR))
        if base is None or not head.startswith(_GRAMMAR):
            return None
        rows: dict[str, Version] = {}
        house: dict[str, int] = {}
        unknown = []
        for part in filter(None, rest):
            code, _, value = part.partition(_VALUE)
            row, version = ROW_OF_CODE.get(code), _VERSION_OF_KEY.get(value)
            variant, amount = CATALOG.variants.get(code), _amount(value)
            if row and version and row not in rows:
                rows[row] = version
            elif variant and amount is not None and variant.allows(amount) and code not in house:
                house[code] = amount
            else:
                unknown.append(part)
        return cls.of(base, rows, house, name, unknown)

    @property
    def text(self) -> str:
        """The table as it stands in an address, not yet quoted."""
        parts = [f"{_GRAMMAR}{_KEY_OF_VERSION[self.base]}"]
        parts += [
            f"{CODE_OF_ROW[row]}{_VALUE}{_KEY_OF_VERSION[version]}" for row, version in self.rows
        ]
        parts += [f"{code}{_VALUE}{amount}" if amount else code for code, amount in self.house]
        return _PART.join(parts) + (f"{_NAME}{self.name}" if self.name else "")

    @property
    def selection(self) -> Selection:
        """What the engine and the reference follow at this table."""
        return Selection(self.base, rows=self.rows, house=self.house)

    @property
    def figures(self) -> Mapping[Figure, int]:
        """The amounts of its house variants, by what each is to the engine (points)."""
        variants = ((CATALOG.variants[code], amount) for code, amount in self.house)
        return {variant.figure: amount for variant, amount in variants if variant.figure}

    def version_of(self, row: str) -> Version:
        """The version that a row follows."""
        return dict(self.rows).get(row, self.base)

    def clashes(self) -> tuple[Clash, ...]:
        """The choices of this table that cannot stand together."""
        return tuple(
            clash for clash in ALL_CLASHES if self._chose(clash.one) and self._chose(clash.other)
        )

    def _chose(self, side: Side) -> bool:
        if side.variant:
            return side.variant in dict(self.house)
        # A variant that answers a whole row leaves nothing of the version that it follows.
        answered = {point for code, _ in self.house for point in CATALOG.variants[code].points}
        untouched = not answered.issuperset(CATALOG.rows_by_id[side.row].points)
        return untouched and self.version_of(side.row) in side.versions


def _shown(name: str) -> str:
    """A name as it is kept: one line, cut where it is too long, no blank at either end."""
    words = "".join(char if char.isprintable() else " " for char in name).split()
    return " ".join(words)[:NAME_LENGTH].rstrip()


def _amount(text: str) -> int | None:
    """An amount as it stands in an address; 0 where there is none."""
    if not text:
        return 0
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 6 else None
