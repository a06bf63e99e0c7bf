"""The search as players use it: their queries, hits that answer, and any text whatever."""

from __future__ import annotations

from collections import Counter
from typing import Any
from urllib.parse import urlsplit

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.disputes import DISPUTES
from tests.case_files import entries
from tests.pages import Element, page_of

QUERIES = entries("query")
PLACE_QUERIES = entries("place_query")
FIRST_AT_LEAST = 0.9
AMONG_FIRST = 3


def hits(client: Client, query: str, **more: str) -> list[dict[str, Any]]:
    answer = client.get("/suche/", {"q": query, "format": "json", **more})
    assert answer.status_code == 200
    data = answer.json()
    assert data["q"] == query
    return data["hits"]


def ask(client: Client, query: str, **more: str) -> Element:
    return page_of(client.get("/suche/", {"q": query, **more}))


def result(page: Element) -> Element:
    return page.one("section", id="ergebnis")


# --- The queries of players ---


def place(client: Client, query: str, dispute: str) -> int:
    """Where a dispute stands among the hits, from 1. The meld check for typed cards is no rival."""
    found = [hit for hit in hits(client, query) if not hit["title"].startswith("Meldung prüfen: ")]
    wanted = f"/streitfragen/{dispute}/"
    return next((n for n, hit in enumerate(found, start=1) if hit["url"] == wanted), len(found) + 1)


def test_every_dispute_has_a_query() -> None:
    assert Counter(query["dispute"] for query in QUERIES).keys() == set(DISPUTES)
    asked = {query["text"] for query in QUERIES}
    assert {"joker abwerfen", "talon leer", "rote drei ohne canasta"} <= asked
    assert {"letzte karte", "rothe dreien"} <= asked


def test_the_right_dispute_stands_first(client: Client, capsys: pytest.CaptureFixture) -> None:
    places = [(place(client, q["text"], q["dispute"]), q["text"]) for q in QUERIES]
    share = sum(at == 1 for at, _ in places) / len(places)
    with capsys.disabled():
        print(f"\nsearch: {share:.0%} of {len(places)} queries find their dispute first")  # noqa: T201
        print(*(f"  {at}. for {text!r}" for at, text in places if at > 1), sep="\n")  # noqa: T201
    assert [entry for entry in places if entry[0] > AMONG_FIRST] == []
    assert share >= FIRST_AT_LEAST


@pytest.mark.parametrize("asked", PLACE_QUERIES, ids=lambda asked: asked["text"])
def test_what_no_dispute_is_about_is_found_too(client: Client, asked: dict[str, Any]) -> None:
    found = [hit["url"] for hit in hits(client, asked["text"])]
    assert asked["url"] in found[:AMONG_FIRST]


# --- A hit answers ---


@pytest.mark.parametrize("query", ["darf ich einen Joker abwerfen", "joker abwerfen"])
def test_a_dispute_shows_its_verdicts_at_once(client: Client, query: str) -> None:
    assert hits(client, query)[0] == {
        "kind": "dispute",
        "title": "Darf ich einen Joker abwerfen?",
        "url": "/streitfragen/joker-abwerfen/",
        "verdicts": {"klassisch": "ja", "wiener": "ja", "ass": "ja"},
    }
    first = result(ask(client, query)).one("ol").elements[0]
    assert first.one("h3").text == "Streitfrage Darf ich einen Joker abwerfen?"
    assert [
        span.text for span in first.all("span") if "urteil" in span.attributes.get("class", "")
    ] == ["Ja", "Ja", "Ja"]


@pytest.mark.parametrize("typed", ["dd22", "D D 2 2", "DD 22", "zwei Damen und zwei Zweier"])
def test_typed_cards_are_judged_at_once(client: Client, typed: str) -> None:
    assert hits(client, typed)[0] == {
        "kind": "tool",
        "title": "Meldung prüfen: D D 2 2",
        "url": "/meldung/?cards=D+D+2+2",
        "verdicts": {"klassisch": "ja", "wiener": "ja", "ass": "nein"},
    }


def test_several_melds_are_judged_together(client: Client) -> None:
    first = hits(client, "KK2, 777")[0]
    assert first["url"] == "/meldung/?cards=K+K+2,+7+7+7"
    assert first["verdicts"] == {"klassisch": "ja", "wiener": "ja", "ass": "ja"}


@pytest.mark.parametrize("typed", ["1500", "1.500", "200", "22", "as", "K", "Joker", "KD", "bad"])
def test_a_number_or_a_word_is_no_meld(client: Client, typed: str) -> None:
    assert not [hit for hit in hits(client, typed) if hit["url"].startswith("/meldung/?")]


