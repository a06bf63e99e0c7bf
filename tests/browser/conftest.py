"""Chromium for the journeys, and a watch over what it complains about.

`phone`, `phone_nojs` and `desktop` are Playwright pages with the server as base address, so that
`phone.goto("/meldung/")` works. A test fails at its end if any page of it logged a console error,
broke the content security policy, threw, or failed to load something. A test that expects some of
that reads and clears it: `assert "404" in trouble.take()[0]`.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.browser.journeys import Tool
from tools import chromium
from tools.audit.judge import DESKTOP, PHONE
from tools.audit.trouble import Trouble

HERE = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks what lies in this folder and puts it last: the quick tests fail first."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    try:
        path = chromium.require()
    except chromium.ChromiumNotFoundError as error:
        pytest.fail(str(error), pytrace=False)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=chromium.ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture
def trouble() -> Iterator[Trouble]:
    """The complaints of this test's pages; the test fails if any are left in the end."""
    complaints = Trouble()
    yield complaints
    assert complaints.found == [], "the browser complained"


@contextmanager
def opening(browser: Browser, server: str, trouble: Trouble) -> Iterator[Callable[..., Page]]:
    """Opens watched pages as `open_page` does, for as long as they are needed."""
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
def open_page(browser: Browser, server: str, trouble: Trouble) -> Iterator[Callable[..., Page]]:
    """Opens a watched page with any options of a Playwright context: `open_page(**PHONE, ...)`.

    Without the service worker, which fetches the whole site in the background for every visitor;
    test_offline.py lets it in.
    """
    with opening(browser, server, trouble) as opened:
        yield opened


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
