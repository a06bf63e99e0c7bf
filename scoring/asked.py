"""Asking a tool from within: the input of an address, the answer as its JSON.

For pages that show what a tool says to a situation of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from scoring import contract
from scoring.answers import answer_first_meld, answer_out, answer_pile, answer_round, answer_turn
from scoring.columns import COLUMNS, Column
from scoring.contract import Json
from scoring.forms import CalculatorForm, MeldForm
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.round_form import RoundForm
from scoring.touched import FIRST_MELD, MELD, OUT, PILE, ROUND

Form = TypeVar("Form", bound=CalculatorForm)

FORMS: dict[str, type[CalculatorForm]] = {
    MELD: MeldForm,
    FIRST_MELD: FirstMeldForm,
    PILE: PileForm,
    OUT: OutForm,
    ROUND: RoundForm,
}


def bound(tool: str, query: Mapping[str, str]) -> CalculatorForm:
    """The form of a tool with this input. Raises ValueError where the input is wrong."""
    return _valid(FORMS[tool], query)


def ask(tool: str, query: Mapping[str, str], columns: Sequence[Column] = COLUMNS) -> list[Json]:
    """What a tool says under each column, as below the version in its JSON."""
    variants: Json = _ASKED[tool](query, columns)["variants"]
    return [variants[column.slug] for column in columns]


def found_at(answer: Any, path: str) -> Any:
    """What stands at a path of an answer; the lines of one rule count as their sum (absent: 0)."""
    key, _, rest = path.partition(".")
    if key == "lines":
        return sum(line["points"] for line in answer[key] if line["rule"] == rest)
    return found_at(answer[key], rest) if rest else answer[key]


def status_of(answer: Any, rule: str) -> str | None:
    """How well a rule supports an answer, if any reason or line of it names that rule."""
    if isinstance(answer, dict):
        if answer.get("rule") == rule:
            return str(answer["status"])
        # What other readings say stands there too.
        parts = [part for name, part in answer.items() if name != "readings"]
    else:
        parts = answer if isinstance(answer, list) else []
    return next(filter(None, (status_of(part, rule) for part in parts)), None)


def _valid(kind: type[Form], query: Mapping[str, str]) -> Form:
    form = kind(query)
    if not form.is_valid():
        raise ValueError(f"{dict(query)}: {form.errors.as_json()}")
    return form


def _meld(query: Mapping[str, str], columns: Sequence[Column]) -> Json:
    turn = _valid(MeldForm, query).turn()
    return contract.turn_json(turn.melds, (), answer_turn(turn, columns))


def _first_meld(query: Mapping[str, str], columns: Sequence[Column]) -> Json:
    asked = _valid(FirstMeldForm, query).asked()
    return contract.first_meld_json((), answer_first_meld(asked, columns))


def _pile(query: Mapping[str, str], columns: Sequence[Column]) -> Json:
    return contract.pile_json((), answer_pile(_valid(PileForm, query).turn(), columns))


def _out(query: Mapping[str, str], columns: Sequence[Column]) -> Json:
    turn = _valid(OutForm, query).turn()
    return contract.out_json(turn, (), answer_out(turn, columns))


def _round(query: Mapping[str, str], columns: Sequence[Column]) -> Json:
    form = _valid(RoundForm, query)
    names = {seat: form.party_name(seat) for seat in form.seats}
    return contract.round_json(names, (), answer_round(form.played(), columns))


_ASKED: dict[str, Callable[[Mapping[str, str], Sequence[Column]], Json]] = {
    MELD: _meld,
    FIRST_MELD: _first_meld,
    PILE: _pile,
    OUT: _out,
    ROUND: _round,
}
