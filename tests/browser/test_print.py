"""The sheets on paper: one page each, nothing too small, nothing cut off, air at the end."""

import io
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from tests.browser.conftest import opening
from tests.browser.journeys import box
from tools.audit.trouble import Trouble

VERSIONS = {"all": "", "klassisch": "klassisch", "wiener": "wiener", "ass": "ass"}
CHEAT_SHEETS = {
    f"spickzettel-{name}": f"/spickzettel/?fassung={slug}" for name, slug in VERSIONS.items()
}
# As little as a table can agree on, and as much of its own as makes the longest sheet.
HOUSE_RULES = "wildcanasta-2000.sperr-1500.rotplus-5.anfang-300.fertig.ziel-50000"
LONGEST_TABLE = (
    "1a.wild-k.rot-w.hand-k.letzte-w.stock-k.karten-k.canasta-w.rotlegen-w.rotstapel-k.rothand-w"
    ".stufen-k.oben-k.entfall-k.stapel-k.frost-k.sperre-k.eine-k.start-k.partner-k.stockrot-k"
    f".zwei-k.drei-k.dreiziel-k.sechs-k.{HOUSE_RULES}~{'W' * 30}"
)
CHEAT_SHEETS |= {
    "spickzettel-table": "/spickzettel/?t=1w~Familie+Berg",
    "spickzettel-longest-table": f"/spickzettel/?t={LONGEST_TABLE}",
    # About as much as each of the prints between has room for (rules.table_sheet.PRINTS).
    "spickzettel-table-9": "/spickzettel/?t=1w.wild-k.karten-a.canasta-k.rotlegen-k.start-k"
    f".sperr-1500~{'W' * 30}",
    "spickzettel-table-11": f"/spickzettel/?t=1k.sperr-1500.rotplus-5~{'W' * 30}",
    "spickzettel-table-19": f"/spickzettel/?t=1k.{HOUSE_RULES}~{'W' * 30}",
}
SCORE_SHEETS = {
    f"wertungsblatt-{name}-{parties}": f"/wertungsblatt/?fassung={slug}&parteien={parties}"
    for name, slug in VERSIONS.items()
    for parties in (2, 3)
}
SCORE_SHEETS |= {"wertungsblatt-table-3": f"/wertungsblatt/?t={LONGEST_TABLE}&parteien=3"}
SHEETS = CHEAT_SHEETS | SCORE_SHEETS
# A font as wide as any that stands in where Arial and its relatives are missing.
WIDE_FONT = "*, ::before, ::after { font-family: 'DejaVu Sans', Verdana !important }"
# Where no such font is installed, wider spacing does the same to the lines.
WIDE_SPACING = "*, ::before, ::after { letter-spacing: .06em !important }"
HAS_WIDE_FONT = """() => ['DejaVu Sans', 'Verdana'].some(name => {
  const context = document.createElement('canvas').getContext('2d');
  const width = font => { context.font = font; return context.measureText('Canasta').width; };
  return width(`40px '${name}', monospace`) !== width('40px monospace');
})"""

PX_PER_PT = 96 / 72
PX_PER_MM = 96 / 25.4
# A4 without the margins that the stylesheet asks for.
PAGE_HEIGHT = 297 * PX_PER_MM
MARGIN_TOP = 11 * PX_PER_MM
PAPER = {"width": round(186 * PX_PER_MM), "height": round(275 * PX_PER_MM)}
SMALLEST_PT = 8
AIR = 0.05
ROUNDS = 10
# Room for a number written by hand.
ROW_MM = 8
CELL_MM = 14

# The sizes of everything that holds text and can be seen.
TEXT_SIZES = """() => [...document.querySelectorAll('.spick, .spick *')]
  .filter(e => [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim()))
  .filter(e => e.checkVisibility() && !e.closest('.sr, .name') && !e.matches('.m, .m *'))
  .map(e => ({ size: parseFloat(getComputedStyle(e).fontSize), text: e.textContent.trim() }))"""
CUT_OFF = """() => [...document.querySelectorAll('.spick, .spick *')]
  .filter(e => e.matches('.spick, p, li, h2, table, caption, th, td'))
  .filter(e => !e.closest('.sr') && e.scrollWidth > e.clientWidth + 1)
  .map(e => e.outerHTML.slice(0, 160))"""
END = """() => Math.max(...[...document.querySelectorAll('main *')]
  .filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect().bottom))"""
ROWS = """() => [...document.querySelectorAll('.spick :is(tbody th, .kurz, li, h2, caption)')]
  .filter(e => !e.matches('.sr'))
  .map(e => [...e.childNodes].filter(n => n.nodeType === 3 || !n.querySelector('.sr'))
    .filter(n => n.nodeType === 3 || !n.matches('.sr')).map(n => n.textContent).join(''))"""


# The table to write in: its parties, the width of its columns, the height of its rows.
PARTIES = """() => document.querySelectorAll('.punkteblatt [scope=colgroup]').length"""
COLUMN_WIDTHS = """() => [...document.querySelectorAll('.punkteblatt thead tr + tr th')]
  .map(e => e.getBoundingClientRect().width)"""
ROW_HEIGHTS = """() => [...document.querySelectorAll('.punkteblatt tbody tr')]
  .map(e => e.getBoundingClientRect().height)"""


