"""The comparison as it is served: filters, chapters, what a row shows of its points."""

import re
from itertools import product

import pytest
from django.test import Client

from rules.catalog import CATALOG
from rules.rows import CHAPTERS
from rules.schema import Version
from rules.status import Status
from tests.pages import Element, page_of

EVERYTHING = list(CATALOG.row_of)
NUR = ("", "unterschiede")
BELEG = ("", *map(str, Status))


def shown(page: Element) -> list[str]:
    """The points of the page, in its order."""
    return [row.attributes["id"] for row in page.all("tr") if row.attributes.get("id")]


def compared(client: Client, **query: str) -> Element:
    return page_of(client.get("/vergleich/", query))


def no_difference(point: str) -> bool:
    """Whether all that could be read say the same; what could not be read says nothing."""
    answers = [CATALOG.points[point].answer(version) for version in Version]
    read = [answer for answer in answers if answer.status != "unverified"]
    said = {(a.short_filled, str(a.value), a.status == "silent") for a in read}
    return len(said) <= 1


def words(page: Element, point: str) -> Element:
    return page.one("tr", id=point)


def has_class(element: Element, name: str) -> bool:
    return name in element.attributes.get("class", "").split()


def with_class(page: Element, name: str) -> list[Element]:
    return [element for element in page.walk() if has_class(element, name)]


def test_everything_is_shown_in_the_order_of_the_rows(client: Client) -> None:
    page = compared(client)
    assert shown(page) == EVERYTHING
    assert [h.text for h in page.all("h2")] == list(CHAPTERS)
    assert f"{len(EVERYTHING)} von {len(EVERYTHING)} Regelpunkten" in page.text


@pytest.mark.parametrize(("nur", "beleg"), list(product(NUR, BELEG)))
def test_a_filter_keeps_what_it_names(client: Client, nur: str, beleg: str) -> None:
    page = compared(client, nur=nur, beleg=beleg)
    points = CATALOG.points
    wanted = [
        id_
        for id_ in EVERYTHING
        if not (nur and no_difference(id_))
        and (not beleg or beleg in [points[id_].answer(version).status for version in Version])
    ]
    assert shown(page) == wanted
    (count,) = with_class(page, "anzahl")
    assert count.text.startswith(f"{len(wanted)} von {len(EVERYTHING)} Regelpunkten")
    # Only chapters that still show something can be jumped to.
    jumps = page.one("nav", **{"aria-label": "Kapitel"}).all("a") if wanted else []
    assert len(jumps) == len(page.all("h2")) == len(page.all("table"))
    assert all(page.one(id=jump.attributes["href"][1:]) for jump in jumps)
    assert sum(int(jump.one("small").text) for jump in jumps) == len(wanted)


# Read off the facts by hand: ids that a filter must keep, and ids that it must not.
@pytest.mark.parametrize(
    ("query", "kept", "left_out"),
    [
        (
            {"nur": "unterschiede"},
            ["meldung-wild-max", "rote-drei-auf-hand", "zu-dritt-ziel"],
            ["canasta-echt", "ziel-gleichstand", "zu-zweit", "geber-wechsel"],
        ),
        ({"beleg": "silent"}, ["erstmeldung-stapelkarte"], ["canasta-echt"]),
        ({"beleg": "ambiguous"}, ["erstmeldung-stufen"], ["meldung-wild-max"]),
        ({"beleg": "unverified"}, ["erstmeldung-entfall-stapel"], ["erstmeldung-stapelkarte"]),
        (
            {"nur": "unterschiede", "beleg": "ambiguous"},
            ["erstmeldung-stufen"],
            ["rote-drei-minus-bedingung"],
        ),
    ],
)
def test_known_points_pass_or_do_not(client: Client, query, kept, left_out) -> None:
    ids = shown(compared(client, **query))
    assert set(kept) <= set(ids)
    assert not set(left_out) & set(ids)


