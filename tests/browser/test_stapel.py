"""/stapel/ on a phone: ask, look at the ways, go on to the meld; with and without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import Tool, assert_in_sight

# Two queens beside the queen on top; the party has melded.
PAIR = {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"}
# 3 kings and 3 aces: 30 + 60 = 90, just what is asked for at 1,500 in two of the versions.
OPENING = {"top": "K", "hand_cards": "K K A A A 5 9", "score": "1500"}


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty tool of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/stapel/")
    return visitor


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty tool with its keypad."""
    phone.goto("/stapel/")
    return Tool(phone, script=True)


def test_quick_taps_show_the_verdicts_in_sight(scripted):
    page = scripted.page
    # The field for one card passes on by itself.
    scripted.tap_keys("D D D 9 8 5 > K K K")
    scripted.expect_values(PAIR)
    scripted.expect_verdicts("Ja", "Ja", "Ja")
    for word in page.locator("#streifen .urteil").all():
        assert_in_sight(word)
    assert_in_sight(page.get_by_text("Ist der Stapel eingefroren?"))
    assert_in_sight(page.locator("[data-taste-weg]"))
    assert page.evaluate("() => scrollY") == 0
    names = page.locator("#gelesen").get_by_role("img")
    expect(names.nth(0)).to_have_accessible_name("Dame")
    expect(names.nth(1)).to_have_accessible_name("Dame, Dame, Neun, Acht, Fünf")
    scripted.expect_query(PAIR)


def test_top_card_is_replaced_and_a_hand_takes_no_new_meld(scripted):
    page = scripted.page
    scripted.tap_keys("K")
    expect(page.locator("[data-taste-neue]")).to_be_disabled()
    page.get_by_role("button", name="Kartentasten für: Oberste Karte").tap()
    scripted.tap_keys("A 5")
    scripted.expect_values({"top": "A", "hand_cards": "5"})


def test_answer_can_be_shared_and_reloaded(tool, open_page):
    tool.enter(PAIR | {"frozen": "wild"})
    tool.expect_verdicts("Ja", "Ja", "Ja")
    tool.expect_query(PAIR | {"frozen": "wild"})
    tool.page.reload()
    tool.expect_values(PAIR | {"frozen": "wild"})
    tool.enter({"hand_cards": "D 2 9 8 5"})
    tool.expect_verdicts("Nein", "Nein", "Nein")
    tool.enter({"frozen": "unknown"})
    tool.expect_verdicts("Offen", "Offen", "Offen")

    other = open_page(**PHONE, java_script_enabled=tool.script)
    other.goto(tool.page.url)
    friend = Tool(other, tool.script)
    friend.expect_values({"top": "D", "hand_cards": "D 2 9 8 5", "frozen": "unknown"})
    friend.expect_verdicts("Offen", "Offen", "Offen")


def test_without_javascript_the_answer_is_in_sight_after_sending(phone_nojs):
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/stapel/")
    expect(phone_nojs.locator(".tasten")).to_be_hidden()
    tool.enter(PAIR | {"hand_cards": "D 2 9 8 5"})
    tool.expect_verdicts("Ja", "Ja", "Offen")
    for word in phone_nojs.locator("#ergebnis .u-kopf .urteil").all():
        assert_in_sight(word)


def test_best_way_shows_its_cards_and_the_others_are_folded(tool):
    tool.enter(PAIR)
    tool.expect_verdicts("Ja", "Ja", "Ja")
    said = tool.page.locator("#ergebnis li.w")
    expect(said.locator("strong").first).to_have_text("Natürliches Paar")
    expect(said.get_by_role("img")).to_have_accessible_name("Dame, Dame")
    others = said.locator("details")
    expect(others.get_by_text("Von D liegt bei euch keine Meldung.")).to_be_hidden()
    others.locator("summary").click()
    expect(others.get_by_text("Von D liegt bei euch keine Meldung.")).to_be_visible()
    expect(others.get_by_text("Auf der Hand fehlt dir dazu eine wilde Karte.")).to_be_visible()


def test_first_meld_leads_on_to_its_check(tool):
    tool.enter(OPENING)
    tool.expect_verdicts("Ja", "Ja", "Offen")
    said = tool.page.locator("#ergebnis li.k")
    expect(said).to_contain_text("90 Punkte, Minimum 90")
    said.get_by_role("link", name="Meldung prüfen").first.click()
    tool.page.wait_for_url("**/meldung/?*")
    tool.expect_values({"cards": "A A A, K K K", "top": "K", "score": "1500", "first": ""})
    tool.expect_verdicts("Ja", "Ja", "Offen")
    tool.page.go_back()
    tool.expect_values(OPENING)


def test_empty_stock_tells_the_duty_or_the_end(tool):
    tool.open_more()
    fits = {"top": "D", "hand_cards": "9 8 5 4", "table": "D D D", "stock": "empty"}
    tool.enter(fits)
    tool.expect_verdicts("Ja", "Ja", "Offen")
    said = tool.page.locator("#ergebnis li.k")
    duty = said.locator(".grund", has_text="Du musst ihn nehmen.")
    expect(duty.get_by_role("link", name="Regelpunkt")).to_have_attribute(
        "href", "/regeln/stock-leer-pflicht/"
    )
    if not tool.script:
        # The questions that are answered stand open.
        expect(tool.page.locator("details.mehr")).to_have_attribute("open", "")
    tool.enter({"frozen": "wild"})
    tool.expect_verdicts("Nein", "Nein", "Nein")
    expect(said).to_contain_text("Du kannst ihn nicht nehmen: Damit endet die Runde.")
    expect(tool.page.locator("#ergebnis li.a")).to_contain_text("schreibt jede Partei −100")


def test_what_blocks_comes_first_and_the_ways_stay_folded(tool):
    tool.enter({"top": "9", "hand_cards": "9 9 8 5", "table": "9 9 9 9 2 2 2"})
    blocked = tool.page.locator("#ergebnis li.w")
    expect(blocked.locator(".grund").first).to_contain_text("Das sperrt den Stapel.")
    expect(blocked.get_by_text(re.compile("^Wege ohne diese Sperre: Ja"))).to_be_visible()
    expect(blocked.get_by_text("Natürliches Paar")).to_be_hidden()


def test_error_is_said_beside_the_field_and_goes_when_corrected(tool):
    tool.enter({"top": "D D", "hand_cards": "D D 9 8 5", "table": "KKK"})
    tool.expect_refused("top", "genau eine Karte")
    expect(tool.page.locator("#streifen")).to_contain_text("Noch kein Urteil")
    tool.enter({"top": "D"})
    tool.expect_no_error()
    tool.expect_verdicts("Ja", "Ja", "Ja")


def test_start_page_and_rule_point_lead_there(tool):
    page = tool.page
    page.goto("/")
    tiles = page.locator(".aufgaben a").all()
    assert len(tiles) == 8
    # Every tool and the comparison are on the first screen; what is for later may lie below.
    for tile in tiles[:6]:
        assert_in_sight(tile)
    page.get_by_role("link", name="Stapel nehmen?").first.click()
    expect(page.locator("h1")).to_have_text("Darf ich den Stapel nehmen?")
    page.goto("/regeln/sperre-fertiger-canasta/")
    page.get_by_role("link", name=re.compile("^Stapel nehmen: ")).first.click()
    tool.expect_verdicts("Ja", "Nein", "Offen")
