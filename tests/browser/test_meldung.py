"""/meldung/ on a phone: enter, correct, share, reload, go back; with and without JavaScript."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import Tool, assert_in_sight


@pytest.fixture
def tool(visitor: Tool) -> Tool:
    """The empty calculator of a visitor with, and of one without JavaScript."""
    visitor.page.goto("/meldung/")
    return visitor


@pytest.fixture
def scripted(phone: Page) -> Tool:
    """The empty calculator with its keypad."""
    phone.goto("/meldung/")
    return Tool(phone, script=True)


def focused(page: Page) -> str:
    """Name of the element that has the focus: its id, else its label, else its text."""
    return page.evaluate("""() => {
      const { id, ariaLabel, innerText } = document.activeElement;
      return id || ariaLabel || innerText.trim();
    }""")


def test_quick_taps_show_the_verdicts_in_sight(scripted):
    page = scripted.page
    scripted.tap_keys("D D 2 2")
    scripted.expect_verdicts("Ja", "Ja", "Nein")
    for word in page.locator("#streifen .urteil").all():
        assert_in_sight(word)
    assert page.evaluate("() => scrollY") == 0
    # A focus in the field would open the system's keyboard over the half of the page.
    assert focused(page) != "f-cards"
    scripted.expect_values({"cards": "D D 2 2"})
    expect(page.locator("#gelesen").get_by_role("img")).to_have_accessible_name(
        "Dame, Dame, Zwei, Zwei"
    )
    scripted.expect_query({"cards": "D D 2 2"})


def test_keys_begin_a_meld_and_take_back_a_card(scripted):
    scripted.tap_keys("10 10 10 , K K Jo 3")
    scripted.expect_values({"cards": "10 10 10, K K Jo 3"})
    back = scripted.page.get_by_role("button", name="Letzte Karte löschen")
    for left in ("10 10 10, K K Jo", "10 10 10, K K", "10 10 10, K", "10 10 10,", "10 10 10"):
        back.tap()
        scripted.expect_values({"cards": left})
    back.tap()
    scripted.expect_values({"cards": "10 10"})


def test_answer_can_be_shared_and_reloaded(tool, open_page):
    tool.enter({"cards": "D D 2 2", "score": "1500"})
    tool.expect_verdicts("Nein", "Nein", "Nein")
    tool.expect_query({"cards": "D D 2 2", "score": "1500"})

    tool.page.reload()
    tool.expect_values({"cards": "D D 2 2", "score": "1500"})
    tool.expect_verdicts("Nein", "Nein", "Nein")

    tool.enter({"score": ""})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    other = open_page(**PHONE, java_script_enabled=tool.script)
    other.goto(tool.page.url)
    friend = Tool(other, tool.script)
    friend.expect_values({"cards": "D D 2 2", "score": ""})
    friend.expect_verdicts("Ja", "Ja", "Nein")
    tiles = other.locator("#ergebnis .u-kopf .urteil")
    for index in range(3):
        tiles.nth(index).scroll_into_view_if_needed()
        expect(tiles.nth(index)).to_be_in_viewport(ratio=1)


def test_without_javascript_the_answer_is_in_sight_after_sending(phone_nojs):
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/meldung/")
    expect(phone_nojs.locator(".tasten")).to_be_hidden()
    tool.enter({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    for word in phone_nojs.locator("#ergebnis .u-kopf .urteil").all():
        assert_in_sight(word)


def test_share_button_copies_text_and_address(scripted, open_page):
    page = scripted.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    scripted.enter({"cards": "KKK, D D 2 2", "score": "1.495"})
    scripted.expect_verdicts("Ja", "Ja", "Nein")
    page.get_by_role("button", name="Teilen").tap()
    expect(page.get_by_role("button", name="Text und Adresse kopiert")).to_be_visible()
    copied = page.evaluate("() => navigator.clipboard.readText()")
    text, _, address = copied.rpartition(" ")
    assert text == "Liegt K K K, D D 2 2 richtig? Klassisch: ja. Wiener: ja. ASS-Heft: nein."
    friend = Tool(open_page(**PHONE), script=True)
    friend.page.goto(address)
    friend.expect_values({"cards": "K K K, D D 2 2", "score": "1495"})
    friend.expect_verdicts("Ja", "Ja", "Nein")


def test_error_is_said_beside_the_field_and_goes_when_corrected(tool):
    tool.enter({"cards": "D D 2 X", "score": "50"})
    tool.expect_refused("cards", "„X“ kenne ich nicht.")
    tool.expect_values({"cards": "D D 2 X", "score": "50"})
    expect(tool.page.locator("#streifen")).to_contain_text("Noch kein Urteil")
    tool.enter({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    tool.expect_no_error()
    tool.expect_values({"cards": "D D 2 2", "score": "50"})


def test_back_brings_field_and_answer_of_before(tool):
    tool.enter({"cards": "D D 2 2"})
    tool.enter({"cards": "D D D 2 2", "first": "0"})
    tool.expect_verdicts("Ja", "Ja", "Ja")

    tool.page.go_back()
    if tool.script:
        # One entry in the history for one computation, however long the typing takes.
        tool.expect_query({})
        tool.expect_values({"cards": "", "first": ""})
        tool.expect_verdicts()
    else:
        tool.expect_values({"cards": "D D 2 2", "first": ""})
        tool.expect_verdicts("Ja", "Ja", "Nein")
    tool.page.go_forward()
    tool.expect_verdicts("Ja", "Ja", "Ja")
    tool.expect_values({"cards": "D D D 2 2", "first": "0"})


def test_more_is_open_when_one_of_its_questions_is_answered(tool):
    more = tool.page.locator("details.mehr")
    expect(more).not_to_have_attribute("open", "")
    tool.open_more()
    tool.enter({"cards": "8 8 2", "table": "KKK"})
    tool.expect_query({"cards": "8 8 2", "table": "KKK"})
    tool.page.reload()
    expect(more).to_have_attribute("open", "")
    for set_one in ("top=8", "top=8&below=2", "out_kind=normal", "out_discard=0", "players=2"):
        tool.page.goto(f"/meldung/?cards=8+8+2&{set_one}")
        expect(more).to_have_attribute("open", "")
    tool.page.goto("/meldung/?cards=8+8+2&score=50&first=0&players=4&out_kind=no&table=")
    expect(more).not_to_have_attribute("open", "")


def test_error_in_a_folded_question_unfolds_it(scripted):
    scripted.open_more()
    scripted.enter({"cards": "8 8 2", "table": "K K X"})
    scripted.expect_refused("table", "„X“ kenne ich nicht.")
    scripted.open_more()
    expect(scripted.page.locator("details.mehr")).not_to_have_attribute("open", "")
    scripted.enter({"cards": "8 8 8 2"})
    expect(scripted.page.locator("details.mehr")).to_have_attribute("open", "")


def test_keypad_serves_the_other_card_fields_too(scripted):
    page = scripted.page
    scripted.tap_keys("8 8 2")
    scripted.open_more()
    page.get_by_role("button", name="Kartentasten für: Liegt schon auf dem Tisch").tap()
    scripted.tap_keys("K K K > 8 > 2")
    filled = {"cards": "8 8 2", "table": "K K K", "top": "8", "below": "2"}
    scripted.expect_values(filled)
    scripted.expect_query(filled)


ALL_SET = {
    "cards": "8 8 2",
    "score": "50",
    "first": "0",
    "table": "K K K",
    "top": "8",
    "below": "2",
    "out_kind": "normal",
    "out_discard": "0",
    "players": "2",
}


def test_clearing_can_be_undone(scripted):
    page = scripted.page
    scripted.open_more()
    scripted.enter(ALL_SET)
    scripted.expect_query(ALL_SET)
    scripted.expect_verdicts("Nein", "Nein", "Nein")
    page.get_by_role("link", name="Alles leeren").tap()
    empty = dict.fromkeys(("cards", "score", "first", "table", "top", "below"), "")
    scripted.expect_values({**empty, "out_kind": "no", "out_discard": "1", "players": "4"})
    scripted.expect_query({})
    expect(page.locator("#streifen .urteil")).to_have_count(0)
    scripted.expect_no_error()

    page.get_by_role("button", name="Rückgängig").tap()
    scripted.expect_values(ALL_SET)
    scripted.expect_query(ALL_SET)
    scripted.expect_verdicts("Nein", "Nein", "Nein")
    expect(page.get_by_role("link", name="Alles leeren")).to_be_focused()


def test_typing_after_clearing_ends_the_chance_to_undo(scripted):
    page = scripted.page
    scripted.enter({"cards": "D D 2 2"})
    page.get_by_role("link", name="Alles leeren").tap()
    scripted.tap_keys("K")
    expect(page.get_by_role("button", name="Rückgängig")).to_be_hidden()
    expect(page.get_by_role("link", name="Alles leeren")).to_be_visible()


def test_without_javascript_clearing_is_undone_by_going_back(phone_nojs):
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/meldung/?cards=D+D+2+2&score=50")
    phone_nojs.get_by_role("link", name="Alles leeren").click()
    tool.expect_values({"cards": "", "score": ""})
    expect(phone_nojs.locator("#streifen .urteil")).to_have_count(0)
    phone_nojs.go_back()
    tool.expect_values({"cards": "D D 2 2", "score": "50"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_what_was_probably_meant_is_a_link(tool):
    tool.enter({"cards": "J J 2 2", "score": "50"})
    tool.expect_verdicts("Nein", "Nein", "Nein")
    said = tool.message("cards")
    expect(said).to_contain_text("J als Joker gelesen, der Bube ist B.")
    # A line does not break within a meld.
    link = said.get_by_role("link", name="Meintest du B B 2 2?")
    assert "B\u00a0B\u00a02\u00a02" in (link.text_content() or "")
    link.click()
    tool.expect_values({"cards": "B B 2 2", "score": "50"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_repair_is_a_link_to_a_better_meld_and_back_undoes_it(tool):
    tool.enter({"cards": "K K K, D D 2 2", "score": "50"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    tool.page.locator(".u-grund").get_by_role("link", name=re.compile("ginge")).click()
    tool.expect_values({"cards": "K K K, D D 2", "score": "50"})
    tool.expect_verdicts("Ja", "Ja", "Ja")
    # What is typed now replaces this entry: one step back is still the meld of before.
    tool.enter({"score": "-5"})
    expect(tool.page.locator("#stufe")).to_contain_text("15")
    tool.page.go_back()
    if not tool.script:
        tool.page.go_back()
    tool.expect_values({"cards": "K K K, D D 2 2", "score": "50"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_reading_of_a_number_is_said(tool):
    tool.enter({"cards": "D D 2 2", "score": "1.495"})
    expect(tool.message("score")).to_have_text("gelesen als 1.495")
    tool.expect_accepted("score")
    tool.expect_values({"score": "1.495"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_keyboard_alone_is_enough(tool):
    page, passed = tool.page, []

    def tab_to(name: str) -> None:
        for _ in range(40):
            page.keyboard.press("Tab")
            passed.append(focused(page))
            if passed[-1] == name:
                return
        pytest.fail(f"{name} was not reached: {passed}")

    tab_to("Zum Inhalt")
    assert passed == ["Zum Inhalt"]
    tab_to("f-cards")
    page.keyboard.type("D D 2" if tool.script else "D D 2 2")
    tab_to("f-score")
    page.keyboard.type("50")
    if tool.script:
        tab_to("2 20 Punkte, Zwei, wild")
        page.keyboard.press("Enter")
        assert focused(page) == "2 20 Punkte, Zwei, wild"
        tool.expect_verdicts("Ja", "Ja", "Nein")
    page.locator("#f-score").focus()
    page.keyboard.press("Enter")
    tool.expect_query({"cards": "D D 2 2", "score": "50"})
    page.wait_for_url("**#ergebnis")
    tool.expect_verdicts("Ja", "Ja", "Nein")

    page.goto("/meldung/?cards=D+D+2+2")
    tab_to("Prüfen")
    page.keyboard.press("Enter")
    page.wait_for_url("**#ergebnis")
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_announcement_comes_once_the_answer_is_there(scripted):
    status = scripted.page.get_by_role("status")
    scripted.tap_keys("D D 2 2")
    expect(status).to_have_text("Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein.")
    scripted.enter({"cards": "X"})
    expect(status).to_contain_text("„X“ kenne ich nicht.")


@pytest.mark.parametrize("broken", ["abort", "error"])
def test_lost_connection_is_said_and_forgotten(scripted, trouble, broken):
    page = scripted.page
    answer: dict[str, Callable] = {
        "abort": lambda route: route.abort("internetdisconnected"),
        "error": lambda route: route.fulfill(status=503, body=""),
    }
    page.route("**/meldung/?*", answer[broken])
    scripted.field("cards").fill("D D 2 2")
    expect(page.get_by_role("alert")).to_contain_text("Rechnen braucht eine Verbindung.")
    page.unroute("**/meldung/?*")
    scripted.enter({"cards": "D D 2"})
    scripted.expect_verdicts("Nein", "Nein", "Nein")
    expect(page.get_by_role("alert")).to_have_count(0)
    assert trouble.take() != []
