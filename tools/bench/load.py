"""What visitors notice while many come at once, and while the server is restarted."""

from __future__ import annotations

import os
import random
import signal
import statistics
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPException
from itertools import count, cycle

from about.sitemap import addresses as reference_pages
from tools.bench.report import Table
from tools.bench.server import FRAGMENT, PAGE, Server, running
from tools.bench.varied import SEED, TOOLS, addresses

SECONDS = 60
CONNECTIONS = 32
RESTART_REQUESTS = 2000
RESTART_CONNECTIONS = 16
# No request waits longer; one that does has failed.
PATIENCE_SECONDS = 30
EACH = 200
WRONG = ("/gibt-es-nicht/", "/regeln/gibt-es-nicht/", "/meldung/?cards=K+D&format=json", "/qr.svg")

Request = tuple[str, str, Mapping[str, str]]


def mixed() -> list[Request]:
    """Ten fragments on two reference pages, a full page and an error, in a fixed disorder."""
    chance = random.Random(SEED)  # noqa: S311 - a benchmark wants the same each time
    fragments = [address for path in TOOLS for address in addresses(path, EACH)]
    full = [address for path in TOOLS for address in addresses(path, EACH // 10)]
    wanted: list[Request] = []
    wanted += [("fragment", address, FRAGMENT) for address in fragments]
    wanted += [("full page", address, PAGE) for address in full]
    pages = cycle(reference_pages())
    wanted += [("reference page", next(pages), PAGE) for _ in range(len(fragments) // 5)]
    wrong = cycle(WRONG)
    wanted += [("error", next(wrong), PAGE) for _ in full]
    chance.shuffle(wanted)
    return wanted


@dataclass(slots=True)
class Seen:
    """What came back, by kind of request: milliseconds, statuses, and what did not come."""

    times: dict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    statuses: dict[str, Counter[int]] = field(default_factory=lambda: defaultdict(Counter))
    failures: list[str] = field(default_factory=list)

    @property
    def faults(self) -> int:
        """Answers that say a fault of ours."""
        return sum(
            number
            for statuses in self.statuses.values()
            for status, number in statuses.items()
            if status >= HTTPStatus.INTERNAL_SERVER_ERROR
        )

    @property
    def answers(self) -> int:
        """How many came."""
        return sum(map(len, self.times.values()))


def ask(
    server: Server,
    connections: int,
    requests: Iterator[Request],
    *,
    until: Callable[[], bool] = lambda: False,
    keep_open: bool = True,
) -> Seen:
    """Sends requests over so many connections at once, each of them once, none a second time."""
    seen, lock = Seen(), threading.Lock()

    def visitor() -> None:
        connection = server.connection(PATIENCE_SECONDS)
        while not until():
            with lock:
                wanted = next(requests, None)
            if wanted is None:
                break
            kind, address, headers = wanted
            start = time.perf_counter()
            try:
                connection.request("GET", address, headers=headers)
                response = connection.getresponse()
                response.read()
            except (OSError, HTTPException) as error:
                with lock:
                    seen.failures.append(f"{kind}: {error!r}")
                connection.close()
                continue
            took = (time.perf_counter() - start) * 1000
            with lock:
                seen.times[kind].append(took)
                seen.statuses[kind][response.status] += 1
            if not keep_open:
                connection.close()
        connection.close()

    visitors = [threading.Thread(target=visitor) for _ in range(connections)]
    for thread in visitors:
        thread.start()
    for thread in visitors:
        thread.join()
    return seen


def table(seconds: float = SECONDS) -> Table:
    """Many visitors at once for a minute."""
    with running(workers=2) as server:
        end = time.monotonic() + seconds
        seen = ask(server, CONNECTIONS, cycle(mixed()), until=lambda: time.monotonic() >= end)
    rate = seen.answers / seconds
    note = (
        f"{seconds:.0f} s on loopback, {CONNECTIONS} connections that stay open, two workers; the "
        f"visitors run on the same cores. {seen.answers:,} answers, {rate:,.0f} a second; "
        f"{seen.faults} with a status of 500 or above, {len(seen.failures)} without an answer. "
        "Milliseconds until the whole answer was there."
    )
    found = Table(
        "Under load", note, ("request", "answers", "p50", "p90", "p99", "longest", "status")
    )
    everything = [each for times in seen.times.values() for each in times]
    every_status = sum(seen.statuses.values(), Counter())
    for kind in sorted(seen.times):
        found.rows.append(_row(kind, seen.times[kind], seen.statuses[kind]))
    found.rows.append(_row("all", everything, every_status))
    return found


def _row(kind: str, times: Sequence[float], statuses: Counter[int]) -> tuple[str, ...]:
    cuts = statistics.quantiles(times, n=100)
    figures = (cuts[49], cuts[89], cuts[98], max(times))
    listed = " ".join(map(str, sorted(statuses)))
    return (kind, str(len(times)), *(f"{figure:.1f}" for figure in figures), listed)


def restarted(keep_open: bool, requests: int = RESTART_REQUESTS) -> tuple[str, ...]:
    """A graceful restart (SIGHUP) in the middle of so many requests: what became of them."""
    with running(workers=2) as server:
        before = server.workers()
        number = count()

        def wanted() -> Iterator[Request]:
            for request in cycle(mixed()):
                sent = next(number)
                if sent == requests:
                    return
                if sent == requests // 2:
                    os.kill(server.pid, signal.SIGHUP)
                yield request

        seen = ask(server, RESTART_CONNECTIONS, wanted(), keep_open=keep_open)
        for failure in seen.failures:
            print(failure, file=sys.stderr)
        replaced = not set(before) & set(server.workers())
    return (
        "kept open" if keep_open else "a new one for each request",
        str(seen.answers),
        str(len(seen.failures)),
        str(seen.faults),
        "yes" if replaced else "no",
    )


def restarts() -> Table:
    """A restart among requests over connections that stay open, and over new ones."""
    note = (
        f"SIGHUP in the middle of {RESTART_REQUESTS:,} requests from {RESTART_CONNECTIONS} "
        "visitors, two workers. No request is sent a second time."
    )
    head = ("connections", "answers", "failed", "500 or above", "workers replaced")
    return Table("A graceful restart", note, head, [restarted(True), restarted(False)])
