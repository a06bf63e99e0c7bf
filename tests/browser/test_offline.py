"""Without a network: what opens, what it says, and that nothing typed is lost.

One visitor for all tests but the last: taking in the whole site takes its time.
"""

import re
import shutil
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect

from about.release import FOLDERS
from about.sitemap import addresses
from tests.browser.conftest import PHONE, Trouble
from tests.browser.journeys import EXACT, QUICK, Tool, assert_uncovered
from tools.served import ROOT, served

READY = (
    "() => navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)"
)
KEPT = """() => caches.keys().then(([name]) => caches.open(name)).then(cache => cache.keys())
  .then(kept => kept.map(({ url }) => url.slice(location.origin.length)))"""
# The caches with pages, the release that gave these, and the stylesheet that they name.
STATES = """async () => {
  const states = new Set();
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const answer = await cache.match(request);
      if (!answer.headers.get("content-type").startsWith("text/html")) continue;
      const style = (await answer.text()).match(/href="([^"]+[.]css)"/)[1];
      const here = await cache.match(style) ? style : "missing";
      states.add(`${name} ${answer.headers.get("x-release")} ${here}`);
    }
  }
  return [...states];
}"""
# Puts a page into the cache of its release, as an attempt would have left it that got no further.
TAKE_ONE = """async ([address, day]) => {
  const answer = await fetch(address), headers = new Headers(answer.headers);
  headers.set("date", day);
  const cache = await caches.open(`canasta-${headers.get("x-release")}`);
  await cache.put(address, new Response(await answer.text(), { headers }));
}"""
FRAGMENT = """address => fetch(address, { headers: { "HX-Request": "true" } })
  .then(() => "answered", () => "failed")"""
LISTEN = """() => {
  const place = document.querySelector("#ansage");
  window.said = [];
  new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true });
}"""
# Playwright's own waiting takes a promise for an answer: the page asks again by itself.
UNTIL = """async ([question, old, patience]) => {
  const others = async () => (await caches.keys()).filter(name => name !== old);
  const questions = {
    // Some pages of a new release were taken in, and it was given up.
    async givenUp() {
      const [name] = await others();
      const begun = name && (await (await caches.open(name)).keys()).length > 9;
      return begun && !(await navigator.serviceWorker.getRegistration()).installing;
    },
    async replaced() { return (await others()).length === 1 && !(await caches.has(old)); },
  };
  const end = performance.now() + patience;
  while (performance.now() < end) {
    if (await questions[question]()) return true;
    await new Promise(done => setTimeout(done, 100));
  }
  return false;
}"""
OPENED = """() => [
  document.querySelector("h1").innerText.length > 2,
  getComputedStyle(document.body).backgroundColor,
  document.querySelector("#offline").innerText.slice(0, 19),
]"""
GROUND = "() => getComputedStyle(document.body).backgroundColor"
PAPER, OTHER_PAPER = "rgb(247, 242, 231)", "rgb(231, 238, 247)"
# A page without our script, so that a test is there before the worker.
BEFORE_THE_WORKER = "/robots.txt"
TAKEN_BEFORE = "/begriffe/"
# What a browser complains of where there is no network; all else fails a test.
NO_NETWORK = re.compile(r"ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_|htmx:sendError")
BANNER = "#offline"
LOST = "Rechnen braucht eine Verbindung. Deine Eingabe bleibt stehen."
# More than taking in the site needs, and more than the pause after which a page tries again.
PATIENCE_MS = 120_000


@dataclass
class Site:
    """A server that can be stopped, and started again with other files, all on one port."""

    folder: Path
    address: str = ""
    up: bool = False
    running: ExitStack = field(default_factory=ExitStack)

    def start(self, root: Path = ROOT) -> None:
        self.stop()
        port = urlsplit(self.address).port or 0
        self.address = self.running.enter_context(served(self.folder, root=root, port=port))
        self.up = True

    def stop(self) -> None:
        self.running.close()
        self.up = False

    @contextmanager
    def silent(self) -> Iterator[None]:
        """In its place something that takes every connection and never answers."""
        self.stop()
        with socket.create_server(("127.0.0.1", urlsplit(self.address).port)):
            yield
        self.start()

    def visitor(self, browser: Browser, trouble: Trouble) -> BrowserContext:
        # Days are told in the time zone of the device.
        options = {"locale": "de-DE", "timezone_id": "UTC", "base_url": self.address}
        context = browser.new_context(**PHONE, **options)
        trouble.watch(context)
        return context


