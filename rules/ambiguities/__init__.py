"""All ambiguous places that bear on play, checked against the rule data when imported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.ambiguities import counting, ending, play
from rules.ambiguities.model import Ambiguity
from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError, require

ALL_AMBIGUITIES = (*play.AMBIGUITIES, *counting.AMBIGUITIES, *ending.AMBIGUITIES)


def checked(ambiguities: Iterable[Ambiguity], catalog: Catalog) -> Mapping[str, Ambiguity]:
    """The ambiguous places by slug. Raises RuleDataError where they contradict the rule data."""
    found: dict[str, Ambiguity] = {}
    for place in ambiguities:
        if place.slug in found:
            raise RuleDataError(f"two ambiguous places named {place.slug}")
        found[place.slug] = place
        for point in place.points:
            require(point in catalog.points, f"{place.slug} names the unknown {point}")
        for owner in place.numbers.values():
            catalog.number(owner)
        for sense in place.senses:
            if sense.reading:
                key = (place.versions[0], sense.reading)
                require(key in catalog.readings, f"{place.slug}: no reading {sense.reading}")
    return MappingProxyType(found)


AMBIGUITIES = checked(ALL_AMBIGUITIES, CATALOG)


def ambiguities_of(point: str) -> tuple[Ambiguity, ...]:
    """The ambiguous places that a rule point has a part in."""
    return tuple(place for place in AMBIGUITIES.values() if point in place.points)
