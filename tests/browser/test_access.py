"""What a browser shows of errors, waiting, large text, forced colours, and a script that fails."""

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.journeys import QUICK, Tool, assert_in_sight, box
from tests.browser.test_quality import CUT_OFF, PAGES, ROUND_LONGEST, ROUND_QUICK, TWICE_THE_TEXT

ERROR = "Fehler: Meldung prüfen · Canasta am Tisch"
FINE = "Meldung prüfen · Canasta am Tisch"
FOCUSED = "() => document.activeElement.id"
# How a waiting request shows, on the form that sent it.
WAITING = "form => getComputedStyle(form, '::after').visibility"
SIZE = "element => parseFloat(getComputedStyle(element).fontSize)"
# A figure is neither broken nor wider than its cell.
ONE_LINE = """figures => figures.every(figure => figure.scrollWidth <= figure.clientWidth
  && figure.clientHeight < 2 * parseFloat(getComputedStyle(figure).lineHeight))"""
BORDERS = """element => {
  const style = getComputedStyle(element);
  return ["Top", "Bottom"].every(side => parseFloat(style[`border${side}Width`]) >= 1
    && style[`border${side}Style`] !== "none");
}"""


# --- Errors ---


def test_what_is_wrong_is_said_first_and_leads_to_its_field(visitor: Tool) -> None:
    page = visitor.page
    page.goto("/meldung/")
    page.fill("#f-cards", "K K D")
    visitor.open_more()
    page.fill("#f-table", "XYZ")
    visitor.send()
    page.wait_for_url(re.compile("table=XYZ"))
    expect(page).to_have_title(ERROR)
    expect(page.locator("#ergebnis")).to_be_focused()
    listed = page.locator(".fehlerliste")
    expect(listed.get_by_role("heading")).to_have_text("Das stimmt noch nicht")
    assert_in_sight(listed)
    # Two places, and what was probably meant by the kings and the queen.
    expect(listed.get_by_role("link")).to_have_count(3)
    listed.get_by_role("link", name="„XYZ“ kenne ich nicht").click()
    expect(page.locator("#f-table")).to_be_focused()
    expect(page.locator("#f-table")).to_be_in_viewport()


def test_an_address_with_errors_puts_the_focus_on_them_too(phone: Page) -> None:
    phone.goto("/meldung/?cards=K+K+D")
    expect(phone).to_have_title(ERROR)
    expect(phone.locator("#ergebnis")).to_be_focused()
    phone.goto("/meldung/?cards=K+K+K")
    expect(phone).to_have_title(FINE)
    assert phone.evaluate(FOCUSED) != "ergebnis"


def test_an_error_while_typing_takes_nothing_from_who_types(phone: Page) -> None:
    phone.goto("/meldung/")
    field = phone.locator("#f-cards")
    field.press_sequentially("KX")
    expect(phone.locator(".fehlerliste")).to_be_attached()
    expect(phone).to_have_title(ERROR)
    expect(field).to_be_focused()
    said = phone.locator("#ansage")
    expect(said).to_have_text("Fehler: „X“ kenne ich nicht. Meintest du 10?")
    field.press("Backspace")
    field.press_sequentially("KK")
    expect(phone).to_have_title(FINE)
    expect(field).to_be_focused()
    # Three kings are 30 points, and 50 are needed.
    expect(said).to_have_text("Klassisch: Nein. Wiener: Nein. ASS-Heft: Nein. ")


def test_a_link_to_something_folded_unfolds_it(phone: Page) -> None:
    phone.goto("/meldung/?cards=KKK&table=XYZ")
    more = phone.locator("details.mehr")
    more.locator("summary").tap()
    expect(more).not_to_have_attribute("open", "")
    phone.locator(".fehlerliste a").tap()
    expect(phone.locator("#f-table")).to_be_focused()


# --- Waiting ---


