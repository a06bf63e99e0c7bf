"""From a result to the report of an error, with and without JavaScript; what a browser keeps."""

import json
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.journeys import Tool, assert_uncovered, box


def reported(page: Page) -> tuple[str, dict[str, str]]:
    """Path and query of the address that the report shows, in its link and in its text alike."""
    expect(page.get_by_role("heading", name="Fehler melden")).to_be_visible()
    shown = page.locator("main dl a").inner_text()
    assert page.get_by_label("Text zum Kopieren").input_value().startswith(f"Adresse: {shown}\n")
    parts = urlsplit(shown)
    return parts.path, dict(parse_qsl(parts.query))


@pytest.mark.parametrize("part", ["#ergebnis", "footer"])
def test_a_report_is_about_the_answer_that_one_sees(visitor: Tool, part: str) -> None:
    page = visitor.page
    page.goto("/meldung/?cards=K+K+K")
    visitor.enter({"cards": "D D 2 2", "score": "1495"})
    visitor.expect_verdicts("Ja", "Ja", "Nein")
    link = page.locator(part).get_by_role("link", name="Fehler melden")
    link.scroll_into_view_if_needed()
    assert box(link)["height"] >= 44
    assert_uncovered(link)
    link.tap()
    path, query = reported(page)
    assert path == "/meldung/"
    typed = {"cards": "D D 2 2", "score": "1495"}
    # The footer gives the address in the bar, which without script holds the defaults too.
    assert {name: query.get(name) for name in typed} == typed
    assert visitor.script is False or query == typed
    # And back to that answer.
    page.locator("main dl a").tap()
    visitor.expect_verdicts("Ja", "Ja", "Nein")
    visitor.expect_values(typed)


def test_the_browser_keeps_what_the_privacy_page_says_and_no_more(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto("/meldung/")
    tool.enter({"cards": "D D 2 2"})
    tool.expect_verdicts("Ja", "Ja", "Nein")
    kept = phone.evaluate("() => [{...localStorage}, {...sessionStorage}, document.cookie]")
    local, tab, cookie = kept
    assert list(local) == ["verlauf"]
    (entry,) = json.loads(local["verlauf"])
    assert entry.keys() == {"href", "text", "time"}
    assert entry["href"] == "/meldung/?cards=D+D+2+2"
    assert tab == {"htmx-current-path-for-history": "/meldung/?cards=D%20D%202%202"}
    assert cookie == ""
    assert phone.context.cookies() == []
    phone.goto("/datenschutz/")
    expect(phone.locator("main")).to_contain_text("ihre letzte Adresse für den Zurück-Knopf")
    expect(phone.locator("main")).to_contain_text("letzten zehn Berechnungen")
