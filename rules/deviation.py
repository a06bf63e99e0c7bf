"""Which of several sayings differ: the one idea of a difference that all pages share."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

from rules.catalog import CATALOG
from rules.schema import Answer, Point, Selection, Version
from rules.status import Status
from rules.values import Value


def deviating(said: Sequence[Hashable | None]) -> tuple[bool, ...]:
    """Which of the sayings differ from what most say; all do where each says its own.

    None is what could not be read anywhere: it agrees with nobody and contradicts nobody.
    """
    known = [one for one in said if one is not None]
    if len(set(known)) < 2:
        return (False,) * len(said)
    common = next((one for one in known if known.count(one) > 1), None)
    return tuple(one is not None and one != common for one in said)


def deviations(point: Point[Value]) -> tuple[bool, ...]:
    """Which versions' answers to a point differ: by short words, value, or by saying nothing."""
    answers = [point.answer(version) for version in Version]
    return deviating([None if _unread(answer) else _said(answer) for answer in answers])


def differs(one: Answer[Value], other: Answer[Value]) -> bool:
    """Whether two answers to a point differ; what could not be read differs from nothing."""
    return not (_unread(one) or _unread(other)) and _said(one) != _said(other)


def otherwise(point: Point[Value], ground: Version) -> tuple[Version, ...]:
    """The versions that do not plainly say what one of them says, when that is told alone.

    What could not be read belongs to them, and what can be read in more than one way.
    """
    told = _said(point.answer(ground))
    return tuple(
        version
        for version in Version
        if version is not ground
        and (
            _said(point.answer(version)) != told or point.answer(version).status is Status.AMBIGUOUS
        )
    )


def _unread(answer: Answer[Value]) -> bool:
    return answer.status is Status.UNVERIFIED


def _said(answer: Answer[Value]) -> Hashable:
    return answer.short_filled, repr(answer.value), answer.status.leaves_open


def departs(selection: Selection, point: Point[Value], version: Version | None = None) -> bool:
    """Whether a table plays a point otherwise than a version says, its base where None is named."""
    own, other = CATALOG.answer(selection, point.id), point.answer(version or selection.base)
    if CATALOG.variant_of(selection, point.id):
        # It is a rule of their own, also where the version could not be read.
        return _said(own) != _said(other)
    return differs(own, other)
