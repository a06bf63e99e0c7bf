"""/runde/ on a phone: count a round, correct it, share it, play on; with and without JavaScript."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import DISPUTED, EXACT, QUICK, Tool, assert_in_sight

# Whether a field ends above the keypad.
ABOVE_KEYS = """(id) => document.getElementById(id).getBoundingClientRect().bottom
  <= document.querySelector(".tastatur").getBoundingClientRect().top"""


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty calculator, in quick mode, of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/runde/")
    return visitor


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty calculator with its steppers."""
    phone.goto("/runde/")
    return Tool(phone, script=True)


def more(tool: Tool, name: str) -> Locator:
    """The plus of a stepper."""
    return tool.page.locator(f'.zaehler:has([name="{name}"]) [data-schritt="1"]')


def less(tool: Tool, name: str) -> Locator:
    """The minus of a stepper."""
    return tool.page.locator(f'.zaehler:has([name="{name}"]) [data-schritt="-1"]')


def switch(tool: Tool, mode: str) -> None:
    """Goes over to the other way of entering, and waits until it is there."""
    button = tool.page.get_by_role("button", name=mode, exact=True)
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")


def assert_json_totals(tool: Tool, ours: int, theirs: int) -> None:
    for version in tool.json()["variants"].values():
        totals = [party["total"] for party in version["parties"].values()]
        assert totals == [ours, theirs]


def test_exact_round_by_tapping_and_typing(scripted):
    page = scripted.page
    switch(scripted, "Genau")
    scripted.tap_keys("A A A A A A A , 6 6 6 6 6 2 Jo , K K K K")
    scripted.tap_keys("> D 4 2")
    scripted.tap_keys("> 9 9 9 9 9 9 2 , B B B >")
    scripted.field("b-hand_cards").fill("K A Jo 5 7")
    more(scripted, "a-red").tap()
    for _ in range(3):
        more(scripted, "b-red").tap()
    page.get_by_role("radio", name="Wir").check()

    scripted.expect_totals("1.240", "620")
    scripted.expect_no_error()
    scripted.expect_values(
        {
            "a-melds": "A A A A A A A, 6 6 6 6 6 2 Jo, K K K K",
            "a-hand_cards": "D 4 2",
            "b-melds": "9 9 9 9 9 9 2, B B B",
            "a-red": "1",
            "b-red": "3",
        }
    )
    expect(page.locator("#gelesen-a-melds").get_by_role("img")).to_have_count(3)
    expect(page.locator("#gelesen-b-hand").get_by_role("img")).to_have_accessible_name(
        "Ass, König, Sieben, Fünf, Joker"
    )
    assert_in_sight(page.locator("#leiste"))
    assert_json_totals(scripted, 1240, 620)


def test_quick_round_by_tapping_and_typing(scripted):
    page = scripted.page
    for name in ("a-natural", "a-mixed", "a-red", "b-mixed", *["b-red"] * 3):
        more(scripted, name).tap()
    scripted.enter({"a-melded": "275", "a-hand": "35", "b-melded": "110", "b-hand": "90"})
    page.get_by_role("radio", name="Wir").check()

    scripted.expect_totals("1.240", "620")
    scripted.expect_no_error()
    scripted.expect_query(QUICK)
    assert_in_sight(page.locator("#leiste"))
    assert_json_totals(scripted, 1240, 620)


def test_without_javascript_the_same_round_in_both_modes(phone_nojs):
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/runde/")
    expect(more(tool, "a-red")).to_be_hidden()
    tool.enter(QUICK)
    tool.expect_totals("1.240", "620")
    assert_in_sight(phone_nojs.locator("#ergebnis .summe .zahl").first)
    assert_json_totals(tool, 1240, 620)

    phone_nojs.goto("/runde/?mode=exact")
    expect(phone_nojs.locator(".tasten")).to_be_hidden()
    tool.enter(EXACT)
    tool.expect_totals("1.240", "620")
    tool.expect_values(EXACT)
    assert_json_totals(tool, 1240, 620)