def test_the_filters_combine_by_their_links(client: Client) -> None:
    def follow(page: Element, label: str) -> Element:
        (link,) = [a for a in page.all("a") if re.fullmatch(rf"{label} \d+", a.text)]
        target = page_of(client.get(link.attributes["href"]))
        assert link.one("small").text == str(len(shown(target)))
        return target

    page = follow(follow(compared(client), "Nur Unterschiede"), "mehrdeutig")
    assert shown(page) == shown(compared(client, nur="unterschiede", beleg="ambiguous"))
    chosen = [a.text for a in page.all("a", **{"aria-current": "true"})]
    assert [re.sub(r" \d+$", "", text) for text in chosen] == ["Nur Unterschiede", "mehrdeutig"]
    assert page.one("title").text.startswith("Regeln im Vergleich: nur Unterschiede, mehrdeutig")
    assert shown(follow(follow(page, "Alle"), "alle")) == EVERYTHING


@pytest.mark.parametrize(
    "query", [{"nur": "quer"}, {"beleg": "quer"}, {"nur": "unterschiede", "beleg": "quer"}]
)
def test_an_unknown_filter_is_said_and_hides_nothing(client: Client, query) -> None:
    page = compared(client, **query)
    (message,) = with_class(page, "fehler")
    assert message.text == "Diesen Filter gibt es nicht: „quer“. Du siehst alle Regelpunkte."
    assert shown(page) == EVERYTHING


def test_an_unknown_filter_never_fills_the_screen(client: Client) -> None:
    (message,) = with_class(compared(client, nur="x" * 500), "fehler")
    assert len(message.text) < 150


def test_nothing_found_is_said_plainly(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.comparison_page.Filters.keep", lambda *_: False)
    page = compared(client, beleg="silent")
    assert "Kein Regelpunkt passt zu dieser Auswahl." in page.text
    assert f"0 von {len(EVERYTHING)} Regelpunkten" in page.text
    assert "alle zeigen" in page.text
    assert not page.all("table")


def test_a_difference_shows_short_answers_and_what_is_less_than_stated(client: Client) -> None:
    row = words(compared(client), "erstmeldung-stapelkarte")
    cells = row.all("td")
    assert [cell.one("summary").text for cell in cells] == [
        "KKlassisch zählt mit",
        "WWiener zählt mit",
        "AASS-Heft offen nicht geregelt",
    ]
    assert [has_class(cell, "ab") for cell in cells] == [False, False, True]
    assert "das ASS-Heft schweigt." in row.one("th").text
    assert [link.attributes["href"] for link in row.one("th").all("a")] == [
        "/regeln/erstmeldung-stapelkarte/",
        "/streitfragen/oberste-karte-zaehlt/",
        "/streitfragen/karten-darunter-zum-minimum/",
    ]


def test_agreement_is_one_cell_with_everyones_source(client: Client) -> None:
    (cell,) = words(compared(client), "canasta-echt").all("td")
    assert cell.one("summary").text.endswith("alle drei 500 Punkte")
    assert cell.text.count("ausdrücklich") == 3
    for source in ("pagat.com", "Scheicher", "ASS-Heft, "):
        assert source in cell.text


def test_agreement_names_whose_support_is_weaker(client: Client) -> None:
    (cell,) = words(compared(client), "rote-drei-minus-bedingung").all("td")
    assert cell.one("summary").seen.endswith("abgeleitet (W) mehrdeutig (A)")
    assert cell.one("summary").heard.endswith("abgeleitet bei Wiener mehrdeutig bei ASS-Heft")


def test_what_all_leave_open_is_one_cell_too(client: Client) -> None:
    row = words(compared(client), "ziel-gleichstand")
    (cell,) = row.all("td")
    summary = cell.one("summary").seen
    assert summary.endswith("alle drei offen nicht geregelt (K) lag uns nicht vor (W, A)")
    assert "regelt den Gleichstand." in row.one("th").text


def test_a_table_has_the_roles_that_it_has_by_itself(client: Client) -> None:
    # A role on tr, th or td is an error in HTML; test_reference.py asks the browser whether the
    # cards of the narrow layout are a table to it still.
    page = compared(client)
    for name in ("table", "thead", "tbody", "tr", "th", "td"):
        elements = page.all(name)
        assert elements
        assert not [element for element in elements if "role" in element.attributes]
    assert {th.attributes["scope"] for th in page.all("th")} == {"col", "row", "rowgroup"}
