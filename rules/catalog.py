"""All rule data in order and by id, checked as a whole when it is built."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import TypeVar

from rules.agreement.model import Variant
from rules.agreement.variants import ALL_VARIANTS
from rules.checks import RuleDataError, fill
from rules.points import ALL_POINTS
from rules.readings import ALL_READINGS
from rules.rows import ALL_ROWS
from rules.schema import Answer, Point, Reading, Row, Selection, Version
from rules.values import Value


class Catalog:
    """Points, readings and rows that fit together. Raises RuleDataError where they do not."""

    def __init__(
        self,
        points: Iterable[Point[Value]],
        readings: Iterable[Reading],
        rows: Iterable[Row],
        variants: Iterable[Variant] = (),
    ) -> None:
        self.points: Mapping[str, Point[Value]] = _by_id(points)
        self.rows_by_id: Mapping[str, Row] = _by_id(rows)
        self.rows: tuple[Row, ...] = tuple(self.rows_by_id.values())
        self.readings: Mapping[tuple[Version, str], Reading] = _by_version_and_id(readings)
        for reading in self.readings.values():
            self._check_reading(reading)
        for point in self.points.values():
            self._check_value_types(point)
        self.row_of: Mapping[str, Row] = _by_point(self.rows)
        _require_known(self.row_of, self.points, "a row")
        _require_known(self.points, self.row_of, "what the rows leave out")
        self.former_ids: Mapping[str, str] = _by_former_id(self.points, self.rows)
        self.variants: Mapping[str, Variant] = _by_id(variants)
        for variant in self.variants.values():
            _require_known(variant.points, self.points, f"variant {variant.id}")

    def _check_reading(self, reading: Reading) -> None:
        where = f"reading {reading.id} of {reading.version}"
        _require_known(reading.swaps, self.points, where)
        if reading.extends:
            # What it extends stands before it, so that no chain can lead back to its start.
            ids = [r.id for r in self.readings_of(reading.version)]
            _require_known([reading.extends], ids[: ids.index(reading.id)], where)

    def _check_value_types(self, point: Point[Value]) -> None:
        # A point without a value in any version may still have one in a reading.
        values = (r.swaps[point.id].value for r in self.readings.values() if point.id in r.swaps)
        swapped = {type(value) for value in values if value is not None}
        if len(point.value_types | swapped) > 1:
            raise RuleDataError(f"a reading gives {point.id} a value of another type")

    def readings_of(self, version: Version) -> tuple[Reading, ...]:
        """The readings of a version, in the order in which they are shown."""
        return tuple(r for r in self.readings.values() if r.version is version)

    def readings_at(self, selection: Selection) -> tuple[Reading, ...]:
        """The readings that change what a selection follows; of a version these are all of its own.

        At a table: those that swap a point which it takes from their version.
        """
        if not selection.of_table:
            return self.readings_of(selection.base)
        return _readings_at(self, selection)

    def chain(self, selection: Selection) -> Iterator[Reading]:
        """The reading of a selection, then what it extends, and so on."""
        reading_id = selection.reading
        while reading_id:
            reading = self.readings[selection.reading_of or selection.base, reading_id]
            yield reading
            reading_id = reading.extends

    def answer(self, selection: Selection, point_id: str) -> Answer[Value]:
        """The answer to a point under a selection: the house's own, the nearest swap, the base.

        Raises KeyError for a row, a variant or a reading that does not exist.
        """
        for variant_id, amount in selection.house:
            variant = self.variants[variant_id]
            if point_id in variant.points:
                return variant.answers(amount)[point_id]
        version = self.version_of(selection, point_id)
        if version is (selection.reading_of or selection.base):
            for reading in self.chain(selection):
                if point_id in reading.swaps:
                    return reading.swaps[point_id]
        return self.points[point_id].answer(version)

    def version_of(self, selection: Selection, point_id: str) -> Version:
        """The version that a selection follows on a point."""
        if not selection.rows:
            return selection.base
        return dict(selection.rows).get(self.row_of[point_id].id, selection.base)

    def variant_of(self, selection: Selection, point_id: str) -> Variant | None:
        """The agreed variant that answers a point in a version's place; None where none does."""
        for variant_id, _ in selection.house:
            if point_id in self.variants[variant_id].points:
                return self.variants[variant_id]
        return None

    def reading_text(self, reading: Reading, point_ids: Container[str]) -> str:
        """What a reading says to just these points, with its source; else what it says in all.

        A reading that swaps one answer is told by its own text.
        """
        if len(reading.swaps) == 1:
            return reading.text
        said = [
            f"{', '.join(dict.fromkeys(cite.source.short for cite in answer.cites))}: "
            f"{answer.text_filled}"
            for point_id, answer in reading.swaps.items()
            if point_id in point_ids and answer.cites
        ]
        return " ".join(said) or reading.text

    def why_different(self, point_ids: Iterable[str]) -> list[str]:
        """The sentences of these points on why the versions differ, each once."""
        sentences = (self.points[point_id].why for point_id in point_ids)
        return list(dict.fromkeys(sentence for sentence in sentences if sentence))

    def filled(self, template: str, numbers: Mapping[str, str]) -> str:
        """A text beside the points with the numbers that it borrows from them.

        `numbers` names point and placeholder, `{"n": "canasta-groesse.n"}`, with the version
        between them where only its number is meant, perhaps in a reading:
        `rote-drei-auf-hand.klassisch/wikipedia.each`. Raises RuleDataError where the versions
        that are meant do not give one number.
        """
        return fill(template, {name: self.number(owner) for name, owner in numbers.items()})

    def number(self, owner: str) -> int:
        """A number that belongs to a point, named as in `filled`."""
        point_id, *only, name = owner.split(".")
        _require_known([point_id], self.points, f"the number {owner}")
        meant = [self._selection(each) for each in only or Version]
        answers = [self.answer(selection, point_id) for selection in meant]
        try:
            (number,) = {answer.number(name) for answer in answers}
        except (KeyError, ValueError) as error:
            raise RuleDataError(f"not one number in all versions: {owner}") from error
        return number

    def _selection(self, name: str) -> Selection:
        version, _, reading = name.partition("/")
        found = Selection(Version(version), reading)
        _require_known([(found.base, reading)] if reading else [], self.readings, "a number")
        return found

    def swapped(self, selection: Selection) -> frozenset[str]:
        """Ids of all points that a selection's reading swaps, itself or by extension."""
        return frozenset(point for reading in self.chain(selection) for point in reading.swaps)


