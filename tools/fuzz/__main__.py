"""`python -m tools.fuzz [--seed S] [--count N] [--first N]`: hostile requests, and what they did.

Ends with 1 at the first few faults, each with what makes it again.
"""

from __future__ import annotations

import argparse
import logging
import secrets
import sys
from collections import Counter

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
    known, wrong = routes(), 0
    statuses: Counter[tuple[str, int]] = Counter()
    slowest: list[tuple[float, int, str]] = []
    for number in range(asked.first, asked.first + asked.count):
        request = making.make(known, asked.seed, number)
        answer = judging.send(application, request)
        statuses[request.face, answer.status] += 1
        slowest = sorted([*slowest, (answer.seconds, number, request.target[:60])])[-5:]
        found = judging.faults(request, answer)
        if answer.seconds > TOO_SLOW:
            found.append(f"{answer.seconds:.1f} s")
        if found:
            wrong += 1
            print(f"--seed {asked.seed} --first {number} --count 1: {'; '.join(found)[:500]}")
            print(f"  {request}"[:3000], flush=True)
            if wrong == ENOUGH:
                break
    _report(len(known), statuses, slowest)
    return 1 if wrong else 0


def _report(
    views: int, statuses: Counter[tuple[str, int]], slowest: list[tuple[float, int, str]]
) -> None:
    print(f"{sum(statuses.values())} requests to {views} routes")
    for (face, status), count in sorted(statuses.items()):
        print(f"  {face:9} {status} {count:6}")
    print("slowest, in seconds of the processor:")
    for seconds, number, target in reversed(slowest):
        print(f"  {seconds:.3f} number {number}: {target}")


if __name__ == "__main__":
    sys.exit(main())
