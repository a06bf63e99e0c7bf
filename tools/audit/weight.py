"""What the first visit to each kind of page costs over the network."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tools import chromium
from tools.audit.judge import PHONE
from tools.audit.kinds import KINDS, REQUESTS, Kind

BLOCKING = """() => performance.getEntriesByType("resource")
  .filter(entry => entry.renderBlockingStatus === "blocking").map(entry => entry.name)"""


# The icon comes when the browser likes, before the page is there or after: so it is added for all.
ICON = 1_000


@dataclass
class Wire:
    """What came over the network for a page but for its icon: addresses by request, and bytes."""

    asked: dict[str, str] = field(default_factory=dict)
    size: int = 0

    def watch(self, page: Page) -> None:
        """Counts from now on what a page asks for."""
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.responseReceived", self._on_response)
        session.on("Network.loadingFinished", self._on_finished)

    def _on_response(self, event: dict[str, Any]) -> None:
        address = event["response"]["url"]
        if "/favicon." not in address:
            self.asked[event["requestId"]] = address

    def _on_finished(self, event: dict[str, Any]) -> None:
        if event["requestId"] in self.asked:
            self.size += int(event["encodedDataLength"])


@dataclass(frozen=True, slots=True)
class Load:
    """A first visit with the icon: bytes with headers, requests, and what painting waited for."""

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
    with browser.new_context(**PHONE, service_workers="block") as context:
        page = context.new_page()
        wire = Wire()
        wire.watch(page)
        page.goto(url, wait_until="networkidle")
        blocking = tuple(page.evaluate(BLOCKING))
    return Load(wire.size + ICON, len(wire.asked) + 1, blocking)


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
