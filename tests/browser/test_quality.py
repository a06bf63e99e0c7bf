"""Every page in every shape: accessible, no wider than the screen, big enough to hit, printable."""

import base64
from collections.abc import Callable, Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Locator, Page, expect

from tests import pages
from tests.browser.conftest import DESKTOP, PHONE, Trouble
from tools.audit import judge

# A long name without a break in it, and long figures; then the longest that can be.
ROUND_QUICK = (
    "/runde/?out=a&a-name=Donaudampfschifffahrtskapitaenswitwen&b-name=Anna+%26+Uli"
    "&a-score=4800&b-score=-2995&a-melded=275&a-red=1&b-red=3&b-hand=900"
)
ROUND_LONGEST = ROUND_QUICK.replace("=4800", "=99995").replace("=-2995", "=-99995")
ROUND_EXACT = (
    "/runde/?mode=exact&out=a&a-melds=AAAAAAA,+66666+2+Jo,+DD22&a-red=1&a-hand_cards=D+4+2"
    "&b-melds=9999992,+BBB&b-red=2&b-hand_cards=K+A+Jo+5+7+3r"
)
OUT_CONCEALED = (
    "/ausmachen/?hand_cards=7x5+4+4+4+9&cards=7x5,+4+4+4&out_kind=concealed_canasta&out_pile=1"
)
ROUND_THREE = (
    "/runde/?players=3&solo=a&out=c&a-name=Donaudampfschifffahrtskapitaenswitwen&c-name=Uli"
    "&a-natural=1&a-melded=100&a-score=7000&b-mixed=1&b-melded=90&b-hand=15&b-red=2&c-melded=40"
)
ROUND_SIX = (
    "/runde/?players=6&mode=exact&out=a&a-melds=7x10,7xK&a-red=5&a-score=7000&b-red=1"
    "&c-melds=DD22&c-hand_cards=K+A"
)
TABLE = "1k.wild-w.letzte-a.schwarz-a.wildcanasta-2000.ziel-7500~Familie+Berg"
PAGES = {
    "start": "/",
    "suche": "/suche/?q=canasta",
    "suche-nothing": "/suche/?q=xyzzy",
    "regeln": "/regeln/",
    "vergleich": "/vergleich/",
    "vergleich-filtered": "/vergleich/?beleg=derived",
    "regelpunkt": "/regeln/verdeckt-total-mit-canasta/",
    "regelpunkt-agreed": "/regeln/kartenwerte/",
    "regelpunkt-tables": "/regeln/wertung-formel/",
    "streitfrage": "/streitfragen/zweihundert-insgesamt-oder-dazu/",
    # A table's own answers beside the versions'; its whole comparison differs in nothing else.
    "vergleich-table": f"/vergleich/?nur=abweichend&t={TABLE}",
    "regelpunkt-table": f"/regeln/letzte-karte/?t={TABLE}",
    "streitfrage-table": f"/streitfragen/ausmachen-ohne-abwurf/?t={TABLE}",
    "spickzettel-table": f"/spickzettel/?t={TABLE}",
    "wertungsblatt-table": f"/wertungsblatt/?t={TABLE}",
    "spielerzahl": "/spielerzahl/",
    "unser-tisch": "/unser-tisch/?t=1k.wild-w.hand-a.fertig.ziel-7500~Familie+Berg",
    "unser-tisch-error": "/unser-tisch/?t=1w.xyz~Donaudampfschifffahrtskapitaen&ziel=12",
    "spickzettel": "/spickzettel/",
    "spickzettel-ass": "/spickzettel/?fassung=ass",
    "wertungsblatt": "/wertungsblatt/",
    "wertungsblatt-three": "/wertungsblatt/?fassung=klassisch&parteien=3",
    "meldung": "/meldung/",
    "meldung-answer": "/meldung/?cards=D+D+2+2",
    "meldung-error": "/meldung/?cards=K+X&score=12&table=W",
    "stapel": "/stapel/",
    "stapel-answer": "/stapel/?top=K&hand_cards=K+K+A+A+A+2+5+9&score=1500&stock=empty",
    "stapel-error": "/stapel/?top=K+K&hand_cards=W&pile_size=0&frozen=kalt",
    "ausmachen": "/ausmachen/",
    "ausmachen-answer": OUT_CONCEALED,
    "runde": "/runde/",
    "runde-quick": ROUND_QUICK,
    "runde-exact": ROUND_EXACT,
    "runde-three": ROUND_THREE,
    "runde-six": ROUND_SIX,
    "datenschutz": "/datenschutz/",
    "fehler-melden": "/fehler-melden/?seite=/meldung/%3Fcards%3D" + "D%2BD%2B" * 40 + "2",
    "not-found": "/gibt-es-nicht/",
}
# So long that judging it takes its time: on the phone, and its colours on the filtered page.
LONG = ("/vergleich/",)
EVERY_CELL = (".k.ab", ".w.ab", ".a.ab", ".alle")
# Long lists of like entries: judged with the first one unfolded, on a phone.
LISTS = ("/quellen/", "/begriffe/", "/streitfragen/", "/lesarten/", "/hausregeln/", "/regeln/")


