"""What pages say to machines: it stands on the text that people read, and is true."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client

from rules.display import plain
from rules.disputes import DISPUTES
from rules.glossary_words import GLOSSARY
from rules.rulings import decisions
from rules.versions import VERSION_LABELS
from tests.pages import Element, page_of

SCHEMA = "https://schema.org/"


def items(page: Element, kind: str) -> list[Element]:
    return page.all(itemtype=SCHEMA + kind)


def properties(item: Element, name: str) -> list[Element]:
    """The elements with a property of this item, not those of items inside it."""

    def below(element: Element) -> Iterator[Element]:
        for child in element.elements:
            if name in child.attributes.get("itemprop", "").split():
                yield child
            if "itemscope" not in child.attributes:
                yield from below(child)

    return list(below(item))


def only(item: Element, name: str) -> Element:
    (found,) = properties(item, name)
    return found


@pytest.mark.parametrize("slug", DISPUTES)
def test_a_dispute_is_a_question_with_its_answer(client: Client, slug: str) -> None:
    page = page_of(client.get(f"/streitfragen/{slug}/"))
    (faq,) = items(page, "FAQPage")
    question = only(faq, "mainEntity")
    assert question.attributes["itemtype"] == SCHEMA + "Question"
    name = only(question, "name")
    assert name is page.one("h1")
    assert name.text.endswith("?")
    answer = only(question, "acceptedAnswer")
    assert answer.attributes["itemtype"] == SCHEMA + "Answer"
    text = only(answer, "text").text
    for said in decisions(slug):
        assert f"{said.label.letter} {said.label.label} {said.verdict.word} " in text
        assert plain(said.text) in text
    assert [said.label for said in decisions(slug)] == list(VERSION_LABELS)


@pytest.mark.parametrize(
    ("address", "stations"),
    [
        (
            "/streitfragen/joker-abwerfen/",
            [("Streitfragen", "/streitfragen/"), ("Stapel", "/streitfragen/#g-stapel")],
        ),
        (
            "/regeln/wild-abwerfen/",
            [
                ("Zug und Stapel", "/vergleich/#k-5"),
                ("Eingefrorener Stapel", "/vergleich/#wild-abwerfen"),
            ],
        ),
    ],
)
def test_a_page_tells_the_way_to_it(client: Client, address: str, stations) -> None:
    (way,) = items(page_of(client.get(address)), "BreadcrumbList")
    found = properties(way, "itemListElement")
    assert [
        (only(each, "name").text, only(each, "item").attributes["href"]) for each in found
    ] == stations
    positions = [only(each, "position").attributes["content"] for each in found]
    assert positions == [str(place + 1) for place in range(len(stations))]


def test_every_word_of_the_glossary_is_a_defined_term(client: Client) -> None:
    terms = items(page_of(client.get("/begriffe/")), "DefinedTerm")
    assert {term.attributes["id"] for term in terms} == set(GLOSSARY.terms)
    for term in terms:
        assert only(term, "name").name == "h3"
        assert only(term, "description").text.endswith(".")
