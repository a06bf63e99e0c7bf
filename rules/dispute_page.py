"""What the pages of the disputes show: all of them in groups, and each by itself."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from django.urls import reverse
from django.utils.safestring import SafeString

from rules import german
from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.display import (
    Evidence,
    Link,
    evidence,
    plain,
    point_link,
    with_cards,
)
from rules.disputes import DISPUTE_GROUPS, DISPUTES, GROUP_OF, disputes_of
from rules.disputes.model import Dispute
from rules.house_links import house_rules_for
from rules.rulings import Decision, Label, OtherRuling, decisions, table_decision
from rules.schema import Selection, Version
from rules.situations import Situation
from rules.versions import TABLE_LABEL
from scoring.asked import FORMS
from scoring.columns import table_first
from scoring.display import address
from scoring.scenes import scene
from scoring.wording import share_text


@dataclass(frozen=True, slots=True)
class Reason:
    """The sentence behind a verdict with its evidence."""

    text: SafeString
    evidence: Evidence


@dataclass(frozen=True, slots=True)
class OtherView:
    """Another reading of a version that decides otherwise."""

    css: str
    word: str
    text: SafeString
    detail: str


@dataclass(frozen=True, slots=True)
class RulingView:
    """What a version or a table says; the names are those of the verdict tiles of the tools."""

    key: str
    letter: str
    label: str
    css: str
    word: str
    reasons: tuple[Reason, ...]
    readings: tuple[OtherView, ...]


@dataclass(frozen=True, slots=True)
class DisputeLink:
    """A dispute in a list: its question, where it is settled, its verdicts."""

    text: SafeString
    href: str
    columns: tuple[RulingView, ...]

    @property
    def unanimous(self) -> bool:
        """Whether all give the same verdict."""
        return len({column.word for column in self.columns}) == 1


@dataclass(frozen=True, slots=True)
class GroupView:
    """Disputes about one subject."""

    id: str
    title: str
    disputes: tuple[DisputeLink, ...]


def list_context(table: Table | None = None) -> dict[str, object]:
    """The context of /streitfragen/."""
    return {
        "nav": "streitfragen",
        "count": german.number(len(DISPUTES)),
        "groups": [
            GroupView(
                group_anchor(group.title),
                group.title,
                tuple(dispute_link(dispute.slug, table) for dispute in group.disputes),
            )
            for group in DISPUTE_GROUPS
        ],
    }


def context(slug: str, table: Table | None = None) -> dict[str, object]:
    """The context of /streitfragen/<slug>/."""
    dispute = DISPUTES[slug]
    view = dispute_link(slug, table)
    text = question(dispute)
    group, here = GROUP_OF[slug], reverse("rules:streitfragen")
    return {
        "nav": "streitfragen",
        "title": plain(text),
        "description": share(dispute, view),
        "question": view.text,
        "stations": [
            Link("Streitfragen", here),
            Link(group, f"{here}#{group_anchor(group)}"),
        ],
        "result": {"columns": view.columns, "unanimous": view.unanimous},
        "tip": CATALOG.filled(dispute.tip, dispute.numbers),
        "scene": scene(dispute.situation.tool, dispute.situation.query)
        if dispute.situation
        else None,
        "computed": situation_link(dispute.situation) if dispute.situation else None,
        "points": [point_link(point) for point in dispute.points],
        "house_rules": house_rules_for(dispute),
        "related": [dispute_link(other, table) for other in dispute.related],
        "share_url": view.href,
        "share_text": share(dispute, view),
    }


def disputes_about(point: str, table: Table | None) -> list[DisputeLink]:
    """The disputes that a rule point has a part in."""
    return [dispute_link(dispute.slug, table) for dispute in disputes_of(point)]


def dispute_link(slug: str, table: Table | None) -> DisputeLink:
    """A dispute with the verdicts of the versions, and last that of a table."""
    link = _of_versions(slug)
    if table is None:
        return link
    own = _ruling(table_decision(slug, table.selection), table.selection)
    return replace(link, columns=(*link.columns, own))


@cache
def _of_versions(slug: str) -> DisputeLink:
    # Nothing of it changes while a process lives.
    return DisputeLink(
        text=with_cards(question(DISPUTES[slug])),
        href=dispute_address(slug),
        columns=tuple(
            _ruling(decision, Selection(version))
            for version, decision in zip(Version, decisions(slug), strict=True)
        ),
    )


def question(dispute: Dispute) -> str:
    """The question with its numbers; card strings still stand in brackets."""
    return CATALOG.filled(dispute.question, dispute.numbers)


def share(dispute: Dispute, view: DisputeLink) -> str:
    """The ruling in one line, to be passed on."""
    said = [(column.label, column.css) for column in table_first(view.columns)]
    return share_text(plain(question(dispute)), said)


def dispute_address(slug: str) -> str:
    """Where a dispute is settled."""
    return reverse("rules:streitfrage", args=[slug])


def situation_link(situation: Situation) -> str:
    """The tool with the situation filled in."""
    fields = FORMS[situation.tool]({}).fields
    return address(f"scoring:{situation.tool}", situation.query, fields)


def group_anchor(title: str) -> str:
    """The id of a group on the page of all disputes."""
    return f"g-{german.folded(title).replace(' ', '-')}"


def _ruling(decision: Decision[Label], selection: Selection) -> RulingView:
    label = decision.label
    return RulingView(
        key=label.key,
        letter=label.letter,
        label=label.label,
        css=decision.verdict.value,
        word=decision.verdict.word,
        reasons=(
            Reason(
                with_cards(decision.text),
                evidence(selection, decision.point, decision.status, of_table=label is TABLE_LABEL),
            ),
        ),
        readings=tuple(_other(other) for other in decision.others),
    )


def _other(other: OtherRuling) -> OtherView:
    return OtherView(
        other.verdict.value, other.verdict.word, with_cards(other.text), other.status.word
    )