# So many tables are remembered.
@lru_cache(maxsize=256)
def _readings_at(catalog: Catalog, selection: Selection) -> tuple[Reading, ...]:
    answered = {point for name, _ in selection.house for point in catalog.variants[name].points}
    return tuple(
        reading
        for version in Version
        for reading in catalog.readings_of(version)
        if any(
            catalog.version_of(selection, point) is version
            for point in catalog.swapped(Selection(version, reading.id)) - answered
        )
    )


Entry = TypeVar("Entry", Point[Value], Row, Variant)


def _by_id(items: Iterable[Entry]) -> Mapping[str, Entry]:
    found: dict[str, Entry] = {}
    for item in items:
        if item.id in found:
            raise RuleDataError(f"two entries named {item.id}")
        found[item.id] = item
    return MappingProxyType(found)


def _by_version_and_id(readings: Iterable[Reading]) -> Mapping[tuple[Version, str], Reading]:
    found: dict[tuple[Version, str], Reading] = {}
    for reading in readings:
        key = (reading.version, reading.id)
        if key in found:
            raise RuleDataError(f"two readings named {reading.id} of {reading.version}")
        found[key] = reading
    return MappingProxyType(found)


def _by_point(rows: Iterable[Row]) -> Mapping[str, Row]:
    found: dict[str, Row] = {}
    for row in rows:
        for point_id in row.points:
            if point_id in found:
                raise RuleDataError(f"{point_id} stands in {found[point_id].id} and {row.id}")
            found[point_id] = row
    return MappingProxyType(found)


def _by_former_id(points: Mapping[str, Point[Value]], rows: Iterable[Row]) -> Mapping[str, str]:
    """Former ids with the point they lead to; all of them are anchors beside points and rows."""
    taken = {*points, *(row.id for row in rows)}
    found: dict[str, str] = {}
    for point in points.values():
        for former in point.former_ids:
            if former in taken or former in found:
                raise RuleDataError(f"{point.id} cannot also be {former}: that id is taken")
            found[former] = point.id
    return MappingProxyType(found)


def _require_known(ids: Iterable[object], known: Container[object], where: str) -> None:
    for point_id in ids:
        if point_id not in known:
            raise RuleDataError(f"{where} names the unknown {point_id}")


CATALOG = Catalog(ALL_POINTS, ALL_READINGS, ALL_ROWS, ALL_VARIANTS)
