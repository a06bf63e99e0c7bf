"""What one keeps: a result as a QR code, the last ten computations, the version that stands out."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import PATIENCE_MS, QUICK, Tool
from tools.audit import judge

ANSWER = "/meldung/?cards=D+D+2+2"
SAID = "Liegt D D 2 2 richtig? Klassisch: ja. Wiener: ja. ASS-Heft: nein."
KEPT = "() => ({ ...localStorage })"
NO_STORAGE = {
    "absent": """Object.defineProperty(window, 'localStorage', {
      get() { throw new DOMException('denied', 'SecurityError'); } });""",
    "full": """Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError'); };""",
}
LOADED = "image => image.complete && image.naturalWidth"


def history(page: Page) -> Locator:
    return page.get_by_role("region", name="Zuletzt gerechnet")


def entries(page: Page) -> Locator:
    return history(page).get_by_role("link")


def addresses(page: Page) -> list[str]:
    return entries(page).evaluate_all("all => all.map(link => link.getAttribute('href'))")


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty calculator with its keypad."""
    phone.goto("/meldung/")
    return Tool(phone, script=True)


# --- QR code


def test_qr_code_of_an_answer_unfolds(visitor):
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.page.goto(ANSWER)
    if visitor.script:
        # Not before somebody wants it; a browser without script fetches all pictures at once.
        assert not [address for address in asked if "qr.svg" in address]
    code = visitor.page.get_by_role("img", name="QR-Code mit der Adresse dieser Antwort")
    expect(code).to_be_hidden()
    visitor.page.get_by_text("QR-Code", exact=True).click()
    expect(code).to_be_visible()
    code.scroll_into_view_if_needed()
    expect(code).to_have_js_property("complete", value=True)
    if visitor.script:
        visitor.page.wait_for_function(LOADED, arg=code.element_handle(), timeout=PATIENCE_MS)
    box = code.bounding_box()
    assert box is not None
    assert box["width"] == box["height"] == 300
    address = code.get_attribute("src")
    assert address == "/qr.svg?ziel=%2Fmeldung%2F%3Fcards%3DD%2BD%2B2%2B2"
    answer = visitor.page.request.get(address)
    assert (answer.status, answer.headers["content-type"]) == (200, "image/svg+xml")


def test_qr_code_follows_what_is_typed(scripted):
    scripted.enter({"cards": "D D 2 2"})
    scripted.expect_verdicts("Ja", "Ja", "Nein")
    scripted.enter({"score": "1500"})
    scripted.expect_verdicts("Nein", "Nein", "Nein")
    expect(scripted.page.locator("img.qr")).to_have_attribute("src", re.compile("score%3D1500$"))


def test_qr_code_stays_on_the_smallest_screen(open_page):
    page = open_page(**{**PHONE, "viewport": {"width": 320, "height": 568}})
    page.goto(ANSWER)
    page.get_by_text("QR-Code", exact=True).click()
    box = page.locator("img.qr").bounding_box()
    assert box is not None
    # As wide as the text beside it: 16 px are left on either side.
    assert box["width"] == box["height"] == 288
    assert page.evaluate("() => document.documentElement.scrollWidth") == 320


# --- The last computations


def test_nothing_is_kept_before_there_is_a_result(scripted):
    page = scripted.page
    assert page.evaluate(KEPT) == {}
    scripted.enter({"cards": "D D X"})
    scripted.expect_refused("cards", "„X“ kenne ich nicht.")
    for path in ("/meldung/?cards=X", "/streitfragen/zweihundert-insgesamt-oder-dazu/", "/"):
        page.goto(path)
        assert page.evaluate(KEPT) == {}
        assert page.context.cookies() == []
        expect(page.locator("#verlauf")).to_be_hidden()


def test_results_are_kept_and_lead_back(scripted):
    page = scripted.page
    scripted.tap_keys("D D 2 2")
    scripted.expect_verdicts("Ja", "Ja", "Nein")
    # One entry for one computation, however long the typing takes.
    expect(entries(page)).to_have_count(1)
    expect(entries(page).first).to_contain_text(SAID)

    page.goto("/stapel/")
    Tool(page, script=True).enter({"top": "K", "hand_cards": "K K A A A"})
    expect(entries(page)).to_have_count(2)
    expect(entries(page).first).to_contain_text("K · A A A K K: Darf ich den Stapel nehmen?")

    page.goto("/runde/")
    Tool(page, script=True).enter(QUICK)
    totals = "Runde, Klassisch: Wir 1.240, Gegner 620. Wiener: Wir 1.240,"
    expect(entries(page).first).to_contain_text(totals)

    # The hand of one party would not say whose round it was.
    page.goto("/runde/?mode=exact&out=a&a-melds=KKKKKKK&b-hand_cards=D+Jo")
    expect(entries(page)).to_have_count(4)
    expect(entries(page).first).to_contain_text(re.compile("^Runde, Klassisch: Wir"))

    page.goto("/")
    page.reload()
    expect(entries(page)).to_have_count(4)
    expect(entries(page).last).to_contain_text(SAID)
    entries(page).last.tap()
    page.wait_for_url(f"**{ANSWER}")
    scripted.expect_values({"cards": "D D 2 2"})
    scripted.expect_verdicts("Ja", "Ja", "Nein")


def test_at_most_ten_newest_first_and_none_twice(phone):
    ranks = ["4", "5", "6", "7", "8", "9", "10", "B", "D", "K", "A"]
    for rank in ranks:
        phone.goto(f"/meldung/?cards={rank}+{rank}+{rank}")
    kept = [f"/meldung/?cards={rank}+{rank}+{rank}" for rank in reversed(ranks)][:10]
    for path in ("/", "/runde/"):
        phone.goto(path)
        assert addresses(phone) == kept
    # The same again, written otherwise: it comes to the top.
    phone.goto("/meldung/?cards=777")
    again = "/meldung/?cards=7+7+7"
    assert addresses(phone) == [again, *(address for address in kept if address != again)]


def test_editing_an_earlier_computation_leaves_it_where_it_was(phone):
    tool = Tool(phone, script=True)
    phone.goto("/meldung/?cards=K+K+K")
    tool.enter({"cards": "K K K K"})
    expect(entries(phone)).to_have_count(2)
    tool.enter({"cards": "K K K K K"})
    expect(entries(phone).first).to_contain_text("Liegt K K K K K richtig?")
    # Passing by an earlier one does not take it away either.
    tool.enter({"cards": "K K K"})
    expect(entries(phone).first).to_contain_text("Liegt K K K richtig?")
    tool.enter({"cards": "K K"})
    expect(entries(phone).first).to_contain_text("Liegt K K richtig?")
    assert addresses(phone) == ["/meldung/?cards=K+K", "/meldung/?cards=K+K+K"]


def test_clearing_begins_a_new_computation(scripted):
    page = scripted.page
    scripted.enter({"cards": "K K K"})
    expect(entries(page)).to_have_count(1)
    page.get_by_role("link", name="Alles leeren").tap()
    scripted.enter({"cards": "D D D"})
    expect(entries(page)).to_have_count(2)


def test_history_is_deleted_at_once(phone):
    phone.goto(ANSWER)
    phone.goto("/")
    expect(entries(phone)).to_have_count(1)
    delete = phone.get_by_role("button", name="Verlauf löschen")
    delete.tap()
    expect(entries(phone)).to_have_count(0)
    expect(phone.locator("#ansage")).to_have_text("Verlauf gelöscht")
    expect(phone.get_by_role("button", name="Verlauf gelöscht")).to_be_focused()
    assert phone.evaluate(KEPT) == {}
    phone.reload()
    expect(phone.locator("#verlauf")).to_be_hidden()
    phone.goto("/meldung/?cards=K+K+K")
    expect(entries(phone)).to_have_count(1)
    expect(delete).to_be_visible()


def test_names_that_look_like_markup_stay_text(phone):
    phone.goto("/runde/?out=a&a-melded=275&a-name=%3Cimg+src%3Dx%3E")
    expect(entries(phone).first).to_contain_text("<img src=x>")
    assert history(phone).locator("img").count() == 0


def test_list_and_choice_are_accessible_in_light_and_dark(open_page):
    page = open_page(**{**PHONE, "device_scale_factor": 1}, reduced_motion="reduce")
    page.goto(ANSWER)
    page.goto("/")
    page.get_by_label("Wiener").check()
    expect(entries(page)).to_have_count(1)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert judge.axe(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth") == 360
    for target in (entries(page).first, page.get_by_role("button", name="Verlauf löschen")):
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44


@pytest.mark.parametrize("script", NO_STORAGE.values(), ids=NO_STORAGE.keys())
def test_without_storage_everything_else_works(open_page, script):
    page = open_page(**PHONE)
    page.add_init_script(script)
    page.goto("/meldung/")
    tool = Tool(page, script=True)
    tool.tap_keys("D D 2 2")
    tool.expect_verdicts("Ja", "Ja", "Nein")
    expect(page.get_by_role("status")).to_have_text("Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein.")
    expect(page.locator("#verlauf")).to_be_hidden()
    page.goto("/")
    expect(page.locator("#verlauf")).to_be_hidden()


def test_where_nothing_can_be_remembered_there_is_no_choice(open_page, phone_nojs):
    page = open_page(**PHONE)
    page.add_init_script(NO_STORAGE["absent"])
    for each in (page, phone_nojs):
        each.goto("/")
        expect(each.get_by_text("Die Fassungen und ihre Zeichen")).to_be_visible()
        expect(each.locator("#hervorheben")).to_be_hidden()
        expect(each.locator("#verlauf")).to_be_hidden()


# --- The version that stands out

FRAMED = """all => all.filter(each =>
  getComputedStyle(each).outlineStyle === 'solid').map(each => each.innerText)"""
# Address, what stands out there, and of the three what it is.
PLACES = {
    "example": ("/", ".beispiel .tri .urteil", ["Ja", "Ja", "Nein"]),
    "tiles": (ANSWER, ".u-name", ["K\nKlassisch", "W\nWiener", "A\nASS-Heft"]),
    "strip": (ANSWER, "#streifen .urteil", ["Ja", "Ja", "Nein"]),
    "disputes": ("/streitfragen/", ".fragen li:has(.tri > .k) .tri .urteil", None),
    "totals": (
        "/runde/?out=a&a-melded=275&a-red=1&b-melded=110&b-red=1",
        ".summe tr:first-child .zahl",
        None,
    ),
    "bar": ("/runde/?out=a&a-melded=275&a-red=1&b-melded=110&b-red=1", ".leiste b", None),
    "comparison": ("/vergleich/", "#verdeckt-total-mit-canasta .kurz", None),
    "point": ("/regeln/verdeckt-total-mit-canasta/", ".antworten .kurz", None),
}
LABELS = ("Klassisch", "Wiener", "ASS-Heft")


@pytest.mark.parametrize("name", PLACES)
def test_preferred_version_stands_out_and_order_stays(phone, name):
    path, selector, known = PLACES[name]
    phone.goto(path)
    before = phone.locator(selector).all_inner_texts()[:3]
    assert phone.locator(selector).evaluate_all(FRAMED) == []
    assert known in (None, before)
    for index, label in enumerate(LABELS):
        phone.goto("/")
        phone.get_by_label(label).check()
        phone.goto(path)
        phone.reload()
        assert phone.locator(selector).all_inner_texts()[:3] == before
        first = phone.locator(selector).evaluate_all(f"all => ({FRAMED})(all.slice(0, 3))")
        assert first == [before[index]]
    phone.goto("/")
    phone.get_by_label("keine").check()
    assert phone.evaluate(KEPT).get("fassung") is None
    phone.goto(path)
    assert phone.locator(selector).evaluate_all(FRAMED) == []


def test_choice_is_remembered_and_marked_as_soon_as_the_page_is_there(phone):
    phone.goto("/")
    choice = phone.get_by_role("group", name="Hervorheben")
    expect(choice.get_by_label("keine")).to_be_checked()
    choice.get_by_label("Wiener").check()
    expect(phone.locator("html")).to_have_attribute("data-fassung", "w")
    phone.reload()
    expect(choice.get_by_label("Wiener")).to_be_checked()
    # That nothing moves for it, should it come after the first paint: test_weight.py.
    phone.add_init_script("""document.addEventListener("DOMContentLoaded", () => {
      window.atFirst = document.documentElement.dataset.fassung; });""")
    phone.goto("/meldung/")
    assert phone.evaluate("() => atFirst") == "w"


def test_preferred_version_shows_with_forced_colours(open_page):
    page = open_page(**PHONE, forced_colors="active")
    page.goto("/")
    page.get_by_label("ASS-Heft").check()
    page.goto(ANSWER)
    assert page.locator(".u-name").evaluate_all(FRAMED) == ["A\nASS-Heft"]
