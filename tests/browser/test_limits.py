"""What a visitor sees who enters more than an address holds."""

from playwright.sync_api import expect

from tests.browser.journeys import Tool

# Each within what a field takes, together more than an address does.
MUCH = {"a-melds": "K" + " " * 1990, "a-hand_cards": "K" + " " * 1990, "b-melds": "D" + " " * 1990}
MORE = {"b-hand_cards": "D" + "ö" * 1000}


def test_more_than_an_address_holds_is_told(visitor: Tool, trouble) -> None:
    page = visitor.page
    page.goto("/runde/?mode=exact&out=a")
    for name, value in (MUCH | MORE).items():
        visitor.field(name).fill(value)
    if visitor.script:
        # Beside the form, which is still there.
        told = page.get_by_text("Das ist mehr, als in eine Adresse passt.")
        expect(told).to_be_visible()
        expect(page.get_by_text("braucht eine Verbindung")).to_be_hidden()
        visitor.expect_values(MORE)
        # And once it is short enough there is a result again.
        visitor.enter({"a-hand_cards": "K", "b-melds": "", "b-hand_cards": "D"})
        expect(told).to_be_hidden()
    else:
        with page.expect_navigation():
            visitor.send()
        expect(page.get_by_role("heading", name="Diese Adresse ist zu lang")).to_be_visible()
    assert all("414" in complaint for complaint in trouble.take())
