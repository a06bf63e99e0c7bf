"""From the start page to an answer: one field, one tap; with and without JavaScript."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.journeys import PATIENCE_MS, Tool, box

QUESTION = "darf ich einen Joker abwerfen"
# What the keyboard of a phone leaves of a screen of 740 px.
ABOVE_THE_KEYBOARD = 440
COUNT_TAPS = (
    "() => { window.taps = 0; addEventListener('click', () => { window.taps += 1; }, true); }"
)


def verdicts_of_first(page: Page):
    return page.locator("#ergebnis li").first.locator(".urteil")


def test_one_field_and_one_tap_to_the_answer(visitor: Tool):
    page = visitor.page
    page.goto("/")
    # Without script nothing in the page can count; there is one tap in the test all the same.
    page.get_by_label("Worum geht der Streit?").tap()
    page.keyboard.type(QUESTION)
    if not visitor.script:
        page.keyboard.press("Enter")
    page.wait_for_url("**/suche/?q=darf*abwerfen", timeout=PATIENCE_MS)
    first = page.locator("#ergebnis li").first
    expect(first.get_by_role("heading")).to_contain_text("Darf ich einen Joker abwerfen?")
    expect(verdicts_of_first(page)).to_have_text(["Ja", "Ja", "Ja"])
    for verdict in verdicts_of_first(page).all():
        rect = box(verdict)
        assert rect["y"] + rect["height"] <= ABOVE_THE_KEYBOARD, rect
        assert rect["x"] + rect["width"] <= 360, rect
    assert box(page.locator("#f-q"))["y"] >= 0


def test_typing_keeps_the_focus_and_tells_the_answer(phone: Page):
    phone.goto("/")
    phone.evaluate(COUNT_TAPS)
    field = phone.get_by_label("Worum geht der Streit?")
    field.tap()
    phone.keyboard.type(QUESTION)
    expect(verdicts_of_first(phone)).to_have_text(["Ja", "Ja", "Ja"])
    expect(phone.locator("#ansage")).to_contain_text("Klassisch: Ja.")
    expect(field).to_be_focused()
    expect(field).to_have_value(QUESTION)
    assert phone.evaluate("() => window.taps") == 1
    field.fill("")
    expect(phone.locator("#ergebnis .chips a")).to_have_count(4)
    phone.go_back()
    phone.wait_for_url("**/", timeout=PATIENCE_MS)
    expect(phone.get_by_label("Worum geht der Streit?")).to_be_visible()


@pytest.mark.parametrize("typed", ["dd22", "zwei Damen zwei Zweier"])
def test_typed_cards_are_judged_and_lead_on(visitor: Tool, typed: str):
    page = visitor.page
    page.goto("/")
    page.get_by_label("Worum geht der Streit?").fill(typed)
    if not visitor.script:
        page.keyboard.press("Enter")
    expect(verdicts_of_first(page)).to_have_text(["Ja", "Ja", "Nein"])
    page.get_by_role("link", name="Meldung prüfen: D D 2 2").tap()
    page.wait_for_url("**/meldung/?cards=D+D+2+2", timeout=PATIENCE_MS)


def test_too_long_a_question_is_refused_beside_the_field(visitor: Tool):
    page = visitor.page
    page.goto("/suche/")
    visitor.field("q").fill("warum " * 40)
    if not visitor.script:
        page.keyboard.press("Enter")
    visitor.expect_refused("q", "Höchstens 200 Zeichen")
