"""`python -m tools.fuzz [--seed S] [--count N] [--first N]`: hostile requests, and what they did.

Ends with 1 at the first few faults, each with what makes it again.
"""

from __future__ import annotations

import argparse
import logging
import secrets
import sys
from collections import Counter
from dataclasses import dataclass, field

from canasta_site.wsgi import application
from tools.fuzz import judging, making
from tools.fuzz.routes import routes

# Seconds of the processor for one answer. The slowest that there is takes a tenth of that on a
# machine that is not busy with other things.
TOO_SLOW = 3.0
ENOUGH = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="make fuzz", description=__doc__)
    parser.add_argument("--seed", default=secrets.token_hex(4))
    parser.add_argument("--count", type=int, default=20_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first request")
    asked = parser.parse_args()
    print(f"seed {asked.seed}, {asked.count} requests from number {asked.first}", flush=True)
    # Refusals are expected here, and each would be a line. Of a single request all is of interest.
    logging.disable(logging.NOTSET if asked.count == 1 else logging.CRITICAL)
    tally = Tally()
    whole = False
    try:
        whole = _throw(asked.seed, range(asked.first, asked.first + asked.count), tally)
    except KeyboardInterrupt:
        print("broken off")
    tally.report()
    return 0 if whole and not tally.wrong else 1


@dataclass
class Tally:
    """What came of the requests so far."""

    wrong: int = 0
    statuses: Counter[tuple[str, int]] = field(default_factory=Counter)
    slowest: list[tuple[float, int, str]] = field(default_factory=list)

    def report(self) -> None:
        """Prints how many ended how, and which took longest."""
        print(f"{sum(self.statuses.values())} requests to {len(routes())} routes")
        for (face, status), count in sorted(self.statuses.items()):
            print(f"  {face:9} {status} {count:6}")
        print("slowest, in seconds of the processor:")
        for seconds, number, target in reversed(self.slowest):
            print(f"  {seconds:.3f} number {number}: {target}")
        print(f"{self.wrong} with a fault", flush=True)


def _throw(seed: str, numbers: range, tally: Tally) -> bool:
    """Sends them one after the other; whether it came to the last."""
    known = routes()
    for number in numbers:
        request = making.make(known, seed, number)
        answer = judging.send(application, request)
        tally.statuses[request.face, answer.status] += 1
        took = (answer.seconds, number, request.target[:60])
        tally.slowest = sorted([*tally.slowest, took])[-5:]
        found = judging.faults(request, answer)
        if answer.seconds > TOO_SLOW:
            found.append(f"{answer.seconds:.1f} s")
        if found:
            tally.wrong += 1
            print(f"--seed {seed} --first {number} --count 1: {'; '.join(found)[:500]}")
            print(f"  {request}"[:3000], flush=True)
        if tally.wrong == ENOUGH:
            return False
    return True


if __name__ == "__main__":
    sys.exit(main())
