"""What the three tools that end in a verdict show alike: one column a version, its readings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, Self, TypeVar

from rules import german
from rules.catalog import CATALOG
from scoring import wording
from scoring.answers import Answered
from scoring.cards import format_meld
from scoring.columns import BASE_RULESETS, Column, in_sight, table_first, why_different
from scoring.display import (
    VERDICT_CSS,
    FieldView,
    MeldView,
    Spoken,
    address,
    cards_shown,
    cards_view,
    field_views,
    keys,
    meld_view,
    melds_shown,
    spoken,
)
from scoring.forms import CalculatorForm
from scoring.initial_meld import MinimumCheck
from scoring.turn import TurnResult
from scoring.verdicts import Check, Code, Verdict, severity


class Judged(Protocol):
    """What every engine result with a verdict has."""

    @property
    def verdict(self) -> Verdict:
        """The worst of what decides."""

    @property
    def checks(self) -> tuple[Check, ...]:
        """What decides."""

    def changed_points(self, other: Self) -> frozenset[str]:
        """The points that came out otherwise in another result."""


Result = TypeVar("Result", bound=Judged)
Own = TypeVar("Own")
Own_co = TypeVar("Own_co", covariant=True)


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading of a version, with its verdict."""

    id: str
    text: str
    css: str
    word: str
    detail: str


@dataclass(frozen=True, slots=True)
class ColumnView(Generic[Own_co]):
    """What one version says; `own` is what only this tool shows of it."""

    key: str
    letter: str
    label: str
    verdict: Verdict
    css: str
    word: str
    reasons: tuple[Spoken, ...]
    readings: tuple[ReadingView, ...]
    own: Own_co


def form_context(
    form: CalculatorForm, page: str, nav: str, more: Iterable[str], empty_hint: str
) -> dict[str, object]:
    """The part of a page's context that is the form; `more`: the fields that are folded away."""
    fields: dict[str, FieldView] = field_views(form, page)
    return {
        "nav": nav,
        "action": address(page, {}, ()),
        "bound": form.is_bound,
        "wrong": any(field.invalid for field in fields.values()),
        "form": {
            "fields": fields,
            "slots": [field for name, field in fields.items() if name not in form.withheld],
            "more_open": form.any_set(more),
        },
        "keys": keys(BASE_RULESETS[0].card_values.known),
        "empty_hint": empty_hint,
    }


def read_back(form: CalculatorForm, places: Mapping[str, str]) -> list[MeldView]:
    """The cards of several fields as they were read, each with the place where they are."""
    shown: list[MeldView] = []
    for name, place in places.items():
        cards = cards_shown(form, name)
        shown += [cards_view(cards, place)] if cards else []
        shown += [meld_view(meld, place) for meld in melds_shown(form, name)]
    return shown


def result_context(
    columns: Sequence[ColumnView[object]],
    answers: Sequence[Answered[Result]],
    notes: Iterable[str],
    share_url: str,
    lead: str,
) -> dict[str, object]:
    """The part of a result that all three show: columns, why they differ, notes, what to share.

    `in_sight` are the columns in the strip that stays, `told` all in the order in which they are
    read out. `lead`: what is asked, at the head of the text that is passed on.
    """
    unanimous = len({column.verdict for column in columns}) == 1
    return {
        "columns": columns,
        "in_sight": in_sight(columns),
        "told": (told := table_first(columns)),
        "unanimous": unanimous,
        "why": [] if unanimous else _why(answers),
        "notes": list(notes),
        "share_url": share_url,
        "share_text": wording.share_text(
            lead, [(column.label, column.word.lower()) for column in told]
        ),
    }


def column_view(
    answer: Answered[Result],
    reasons: Iterable[Spoken],
    detail: Callable[[Result, Result], str],
    own: Own,
) -> ColumnView[Own]:
    """One version's answer. `detail` says what a reading changes beside the verdict."""
    column, result = answer.column, answer.result
    return ColumnView(
        key=column.key,
        letter=column.letter,
        label=column.label,
        verdict=result.verdict,
        css=VERDICT_CSS[result.verdict],
        word=wording.verdict_word(result.verdict),
        reasons=tuple(reasons),
        readings=tuple(
            ReadingView(
                reading.id,
                CATALOG.reading_text(reading, other.changed_points(result)),
                VERDICT_CSS[other.verdict],
                wording.verdict_word(other.verdict),
                detail(other, result),
            )
            for reading, other in answer.readings
        ),
        own=own,
    )


def reasons_said(column: Column, checks: Iterable[Check]) -> list[Spoken]:
    """Checks as sentences with their evidence, in their order."""
    return [spoken(column, check.why, wording.reason(check.why)) for check in checks]


def layout_reasons(column: Column, layout: TurnResult, others: Iterable[Check]) -> list[Spoken]:
    """What decides about a layout, worst first; with several melds each names its cards."""
    named = len(layout.parts) > 1
    said = [
        (check, f"{format_meld(part.laid)}: " if named else "")
        for part in layout.parts
        for check in part.checks
    ]
    said += [(check, "") for check in (*layout.minimum.checks, *layout.other_checks, *others)]
    said.sort(key=lambda entry: -severity(entry[0].verdict))
    return [spoken(column, check.why, prefix + wording.reason(check.why)) for check, prefix in said]


def objection(layout: TurnResult) -> str:
    """The first that forbids a layout beside its points, in short; empty where nothing does."""
    for part in layout.parts:
        forbidden = [check.why for check in part.checks if check.verdict is Verdict.FORBIDDEN]
        if forbidden:
            # That it is too short says all of a meld that is still growing.
            short = (why for why in forbidden if why.code is Code.TOO_FEW_CARDS)
            why = next(short, forbidden[0])
            named = f"{format_meld(part.laid)}: " if len(layout.parts) > 1 else ""
            return named + wording.short_reason(why)
    others = (check.why for check in layout.other_checks if check.verdict is Verdict.FORBIDDEN)
    return next(map(wording.short_reason, others), "")


def by_column(said: Iterable[tuple[object, str, str]], everyone: int) -> str:
    """What columns say as one text: `said` are what it comes to, the column, the sentence.

    Those that come to the same speak with one voice, and where these are `everyone` (so many
    columns), without their names.
    """
    texts: dict[object, str] = {}
    labels: dict[object, list[str]] = {}
    for meaning, label, text in said:
        texts.setdefault(meaning, text)
        labels.setdefault(meaning, []).append(label)
    if len(texts) == 1 and len(labels[next(iter(texts))]) == everyone:
        return next(iter(texts.values()))
    return " ".join(f"{german.listing(labels[m])}: {text}" for m, text in texts.items())


def minimum_text(minimum: MinimumCheck) -> str:
    """A minimum in points; 'offen' where the source leaves it open."""
    return "offen" if minimum.minimum is None else german.number(minimum.minimum)


def _why(answers: Sequence[Answered[Result]]) -> list[str]:
    """The sentences of the points that made one version's verdict worse than another's."""
    strictest = max((answer.result.verdict for answer in answers), key=severity)
    points = [
        check.why.point
        for answer in answers
        if answer.result.verdict is strictest
        for check in answer.result.checks
        if check.verdict is strictest
    ]
    return why_different((answer.column for answer in answers), points)
