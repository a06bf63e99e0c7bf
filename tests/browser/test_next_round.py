"""From one round to the next on /runde/: names and scores go along until somebody has won."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.journeys import DISPUTED, EXACT, QUICK, Tool


@pytest.fixture(params=["phone", "phone_nojs"])
def tool(request: pytest.FixtureRequest) -> Tool:
    """The empty calculator, in quick mode, of a visitor with, and of one without JavaScript."""
    page: Page = request.getfixturevalue(request.param)
    page.goto("/runde/")
    return Tool(page, script=request.param == "phone")


def test_next_round_carries_names_and_scores(tool):
    tool.open_more()
    tool.enter({**QUICK, "a-name": "Anna & Uli", "a-score": "1000", "b-score": "-20"})
    tool.expect_totals("1.240", "620")
    expect(tool.page.locator(".weiter a")).to_have_count(1)
    tool.page.get_by_role("link", name="Nächste Runde").click()

    tool.expect_values({"a-name": "Anna & Uli", "b-name": "", "a-score": "2240", "b-score": "600"})
    tool.expect_values({"a-melded": "", "a-red": "", "b-red": ""})
    expect(tool.field("out")).to_have_count(0)
    expect(tool.page.locator("details.mehr", has_text="Mehr angeben")).to_have_attribute("open", "")
    expect(tool.page.get_by_role("radio", name="Anna & Uli")).to_be_visible()
    expect(tool.page.locator("#ergebnis h2")).to_have_text("Das Ergebnis steht hier")
    expect(tool.message("out")).to_be_empty()
    tool.expect_no_error()

    tool.enter(QUICK)
    tool.expect_totals("1.240", "620")
    expect(tool.page.locator("#ergebnis .summe .neben").first).to_contain_text("3.480")


def test_next_round_asks_which_version_you_play_where_scores_differ(tool):
    tool.enter(DISPUTED)
    tool.expect_table(["475", "275", "275"], ["210", "10", "10"])
    expect(tool.page.locator("#ergebnis")).to_contain_text("Warum verschieden?")
    links = tool.page.locator(".weiter a")
    expect(links).to_have_count(3)
    tool.page.get_by_role("link", name="Wiener", exact=True).click()
    tool.expect_values({"a-score": "275", "b-score": "10", "a-melded": ""})
    tool.expect_no_error()
    tool.page.go_back()
    tool.expect_values(DISPUTED)
    tool.page.get_by_role("link", name="Klassisch", exact=True).click()
    tool.expect_values({"a-score": "475", "b-score": "210", "a-melded": ""})


def test_next_round_stays_in_exact_mode(tool):
    tool.page.goto("/runde/?mode=exact")
    tool.enter(EXACT)
    tool.expect_totals("1.240", "620")
    tool.page.get_by_role("link", name="Nächste Runde").click()
    tool.expect_values({"a-score": "1240", "b-score": "620", "a-melds": "", "b-hand_cards": ""})
    tool.expect_no_error()


def test_target_reached_is_said(tool):
    tool.open_more()
    tool.enter({**QUICK, "a-score": "3755"})
    tool.expect_totals("1.240", "620")
    match = tool.page.locator("#ergebnis .hinweis", has_text="Spielstand")
    expect(match).to_contain_text("Ziel 5.000, noch nicht erreicht.")
    tool.enter({"a-score": "3.760"})
    expect(tool.message("a-score")).to_have_text("gelesen als 3.760")
    expect(match.locator("li")).to_contain_text(
        ["Ziel 5.000 erreicht, gewonnen: Wir."] * 3,
    )
    tool.page.get_by_role("link", name="Neue Partie").click()
    tool.expect_values({"a-score": "", "b-score": "", "a-melded": ""})
    tool.expect_no_error()


def test_names_are_shown_everywhere_while_they_are_typed(phone):
    page = phone
    page.goto("/runde/")
    scripted = Tool(page, script=True)
    scripted.open_more()
    scripted.enter(QUICK)
    scripted.expect_totals("1.240", "620")
    scripted.field("b-name").fill("Oma")
    expect(page.get_by_role("radio", name="Oma")).to_be_visible()
    expect(page.locator(".paar .partei").nth(1)).to_have_text("Oma")
    expect(page.locator("#ergebnis .summe tr", has_text="Oma")).to_contain_text("620")
    expect(page.locator("#leiste .namen")).to_contain_text("Oma")
