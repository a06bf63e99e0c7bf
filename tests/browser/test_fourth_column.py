"""A table's own column on a phone: heaviest beside the versions, alone at the lower edge."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE
from tests.browser.journeys import Tool, assert_in_sight
from tests.browser.test_quality import CUT_OFF, TWICE_THE_TEXT
from tools.audit import judge

# Like Wiener, but red threes as in Klassisch and the last card as in the ASS-Heft.
TABLE = "t=1w.rot-k.letzte-a~Familie+Berg"
MELD = f"/meldung/?cards=D+D+2+2+2&{TABLE}"
ROUND = f"/runde/?out=a&a-melded=275&a-red=1&b-melded=110&b-red=1&{TABLE}"
LONGEST = f"{ROUND}&a-name=Donaudampfschifffahrtskapitaenswitwen&a-score=-99995&b-score=99995"
ANSWERS = (
    MELD,
    LONGEST,
    f"/erstmeldung/?hand_cards=A+A+A+K+K+D+2&score=1490&{TABLE}",
    f"/stapel/?top=8&hand_cards=8+8+D+D+2&table=K+K+K&{TABLE}",
    f"/ausmachen/?hand_cards=K+K+K+K&cards=K+K+K+K&table=AAAAAAA&{TABLE}",
)
# Those beside each other that are heaviest: by their line, then by their type.
WEIGHT = """cells => cells.map(cell => {
  const { outlineWidth, outlineStyle, fontWeight } = getComputedStyle(cell);
  return [outlineStyle === "none" ? 0 : parseFloat(outlineWidth), Number(fontWeight)];
})"""
NARROWEST = {"width": 320, "height": 640}
FONT_SIZE = "element => parseFloat(getComputedStyle(element).fontSize)"
TOP = "element => element.getBoundingClientRect().top"
BESIDE_ITS_EDGE = """cell => Math.abs(
  cell.getBoundingClientRect().right - cell.closest(".quer").getBoundingClientRect().right)"""
INNER = "boxes => boxes.filter(box => box.scrollWidth > box.clientWidth).length"


def test_a_verdict_shows_four_and_keeps_that_of_the_table_in_sight(visitor: Tool) -> None:
    page = visitor.page
    page.goto(MELD)
    expect(page.locator("#ergebnis .u-kopf .urteil")).to_have_text(["Ja", "Nein", "Nein", "Nein"])
    expect(page.locator("#ergebnis .u-name").last).to_have_text("T Unser Tisch")
    strip = page.locator("#streifen")
    expect(strip.locator(".urteil")).to_have_text(["Nein"])
    expect(strip).to_contain_text("Unser Tisch: Nein")
    if visitor.script:
        assert_in_sight(strip.locator(".urteil"))


def test_a_round_shows_four_and_keeps_that_of_the_table_in_sight(visitor: Tool) -> None:
    page = visitor.page
    page.goto(ROUND)
    # The red three gives 100 in Klassisch and at the table, and costs 100 in the others.
    visitor.expect_table(["475", "275", "275", "475"], ["210", "10", "10", "210"])
    bar = page.locator("#leiste .zahlen")
    expect(bar).to_have_text(["475210"])
    if visitor.script:
        assert_in_sight(bar)
    against = page.locator("#ergebnis .hinweis", has_text="Gegenüber den Fassungen")
    expect(against).to_contain_text("Wir +200 und Gegner +200 gegenüber Wiener")
    expect(against).not_to_contain_text("Klassisch gegen")


def test_typing_on_keeps_the_table_and_is_told_with_it_first(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto(MELD)
    tool.enter({"cards": "D D 2 2"})
    expect(phone.locator("#streifen")).to_contain_text("Unser Tisch: Ja")
    expect(phone.locator("#ansage")).to_have_text(
        "Unser Tisch: Ja. Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein."
    )
    # Of the last ten computations, too.
    latest = phone.locator("#verlauf a").first
    expect(latest).to_contain_text("Unser Tisch: ja.")
    expect(latest).to_have_attribute("href", f"/meldung/?cards=D+D+2+2&{TABLE}")


def test_the_version_that_the_device_prefers_stands_back(phone: Page) -> None:
    phone.goto("/meldung/?cards=D+D+2+2+2")
    phone.evaluate("() => localStorage.setItem('fassung', '\"w\"')")
    verdicts = phone.locator("#ergebnis .u-kopf .urteil")
    names = phone.locator("#ergebnis .u-kopf .u-name")
    phone.reload()
    light, preferred, _ = verdicts.evaluate_all(WEIGHT)
    assert preferred > light
    assert names.evaluate_all(WEIGHT)[1][0] == 2
    phone.goto(MELD)
    first, second, third, own = verdicts.evaluate_all(WEIGHT)
    assert first == second == third < own
    phone.goto(ROUND)
    first, second, third, own = phone.locator("#ergebnis .zahl").evaluate_all(WEIGHT)[:4]
    assert first == second == third < own


def test_four_columns_fit_the_narrowest_phone(phone: Page) -> None:
    for address in ANSWERS:
        phone.goto(address)
        for size in (PHONE["viewport"], NARROWEST):
            phone.set_viewport_size(size)
            assert judge.too_wide(phone) == [], address
            # Nothing scrolls in a box of its own either.
            assert phone.locator(".quer").evaluate_all(INNER) == 0, address
        assert judge.too_small(judge.targets(phone)) == [], address
        phone.set_viewport_size(PHONE["viewport"])
        phone.evaluate(TWICE_THE_TEXT)
        assert judge.too_wide(phone) == [], address
        assert phone.evaluate(CUT_OFF) == [], address


def test_what_four_columns_say_grows_with_the_text(phone: Page) -> None:
    strip = ("#streifen .t", "#streifen .urteil", "#ergebnis .u-kopf .urteil", "#ergebnis .u-name")
    for address, kinds in (
        (MELD, strip),
        (ROUND, (".summe .zahl", ".summe .neben td", ".posten td", "#leiste b", "#leiste small")),
    ):
        phone.goto(address)
        said = [phone.locator(kind).first for kind in kinds]
        before = [each.evaluate(FONT_SIZE) for each in said]
        phone.evaluate(TWICE_THE_TEXT)
        assert [each.evaluate(FONT_SIZE) for each in said] == [2 * size for size in before]
    # Two totals stand above two, and that of the table is in its place without scrolling.
    tops = phone.locator(".summe .zahl").evaluate_all(f"cells => cells.slice(0, 4).map({TOP})")
    assert tops[0] == tops[1] < tops[2] == tops[3]
    # The items scroll in their box, and the table's own stays at its edge.
    items = phone.locator(".quer", has=phone.locator(".posten")).first
    assert items.evaluate("box => box.scrollWidth > box.clientWidth")
    assert items.locator("td:last-child").first.evaluate(BESIDE_ITS_EDGE) < 1


def test_four_columns_are_for_everybody(open_page) -> None:
    # A colour on its way to another would be judged as it is just then.
    page = open_page(**PHONE, reduced_motion="reduce")
    for address in (MELD, ROUND):
        page.emulate_media(color_scheme="light")
        page.set_viewport_size(PHONE["viewport"])
        page.goto(address)
        assert judge.accessibility(page) == [], address