def test_waiting_shows_after_a_while_and_moves_nothing(phone: Page) -> None:
    held: list[Route] = []
    phone.goto("/meldung/")
    form = phone.locator("#formular")
    phone.route("**/meldung/?**", lambda route: held.append(route))
    places = ["#f-cards", "#streifen", "[data-taste=K]", "nav.haupt", "#ergebnis"]
    before = [box(phone.locator(place)) for place in places]
    with phone.expect_request("**/meldung/?**"):
        phone.fill("#f-cards", "K K K")
    expect(form).to_have_class(re.compile("htmx-request"))
    assert form.evaluate("form => getComputedStyle(form, '::after').animationDelay")[:4] == "0.3s"
    phone.wait_for_function(f"() => ({WAITING})(document.getElementById('formular')) === 'visible'")
    assert [box(phone.locator(place)) for place in places] == before
    assert phone.locator("#ansage").inner_text() == ""
    held[0].continue_()
    expect(phone.locator("#streifen .urteil")).to_have_count(3)
    expect(form).not_to_have_class(re.compile("htmx-request"))


# --- Large text, low screens ---


@pytest.mark.parametrize("path", [ROUND_QUICK, "/spickzettel/", "/wertungsblatt/"])
def test_figures_grow_with_the_text_and_scroll_in_their_box(phone: Page, path: str) -> None:
    phone.goto(path)
    figures = phone.locator(".quer table:not(.summe) td").filter(has_text=re.compile(r"\d")).all()
    before = [figure.evaluate(SIZE) for figure in figures]
    assert figures
    assert phone.locator(".quer[tabindex]").count() == 0
    phone.evaluate(TWICE_THE_TEXT)
    assert [figure.evaluate(SIZE) for figure in figures] == [2 * size for size in before]
    # A table that is wider than the screen then can be moved with the arrow keys.
    phone.set_viewport_size({"width": 359, "height": 740})
    wide = phone.locator(".quer[tabindex='0']")
    expect(wide.first).to_be_attached()
    for one in wide.all():
        assert one.evaluate("box => box.scrollWidth > box.clientWidth")
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("path", ["/runde/?out=a&a-melded=70", PAGES["meldung-answer"], "/"])
def test_on_a_low_screen_everything_can_be_reached(phone: Page, path: str) -> None:
    phone.set_viewport_size({"width": 320, "height": 256})
    phone.goto(path)
    assert phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert phone.evaluate(CUT_OFF) == []
    for part in ("nav.haupt a >> nth=3", "footer a >> nth=-1"):
        target = phone.locator(part)
        target.scroll_into_view_if_needed()
        expect(target).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 360])
def test_with_large_text_the_totals_of_three_versions_are_in_sight(phone: Page, width: int) -> None:
    phone.set_viewport_size({"width": width, "height": 740})
    phone.goto(ROUND_LONGEST)
    table = phone.locator(".summe")
    for font in (16, 24, 32):
        phone.evaluate("px => { document.documentElement.style.fontSize = `${px}px`; }", font)
        assert table.evaluate(
            "table => table.parentElement.scrollWidth <= table.parentElement.clientWidth"
        )
        for row in table.locator("tbody tr").all():
            tops = [box(figure)["y"] for figure in row.locator("td").all()]
            assert tops == [tops[0]] * 3
            assert row.locator("td").evaluate_all(ONE_LINE)


def test_with_large_text_the_keypad_covers_no_field(phone: Page) -> None:
    phone.goto("/meldung/")
    keys = phone.locator("[data-taste=K]")
    expect(keys).to_be_in_viewport(ratio=1)
    phone.evaluate(TWICE_THE_TEXT)
    field = phone.locator("[data-karten]").first
    field.focus()
    assert_in_sight(field)
    expect(keys).not_to_be_in_viewport()


def test_a_round_at_twice_the_zoom_is_no_wider_than_a_phone(phone: Page) -> None:
    phone.set_viewport_size({"width": 180, "height": 370})
    phone.goto(ROUND_QUICK)
    assert phone.evaluate("() => document.documentElement.scrollWidth") == 180


