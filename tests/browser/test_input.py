"""Entering with a thumb: counted taps, keys beside numbers, sums, cards counted by their value."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.journeys import Tool, assert_in_sight

TOOLS = ["/meldung/", "/erstmeldung/", "/stapel/", "/ausmachen/", "/runde/?mode=exact"]
SCORES = [
    *[(path, "score") for path in TOOLS[:4]],
    *[("/runde/", f"{seat}-score") for seat in "ab"],
    *[("/runde/?players=3", f"{seat}-score") for seat in "abc"],
]


@dataclass
class Thumb:
    """Does what a player does, and counts it: every tap, and every key of the phone."""

    page: Page
    count: int = 0

    def tap(self, target: Locator) -> None:
        target.tap()
        self.count += 1

    def type(self, name: str, text: str) -> None:
        """Taps a field and types into it with the phone's own keys."""
        field = self.page.locator(f'[name="{name}"]')
        self.tap(field)
        expect(field).to_be_focused()
        for key in text:
            self.page.keyboard.press(key)
            self.count += 1


def unfold(page: Page) -> None:
    page.locator("#formular details").evaluate_all("all => all.forEach(e => { e.open = true; })")


def focus_is_in_a_field(page: Page) -> bool:
    """Whether the system's keyboard would be open."""
    return page.evaluate(
        "() => document.activeElement.matches('input:not([type=radio]), textarea')"
    )


def serve(page: Page, field: Locator) -> None:
    """Has the keypad write to a field."""
    button = page.locator(f'[data-ziel="{field.get_attribute("id")}"]')
    if button.count():
        button.tap()
    else:
        # The one field without a button is the one that the keys serve at first.
        assert field.get_attribute("id") == "f-cards"


# --- Counted ---


def test_a_verdict_takes_few_taps(phone: Page) -> None:
    thumb = Thumb(phone)
    phone.goto("/")
    thumb.tap(phone.get_by_role("link", name="Meldung prüfen").first)
    expect(phone.locator("#f-cards")).to_have_value("")
    for key in ["K", "K", "K", "2", "2", ",", "7", "7", "Jo"]:
        special = "[data-taste-neue]" if key == "," else f'[data-taste="{key}"]'
        thumb.tap(phone.locator(special))
    Tool(phone, script=True).expect_verdicts("Ja", "Ja", "Ja")
    expect(phone.locator("#f-cards")).to_have_value("K K K 2 2, 7 7 Jo")
    for word in phone.locator("#streifen .urteil").all():
        assert_in_sight(word)
    assert not focus_is_in_a_field(phone)
    assert thumb.count <= 13


def test_the_totals_of_a_round_take_few_taps_and_keys(phone: Page) -> None:
    thumb = Thumb(phone)
    phone.goto("/")
    thumb.tap(phone.get_by_role("link", name="Runde abrechnen").first)
    for name in ("a-natural", "a-mixed", "b-mixed", "a-red", *["b-red"] * 3):
        thumb.tap(phone.locator(f'.zaehler:has([name="{name}"]) [data-schritt="1"]'))
    for name, points in (("a-melded", "275"), ("b-melded", "110"), ("a-hand", "35")):
        thumb.type(name, points)
    thumb.type("b-hand", "90")
    thumb.tap(phone.locator("label", has_text="Wir").filter(has=phone.locator("[name=out]")))
    Tool(phone, script=True).expect_totals("1.240", "620")
    assert_in_sight(phone.locator("#leiste"))
    assert thumb.count <= 30


# --- Keypad ---


@pytest.mark.parametrize("path", TOOLS)
def test_no_quick_tap_is_lost(phone: Page, path: str) -> None:
    phone.goto(path)
    field = phone.locator('[data-karten]:not([name="top"])').first
    serve(phone, field)
    key = phone.locator('[data-taste="8"]').bounding_box()
    assert key
    for _ in range(12):
        phone.touchscreen.tap(key["x"] + key["width"] / 2, key["y"] + key["height"] / 2)
    expect(field).to_have_value(" ".join("8" * 12))
    assert not focus_is_in_a_field(phone)
    for button in ("[data-taste='8']", "[data-taste-weg]"):
        assert phone.locator(button).evaluate("e => getComputedStyle(e).touchAction") == (
            "manipulation"
        )


@pytest.mark.parametrize("path", TOOLS)
def test_keys_serve_every_card_field(phone: Page, path: str) -> None:
    phone.goto(path)
    unfold(phone)
    fields = phone.locator("#formular [data-karten]")
    assert fields.count() == {"/meldung/": 4, "/runde/?mode=exact": 4, "/erstmeldung/": 2}.get(
        path, 3
    )
    for field in fields.all():
        serve(phone, field)
        phone.locator('[data-taste="9"]').tap()
        expect(field).to_have_value("9")
        assert not focus_is_in_a_field(phone)


# --- Numbers ---


