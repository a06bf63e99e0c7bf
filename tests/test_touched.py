"""Which points the calculators touch: the list against what their engine reads and names."""

from collections.abc import Iterator
from dataclasses import fields
from functools import cache, partial
from typing import Any

import pytest
from django.test import Client

from rules.schema import Selection
from scoring.display import address
from scoring.examples import EXAMPLES, Example
from scoring.ruleset import POINT_OF_FIELD, Ruleset
from scoring.touched import FIRST_MELD, MELD, OUT, PILE, ROUND, TOUCHED
from tests.case_files import ask, entries
from tests.pages import page_of

TOOLS = (MELD, FIRST_MELD, PILE, OUT, ROUND)


class Watched(Ruleset):
    """A ruleset that notes which of its fields are read. As a key it is just itself."""

    __slots__ = ("seen",)
    __hash__ = object.__hash__
    __eq__ = object.__eq__

    def __getattribute__(self, name: str) -> Any:
        if name in POINT_OF_FIELD:
            object.__getattribute__(self, "seen").add(POINT_OF_FIELD[name])
        return object.__getattribute__(self, name)


def watched(project: Any, seen: set[str], selection: Selection) -> Watched:
    real = project(selection)
    ruleset = Watched.__new__(Watched)
    object.__setattr__(ruleset, "seen", seen)
    for field in fields(Ruleset):
        object.__setattr__(ruleset, field.name, getattr(real, field.name))
    return ruleset


def rules_in(answer: Any) -> Iterator[str]:
    """Every rule that an answer names."""
    parts = answer.values() if isinstance(answer, dict) else answer
    if isinstance(answer, dict) and "rule" in answer:
        yield answer["rule"]
    for part in parts if isinstance(parts, list | type({}.values())) else ():
        yield from rules_in(part)


@pytest.fixture(params=TOOLS)
def tool(request: pytest.FixtureRequest) -> str:
    return request.param


def test_a_tool_touches_what_its_engine_reads_and_names(
    monkeypatch: pytest.MonkeyPatch, tool: str
) -> None:
    seen: set[str] = set()
    # One ruleset for each selection, as in the engine, or nothing is ever found in its caches.
    monkeypatch.setattr(Ruleset, "of", cache(partial(watched, Ruleset.of, seen)))
    # What a table adds is touched there, and nowhere else.
    cases = [case for case in entries("case") if "t" not in case["query"]]
    answers = [ask(tool, case["query"]) for case in cases if case["tool"] == tool]
    named = {rule for status, answer in answers if status == 200 for rule in rules_in(answer)}
    assert len(named) > 8
    assert named <= TOUCHED[tool]
    assert seen | named == TOUCHED[tool]


def test_every_point_of_the_engine_is_touched_by_a_tool() -> None:
    assert set(TOUCHED) == set(TOOLS)
    assert frozenset().union(*TOUCHED.values()) == set(POINT_OF_FIELD.values())


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: f"{e.tool}: {e.text}")
def test_an_example_names_its_points(client: Client, example: Example) -> None:
    status, answer = ask(example.tool, dict(example.query))
    assert status == 200, answer
    assert set(example.points) <= set(rules_in(answer))
    page = page_of(client.get(address(f"scoring:{example.tool}", example.query, example.query)))
    links = {link.attributes["href"] for link in page.one(id="ergebnis").all("a")}
    assert {f"/regeln/{point}/" for point in example.points} <= links


def test_no_example_stands_there_twice() -> None:
    shown = [(each.tool, each.text) for each in EXAMPLES]
    assert len(shown) == len(set(shown))
