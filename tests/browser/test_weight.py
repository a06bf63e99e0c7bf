"""What a first visit costs on the wire, what it waits for, and htmx coming late or never.

Bytes are counted as they come in, headers and all, on a load with nothing in the cache.
"""

import re
from operator import attrgetter

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, Trouble
from tests.browser.journeys import Tool
from tools.audit.kinds import KINDS, REQUESTS, TOOL, Kind
from tools.audit.weight import BLOCKING, ICON, Wire

PAGES = [kind for kind in KINDS if "?" not in kind.address and not kind.hidden]
# htmx comes with the first touch of the form, 15.5 kB.
MOST_TOUCHED = 46_000
HTMX = re.compile(r"/htmx[^/]*\.js$")

WAITING = re.compile("htmx-request")

SHIFTS = """window.shifts = [];
new PerformanceObserver(list => shifts.push(...list.getEntries().map(({ value, sources }) =>
  `${value} ${sources.map(({ node }) => node && (node.outerHTML || node.data))}`)))
  .observe({ type: "layout-shift", buffered: true });"""
PREFERS_WIENER = """localStorage.setItem("fassung", '"w"');"""
PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length === 1"
# What a frame shifted is told after it.
SHIFTED = """() => new Promise(done => requestAnimationFrame(() =>
  requestAnimationFrame(() => setTimeout(() => done(shifts)))))"""


@pytest.mark.parametrize("kind", PAGES, ids=attrgetter("address"))
def test_a_first_visit_is_light_and_only_its_style_holds_up_the_paint(open_page, kind: Kind):
    page = open_page(**PHONE)
    wire = Wire()
    wire.watch(page)
    page.goto(kind.address)
    blocking = page.evaluate(BLOCKING)
    assert blocking
    assert all(name.endswith(".css") for name in blocking), blocking
    assert wire.size + ICON <= kind.most, wire
    assert len(wire.asked) + 1 <= REQUESTS, wire
    assert not any(HTMX.search(address) for address in wire.asked.values())
    if kind.most == TOOL:
        with page.expect_event("requestfinished", lambda request: HTMX.search(request.url)):
            page.locator("#formular :is(input, textarea):visible").first.focus()
        # A round trip brings in what was counted meanwhile.
        page.evaluate("0")
        assert any(HTMX.search(address) for address in wire.asked.values())
        assert wire.size + ICON <= MOST_TOUCHED, wire


# --- Nothing moves when the scripts come ---


@pytest.mark.parametrize("path", ["/", "/meldung/", "/stapel/", "/runde/", "/runde/?mode=exact"])
def test_nothing_moves_when_the_scripts_come(phone: Page, path: str) -> None:
    held: list[Route] = []
    phone.add_init_script(SHIFTS + PREFERS_WIENER)
    phone.route("**/{tisch,rechnen}.*.js", lambda route: held.append(route))
    with phone.expect_request("**/tisch.*.js"), phone.expect_request("**/rechnen.*.js"):
        phone.goto(path, wait_until="commit")
    phone.wait_for_function(PAINTED)
    keys = phone.locator(".nur-js")
    assert keys.filter(visible=True).count() == 0
    for route in held:
        route.continue_()
    expect(phone.locator("html.js")).to_be_attached()
    if path != "/":
        expect(keys.filter(visible=True)).not_to_have_count(0)
    assert phone.evaluate(SHIFTED) == []


# --- htmx comes late, or never ---


@pytest.fixture
def tool(phone: Page) -> Tool:
    return Tool(phone, script=True)


def test_what_was_typed_before_htmx_came_is_computed_then(tool: Tool) -> None:
    held: list[Route] = []
    page = tool.page
    page.route(HTMX, lambda route: held.append(route))
    page.goto("/meldung/")
    with page.expect_request(HTMX):
        tool.tap_keys("D")
    tool.tap_keys("D 2 2")
    expect(page.locator("#formular")).to_have_class(WAITING)
    expect(page.locator("#ergebnis .u-kopf")).to_have_count(0)
    held[0].continue_()
    tool.expect_verdicts("Ja", "Ja", "Nein")
    tool.expect_query({"cards": "D D 2 2"})
    expect(page.locator("#formular")).not_to_have_class(WAITING)
    assert len(held) == 1


def test_where_htmx_never_comes_the_form_is_sent_as_without_script(tool: Tool, trouble) -> None:
    page = tool.page
    page.route(HTMX, lambda route: route.abort())
    page.goto("/meldung/")
    page.locator("#f-cards").focus()
    expect(page.get_by_role("alert")).to_have_count(0)
    tool.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text("Rechnen braucht eine Verbindung.")
    expect(page.locator("#formular")).not_to_have_class(WAITING)
    tool.send()
    tool.expect_verdicts("Ja", "Ja", "Nein")
    tool.expect_values({"cards": "D D 2 2"})
    assert all("ERR_FAILED" in said for said in trouble.take())


def test_htmx_is_asked_for_again_when_the_network_is_back(tool: Tool, trouble: Trouble) -> None:
    page = tool.page
    page.goto("/meldung/")
    page.context.set_offline(True)
    tool.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text("Rechnen braucht eine Verbindung.")
    page.context.set_offline(False)
    tool.expect_verdicts("Ja", "Ja", "Nein")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert all("ERR_INTERNET_DISCONNECTED" in said for said in trouble.take())


def test_back_to_before_a_computation_on_a_page_that_was_loaded_anew(tool: Tool) -> None:
    page = tool.page
    page.goto("/meldung/")
    tool.enter({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    page.reload()
    tool.expect_verdicts("Ja", "Ja", "Nein")
    page.go_back()
    tool.expect_values({"cards": ""})
    expect(page.locator("#ergebnis .u-kopf")).to_have_count(0)
