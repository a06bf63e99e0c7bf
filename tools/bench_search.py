"""What the search costs over all queries of its test, against a view without one: `make bench`."""

import os
import statistics
import time
import tomllib
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import django
from django.http import HttpResponse
from django.test import RequestFactory

QUERIES = Path(__file__).parent.parent / "tests" / "cases" / "queries.toml"
# The quickest of a few runs says least about what else the machine was doing.
RUNS = 5


def milliseconds(work: Callable[[], object]) -> float:
    """How long something takes."""
    runs = []
    for _ in range(RUNS):
        start = time.perf_counter()
        work()
        runs.append((time.perf_counter() - start) * 1000)
    return min(runs)


def report(what: str, costs: Sequence[float], base: float) -> None:
    """One line of the table: the middle of the costs, the worst, the ratio to the base."""
    median = statistics.median(costs)
    print(f"{what:28} {median:9.2f} {max(costs):9.2f} {median / base:9.2f}")


def main() -> None:
    """Prints the table."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "canasta_site.settings")
    django.setup()
    from rules.views import suche
    from search.documents import index

    start = time.perf_counter()
    index()
    built = (time.perf_counter() - start) * 1000
    queries = [query["text"] for query in tomllib.loads(QUERIES.read_text("utf-8"))["query"]]

    def view(**asked: str) -> HttpResponse:
        return suche(RequestFactory().get("/suche/", asked, headers={"HX-Request": "true"}))

    # Once before it counts: what is made only once in a process is no cost of a query.
    for query in queries:
        view(q=query)
    empty = milliseconds(view)
    print(f"Search over {len(queries)} queries; the index was built in {built:.0f} ms")
    print(f"{'':28} {'median ms':>9} {'worst ms':>9} {'to empty':>9}")
    report("fragment without a query", [empty], empty)
    searched = [milliseconds(partial(index().search, query)) for query in queries]
    report("index alone", searched, empty)
    viewed = [milliseconds(partial(view, q=query)) for query in queries]
    report("fragment with its hits", viewed, empty)


if __name__ == "__main__":
    main()
