"""How long something takes this process."""

import time
from collections.abc import Callable

# The quickest of a few runs says least about what else the machine was doing.
RUNS = 5

Work = Callable[[], object]


def milliseconds(work: Work, runs: int = RUNS) -> float:
    """The CPU time of one call: what else runs on the machine is not in it."""
    took = []
    for _ in range(runs):
        start = time.process_time()
        work()
        took.append((time.process_time() - start) * 1000)
    return min(took)