@pytest.mark.parametrize(
    ("address", "values"),
    [("/runde/", QUICK), ("/runde/?mode=exact", EXACT)],
    ids=["quick", "exact"],
)
def test_round_can_be_shared_reloaded_and_left(tool, open_page, address, values):
    tool.page.goto(address)
    before = {name: value for name, value in values.items() if name != "b-red"}
    tool.enter(before)
    tool.expect_totals("1.240", "320")
    tool.enter({"b-red": "3"})
    tool.expect_totals("1.240", "620")
    mode = {"mode": "exact"} if values is EXACT else {}
    tool.expect_query({**mode, **values})

    tool.page.reload()
    tool.expect_values(values)
    tool.expect_totals("1.240", "620")
    friend = Tool(open_page(**PHONE, java_script_enabled=tool.script), tool.script)
    friend.page.goto(tool.page.url)
    friend.expect_values(values)
    friend.expect_totals("1.240", "620")

    tool.page.go_back()
    if tool.script:
        # One entry in the history for one computation, however long the typing takes.
        tool.expect_query(mode)
        tool.expect_values({name: "" for name in values if name != "out"})
        expect(tool.page.locator("#leiste")).to_contain_text("Hier steht dann")
    else:
        tool.expect_totals("1.240", "320")
        tool.expect_values({**before, "b-red": ""})
    tool.page.go_forward()
    tool.expect_totals("1.240", "620")
    tool.expect_values(values)


def test_share_button_copies_text_and_address(scripted, open_page):
    scripted.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    scripted.page.goto("/runde/?mode=exact")
    scripted.enter(EXACT)
    scripted.expect_totals("1.240", "620")
    scripted.page.get_by_role("button", name="Teilen").tap()
    expect(scripted.page.get_by_role("button", name="Text und Adresse kopiert")).to_be_visible()
    friend = Tool(open_page(**PHONE), script=True)
    text, _, address = scripted.page.evaluate("() => navigator.clipboard.readText()").rpartition(
        " "
    )
    assert "Klassisch: Wir 1.240, Gegner 620. Wiener: Wir 1.240, Gegner 620." in text
    friend.page.goto(address)
    friend.expect_totals("1.240", "620")
    friend.expect_values({"out": "a", "a-red": "1", "a-hand_cards": "D 4 2"})


def test_who_went_out_is_asked_until_answered(tool):
    tool.enter({"a-melded": "275"})
    question = tool.page.get_by_role("group", name="Wer hat ausgemacht?")
    expect(question).to_have_accessible_description(re.compile("^Wähle eine Antwort: "))
    expect(tool.page.locator("#ergebnis")).to_contain_text("Wer hat ausgemacht?")
    tool.expect_no_error()
    expect(tool.page.locator("#leiste")).to_have_text("Es fehlt: Wer hat ausgemacht?")
    expect(tool.page.locator("#leiste")).to_have_attribute("href", "#f-out")
    tool.enter({"out": "none"})
    tool.expect_table(["275", "275", "175"], ["0", "0", "−100"])
    expect(question).to_have_accessible_description("")


@pytest.mark.parametrize(
    ("address", "melded", "mistakes"),
    [
        (
            "/runde/",
            {"a-melded": "270"},
            {
                ("a-melded", "27o"): "„27o“ ist keine ganze Zahl",
                ("b-melded", "272"): "272 ist kein Vielfaches von 5.",
                ("b-red", "5"): "5 geht nicht:",
            },
        ),
        (
            "/runde/?mode=exact",
            {"a-melds": "A A A"},
            {
                ("a-melds", "A A A, K X"): "„X“ kenne ich nicht.",
                ("b-hand_cards", "K A W"): "„W“ kenne ich nicht.",
            },
        ),
    ],
    ids=["quick", "exact"],
)
def test_error_is_said_beside_the_field_and_goes_when_corrected(tool, address, melded, mistakes):
    tool.page.goto(address)
    right = {"out": "a", **melded}
    tool.enter(right)
    for (name, wrong), message in mistakes.items():
        tool.enter({name: wrong})
        tool.expect_refused(name, message)
        tool.expect_values({**right, name: wrong})
        expect(tool.page.locator("#leiste")).to_contain_text("Noch kein Ergebnis")
        tool.enter({name: right.get(name, "")})
        expect(tool.page.locator("#ergebnis .summe")).to_be_visible()
        tool.expect_no_error()
        tool.expect_values(right)


