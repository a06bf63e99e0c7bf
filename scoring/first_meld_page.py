"""What the page of /erstmeldung/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rules import german
from rules.catalog import CATALOG
from rules.display import Link, point_address
from scoring import messages, permalink, wording
from scoring.answers import Answered
from scoring.cards import format_melds
from scoring.columns import BASE_RULESETS, COLUMNS, Column, why_different
from scoring.display import VERDICT_CSS, MeldView, address, meld_view
from scoring.first_meld import FirstMeld, FirstMeldResult, FoundMeld
from scoring.forms import MeldForm
from scoring.initial_meld import band_at
from scoring.pile_ending import ENOUGH
from scoring.play_forms import FirstMeldForm, PileForm
from scoring.turn import evaluate_turn
from scoring.verdict_views import (
    ColumnView,
    by_column,
    column_view,
    form_context,
    read_back,
    reasons_said,
    result_context,
)
from scoring.verdicts import Verdict

PAGE = "scoring:erstmeldung"
SHARED_QUESTION = "Komme ich damit heraus?"
EMPTY_HINT = "Gib deine Hand ein: Jede Fassung zeigt, womit ihr am billigsten herauskommt."
PLACES = {"hand_cards": "Hand", "top": "oben"}


@dataclass(frozen=True, slots=True)
class FoundView:
    """A first meld as little cards, with its points, the cards kept and a link to check it.

    `name`: its cards as text. `doubts`: what is open about it.
    """

    melds: tuple[MeldView, ...]
    name: str
    points: str
    left: str
    css: str
    word: str
    href: str
    doubts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Found:
    """What the same columns find: their ways, else the richest layout (None: nothing)."""

    columns: tuple[Column, ...]
    title: str
    ways: tuple[FoundView, ...]
    richest: FoundView | None

    @property
    def of_table(self) -> bool:
        """Whether the table's own column is among them."""
        return any(column.of_table for column in self.columns)


def context(
    form: FirstMeldForm, asked: FirstMeld | None, answers: Sequence[Answered[FirstMeldResult]]
) -> dict[str, object]:
    """The context of the page and its fragment."""
    return {
        **form_context(form, PAGE, "erstmeldung", (), EMPTY_HINT),
        "read": read_back(form, PLACES),
        "result": _result(form, asked, answers) if asked else None,
    }


def notes(asked: FirstMeld, answers: Sequence[Answered[FirstMeldResult]]) -> Iterator[str]:
    """What a result leaves unasked."""
    ways = [way for answer in answers for way in answer.result.ways]
    # With the top card the rest of the pile comes into the hand.
    if not asked.top and any(way.left < ENOUGH for way in ways):
        yield messages.HAND_USED_UP
    richest = [answer.result.richest for answer in answers if answer.result.richest]
    size = BASE_RULESETS[0].canasta_size.known
    if not asked.top and any(m.size >= size for each in richest for m in each.layout.melds):
        yield messages.WHOLE_HAND_NEEDS_NO_MINIMUM


def _result(
    form: FirstMeldForm, asked: FirstMeld, answers: Sequence[Answered[FirstMeldResult]]
) -> dict[str, object]:
    columns = [_column(answer) for answer in answers]
    told = [*form.remarks(), *notes(asked, answers)]
    share_url = address(PAGE, permalink.first_meld_parameters(asked), form.fields)
    found = _found_together(answers)
    return {
        **result_context(columns, answers, told, share_url, SHARED_QUESTION),
        "found": found,
        "bands": _bands(answers, asked.score),
        "why": _why(answers) if len(found) > 1 else [],
        "uncounted": _uncounted(answers),
        "pile": _pile_link(asked) if asked.top else None,
    }


def _found_together(answers: Sequence[Answered[FirstMeldResult]]) -> list[Found]:
    """The ways of all versions, those of versions that find the same only once."""
    alike: dict[object, list[Answered[FirstMeldResult]]] = {}
    for answer in answers:
        richest = answer.result.richest
        alike.setdefault((answer.result.told, richest and richest.layout), []).append(answer)
    return [_found(together, alone=len(alike) == 1) for together in alike.values()]