def test_a_point_shows_its_three_answers(client: Client) -> None:
    found = {hit["url"]: hit for hit in hits(client, "wie viele wilde karten darf eine meldung")}
    answers = found["/regeln/meldung-wild-max/"]["answers"]
    assert answers == {
        "klassisch": "höchstens 3",
        "wiener": "höchstens 3, nie in Überzahl",
        "ass": "weniger als natürliche",
    }


@pytest.mark.parametrize(
    ("query", "url"),
    [
        ("Talon", "/begriffe/#stock"),
        ("Paket", "/begriffe/#stapel"),
        ("Ablagestapel", "/begriffe/#stapel"),
        ("hand canasta", "/begriffe/#hand-canasta"),
        ("Runde abrechnen", "/runde/"),
        ("Spickzettel", "/spickzettel/"),
        ("Wertungsblatt", "/wertungsblatt/"),
        ("Punktezettel drucken", "/wertungsblatt/"),
        ("Schreibblock", "/wertungsblatt/"),
        ("tabelle zum aufschreiben", "/wertungsblatt/"),
        ("wo schreibe ich die punkte auf", "/wertungsblatt/"),
        ("zu zweit", "/spielerzahl/"),
    ],
)
def test_words_tools_and_pages_are_found(client: Client, query: str, url: str) -> None:
    assert url in [hit["url"] for hit in hits(client, query)]


@pytest.mark.parametrize(
    "alike",
    [
        ("König", "Koenig", "konig", "KÖNIGE"),
        ("Handcanasta", "Hand-Canasta", "hand canasta"),
        ("genau 1500", "genau 1.500", "genau 1 500", "genau fünfzehnhundert"),
        ("rote Drei", "rote dreien", "roten Dreien", "rote 3"),
        ("Talon", "Nachziehstapel", "Abhebestoß", "abhebestoss"),
        ("abwerfen", "werfe ich ab", "abgeworfen", "wirfst du ihn ab"),
    ],
)
def test_ways_to_write_it_find_the_same(client: Client, alike: tuple[str, ...]) -> None:
    found = [[hit["url"] for hit in hits(client, query)][:1] for query in alike]
    assert found[0]
    assert found == [found[0]] * len(alike)


def test_what_is_guessed_is_said(client: Client) -> None:
    assert "„rothe“ gelesen als „rote“." in result(ask(client, "rothe dreien")).text
    assert "gelesen als" not in result(ask(client, "rote dreien")).text


# --- At a table ---

# Wiener, but wild cards by the ASS-Heft, and wild cards may lie alone.
TABLE = "1w.wild-a.wildcanasta-2000~Donnerstag"


def test_at_a_table_a_dispute_and_typed_cards_have_its_verdict_too(client: Client) -> None:
    found = {hit["url"].partition("?")[0]: hit for hit in hits(client, "DD22", t=TABLE)}
    # By Wiener as many wild cards as natural ones are allowed, by the ASS-Heft fewer.
    four = {"klassisch": "ja", "wiener": "ja", "ass": "nein", "tisch": "nein"}
    assert found["/meldung/"]["verdicts"] == four
    assert found["/streitfragen/d-d-2-2/"]["verdicts"] == four
    (alone,) = [
        hit
        for hit in hits(client, "nur wilde karten", t=TABLE)
        if "/nur-wilde-karten/" in hit["url"]
    ]
    # No version allows it, a house rule does.
    assert (alone["verdicts"]["wiener"], alone["verdicts"]["tisch"]) == ("nein", "ja")


def test_at_a_table_a_point_has_its_answer_too(client: Client) -> None:
    found = {
        hit["url"].partition("?")[0]: hit
        for hit in hits(client, "wie viele wilde karten darf eine meldung", t=TABLE)
        if hit["kind"] == "point"
    }
    answers = found["/regeln/meldung-wild-max/"]["answers"]
    assert list(answers) == ["klassisch", "wiener", "ass", "tisch"]
    assert answers["tisch"] == answers["ass"] == "weniger als natürliche"


