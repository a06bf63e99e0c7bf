"""What a table can choose, as links: each leads to the same table with that choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from django.utils.safestring import SafeString

from rules import german, house
from rules.agreement.address import Table
from rules.agreement.model import Clash, Variant
from rules.agreement.rows import CODE_OF_ROW, FIRST
from rules.catalog import CATALOG
from rules.display import Link, Said, chapter_anchor, point_link, said, with_cards
from rules.house.model import Unit
from rules.house_links import house_rule_address
from rules.rows import CHAPTERS
from rules.schema import Version
from rules.table_clashes import ClashNote, notes
from rules.table_links import agreeing, following, row_place, table_address, variant_place
from rules.versions import VERSION_LABELS, VersionLabel

WITHOUT = "gilt nicht"
WITH = "gilt"
AS_BASE = "wie sonst"
HOLDS_NOW = "Wie sonst: "


@dataclass(frozen=True, slots=True)
class Option:
    """A version that a row can follow; `answer` where the row is one point by itself."""

    key: str
    letter: str
    label: str
    href: str
    chosen: bool
    answer: Said | None


@dataclass(frozen=True, slots=True)
class Saying:
    """An answer, and which versions give it in these words with this support.

    `chosen`: it is what a row says that follows one of them.
    """

    versions: tuple[VersionLabel, ...]
    answer: Said
    chosen: bool


@dataclass(frozen=True, slots=True)
class PointView:
    """A point on which the versions differ."""

    link: Link
    sayings: tuple[Saying, ...]


@dataclass(frozen=True, slots=True)
class RowView:
    """A row with its options. `own`: it follows another version than the base of the table.

    `single`: it has one point to decide, whose answers stand in the options. `agreed`: what house
    variants say in the place of the versions.
    """

    place: str
    title: str
    options: tuple[Option, ...]
    points: tuple[PointView, ...]
    single: bool
    agreed: tuple[SafeString, ...]
    own: bool
    clashes: tuple[ClashNote, ...]


@dataclass(frozen=True, slots=True)
class ChapterView:
    """The rows of a chapter beside the first ones; `own`: how many the table has made its own."""

    id: str
    title: str
    rows: tuple[RowView, ...]
    own: int


@dataclass(frozen=True, slots=True)
class Amount:
    """A choice among what a house variant can be; `id` is its own on the page."""

    id: str
    text: str
    href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class VariantView:
    """A house variant with its choices; `free`: any amount in bounds can be typed as well.

    While it is not chosen, `now` says what holds without it (empty where no point tells), and
    `offered` what it would bring (empty where the amounts say it all).
    """

    id: str
    place: str
    title: str
    answer: Said
    now: SafeString
    offered: SafeString
    open: str
    rule: str
    amounts: tuple[Amount, ...]
    chosen: bool
    free: bool
    clashes: tuple[ClashNote, ...]


def amount_in_words(amount: int) -> str:
    """The amount of a house variant; empty where it has none."""
    return f"{german.number(amount)} {Unit.POINTS.word}" if amount else ""


def choices(table: Table) -> tuple[tuple[RowView, ...], tuple[ChapterView, ...]]:
    """The rows to be settled first, then all others by chapter."""
    clashes = table.clashes()
    views = {row: _row(table, row, clashes) for row in CODE_OF_ROW}
    chapters = []
    for title in CHAPTERS:
        rows = tuple(
            views[row.id]
            for row in CATALOG.rows
            if row.chapter == title and row.id in views and row.id not in FIRST
        )
        own = sum(row.own for row in rows)
        chapters.append(ChapterView(chapter_anchor(title), title, rows, own))
    return tuple(views[row] for row in FIRST), tuple(each for each in chapters if each.rows)


def variants(table: Table) -> tuple[VariantView, ...]:
    """The house variants that a table can agree on."""
    clashes = table.clashes()
    return tuple(_variant(table, each, clashes) for each in CATALOG.variants.values())


def _row(table: Table, row_id: str, clashes: Iterable[Clash]) -> RowView:
    row, follows = CATALOG.rows_by_id[row_id], table.version_of(row_id)
    points = _deciding(row_id)
    single = len(points) == 1
    options = tuple(
        Option(
            label.key,
            label.letter,
            label.label,
            f"{table_address(following(table, row_id, label.version))}#{row_place(row_id)}",
            follows is label.version,
            _answer(points[0], label.version) if single else None,
        )
        for label in VERSION_LABELS
    )
    return RowView(
        row_place(row_id),
        row.title,
        options,
        tuple(
            _point(point, None if CATALOG.variant_of(table.selection, point) else follows)
            for point in points
        ),
        single,
        tuple(
            with_cards(CATALOG.answer(table.selection, point).short_filled)
            for point in row.points
            if CATALOG.variant_of(table.selection, point)
        ),
        follows is not table.base,
        tuple(notes(table, clashes, row=row_id)),
    )


@cache
def _deciding(row: str) -> tuple[str, ...]:
    """The points of a row for which it matters whose answer is chosen."""
    points = (CATALOG.points[point] for point in CATALOG.rows_by_id[row].points)
    return tuple(
        point.id
        for point in points
        if not point.alike and not all(point.answer(v).status.leaves_open for v in Version)
    )


@cache
def _answer(point: str, version: Version) -> Said:
    return said(CATALOG.points[point].answer(version), with_cards)


@cache
def _point(point: str, follows: Version | None) -> PointView:
    """A point in a row that follows a version; None where a house rule answers it."""
    given: dict[tuple[str, str], list[VersionLabel]] = {}
    for label in VERSION_LABELS:
        answer = _answer(point, label.version)
        given.setdefault((answer.short, answer.status_css), []).append(label)
    return PointView(
        point_link(point),
        tuple(
            Saying(
                tuple(labels),
                _answer(point, labels[0].version),
                any(label.version is follows for label in labels),
            )
            for labels in given.values()
        ),
    )


def _variant(table: Table, variant: Variant, clashes: Iterable[Clash]) -> VariantView:
    agreed = dict(table.house)
    amounts = variant.amounts or (0,)
    chosen = agreed.get(variant.id)
    # One that was typed stands among those that are offered.
    offered = amounts if chosen is None or chosen in amounts else (*amounts, chosen)
    rule = house.HOUSE_RULES[variant.house_rule]
    answer = variant.answers(chosen if chosen is not None else amounts[0])[variant.points[0]]
    place = variant_place(variant.id)
    return VariantView(
        variant.id,
        place,
        variant.title,
        said(answer, with_cards),
        _now(table, variant),
        _offered(variant.id),
        house.filled(rule, rule.open),
        house_rule_address(rule),
        tuple(
            Amount(
                f"{place}-{'aus' if amount is None else amount}",
                _amount_text(variant, amount),
                f"{table_address(agreeing(table, variant.id, amount))}#{place}",
                amount == chosen,
            )
            for amount in (None, *offered)
        ),
        chosen is not None,
        bool(variant.free),
        tuple(notes(table, clashes, variant=variant.id)),
    )


def _now(table: Table, variant: Variant) -> SafeString:
    """What holds at a table without a house variant."""
    point = variant.points[0]
    # A point that only lists house variants says nothing of what holds without them.
    if point not in house.HOUSE_RULES[variant.house_rule].points:
        return with_cards("")
    answer = CATALOG.answer(table.selection, point)
    if variant.free:
        return with_cards(f"{HOLDS_NOW}zu viert {answer.short_filled}.")
    # What is open begins with words of its own.
    return with_cards(f"{'' if answer.status.leaves_open else HOLDS_NOW}{answer.text_filled}")


@cache
def _offered(variant_id: str) -> SafeString:
    """What a house variant brings, without an amount where there are several to choose from."""
    variant = CATALOG.variants[variant_id]
    if variant.free:
        return with_cards("")
    if len(variant.amounts) > 1:
        rule = house.HOUSE_RULES[variant.house_rule]
        return with_cards(house.filled(rule, rule.text))
    (amount,) = variant.amounts or (0,)
    return with_cards(variant.answers(amount)[variant.points[0]].text_filled)


def _amount_text(variant: Variant, amount: int | None) -> str:
    if amount is None:
        return AS_BASE if variant.free else WITHOUT
    return german.number(amount) if amount else WITH
