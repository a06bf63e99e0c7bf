"""All table disputes, one module per group, checked against the rule data when imported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError, require
from rules.disputes import going_out, initial_meld, melds, pile, red_threes, scoring, stock
from rules.disputes.model import Dispute, DisputeGroup, Ruled
from rules.schema import Selection
from rules.situations import As
from rules.status import Status

DISPUTE_GROUPS = (
    DisputeGroup("Stapel", pile.DISPUTES),
    DisputeGroup("Stock", stock.DISPUTES),
    DisputeGroup("Melden", melds.DISPUTES),
    DisputeGroup("Erstmeldung", initial_meld.DISPUTES),
    DisputeGroup("Rote Dreien", red_threes.DISPUTES),
    DisputeGroup("Ausmachen", going_out.DISPUTES),
    DisputeGroup("Wertung", scoring.DISPUTES),
)


def checked(groups: Iterable[DisputeGroup], catalog: Catalog) -> Mapping[str, Dispute]:
    """The disputes by slug, in order. Raises RuleDataError where they contradict the rule data."""
    found: dict[str, Dispute] = {}
    for dispute in (dispute for group in groups for dispute in group.disputes):
        if dispute.slug in found:
            raise RuleDataError(f"two disputes named {dispute.slug}")
        found[dispute.slug] = dispute
    for dispute in found.values():
        for other in dispute.related:
            require(other in found, f"{dispute.slug} is related to the unknown {other}")
        for point in dispute.points:
            require(point in catalog.points, f"{dispute.slug} names the unknown {point}")
        _check_numbers(dispute, catalog)
        _check_verdicts(dispute, catalog)
    return MappingProxyType(found)


def _check_numbers(dispute: Dispute, catalog: Catalog) -> None:
    for owner in dispute.numbers.values():
        catalog.number(owner)
    asked = dispute.situation
    if asked and asked.than and asked.how is not As.IS:
        catalog.number(asked.than)


def _check_verdicts(dispute: Dispute, catalog: Catalog) -> None:
    """A typed verdict fits its support: what leaves it open is open, all else may be decided."""
    for version, ruling in dispute.rulings:
        point = dispute.deciding_point(version)
        typed = {"": ruling.verdict, **ruling.readings}
        for reading, verdict in typed.items():
            if verdict is None:
                continue
            where = f"{dispute.slug}, {version} {reading}"
            if reading:
                known = (version, reading) in catalog.readings
                require(known and verdict is not ruling.verdict, f"{where}: no other reading")
            status = catalog.answer(Selection(version, reading), point).status
            can_be_open = status.leaves_open or status is Status.AMBIGUOUS
            require(
                can_be_open if verdict is Ruled.OPEN else not status.leaves_open,
                f"{where}: {verdict} does not fit {status}",
            )


DISPUTES = checked(DISPUTE_GROUPS, CATALOG)
_OF_POINT: dict[str, list[Dispute]] = {}
for _dispute in DISPUTES.values():
    for _point in _dispute.points:
        _OF_POINT.setdefault(_point, []).append(_dispute)
GROUP_OF: Mapping[str, str] = {
    dispute.slug: group.title for group in DISPUTE_GROUPS for dispute in group.disputes
}


def disputes_of(point: str) -> tuple[Dispute, ...]:
    """The disputes that a rule point has a part in, those that it decides first."""
    found = _OF_POINT.get(point, [])
    return tuple(sorted(found, key=lambda dispute: dispute.points[0] != point))