def test_switching_between_quick_and_exact_keeps_everything(tool):
    tool.open_more()
    kept = {"a-name": "Anna & Uli", "b-score": "-85", "out_kind": "concealed", "out_discard": "0"}
    tool.enter({**QUICK, **kept})
    tool.expect_query({**QUICK, **kept})
    switch(tool, "Genau")
    tool.expect_values({"out": "a", "a-red": "1", "b-red": "3", **kept})
    tool.enter({name: value for name, value in EXACT.items() if "-" in name and "red" not in name})
    expect(tool.page.locator("#ergebnis .summe")).to_be_visible()
    switch(tool, "Schnell")
    tool.expect_values({**QUICK, **kept})
    switch(tool, "Genau")
    tool.expect_values({**EXACT, **kept})


def test_another_mode_is_no_way_down_to_the_errors(scripted):
    scripted.page.goto("/runde/?a-red=9")
    expect(scripted.page.locator("#ergebnis")).to_be_focused()
    switch(scripted, "Genau")
    expect(scripted.page.locator(".fehlerliste")).to_be_attached()
    expect(scripted.page.locator("#ergebnis")).not_to_be_focused()
    assert_in_sight(scripted.page.get_by_role("button", name="Genau"))


def test_what_is_wrong_in_the_other_mode_does_not_stand_in_the_way(tool):
    tool.page.goto("/runde/?mode=exact")
    tool.enter({"a-melds": "A A X"})
    tool.expect_refused("a-melds", "„X“ kenne ich nicht.")
    switch(tool, "Schnell")
    tool.enter(QUICK)
    tool.expect_totals("1.240", "620")
    switch(tool, "Genau")
    tool.expect_values({"a-melds": "A A X"})


def test_switching_right_after_typing_loses_nothing(scripted):
    scripted.field("a-melded").fill("275")
    more(scripted, "a-red").tap()
    switch(scripted, "Genau")
    scripted.expect_values({"a-red": "1"})
    scripted.tap_keys("A A A")
    switch(scripted, "Schnell")
    scripted.expect_values({"a-melded": "275", "a-red": "1"})
    switch(scripted, "Genau")
    scripted.expect_values({"a-melds": "A A A"})


def test_enter_keeps_the_mode(tool):
    tool.page.goto("/runde/?mode=exact")
    tool.enter(EXACT)
    tool.expect_totals("1.240", "620")
    tool.field("a-hand_cards").press("Enter")
    tool.page.wait_for_url("**#ergebnis")
    tool.expect_values(EXACT)
    tool.expect_totals("1.240", "620")


def test_clearing_can_be_undone(scripted):
    page = scripted.page
    page.goto("/runde/?mode=exact")
    scripted.open_more()
    everything = {**EXACT, "a-name": "Anna", "b-score": "500", "out_pile": "1", "b-red_hand": "1"}
    everything["b-red"] = "2"
    scripted.enter(everything)
    scripted.expect_query({"mode": "exact", **everything})
    page.get_by_role("link", name="Alles leeren").tap()
    expect(
        page.locator("#formular input:not([type=radio], [data-fest], [value=''])")
    ).to_have_count(0)
    scripted.expect_values({"a-melds": "", "a-name": "", "b-score": "", "out_pile": "0"})
    expect(scripted.field("out")).to_have_count(0)
    expect(less(scripted, "b-red")).to_be_disabled()
    scripted.expect_query({"mode": "exact"})
    expect(page.locator("#leiste")).to_contain_text("Hier steht dann der Zwischenstand.")
    scripted.expect_no_error()

    page.get_by_role("button", name="Rückgängig").tap()
    scripted.expect_values(everything)
    expect(less(scripted, "b-red")).to_be_enabled()
    scripted.expect_query({"mode": "exact", **everything})
    expect(page.locator("#ergebnis .summe")).to_be_visible()


