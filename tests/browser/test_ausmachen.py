"""/ausmachen/ on a phone: ask, read what is left and worth, go on; with and without JavaScript."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import Tool, assert_in_sight

# A canasta of kings lies there; three eights are melded, a nine is left to discard.
EIGHTS = {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K K K K K"}
# The whole hand at once, a canasta among it.
WHOLE = {"hand_cards": "K K K K K K K 8 8 8 9", "cards": "K K K K K K K, 8 8 8"}


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty tool of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/ausmachen/")
    return visitor


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty tool with its keypad."""
    phone.goto("/ausmachen/")
    return Tool(phone, script=True)


def test_quick_taps_show_the_verdicts_in_sight(scripted):
    page = scripted.page
    scripted.tap_keys("8 8 8 9 > 8 8 8 > K K K K K K K")
    scripted.expect_values(EIGHTS)
    scripted.expect_verdicts("Ja", "Ja", "Ja")
    for word in page.locator("#streifen .urteil").all():
        assert_in_sight(word)
    assert page.evaluate("() => scrollY") == 0
    scripted.expect_query(EIGHTS)


def test_answer_can_be_shared_and_reloaded(tool, open_page):
    everything = {**EIGHTS, "hand_cards": "8 8 8"}
    tool.enter(everything)
    tool.expect_verdicts("Ja", "Ja", "Nein")
    expect(tool.page.locator("#ergebnis")).to_contain_text("Es bleibt keine Karte.")
    tool.page.reload()
    tool.expect_values(everything)
    tool.expect_verdicts("Ja", "Ja", "Nein")

    other = open_page(**PHONE, java_script_enabled=tool.script)
    other.goto(tool.page.url)
    friend = Tool(other, tool.script)
    friend.expect_values(everything)
    friend.enter({"hand_cards": "8 8 8 9"})
    friend.expect_verdicts("Ja", "Ja", "Ja")
    left = other.locator("#ergebnis .lage").first
    expect(left).to_contain_text("Bleibt:")
    expect(left.get_by_role("img")).to_have_accessible_name("Neun")


def test_without_javascript_the_answer_is_in_sight_after_sending(phone_nojs):
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/ausmachen/")
    expect(phone_nojs.locator(".tasten")).to_be_hidden()
    tool.enter({**EIGHTS, "hand_cards": "8 8 8"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    for word in phone_nojs.locator("#ergebnis .u-kopf .urteil").all():
        assert_in_sight(word)


def test_bonus_is_told_with_its_rule_and_the_round_counts_the_same(tool):
    tool.enter(WHOLE | {"out_kind": "concealed_canasta"})
    tool.expect_verdicts("Ja", "Ja", "Ja")
    said = tool.page.locator("#ergebnis li.a .grund", has_text="Bonus:")
    expect(said).to_contain_text("Bonus: 1.000 insgesamt, gezählt als Hand-Canasta.")
    expect(said.get_by_role("link", name="Regelpunkt")).to_have_attribute(
        "href", "/regeln/verdeckt-total-mit-canasta/"
    )
    tool.page.get_by_role("link", name="Runde abrechnen").click()
    tool.page.wait_for_url("**/runde/?*")
    tool.expect_values({"out": "a", "out_kind": "concealed_canasta", "out_discard": "1"})
    scored = tool.page.locator("#ergebnis .posten").first.locator(".diff", has_text="Ausmachen")
    expect(scored.locator("td")).to_have_text(["200", "1.000", "1.000"])


def test_partner_and_players_are_asked_below(tool):
    more = tool.page.locator("details.mehr")
    expect(more).not_to_have_attribute("open", "")
    tool.open_more()
    tool.enter(EIGHTS | {"asked": "refused"})
    tool.expect_verdicts("Nein", "Nein", "Offen")
    tool.page.reload()
    expect(more).to_have_attribute("open", "")
    tool.enter({"players": "2"})
    expect(tool.message("asked").locator(".fehler")).to_contain_text("keinen Partner")


def test_hand_that_does_not_hold_the_melds_is_named_and_corrected(tool):
    tool.enter({**EIGHTS, "hand_cards": "8 8 9"})
    tool.expect_refused("cards", "Unter deinen Handkarten fehlt: 8.")
    tool.enter({"hand_cards": "8 8 8 9"})
    tool.expect_no_error()
    tool.expect_verdicts("Ja", "Ja", "Ja")


def test_melds_can_be_checked_by_themselves(tool):
    tool.enter(EIGHTS)
    tool.expect_verdicts("Ja", "Ja", "Ja")
    tool.page.locator("#ergebnis").get_by_role("link", name="Meldung prüfen").click()
    tool.page.wait_for_url("**/meldung/?*")
    tool.expect_values(
        {"cards": "8 8 8", "table": "K K K K K K K", "out_kind": "normal", "out_discard": "1"}
    )
    tool.expect_verdicts("Ja", "Ja", "Ja")


def test_start_page_and_rule_point_lead_there(tool):
    page = tool.page
    page.goto("/")
    page.locator(".aufgaben").get_by_role("link", name="Ausmachen?").click()
    expect(page.locator("h1")).to_have_text("Darf ich ausmachen?")
    page.goto("/regeln/partner-fragen/")
    page.get_by_role("link", name=re.compile("^Ausmachen: ")).first.click()
    tool.expect_verdicts("Nein", "Nein", "Offen")
