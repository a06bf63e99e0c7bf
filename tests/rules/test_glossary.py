"""The glossary: words that fit together, are found in running text, and lead on."""

from dataclasses import replace

import pytest
from django.test import Client
from django.utils.safestring import mark_safe

from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.german import folded
from rules.glossary import ALL_TERMS
from rules.glossary_links import TermLinks
from rules.glossary_words import GLOSSARY, Glossary
from rules.schema import Term
from tests.pages import Element, page_of, parse

TERM = Term(id="stock", word="Stock", text="Die verdeckten Karten.", forms=("Stocks?",))

# decisions, section 4: every one of these must be found
ALSO_CALLED = {
    "stock": ("Stock", "Talon", "Abhebestoß", "Nachziehstapel"),
    "stapel": ("Ablagestapel", "Paket", "Posso", "Ablegestoß", "Pott"),
    "wilde-karte": ("wilde Karte", "Wildcard"),
    "echter-canasta": ("echter Canasta", "reiner Canasta", "natürlicher Canasta", "roter Canasta"),
    "gemischter-canasta": ("unechter Canasta", "gemischter Canasta", "schwarzer Canasta"),
    "ausmachen": ("Ausmachen",),
    "verdeckt": ("verdeckt ausmachen", "handglatt", "Blattausmachen"),
    "meldung": ("Meldung", "Satz"),
    "melden": ("melden", "auslegen"),
    "erstmeldung": ("Erstmeldung", "Erstauslage"),
    "sperrkarte": ("Sperrkarte",),
    "eingefroren": ("eingefroren", "blockiert"),
    "partei": ("Partei", "Partnerschaft"),
    "canasta-spiel": ("das Canasta",),
    "canasta": ("der Canasta",),
}


# --- Words ---


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"id": "Stock"}, "not a slug"),
        ({"text": "Die 30 Karten."}, "digit"),
        ({"text": "Die Karten"}, "not a sentence"),
        ({"text": "Eins. Zwei. Drei."}, "more than two sentences"),
        ({"text": "a " * 15 + "b."}, "16 words"),
        ({"text": "Die {n} Karten."}, "placeholders and numbers differ"),
    ],
)
def test_a_bad_term_is_refused(changes, complaint) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        replace(TERM, **changes)


@pytest.mark.parametrize(
    ("other", "complaint"),
    [
        (replace(TERM, word="Haufen"), "two terms named stock"),
        (replace(TERM, id="haufen"), "'stock' means"),
        (replace(TERM, id="haufen", word="Haufen", synonyms=("STOCK",)), "'stock' means"),
        (replace(TERM, id="x", word="X", text="{n}.", numbers={"n": "nichts.n"}), "unknown nichts"),
    ],
)
def test_terms_that_do_not_fit_are_refused(other: Term, complaint: str) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        Glossary((TERM, other), CATALOG)


@pytest.mark.parametrize("term", ALSO_CALLED)
def test_a_word_of_another_book_leads_to_its_term(term: str) -> None:
    for word in ALSO_CALLED[term]:
        assert GLOSSARY.by_name[folded(word)].id == term


def test_words_are_compared_as_a_dictionary_does() -> None:
    assert folded("Ablegestoß") == "ablegestoss"
    assert folded(" Hand-Canasta ") == "hand canasta"
    assert folded("Ränge") < folded("Rangs")


def test_numbers_come_from_the_rule_points() -> None:
    # facts, section 4: 7 cards, 500, 300; the smallest meld has 3 cards; a red three counts 100
    for term, number in (
        ("canasta", "7 Karten"),
        ("echter-canasta", "500"),
        ("gemischter-canasta", "300"),
        ("meldung", "3 Karten"),
        ("rote-drei", "100"),
    ):
        assert number in GLOSSARY.texts[term]


@pytest.mark.parametrize("term", [t for t in ALL_TERMS if t.forms], ids=lambda term: term.id)
def test_a_term_finds_its_own_word(term: Term) -> None:
    word = term.word.removeprefix("der ")
    found = list(GLOSSARY.find(f"Das Urteil {word}."))
    assert [each.term.id for each in found] == [term.id]


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("Ein Hand-Canasta ist kein echter Canasta.", ["hand-canasta", "echter-canasta"]),
        ("Wilde Karten und natürliche, ein natürliches Paar.", None),
        ("Lege [K K 2], nie schwarze Dreien.", ["schwarze-drei"]),
        ("Wiener Canasta kennt Canastas.", ["canasta"]),
        ("Der Stapel ist offen und friert nicht ein.", ["stapel", "eingefroren"]),
        ("Wer zieht, sperrt die Stapelkarte nicht.", ["sperrkarte"]),
        ("Mischt zwei Pakete.", []),
        ("[Stock Canasta]", []),
    ],
)
def test_words_are_found_in_running_text(text: str, terms: list[str] | None) -> None:
    wanted = ["wilde-karte", "natuerliche-karte", "natuerliches-paar"] if terms is None else terms
    assert [found.term.id for found in GLOSSARY.find(text)] == wanted


