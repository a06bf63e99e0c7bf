"""All house rules that a source names, checked against the rule data when imported."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from rules.ambiguities import AMBIGUITIES
from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError, fill, require
from rules.disputes import DISPUTES
from rules.disputes.model import Dispute
from rules.house import play, score
from rules.house.model import AsBase, HouseRule
from rules.rows import CHAPTERS
from rules.schema import Answer, Version
from rules.values import Value

# The point that asks what the sources name; here it is told in full.
POINT = "hausvarianten"
ALL_HOUSE_RULES = (*play.HOUSE_RULES, *score.HOUSE_RULES)


@dataclass(frozen=True, slots=True)
class Played:
    """A point by which these versions play a house rule anyway."""

    point: str
    versions: tuple[Version, ...]


def amounts(rule: HouseRule, catalog: Catalog = CATALOG) -> Mapping[str, int]:
    """The numbers of a house rule by name. Raises RuleDataError where one belongs to nobody."""
    return {
        name: catalog.number(number) if isinstance(number, str) else number
        for name, number in rule.numbers.items()
    }


def filled(rule: HouseRule, template: str) -> str:
    """A text of a house rule with its numbers."""
    return fill(template, amounts(rule))


def chapter_of(rule: HouseRule) -> str:
    """The chapter of the comparison that a house rule belongs to."""
    return CATALOG.row_of[rule.points[0]].chapter


def played(rule: HouseRule, catalog: Catalog = CATALOG) -> Iterator[Played]:
    """Which versions play a house rule by their own rules, and by which points."""
    own = {amounts(rule, catalog)[mention.number] for mention in rule.mentions if mention.number}
    for base in rule.as_base:
        point = catalog.points[base.point]
        versions = (v for v in Version if _plays(point.answer(v), base, own))
        yield Played(base.point, tuple(versions))


def _plays(answer: Answer[Value], base: AsBase, own: set[int]) -> bool:
    if answer.status.leaves_open:
        return False
    if base.number:
        try:
            return answer.number(base.number) in own
        except KeyError:
            return False
    return answer.value == base.value


def house_rules_of(point: str) -> tuple[HouseRule, ...]:
    """The house rules that touch a rule point."""
    return tuple(rule for rule in HOUSE_RULES.values() if point in rule.points)


def house_rules_for(dispute: Dispute) -> tuple[HouseRule, ...]:
    """The house rules that touch a point by which a dispute is decided."""
    deciding = {dispute.deciding_point(version) for version in Version}
    return tuple(rule for rule in HOUSE_RULES.values() if deciding & set(rule.points))


def disputes_over(rule: HouseRule) -> tuple[Dispute, ...]:
    """The disputes that a house rule would decide, or bears on."""
    return tuple(dispute for dispute in DISPUTES.values() if rule in house_rules_for(dispute))


def checked(rules: Iterable[HouseRule], catalog: Catalog) -> Mapping[str, HouseRule]:
    """The house rules by slug, chapter by chapter. Raises RuleDataError where one does not fit."""
    found: dict[str, HouseRule] = {}
    for rule in rules:
        require(rule.slug not in found, f"two house rules named {rule.slug}")
        found[rule.slug] = rule
        for point in (*rule.points, *(base.point for base in rule.as_base)):
            require(point in catalog.points, f"{rule.slug} names the unknown {point}")
        amounts(rule, catalog)
        for each in played(rule, catalog):
            require(each.versions, f"{rule.slug}: nobody plays it by {each.point}")
        if rule.reading and rule.reading not in catalog.readings:
            raise RuleDataError(f"{rule.slug}: no reading {rule.reading[1]}")
        require(
            not rule.ambiguity or rule.ambiguity in AMBIGUITIES,
            f"{rule.slug}: no ambiguous place {rule.ambiguity}",
        )
    in_order = sorted(found.values(), key=lambda rule: CHAPTERS.index(chapter_of(rule)))
    return MappingProxyType({rule.slug: rule for rule in in_order})


HOUSE_RULES = checked(ALL_HOUSE_RULES, CATALOG)
