"""Start page, comparison, rule points: what one looks up leads to the rule that one sees."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.journeys import Tool, assert_in_sight, assert_uncovered

MARKED = """titles => titles
  .filter(title => getComputedStyle(title).backgroundColor !== "rgba(0, 0, 0, 0)")
  .map(title => title.innerText)"""


SHAPES = ("phone", "phone_nojs", "desktop")
# What of the browser's own accessibility tree a table consists of.
TABLE_ROLES = ("table", "row", "rowheader", "columnheader", "cell")


@pytest.fixture(params=SHAPES)
def page(request: pytest.FixtureRequest) -> Page:
    """A visitor's page: the reference is for every screen, and needs no script."""
    return request.getfixturevalue(request.param)


def assert_marked(page: Page, title: Locator) -> None:
    """What the address means is in sight, under no bar, and alone marked as meant."""
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


def test_questions_on_the_start_page_lead_to_their_answers(phone):
    phone.goto("/")
    addresses = [str(chip.get_attribute("href")) for chip in phone.locator(".chips a").all()]
    assert len(addresses) >= 3
    for address in addresses:
        phone.locator(f'.chips a[href="{address}"]').tap()
        phone.wait_for_url(f"**{address}")
        expect(phone.locator("h1")).to_have_text(re.compile(r"\?$"))
        for word in phone.locator(".u-kopf .urteil").all():
            assert_in_sight(word)
        phone.go_back()


def test_reason_of_a_verdict_leads_to_its_rule_point_and_on_to_its_row(page):
    page.goto("/meldung/?cards=D+D+2+2")
    reason = page.locator("li.a .grund", has_text="wilde")
    reason.get_by_role("link", name="Regelpunkt").click()
    page.wait_for_url("**/regeln/meldung-wild-max/")
    expect(page.locator("h1")).to_have_text("Wie viele wilde Karten darf eine Meldung haben?")
    page.locator(".pfad").get_by_role("link", name="Wilde Karten je Meldung").click()
    page.wait_for_url("**/vergleich/#meldung-wild-max")
    expect(page.locator(":target")).to_have_id("meldung-wild-max")
    assert_marked(page, page.locator('[id="meldung-wild-max"] .zeilentitel'))


def test_every_reason_of_a_round_has_its_rule_point(phone):
    phone.goto("/runde/?out=a&a-melded=275&a-red=1&b-melded=110&b-red=1&a-red_hand=1&b-score=-50")
    links = phone.locator("#ergebnis a", has_text=re.compile("^Regelpunkt"))
    points = {str(link.get_attribute("href")) for link in links.all()}
    assert len(points) >= 4
    assert all(phone.request.get(point).ok for point in points)


# A point, a row of several points, a row of one, a former id: each with what it means.
@pytest.mark.parametrize(
    ("anchor", "row", "answers"),
    [
        ("erstmeldung-stapelkarte", "#erstmeldung-stapelkarte", 3),
        ("was-zaehlt", "#was-zaehlt", 2),
        ("letzte", "#letzte-karte", 3),
        ("erstmeldung-1500", "#erstmeldung-stufen", 3),
    ],
)
def test_deep_link_opens_and_marks_its_row(page, request, anchor, row, answers):
    page.goto(f"/vergleich/#{anchor}")
    meant = page.locator(row)
    assert_marked(page, meant.locator(".zeilentitel").first)
    expect(meant.locator("details")).to_have_count(answers)
    opened = page.locator("details[open]")
    if "phone_nojs" in request.node.callspec.params.values():
        expect(opened).to_have_count(0)
        meant.locator("summary").last.click()
        expect(opened).to_have_count(1)
    else:
        expect(opened).to_have_count(answers)
    expect(meant.locator("details[open] .mehrwort p").last).to_be_visible()
    # From one link to the next on the same page.
    page.evaluate("() => { location.hash = 'kartenwerte'; }")
    assert_marked(page, page.locator("#kartenwerte .zeilentitel"))


def test_filters_and_jumps_on_the_way_to_a_rule(page):
    page.goto("/vergleich/")
    rows = page.locator(".vgl tbody tr[id]")
    everything = rows.count()
    page.get_by_role("link", name=re.compile("^Nur Unterschiede")).click()
    page.wait_for_url("**/vergleich/?nur=unterschiede")
    expect(page.locator(".vgl .alle")).to_have_count(0)
    differing = rows.count()
    assert 0 < differing < everything
    expect(page.locator(".anzahl")).to_contain_text(f"{differing} von {everything}")

    page.locator(".filter summary").click()
    page.get_by_role("link", name=re.compile("^nicht geregelt")).click()
    page.wait_for_url("**/vergleich/?nur=unterschiede&beleg=silent")
    assert 0 < rows.count() < differing
    page.get_by_role("navigation", name="Kapitel").get_by_role("link").last.click()
    chapter = page.locator(".kapitel:target h2")
    expect(chapter).to_be_in_viewport(ratio=1)
    assert_uncovered(chapter)
    assert "?nur=unterschiede&beleg=silent#" in page.url

    page.locator(".kapitel:target").get_by_role("link", name="Auswahl").click()
    expect(page.locator(".filter .chips").first).to_be_in_viewport(ratio=1)
    page.get_by_role("link", name="alle zeigen").click()
    expect(rows).to_have_count(everything)


