"""The page of every rule point: what it holds, and how the points hang together."""

import re

import pytest
from django.test import Client

from rules.catalog import CATALOG
from rules.display import plain
from rules.schema import Version
from rules.versions import VERSION_LABELS
from tests.pages import Element, page_of


def point_page(client: Client, point: str) -> Element:
    return page_of(client.get(f"/regeln/{point}/"))


def targets(page: Element, **attributes: str) -> list[str]:
    return [link.attributes["href"] for link in page.all("a", **attributes)]


@pytest.mark.parametrize("point", CATALOG.points.values(), ids=lambda point: point.id)
def test_a_point_has_its_page(client: Client, point) -> None:
    page = point_page(client, point.id)
    main = page.one("main").text
    assert page.one("h1").text == page.one("title").text.removesuffix(" · Canasta am Tisch")
    description = page.one("meta", name="description").attributes["content"]
    for label in VERSION_LABELS:
        answer = point.answer(label.version)
        assert label.label in main
        assert re.search(
            rf"{label.label}\b[^;]*: {re.escape(plain(answer.short_filled))}", description
        )
        assert answer.status.word in main
        assert not answer.assumed or answer.assumed_filled in main
        for cite in answer.cites:
            assert str(cite) in main
    assert point.agreed or point.why in main
    for reading in CATALOG.readings.values():
        if point.id in reading.swaps:
            assert reading.swaps[point.id].status.word in main
            for cite in reading.swaps[point.id].cites:
                assert str(cite) in main
    row = CATALOG.row_of[point.id]
    links = targets(page)
    assert f"/vergleich/#{point.id}" in links
    assert row.title in main
    assert row.chapter in main
    assert {f"/regeln/{other}/" for other in row.points if other != point.id} <= set(links)


def test_points_follow_one_another_once_around(client: Client) -> None:
    first = next(iter(CATALOG.row_of))
    seen, here = [], f"/regeln/{first}/"
    while here not in seen:
        page = page_of(client.get(here))
        if seen:
            assert targets(page, rel="prev") == [seen[-1]]
        seen.append(here)
        (here,) = targets(page, rel="next")
    assert here == seen[0]
    assert targets(page_of(client.get(here)), rel="prev") == [seen[-1]]
    assert seen == [f"/regeln/{point}/" for row in CATALOG.rows for point in row.points]


# The bands of the initial meld were points of their own.
FORMER = ("negativ", "0", "1495", "1500", "1505", "2995", "3000", "ab-5000")


@pytest.mark.parametrize("band", FORMER)
def test_a_former_id_leads_to_its_point_for_good(client: Client, band: str) -> None:
    response = client.get(f"/regeln/erstmeldung-{band}/")
    assert (response.status_code, response.headers["Location"]) == (
        301,
        "/regeln/erstmeldung-stufen/",
    )
    anchors = page_of(client.get("/vergleich/")).one("tr", id="erstmeldung-stufen")
    assert anchors.all(id=f"erstmeldung-{band}")


@pytest.mark.parametrize("unknown", ["gibt-es-nicht", "wild", "erstmeldung-1501"])
def test_an_unknown_point_is_not_found(client: Client, unknown: str) -> None:
    assert client.get(f"/regeln/{unknown}/").status_code == 404


@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_nothing_is_sent_to_a_point(client: Client, method: str) -> None:
    assert getattr(client, method)("/regeln/kartenwerte/").status_code == 405


def test_readings_stand_beside_the_answer_with_their_numbers(client: Client) -> None:
    # ASS 1,000 in all; on top of the 100 for going out 1,100; the booklet's variant 200.
    page = point_page(client, "verdeckt-total-mit-canasta")
    readings = page.one("section", **{"aria-labelledby": "h-lesarten"}).one("ul")
    booklet = [item for item in readings.elements if item.attributes["class"] == "a"]
    assert [item.one("strong").text for item in booklet] == ["1.100 insgesamt", "200 insgesamt"]
    assert all("statt „1.000 insgesamt“" in item.text for item in booklet)
    assert all("ASS-Heft, Abschnitt Hand-Canasta" in item.text for item in booklet)


def test_a_reading_in_the_same_short_words_is_told_by_its_sentence(client: Client) -> None:
    page = point_page(client, "meldung-wild-max")
    readings = page.one("section", **{"aria-labelledby": "h-lesarten"})
    assert "mehr als 3 wilde sind nie erlaubt" in readings.text
    assert "statt" not in readings.text


def test_a_point_leads_into_the_calculators_that_read_it(client: Client) -> None:
    page = point_page(client, "meldung-wild-max")
    links = targets(page.one("section", **{"aria-labelledby": "h-rechnen"}))
    assert links == [
        "/meldung/?cards=D+D+2+2",
        "/erstmeldung/",
        "/stapel/",
        "/ausmachen/",
        "/runde/",
    ]
    assert "h-rechnen" not in [
        e.attributes.get("id") for e in point_page(client, "wilde-karten").walk()
    ]


def test_what_all_say_alike_stands_there_once(client: Client) -> None:
    main = point_page(client, "canasta-echt").one("main")
    assert main.text.count("500 Punkte") == 1
    assert "alle drei" in main.text
    three = point_page(client, "zu-zweit").one("ol", **{"class": "antworten"})
    assert len(three.elements) == len(Version)


def test_words_of_the_answers_lead_into_the_glossary(client: Client) -> None:
    page = point_page(client, "meldung-wild-max")
    found = targets(page, **{"class": "begriff"})
    assert "/begriffe/#natuerliche-karte" in found
    assert len(found) == len(set(found))
    assert not targets(page.one("h1"))
