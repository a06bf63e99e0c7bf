"""Lighthouse, as a phone: full marks on every kind of page; its speed is told, never judged."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools import chromium
from tools.audit import npm
from tools.audit.kinds import KINDS, NOT_FOUND

PROGRAM = Path("lighthouse", "cli", "index.js")
JUDGED = ("accessibility", "best-practices", "seo")
SPEED = "performance"
# Speed depends on the machine, too: the middle of several runs, on a few pages.
TIMED = ("/", "/meldung/?cards=D+D+2+2", "/runde/", "/vergleich/", "/regeln/")
RUNS = 5
# The audit that finds a page which search engines are told to leave out.
HIDDEN = "is-crawlable"
OPTIONS = (
    *("--quiet", "--output=json", "--output-path=stdout", "--form-factor=mobile"),
    *("--no-enable-error-reporting", "--disable-full-page-screenshot"),
    f"--chrome-flags=--headless=new {' '.join(chromium.ARGUMENTS)}",
)
# A field that the keypad half covers for now, since it sticks to the lower edge, is taken for a
# target too small; scrolled to, it is whole. On a screen of this height nothing sticks.
WHOLE = "--screenEmulation.height=6000"
# Seconds for one run.
PATIENCE = 300

Report = Mapping[str, Any]


class RunError(Exception):
    """A run that gave no marks; the message says why."""


def check(server: str, work: Path) -> bool:
    """Whether every kind of page has full marks; prints marks, what lacks, and the speed."""
    node = npm.program("node", "On Debian: apt install nodejs (18 or newer)")
    environment = os.environ | {"CHROME_PATH": chromium.require()}
    program = [node, str(npm.install(work) / PROGRAM), *OPTIONS]
    kinds = [kind for kind in KINDS if kind.address != NOT_FOUND]
    lacking = 0
    for kind in kinds:
        judged = f"--only-categories={','.join(JUDGED)}"
        command = [*program, server + kind.address, judged, WHOLE]
        if kind.hidden:
            command.append(f"--skip-audits={HIDDEN}")
        try:
            report = report_of(command, environment)
            shown = " ".join(f"{name} {_mark(report, name)}" for name in JUDGED)
            faults = lacks(report)
        except RunError as error:
            shown, faults = "no marks", [str(error)]
        lacking += bool(faults)
        print(f"{shown} {kind.address}", *faults, sep="\n  error: ", flush=True)
    for address in TIMED:
        command = [*program, server + address, f"--only-categories={SPEED}"]
        try:
            told = speed([report_of(command, environment) for _ in range(RUNS)])
        except RunError as error:
            told = f"no speed, a run failed: {error}"
        print(f"{told} {address}", flush=True)
    print(
        f"Lighthouse: {len(kinds)} kinds of pages, {lacking} without full marks. Not looked at:"
        f" the page where nothing is (it takes no answer but 200); {HIDDEN} on pages that are to"
        " be left out (tools/audit/kinds.py says why); the speed of further pages."
    )
    return not lacking


def report_of(command: list[str], environment: Mapping[str, str]) -> Report:
    """What a run of Lighthouse reports. Raises RunError where it did not look at the page."""
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=True
        )
        report: Report = json.loads(done.stdout)
        if failed := report.get("runtimeError"):
            raise RunError(f"Lighthouse: {failed['message']}")
    except subprocess.SubprocessError as error:
        raise RunError(f"Lighthouse: {error}\n{getattr(error, 'stderr', '')}") from None
    except ValueError as error:
        raise RunError(f"Lighthouse gave no report: {error}") from None
    return report


def lacks(report: Report) -> list[str]:
    """The categories below 100, each with the audits that cost it marks.

    Raises KeyError where a category was not judged.
    """
    found = []
    for name in JUDGED:
        category = report["categories"][name]
        if category["score"] != 1:
            found.append(f"{name} {_mark(report, name)}")
            found += [
                f"{name}: {audit['title']} ({audit['id']}){_places(audit)}"
                for reference in category["auditRefs"]
                if (audit := report["audits"][reference["id"]])["score"] not in (None, 1)
                and reference["weight"]
            ]
    return found


def speed(reports: Iterable[Report]) -> str:
    """The middle mark of the runs, and all of them. Raises RunError where one has no mark."""
    scores = [report["categories"][SPEED]["score"] for report in reports]
    if None in scores:
        raise RunError("Lighthouse gave no mark for speed.")
    marks = sorted(round(100 * score) for score in scores)
    return f"{SPEED} {statistics.median(marks)} (of {', '.join(map(str, marks))})"


def _mark(report: Report, category: str) -> str:
    score = report["categories"][category]["score"]
    return "without a mark" if score is None else f"{100 * score:.0f}"


def _places(audit: Report) -> str:
    """Where on the page, as far as the audit says."""
    items = (audit.get("details") or {}).get("items") or []
    nodes = [item["node"]["snippet"] for item in items if "node" in item]
    return "".join(f"\n    {node}" for node in nodes)
