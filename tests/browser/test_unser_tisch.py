"""A table is set up on a phone, by taps on links, with and without JavaScript."""

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import QUICK, Tool, assert_in_sight, box

# The base, the five rows that are to be settled first, two house variants, one tap each.
CHOICES = (
    "row-wild-w",
    "row-rot-w",
    "row-verdeckt-k",
    "row-letzte-a",
    "row-stock-a",
    "haus-wildcanasta-2000",
    "haus-ziel-7500",
)
AGREED = "1k.wild-w.rot-w.letzte-a.stock-a.wildcanasta-2000.ziel-7500~Familie Berg"
MOST_TAPS = 12
HTMX = re.compile(r"htmx[^/]*\.js")
MIXED = "/unser-tisch/?t=1k.wild-w"


def table(page: Page) -> str:
    """The table that the address carries."""
    return parse_qs(urlsplit(page.url).query)["t"][0]


def agree(page: Page, choice: str) -> None:
    """Taps an option, and waits until it is the chosen one."""
    option = page.locator(f"#{choice}")
    option.tap()
    expect(page.locator(f"#{choice}[aria-current]")).to_be_visible()


def test_a_table_is_set_up_in_twelve_taps(visitor: Tool) -> None:
    page = visitor.page
    taps = 0
    page.goto("/")
    page.locator("main").get_by_role("link", name="Unser Tisch").tap()
    page.locator(".grundlagen .k a").tap()
    taps += 2
    for choice in CHOICES:
        agree(page, choice)
        taps += 1
    page.locator("#f-name").tap()
    page.locator("#f-name").fill("  Familie   Berg ")
    page.locator("#b-name").tap()
    taps += 2
    assert taps <= MOST_TAPS
    expect(page.locator("h1")).to_have_accessible_name("Familie Berg")
    page.wait_for_url(re.compile(r"~Familie"))
    expect(page).to_have_title("Unser Tisch: Familie Berg · Canasta am Tisch")
    assert table(page) == AGREED
    chosen = page.locator(".optionen [aria-current], .chips [aria-current]")
    for choice in CHOICES:
        expect(chosen.and_(page.locator(f"#{choice}"))).to_have_count(1)
    # The base, a way to play for each row, and whether each house variant holds.
    assert chosen.count() == 1 + 25 + 6


def test_a_round_and_a_sheet_follow_the_table_wherever_its_address_is_opened(
    visitor: Tool, open_page: Callable[..., Page]
) -> None:
    page = visitor.page
    page.goto("/unser-tisch/?t=1k~Familie+Berg")
    agree(page, "haus-rotplus-5")
    page.locator("#fertig").get_by_role("link", name="Runde abrechnen").tap()
    page.wait_for_url("**/runde/?**")
    visitor.enter(QUICK)
    # 1.240 and 620 by every version; and 5 for each of one red three and of three.
    expect(page.locator("#ergebnis .summe .zahl.t")).to_have_text(["1.245", "635"])
    # The line above every page leads back to the table, and from there to its sheet.
    page.get_by_role("link", name="Familie Berg").first.tap()
    page.wait_for_url("**/unser-tisch/?**")
    address = page.url
    page.get_by_role("link", name="Spickzettel drucken").first.tap()
    expect(page.locator("h1")).to_contain_text("Familie Berg")

    elsewhere = open_page(**PHONE)
    elsewhere.goto(address)
    expect(elsewhere.locator("#haus-rotplus-5[aria-current]")).to_be_visible()


def test_what_was_tapped_stays_in_place_and_keeps_the_focus(phone: Page) -> None:
    phone.goto(MIXED)
    option = phone.locator("#row-stock-a")
    option.scroll_into_view_if_needed()
    before = box(option)
    agree(phone, "row-stock-a")
    expect(option).to_be_focused()
    assert box(option) == pytest.approx(before, abs=1)
    # A clash is told above all that can be chosen, and moves nothing of it.
    agree(phone, "row-letzte-a")
    expect(phone.locator("#h-clash")).to_be_attached()
    expect(phone.locator("#row-letzte-a")).to_be_focused()
    assert_in_sight(phone.locator("#row-letzte-a"))
    expect(phone.locator("#ansage")).to_have_text(
        "Klassisch, 1 Regel nach Wiener, 2 Regeln nach ASS-Heft. Nicht alles passt zusammen."
    )
    # One way back leads out, however many were tapped.
    phone.go_back()
    expect(phone).to_have_url("about:blank")


def test_a_way_out_of_a_clash_leaves_the_focus_at_its_row(phone: Page) -> None:
    phone.goto("/unser-tisch/?t=1k.hand-a")
    title = phone.locator("#h-row-verdeckt")
    title.scroll_into_view_if_needed()
    phone.locator("#row-verdeckt .chips a").tap()
    expect(phone.locator("#row-verdeckt .problem")).to_have_count(0)
    expect(phone.locator("#row-verdeckt-a")).to_be_focused()
    assert table(phone) == "1k.hand-a.letzte-a"