def _found(together: Sequence[Answered[FirstMeldResult]], *, alone: bool) -> Found:
    labels = [answer.column.label for answer in together]
    if alone:
        labels[: len(COLUMNS)] = ["Alle drei Fassungen"]
    result = together[0].result
    return Found(
        columns=tuple(answer.column for answer in together),
        title=german.listing(labels),
        ways=tuple(_way(way) for way in result.ways),
        richest=_way(result.richest) if result.richest else None,
    )


def _bands(answers: Sequence[Answered[FirstMeldResult]], score: int) -> list[str]:
    """What the party needs at its score, then what it needs beyond a boundary that is near."""
    here = [
        (answer.column, band_at(answer.column.ruleset.bands.known, score)) for answer in answers
    ]
    below = [(answer.column, answer.result.below) for answer in answers]
    above = [(answer.column, answer.result.above) for answer in answers]
    said = [
        by_column(
            ((band.minima, column.label, wording.asked(band)) for column, band in held if band),
            len(answers),
        )
        for held in (here, below, above)
    ]
    return [text for text in said if text]


def _uncounted(answers: Sequence[Answered[FirstMeldResult]]) -> list[Link]:
    """What does not count, in the words of the rule data, with the point that says so."""
    points = [rule.point for rule in answers[0].result.uncounted]
    return [Link(_said(answers, point), point_address(point)) for point in points]


def _said(answers: Sequence[Answered[FirstMeldResult]], point: str) -> str:
    texts = [
        (answer.column.label, CATALOG.answer(answer.column.selection, point).text_filled)
        for answer in answers
    ]
    return by_column(((text, label, text) for label, text in texts), len(answers))


def _pile_link(asked: FirstMeld) -> Link:
    parameters = permalink.first_meld_parameters(asked)
    return Link(
        "Darf ich den Stapel nehmen?",
        address("scoring:stapel", parameters, PileForm.base_fields),
    )


def _way(way: FoundMeld) -> FoundView:
    parameters = permalink.turn_parameters(way.turn)
    unclear = [check for check in way.result.checks if check.verdict is Verdict.UNCLEAR]
    return FoundView(
        melds=tuple(meld_view(meld) for meld in way.turn.melds),
        name=format_melds(way.turn.melds),
        points=german.number(way.layout.points),
        left=wording.cards_kept(way.left),
        css=VERDICT_CSS[way.result.verdict],
        word=wording.verdict_word(way.result.verdict),
        href=address("scoring:meldung", parameters, MeldForm.base_fields),
        doubts=tuple(wording.reason(check.why) for check in unclear),
    )


def _column(answer: Answered[FirstMeldResult]) -> ColumnView[None]:
    """One version: what decides, then what is open about any of its ways."""
    result = answer.result
    decides = {check.why.code: check for check in result.checks}
    for way in result.ways:
        for check in way.result.checks:
            if check.verdict is Verdict.UNCLEAR:
                decides.setdefault(check.why.code, check)
    reasons = reasons_said(answer.column, decides.values())
    return column_view(answer, reasons, _reading_detail, None)


def _reading_detail(other: FirstMeldResult, base: FirstMeldResult) -> str:
    """What is cheapest in a reading, or what is missing there."""
    if not other.best:
        return wording.points_missing(other.missing) if other.missing else ""
    return wording.cheapest(format_melds(other.best.turn.melds), other.best.layout.points)


def _why(answers: Sequence[Answered[FirstMeldResult]]) -> list[str]:
    """The sentences of the points that keep one version from what another one proposes."""
    turns = dict.fromkeys(way.turn for answer in answers for way in answer.result.ways)
    checks = [
        check
        for answer in answers
        for turn in turns
        for check in evaluate_turn(answer.column.ruleset, turn).checks
    ]
    doubts = [check.why.point for check in checks if check.verdict is not Verdict.ALLOWED]
    return why_different((answer.column for answer in answers), doubts)
