"""The guide for somebody who has never played, checked against the rule data when imported."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError, require
from rules.guide import beyond, ending, opening, pile, play
from rules.guide.model import Fact, Section, Step

FACTS = opening.FACTS


def checked(
    facts: Iterable[Fact], sections: Iterable[Section], catalog: Catalog
) -> Mapping[str, Section]:
    """The sections by id, in order. Raises RuleDataError where they contradict the rule data."""
    found: dict[str, Section] = {}
    for section in sections:
        if section.id in found:
            raise RuleDataError(f"two sections named {section.id}")
        found[section.id] = section
    steps = (step for section in found.values() for step in section.steps)
    texts: tuple[Fact | Step, ...] = (*facts, *steps)
    for told in texts:
        for point in told.points:
            require(point in catalog.points, f"the guide names the unknown {point}")
        for owner in told.numbers.values():
            catalog.number(owner)
    return MappingProxyType(found)


SECTIONS = checked(
    FACTS,
    (*opening.SECTIONS, *play.SECTIONS, *pile.SECTIONS, *ending.SECTIONS, *beyond.SECTIONS),
    CATALOG,
)
