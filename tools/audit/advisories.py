"""pip-audit: is an advisory known against a package of ours, at the version that is locked?

What was not looked up is no success: a package that was left out, or an advisory service that
cannot be reached, fails with 'not audited' and the reason.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

from tools.audit.npm import MissingError
from tools.served import ROOT

LOCKS = ("run.txt", "dev.txt", "audit.txt")
COMMAND = (
    *(sys.executable, "-m", "pip_audit", "--strict", "--require-hashes", "--disable-pip"),
    *("--progress-spinner", "off", "--format", "json", "--requirement"),
)
_PIN = re.compile(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==", re.MULTILINE)


class UnauditedError(MissingError):
    """Something was not looked up; the message says why."""


def check(server: str, work: Path) -> bool:
    """Whether all that the lock files name was looked up, and nothing is known against it.

    Raises UnauditedError where something was not, but not before all files had their turn.
    """
    known, unaudited = 0, []
    for name in LOCKS:
        try:
            known += _audit(ROOT / "requirements" / name)
        except UnauditedError as error:
            unaudited.append(f"{name}: {error}")
    if unaudited:
        raise UnauditedError("\n".join(f"not audited: {reason}" for reason in unaudited))
    return not known


def _audit(lock: Path) -> int:
    done = subprocess.run([*COMMAND, str(lock)], capture_output=True, text=True, check=False)
    pinned = set(_PIN.findall(lock.read_text(encoding="utf-8")))
    found = judge(done.stdout, done.stderr, pinned)
    for line in found:
        print(f"error: {lock.name}: {line}")
    print(f"pip-audit: {lock.name}: {len(pinned)} packages, {len(found)} advisories")
    return len(found)


def judge(report: str, said: str, pinned: set[str]) -> list[str]:
    """The advisories of a report. `said`: what pip-audit complained about beside it.

    Raises UnauditedError where not every pinned package was looked up.
    """
    try:
        packages = json.loads(report)["dependencies"]
    except (ValueError, KeyError):
        last = [line for line in said.splitlines() if line.strip()][-1:]
        raise UnauditedError(last[0] if last else "pip-audit said nothing") from None
    looked_up = {package["name"] for package in packages if "vulns" in package}
    if missing := sorted(pinned - looked_up):
        reasons = {each["name"]: each.get("skip_reason", "") for each in packages}
        named = [f"{name} ({reasons.get(name) or 'left out'})" for name in missing]
        raise UnauditedError(", ".join(named))
    return [
        f"{package['name']} {package['version']}: {advisory['id']}"
        f" (mended in {', '.join(advisory['fix_versions']) or 'no version yet'})"
        for package in packages
        for advisory in package["vulns"]
    ]
