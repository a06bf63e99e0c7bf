"""What the versions say to a dispute: computed by a tool where one can, else as typed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.disputes.model import Dispute, Ruled
from rules.schema import Reading, Selection, Version
from rules.situations import As, Situation
from rules.status import Status
from rules.versions import VERSION_LABELS, VersionLabel
from scoring.asked import ask, found_at, status_of
from scoring.columns import COLUMNS
from scoring.verdicts import Verdict

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
class Decision:
    """What a version says to a dispute: verdict, sentence, support and the point behind it."""

    label: VersionLabel
    verdict: Ruled
    text: str
    status: Status
    point: str
    others: tuple[OtherRuling, ...]


@cache
def decisions(slug: str) -> tuple[Decision, ...]:
    """What the three versions say to a dispute. Rule data do not change while a process lives."""
    dispute = DISPUTES[slug]
    return tuple(_decision(dispute, label) for label in VERSION_LABELS)


def unanimous(slug: str) -> bool:
    """Whether all versions give the same verdict."""
    return len({decision.verdict for decision in decisions(slug)}) == 1


def _decision(dispute: Dispute, label: VersionLabel) -> Decision:
    version = label.version
    point, own = dispute.deciding_point(version), dispute.ruling(version).text
    verdict, status = _ruled(dispute, Selection(version))
    answer = CATALOG.points[point].answer(version)
    return Decision(
        label=label,
        verdict=verdict,
        text=CATALOG.filled(own, dispute.numbers) if own else answer.text_filled,
        status=status,
        point=point,
        others=tuple(_others(dispute, version, verdict)),
    )


def _others(dispute: Dispute, version: Version, base: Ruled) -> Iterator[OtherRuling]:
    """The readings that decide otherwise; an extending one also than what it extends."""
    typed = dispute.ruling(version).readings
    said: dict[str, Ruled] = {"": base}
    for reading in CATALOG.readings_of(version):
        selection = Selection(version, reading.id)
        points = CATALOG.swapped(selection).intersection(dispute.points)
        if not points or (dispute.situation is None and reading.id not in typed):
            continue
        verdict, status = _ruled(dispute, selection)
        said[reading.id] = verdict
        if verdict not in (base, said.get(reading.extends, base) if reading.extends else base):
            decides = points & {dispute.deciding_point(version)} or points
            text = CATALOG.reading_text(reading, decides)
            yield OtherRuling(reading, text, verdict, status)


def _ruled(dispute: Dispute, selection: Selection) -> tuple[Ruled, Status]:
    """Verdict and support under a version or a reading of it."""
    ruling = dispute.ruling(selection.base)
    point = dispute.deciding_point(selection.base)
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
