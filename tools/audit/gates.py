"""What a browser shows of every page in every state, judged as `make test` judges a few states."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium
from tools.audit import judge, pages
from tools.audit.kinds import NOT_FOUND
from tools.audit.trouble import Trouble

UNFOLD = "() => { for (const each of document.querySelectorAll('details')) each.open = true; }"
NARROW: Any = judge.PHONE["viewport"] | {"width": judge.NARROW}
# One device pixel each, for speed; and without transitions, which would be caught half-way.
STILL: dict[str, Any] = {
    "device_scale_factor": 1,
    "reduced_motion": "reduce",
    "service_workers": "block",
}
# Seconds between two words on how far it is.
PROGRESS = 30
# So many faults of a page are named at a gate; the others are counted.
NAMED = 3

Gates = dict[str, Callable[[], list[str]]]


def check(server: str, work: Path) -> bool:
    """Whether every page passes every gate; prints what is wrong, and a table of the gates."""
    executable = chromium.require()
    addresses = pages.addresses(server)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=chromium.ARGUMENTS)
        found = judge_all(browser, server, addresses)
        browser.close()
    print(f"{'pages':>6} {'faults':>6} gate")
    for gate, faults in found.items():
        print(f"{len(addresses):6} {faults:6} {gate}")
    print(
        f"Gates: {len(addresses)} pages, {sum(found.values())} faults. Not judged here: what shows"
        " only after a tap or a key (`make test` does that), and the page of a server error."
    )
    return not any(found.values())


def judge_all(browser: Browser, server: str, addresses: Iterable[str]) -> dict[str, int]:
    """Visits the pages one after the other in the same two windows; the faults at each gate."""
    trouble = Trouble()
    with ExitStack() as opened:
        windows = []
        for device in (judge.PHONE, judge.DESKTOP):
            context = browser.new_context(base_url=server, locale="de-DE", **device | STILL)
            trouble.watch(opened.enter_context(context))
            windows.append(context.new_page())
        gates = _gates(windows, trouble)
        found = dict.fromkeys(gates, 0)
        said = time.monotonic()
        for number, address in enumerate(addresses):
            if time.monotonic() > said + PROGRESS:
                said = time.monotonic()
                print(f"{number} pages judged ...", flush=True)
            _arrive(windows, address, trouble)
            for gate, judged in gates.items():
                faults = judged()
                found[gate] += len(faults)
                _report(address, gate, faults)
    return found


def _arrive(windows: list[Page], address: str, trouble: Trouble) -> None:
    for page in windows:
        page.emulate_media(color_scheme="light")
        page.goto(address)
        page.evaluate(UNFOLD)
    if address == NOT_FOUND:
        # The browser is to say that there is nothing; anything else is a fault as elsewhere.
        trouble.found = [each for each in trouble.take() if "404" not in each]


def _gates(windows: list[Page], trouble: Trouble) -> Gates:
    phone, desktop = windows

    def narrow() -> list[str]:
        phone.set_viewport_size(NARROW)
        return judge.too_wide(phone)

    def targets() -> list[str]:
        phone.set_viewport_size(NARROW)
        return judge.too_small(judge.targets(phone))

    def axe_on_phone() -> list[str]:
        phone.set_viewport_size(judge.PHONE["viewport"])
        return judge.accessibility(phone)

    def axe_on_desktop() -> list[str]:
        desktop.set_viewport_size(judge.DESKTOP["viewport"])
        return judge.accessibility(desktop)

    def complaints() -> list[str]:
        # A round trip each brings in what was reported but nobody has read yet.
        for window in (phone, desktop):
            window.evaluate("0")
        return trouble.take()

    return {
        f"no wider than a screen of {judge.NARROW} px": narrow,
        f"targets of {judge.FINGER} px": targets,
        "one h1": lambda: judge.headings(phone),
        f"axe at {judge.PHONE['viewport']['width']} px, light and dark": axe_on_phone,
        f"axe at {judge.DESKTOP['viewport']['width']} px, light and dark": axe_on_desktop,
        "no complaint of the browser": complaints,
    }


def _report(address: str, gate: str, faults: list[str]) -> None:
    for fault in faults[:NAMED]:
        print(f"error: {address}: {gate}: {fault}", flush=True)
    if len(faults) > NAMED:
        print(f"  and {len(faults) - NAMED} more", flush=True)