@pytest.mark.parametrize(("path", "name"), SCORES)
def test_a_score_needs_no_minus_key(phone: Page, path: str, name: str) -> None:
    phone.goto(path)
    unfold(phone)
    field = phone.locator(f'[name="{name}"]')
    sign = phone.locator(f'.punkte:has([name="{name}"]) [data-vorzeichen]')
    expect(sign).to_have_accessible_name(re.compile("Vorzeichen wechseln"))
    box = sign.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    sign.tap()
    # Digits come next, and nothing is wrong while they are still to come.
    expect(field).to_be_focused()
    phone.keyboard.type("85")
    expect(field).to_have_value("−85")
    phone.wait_for_url(lambda address: f"{name}=-85" in address or "%E2%88%9285" in address)
    sign.tap()
    expect(field).to_have_value("85")
    expect(field).to_be_focused()
    sign.tap()
    expect(field).to_have_value("−85")
    expect(phone.locator(f"#m-{name} .fehler")).to_have_count(0)
    assert field.evaluate("field => field.inputMode") == "tel"


def test_a_sum_is_worked_out_and_shown_as_read(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto("/runde/")
    tool.enter({"b-hand": "90", "out": "a"})
    thumb = Thumb(phone)
    plus = phone.locator('.punkte:has([name="a-melded"]) [data-plus]')
    thumb.type("a-melded", "70")
    for points in ("15", "190"):
        plus.tap()
        # The phone's keys stay open: the tap leaves the focus in the field.
        expect(tool.field("a-melded")).to_be_focused()
        phone.keyboard.type(points)
    plus.tap()
    plus.tap()
    # A plus at the end waits for its number, and two of them are one.
    tool.expect_values({"a-melded": "70+15+190+"})
    expect(tool.message("a-melded")).to_have_text("gelesen als 70 + 15 + 190 = 275")
    phone.wait_for_url("**a-melded=70%2B15%2B190*")
    tool.expect_table(["375"] * 3, ["−90"] * 3)
    assert tool.json()["notes"] == ["gelesen als 70 + 15 + 190 = 275"]


@pytest.mark.parametrize("path", TOOLS[:4])
def test_a_plus_key_adds_to_a_score(phone: Page, path: str) -> None:
    phone.goto(path)
    unfold(phone)
    tool = Tool(phone, script=True)
    Thumb(phone).type("score", "1240")
    phone.locator(".punkte:has([name=score]) [data-plus]").tap()
    phone.keyboard.type("260")
    tool.expect_values({"score": "1240+260"})
    expect(tool.message("score")).to_have_text("gelesen als 1.240 + 260 = 1.500")


def test_without_javascript_sums_and_signs_are_typed(phone_nojs: Page) -> None:
    tool = Tool(phone_nojs, script=False)
    phone_nojs.goto("/runde/")
    expect(phone_nojs.locator("[data-plus], [data-vorzeichen]").first).to_be_hidden()
    phone_nojs.get_by_text("Mehr angeben").click()
    # Digits alone would hide minus and plus on some phones.
    expect(tool.field("a-score")).to_have_attribute("inputmode", "text")
    expect(tool.field("a-melded")).to_have_attribute("inputmode", "tel")
    tool.enter({"a-melded": "100 + 175", "a-score": "-40+15", "out": "a"})
    assert "a-melded=100+%2B+175" in phone_nojs.url
    expect(tool.message("a-melded")).to_have_text("gelesen als 100 + 175 = 275")
    expect(tool.message("a-score")).to_have_text("gelesen als −40 + 15 = −25")
    tool.expect_table(["375"] * 3, ["0"] * 3)
    # In an address a bare plus is a blank: that is asked, not guessed.
    phone_nojs.goto("/runde/?out=a&a-melded=10+15+20")
    tool.expect_refused("a-melded", "„10 15 20“: Schreib ein Plus zwischen die Zahlen")


# --- Cards counted by their value ---

COUNTS = {"a-melded_5": "5", "a-melded_10": "3", "b-hand_20": "1", "b-hand_50": "1", "out": "a"}


def test_cards_are_counted_with_the_thumb(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto("/runde/")
    phone.get_by_text("Karten zählen statt Punkte addieren").tap()
    for name, count in COUNTS.items():
        if name != "out":
            more = phone.locator(f'.zaehler:has([name="{name}"]) [data-schritt="1"]')
            for _ in range(int(count)):
                more.tap()
    tool.enter({"out": "a"})
    expect(tool.message("a-melded")).to_have_text("gelesen als 5 × 5 + 3 × 10 = 55")
    expect(tool.message("b-hand")).to_have_text("gelesen als 1 × 20 + 1 × 50 = 70")
    tool.expect_table(["155"] * 3, ["−70"] * 3)
    tool.expect_query(COUNTS)
    expect(tool.field("a-melded_50")).to_have_accessible_name("Gemeldete Karten zu 50 Punkten, Wir")
    # Four jokers are all there are.
    more = phone.locator('.zaehler:has([name="a-hand_50"]) [data-schritt="1"]')
    for _ in range(4):
        more.tap()
    expect(more).to_be_disabled()
    tool.expect_refused("a-hand_50", "5 Karten zu 50 Punkten (Joker), es gibt 4.")


def test_counts_go_wherever_the_round_goes(visitor: Tool) -> None:
    tool, page = visitor, visitor.page
    page.goto("/runde/")
    page.get_by_text("Karten zählen statt Punkte addieren").click()
    tool.enter(COUNTS)
    tool.expect_table(["155"] * 3, ["−70"] * 3)
    tool.expect_query(COUNTS)
    assert tool.json()["notes"] == [
        "gelesen als 5 × 5 + 3 × 10 = 55",
        "gelesen als 1 × 20 + 1 × 50 = 70",
    ]
    page.reload()
    tool.expect_values(COUNTS)
    expect(tool.field("a-melded_5")).to_be_visible()

    # What is passed on holds the totals, and so does the next round's link.
    share = page.locator("[data-teilen]").get_attribute("data-teilen")
    assert share == "/runde/?out=a&a-melded=55&b-hand=70"
    for mode in ("Genau", "Schnell"):
        page.get_by_role("button", name=mode, exact=True).click()
        button = page.get_by_role("button", name=mode, exact=True)
        expect(button).to_have_attribute("aria-pressed", "true")
    tool.expect_values(COUNTS)

    # Two answers to one question: both are named, none is taken.
    tool.enter({"a-melded": "60"})
    tool.expect_refused(
        "a-melded", "Eingetragen 60, gezählt 5 × 5 + 3 × 10 = 55: Nimm eines von beiden."
    )
    tool.enter({"a-melded": "55"})
    tool.expect_accepted("a-melded")
    tool.expect_table(["155"] * 3, ["−70"] * 3)
    page.get_by_role("link", name="Nächste Runde").click()
    tool.expect_values({"a-score": "155", "b-score": "-70", "a-melded_5": "", "a-melded": ""})


def test_counts_are_cleared_and_brought_back(phone: Page) -> None:
    tool = Tool(phone, script=True)
    phone.goto("/runde/?out=a&a-melded_5=5&a-melded_10=3")
    phone.get_by_role("link", name="Alles leeren").tap()
    tool.expect_values({"a-melded_5": "", "a-melded_10": ""})
    phone.get_by_role("button", name="Rückgängig").tap()
    tool.expect_values({"a-melded_5": "5", "a-melded_10": "3"})


# --- The way of counting that was chosen ---


def test_the_mode_is_remembered_on_this_device(phone: Page) -> None:
    quick, exact = (
        phone.get_by_role("button", name=name, exact=True) for name in ("Schnell", "Genau")
    )
    phone.goto("/runde/")
    exact.tap()
    expect(exact).to_have_attribute("aria-pressed", "true")
    phone.goto("/")
    phone.get_by_role("link", name="Runde abrechnen").first.tap()
    expect(exact).to_have_attribute("aria-pressed", "true")
    phone.wait_for_url("**/runde/?mode=exact")
    phone.go_back()
    expect(phone).to_have_url(re.compile(r"/$"))

    # An address that says anything goes first, and is not what was chosen.
    for address in ("/runde/?mode=quick", "/runde/?out=a&a-melded=100"):
        phone.goto(address)
        expect(quick).to_have_attribute("aria-pressed", "true")
    phone.goto("/runde/")
    expect(exact).to_have_attribute("aria-pressed", "true")
    quick.tap()
    expect(quick).to_have_attribute("aria-pressed", "true")
    phone.goto("/runde/")
    expect(quick).to_have_attribute("aria-pressed", "true")
    assert phone.evaluate("() => localStorage.modus") == '"quick"'
    assert phone.context.cookies() == []


def test_only_the_remembered_mode_is_painted(phone: Page) -> None:
    phone.goto("/runde/")
    phone.evaluate("() => localStorage.setItem('modus', '\"exact\"')")
    bodies: list[str] = []
    phone.expose_function("seen", lambda name: bodies.append(name))
    phone.add_init_script(
        """new MutationObserver(() => {
          const field = document.querySelector("[name=a-melded], [name=a-melds]");
          if (field) seen(field.name);
        }).observe(document, { childList: true, subtree: true });"""
    )
    phone.goto("/")
    phone.get_by_role("navigation").get_by_role("link", name="Runde").tap()
    expect(phone.locator("[name=a-melds]")).to_be_visible()
    assert set(bodies) == {"a-melds"}
    # A page that comes back as it was left leads to what was chosen since.
    phone.evaluate(
        """() => {
          localStorage.setItem("modus", '"quick"');
          dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
        }"""
    )
    link = phone.get_by_role("navigation").get_by_role("link", name="Runde")
    expect(link).to_have_attribute("href", re.compile(r"/runde/$"))
    phone.evaluate("() => localStorage.setItem('modus', '\"exact\"')")
    # Who types the address is led there too.
    phone.goto("/runde/")
    expect(phone.locator("[name=a-melds]")).to_be_visible()
    # What is kept there may be anything.
    phone.evaluate("() => localStorage.setItem('modus', '\"<b>\"')")
    phone.goto("/runde/")
    expect(phone.locator("[name=a-melded]")).to_be_visible()
