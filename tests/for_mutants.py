"""The tests of the engine as one, for `make mutants` alone.

For every mutant pytest starts anew, and finding and filtering a thousand tests takes longer than
asking the engine. So pytest sees one test, which knows what each call of a test reaches, and asks
what reaches the mutant, the quickest first.
"""

import inspect
import json
import os
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from time import process_time
from typing import Any, NoReturn

import pytest

from tests import (
    test_boundaries,
    test_cases,
    test_engine,
    test_engine_answers,
    test_engine_house,
    test_engine_melds,
    test_engine_minimum,
    test_engine_notation,
    test_engine_pile,
    test_engine_rounds,
    test_engine_what_if,
    test_finder,
    test_notation,
    test_plausibility,
)
from tests.conftest import plain_static_files as plain_static_files

MODULES = (
    *(test_notation, test_engine, test_engine_answers, test_engine_house, test_engine_melds),
    *(test_engine_minimum, test_engine_notation, test_engine_pile, test_engine_rounds),
    *(test_engine_what_if, test_boundaries, test_cases, test_plausibility, test_finder),
)
# These draw hundreds of examples to reach what the worked ones reach too, or count what it costs.
LEFT_OUT = {
    "test_rounds_that_fit_the_packs_keep_the_bounds",
    "test_thirty_cards_cost_at_most_four_times_as_much_as_fifteen",
}
# mutmut says through this variable what is being done: a mutant's name, or one of its own words.
DOING = "MUTANT_UNDER_TEST"
REACHED = Path(__file__).resolve().parent.parent / "reached.json"
# Seconds of computing: the longest call takes two.
ENDLESS = 20

Arguments = Mapping[str, Any]
Call = Callable[[], object]


def _values(mark: pytest.Mark) -> Iterator[Arguments]:
    names, values = mark.args[0], mark.args[1]
    names = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    for value in values:
        yield dict(zip(names, value if len(names) > 1 else (value,), strict=True))


def arguments_of(test: Callable[..., object]) -> Iterator[Arguments]:
    """The arguments that each run of a parametrised test gets; none if it wants a fixture."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for chosen in product(*map(_values, marks)):
        arguments = {name: value for each in chosen for name, value in each.items()}
        if arguments.keys() == inspect.signature(test).parameters.keys():
            yield arguments


def _calls() -> Iterator[Call]:
    for module in MODULES:
        for name, test in vars(module).items():
            if name.startswith("test_") and inspect.isfunction(test) and name not in LEFT_OUT:
                for arguments in arguments_of(test):
                    yield lambda test=test, arguments=arguments: test(**arguments)


CALLS = tuple(_calls())
# By function the numbers of the calls that reach it, the quickest first.
_reached: dict[str, list[int]] = (
    json.loads(REACHED.read_text(encoding="utf-8")) if REACHED.exists() else {}
)


def _forget() -> None:
    """Forgets what the engine computed before: no mutant lived then."""
    for name, module in list(sys.modules.items()):
        if name.startswith("scoring."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


def _note_what_is_reached() -> None:
    from mutmut.state import state  # Only where mutmut runs the tests is there anything to ask.

    seen = state()._stats
    cost: dict[int, float] = {}
    reached: dict[str, list[int]] = {}
    for number, call in enumerate(CALLS):
        started = process_time()
        _forget()
        seen.clear()
        call()
        cost[number] = process_time() - started
        for function in seen:
            reached.setdefault(function, []).append(number)
    seen.update(reached)
    for numbers in reached.values():
        numbers.sort(key=cost.__getitem__)
    REACHED.write_text(json.dumps(reached), encoding="utf-8")


def _end(*_: object) -> NoReturn:
    raise TimeoutError("a call that does not end")


def test_engine() -> None:
    doing = os.environ.get(DOING, "")
    if doing == "stats":
        _note_what_is_reached()
        return
    function, mutmut, _ = doing.partition("__mutmut_")
    _forget()
    signal.signal(signal.SIGVTALRM, _end)
    for number in _reached.get(function, ()) if mutmut else range(len(CALLS)):
        signal.setitimer(signal.ITIMER_VIRTUAL, ENDLESS)
        CALLS[number]()
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
