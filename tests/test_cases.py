"""Every worked example of tests/cases, asked through the public contract."""

from typing import Any

import pytest

from tests.case_files import ask, entries, found_at

CASES = entries("case")


def _name(case: dict[str, Any]) -> str:
    return f"{case['file']}: {case['name']}"


def test_no_two_cases_have_one_name() -> None:
    names = [_name(case) for case in CASES]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("case", [c for c in CASES if "expect" in c], ids=_name)
def test_the_answer_is_the_one_worked_by_hand(case: dict[str, Any]) -> None:
    status, answer = ask(case["tool"], case["query"])
    assert status == 200, answer
    wrong = {}
    for path, expected in case["expect"].items():
        found = found_at(answer, path)
        wanted = None if expected == "null" else expected
        # `absent` names an element; whatever else it may hold, it must not be there.
        if found != wanted:
            wrong[path] = f"expected {expected!r}, found {found!r}"
    assert not wrong, f"{case.get('sum', '')}"


@pytest.mark.parametrize("case", [c for c in CASES if "errors" in c], ids=_name)
def test_impossible_input_is_named_by_field(case: dict[str, Any]) -> None:
    status, answer = ask(case["tool"], case["query"])
    assert status == 422, answer
    assert sorted(answer["errors"]) == sorted(case["errors"]), answer
    for field, fragment in case.get("says", {}).items():
        assert any(fragment in message for message in answer["errors"][field]), answer


def test_every_case_expects_something() -> None:
    assert all(case.get("expect") or case.get("errors") for case in CASES)