# --- What is typed, and where a jump leads ---


def test_a_sum_is_seen_whole_and_what_it_comes_to_is_clear_of_the_bar(phone: Page) -> None:
    phone.goto("/runde/")
    field = phone.locator("#f-b-hand")
    field.tap()
    field.press_sequentially("10+15+20")
    note = phone.locator("#m-b-hand")
    expect(note).to_contain_text("= 45")
    assert_in_sight(note)
    assert field.evaluate("field => field.scrollWidth <= field.clientWidth")


def test_a_jump_to_the_answer_leaves_no_half_bar_above_it(phone: Page) -> None:
    phone.goto(f"{ROUND_QUICK}#ergebnis")
    assert_in_sight(phone.locator("#ergebnis h2"))
    expect(phone.locator("#leiste")).not_to_be_in_viewport()


def test_a_code_to_scan_unfolds_in_place_and_is_in_sight(phone: Page) -> None:
    phone.goto(PAGES["meldung-answer"])
    fold = phone.locator("details:has(.qr)")
    # Low on the screen, so that something below it is in sight too.
    phone.evaluate("f => scrollTo(0, f.getBoundingClientRect().top - 500)", fold.element_handle())
    fold.locator("summary").tap()
    assert_in_sight(fold.locator("summary"))
    assert_in_sight(fold.locator("img"))


# --- Tables ---


