"""The guide on a phone: nothing wider than the screen, every jump arrives, without script too."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.journeys import Tool, assert_uncovered

WIDTH = "() => document.documentElement.scrollWidth"


@pytest.fixture(params=["phone", "phone_nojs"])
def page(request: pytest.FixtureRequest) -> Page:
    """A newcomer's phone, with and without script."""
    page: Page = request.getfixturevalue(request.param)
    page.goto("/")
    page.get_by_role("main").get_by_role("link", name="Canasta lernen").tap()
    expect(page.locator("h1")).to_have_text("Canasta lernen")
    return page


def test_no_sideways_scroll_and_every_jump_arrives(page: Page) -> None:
    assert page.evaluate(WIDTH) == 360
    chips = page.get_by_role("navigation", name="Abschnitte").get_by_role("link")
    addresses = [str(chip.get_attribute("href")) for chip in chips.all()]
    assert len(addresses) > 10
    for address in addresses:
        page.evaluate("() => { scrollTo(0, 0); }")
        page.locator(f'.chips a[href="{address}"]').tap()
        heading = page.locator(":target")
        expect(heading).to_have_id(address.removeprefix("#"))
        expect(heading).to_be_in_viewport(ratio=1)
        assert_uncovered(heading)


def test_an_example_is_computed_again_with_its_cards(page: Page, request) -> None:
    example = page.locator(".fall", has_text="So viele wilde wie natürliche")
    expect(example.locator(".urteil")).to_have_text(["Ja", "Ja", "Nein"])
    example.get_by_role("link", name="Nachrechnen").tap()
    tool = Tool(page, script="phone" in request.node.callspec.params.values())
    tool.expect_values({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_the_points_of_a_section_unfold_and_lead_on(page: Page) -> None:
    section = page.locator("section", has=page.locator("#ausmachen"))
    section.locator("summary", has_text="Die Regelpunkte dazu").tap()
    section.get_by_role("link", name=re.compile("^Musst du beim Ausmachen eine letzte")).last.tap()
    page.wait_for_url("**/regeln/letzte-karte/")


def test_the_worked_round_leads_to_the_same_sums(page: Page) -> None:
    for party, sum_ in {"Nord-Süd": "1.240", "Ost-West": "620"}.items():
        sum_cell = page.locator("#abrechnen ~ .stapel .endsumme td", has_text=sum_)
        expect(sum_cell).to_be_hidden()
        page.locator("summary", has_text=f"Lösung für {party}").tap()
        expect(sum_cell).to_be_visible()
    page.get_by_role("link", name="Diese Runde abrechnen").tap()
    for sum_ in ("1.240", "620"):
        expect(page.locator("#ergebnis .zahl", has_text=sum_).first).to_be_visible()
