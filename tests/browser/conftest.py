"""Chromium for the journeys, and a watch over what it complains about.

`phone`, `phone_nojs` and `desktop` are Playwright pages with the server as base address, so that
`phone.goto("/meldung/")` works. A test fails at its end if any page of it logged a console error,
broke the content security policy, threw, or failed to load something. A test that expects some of
that reads and clears it: `assert "404" in trouble.take()[0]`.
"""

import importlib.resources
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Request, sync_playwright

from tests.browser.journeys import Tool
from tools import chromium

HERE = Path(__file__).parent

LAUNCH_ARGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}

# What Playwright says of a worker that it does not let in.
NO_WORKER = "Service Worker registration blocked by Playwright"

AXE_TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN_AXE = """([tags, colours]) => axe.run(document, {
  runOnly: {type: "tag", values: tags},
  rules: {"target-size": {enabled: true}, "color-contrast": {enabled: colours}},
})"""
REPORT_VIOLATIONS = """addEventListener("securitypolicyviolation", event => {
  reportViolation(`${event.effectiveDirective} ${event.blockedURI || "inline"}`);
});"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what lies in this folder and puts it last: the quick tests fail first."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@dataclass
class Trouble:
    """What the pages of one test complained about so far."""

    found: list[str] = field(default_factory=list)
    watching: bool = True

    def add(self, what: str) -> None:
        if self.watching:
            self.found.append(what)

    def take(self) -> list[str]:
        """Returns all of it and forgets it: for the tests that expect some."""
        taken, self.found = self.found, []
        return taken

    def watch(self, context: BrowserContext) -> None:
        """Listens to every page that this context will open."""
        context.expose_binding("reportViolation", lambda _, text: self.add(f"policy: {text}"))
        context.add_init_script(REPORT_VIOLATIONS)
        context.on("console", self._on_console)
        context.on("weberror", lambda error: self.add(f"exception: {error.error}"))
        context.on("requestfailed", self._on_request_failed)

    def _on_console(self, message) -> None:
        # htmx logs as errors what it gave up itself; a real failure it names otherwise, too.
        given_up = message.text.startswith(("htmx:sendAbort", "htmx:afterRequest"))
        if message.text == NO_WORKER:
            return
        if message.type in ("error", "warning") and not given_up:
            self.add(f"console: {message.text} ({message.location['url']})")

    def _on_request_failed(self, request: Request) -> None:
        # Aborted is what the page itself gave up: htmx replacing a request, a visitor moving on.
        if request.failure != "net::ERR_ABORTED":
            self.add(f"request: {request.url} {request.failure}")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium.require()
    except chromium.ChromiumNotFoundError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=LAUNCH_ARGS)
        yield launched
        launched.close()


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """The complaints of this test's pages; the test fails if any are left in the end."""
    complaints = Trouble()
    yield complaints
    assert complaints.found == [], "the browser complained"


@pytest.fixture
def open_page(browser: Browser, server: str, trouble: Trouble) -> Iterator[Callable[..., Page]]:
    """Opens a watched page with any options of a Playwright context: `open_page(**PHONE, ...)`.

    Without the service worker, which fetches the whole site in the background for every visitor;
    test_offline.py lets it in.
    """
    contexts: list[BrowserContext] = []

    def opened(**options) -> Page:
        own = {"base_url": server, "locale": "de-DE", "service_workers": "block"}
        context = browser.new_context(**(own | options))
        contexts.append(context)
        trouble.watch(context)
        return context.new_page()

    yield opened
    for context in contexts:
        for page in context.pages:
            # A round trip brings in what the page has reported but nobody has read yet.
            page.evaluate("0")
    # What closing breaks off is nobody's fault.
    trouble.watching = False
    for context in contexts:
        context.close()


@pytest.fixture
def phone(open_page: Callable[..., Page]) -> Page:
    return open_page(**PHONE)


@pytest.fixture
def phone_nojs(open_page: Callable[..., Page]) -> Page:
    return open_page(**PHONE, java_script_enabled=False)


@pytest.fixture
def desktop(open_page: Callable[..., Page]) -> Page:
    return open_page(**DESKTOP)


@pytest.fixture(params=["phone", "phone_nojs"])
def visitor(request: pytest.FixtureRequest) -> Tool:
    """A visitor with a phone: one with, and one without JavaScript."""
    return Tool(request.getfixturevalue(request.param), script=request.param == "phone")


@pytest.fixture(scope="session")
def axe() -> Callable[..., list[str]]:
    """Runs axe-core on a page as it stands: `assert axe(phone) == []`."""
    source = (importlib.resources.files("axe_playwright_python") / "axe.min.js").read_text()

    def violations(page: Page, *, colours: bool = True) -> list[str]:
        # Evaluated over the debugging protocol, which the policy of the page does not bind.
        page.evaluate(f"{source};0")
        found = page.evaluate(RUN_AXE, [AXE_TAGS, colours])["violations"]
        return [
            f"{rule['id']}: {rule['help']} at {' '.join(map(str, node['target']))}"
            for rule in found
            for node in rule["nodes"]
        ]

    return violations
