"""How much work a request is, in numbers that no busy machine can move: calls, and evaluations.

A ceiling lies an eighth above what was reached when it was written, so that a sentence more is no
failure and a template in a loop is one. Raise it only for something that is worth the time.
"""

import sys
from collections.abc import Callable
from itertools import count
from types import FrameType
from typing import Any

import pytest
from django.http import HttpRequest, HttpResponse
from django.test import RequestFactory

from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.schema import Version
from rules.search_page import search
from rules.views import suche, unser_tisch
from scoring.answers import answer_round, answer_turn
from scoring.columns import COLUMNS, Column, with_readings
from scoring.forms import MeldForm
from scoring.notation import read_melds
from scoring.round_form import RoundForm
from scoring.ruleset import Ruleset, fields_changed
from scoring.turn import Turn, TurnResult, evaluate_turn
from scoring.views import ausmachen, erstmeldung, meldung, runde, stapel

# Both parties with canastas, red threes, surplus wild cards and a hand: most lines there can be.
ROUND = {
    "mode": "exact",
    "out": "a",
    "a-melds": "K K K K K K K, 8 8 8 8 8 2 2",
    "a-red": "1",
    "a-hand_cards": "A 9",
    "b-melds": "D D D 2 2 2",
    "b-red": "3",
    "b-hand_cards": "A 10 9 5",
}
MELDS = {"cards": "K K K, D D 2 2, 9 9 9 Jo", "score": "1500"}
PILE = {"top": "D", "hand_cards": "D D 9 8 5 2", "table": "K K K", "pile_size": "6"}
HAND = {"hand_cards": "A A K K 2 Jo 9 9 8 7 5"}
OUT = {"hand_cards": "K K 9", "cards": "K K", "table": "K K K K K, 8 8 8 8 8 8 8"}


def calls(work: Callable[[], object]) -> int:
    """How many Python functions are called, once everything that is remembered is known."""
    work()
    made = 0

    def note(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal made
        made += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return made


def within(ceiling: int, work: Callable[[], object]) -> None:
    made = calls(work)
    print(f"{made} calls, at most {ceiling}")  # noqa: T201 - shown with pytest -rP
    assert made <= ceiling


def test_three_versions_judge_a_turn_in_few_calls() -> None:
    form = MeldForm(MELDS)
    assert form.is_valid()
    within(2_450, lambda: answer_turn(form.turn()))


def test_three_versions_score_a_round_in_few_calls() -> None:
    form = RoundForm(ROUND)
    assert form.is_valid()
    within(5_900, lambda: answer_round(form.played()))


def test_a_table_that_was_never_seen_takes_few_calls() -> None:
    # Anybody can think up another one, so nothing of it is remembered.
    targets = count(500, 5)

    def project() -> None:
        house = {"ziel": next(targets), "wildcanasta": 1000, "sperr": 1500}
        table = Table.of(Version.KLASSISCH, {"wild": Version.ASS, "rot": Version.WIENER}, house)
        selection = table.selection
        Ruleset.of(selection)
        for reading in CATALOG.readings_at(selection):
            fields_changed(selection.in_reading(reading))

    within(2_950, project)


def test_a_search_takes_few_calls() -> None:
    within(2_400, lambda: search("joker abwerfen"))


@pytest.mark.parametrize("face", ["fragment", "page"])
@pytest.mark.parametrize(
    ("view", "query", "fragment", "page"),
    [
        (meldung, MELDS, 8_900, 11_100),
        (erstmeldung, HAND, 25_200, 27_200),
        (stapel, PILE, 10_400, 13_300),
        (ausmachen, OUT, 9_350, 12_100),
        (runde, ROUND, 23_200, 28_900),
        (runde, {}, 2_200, 7_350),
        (suche, {"q": "joker abwerfen"}, 5_700, 7_150),
        (unser_tisch, {"t": "1k.wild-w.hand-a.fertig.ziel-7500~Familie Berg"}, 41_300, 43_100),
    ],
    ids=[
        "meldung",
        "erstmeldung",
        "stapel",
        "ausmachen",
        "runde",
        "runde, empty",
        "suche",
        "unser-tisch",
    ],
)
def test_an_answer_is_made_in_few_calls(
    view: Callable[[HttpRequest], HttpResponse],
    query: dict[str, str],
    fragment: int,
    page: int,
    face: str,
) -> None:
    htmx = {"HX-Request": "true"} if face == "fragment" else {}
    request = RequestFactory().get("/", query, headers=htmx)
    within(fragment if htmx else page, lambda: view(request))


def evaluated(column: Column, turn: Turn) -> list[Ruleset]:
    """The rules under which a column evaluates a turn, its own first."""
    seen = []

    def evaluate(rules: Ruleset) -> TurnResult:
        seen.append(rules)
        return evaluate_turn(rules, turn)

    with_readings(column, evaluate, TurnResult.differs_from)
    return seen


# Which rules a plain meld hangs on: card values, smallest meld, wild cards, and as a first meld
# the steps. Of all readings only those of the ASS booklet touch them: one swaps how many wild
# cards there may be, three swap the steps.
@pytest.mark.parametrize(
    ("turn", "readings"),
    [
        (Turn(read_melds("K K K").melds, read_melds("8 8 8").melds, first=False), [0, 0, 1]),
        (Turn(read_melds("K K K").melds), [0, 0, 1 + 3]),
    ],
    ids=["beside others", "as the first"],
)
def test_a_reading_is_evaluated_only_where_its_points_are_read(
    turn: Turn, readings: list[int]
) -> None:
    assert [len(evaluated(column, turn)) - 1 for column in COLUMNS] == readings