def test_a_term_is_used_where_a_point_asks_about_it_and_then_elsewhere() -> None:
    uses = GLOSSARY.uses["stock"]
    # The going out without a minimum asks of the hand, and answers that one must draw.
    assert uses.index("stock-leer-bonus") < uses.index("erstmeldung-entfall")
    asked = ["Stock" in CATALOG.points[point].question for point in uses]
    assert asked == sorted(asked, reverse=True)
    assert len(uses) == len(set(uses))


# --- Links ---


def links(html: str) -> list[tuple[str, str]]:
    return [(link.text, link.attributes["href"]) for link in parse(html).all("a")]


def test_only_the_first_use_on_a_page_is_linked() -> None:
    link = TermLinks()
    assert links(link("Ein Canasta schlägt keinen Canasta.")) == [("Canasta", "/begriffe/#canasta")]
    assert links(link("Canastas vom Stock")) == [("Stock", "/begriffe/#stock")]
    assert not links(link("Nochmals: Canasta, Stock."))


def test_the_longest_word_is_linked() -> None:
    found = links(TermLinks()("Ein echter Canasta, eine wilde Karte."))
    assert [word for word, _ in found] == ["echter Canasta", "wilde Karte"]


def test_a_term_can_be_left_out() -> None:
    assert not links(TermLinks(without=("stock",))("Der Stock."))


def test_text_is_escaped_and_cards_stay_together() -> None:
    html = TermLinks()("<b> & [D D 2] im Stapel <a>")
    assert html.startswith('&lt;b&gt; &amp; <span class="nb">D D 2</span> im <a class="begriff"')
    assert html.endswith("</a> &lt;a&gt;")


def test_what_is_marked_up_already_is_refused() -> None:
    with pytest.raises(TypeError):
        TermLinks()(mark_safe('<a href="/">Canasta</a>'))


# --- The page ---


@pytest.fixture
def page(client: Client) -> Element:
    return page_of(client.get("/begriffe/"))


def test_every_term_has_its_anchor_text_and_synonyms(page: Element) -> None:
    for term in ALL_TERMS:
        entry = page.one(id=term.id)
        assert entry.one("h3").text == term.word
        assert GLOSSARY.texts[term.id] in entry.text
        for synonym in term.synonyms:
            assert synonym in entry.text
        assert not entry.all("a", href=f"/begriffe/#{term.id}"), "explained by itself"


def test_a_synonym_refers_to_its_term(page: Element) -> None:
    lines = {line.text: line for line in page.all("p", **{"class": "siehe"})}
    assert len(lines) == sum(len(term.synonyms) for term in ALL_TERMS)
    assert lines["Talon siehe Stock"].one("a").attributes["href"] == "#stock"
    assert lines["Wildcard siehe wilde Karte"].one("a").attributes["href"] == "#wilde-karte"


def test_the_words_stand_in_alphabetical_order(page: Element) -> None:
    letters = [heading.text for heading in page.one("main").all("h2")]
    assert letters == sorted(set(letters))
    for section in page.one("main").all("section"):
        words = [
            (found.all("h3") or found.all("strong"))[0].text.removeprefix("der ")
            for found in section.elements[1:]
        ]
        words = [folded(word.removeprefix("das ")) for word in words]
        assert words == sorted(words)
        assert {word[0] for word in words} == {section.one("h2").text.lower()}
    jumps = page.one("div", role="group").all("a")
    assert [jump.text for jump in jumps] == letters


def test_uses_lead_to_their_points(page: Element) -> None:
    for term, points in GLOSSARY.uses.items():
        entry = page.one(id=term)
        asked = [link.text for link in entry.all("a") if "class" not in link.attributes]
        assert asked == [CATALOG.points[point].question for point in points]
        assert bool(entry.all("details")) == (len(points) > 2)
