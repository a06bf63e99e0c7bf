"""What the page of /meldung/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules import german
from rules.catalog import CATALOG
from rules.display import Link
from scoring import permalink, wording
from scoring.answers import Answered
from scoring.cards import Meld, format_meld, format_melds
from scoring.columns import BASE_RULESETS
from scoring.display import (
    VERDICT_CSS,
    MeldView,
    Spoken,
    address,
    field_views,
    keys,
    meld_view,
    melds_shown,
    points_of,
    spoken,
)
from scoring.forms import MeldForm
from scoring.turn import Turn, TurnResult
from scoring.verdicts import Code, Verdict, severity

PAGE = "scoring:meldung"
EMPTY_HINT = (
    "Gib die Karten eurer Meldung ein: Jede Fassung sagt Ja, Nein oder Offen, mit Grund und Quelle."
)
# The scale ends a little beyond the highest minimum (points).
SCALE_ROOM = 10
LONGEST_QUESTION = 28
MORE_FIELDS = ("table", "top", "below", "out_kind", "out_discard", "players")


@dataclass(frozen=True, slots=True)
class ReadingView:
    """Another reading of a version, with its verdict."""

    id: str
    text: str
    css: str
    word: str
    detail: str


@dataclass(frozen=True, slots=True)
class ColumnView:
    """What one version says."""

    key: str
    letter: str
    label: str
    verdict: Verdict
    css: str
    word: str
    reasons: tuple[Spoken, ...]
    repair: Link | None
    readings: tuple[ReadingView, ...]


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
    """Points against the minimum on a scale; `minima` only where the versions differ."""

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
    fields = field_views(form, PAGE)
    return {
        "nav": "meldung",
        "bound": form.is_bound,
        "form": {
            "fields": fields,
            "slots": list(fields.values()),
            "more_open": form.any_set(MORE_FIELDS),
        },
        "read": _read(form),
        "keys": keys(BASE_RULESETS[0].card_values.known),
        "empty_hint": EMPTY_HINT,
        "result": _result(form, turn, answers) if turn else None,
    }


def _read(form: MeldForm) -> list[MeldView]:
    rules = BASE_RULESETS[0]
    return [meld_view(meld, points_of(rules, meld.cards())) for meld in melds_shown(form, "cards")]


def _result(
    form: MeldForm, turn: Turn, answers: Sequence[Answered[TurnResult]]
) -> dict[str, object]:
    columns = [_column(form, turn, answer) for answer in answers]
    verdicts = {column.verdict for column in columns}
    return {
        "columns": columns,
        "unanimous": len(verdicts) == 1,
        "why": _why(answers) if len(verdicts) > 1 else [],
        "question": _question(turn.melds),
        "value": german.number(answers[0].result.value),
        "gauge": _gauge(answers),
        "notes": list(form.remarks()),
        "step_sentence": _step_sentence(answers),
        "share_url": address(PAGE, permalink.turn_parameters(turn), form.fields),
    }


def _question(melds: Sequence[Meld]) -> str:
    cards = format_melds(melds)
    return f"Liegt {cards} richtig?" if len(cards) <= LONGEST_QUESTION else "Liegt das richtig?"


def _column(form: MeldForm, turn: Turn, answer: Answered[TurnResult]) -> ColumnView:
    column, result = answer.column, answer.result
    return ColumnView(
        key=column.key,
        letter=column.letter,
        label=column.label,
        verdict=result.verdict,
        css=VERDICT_CSS[result.verdict],
        word=wording.verdict_word(result.verdict),
        reasons=tuple(_reasons(answer)),
        repair=_repair(form, turn, result),
        readings=tuple(
            ReadingView(
                reading.id,
                CATALOG.reading_text(reading, other.changed_points(result)),
                VERDICT_CSS[other.verdict],
                wording.verdict_word(other.verdict),
                _reading_detail(other, result),
            )
            for reading, other in answer.readings
        ),
    )


def _reasons(answer: Answered[TurnResult]) -> list[Spoken]:
    """What decides, worst first; with several melds each names its cards."""
    result = answer.result
    named = len(result.parts) > 1
    said = [
        (check, f"{format_meld(part.laid)}: " if named else "")
        for part in result.parts
        for check in part.checks
    ]
    said += [(check, "") for check in (*result.minimum.checks, *result.other_checks)]
    said.sort(key=lambda entry: -severity(entry[0].verdict))
    return [
        spoken(answer.column, check.why, prefix + wording.reason(check.why))
        for check, prefix in said
    ]


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


def _why(answers: Sequence[Answered[TurnResult]]) -> list[str]:
    """The sentences of the points that made one version's verdict worse than another's."""
    strictest = max((answer.result.verdict for answer in answers), key=severity)
    points = [
        check.why.point
        for answer in answers
        if answer.result.verdict is strictest
        for check in answer.result.checks
        if check.verdict is strictest
    ]
    return CATALOG.why_different(points)


def _gauge(answers: Sequence[Answered[TurnResult]]) -> Gauge | None:
    first = answers[0].result
    band = first.minimum.minimum
    if band is None:
        return None
    minima = {answer.result.minimum.minimum for answer in answers}
    steps = sorted({m for b in answers[0].column.ruleset.bands.known for m in b.minima})
    end = steps[-1] + SCALE_ROOM
    value = first.minimum_value

    def percent(points: int) -> float:
        return round(min(points, end) * 1000 / end) / 10

    return Gauge(
        value=german.number(value),
        minimum=german.number(band),
        minima=tuple(_minimum_view(answer) for answer in answers if len(minima) > 1),
        fill_percent=percent(value),
        min_percent=percent(band),
        met=all(answer.result.minimum.met is True for answer in answers),
        steps=tuple(Step(step, percent(step), step == band) for step in steps),
    )


def _minimum_view(answer: Answered[TurnResult]) -> MinimumView:
    minimum = answer.result.minimum.minimum
    text = "offen" if minimum is None else german.number(minimum)
    return MinimumView(answer.column.label, text)


def _step_sentence(answers: Sequence[Answered[TurnResult]]) -> str:
    """What the minimum asks for, once where the versions ask for the same, else by version."""
    said: dict[tuple[int | None, bool | None], str] = {}
    labels: dict[tuple[int | None, bool | None], list[str]] = {}
    for answer in answers:
        minimum = answer.result.minimum
        for check in minimum.checks:
            if check.why.code in (Code.MINIMUM_MET, Code.MINIMUM_MISSED, Code.MINIMUM_OPEN):
                asked = (minimum.minimum, minimum.met)
                said.setdefault(asked, wording.reason(check.why))
                labels.setdefault(asked, []).append(answer.column.label)
    if len(said) == 1:
        return next(iter(said.values()))
    return " ".join(f"{german.listing(labels[asked])}: {text}" for asked, text in said.items())
