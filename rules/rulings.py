"""What versions and tables say to a dispute: computed by a tool where one can, else as typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from typing import Any, Generic, TypeVar

from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.disputes.model import Dispute, Ruled
from rules.schema import Reading, Selection, Version
from rules.situations import As, Situation
from rules.status import Status
from rules.versions import TABLE_LABEL, VERSION_LABELS, TableLabel, VersionLabel
from scoring.asked import ask, found_at, status_of
from scoring.columns import COLUMNS
from scoring.verdicts import Verdict

Label = TypeVar("Label", VersionLabel, TableLabel)

_OF_VERDICT = {
    Verdict.ALLOWED: Ruled.YES,
    Verdict.FORBIDDEN: Ruled.NO,
    Verdict.UNCLEAR: Ruled.OPEN,
}
_OF_PROHIBITION = _OF_VERDICT | {Verdict.ALLOWED: Ruled.NO, Verdict.FORBIDDEN: Ruled.YES}


@dataclass(frozen=True, slots=True)
class OtherRuling:
    """Another reading of a version that decides otherwise."""

    reading: Reading
    text: str
    verdict: Ruled
    status: Status


@dataclass(frozen=True, slots=True)
class Decision(Generic[Label]):
    """What a version or a table says to a dispute: verdict, sentence, support, point behind it."""

    label: Label
    verdict: Ruled
    text: str
    status: Status
    point: str
    others: tuple[OtherRuling, ...]


@cache
def decisions(slug: str) -> tuple[Decision[VersionLabel], ...]:
    """What the three versions say to a dispute. Rule data do not change while a process lives."""
    dispute = DISPUTES[slug]
    return tuple(_decision(dispute, label, Selection(label.version)) for label in VERSION_LABELS)


# All disputes for some tables; anybody can think up more of those.
@lru_cache(maxsize=512)
def table_decision(slug: str, selection: Selection) -> Decision[TableLabel]:
    """What a table says to a dispute, by the version that it follows there or a house rule."""
    return _decision(DISPUTES[slug], TABLE_LABEL, selection)


def _decision(dispute: Dispute, label: Label, selection: Selection) -> Decision[Label]:
    version = _follows(dispute, selection)
    point, own = dispute.deciding_point(version), dispute.ruling(version).text
    variant = CATALOG.variant_of(selection, point)
    # A house rule that does not decide would only move the numbers that the situation is about.
    house = tuple(agreed for agreed in selection.house if variant and agreed[0] == variant.id)
    deciding = replace(selection, house=house)
    verdict, status = _ruled(dispute, version, deciding)
    if (
        not variant
        and selection.of_table
        and _ruled(dispute, version, Selection(version))[0] != verdict
    ):
        # A row of another version turned the verdict, so its answer is the reason.
        point, own = _turning_point(dispute, version, selection), ""
        status = CATALOG.answer(selection, point).status
    if variant or not own:
        text = CATALOG.answer(selection, point).text_filled
    else:
        text = CATALOG.filled(own, dispute.numbers)
    others = tuple(_others(dispute, version, deciding, verdict))
    return Decision(label, verdict, text, status, point, others)


def _follows(dispute: Dispute, selection: Selection) -> Version:
    """The version whose ruling a selection follows: on the point that decides for that version."""
    usual = CATALOG.version_of(selection, dispute.points[0])
    return next(
        (
            version
            for version in (usual, *Version)
            if CATALOG.version_of(selection, dispute.deciding_point(version)) is version
        ),
        usual,
    )


def _turning_point(dispute: Dispute, version: Version, selection: Selection) -> str:
    others = (p for p in dispute.points if CATALOG.version_of(selection, p) is not version)
    return next(others, dispute.deciding_point(version))


def _others(
    dispute: Dispute, version: Version, selection: Selection, base: Ruled
) -> Iterator[OtherRuling]:
    """The readings that decide otherwise; an extending one also than what it extends."""
    typed = dispute.ruling(version).readings
    said: dict[tuple[Version, str], Ruled] = {}
    for reading in CATALOG.readings_at(selection):
        read = selection.in_reading(reading)
        points = {
            point
            for point in CATALOG.swapped(read).intersection(dispute.points)
            if CATALOG.version_of(selection, point) is reading.version
        }
        decided = reading.version is version and reading.id in typed
        if not points or (dispute.situation is None and not decided):
            continue
        verdict, status = _ruled(dispute, version, read)
        said[reading.version, reading.id] = verdict
        if verdict not in (base, said.get((reading.version, reading.extends), base)):
            decides = points & {dispute.deciding_point(version)} or points
            text = CATALOG.reading_text(reading, decides)
            yield OtherRuling(reading, text, verdict, status)


def _ruled(dispute: Dispute, version: Version, selection: Selection) -> tuple[Ruled, Status]:
    """Verdict and support under a selection, perhaps in a reading, by the ruling of a version."""
    ruling = dispute.ruling(version)
    point = dispute.deciding_point(version)
    status = CATALOG.answer(selection, point).status
    if dispute.situation is None:
        typed = ruling.readings.get(selection.reading) if selection.reading else ruling.verdict
        if typed is None:
            raise ValueError(f"{dispute.slug}: nobody says what {selection} gives")
        return typed, _concluded(status, derived=ruling.derived)
    answer = asked(dispute.situation, selection)
    # The support of a single case can be narrower than that of the whole point.
    status = Status(status_of(answer, point) or _concluded(status, derived=ruling.derived))
    if status.leaves_open:
        return Ruled.OPEN, status
    return _read(dispute.situation, answer), status


def _concluded(status: Status, *, derived: bool) -> Status:
    return Status.DERIVED if derived and status is Status.STATED else status


def asked(situation: Situation, selection: Selection) -> Any:
    """What a tool says to a situation under a version or a reading, as below it in the JSON."""
    usual = next(column for column in COLUMNS if column.selection.base is selection.base)
    (answer,) = ask(situation.tool, situation.query, [replace(usual, selection=selection)])
    return answer


def _read(situation: Situation, answer: Any) -> Ruled:
    value = found_at(answer, situation.reads)
    if value is None:
        return Ruled.OPEN
    match situation.how:
        case As.VERDICT:
            return _OF_VERDICT[value]
        case As.PROHIBITION:
            return _OF_PROHIBITION[value]
        case As.TRUTH:
            holds = value is True
        case As.IS:
            holds = value == situation.than
        case _:
            than = CATALOG.number(situation.than) if situation.than else 0
            holds = {As.ABOVE: value > than, As.BELOW: value < than, As.EQUAL: value == than}[
                situation.how
            ]
    return Ruled.YES if holds else Ruled.NO
