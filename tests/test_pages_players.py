"""What the pages show with other numbers of players than four."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from tests.pages import Element, page_of

THREE = {"players": "3", "out": "c", "a-melded": "100", "a-hand": "25"} | {
    "b-mixed": "1",
    "b-melded": "90",
    "b-hand": "15",
    "c-melded": "40",
    "c-name": "Uli",
}


def names_of_fields(page: Element) -> set[str]:
    fields = ("input", "textarea", "select")
    return {
        element.attributes["name"]
        for element in page.one("form").walk()
        if element.name in fields and element.attributes.get("type") != "hidden"
    }


def result(client: Client, query: dict[str, str]) -> Element:
    return page_of(client.get("/runde/", query)).one("section", id="ergebnis")


@pytest.mark.parametrize(
    ("query", "third", "solo"),
    [
        ({}, False, False),
        ({"players": "2"}, False, False),
        ({"players": "3"}, True, True),
        ({"players": "3", "mode": "exact"}, True, True),
        ({"players": "5"}, False, False),
        ({"players": "6"}, True, False),
        ({"players": "6", "teams": "2"}, False, False),
    ],
)
def test_a_third_party_and_who_is_alone_are_asked_where_they_matter(
    client: Client, query, third, solo
) -> None:
    page = page_of(client.get("/runde/", query))
    fields = names_of_fields(page)
    assert ("c-score" in fields, "solo" in fields) == (third, solo)
    assert any(name.startswith("c-") for name in fields) == third
    pressed = {
        button.attributes["name"]: button.attributes["value"]
        for button in page.all("button", **{"aria-pressed": "true"})
        if "name" in button.attributes
    }
    wanted = {"mode": "quick", "players": "4"} | query
    wanted |= {"teams": "3"} if query == {"players": "6"} else {}
    assert pressed == wanted


def test_another_number_of_players_keeps_what_was_typed(client: Client) -> None:
    page = page_of(client.get("/runde/", THREE | {"players": "4", "solo": "a"}))
    kept = {
        field.attributes["name"]: field.attributes["value"]
        for field in page.all("input", type="hidden")
    }
    assert kept == {"solo": "a", "c-melded": "40", "c-name": "Uli"}
    back = page_of(client.get("/runde/", kept | THREE))
    assert back.one("input", name="c-melded").attributes["value"] == "40"


@pytest.mark.parametrize(
    ("players", "said"),
    [
        ("2", ("bis 5.000.", "das Ziel bleibt 5.000.", "ein Ziel dafür sahen wir nicht.")),
        ("3", ("spielt allein gegen zwei.", "Spiele für dich", "Spiele für dich")),
        ("5", ("lasen wir bei pagat.com nichts.", "zwei gegen drei", "Fünf dürfen spielen")),
        ("6", ("zwei Trios bis 10.000.", "3 Kartenspiele", "in drei Mannschaften")),
    ],
)
def test_what_changes_is_said_by_each_version(client: Client, players: str, said) -> None:
    asked = {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "7xK", "players": players}
    for path, query in (("/runde/", {"players": players}), ("/ausmachen/", asked)):
        page = page_of(client.get(path, query))
        (title,) = (a for a in page.all("a") if a.text == "alles dazu")
        assert title.attributes["href"] == f"/spielerzahl/#zu-{players}"
        block = title.parent.parent if title.parent else None
        assert block
        sentences = [item.text for item in block.all("li")]
        assert len(sentences) == 3
        for fragment, sentence in zip(said, sentences, strict=True):
            assert fragment in sentence
            assert "Regelpunkt" in sentence


def test_of_four_players_nothing_is_said(client: Client) -> None:
    assert "alles dazu" not in page_of(client.get("/runde/", {"out": "none"})).text


def test_who_plays_with_whom_is_said_by_name(client: Client) -> None:
    text = result(client, THREE | {"solo": "a"}).text
    assert "Allein: Wir. Zusammen: Gegner und Uli." in text
    assert text.count("Jeder spielt für sich.") >= 2
    assert "Nicht jede Fassung wertet Gegner und Uli zusammen." in text
    assert text.count("Nur Klassisch bildet zu dritt eine Partei aus zwei Spielern.") == 1
    assert "Wer spielt mit wem?" not in result(client, {"out": "a", "a-melded": "70"}).text


def test_the_next_round_of_three_asks_anew_who_is_alone(client: Client) -> None:
    links = [
        {name: values[0] for name, values in parse_qs(urlsplit(a.attributes["href"]).query).items()}
        for a in result(client, THREE | {"solo": "a", "a-score": "500"}).all("a")
        if a.attributes["href"].startswith("/runde/?")
    ]
    # a: 500+100-25 = 575; K pair: 130+300+100-15 = 515; W, A b: 390-15 = 375, c: 40+100 = 140
    kept = {"players": "3", "c-name": "Uli", "a-score": "575"}
    assert links == [
        kept | {"b-score": "515", "c-score": "515"},
        kept | {"b-score": "375", "c-score": "140"},
        kept | {"b-score": "375", "c-score": "140"},
    ]


def test_what_nobody_values_is_said_to_be_left_out(client: Client) -> None:
    six = {"players": "6", "out": "a", "a-natural": "2", "a-melded": "140", "a-red": "5"}
    page = result(client, six | {"a-score": "7000"})
    assert page.text.count("unvollständig: ohne rote Dreien") == 1
    assert "Wir ohne rote Dreien" in page.text
    assert "Ziel 7.500: offen, ob erreicht, hängt an den ungezählten roten Dreien." in page.text
    assert "Sie bleiben ungezählt, die Summe ist unvollständig." in page.text
    reached = result(client, six | {"b-score": "7500"}).text
    assert "Ziel 7.500: erreicht, wer gewinnt, hängt an den ungezählten roten Dreien." in reached


def test_going_out_leads_to_the_round_with_the_same_number_of_players(client: Client) -> None:
    asked = {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "7xK, 7xD"}
    for players in "23456":
        page = page_of(client.get("/ausmachen/", asked | {"players": players}))
        (link,) = (a for a in page.all("a") if a.text == "Runde abrechnen")
        query = parse_qs(urlsplit(link.attributes["href"]).query)
        assert query.get("players", ["4"]) == [players]
        assert "teams" not in query
        # 70 + 500 + 70 + 500 + 30 + 100
        assert "1.270" in page_of(client.get(link.attributes["href"])).text
