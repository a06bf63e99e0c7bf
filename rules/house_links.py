"""Links to the house rules, from the rule points and the disputes that they touch."""

from __future__ import annotations

from collections.abc import Iterable

from django.urls import reverse

from rules import house
from rules.display import Link
from rules.disputes.model import Dispute
from rules.house.model import HouseRule


def house_rules_about(point: str) -> list[Link]:
    """Links to the house rules that touch a rule point; to all of them where it asks for them."""
    if point == house.POINT:
        return [Link("Alle Hausregeln mit Zahl und Quelle", reverse("rules:hausregeln"))]
    return _links(house.house_rules_of(point))


def house_rules_for(dispute: Dispute) -> list[Link]:
    """Links to the house rules that touch what decides a dispute."""
    return _links(house.house_rules_for(dispute))


def house_rule_address(rule: HouseRule) -> str:
    """Where a house rule is told."""
    return f"{reverse('rules:hausregeln')}#{rule.slug}"


def _links(rules: Iterable[HouseRule]) -> list[Link]:
    return [Link(rule.title, house_rule_address(rule)) for rule in rules]
