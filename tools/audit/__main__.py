"""`python -m tools.audit [check ...]`: serves the site in production shape and looks at it.

Whatever a check needs and does not find is an error, never a check that passes unseen: the last
lines name what passed, what failed and what was not done.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Collection, Mapping
from pathlib import Path

from tools.audit import advisories, gates, lighthouse, markup, weight
from tools.audit.npm import MissingError
from tools.chromium import ChromiumNotFoundError
from tools.served import ROOT, served

WORK = ROOT / ".build" / "audit"
# Each takes the address of the server and a folder to work in, and says whether all is well.
Check = Callable[[str, Path], bool]
CHECKS: Mapping[str, Check] = {
    "markup": markup.check,
    "weight": weight.check,
    "gates": gates.check,
    "lighthouse": lighthouse.check,
    "advisories": advisories.check,
}
# Any address: pages are to be seen as they are where one is set.
SITE_URL = "https://canasta.example"


def main() -> int:
    parser = argparse.ArgumentParser(prog="make audit", description=__doc__)
    parser.add_argument("checks", nargs="*", metavar="check", help=f"one of {', '.join(CHECKS)}")
    asked = parser.parse_args().checks or list(CHECKS)
    if unknown := set(asked) - set(CHECKS):
        parser.error(f"no such check: {', '.join(sorted(unknown))}")
    WORK.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder), CANASTA_SITE_URL=SITE_URL) as server,
    ):
        return 0 if run(CHECKS, asked, server, WORK) else 1


def run(checks: Mapping[str, Check], asked: Collection[str], server: str, work: Path) -> bool:
    """Runs those asked for, says at the end what became of each, and whether all of them passed."""
    outcomes = {}
    for name, check in checks.items():
        if name not in asked:
            outcomes[name] = "not done: not asked for"
            continue
        print(f"--- {name}", flush=True)
        try:
            outcomes[name] = "passed" if check(server, work) else "failed"
        except (MissingError, ChromiumNotFoundError) as error:
            print(error, file=sys.stderr)
            outcomes[name] = f"not done: {str(error).splitlines()[0]}"
    print("---")
    for name, outcome in outcomes.items():
        print(f"{name:12} {outcome}")
    return all(outcomes[name] == "passed" for name in asked)


if __name__ == "__main__":
    sys.exit(main())
