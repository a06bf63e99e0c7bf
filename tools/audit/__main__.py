"""`python -m tools.audit`: serves the site in production shape and lets each check look at it.

Whatever a check needs and does not find is an error, never a check that passes unseen.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from tools.audit import markup
from tools.audit.npm import MissingError
from tools.served import ROOT, served

WORK = ROOT / ".build" / "audit"
# Each takes the address of the server and a folder to work in, and says whether all is well.
CHECKS = (markup.check,)
# Any address: pages are to be seen as they are where one is set.
SITE_URL = "https://canasta.example"


def main() -> int:
    WORK.mkdir(parents=True, exist_ok=True)
    try:
        with (
            tempfile.TemporaryDirectory() as folder,
            served(Path(folder), CANASTA_SITE_URL=SITE_URL) as server,
        ):
            passed = [check(server, WORK) for check in CHECKS]
    except MissingError as error:
        print(error, file=sys.stderr)
        return 1
    return 0 if all(passed) else 1


if __name__ == "__main__":
    sys.exit(main())