def addresses() -> list[str]:
    """Every page, and the states above, each once; those of one page beside each other."""
    return sorted({*PAGES.values(), ROUND_LONGEST, *pages.PAGES}, key=lambda a: (page_of(a), a))


def page_of(address: str) -> str:
    """The page that answers an address."""
    return address.partition("?")[0]


every_page = pytest.mark.parametrize(
    "group",
    [pytest.param([*group], id=path) for path, group in groupby(addresses(), page_of)],
)

WIDTHS = (320, 360, 390)
PIXEL = """async picture => {
  const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(image.width, image.height).getContext("2d");
  canvas.drawImage(image, 0, 0);
  return [...canvas.getImageData(image.width / 2, 8, 1, 1).data];
}"""
TEXT_SIZE = "() => parseFloat(getComputedStyle(document.body).fontSize)"
UNFOLD = """most => [...document.querySelectorAll("details")].slice(0, most < 0 ? undefined : most)
  .forEach(each => { each.open = true; })"""
TWICE_THE_TEXT = "() => { document.documentElement.style.fontSize = '200%'; }"
# What the browser clips, though it could be read: all but what only screen readers get, and what
# was typed into a field.
CUT_OFF = """() => [...document.querySelectorAll("body *")]
  .filter(e => e.checkVisibility() && !e.matches("input, textarea, select, svg, svg *"))
  .filter(e => !e.closest(".sr, .name, .sr-schmal, thead, .blatt") && !e.matches(".leiste *"))
  .filter(e => ["hidden", "clip"].includes(getComputedStyle(e).overflowX))
  .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 1)
  .map(e => e.outerHTML.slice(0, 160))"""
LOW = {"width": 320, "height": 256}
STICKING = """() => [...document.querySelectorAll("body *")]
  .filter(e => ["fixed", "sticky"].includes(getComputedStyle(e).position) && e.checkVisibility())
  .map(e => e.outerHTML.slice(0, 160))"""


@pytest.fixture
def visit(open_page: Callable[..., Page], trouble: Trouble) -> Callable[..., Page]:
    """Opens one of the pages, with what on it can be unfolded unfolded."""

    def visited(path: str, **options) -> Page:
        page = open_page(**options)
        arrive(page, path, trouble)
        return page

    return visited


@pytest.fixture
def visits(open_page: Callable[..., Page], trouble: Trouble) -> Callable[..., Iterator[Page]]:
    """Opens pages one after the other, as `visit` does, all of them in one window."""

    def visited(paths: list[str], **options) -> Iterator[Page]:
        page = open_page(**options)
        for path in paths:
            page.emulate_media(media="screen", color_scheme="light")
            page.set_viewport_size(PHONE["viewport"])
            arrive(page, path, trouble)
            yield page

    return visited


