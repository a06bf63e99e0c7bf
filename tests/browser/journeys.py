"""What the journeys share: a calculator in a visitor's hand, with or without JavaScript."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from urllib.parse import parse_qsl, urlsplit

from playwright.sync_api import FloatRect, Locator, Page, expect

# The machine that runs this may be busy with other things at the same time.
PATIENCE_MS = 10_000
expect.set_options(timeout=PATIENCE_MS)

# What only repeats a default: a form without script sends it, one with script does not.
DEFAULTS = {
    "/meldung/": {"out_kind": "no", "out_discard": "1", "players": "4"},
    "/erstmeldung/": {},
    "/stapel/": {"frozen": "no", "stock": "left", "upcard": "0", "players": "4"},
    "/ausmachen/": {"out_kind": "normal", "out_pile": "0", "asked": "no", "players": "4"},
    "/runde/": {
        "mode": "quick",
        "out_kind": "normal",
        "out_pile": "0",
        "out_discard": "1",
        "out_threes": "0",
        "players": "4",
    },
}


# One round, counted in both ways: 1.240 and 620 in every version.
EXACT = {
    "out": "a",
    "a-melds": "AAAAAAA, 66666 2 Jo, KKKK",
    "a-red": "1",
    "a-hand_cards": "D 4 2",
    "b-melds": "9999992, BBB",
    "b-red": "3",
    "b-hand_cards": "K A Jo 5 7",
}
QUICK = {
    "out": "a",
    "a-natural": "1",
    "a-mixed": "1",
    "a-melded": "275",
    "a-red": "1",
    "a-hand": "35",
    "b-mixed": "1",
    "b-melded": "110",
    "b-red": "3",
    "b-hand": "90",
}
# The versions disagree about red threes without a canasta.
DISPUTED = {"out": "a", "a-melded": "275", "a-red": "1", "b-melded": "110", "b-red": "1"}


def query(address: str) -> dict[str, str]:
    """The parameters of an address that say something."""
    parts = urlsplit(address)
    return telling(parts.path, dict(parse_qsl(parts.query)))


def telling(path: str, values: Mapping[str, str]) -> dict[str, str]:
    """Those of the values that are neither empty nor a default."""
    defaults = DEFAULTS[path]
    return {n: value for n, value in values.items() if value not in ("", defaults.get(n))}


def box(locator: Locator) -> FloatRect:
    """Where an element is in the viewport."""
    rect = locator.bounding_box()
    assert rect is not None, f"{locator} is not shown"
    return rect


def assert_in_sight(locator: Locator) -> None:
    """Whole in the viewport and above the navigation of a phone, and nothing lies over it."""
    page = locator.page
    assert page.viewport_size is not None
    rect = box(locator)
    assert rect["x"] >= 0, rect
    assert rect["x"] + rect["width"] <= page.viewport_size["width"], rect
    assert rect["y"] >= 0, rect
    assert rect["y"] + rect["height"] <= box(page.locator("nav.haupt"))["y"], rect
    assert_uncovered(locator)


def assert_uncovered(locator: Locator) -> None:
    """What one sees at the middle of an element is that element."""
    on_top = """element => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    assert locator.evaluate(on_top), f"something covers {locator}"