def test_what_was_unfolded_stays_unfolded(phone: Page) -> None:
    phone.goto(MIXED)
    phone.get_by_text("Zug und Stapel").tap()
    agree(phone, "row-freier-stapel-w")
    # Nothing of its own is left in the chapter, and it still stands open.
    agree(phone, "row-freier-stapel-k")
    assert table(phone) == "1k.wild-w"


def test_without_a_script_a_choice_leads_back_to_its_row(phone_nojs: Page) -> None:
    page = phone_nojs
    page.goto(MIXED)
    agree(page, "row-stock-a")
    assert_in_sight(page.locator("#row-stock h3"))


def test_the_keyboard_alone_chooses(desktop: Page) -> None:
    desktop.goto(MIXED)
    desktop.locator("#row-letzte-k").focus()
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#row-letzte-a")).to_be_focused()
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#row-letzte-a[aria-current]")).to_be_focused()
    desktop.locator("#f-ziel").fill("6.000")
    desktop.keyboard.press("Enter")
    expect(desktop.locator("#haus-ziel-6000[aria-current]")).to_be_visible()
    assert table(desktop) == "1k.wild-w.letzte-a.ziel-6000"


def test_a_target_that_is_none_is_said_at_its_field(visitor: Tool) -> None:
    page = visitor.page
    page.goto(MIXED)
    page.locator("#f-ziel").fill("7777")
    page.locator("#b-ziel").tap()
    said = page.locator("#m-ziel .fehler")
    expect(said).to_contain_text("durch 5 teilbar")
    expect(page.locator("#f-ziel")).to_have_value("7777")
    expect(page.locator("#f-ziel")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#f-ziel")).to_be_focused()


def test_what_is_typed_goes_with_the_next_tap(phone: Page) -> None:
    phone.goto(MIXED)
    phone.locator("#f-name").fill("Berg")
    phone.locator("#f-ziel").fill("6000")
    agree(phone, "row-letzte-a")
    assert table(phone) == "1k.wild-w.letzte-a.ziel-6000~Berg"
    # What is no target is said, and the tap holds all the same.
    phone.locator("#f-ziel").fill("7777")
    agree(phone, "row-stock-a")
    expect(phone.locator("#m-ziel .fehler")).to_be_attached()
    expect(phone.locator("#f-ziel")).to_have_value("7777")


def test_a_form_that_is_left_sends_itself(desktop: Page) -> None:
    desktop.goto(MIXED)
    desktop.locator("#f-name").fill("Berg")
    desktop.locator("#h-fuenf").click()
    expect(desktop.locator("h1")).to_have_accessible_name("Berg")
    desktop.locator("#f-ziel").fill("6000")
    desktop.keyboard.press("Tab")
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#haus-ziel-6000[aria-current]")).to_be_visible()
    assert table(desktop) == "1k.wild-w.ziel-6000~Berg"


def test_what_is_typed_before_an_answer_comes_stays(phone: Page) -> None:
    held: list[Route] = []
    phone.goto(MIXED)
    agree(phone, "row-rot-a")
    phone.route(
        "**/unser-tisch/?**", lambda route: route.continue_() if held else held.append(route)
    )
    with phone.expect_request("**/unser-tisch/?**"):
        phone.locator("#row-letzte-a").tap()
    phone.locator("#f-name").fill("Berg")
    held[0].continue_()
    expect(phone.locator("#row-letzte-a[aria-current]")).to_be_visible()
    expect(phone.locator("#f-name")).to_have_value("Berg")
    agree(phone, "row-stock-w")
    assert table(phone) == "1k.wild-w.rot-a.letzte-a.stock-w~Berg"


def test_where_htmx_never_comes_a_choice_is_a_link(phone: Page, trouble) -> None:
    phone.route(HTMX, lambda route: route.abort())
    phone.goto(MIXED)
    phone.locator("#f-name").fill("Berg")
    agree(phone, "row-letzte-a")
    assert table(phone) == "1k.wild-w.letzte-a~Berg"
    assert all("ERR_FAILED" in said for said in trouble.take())


def test_taps_faster_than_answers_lose_nothing(phone: Page) -> None:
    held: list[Route] = []
    phone.goto(MIXED)
    agree(phone, "row-rot-a")
    # The first answer is held back, the one after it is not.
    phone.route(
        "**/unser-tisch/?**", lambda route: route.continue_() if held else held.append(route)
    )
    with phone.expect_request("**/unser-tisch/?**"):
        phone.locator("#row-letzte-a").tap()
    phone.locator("#row-stock-w").tap()
    held[0].continue_()
    expect(phone.locator("#row-stock-w[aria-current]")).to_be_visible()
    assert table(phone) == "1k.wild-w.rot-a.letzte-a.stock-w"


def test_a_tap_before_htmx_is_there_waits_for_it(phone: Page) -> None:
    held: list[Route] = []
    phone.route(HTMX, lambda route: held.append(route))
    phone.goto(MIXED)
    phone.evaluate("() => { window.same = true; }")
    with phone.expect_request(HTMX):
        phone.locator("#row-letzte-a").tap()
    held[0].continue_()
    expect(phone.locator("#row-letzte-a[aria-current]")).to_be_visible()
    assert phone.evaluate("() => window.same")