def complaints(trouble: Trouble) -> list[str]:
    """What the browser said beside that there is no network."""
    return [said for said in trouble.take() if not NO_NETWORK.search(said)]


@pytest.fixture(scope="module")
def kept(browser: Browser, tmp_path_factory) -> Iterator[tuple[Site, BrowserContext, Trouble]]:
    """A visitor who has been on one page, and whose browser had time to take in the rest."""
    site, trouble = Site(tmp_path_factory.mktemp("site")), Trouble()
    site.start()
    context = site.visitor(browser, trouble)
    page = context.new_page()
    page.goto(BEFORE_THE_WORKER)
    page.evaluate(TAKE_ONE, [TAKEN_BEFORE, "Sun, 01 Mar 2026 09:00:00 GMT"])
    page.goto("/regeln/kartenwerte/")
    assert page.evaluate(READY) == "/sw.js"
    page.close()
    yield site, context, trouble
    trouble.watching = False
    context.close()
    site.stop()


@pytest.fixture
def site(kept) -> Site:
    return kept[0]


@pytest.fixture
def page(kept) -> Iterator[Page]:
    """A page of that visitor, who has a network to begin with."""
    site, context, trouble = kept
    opened = context.new_page()
    yield opened
    opened.evaluate("0")
    opened.close()
    context.set_offline(False)
    if not site.up:
        site.start()
    assert complaints(trouble) == [], "the browser complained"


@pytest.fixture
def offline(page: Page) -> Page:
    page.context.set_offline(True)
    return page


# --- What opens ---


def test_every_page_opens_with_the_server_stopped(site, page):
    site.stop()
    with pytest.raises(Error, match="ECONNREFUSED"):
        page.request.get("/")
    for address in addresses():
        page.goto(address, wait_until="domcontentloaded")
        assert page.evaluate(OPENED) == [True, PAPER, "Offline, Stand vom "], address


def test_a_network_that_never_answers_is_not_waited_for(site, page):
    with site.silent():
        page.goto(TAKEN_BEFORE)
        expect(page.locator(BANNER)).to_have_text(
            "Das Netz antwortet nicht, Stand vom 1. März 2026."
        )
    page.reload()
    expect(page.locator(BANNER)).to_have_count(0)


def test_without_the_worker_nothing_opens(site, browser):
    stranger = browser.new_context(base_url=site.address, service_workers="block")
    stranger.set_offline(True)
    with pytest.raises(Error, match="ERR_INTERNET_DISCONNECTED"):
        stranger.new_page().goto("/")
    stranger.close()


def test_a_copy_says_of_which_day_it_is_and_is_not_fetched_twice(offline):
    offline.goto(TAKEN_BEFORE)
    expect(offline.get_by_role("status")).to_have_text("Offline, Stand vom 1. März 2026.")


@pytest.mark.parametrize("address", ["/meldung/", "/suche/", "/runde/"])
def test_what_cannot_be_computed_is_said_before_anything_is_typed(offline, address):
    offline.goto(address)
    said = "Nachschlagen geht, rechnen und suchen erst wieder mit Netz."
    expect(offline.locator(BANNER)).to_contain_text(said)


@pytest.mark.parametrize(
    ("address", "title", "less"),
    [
        ("/vergleich/?nur=unterschiede", "Regeln im Vergleich", True),
        ("/spickzettel/?fassung=quer", "Spickzettel Canasta", True),
        ("/spickzettel/?fassung=ass", "Spickzettel Canasta", False),
        ("/regeln/kartenwerte/#wiener", "", False),
        ("/regeln/gibt-es-nicht/", "Dafür braucht es eine Verbindung", False),
        ("/fehler-melden/?seite=/", "Dafür braucht es eine Verbindung", False),
    ],
)
def test_a_page_says_what_it_is_without(offline, address, title, less):
    offline.goto(address)
    expect(offline.locator("h1")).to_contain_text(title)
    said = re.compile("Die Auswahl in der Adresse braucht eine Verbindung")
    if less:
        expect(offline.locator(BANNER)).to_have_text(said)
    else:
        expect(offline.locator(BANNER)).not_to_have_text(said)


