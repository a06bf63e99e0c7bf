"""How long the site takes to start, and what memory its workers need."""

from __future__ import annotations

from itertools import chain
from statistics import mean

from about.sitemap import addresses as reference_pages
from tools.bench.report import Table, middle, spread
from tools.bench.server import FRAGMENT, PAGE, Server, running
from tools.bench.varied import TOOLS, addresses

STARTS = 3
EACH = 10


def table() -> Table:
    """Start-up, and memory before and after work."""
    cpu, wall, fresh = [], [], []
    for _ in range(STARTS):
        with running(workers=2) as server:
            cpu.append(server.cpu_us() / 1000)
            wall.append(server.age_ms())
            fresh.append(_memory(server))
    with running(workers=2) as server:
        _work(server)
        worked = [_memory(server)]
    note = (
        "From the start of the process to the first answer, two workers; CPU time of all three "
        "processes together. Memory of one worker: its share (PSS: what several have in common is "
        "divided among them) and what it can reach (RSS), after the start and after every page of "
        f"the reference and {EACH} fragments and full pages of each tool."
    )
    found = Table("Start and memory", note, ("what", "median", "from to"))
    found.rows.append(("CPU time to the first answer, ms", middle(cpu, 0), spread(cpu, 0)))
    found.rows.append(("time to the first answer, ms", middle(wall, 0), spread(wall, 0)))
    for when, memory in (("after the start", fresh), ("after work", worked)):
        for kind, values in zip(("RSS", "PSS"), zip(*memory, strict=True), strict=True):
            row = f"{kind} of a worker {when}, MB", middle(values, 1), spread(values, 1)
            found.rows.append(row)
    return found


def _memory(server: Server) -> tuple[float, float]:
    """Of the mean worker."""
    rss, pss = zip(*server.memory_mb(), strict=True)
    return mean(rss), mean(pss)


def _work(server: Server) -> None:
    """Twice each, over two connections, so that both workers get their part."""
    asked = [(page, PAGE) for page in reference_pages()]
    for address in chain.from_iterable(addresses(path, EACH) for path in TOOLS):
        asked += [(address, PAGE), (address, FRAGMENT)]
    for address, headers in asked:
        for _ in range(2):
            connection = server.connection()
            connection.request("GET", address, headers=headers)
            connection.getresponse().read()
            connection.close()