@dataclass(frozen=True)
class Tool:
    """A calculator as a visitor has it on the phone."""

    page: Page
    script: bool

    def field(self, name: str) -> Locator:
        """The input of a parameter; of radio buttons the one that is chosen."""
        named = self.page.locator(f'#formular [name="{name}"]')
        return named.and_(self.page.locator(":not([type=radio]), :checked"))

    def message(self, name: str) -> Locator:
        """What is said beside a field."""
        return self.page.locator(f"#m-{name}")

    def enter(self, values: Mapping[str, str]) -> None:
        """Types into fields and chooses, and waits for an answer to just that.

        With script it comes by itself, without it the form has to be sent.
        """
        choices = self.page.locator("[type=radio]").evaluate_all("all => all.map(e => e.name)")
        for name, value in values.items():
            if name in choices:
                self.page.locator(f'[name="{name}"][value="{value}"]').check()
            else:
                self.field(name).fill(value)
        if self.script:
            wanted = telling(urlsplit(self.page.url).path, values)

            def answered(address: str) -> bool:
                found = query(address)
                return all(found.get(name) == wanted.get(name) for name in values)

            self.page.wait_for_url(answered, timeout=PATIENCE_MS)
        else:
            # What comes next must not look at a page that is only half there.
            with self.page.expect_navigation():
                self.send()

    def send(self) -> None:
        """Presses the button that one sees."""
        self.page.locator("#formular .reihe button[type=submit]").click()

    def open_more(self) -> None:
        """Unfolds the rarer questions."""
        self.page.get_by_text("Mehr angeben").click()

    def tap_keys(self, keys: str) -> None:
        """Taps keys of the card keypad; `,` begins a meld and `>` goes to the next field."""
        special = {",": "[data-taste-neue]", ">": "[data-taste-weiter]"}
        for key in keys.split():
            self.page.locator(special.get(key, f'[data-taste="{key}"]')).tap()

    def expect_values(self, values: Mapping[str, str]) -> None:
        """Every field holds just this."""
        for name, value in values.items():
            expect(self.field(name)).to_have_value(value)

    def expect_query(self, expected: Mapping[str, str]) -> None:
        """The address says just this, as soon as the answer is there.

        With script not a word more: the permalink leaves out what is empty or a default.
        """

        def says_it(address: str) -> bool:
            if self.script:
                whole = parse_qsl(urlsplit(address).query, keep_blank_values=True)
                return sorted(whole) == sorted(expected.items())
            return query(address) == expected

        self.page.wait_for_url(says_it, timeout=PATIENCE_MS)

    def expect_refused(self, name: str, text: str) -> None:
        """A field is marked as wrong, and the reason is said beside it and as its description."""
        expect(self.message(name).locator(".fehler")).to_contain_text(text)
        field = self.page.locator(f"#f-{name}")
        expect(field).to_have_attribute("aria-invalid", "true")
        expect(field).to_have_accessible_description(re.compile(re.escape(text)))
        message = self.message(name).locator(".fehler")
        message.scroll_into_view_if_needed()
        expect(message).to_be_in_viewport()

    def expect_accepted(self, name: str) -> None:
        """Nothing is said against a field any more."""
        expect(self.message(name).locator(".fehler")).to_have_count(0)
        expect(self.page.locator(f"#f-{name}")).not_to_have_attribute("aria-invalid", "true")

    def expect_no_error(self) -> None:
        """No error is to be seen anywhere."""
        expect(self.page.locator(".fehler").filter(visible=True)).to_have_count(0)
        expect(self.page.locator("[aria-invalid]")).to_have_count(0)

    def expect_verdicts(self, *words: str) -> None:
        """What the versions say, in the strip and in the result."""
        expect(self.page.locator("#ergebnis .u-kopf .urteil")).to_have_text(words)
        expect(self.page.locator("#streifen .urteil")).to_have_text(words)

    def expect_totals(self, *parties: str) -> None:
        """/runde/: what each party gets, the same in every version, in the table and in the bar."""
        self.expect_table(*([total] * 3 for total in parties))
        expect(self.page.locator("#leiste .zahlen b")).to_have_text([parties[0]] * 3)
        expect(self.page.locator("#leiste .zahlen small")).to_have_text([parties[1]] * 3)

    def expect_table(self, *parties: list[str]) -> None:
        """/runde/: what each party gets in each version."""
        # The sign stands beside its word, which is only heard.
        totals = [total.replace("−", "minus −") for party in parties for total in party]
        expect(self.page.locator("#ergebnis .summe .zahl")).to_have_text(totals)

    def json(self) -> dict:
        """What the address in the bar answers to a program."""
        address = urlsplit(self.page.url)
        answer = self.page.request.get(f"{address.path}?{address.query}&format=json")
        assert answer.status == 200
        return answer.json()
