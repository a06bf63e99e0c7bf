"""A table comes along: from page to page by links alone, through forms, back, and to others."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import PATIENCE_MS, QUICK, Tool, assert_uncovered, box

TABLE = "1k.wild-w.letzte-a~Familie Börg"
QUERY = "t=1k.wild-w.letzte-a~Familie+B%C3%B6rg"
LINE = "Ihr spielt nach: Unser Tisch: Familie Börg ohne Tisch"
WAY = "ohne Tisch"
# In the header, in the footer, in the text; each on the page that the one before led to.
WALK = (
    ("header", "/vergleich/"),
    ("footer", "/streitfragen/"),
    ("main", "/streitfragen/joker-abwerfen/"),
    ("header", "/meldung/"),
    ("footer", "/spickzettel/"),
    ("header", "/runde/"),
)


def table_of(address: str) -> list[str]:
    return parse_qs(urlsplit(address).query).get("t", [])


def line(page: Page):
    return page.locator(".tischzeile")


def assert_at_table(page: Page) -> None:
    assert table_of(page.url) == [TABLE], page.url
    expect(line(page)).to_have_text(LINE)


def test_links_alone_lead_through_the_site_with_the_table(visitor: Tool) -> None:
    page = visitor.page
    page.goto(f"/?{QUERY}")
    # The script makes some addresses whole.
    for place, path in WALK:
        with page.expect_navigation():
            page.locator(f"{place} a[href*='{path}?']").first.click()
        assert urlsplit(page.url).path == path
        assert_at_table(page)


def test_a_computation_stays_at_the_table_and_goes_on_to_others(visitor: Tool, open_page) -> None:
    page = visitor.page
    page.goto(f"/meldung/?{QUERY}")
    visitor.enter({"cards": "DD22"})
    assert table_of(page.url) == [TABLE]
    shared = page.locator("[data-teilen]").get_attribute("data-teilen")
    assert shared == f"/meldung/?cards=D+D+2+2&{QUERY}"
    (target,) = parse_qs(urlsplit(page.locator("img.qr").get_attribute("src")).query)["ziel"]
    assert target == shared
    printed = page.locator("p.quelle.nur-druck").text_content()
    assert printed.endswith(shared)
    with page.expect_navigation():
        page.get_by_role("banner").get_by_role("link", name="Start").click()
    page.go_back()
    assert_at_table(page)
    visitor.expect_values({"cards": "DD22"})
    # Somebody else, from the code.
    other = open_page(**PHONE)
    other.goto(target)
    assert_at_table(other)
    expect(other.locator("#f-cards")).to_have_value("D D 2 2")


def test_the_search_keeps_the_table(visitor: Tool) -> None:
    page = visitor.page
    page.goto(f"/?{QUERY}")
    page.locator("#f-q").fill("joker")
    if visitor.script:
        page.wait_for_url("**/suche/?q=joker*", timeout=PATIENCE_MS)
    else:
        with page.expect_navigation():
            page.locator("#f-q").press("Enter")
    assert table_of(page.url) == [TABLE]
    hit = page.locator("#ergebnis a[href^='/']").first
    assert table_of(hit.get_attribute("href")) == [TABLE]


def test_without_the_table_everything_else_stays(visitor: Tool) -> None:
    page = visitor.page
    page.goto(f"/meldung/?{QUERY}")
    visitor.enter({"cards": "DD22"})
    with page.expect_navigation():
        page.get_by_role("link", name=WAY).click()
    assert table_of(page.url) == []
    expect(line(page)).to_have_count(0)
    visitor.expect_values({"cards": "DD22"})
    # What was computed at the table stays there.
    assert not page.locator("a[href*='t=1k']:not(#verlauf *)").count()


@pytest.mark.parametrize("width", [320, 360])
def test_the_line_is_one_tap_high_and_covers_nothing(open_page, width: int) -> None:
    page = open_page(**PHONE | {"viewport": {"width": width, "height": 640}})
    page.goto("/meldung/?t=1k~" + "W" * 30)
    assert box(line(page))["height"] == pytest.approx(44, abs=0.5)
    for link in line(page).get_by_role("link").all():
        assert_uncovered(link)
        rect = box(link)
        assert rect["height"] >= 44 - 0.5
        assert rect["width"] >= 44
        assert rect["x"] + rect["width"] <= width
    assert page.evaluate("() => document.documentElement.scrollWidth") <= width
    assert_uncovered(page.get_by_role("heading", level=1))


@pytest.mark.parametrize("name", ["Do", "W" * 30])
def test_the_way_out_is_at_the_edge_clear_of_the_name(phone: Page, name: str) -> None:
    phone.goto(f"/meldung/?t=1k~{name}")
    own, out = [box(link) for link in line(phone).get_by_role("link").all()]
    lead = box(line(phone).get_by_text("Ihr spielt nach:"))["x"]
    assert PHONE["viewport"]["width"] - out["x"] - out["width"] == pytest.approx(lead, abs=0.5)
    assert out["x"] - own["x"] - own["width"] >= 16


@pytest.mark.parametrize("path", ["/", "/unser-tisch/"])
def test_a_remembered_table_is_offered_one_tap_high(open_page, path: str) -> None:
    page = open_page(**PHONE | {"viewport": {"width": 320, "height": 640}})
    page.add_init_script(f"localStorage.setItem('tisch', '\"1k~{'W' * 30}\"')")
    page.goto(path)
    assert box(line(page))["height"] == pytest.approx(44, abs=0.5)
    for way in (line(page).get_by_role("link"), line(page).get_by_role("button")):
        assert_uncovered(way)
        rect = box(way)
        assert rect["height"] >= 44 - 0.5
        assert rect["width"] >= 44
        assert rect["x"] + rect["width"] <= 320
    line(page).get_by_role("button").click()
    expect(line(page)).to_have_text("W" * 30 + " ist vergessen.")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


# --- What the script does of it ---


def test_clearing_the_form_leaves_one_at_the_table(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto(f"/meldung/?cards=KKK&{QUERY}")
    phone.locator("[data-leeren]").click()
    tool.enter({"cards": "DD22"})
    assert table_of(phone.url) == [TABLE]


def test_the_round_is_counted_as_last_time_at_the_table_too(phone: Page) -> None:
    phone.goto(f"/runde/?{QUERY}")
    with phone.expect_navigation():
        phone.get_by_role("button", name="Genau").click()
    assert_at_table(phone)
    phone.goto(f"/runde/?{QUERY}")
    phone.wait_for_url(f"**/runde/?mode=exact&{QUERY}", timeout=PATIENCE_MS)
    with phone.expect_navigation():
        phone.get_by_role("banner").get_by_role("link", name="Start").click()
    with phone.expect_navigation():
        phone.get_by_role("banner").get_by_role("link", name="Runde").click()
    assert phone.url.endswith(f"/runde/?mode=exact&{QUERY}")


def test_what_was_computed_before_comes_along_to_the_table(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto("/runde/")
    tool.enter(QUICK)
    phone.goto("/meldung/?t=1w")
    tool.enter({"cards": "KKK"})
    phone.goto(f"/?{QUERY}")
    links = phone.get_by_role("region", name="Zuletzt gerechnet").get_by_role("link")
    kept = [table_of(link.get_attribute("href")) for link in links.all()]
    assert kept == [["1w"], [TABLE]]


def test_where_a_table_is_chosen_all_links_follow(phone: Page) -> None:
    phone.goto(f"/unser-tisch/?{QUERY}")
    phone.locator("#grund-w").click()
    expect(phone.locator("#grund-w[aria-current]")).to_be_attached()
    chosen = "1w.letzte-a~Familie Börg"
    assert table_of(phone.url) == [chosen]
    links = phone.locator(":is(header, footer) a").all()
    assert len(links) > 20
    assert {tuple(table_of(link.evaluate("link => link.href"))) for link in links} == {(chosen,)}


def test_the_device_remembers_a_table_until_it_is_told_to_forget(phone: Page) -> None:
    phone.goto("/")
    own = phone.locator("#euer-tisch")
    expect(own).to_have_count(0)
    phone.goto(f"/unser-tisch/?{QUERY}")
    phone.get_by_role("button", name="Auf diesem Gerät merken").click()
    expect(phone.get_by_role("button", name="Gemerkt", exact=True)).to_be_visible()
    phone.goto("/")
    # Nothing leads there by itself.
    assert table_of(phone.url) == []
    with phone.expect_navigation():
        own.get_by_role("link", name="Weiter an eurem Tisch: Familie Börg").click()
    assert_at_table(phone)
    # Above all else where a table begins, and only where none is.
    expect(own).to_have_count(0)
    phone.goto("/unser-tisch/")
    expect(phone.locator("main > :first-child").and_(own)).to_have_count(1)
    with phone.expect_navigation():
        own.get_by_role("link").click()
    assert table_of(phone.url) == [TABLE]
    phone.goto("/")
    own.get_by_role("button", name="Vergessen").click()
    expect(own).to_have_text("Familie Börg ist vergessen.")
    expect(own).to_be_focused()
    phone.goto("/")
    expect(phone.locator("html.js")).to_be_attached()
    expect(own).to_have_count(0)
    assert phone.evaluate("() => localStorage.getItem('tisch')") is None
