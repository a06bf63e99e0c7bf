"""Start page and comparison: what one looks up leads to the rule point that one sees."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.journeys import Tool, assert_in_sight, assert_uncovered, box

MARKED = """titles => titles
  .filter(title => getComputedStyle(title).backgroundColor !== "rgba(0, 0, 0, 0)")
  .map(title => title.innerText)"""


@pytest.fixture(params=["phone", "phone_nojs", "desktop"])
def page(request: pytest.FixtureRequest) -> Page:
    """A visitor's page: the comparison is for every screen, and needs no script."""
    return request.getfixturevalue(request.param)


def assert_marked(page: Page, point: str) -> None:
    """The rule point of the address is in sight, under no bar, and alone marked as meant."""
    title = page.locator(f'[id="{point}"] .zeilentitel')
    expect(page.locator(":target")).to_have_id(point)
    expect(title).to_be_in_viewport(ratio=1)
    assert_uncovered(title)
    assert page.locator(".zeilentitel").evaluate_all(MARKED) == [title.inner_text()]


def test_example_on_the_start_page_leads_to_its_answer(phone):
    phone.goto("/")
    example = phone.locator(".beispiel")
    expect(example.locator(".urteil")).to_have_text(["Ja", "Ja", "Nein"])
    assert_in_sight(example.locator(".urteil").last)
    example.tap()
    tool = Tool(phone, script=True)
    tool.expect_values({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")


def test_tasks_and_navigation_lead_to_every_page(phone):
    phone.goto("/")
    for task, title in (
        ("Meldung prüfen", "Meldung"),
        ("Runde abrechnen", "Runde"),
        ("Regeln vergleichen", "Vergleich"),
    ):
        phone.get_by_role("link", name=task).tap()
        here = phone.get_by_role("navigation").locator("[aria-current=page]")
        expect(here).to_have_text(title)
        phone.get_by_role("navigation").get_by_role("link", name="Start").tap()
        expect(here).to_have_text("Start")


def test_questions_on_the_start_page_lead_to_their_rule_point(phone):
    phone.goto("/")
    addresses = [str(chip.get_attribute("href")) for chip in phone.locator(".chips a").all()]
    assert len(addresses) >= 3
    for address in addresses:
        phone.locator(f'.chips a[href="{address}"]').tap()
        assert_marked(phone, address.partition("#")[2])
        phone.go_back()


def test_reason_of_a_verdict_leads_to_its_rule_point(page):
    page.goto("/meldung/?cards=D+D+2+2")
    reason = page.locator("li.a .grund", has_text="wilde")
    reason.get_by_role("link", name="Regelpunkt").click()
    page.wait_for_url("**/vergleich/#meldung-wild-max")
    assert_marked(page, "meldung-wild-max")


def test_every_reason_of_a_round_has_its_rule_point(phone):
    phone.goto("/runde/?out=a&a-melded=275&a-red=1&b-melded=110&b-red=1&a-red_hand=1&b-score=-50")
    links = phone.locator("#ergebnis a", has_text=re.compile("^Regelpunkt"))
    points = {str(link.get_attribute("href")).partition("#")[2] for link in links.all()}
    assert len(points) >= 4
    phone.goto("/vergleich/")
    for point in points:
        expect(phone.locator(f'[id="{point}"]')).to_have_count(1)


def test_only_the_differences(page):
    page.goto("/vergleich/")
    rows = page.locator(".vgl tbody tr[id]").filter(visible=True)
    alike = page.locator(".vgl .gleich").filter(visible=True)
    everything = rows.count()
    assert alike.count() > 0
    switch = page.get_by_role("switch", name="Nur Unterschiede")
    expect(switch).not_to_be_checked()

    page.locator(".schalter").click()
    expect(switch).to_be_checked()
    expect(alike).to_have_count(0)
    assert 0 < rows.count() < everything
    expect(rows.filter(has=page.locator(".ab"))).not_to_have_count(0)
    expect(page.locator(".schalter")).to_be_in_viewport(ratio=1)

    page.locator(".schalter").click()
    expect(rows).to_have_count(everything)


def test_switch_works_from_the_keyboard_and_stays_where_one_reads(page):
    page.goto("/vergleich/#meldung-wild-max")
    switch = page.get_by_role("switch", name="Nur Unterschiede")
    expect(page.locator(":target")).to_be_in_viewport()
    before = box(page.locator(":target"))
    switch.focus()
    assert box(page.locator(":target")) == before
    page.keyboard.press("Space")
    expect(switch).to_be_checked()
    expect(page.locator(".vgl .gleich").filter(visible=True)).to_have_count(0)


def test_unknown_address_leads_back(phone, trouble):
    phone.goto("/gibt-es-nicht/")
    assert "404" in trouble.take()[0]
    phone.get_by_role("link", name="Zum Start").tap()
    expect(phone.locator("h1")).to_contain_text("Worum geht der Streit?")
