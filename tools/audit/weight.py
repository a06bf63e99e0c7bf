"""What the first visit to each kind of page costs over the network."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tools import chromium
from tools.audit.judge import PHONE
from tools.audit.kinds import KINDS, REQUESTS, Kind

BLOCKING = """() => performance.getEntriesByType("resource")
  .filter(entry => entry.renderBlockingStatus === "blocking").map(entry => entry.name)"""


@dataclass(frozen=True, slots=True)
class Load:
    """A first visit: bytes over the network with headers, requests, what painting waits for."""

    size: int
    requests: int
    blocking: tuple[str, ...]


def check(server: str, work: Path) -> bool:
    """Whether every kind of page keeps to its limits; prints what each costs."""
    heavy = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium.require(), args=chromium.ARGUMENTS
        )
        print(f"{'bytes':>7} {'at most':>7} requests")
        for kind in KINDS:
            load = first_visit(browser, server + kind.address)
            faults = too_heavy(load, kind)
            heavy += bool(faults)
            print(f"{load.size:7} {kind.most:7} {load.requests:8} ", end="")
            print(*(kind.address, *faults), sep="\n  error: ")
        browser.close()
    print(f"First visit: {len(KINDS)} kinds of pages, {heavy} too heavy")
    return not heavy


def first_visit(browser: Browser, url: str) -> Load:
    """Visits a page with nothing kept. Without the service worker, which fetches when all is done.

    Raises an error of Playwright's where the page does not come to rest.
    """
    # The worker is left out by what keeps it from registering: blocked, it would be complained of.
    with browser.new_context(**PHONE, service_workers="block") as context:
        page = context.new_page()
        network = context.new_cdp_session(page)
        network.send("Network.enable")
        requests: set[str] = set()
        sizes: dict[str, int] = {}

        def finished(event: dict[str, Any]) -> None:
            sizes[event["requestId"]] = int(event["encodedDataLength"])

        network.on("Network.requestWillBeSent", lambda event: requests.add(event["requestId"]))
        network.on("Network.loadingFinished", finished)
        page.goto(url, wait_until="networkidle")
        blocking = tuple(page.evaluate(BLOCKING))
    return Load(sum(sizes.values()), len(requests), blocking)


def too_heavy(load: Load, kind: Kind) -> list[str]:
    """What a visit exceeds; only a stylesheet may keep a page from being painted."""
    faults = []
    if load.size > kind.most:
        faults.append(f"{load.size} bytes, {kind.most} at most")
    if load.requests > REQUESTS:
        faults.append(f"{load.requests} requests, {REQUESTS} at most")
    faults += [f"painting waits for {name}" for name in load.blocking if not _is_style(name)]
    return faults


def _is_style(url: str) -> bool:
    return url.partition("?")[0].endswith(".css")