def test_cards_are_still_a_table_to_a_screen_reader(phone, desktop):
    trees = []
    for page in (phone, desktop):
        page.goto("/vergleich/")
        session = page.context.new_cdp_session(page)
        nodes = session.send("Accessibility.getFullAXTree")["nodes"]
        trees.append([node["role"]["value"] for node in nodes if not node["ignored"]])
        header = page.locator("#letzte-karte").get_by_role("rowheader")
        expect(header).to_contain_text("Letzte Karte")
    of_phone, of_desktop = ({r: tree.count(r) for r in TABLE_ROLES} for tree in trees)
    assert of_phone == of_desktop
    assert all(of_phone.values())
    # The column header is out of sight on a phone, so that each cell names its version.
    cells = phone.locator("#letzte-karte td .m").all_inner_texts()
    assert ["".join(text.split()) for text in cells] == ["KKlassisch", "WWiener", "AASS-Heft"]


def test_unknown_address_leads_back(phone, trouble):
    phone.goto("/gibt-es-nicht/")
    assert "404" in trouble.take()[0]
    phone.get_by_role("link", name="Zum Start").tap()
    expect(phone.locator("h1")).to_contain_text("Worum geht der Streit?")


def test_a_word_leads_to_its_meaning_and_a_synonym_to_its_word(phone_nojs):
    phone_nojs.goto("/quellen/")
    phone_nojs.locator(".begriff", has_text="Lesart").tap()
    expect(phone_nojs.locator(":target")).to_have_id("lesart")
    phone_nojs.locator(".siehe", has_text="Talon").get_by_role("link").tap()
    word = phone_nojs.locator(":target h3")
    expect(word).to_have_text("Stock")
    expect(word).to_be_in_viewport(ratio=1)
    assert_uncovered(word)


def test_a_dispute_is_settled_in_sight_and_computed_with_the_same_verdicts(page):
    page.goto("/streitfragen/")
    page.get_by_role("link", name=re.compile("^Darf ich D D 2 2 melden")).click()
    expect(page.locator("h1")).to_have_text("Darf ich D D 2 2 melden?")
    words = page.locator(".u-kopf .urteil")
    expect(words).to_have_text(["Ja", "Ja", "Nein"])
    for word in words.all():
        expect(word).to_be_in_viewport(ratio=1)
        assert_uncovered(word)
    page.get_by_role("link", name="Nachrechnen").click()
    page.wait_for_url("**/meldung/?cards=D+D+2+2")
    expect(page.locator("#ergebnis .u-kopf .urteil")).to_have_text(["Ja", "Ja", "Nein"])


def test_a_ruling_can_be_passed_on_with_and_without_script(phone, phone_nojs):
    line = "Darf ich einen Joker abwerfen? Klassisch: ja. Wiener: ja. ASS-Heft: ja. "
    for page in (phone, phone_nojs):
        page.goto("/streitfragen/joker-abwerfen/")
    phone.context.grant_permissions(["clipboard-read", "clipboard-write"])
    expect(phone.get_by_label("Zum Weitergeben")).to_be_hidden()
    phone.get_by_role("button", name="Teilen").tap()
    expect(phone.get_by_role("button", name="Text und Adresse kopiert")).to_be_visible()
    assert phone.evaluate("() => navigator.clipboard.readText()") == line + phone.url
    expect(phone_nojs.get_by_role("button", name="Teilen")).to_be_hidden()
    expect(phone_nojs.get_by_label("Zum Weitergeben")).to_have_value(line + phone_nojs.url)


def test_a_phone_with_a_share_sheet_gets_text_and_address(phone):
    phone.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    phone.goto("/streitfragen/joker-abwerfen/")
    phone.get_by_role("button", name="Teilen").tap()
    shared = phone.evaluate("() => window.shared")
    assert shared["url"] == phone.url
    assert shared["text"].startswith("Darf ich einen Joker abwerfen? Klassisch: ja.")


def test_what_is_shared_has_the_address_that_the_site_calls_its_own(phone):
    own = "https://canasta.example/streitfragen/joker-abwerfen/"

    def answer(route: Route) -> None:
        response = route.fetch()
        link = f'<link rel="canonical" href="{own}"></head>'
        route.fulfill(response=response, body=response.text().replace("</head>", link))

    phone.route("**/joker-abwerfen/", answer)
    phone.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    phone.goto("/streitfragen/joker-abwerfen/")
    phone.get_by_role("button", name="Teilen").tap()
    assert phone.evaluate("() => window.shared.url") == own
