"""What the page of /meldung/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules import german
from rules.display import Link
from scoring import permalink, wording
from scoring.answers import Answered
from scoring.cards import Meld, format_melds
from scoring.columns import BASE_RULESETS, in_sight, table_first
from scoring.display import MeldView, address, meld_view, melds_shown, points_of
from scoring.forms import MeldForm
from scoring.turn import Turn, TurnResult
from scoring.verdict_views import (
    ColumnView,
    by_column,
    column_view,
    form_context,
    layout_reasons,
    minimum_text,
    objection,
    result_context,
)
from scoring.verdicts import Code

PAGE = "scoring:meldung"
EMPTY_HINT = (
    "Gib die Karten eurer Meldung ein: Jede Fassung sagt Ja, Nein oder Offen, mit Grund und Quelle."
)
# The scale ends a little beyond the highest minimum (points).
SCALE_ROOM = 10
LONGEST_QUESTION = 28
MORE_FIELDS = ("table", "top", "below", "out_kind", "out_discard", "players")


@dataclass(frozen=True, slots=True)
class Step:
    """A step of the initial meld on the scale."""

    value: int
    percent: float
    on: bool


@dataclass(frozen=True, slots=True)
class MinimumView:
    """One version's minimum, where the versions differ."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class Gauge:
    """Points against the minimum on a scale, a table's own where there is one.

    `minima` only where the columns differ.
    """

    value: str
    minimum: str
    minima: tuple[MinimumView, ...]
    fill_percent: float
    min_percent: float
    met: bool
    steps: tuple[Step, ...]


def context(
    form: MeldForm, turn: Turn | None, answers: Sequence[Answered[TurnResult]]
) -> dict[str, object]:
    """The context of the page and its fragment."""
    return {
        **form_context(form, PAGE, "meldung", MORE_FIELDS, EMPTY_HINT),
        "read": _read(form),
        "result": _result(form, turn, answers) if turn else None,
    }


def _read(form: MeldForm) -> list[MeldView]:
    rules = BASE_RULESETS[0]
    return [meld_view(meld, points_of(rules, meld.cards())) for meld in melds_shown(form, "cards")]


def _result(
    form: MeldForm, turn: Turn, answers: Sequence[Answered[TurnResult]]
) -> dict[str, object]:
    columns = [_column(form, turn, answer) for answer in answers]
    share_url = address(PAGE, permalink.turn_parameters(turn), form.fields)
    return {
        **result_context(columns, answers, form.remarks(), share_url, _question(turn.melds)),
        "question": _question(turn.melds),
        "value": german.number(answers[0].result.value),
        "gauge": _gauge(answers),
        "but": _first_objection(answers),
        "step_sentence": _step_sentence(answers),
    }


def _question(melds: Sequence[Meld]) -> str:
    cards = format_melds(melds)
    return f"Liegt {cards} richtig?" if len(cards) <= LONGEST_QUESTION else "Liegt das richtig?"


def _column(form: MeldForm, turn: Turn, answer: Answered[TurnResult]) -> ColumnView[Link | None]:
    """One version; its own is the way out of too many wild cards."""
    reasons = layout_reasons(answer.column, answer.result, ())
    return column_view(answer, reasons, _reading_detail, _repair(form, turn, answer.result))


def _repair(form: MeldForm, turn: Turn, result: TurnResult) -> Link | None:
    if result.repair is None:
        return None
    cards = format_melds(result.repair.melds)
    text = wording.repair(cards, result.repair.value, result.repair.missing)
    return Link(
        text, address(PAGE, permalink.turn_parameters(turn) | {"cards": cards}, form.fields)
    )


def _reading_detail(other: TurnResult, base: TurnResult) -> str:
    minimum = other.minimum.minimum
    if minimum is None or minimum == base.minimum.minimum:
        return ""
    return f"Minimum {german.number(minimum)}"


def _gauge(answers: Sequence[Answered[TurnResult]]) -> Gauge | None:
    first = table_first(answers)[0]
    band = first.result.minimum.minimum
    if band is None:
        return None
    minima = {answer.result.minimum.minimum for answer in answers}
    steps = sorted({m for b in first.column.ruleset.bands.known for m in b.minima})
    end = steps[-1] + SCALE_ROOM
    value = first.result.minimum_value

    def percent(points: int) -> float:
        return round(min(points, end) * 1000 / end) / 10

    return Gauge(
        value=german.number(value),
        minimum=german.number(band),
        minima=tuple(_minimum_view(answer) for answer in answers if len(minima) > 1),
        fill_percent=percent(value),
        min_percent=percent(band),
        met=all(answer.result.minimum.met is True for answer in in_sight(answers)),
        steps=tuple(Step(step, percent(step), step == band) for step in steps),
    )


def _first_objection(answers: Sequence[Answered[TurnResult]]) -> str:
    """Why no version allows what the points may be enough for; of one alone its verdict tells."""
    said = [objection(answer.result) for answer in answers]
    if not all(said):
        return ""
    return by_column(
        ((text, answer.column.label, text) for text, answer in zip(said, answers, strict=True)),
        len(answers),
    )


def _minimum_view(answer: Answered[TurnResult]) -> MinimumView:
    return MinimumView(answer.column.label, minimum_text(answer.result.minimum))


def _step_sentence(answers: Sequence[Answered[TurnResult]]) -> str:
    """What the minimum asks for, once where the versions ask for the same, else by version."""
    said = (
        ((minimum.minimum, minimum.met), answer.column.label, wording.reason(check.why))
        for answer in answers
        for minimum in (answer.result.minimum,)
        for check in minimum.checks
        if check.why.code in (Code.MINIMUM_MET, Code.MINIMUM_MISSED, Code.MINIMUM_OPEN)
    )
    return by_column(said, len(answers))
