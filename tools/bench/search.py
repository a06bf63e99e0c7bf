"""What the search costs over all queries of its test, against a view without one."""

import statistics
import time
from collections.abc import Sequence
from functools import partial

from django.http import HttpResponse
from django.test import RequestFactory

from rules.views import suche
from search.documents import index
from tools.bench.clock import milliseconds
from tools.bench.report import Table
from tools.bench.varied import SEARCHED


def view(**asked: str) -> HttpResponse:
    """The fragment that a query gives."""
    headers = {"HX-Request": "true", "Host": "localhost"}
    return suche(RequestFactory().get("/suche/", asked, headers=headers))


def table() -> Table:
    """The index by itself, and the fragment with what it finds."""
    start = time.process_time()
    index()
    built = (time.process_time() - start) * 1000
    # Once before it counts: what is made only once in a process is no cost of a query.
    for query in SEARCHED:
        view(q=query)
    empty = milliseconds(view)
    searched = [milliseconds(partial(index().search, query)) for query in SEARCHED]
    viewed = [milliseconds(partial(view, q=query)) for query in SEARCHED]
    note = (
        f"{len(SEARCHED)} queries of tests/cases/queries.toml; the index was built in {built:.0f} "
        "ms. CPU time within the process, and its median against that of the empty fragment."
    )
    found = Table("The search", note, ("what", "median ms", "longest ms", "to empty"))
    found.rows.append(_row("fragment without a query", [empty], empty))
    found.rows.append(_row("index alone", searched, empty))
    found.rows.append(_row("fragment with its hits", viewed, empty))
    return found


def _row(what: str, costs: Sequence[float], base: float) -> tuple[str, ...]:
    median = statistics.median(costs)
    return what, f"{median:.2f}", f"{max(costs):.2f}", f"{median / base:.2f}"