def test_keypad_serves_melds_and_hands_and_knows_where_a_red_three_may_be(scripted):
    page = scripted.page
    page.goto("/runde/?mode=exact")
    red_three = page.locator("[data-nur-hand]")
    new_meld = page.get_by_role("button", name="Neue Meldung beginnen")
    written: dict[str, str] = {"mode": "exact"}
    for name, hand in (("a-melds", 0), ("a-hand_cards", 1), ("b-melds", 0), ("b-hand_cards", 1)):
        target = page.locator(f'[data-ziel="f-{name}"]')
        expect(target).to_have_attribute("aria-pressed", "true")
        expect(page.locator("[data-ziel][aria-pressed=true]")).to_have_count(1)
        expect(red_three).to_be_enabled(enabled=bool(hand))
        expect(new_meld).to_be_enabled(enabled=not hand)
        scripted.tap_keys("K 3r" if hand else "K K K , 3 3 3")
        written[name] = "K 3r" if hand else "K K K, 3 3 3"
        scripted.expect_values({name: written[name]})
        # The field that the keys write to is not hidden under them, nor by the answer to them,
        # which may come at any time: both are measured in one go, once it is there.
        scripted.expect_query(written)
        page.wait_for_function(ABOVE_KEYS, arg=f"f-{name}")
        scripted.tap_keys(">")
    expect(page.locator('[data-ziel="f-a-melds"]')).to_have_attribute("aria-pressed", "true")
    page.locator('[data-ziel="f-b-melds"]').tap()
    scripted.tap_keys("4")
    scripted.expect_values({"b-melds": "K K K, 3 3 3 4"})
    page.locator("#f-a-hand_cards").focus()
    scripted.tap_keys("4")
    scripted.expect_values({"a-hand_cards": "K 3r 4"})


def test_steppers_stop_at_zero_and_at_the_most(scripted):
    red = scripted.field("a-red")
    expect(less(scripted, "a-red")).to_be_disabled()
    for number in ("1", "2", "3", "4"):
        more(scripted, "a-red").tap()
        expect(red).to_have_value(number)
    expect(more(scripted, "a-red")).to_be_disabled()
    for number in ("3", "2", "1", "0"):
        less(scripted, "a-red").tap()
        expect(red).to_have_value(number)
    expect(less(scripted, "a-red")).to_be_disabled()
    expect(more(scripted, "a-red")).to_be_enabled()

    # Typed beyond its bounds a stepper leads back into them.
    red.fill("9")
    expect(more(scripted, "a-red")).to_be_disabled()
    less(scripted, "a-red").tap()
    expect(red).to_have_value("4")


def test_evidence_of_a_line_leads_to_its_rule_point(tool):
    tool.enter(DISPUTED)
    tool.expect_table(["475", "275", "275"], ["210", "10", "10"])
    row = tool.page.locator("tr.herkunft", has_text="Warum verschieden?").first
    row.get_by_text("Woher?").click()
    row.get_by_role("link", name="Regelpunkt").first.click()
    tool.page.wait_for_url(re.compile(r"/regeln/[a-z0-9-]+/$"))
    expect(tool.page.locator(".antworten .kurz").first).to_be_in_viewport()
    tool.page.go_back()
    tool.expect_values(DISPUTED)
    tool.expect_table(["475", "275", "275"], ["210", "10", "10"])
