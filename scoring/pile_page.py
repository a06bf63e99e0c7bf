"""What the page of /stapel/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules import german
from scoring import permalink, wording
from scoring.answers import Answered
from scoring.cards import NATURAL_RANKS, format_meld
from scoring.columns import Column
from scoring.display import VERDICT_CSS, MeldView, Spoken, address, cards_view, meld_view, spoken
from scoring.forms import MeldForm
from scoring.pile_opening import Opening
from scoring.pile_turn import PileResult, PileTurn, Way
from scoring.play_forms import PileForm
from scoring.turn import Turn
from scoring.verdict_views import (
    ColumnView,
    column_view,
    form_context,
    minimum_text,
    read_back,
    reasons_said,
    result_context,
)
from scoring.verdicts import Verdict

PAGE = "scoring:stapel"
EMPTY_HINT = "Gib oberste Karte und Hand ein: Jede Fassung sagt Ja, Nein oder Offen."
MORE_FIELDS = ("stock", "upcard", "players")
PLACES = {"top": "oben", "hand_cards": "Hand", "table": "Tisch"}
SHARED_QUESTION = "Darf ich den Stapel nehmen?"
OTHER_WAYS = "Andere Wege"
WAYS_IF_OPEN = "Wege ohne diese Sperre"


@dataclass(frozen=True, slots=True)
class OpeningView:
    """The first meld that a taking belongs to: its melds, what they count, a link to check it."""

    melds: tuple[MeldView, ...]
    points: str
    minimum: str
    href: str


@dataclass(frozen=True, slots=True)
class WayView:
    """One way of taking the pile. `lay`: cards from the hand; `result`: what then lies."""

    name: str
    css: str
    word: str
    lay: MeldView | None
    result: str
    opening: OpeningView | None
    reasons: tuple[Spoken, ...]


@dataclass(frozen=True, slots=True)
class Taking:
    """What only this tool shows of a version.

    `way`: the best way (None: something blocks them all); `others` stand folded below `title`;
    `stock_end`: what the exhausted stock adds.
    """

    way: WayView | None
    title: str
    others: tuple[WayView, ...]
    stock_end: tuple[Spoken, ...]


def context(
    form: PileForm, turn: PileTurn | None, answers: Sequence[Answered[PileResult]]
) -> dict[str, object]:
    """The context of the page and its fragment."""
    return {
        **form_context(form, PAGE, "stapel", MORE_FIELDS, EMPTY_HINT),
        "read": read_back(form, PLACES),
        "result": _result(form, turn, answers) if turn else None,
    }


def _result(
    form: PileForm, turn: PileTurn, answers: Sequence[Answered[PileResult]]
) -> dict[str, object]:
    columns = [_column(turn, answer) for answer in answers]
    share_url = address(PAGE, permalink.pile_parameters(turn), form.fields)
    return {
        **result_context(columns, answers, form.remarks(), share_url, SHARED_QUESTION),
        "question": f"Obenauf: {wording.CARD_NAMES[turn.top]}",
    }


def _column(turn: PileTurn, answer: Answered[PileResult]) -> ColumnView[Taking]:
    column, result = answer.column, answer.result
    # What can never be melded is told once, not once a way.
    reasons, ways = result.blocks, result.ways
    if turn.top not in NATURAL_RANKS:
        reasons, ways = result.checks, ()
    blocked = any(reason.verdict is Verdict.FORBIDDEN for reason in reasons)
    others = [way for way in ways if blocked or way is not result.best]
    own = Taking(
        way=None if blocked else _way(column, turn, result.best),
        title=WAYS_IF_OPEN if blocked else OTHER_WAYS,
        others=tuple(_way(column, turn, way) for way in others),
        stock_end=tuple(spoken(column, why, wording.reason(why)) for why in result.stock_end),
    )
    return column_view(answer, reasons_said(column, reasons), _reading_detail, own)


def _way(column: Column, turn: PileTurn, way: Way) -> WayView:
    return WayView(
        name=wording.way(way.kind),
        css=VERDICT_CSS[way.verdict],
        word=wording.verdict_word(way.verdict),
        lay=cards_view(way.lay) if way.lay else None,
        result=format_meld(way.meld) if way.meld else "",
        opening=_opening(turn, way.opening) if way.opening else None,
        reasons=tuple(reasons_said(column, way.checks)),
    )


def _opening(turn: PileTurn, opening: Opening) -> OpeningView:
    laid = Turn(opening.melds, score=turn.score, top=turn.top, players=turn.players)
    parameters = permalink.turn_parameters(laid)
    return OpeningView(
        melds=tuple(meld_view(meld) for meld in opening.melds),
        points=german.number(opening.points),
        minimum=minimum_text(opening.minimum),
        href=address("scoring:meldung", parameters, MeldForm.base_fields),
    )


def _reading_detail(other: PileResult, base: PileResult) -> str:
    """The ways and the duty that a reading judges otherwise."""
    said = [
        f"{wording.way(way.kind)}: {wording.verdict_word(way.verdict)}."
        for way, usual in zip(other.ways, base.ways, strict=True)
        if way.verdict is not usual.verdict
    ]
    if other.duty is not base.duty:
        said += [wording.reason(why) for why in other.stock_end[:1]]
    return " ".join(said)