@pytest.mark.parametrize("shape", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_tables_are_announced_in_both_layouts(open_page, shape) -> None:
    page = open_page(**shape)
    versions = ["Klassisch", "Wiener", "ASS-Heft"]
    for path, name, first, rows in (
        ("/spielerzahl/", "Zu zweit", "Frage", ["Ablauf", "Handkarten"]),
        ("/spickzettel/", "Minimum der Erstmeldung", "Stand der Partei", ["im Minus"]),
        (ROUND_QUICK, "Summen dieser Runde je Fassung", "Partei", ["Anna & Uli"]),
        ("/vergleich/?beleg=ambiguous", "Rote Dreien", "Regelpunkt", []),
    ):
        page.goto(path)
        table = page.get_by_role("table", name=name, exact=True)
        for header in (first, *versions):
            expect(table.get_by_role("columnheader", name=header, exact=True)).to_have_count(1)
        for row in rows:
            expect(table.get_by_role("rowheader", name=row, exact=True)).to_have_count(1)
        assert table.get_by_role("cell").count() >= 3


def test_a_figure_below_zero_has_a_word(phone: Page) -> None:
    phone.goto("/runde/?out=a&a-melded=70&b-hand=45")
    total = phone.locator(".summe").get_by_role("row", name="Gegner")
    expect(total.get_by_role("cell").first).to_have_accessible_name("minus 45")
    # Signs that the stylesheet draws are not read out.
    phone.goto("/vergleich/?beleg=ambiguous")
    expect(phone.locator(".antwort summary").first).not_to_have_accessible_name(re.compile("[+›]"))


# --- Forced colours ---


def test_what_a_colour_sets_apart_has_a_border_where_colours_are_forced(open_page) -> None:
    page = open_page(**PHONE, forced_colors="active")
    for path, parts in (
        ("/", (".kopf", ".suchfeld", ".beispiel", ".aufgaben a")),
        (PAGES["meldung-error"], (".streifen", "#f-score", ".knopf", ".fehlerliste")),
        (PAGES["meldung-answer"], (".u-kopf", ".streifen", "[data-taste=K]")),
        (ROUND_QUICK, (".leiste", ".zaehler", ".wahl")),
        ("/spickzettel/", ("td.ab",)),
    ):
        page.goto(path)
        for part in parts:
            for element in page.locator(part).filter(visible=True).all():
                assert element.evaluate(BORDERS), (path, part)


# --- Old browsers ---


@pytest.mark.parametrize("style", [True, False], ids=["styled", "unstyled"])
def test_below_the_floor_a_page_is_readable_and_its_forms_work(phone, trouble, style) -> None:
    # A script that the browser does not understand, and a stylesheet that says nothing to it.
    def broken(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body="const const = ?;")

    phone.route(re.compile(r"/(tisch|rechnen|htmx)[^/]*\.js"), broken)
    if not style:
        phone.route("**/*.css", lambda route: route.fulfill(content_type="text/css", body=""))
    phone.goto("/meldung/")
    assert phone.locator("html.js").count() == 0
    if style:
        expect(phone.locator(".nur-js").filter(visible=True)).to_have_count(0)
    phone.fill("#f-cards", "D D 2 2")
    phone.locator("#formular .reihe button[type=submit]").tap()
    phone.wait_for_url(re.compile("cards=D"))
    words = phone.locator("#ergebnis .u-kopf .urteil")
    expect(words).to_have_text(["Ja", "Ja", "Nein"])
    expect(words.first).to_be_visible()
    assert trouble.take()


# --- On paper, and without script ---


@pytest.mark.parametrize(
    ("path", "parts"),
    [
        (PAGES["meldung-answer"], ("#ergebnis h2", "#gelesen .blatt", ".u-kopf .urteil", ".grund")),
        (PAGES["stapel-answer"], ("#ergebnis h2", "#gelesen .blatt", ".einig, .u-kopf", ".grund")),
        (ROUND_QUICK, ("#ergebnis h2", ".summe .zahl", ".posten tfoot", ".hinweis")),
    ],
)
def test_a_result_on_paper_says_what_was_asked_and_why(phone: Page, path, parts) -> None:
    phone.goto(path)
    phone.emulate_media(media="print")
    for part in parts:
        expect(phone.locator(part).first).to_be_visible()
    for part in (".leiste", ".streifen", "#ergebnis .knopf", "[data-teilen]", ".fuss", "nav"):
        expect(phone.locator(part).filter(visible=True)).to_have_count(0)
    # The address by which it can be found again.
    address = phone.locator(".nur-druck")
    expect(address).to_be_visible()
    expect(address).to_have_text(re.compile(rf"^http.*{re.escape(path.partition('=')[0])}"))


@pytest.mark.parametrize("path", ["/meldung/", "/ausmachen/", "/runde/", "/runde/?mode=exact"])
def test_without_script_the_button_that_sends_is_in_sight(phone_nojs: Page, path: str) -> None:
    phone_nojs.goto(path)
    assert_in_sight(phone_nojs.locator("#formular > .reihe [type=submit]"))


def test_without_script_every_way_through_the_site_is_open(phone_nojs: Page) -> None:
    page = phone_nojs
    page.goto("/")
    page.fill("#f-q", "joker abwerfen")
    page.locator(".suchfeld button").tap()
    expect(page.locator(".treffer h3").first).to_contain_text("Darf ich einen Joker abwerfen?")
    page.locator(".treffer h3 a").first.tap()
    page.get_by_role("link", name="Fehler melden").first.tap()
    expect(page.get_by_label("Text zum Kopieren")).to_have_value(re.compile("/streitfragen/"))

    page.goto("/vergleich/")
    page.get_by_role("link", name="Nur Unterschiede").tap()
    expect(page.locator(".chips [aria-current]").first).to_contain_text("Nur Unterschiede")

    page.goto("/spickzettel/")
    page.get_by_role("link", name="Wiener", exact=True).tap()
    expect(page.locator(".blattkopf .mm")).to_have_text(["WWiener"])
    expect(page.get_by_text("Zum Drucken:")).to_be_visible()

    tool = Tool(page, script=False)
    page.goto("/runde/")
    tool.enter(QUICK)
    tool.expect_totals("1.240", "620")
    page.get_by_role("link", name="Nächste Runde").tap()
    tool.expect_values({"a-score": "1240", "b-score": "620", "a-natural": ""})
