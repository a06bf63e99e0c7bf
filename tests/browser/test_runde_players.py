"""/runde/ with three and six players on a phone, with and without JavaScript."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.journeys import QUICK, Tool, assert_in_sight, box

# R24: a took the pile, b and c are partners, c goes out. Cards 70+30, 50+40, 40; hands 25 and 15.
EACH_FOR_HIMSELF = {
    "a-natural": "1",
    "a-melded": "100",
    "a-red": "1",
    "a-hand": "25",
    "b-mixed": "1",
    "b-melded": "90",
    "b-red": "2",
    "b-hand": "15",
    "c-melded": "40",
    "c-red": "1",
    "out": "c",
}


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty calculator, in quick mode, of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/runde/")
    return visitor


def choose(tool: Tool, group: str, number: str) -> None:
    """Presses one of the buttons that change which fields there are."""
    button = tool.page.get_by_role("group", name=group).get_by_role("button", name=number)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def test_a_round_of_three_both_ways(tool):
    page = tool.page
    choose(tool, "Spieler", "3")
    tool.expect_no_error()
    tool.enter({**EACH_FOR_HIMSELF, "solo": "a"})
    # K pair: 130 + 300 + 100 - 15 = 515 and 200 or 100 for the own red threes
    tool.expect_table(["675", "675", "675"], ["715", "575", "575"], ["615", "40", "40"])
    expect(page.locator("#ergebnis")).to_contain_text("Allein: Wir. Zusammen: Gegner und Dritte.")
    tool.expect_no_error()

    # Nobody took the pile: the one who goes out is alone. Pair: 190+500+300-40 = 950, red threes
    # +100 and +200; c: 40+100+100 = 240
    tool.enter({"solo": ""})
    tool.expect_table(["1.050", "675", "675"], ["1.150", "575", "575"], ["240", "40", "40"])
    # The stock ran out: each for himself. K: 675, 575, 40+100; A 100 less for each
    tool.enter({"out": "none"})
    tool.expect_table(["675", "675", "575"], ["575", "575", "475"], ["140", "−60", "−160"])
    expect(page.locator("#leiste")).to_contain_text("675")


def test_the_number_of_players_keeps_mode_and_input(tool):
    tool.enter(QUICK)
    tool.expect_totals("1.240", "620")
    choose(tool, "Spieler", "3")
    tool.expect_values({"a-melded": "275", "b-red": "3", "c-melded": ""})
    tool.page.get_by_role("button", name="Genau").click()
    expect(tool.field("c-melds")).to_be_visible()
    choose(tool, "Spieler", "6")
    expect(tool.field("c-melds")).to_be_visible()
    expect(tool.field("solo")).to_have_count(0)
    choose(tool, "Parteien", "zwei")
    expect(tool.field("c-melds")).to_have_count(0)
    tool.page.get_by_role("button", name="Schnell").click()
    tool.expect_values({"a-melded": "275", "b-red": "3"})
    choose(tool, "Spieler", "4")
    tool.expect_totals("1.240", "620")
    assert len(re.findall("players=", tool.page.url)) <= (1 if tool.script else 2)


def test_three_parties_fit_beside_each_other(phone):
    tool = Tool(phone, script=True)
    phone.goto("/runde/?players=3&a-name=Christiane&c-name=Maximilian")
    tool.enter(EACH_FOR_HIMSELF)
    tool.expect_table(["1.050", "675", "675"], ["1.150", "575", "575"], ["240", "40", "40"])
    bar = phone.locator("#leiste")
    assert_in_sight(bar)
    for text in ("1.050", "1.150", "240", "Christiane", "Gegner", "Maximilian"):
        assert_in_sight(bar.get_by_text(text, exact=True))
    figures = [box(tool.field(f"{seat}-melded")) for seat in "abc"]
    assert len({round(figure["y"]) for figure in figures}) == 1
    assert min(figure["width"] for figure in figures) >= 88
    for seat in "abc":
        for button in (
            *(f'.zaehler:has([name="{seat}-red"]) [data-schritt="{step}"]' for step in ("-1", "1")),
            f'.punkte:has([name="{seat}-melded"]) [data-plus]',
        ):
            size = box(phone.locator(button))
            assert min(size["width"], size["height"]) >= 44


def test_clearing_keeps_the_number_of_players(phone):
    tool = Tool(phone, script=True)
    phone.goto("/runde/?players=3")
    tool.enter(EACH_FOR_HIMSELF)
    phone.get_by_role("link", name="Alles leeren").click()
    tool.expect_values({"a-melded": "", "c-melded": ""})
    expect(phone.locator("#ergebnis h2")).to_have_text("Das Ergebnis steht hier")
    expect(phone.locator("input[name=players]")).to_have_value("3")
    phone.get_by_role("button", name="Rückgängig").click()
    tool.expect_values({"a-melded": "100", "c-melded": "40"})
    tool.expect_table(["1.050", "675", "675"], ["1.150", "575", "575"], ["240", "40", "40"])


def test_six_red_threes_of_six_players(tool):
    choose(tool, "Spieler", "6")
    tool.enter({"out": "a", "a-natural": "2", "a-melded": "140", "a-red": "6"})
    tool.expect_table(["1.240"] * 3, ["0"] * 3, ["0"] * 3)
    expect(tool.page.locator("#ergebnis .summe")).to_contain_text("ohne rote Dreien")
    tool.enter({"b-red": "1"})
    tool.expect_refused("b-red", "7 rote Dreien, es gibt 6")