def arrive(page: Page, path: str, trouble: Trouble) -> None:
    """Goes to a page and unfolds it; of a long list the first entry."""
    page.goto(path)
    if path == PAGES["not-found"]:
        assert "404" in trouble.take()[0]
    page.evaluate(UNFOLD, 1 if path in LISTS else -1)


@every_page
def test_accessible_in_light_and_dark_on_phone_and_desktop(visits, group):
    # At one device pixel each, and without transitions, which would be caught half-way.
    options = PHONE | {"device_scale_factor": 1, "is_mobile": False}
    for page in visits(group, **options, reduced_motion="reduce"):
        address = page.url.removeprefix(page.evaluate("() => origin"))
        # Each page in its usual states in full; further states once, since they differ in little.
        full = address in PAGES.values() and address not in LONG
        assert judge.accessibility(page, colours=full) == [], page.url
        if address == PAGES["vergleich-filtered"]:
            assert all(page.locator(f".vgl {cell}").count() for cell in EVERY_CELL)
        if full and address not in LISTS:
            page.set_viewport_size(DESKTOP["viewport"])
            assert judge.accessibility(page) == [], page.url


@every_page
def test_fits_screen_finger_and_paper(visits, group):
    for page in visits(group, **PHONE):
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate("() => innerWidth") == width
            assert judge.too_wide(page) == [], page.url
            targets = judge.targets(page)
            assert len(targets) >= 5
            assert judge.too_small(targets) == [], page.url

        page.set_viewport_size(PHONE["viewport"])
        before = page.evaluate(TEXT_SIZE)
        page.evaluate(TWICE_THE_TEXT)
        assert page.evaluate(TEXT_SIZE) == 2 * before
        assert judge.too_wide(page) == [], page.url
        assert page.evaluate(CUT_OFF) == [], page.url
        # So low as a screen is at a zoom of 400 %: nothing sticks that would cover the rest.
        page.set_viewport_size(LOW)
        assert page.evaluate(STICKING) == [], page.url

        only_for_screens = page.locator(
            "header, nav, footer, .leiste, .streifen, .filter, [data-taste], form .knopf"
        ).filter(visible=True)
        assert only_for_screens.count() > 0
        page.emulate_media(media="print", color_scheme="dark")
        assert only_for_screens.count() == 0
        assert min(judge.ground(page)) > judge.LIGHT
        expect(page.locator("h1")).to_be_visible()


def test_choices_and_marks_show_with_forced_colours(visit):
    page = visit(PAGES["runde-quick"], **PHONE, forced_colors="active")
    assert page.evaluate("() => matchMedia('(forced-colors: active)').matches")
    choices = page.locator("#formular [name=out] + span").all()
    chosen = [colour_at_the_top(choice) for choice in choices]
    assert len(choices) == len(set(chosen)) + 1 == 3
    ground = colour_at_the_top(page.locator("#ergebnis h2"))
    marks = [colour_at_the_top(mark) for mark in page.locator(".summe .m").all()]
    assert len({ground, *marks}) == 4


def colour_at_the_top(locator: Locator) -> tuple[int, ...]:
    """What is really painted, a little below the middle of an element's upper edge."""
    picture = base64.b64encode(locator.screenshot()).decode()
    return tuple(locator.page.evaluate(PIXEL, picture))


def test_nothing_moves_where_less_motion_is_wanted(visit):
    duration = "element => getComputedStyle(element).transitionDuration.split(',')[0]"
    for wanted, expected in (("no-preference", "0.12s"), ("reduce", "0s")):
        page = visit(PAGES["meldung-answer"], **PHONE, reduced_motion=wanted)
        button = page.locator("[data-taste=D]")
        assert button.evaluate(duration) == expected
        button.tap()
        expect(page.locator("#f-cards")).to_have_value("D D 2 2 D")
