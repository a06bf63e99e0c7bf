"""The tests of the engine in bundles, for `make mutants` alone.

pytest spends more on one test than the engine on one answer, and here it does so for every mutant
anew. So what the tests ask is asked by a few tests that ask many things each.
"""

import inspect
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import product
from types import ModuleType
from typing import Any

import pytest

from tests import test_boundaries, test_cases, test_finder, test_notation, test_plausibility
from tests.conftest import plain_static_files as plain_static_files

MODULES = (test_boundaries, test_cases, test_finder, test_notation, test_plausibility)
# These draw hundreds of examples to reach what the worked ones reach too, or count what it costs.
LEFT_OUT = {
    "test_rounds_that_fit_the_packs_keep_the_bounds",
    "test_thirty_cards_cost_at_most_four_times_as_much_as_fifteen",
}
TOGETHER = 12

Arguments = Mapping[str, object]


def _values(mark: pytest.Mark) -> Iterator[Arguments]:
    names, values = mark.args[0], mark.args[1]
    names = names.replace(",", " ").split() if isinstance(names, str) else list(names)
    for value in values:
        yield dict(zip(names, value if len(names) > 1 else (value,), strict=True))


def calls(test: Callable[..., object]) -> Iterator[Arguments]:
    """The arguments that each run of a parametrised test gets; none if it wants a fixture."""
    marks = [mark for mark in getattr(test, "pytestmark", ()) if mark.name == "parametrize"]
    for chosen in product(*map(_values, marks)):
        arguments = {name: value for each in chosen for name, value in each.items()}
        if arguments.keys() == inspect.signature(test).parameters.keys():
            yield arguments


def bundles(module: ModuleType) -> Iterator[Any]:
    """A module's tests, so many of one kind together."""
    for name, test in vars(module).items():
        if name.startswith("test_") and inspect.isfunction(test) and name not in LEFT_OUT:
            asked = tuple(calls(test))
            for first in range(0, len(asked), TOGETHER):
                together = asked[first : first + TOGETHER]
                yield pytest.param(test, together, id=f"{module.__name__} {name} {first}")


@pytest.fixture(scope="session", autouse=True)
def nothing_computed_before() -> None:
    """Forgets what the engine computed while it was imported: no mutant lived then."""
    for name, module in list(sys.modules.items()):
        if name.startswith("scoring."):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()


@pytest.mark.parametrize(
    ("test", "together"), [bundle for module in MODULES for bundle in bundles(module)]
)
def test_bundle(test: Callable[..., object], together: tuple[Arguments, ...]) -> None:
    for arguments in together:
        test(**arguments)