def test_a_table_goes_on_through_pages_that_are_kept_without_it(offline):
    offline.goto("/spickzettel/?fassung=ass&t=1w~Berg")
    expect(offline.locator("h1")).to_contain_text("Spickzettel")
    said = "Hier steht die Seite ohne euren Tisch: Er braucht eine Verbindung."
    expect(offline.locator(BANNER)).to_contain_text(said)
    with offline.expect_navigation():
        offline.get_by_role("banner").get_by_role("link", name="Vergleich").click()
    assert offline.url.endswith("/vergleich/?t=1w%7EBerg")
    expect(offline.locator(BANNER)).to_contain_text(said)
    offline.context.set_offline(False)
    expect(offline.locator(".tischzeile")).to_contain_text("Berg")


def test_a_tool_opened_offline_is_at_its_table_when_the_network_is_back(offline):
    offline.goto("/meldung/?cards=D+D+2+2&t=1w~Berg")
    expect(offline.locator("#f-cards")).to_have_value("D D 2 2")
    offline.context.set_offline(False)
    expect(offline.locator(".tischzeile")).to_contain_text("Berg")
    expect(offline.locator("#f-cards")).to_have_value("D D 2 2")


def test_a_page_has_its_pictures(offline):
    offline.goto("/streitfragen/joker-abwerfen/")
    offline.get_by_text("QR-Code").click()
    code = offline.locator("img.qr")
    expect(code).to_be_visible()
    code.scroll_into_view_if_needed()
    code.evaluate("image => image.decode()")


def test_nothing_that_was_typed_is_kept(site, page):
    for address in ("/meldung/?cards=KKK", "/suche/?q=joker", "/vergleich/?nur=unterschiede"):
        page.goto(address)
        expect(page.locator(BANNER)).to_have_count(0)
    page.goto("/meldung/")
    Tool(page, script=True).enter({"cards": "D D 2 2"})
    held = page.evaluate(KEPT)
    parts = ("/static/", "/qr.svg?ziel=%2Fstreitfragen%2F")
    assert {path for path in held if not path.startswith(parts)} == {"/offline/", *addresses()}


def test_a_fragment_never_comes_from_the_copies(offline):
    offline.goto("/meldung/")
    assert offline.evaluate(FRAGMENT, "/meldung/") == "failed"


def test_a_report_still_knows_where_it_comes_from(page):
    page.goto("/meldung/?cards=KKK")
    page.get_by_role("contentinfo").get_by_role("link", name="Fehler melden").click()
    expect(page.locator("main")).to_contain_text("/meldung/?cards=KKK")


# --- When the network is back ---


def test_a_page_of_the_reference_comes_anew(offline):
    offline.goto("/regeln/kartenwerte/")
    expect(offline.locator(BANNER)).to_be_visible()
    offline.context.set_offline(False)
    expect(offline.locator(BANNER)).to_have_count(0)
    expect(offline).to_have_url(re.compile("/regeln/kartenwerte/$"))


def test_a_tool_keeps_the_input_and_computes_when_the_network_is_back(page):
    tool = Tool(page, script=True)
    page.goto("/meldung/")
    page.evaluate(LISTEN)
    steps = page.evaluate("() => history.length")
    page.context.set_offline(True)
    tool.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    assert_uncovered(page.locator("[data-taste-weg]"))
    tool.expect_values({"cards": "D D 2 2"})
    tool.expect_query({"cards": "D D 2 2"})
    page.context.set_offline(False)
    tool.expect_verdicts("Ja", "Ja", "Nein")
    expect(page.get_by_role("alert")).to_have_count(0)
    tool.expect_values({"cards": "D D 2 2"})
    expect(page.locator("#ansage")).to_have_text("Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein.")
    (said,) = page.evaluate("() => said")
    assert said.strip() == "Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein."
    assert page.evaluate("() => history.length") == steps


def test_a_tool_computes_when_the_server_is_back(site, page):
    tool = Tool(page, script=True)
    page.goto("/meldung/")
    site.stop()
    tool.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    site.start()
    expect(page.get_by_role("alert")).to_have_count(0, timeout=PATIENCE_MS)
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_what_was_typed_offline_outlives_loading_the_page_anew(page):
    tool = Tool(page, script=True)
    page.goto("/meldung/")
    page.context.set_offline(True)
    tool.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text(LOST)
    page.reload()
    tool.expect_values({"cards": "D D 2 2"})
    expect(page.get_by_role("alert")).to_contain_text(LOST)


