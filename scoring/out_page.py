"""What the page of /ausmachen/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules import german
from rules.display import Link
from scoring import permalink, wording
from scoring.answers import Answered
from scoring.display import MeldView, Spoken, address, cards_view, spoken
from scoring.forms import MeldForm
from scoring.out import OutResult, OutTurn
from scoring.play_forms import OutForm
from scoring.players_note import players_note
from scoring.round_fields import EXACT, NOBODY
from scoring.round_form import RoundForm
from scoring.verdict_views import (
    ColumnView,
    column_view,
    form_context,
    layout_reasons,
    read_back,
    result_context,
)
from scoring.verdicts import Verdict

PAGE = "scoring:ausmachen"
EMPTY_HINT = "Gib Hand und Meldung ein: Jede Fassung sagt Ja, Nein oder Offen, mit Bonus."
QUESTION = "Darfst du so ausmachen?"
MORE_FIELDS = ("asked", "players", "score")
PLACES = {"hand_cards": "Hand", "cards": "meldest du", "table": "Tisch"}


@dataclass(frozen=True, slots=True)
class Left:
    """The cards that remain in hand: how it is said, and the cards (None: no card)."""

    text: str
    cards: MeldView | None


def context(
    form: OutForm, turn: OutTurn | None, answers: Sequence[Answered[OutResult]]
) -> dict[str, object]:
    """The context of the page and its fragment."""
    return {
        **form_context(form, PAGE, "ausmachen", MORE_FIELDS, EMPTY_HINT),
        "read": read_back(form, PLACES),
        "players_note": (
            players_note(turn.players, [answer.column for answer in answers]) if turn else None
        ),
        "result": _result(form, turn, answers) if turn else None,
    }


def _result(
    form: OutForm, turn: OutTurn, answers: Sequence[Answered[OutResult]]
) -> dict[str, object]:
    columns = [_column(answer) for answer in answers]
    share_url = address(PAGE, permalink.out_parameters(turn), form.fields)
    return {
        **result_context(columns, answers, form.remarks(), share_url, QUESTION),
        "question": QUESTION,
        "left": _left(turn),
        "links": _links(turn, answers),
    }


def _left(turn: OutTurn) -> Left:
    left = turn.left
    return Left(wording.cards_left(len(left)), cards_view(left) if left else None)


def _column(answer: Answered[OutResult]) -> ColumnView[tuple[Spoken, ...]]:
    """One version; its own is the bonus, where the player may go out or perhaps may."""
    column, result = answer.column, answer.result
    reasons = layout_reasons(column, result.layout, result.other_checks)
    said = result.bonus_reasons if result.verdict is not Verdict.FORBIDDEN else ()
    bonus = tuple(spoken(column, why, wording.reason(why)) for why in said)
    return column_view(answer, reasons, _reading_detail, bonus)


def _reading_detail(other: OutResult, base: OutResult) -> str:
    if other.verdict is Verdict.FORBIDDEN or other.bonus.value == base.bonus.value:
        return ""
    return f"Bonus {german.number(other.bonus.known)}"


def _links(turn: OutTurn, answers: Sequence[Answered[OutResult]]) -> list[Link]:
    """Where to go on: the round that ends so, and the melds by themselves."""
    links = []
    ends = any(answer.result.verdict is not Verdict.FORBIDDEN for answer in answers)
    if ends:
        parameters = permalink.round_parameters(turn.ended, NOBODY, EXACT)
        links.append(
            Link("Runde abrechnen", address("scoring:runde", parameters, RoundForm({}).fields))
        )
    # Which cards came from the pile would decide there about a first meld.
    if turn.table or not turn.out_pile:
        parameters = permalink.turn_parameters(turn.layout)
        links.append(
            Link("Meldung prüfen", address("scoring:meldung", parameters, MeldForm.base_fields))
        )
    return links
