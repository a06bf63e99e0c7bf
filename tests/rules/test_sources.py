"""The sources: who may vouch for an answer, and what the page says about them."""

from collections import Counter
from dataclasses import replace

import pytest
from django.test import Client

from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.display import point_address
from rules.schema import Answer, Deviation, Version
from rules.sources import ALL_SOURCES, HOWTO, PAGAT
from rules.status import Status
from rules.values import Value
from tests.pages import Element, page_of

TITLES = {
    "pagat": "pagat.com",
    "wikipedia": "Wikipedia",
    "scheicher": "Scheicher",
    "ass-heft": "ASS-Heft",
    "vergleich": "Vergleich",
    "anleitung": "Anleitung",
    "kanasta-com": "kanasta.com",
}


def answers() -> list[Answer[Value]]:
    """All answers, those of the other readings too."""
    base = [point.answer(v) for point in CATALOG.points.values() for v in Version]
    return base + [a for reading in CATALOG.readings.values() for a in reading.swaps.values()]


@pytest.fixture
def page(client: Client) -> Element:
    return page_of(client.get("/quellen/"))


def test_every_version_has_one_authority() -> None:
    authorities = {s.authority_of: s.key for s in ALL_SOURCES if s.authority_of}
    assert authorities == {
        Version.KLASSISCH: "pagat",
        Version.WIENER: "scheicher",
        Version.ASS: "ass-heft",
    }


def unfounded(version: Version, answer: Answer[Value]) -> bool:
    """Whether an answer claims the letter of its version without naming the source of it."""
    cited = {cite.source.authority_of for cite in answer.cites}
    return answer.status is Status.STATED and version not in cited


def test_what_is_stated_rests_on_the_authority_of_its_version() -> None:
    for point in CATALOG.points.values():
        for version in Version:
            assert not unfounded(version, point.answer(version)), (point.id, version)


def test_a_how_to_page_alone_would_be_seen() -> None:
    answer = CATALOG.points["letzte-karte"].klassisch
    (cite,) = answer.cites
    assert not unfounded(Version.KLASSISCH, answer)
    assert unfounded(Version.KLASSISCH, replace(answer, cites=(replace(cite, source=HOWTO),)))
    assert unfounded(Version.WIENER, answer)


@pytest.mark.parametrize(
    ("numbers", "complaint"),
    [
        ({}, "placeholders and numbers differ"),
        ({"n": "canasta-groesse.n", "m": "canasta-echt.n"}, "placeholders and numbers differ"),
    ],
)
def test_a_deviation_borrows_just_the_numbers_it_names(numbers, complaint) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        Deviation("Es sind {n} Karten.", numbers=numbers)


def test_a_digit_in_a_deviation_is_refused() -> None:
    with pytest.raises(RuleDataError, match="digit"):
        Deviation("Es sind 7 Karten.")


def test_a_source_says_its_role_in_a_sentence() -> None:
    with pytest.raises(RuleDataError, match="not a sentence"):
        replace(PAGAT, role="Maßgeblich")


def test_borrowed_numbers_are_those_of_all_versions_or_of_one() -> None:
    # decisions: 3,000 is where 120 begins in Klassisch; the ASS booklet still asks 90 there
    assert CATALOG.filled("{n}", {"n": "canasta-groesse.n"}) == "7"
    assert CATALOG.filled("{n}", {"n": "erstmeldung-stufen.klassisch.low_3"}) == "3.000"
    for owner in ("erstmeldung-stufen.low_3", "canasta-groesse.m", "kein-punkt.n"):
        with pytest.raises(RuleDataError):
            CATALOG.filled("{n}", {"n": owner})


def test_the_page_shows_every_source_with_its_role(page: Element) -> None:
    assert [source.key for source in ALL_SOURCES] == list(TITLES)
    for source in ALL_SOURCES:
        shown = page.one("li", id=source.key)
        assert shown.one("h2").text == TITLES[source.key]
        for text in (source.author, source.edition, source.role, source.first_hand):
            assert text in shown.text
        assert source.second_hand in shown.text


def test_the_page_counts_what_rests_on_a_source(page: Element) -> None:
    direct = Counter(
        source for answer in answers() for source in {cite.source.key for cite in answer.cites}
    )
    reported = sum(any(cite.via_comparison for cite in answer.cites) for answer in answers())
    assert reported > 100
    for key, number in (direct | {"vergleich": reported}).items():
        assert f"Stützt {number} Antwort" in page.one("li", id=key).text
    assert direct["kanasta-com"] == 0
    assert "Stützt keine Antwort." in page.one("li", id="kanasta-com").text


def test_the_page_leads_to_the_points_that_rest_on_a_source(page: Element) -> None:
    shown = page.one("li", id="anleitung").one("details")
    points = {
        point.id
        for point in CATALOG.points.values()
        for version in Version
        if any(cite.source is HOWTO for cite in point.answer(version).cites)
    }
    linked = {link.attributes["href"] for link in shown.all("a")}
    assert points
    assert linked >= {point_address(point) for point in points}


def test_the_page_says_what_nobody_may_overlook(page: Element) -> None:
    for words in (
        "Ein verbindliches deutsches Regelwerk haben wir nicht gefunden (November 2026).",
        "Official Laws",
        "1949 und 1951",
        "Regency Club",
        "nicht „die“ österreichische Regel",
        "Wie oft eine Regel wirklich gespielt wird, behaupten wir nirgends.",
        "genau 3.000",
        "Trumpf",
    ):
        assert words in page.text, words


def test_every_status_stands_with_its_word_meaning_and_number(page: Element) -> None:
    counts = Counter(answer.status for answer in answers())
    for status in Status:
        assert status.word in page.text
        assert f"{status.meaning} {counts[status]} Antwort" in page.text
