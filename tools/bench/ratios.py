"""What a request costs the server in CPU time, against one that asks for nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection

from tools.bench.report import Table, middle, spread
from tools.bench.server import FRAGMENT, PAGE, Server, running
from tools.bench.urls import BARE
from tools.bench.varied import TOOLS, addresses

ROUNDS = 7
REFERENCE = ("/", "/regeln/", "/regeln/kartenwerte/", "/streitfragen/", "/vergleich/", "/meldung/")
NOTE = """\
CPU time of all processes of the server for one request over a connection that stays open, and how
many requests of the bare view (`HttpResponse("ok")`, same server, same middleware) cost the same:
1.00 is as cheap as the bare view. Measured in turn with the bare view, seven rounds; median, and
from the smallest to the largest. Fragments and full pages: a different query each time."""


@dataclass(slots=True)
class Kind:
    """A kind of request and what was measured: microseconds, and the ratio of the bare view."""

    name: str
    goal: float
    addresses: Sequence[str]
    headers: Mapping[str, str]
    costs: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)


def kinds(each: int) -> list[Kind]:
    """All kinds; of what is computed so many addresses for each round."""
    return [
        *(Kind(f"page {path}", 0.90, [path] * 3 * each, PAGE) for path in REFERENCE),
        *(Kind(f"fragment {path}", 0.40, addresses(path, each), FRAGMENT) for path in TOOLS),
        *(Kind(f"full page {path}", 0.25, addresses(path, each), PAGE) for path in TOOLS),
    ]


def table(each: int = 40) -> Table:
    """The ratios of all kinds; of what is computed so many requests in each round."""
    measured = kinds(each)
    bare = [f"/{BARE}"] * 3 * each
    costs = []
    with running() as server:
        connection = server.connection()
        for kind in measured:
            # Once before it counts: what is made once in a process is no cost of a request.
            _cost(server, connection, kind.addresses, kind.headers)
        for _ in range(ROUNDS):
            for kind in measured:
                base = _cost(server, connection, bare, PAGE)
                cost = _cost(server, connection, kind.addresses, kind.headers)
                costs.append(base)
                kind.costs.append(cost)
                kind.ratios.append(base / cost)
    found = Table(
        "CPU time of a request", NOTE, ("request", "µs", "µs from to", "ratio", "from to", "goal")
    )
    found.rows.append(("bare view", middle(costs, 0), spread(costs, 0), "1.00", "", ""))
    for kind in measured:
        times = middle(kind.costs, 0), spread(kind.costs, 0)
        ratios = middle(kind.ratios), spread(kind.ratios)
        found.rows.append((kind.name, *times, *ratios, f"{kind.goal:.2f}"))
    return found


def _cost(
    server: Server, connection: HTTPConnection, asked: Sequence[str], headers: Mapping[str, str]
) -> float:
    before = server.cpu_us()
    for address in asked:
        connection.request("GET", address, headers=headers)
        response = connection.getresponse()
        response.read()
        if response.status != HTTPStatus.OK:
            raise RuntimeError(f"{response.status} from {address}")
    return (server.cpu_us() - before) / len(asked)
