"""What must stand below a text that tells one version alone, taken from its rule points."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.safestring import SafeString

from rules import german
from rules.catalog import CATALOG
from rules.deviation import otherwise
from rules.display import STATUS_CSS, Link, point_link, with_cards
from rules.schema import Version
from rules.status import Status
from rules.versions import VERSION_LABELS, VersionLabel, label_of


@dataclass(frozen=True, slots=True)
class Otherwise:
    """What some versions say to a point; the one that is told may be among them.

    `text` is empty where that one says just what has been told, only not outright.
    """

    labels: tuple[VersionLabel, ...]
    text: SafeString
    status_css: str
    status_word: str
    point: Link

    @property
    def names(self) -> str:
        """Who says it."""
        return german.listing([label.label for label in self.labels])


@dataclass(frozen=True, slots=True)
class Others:
    """All that must stand below a text: whose marks show that there is something, and the lines.

    `title` says whether another version speaks at all, or only how sure the text itself is.
    """

    labels: tuple[VersionLabel, ...]
    title: str
    lines: tuple[Otherwise, ...]


def others_to(points: Iterable[str], told: Version) -> Others | None:
    """What a text leaves out that tells these points as one version has them, if anything."""
    lines = otherwise_said(points, told)
    if not lines:
        return None
    speaking = {label.version for line in lines for label in line.labels}
    labels = tuple(label for label in VERSION_LABELS if label.version in speaking)
    # The one that is told is named too where it leaves open what the text could not say for it.
    open_ = {label.version for line in lines if line.text for label in line.labels}
    others = [label.label for label in labels if label.version in open_]
    title = f"Anders oder offen: {german.listing(others)}" if others else "Wie sicher ist das?"
    return Others(labels, title, lines)


def otherwise_said(points: Iterable[str], told: Version) -> tuple[Otherwise, ...]:
    """What a text leaves out that tells these points as one version has them.

    Versions that say the same to a point speak with one voice; nothing stands there twice.
    """
    found: dict[tuple[object, ...], Otherwise] = {}
    for point in points:
        for (text, status), versions in _voices(point, told).items():
            key = (*versions, text, status)
            found.setdefault(key, _otherwise(point, versions, text, status))
    return tuple(found.values())


def _voices(point_id: str, told: Version) -> dict[tuple[str, Status], list[Version]]:
    point = CATALOG.points[point_id]
    voices: dict[tuple[str, Status], list[Version]] = {}
    own = point.answer(told)
    if own.status is not Status.STATED:
        concluded = own.status is Status.DERIVED
        voices["" if concluded else own.text_filled, own.status] = [told]
    for version in otherwise(point, told):
        answer = point.answer(version)
        voices.setdefault((answer.text_filled, answer.status), []).append(version)
    return voices


def _otherwise(point: str, versions: list[Version], text: str, status: Status) -> Otherwise:
    stated = status is Status.STATED
    return Otherwise(
        labels=tuple(label_of(version) for version in versions),
        text=with_cards(text),
        status_css="" if stated else STATUS_CSS[status],
        status_word="" if stated else status.word,
        point=point_link(point),
    )
