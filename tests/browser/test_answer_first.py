"""A result comes where one looks, moves nothing that one touches, and is told once."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.journeys import Tool, assert_in_sight, box


@dataclass
class Answers:
    """Holds back what the server answers to live input until it is let go."""

    page: Page
    held: list[Route] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.route("**/*", self._take)

    def _take(self, route: Route) -> None:
        if route.request.headers.get("hx-request"):
            self.held.append(route)
        else:
            route.continue_()

    def come(self) -> None:
        with self.page.expect_response(lambda answer: answer.status == 200):
            for route in self.held:
                route.continue_()
        self.held.clear()


@dataclass(frozen=True)
class Case:
    """Typed into one field, and then another is touched before the answer comes.

    `said` is said of the first field, or in the answer.
    """

    path: str
    first: tuple[str, str]
    touched: str
    said: str


WRONG = "kenne ich nicht"
CASES = [
    Case("/meldung/", ("cards", "KKK22,77Jo"), "cards", "Ja"),
    Case("/meldung/", ("cards", "KKK22,77Jo,AAA,999,44 4 4"), "score", "Ja"),
    Case("/meldung/", ("cards", "K K W"), "cards", WRONG),
    Case("/meldung/", ("cards", "K K W, X, Y"), "score", WRONG),
    Case("/meldung/?cards=KW,X,Y", ("cards", "KKK"), "score", "Nein"),
    Case("/erstmeldung/", ("hand_cards", "KKKAAA22 4 5 6"), "score", "Ja"),
    Case("/erstmeldung/", ("hand_cards", "KK W X Y"), "top", WRONG),
    Case("/erstmeldung/", ("top", "W"), "hand_cards", WRONG),
    Case("/stapel/?hand_cards=KKKAAA5", ("top", "K"), "score", "Ja"),
    Case("/stapel/?top=K", ("hand_cards", "KK W X Y"), "table", WRONG),
    Case("/stapel/?top=K", ("table", "W"), "hand_cards", WRONG),
    Case("/ausmachen/?hand_cards=8889&table=7xK", ("cards", "888"), "table", "Ja"),
    Case("/ausmachen/?table=7xK&cards=888", ("hand_cards", "888 W X"), "cards", WRONG),
    Case("/runde/?out=a", ("a-melded", "275"), "b-hand", "375"),
    Case("/runde/?out=a", ("a-melded", "273"), "b-hand", "kein Vielfaches"),
    Case("/runde/?out=a", ("a-red", "9"), "a-melded", "9 geht nicht"),
    Case("/runde/?out=a&a-melded=100", ("b-hand", "93"), "b-melded", "kein Vielfaches"),
    Case("/runde/?out=a&a-melded=273", ("a-melded", "275"), "a-hand", "375"),
    Case("/runde/?mode=exact&out=a", ("a-melds", "KKK,AAA,DDD,999"), "a-hand_cards", "250"),
    Case("/runde/?mode=exact&out=a", ("a-melds", "KKK, W"), "a-hand_cards", WRONG),
    Case("/runde/?mode=exact&out=a", ("a-hand_cards", "W X Y"), "b-melds", WRONG),
]


def assert_nothing_moved(before: Mapping[str, float], after: Mapping[str, float]) -> None:
    assert after == pytest.approx(before, abs=0.6)


def boxes(*shown: Locator) -> Iterator[Mapping[str, float]]:
    for locator in shown:
        rect = box(locator)
        yield {"x": rect["x"], "y": rect["y"], "width": rect["width"]}


@pytest.mark.parametrize("shape", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.path}{case.first}>{case.touched}")
def test_nothing_that_is_touched_moves(open_page, case: Case, shape) -> None:
    page = open_page(**shape)
    page.goto(case.path)
    answers = Answers(page)
    name, text = case.first
    touched = page.locator(f'#formular [name="{case.touched}"]')
    phone = shape is PHONE
    with page.expect_request(lambda request: bool(request.headers.get("hx-request"))):
        page.locator(f'#formular [name="{name}"]').fill(text)
        touched.tap() if phone else touched.click()
    fixed = [touched]
    fixed += [page.locator(".tasten")] if page.locator(".tasten").count() else []
    if phone:
        fixed.append(page.locator("#streifen, #leiste"))
    before = list(boxes(*fixed))
    answers.come()
    said = page.locator(f"#ergebnis .urteil, #ergebnis .zahl, #m-{name} .fehler")
    expect(said.filter(has_text=case.said).first).to_be_visible()
    expect(touched).to_be_focused()
    for was, now in zip(before, boxes(*fixed), strict=True):
        assert_nothing_moved(was, now)
    if phone:
        assert_in_sight(fixed[-1])
        assert_in_sight(touched)


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("/meldung/", "Klassisch: Ja. Wiener: Ja. ASS-Heft: Nein. "),
        ("/runde/?mode=exact&out=a", "Klassisch: Wir 160, Gegner 0. "),
    ],
)
def test_one_sentence_is_told_once_and_after_a_rest(phone: Page, path: str, said: str) -> None:
    phone.clock.install(time="2026-11-30T20:00:00")
    phone.goto(path)
    phone.clock.pause_at("2026-11-30T21:00:00")
    phone.evaluate(
        """() => {
          window.told = [];
          const place = document.querySelector("#ansage");
          const tell = () => told.push(place.textContent);
          new MutationObserver(tell).observe(place, { childList: true });
        }"""
    )
    tool = Tool(phone, script=True)

    def answered_to(keys: str) -> None:
        tool.tap_keys(keys)
        with phone.expect_response(lambda answer: answer.status == 200):
            phone.clock.run_for(300)
        expect(phone.locator("#ergebnis .urteil, #ergebnis .zahl").first).to_be_visible()

    wait = 399
    answered_to("D D 2")
    phone.clock.run_for(wait)
    # Somebody goes on before the rest is over: what was to be told is out of date.
    answered_to("2")
    expect(phone.get_by_role("img", name="Dame, Dame, Zwei, Zwei").first).to_be_visible()
    phone.clock.run_for(wait)
    assert phone.evaluate("told") == []
    phone.clock.run_for(1)
    assert [text[: len(said)] for text in phone.evaluate("told")] == [said]
    phone.clock.run_for(5_000)
    assert len(phone.evaluate("told")) == 1
    expect(phone.get_by_role("status")).to_have_count(1)