@pytest.fixture(scope="module", params=SHEETS.values(), ids=SHEETS.keys())
def sheet(request: pytest.FixtureRequest, browser: Browser, server: str) -> Iterator[Page]:
    """A sheet in a dark browser, laid out as on paper: once for all that is judged on it."""
    trouble = Trouble()
    with opening(browser, server, trouble) as open_page:
        page = open_page(viewport=PAPER, color_scheme="dark", bypass_csp=True)
        page.goto(request.param)
        page.emulate_media(media="print", color_scheme="dark")
        yield page
    assert trouble.found == [], "the browser complained"


def pages_of(page: Page) -> list[str]:
    """The text of each printed page, without blanks and hyphens, which lines may break at."""
    printed = PdfReader(io.BytesIO(page.pdf(prefer_css_page_size=True)))
    for paper in printed.pages:
        width, height = float(paper.mediabox.width), float(paper.mediabox.height)
        # A4 in points.
        assert (round(width), round(height)) == (595, 842)
    return [bare(paper.extract_text()) for paper in printed.pages]


def bare(text: str) -> str:
    return re.sub(r"[\s\u00ad\u2010-]", "", text)


def test_one_page_with_everything_on_it(sheet):
    (text,) = pages_of(sheet)
    rows = sheet.evaluate(ROWS)
    assert len(rows) > 40
    assert [row for row in rows if bare(row) not in text] == []


def test_nothing_is_too_small_or_cut_off_and_the_page_has_air(sheet):
    texts = sheet.evaluate(TEXT_SIZES)
    assert len(texts) > 60
    least = SMALLEST_PT * PX_PER_PT - 0.01
    assert [text for text in texts if text["size"] < least] == []
    assert sheet.evaluate(CUT_OFF) == []
    assert MARGIN_TOP + sheet.evaluate(END) <= (1 - AIR) * PAGE_HEIGHT


def test_a_wide_font_in_its_place_changes_none_of_that(sheet):
    before = sheet.evaluate(END)
    wide = WIDE_FONT if sheet.evaluate(HAS_WIDE_FONT) else WIDE_SPACING
    style = sheet.add_style_tag(content=wide)
    try:
        assert sheet.evaluate(END) > before
        assert sheet.evaluate(CUT_OFF) == []
        assert MARGIN_TOP + sheet.evaluate(END) <= (1 - AIR) * PAGE_HEIGHT
        assert len(pages_of(sheet)) == 1
    finally:
        style.evaluate("style => style.remove()")


def test_paper_is_white_and_its_ink_black(sheet):
    colours = sheet.evaluate(
        "() => ['backgroundColor', 'color'].map(name => getComputedStyle(document.body)[name])"
    )
    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]
    assert sheet.locator("header, nav, .titel, button, footer").filter(visible=True).count() == 0


@pytest.mark.parametrize(
    ("sheet", "parties"),
    [(address, int(address[-1])) for address in SCORE_SHEETS.values()],
    ids=SCORE_SHEETS.keys(),
    indirect=["sheet"],
)
def test_the_score_sheet_has_room_for_ten_rounds_written_by_hand(sheet, parties):
    assert sheet.evaluate(PARTIES) == parties
    heights = sheet.evaluate(ROW_HEIGHTS)
    assert len(heights) == ROUNDS
    assert min(heights) >= ROW_MM * PX_PER_MM
    assert min(sheet.evaluate(COLUMN_WIDTHS)) >= CELL_MM * PX_PER_MM


@pytest.mark.parametrize("path", ["/spickzettel/", "/wertungsblatt/"])
def test_button_opens_the_print_dialog(phone, path):
    phone.add_init_script("window.print = () => { document.title = 'printed'; }")
    phone.goto(path)
    phone.get_by_role("button", name="Drucken").tap()
    assert phone.title() == "printed"


@pytest.mark.parametrize("path", ["/spickzettel/", "/wertungsblatt/"])
def test_without_script_a_hint_stands_in_for_the_button(phone_nojs, path):
    phone_nojs.goto(path)
    assert phone_nojs.locator("[data-drucken]").is_hidden()
    assert phone_nojs.locator(".ohne-js").is_visible()


@pytest.mark.parametrize("path", ["/spielerzahl/", "/meldung/?cards=DD22", "/vergleich/"])
def test_other_pages_print_what_is_read_and_nothing_that_is_pressed(open_page, path):
    page = open_page(viewport=PAPER, color_scheme="dark")
    page.goto(path)
    page.emulate_media(media="print", color_scheme="dark")
    for part in ("header", "nav", "footer", ".tasten", ".leiste", ".chips", ".knopf"):
        assert page.locator(part).filter(visible=True).count() == 0, part
    assert page.evaluate("() => document.documentElement.scrollWidth") <= PAPER["width"]
    assert page.locator("h1").is_visible()


ROUND = "/runde/?out=a&out_kind=concealed_canasta&a-natural=1&a-melded=70&b-red=2&b-hand=45"


def test_a_round_prints_on_one_page_its_result_first_and_the_versions_named(open_page):
    page = open_page(viewport=PAPER)
    page.goto(ROUND)
    (printed,) = pages_of(page)
    assert all(name in printed for name in ("KKlassisch", "WWiener", "AASSHeft"))
    # Chosen, and not chosen.
    assert "HandCanasta" in printed
    assert "verdeckt" not in printed
    page.emulate_media(media="print")
    for part in ("[data-schritt]", "[data-plus]", "summary", "[name=mode]"):
        expect(page.locator(part).filter(visible=True).filter(has_not_text="Mehr")).to_have_count(0)
    assert box(page.locator("#ergebnis"))["y"] < box(page.locator("#formular"))["y"]
