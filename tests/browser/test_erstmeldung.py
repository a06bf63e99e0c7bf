"""/erstmeldung/ on a phone: find a first meld and check it; with and without JavaScript."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import Tool, assert_in_sight

# K K K 2 counts 30 + 20 = 50, with D D 2 instead 30 + 40 = 70; the top king may not count in A.
HAND = {"hand_cards": "K K D D 9 8 2", "top": "K"}


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty tool of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/erstmeldung/")
    return visitor


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty tool with its keypad."""
    phone.goto("/erstmeldung/")
    return Tool(phone, script=True)


def test_quick_taps_show_the_verdicts_in_sight(scripted):
    page = scripted.page
    scripted.tap_keys("K K D D 9 8 2 > K")
    scripted.expect_values(HAND)
    scripted.expect_verdicts("Ja", "Ja", "Ja")
    for word in page.locator("#streifen .urteil").all():
        assert_in_sight(word)
    assert_in_sight(page.locator("[data-taste-weg]"))
    assert page.evaluate("() => scrollY") == 0
    scripted.expect_query(HAND)


def test_first_meld_is_found_and_checked(tool):
    page = tool.page
    tool.enter(HAND)
    tool.expect_verdicts("Ja", "Ja", "Ja")
    found = page.locator("#ergebnis .funde section")
    expect(found.locator("h3")).to_have_text(["KW Klassisch und Wiener", "A ASS-Heft"])
    agreed, booklet = found.nth(0).locator(".wege li"), found.nth(1).locator(".wege li")
    expect(agreed).to_have_count(2)
    expect(agreed.nth(0)).to_contain_text("50 Punkte")
    expect(agreed.nth(1)).to_contain_text("70 Punkte")
    expect(booklet.nth(0)).to_contain_text(
        "Ob die Stapelkarte zählt, ist offen; ohne sie fehlen 10."
    )
    expect(booklet.nth(1).locator(".urteil")).to_have_count(0)

    agreed.nth(1).get_by_role("link").click()
    page.wait_for_url("**/meldung/?*")
    tool.expect_values({"cards": "K K K, D D 2", "top": "K", "score": "", "first": ""})
    tool.expect_verdicts("Ja", "Ja", "Ja")
    page.go_back()
    tool.expect_values(HAND)
    booklet.nth(0).get_by_role("link").click()
    page.wait_for_url("**/meldung/?*")
    tool.expect_values({"cards": "K K K 2", "top": "K"})
    tool.expect_verdicts("Ja", "Ja", "Offen")


def test_answer_can_be_shared_and_reloaded(tool, open_page):
    typed = {"hand_cards": "K K K D D D", "score": "1500"}
    tool.enter(typed)
    tool.expect_verdicts("Nein", "Nein", "Offen")
    tool.expect_query(typed)
    tool.page.reload()
    tool.expect_values(typed)
    tool.expect_verdicts("Nein", "Nein", "Offen")
    other = open_page(**PHONE, java_script_enabled=tool.script)
    other.goto(tool.page.url)
    friend = Tool(other, tool.script)
    friend.expect_values(typed)
    friend.expect_verdicts("Nein", "Nein", "Offen")


def test_what_is_missing_and_what_does_not_count_is_said(tool):
    result = tool.page.locator("#ergebnis")
    tool.enter({"hand_cards": "5 5 5 5 5 5 5 9 8"})
    tool.expect_verdicts("Nein", "Nein", "Nein")
    expect(result.locator(".wege li")).to_have_count(1)
    expect(result.locator(".wege li")).to_contain_text("35 Punkte")
    expect(result.locator("li.k")).to_contain_text("15 fehlen: Bei 0 bis 1.495 Punkten")
    expect(result).to_contain_text("Boni zählen nicht.")
    expect(result).to_contain_text("die Karten darunter nicht.")
    expect(result).to_contain_text("Rote Dreien sind Bonus")
    expect(result).to_contain_text("Im Minus braucht ihr 15.")
    tool.enter({"hand_cards": "5 5 5 5 5 5 5 9 8", "score": "1450"})
    expect(result).to_contain_text(
        "Klassisch und Wiener: Bei 1.500 bis 2.995 Punkten braucht ihr 90."
    )


def test_error_is_said_beside_the_field_and_goes_when_corrected(tool):
    tool.enter({"hand_cards": "K K K 2 4 X"})
    tool.expect_refused("hand_cards", "„X“ kenne ich nicht.")
    expect(tool.page.locator("#streifen")).to_contain_text("Noch kein Urteil")
    tool.enter({"hand_cards": "K K K 2 4 4"})
    tool.expect_no_error()
    tool.expect_verdicts("Ja", "Ja", "Ja")


def test_pile_start_page_and_rule_point_lead_on(tool):
    page = tool.page
    tool.enter(HAND)
    page.get_by_role("link", name="Darf ich den Stapel nehmen?").click()
    page.wait_for_url("**/stapel/?*")
    tool.expect_values(HAND)
    page.goto("/")
    page.locator(".aufgaben").get_by_role("link", name="Erstmeldung finden").click()
    expect(page.locator("h1")).to_have_text("Womit komme ich heraus?")
    page.goto("/regeln/erstmeldung-was-zaehlt/")
    page.get_by_role("link", name="Erstmeldung finden: sieben Fünfen").click()
    tool.expect_verdicts("Nein", "Nein", "Nein")