def test_a_computation_opened_offline_is_filled_in_and_computed_later(offline):
    tool = Tool(offline, script=True)
    values = {"cards": "D D 2 2", "score": "50", "first": "1", "table": "", "top": "2"}
    offline.goto(f"/meldung/?{urlencode(values)}")
    tool.expect_values(values)
    expect(offline.locator("#f-top")).to_be_visible()
    expect(offline.get_by_role("alert")).to_contain_text(LOST)
    offline.context.set_offline(False)
    expect(offline.locator("#ergebnis .u-kopf .urteil")).to_have_count(3)
    expect(offline.get_by_role("alert")).to_have_count(0)
    expect(offline.locator(BANNER)).to_have_count(0)
    tool.expect_query({name: value for name, value in values.items() if value})


@pytest.mark.parametrize("values", [QUICK, EXACT | {"mode": "exact"}], ids=["quick", "exact"])
def test_a_round_opened_offline_is_computed_later(offline, values):
    tool = Tool(offline, script=True)
    offline.goto(f"/runde/?{urlencode(values)}")
    expect(offline.get_by_role("alert")).to_contain_text(LOST)
    offline.context.set_offline(False)
    tool.expect_totals("1.240", "620")
    tool.expect_values({name: value for name, value in values.items() if name != "mode"})
    expect(offline.locator(BANNER)).to_have_count(0)


def test_a_search_waits_for_the_network(offline):
    offline.goto("/")
    offline.locator("#f-q").fill("joker abwerfen")
    expect(offline.get_by_role("alert")).to_contain_text("Suchen braucht eine Verbindung.")
    offline.context.set_offline(False)
    expect(offline.locator("#ergebnis")).to_contain_text("Joker")
    expect(offline.locator("#f-q")).to_have_value("joker abwerfen")
    expect(offline.get_by_role("alert")).to_have_count(0)


# --- Another release ---


def changed(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """The files of another release: ours, with a text in some of them replaced by another."""
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "manage.py", folder)
    for name, before, after in changes:
        text = (folder / name).read_text(encoding="utf-8")
        assert before in text
        (folder / name).write_text(text.replace(before, after, 1), encoding="utf-8")
    return folder


def test_a_release_takes_over_as_a_whole_or_not_at_all(browser, tmp_path):
    new = (
        ("static/stil.css", "--paper: #f7f2e7", "--paper: #e7eef7"),
        ("templates/rules/begriffe.html", "<h1>", "<h1>Neue "),
    )
    # One machine still gives a page of another release.
    torn = ("about/middleware.py", "= release()", '= release() * (request.path != "/begriffe/")')
    whole_release = changed(tmp_path / "whole", *new)
    torn_release = changed(tmp_path / "torn", *new, torn)

    (tmp_path / "site").mkdir()
    site, trouble = Site(tmp_path / "site"), Trouble()
    site.start()
    context = site.visitor(browser, trouble)
    page = context.new_page()
    page.goto("/")
    page.evaluate(READY)
    (old,) = page.evaluate(STATES)

    site.start(torn_release)
    page.goto("/")
    assert page.evaluate(GROUND) == OTHER_PAPER
    assert page.evaluate(UNTIL, ["givenUp", old.split()[0], PATIENCE_MS])
    assert len(page.evaluate(STATES)) == 2
    site.stop()
    for address in ("/", "/quellen/", "/spickzettel/?fassung=ass", "/begriffe/"):
        page.goto(address)
        assert page.evaluate(GROUND) == PAPER
    expect(page.locator("h1")).to_have_text("Begriffe")

    site.start(whole_release)
    page.goto("/")
    assert page.evaluate(UNTIL, ["replaced", old.split()[0], PATIENCE_MS])
    (state,) = page.evaluate(STATES)
    cache, release, style = state.split()
    assert cache == f"canasta-{release}"
    assert style != "missing"
    site.stop()
    for address in ("/", "/quellen/", "/spickzettel/?fassung=ass", "/begriffe/"):
        page.goto(address)
        assert page.evaluate(GROUND) == OTHER_PAPER
    expect(page.locator("h1")).to_have_text("Neue Begriffe")
    assert [said for said in complaints(trouble) if "is not of release" not in said] == []
    trouble.watching = False
    context.close()