def test_the_answer_of_a_table_stands_last_and_is_read_out_first(client: Client) -> None:
    found = result(ask(client, "DD22", t=TABLE))
    verdicts = found.one("ol").elements[0].one("span", **{"class": "tri"}).elements
    assert [each.classes for each in verdicts] == [{"k"}, {"w"}, {"a"}, {"t"}]
    assert verdicts[-1].text == "TUnser Tisch Nein"
    assert "D D 2 2 Unser Tisch: Nein. Klassisch: Ja." in found.attributes["data-ansage"]
    (point,) = [
        hit
        for hit in result(ask(client, "wie viele wilde karten darf eine meldung", t=TABLE))
        .one("ol")
        .elements
        if "/regeln/meldung-wild-max/" in hit.one("a").attributes["href"]
    ]
    assert point.one("ul").elements[-1].text == "TUnser Tisch weniger als natürliche"


def test_where_a_table_agrees_with_all_it_is_counted_with_them(client: Client) -> None:
    def everyone(**more: str) -> set[str]:
        found = result(ask(client, "wie viele karten", alle="1", **more))
        return {small.text for small in found.all("small") if small.text.startswith("alle ")}

    assert everyone() == {"alle drei"}
    assert everyone(t=TABLE) == {"alle vier"}


# --- Many hits, none, no question, too long a one ---


def test_many_hits_are_shown_when_asked_for(client: Client) -> None:
    every = len(hits(client, "Karte"))
    assert every > 12
    page = ask(client, "Karte")
    assert len(result(page).one("ol").elements) == 12
    (more,) = [a for a in result(page).all("a") if "alle zeigen" in a.text]
    assert more.attributes["href"] == "/suche/?q=Karte&alle=1"
    assert more.text == f"12 von {every} Treffern: alle zeigen"
    shown = result(ask(client, "Karte", alle="1")).one("ol").elements
    assert len(shown) == every


def test_no_hit_offers_the_nearest_and_the_list_of_words(client: Client) -> None:
    assert hits(client, "xyzzy") == []
    found = result(ask(client, "xyzzy"))
    assert found.one("h2").text == "Zu „xyzzy“ steht hier nichts"
    assert len(found.one("ol").elements) == 3
    assert found.all("a", href="/begriffe/")


def test_an_empty_field_shows_examples(client: Client) -> None:
    for query in ({}, {"q": ""}, {"q": "  "}):
        found = result(page_of(client.get("/suche/", query)))
        assert not found.all("ol")
        assert found.all("a", href="/streitfragen/stock-leer/")
    start = page_of(client.get("/"))
    assert result(start).all("a", href="/streitfragen/stock-leer/")
    assert start.one("h1").one("label", **{"for": "f-q"}).text == "Worum geht der Streit?"


def test_a_query_has_an_end(client: Client) -> None:
    assert hits(client, "joker abwerfen".ljust(190, "!")) != []
    assert client.get("/suche/", {"q": "a" * 200, "format": "json"}).status_code == 200
    too_long = "a" * 201
    refused = client.get("/suche/", {"q": too_long, "format": "json"})
    assert refused.status_code == 422
    assert refused.json() == {
        "errors": {"q": ["Höchstens 200 Zeichen: Nehmt ein paar Stichwörter."]}
    }
    page = ask(client, too_long)
    assert "Höchstens 200 Zeichen" in page.one("div", id="m-q").text
    assert page.one("input", id="f-q").attributes["aria-invalid"] == "true"


def test_nothing_asked_is_no_json(client: Client) -> None:
    refused = client.get("/suche/", {"format": "json"})
    assert (refused.status_code, list(refused.json()["errors"])) == (422, ["q"])


# --- One address, three representations ---


def test_caches_keep_page_and_fragment_apart(client: Client) -> None:
    htmx = {"HX-Request": "true"}
    for headers in ({}, htmx):
        assert "HX-Request" in client.get("/suche/", headers=headers).headers["Vary"]
    asked = {"q": "talon leer"}
    fragment = client.get("/suche/", asked, headers=htmx)
    assert b"<html" not in fragment.content
    restored = client.get("/suche/", asked, headers=htmx | {"HX-History-Restore-Request": "true"})
    assert restored.content == client.get("/suche/", asked).content


TEXTS = st.one_of(
    st.text(max_size=210),
    st.lists(st.sampled_from([*"DKAB2389[]-.,:;/+x ", "Jo", "Drei", "ä", "[D", "²", "½", "ǆ"])).map(
        "".join
    ),
)


@settings(max_examples=150, deadline=None)
@given(TEXTS)
def test_any_text_is_answered(text: str) -> None:
    client = Client()
    assert client.get("/suche/", {"q": text}).status_code == 200
    answer = client.get("/suche/", {"q": text, "format": "json"})
    assert answer.status_code in (200, 422)
    for hit in answer.json().get("hits", []):
        assert urlsplit(hit["url"]).path.startswith("/")
