"""What a page says to those who do not see it, or not the colours: landmarks, errors, words."""

import re
from itertools import pairwise

import pytest
from django.test import Client

from canasta_site import error_page
from tests.pages import STATES, Element, page_at, page_of, parse, state_name
from tests.test_pages import EVERYWHERE, errors_on, stylesheet

MISSING = "/gibt-es-nicht/"
# Rows of figures that stand for themselves, with nothing around them that says what they are.
FIGURES = ("summe", "posten", "tab")


@pytest.fixture(params=[*EVERYWHERE, (MISSING, {}), "500"], ids=str)
def page(request: pytest.FixtureRequest, client: Client) -> Element:
    """Every page in every state, and the two that stand in for one."""
    if request.param == "500":
        return parse(error_page.as_html(error_page.FAULT).decode())
    if request.param[0] == MISSING:
        return parse(client.get(MISSING).content.decode())
    return page_at(*request.param)


def test_the_parts_of_a_page_are_named(page: Element) -> None:
    for name in ("header", "main", "footer", "h1"):
        assert page.one(name)
    navigation = page.all("nav")
    names = [nav.attributes["aria-label"] for nav in navigation]
    assert len(names) == len(set(names))
    assert page.one("main").attributes["id"] == "inhalt"
    first = next(e for e in page.one("body").walk() if e.name in ("a", "button", "input"))
    assert (first.attributes["href"], first.text) == ("#inhalt", "Zum Inhalt")


def test_headings_leave_no_level_out(page: Element) -> None:
    levels = [int(e.name[1]) for e in page.walk() if re.fullmatch("h[1-6]", e.name)]
    assert levels[0] == 1
    for before, level in pairwise(levels):
        assert level <= before + 1, levels


def test_a_title_says_when_something_is_wrong(page: Element) -> None:
    title = page.one("title").text
    assert title.startswith("Fehler: ") == bool(errors_on(page))
    for preview in page.all("meta", property="og:title"):
        assert not preview.attributes["content"].startswith("Fehler: ")


def test_a_sign_has_a_word(page: Element) -> None:
    for table in page.all("table"):
        if table.classes & set(FIGURES):
            for cell in table.all("td"):
                if not cell.all("p"):
                    assert "−" not in cell.heard, cell.text
                    assert cell.seen.count("−") == cell.heard.count("minus "), cell.text
    for element in page.walk():
        assert "−" not in element.attributes.get("data-ansage", "")
        # What is drawn is named: cards, and the letters of the versions.
        if element.attributes.get("role") == "img":
            assert element.attributes["aria-label"]
        if "m" in element.classes and not element.heard:
            around = element.parent
            while around is not None and not around.heard:
                around = around.parent
            assert around is not None
        if element.name == "button":
            assert re.search(r"\w{2}", element.attributes.get("aria-label", element.heard)) or (
                element.heard.isdecimal()
            )


@pytest.mark.parametrize("state", STATES, ids=state_name)
def test_all_that_is_wrong_is_listed_with_the_way_there(state) -> None:
    page = page_at(*state)
    result = page.one("section", id="ergebnis")
    lists = [box for box in result.all("div") if "fehlerliste" in box.classes]
    if state[0] == "/suche/":
        # One field, and its message right below it.
        (field,) = page.all("input", id="f-q")
        assert ("autofocus" in field.attributes) == bool(errors_on(page))
        return
    assert result.attributes["tabindex"] == "-1"
    assert len(lists) == bool(errors_on(page))
    for box in lists:
        links = {(link.text, link.attributes["href"]) for link in box.all("a")}
        for slot in page.all("div"):
            for message in slot.all("p", **{"class": "fehler"}):
                if "nachricht" in slot.classes:
                    text = message.text.removeprefix("Fehler: ")
                    href = slot.attributes["id"].replace("m-", "#f-")
                    assert (text, href) in links
                    assert page.one(id=href[1:]).attributes["name"] == href[3:]
        # What leads into something folded finds it open; the other links take what was meant.
        for link in (a for a in box.all("a") if a.attributes["href"].startswith("#")):
            place: Element | None = page.one(id=link.attributes["href"][1:])
            while place is not None:
                assert place.name != "details" or "open" in place.attributes
                place = place.parent


@pytest.mark.parametrize(
    ("path", "query", "asked"),
    [
        ("/runde/", {"a-melded": "70"}, "Wer hat ausgemacht?"),
        # Chosen before the mode was changed: there it is only not entered yet.
        (
            "/runde/",
            {"mode": "exact", "out": "a", "out_kind": "concealed_canasta"},
            "Wer ausmacht, hat gemeldet: Hier fehlt die Auslage.",
        ),
        ("/stapel/", {"top": "D"}, "Welche Karten hast du auf der Hand?"),
    ],
)
def test_what_is_only_missing_is_asked_and_no_error(client: Client, path, query, asked) -> None:
    page = page_of(client.get(path, query))
    result = page.one("section", id="ergebnis")
    assert asked in result.text
    assert not [box for box in result.all("div") if "fehlerliste" in box.classes]
    assert not page.one("title").text.startswith("Fehler")


def test_signs_in_the_stylesheet_are_only_seen() -> None:
    # The second one is left out by browsers that do not know how to keep a sign unheard.
    for sign in re.findall(r'content: ("[^"\w]+")(?:;|\s*\})', stylesheet()):
        assert f'content: {sign}; content: {sign} / ""' in stylesheet()


def test_the_cards_of_a_meld_have_another_name_than_the_page() -> None:
    page = page_at("/meldung/")
    assert page.one("label", **{"for": "f-cards"}).text == "Karten eurer Meldung"
    assert page.one("h1").text == "Meldung prüfen"


def test_each_answer_to_a_question_says_when_it_is_the_right_one() -> None:
    labels = [c.text for c in page_at("/meldung/").all("label") if c.all("input", name="first")]
    assert labels == ["wenn nichts liegt", "ja", "nein"]
