"""The guide for beginners: what it tells, and what it marks.

Expected values are typed by hand from the facts (worked rounds B-01 to B-09, sections 1 to 9).
"""

import re
from dataclasses import replace

import pytest
from django.test import Client
from django.urls import reverse

from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.deviation import otherwise
from rules.guide import FACTS, SECTIONS, checked
from rules.guide.model import Example, Fact, Figure, Picture, Section, Step
from rules.guide_page import context, filled
from rules.otherwise import others_to, otherwise_said
from rules.schema import Version
from rules.situations import As, Situation, Tool
from tests.pages import Element, page_of
from tests.rules.conftest import section

STEP = Step(text="Ziehe {n} Karten.", points=("austeilen-4",), numbers={"n": "austeilen-4.n"})
SECTION = Section(id="probe", title="Probe", parts=(STEP,))
ORDER = (
    *("minute", "plaetze", "geben", "zug", "melden", "erstmeldung", "dreien", "stapel"),
    *("ausmachen", "stock", "abrechnen", "ende", "tipps", "geschichte"),
)
# What tables quarrel about: each of these must be told, with what the others say to it.
DISPUTED = {
    *("meldung-wild-max", "meldung-nur-wild", "meldung-eine-pro-rang", "canasta-wild-dazu"),
    *("canasta-kartenwerte-zusaetzlich", "erstmeldung-stufen", "erstmeldung-was-zaehlt"),
    *("erstmeldung-stapelkarte", "erstmeldung-entfall", "rote-drei-erstmeldung"),
    *("rote-drei-plus-bedingung", "rote-drei-minus-bedingung", "rote-drei-vier"),
    *("rote-drei-auf-hand", "rote-drei-aus-stapel", "schwarze-drei-sperre"),
    *("schwarze-drei-melden", "schwarze-drei-wild", "startkarte-schwarz", "stapel-frei"),
    *("stapel-vor-erstmeldung", "einfrier-gruende", "einfrieren-dauer", "wild-abwerfen"),
    *("sperr-gruende", "sperre-fertiger-canasta", "ausmachen-canasta-4", "letzte-karte"),
    *("partner-fragen", "verdeckt-definition", "stock-leer", "stock-leer-pflicht"),
    *("stock-leer-bonus", "stapel-neu-mischen", "wertung-partnerhand"),
    *("wertung-nicht-gelegte-saetze", "ziel-beide"),
}
# Facts, sections 1 to 8: whose answer is not plainly that of Klassisch, and how it is supported.
MARKED = {
    "meldung-wild-max": [("Wiener", ""), ("ASS-Heft", "")],
    "rote-drei-plus-bedingung": [("Wiener und ASS-Heft", "")],
    "rote-drei-auf-hand": [("Klassisch", "nicht geregelt"), ("Wiener und ASS-Heft", "")],
    "rote-drei-ausgeteilt": [("Wiener", "")],
    "letzte-karte": [("ASS-Heft", "")],
    "stock-leer": [("ASS-Heft", "mehrdeutig")],
    "stock-leer-bonus": [("ASS-Heft", "")],
    "erstmeldung-stufen": [("ASS-Heft", "mehrdeutig")],
    "erstmeldung-stapelkarte": [("ASS-Heft", "nicht geregelt")],
    "stapel-vor-erstmeldung": [("ASS-Heft", "mehrdeutig")],
    "sperre-fertiger-canasta": [("Wiener", "abgeleitet"), ("ASS-Heft", "nicht geregelt")],
    "geber-wechsel": [("Wiener und ASS-Heft", "lag uns nicht vor")],
    "verdeckt-anlegen-partner": [("Wiener und ASS-Heft", "lag uns nicht vor")],
    "startkarte-schwarz": [
        ("Klassisch", "abgeleitet"),
        ("Wiener", ""),
        ("ASS-Heft", "nicht geregelt"),
    ],
    "kartenwerte": [],
    "canasta-groesse": [],
    "meldung-minimum": [],
    "zielpunkte-4": [],
    "ausmachen-bonus": [],
    "stapel-eingefroren": [],
    "wertung-partnerhand": [],
}


# --- The data ---


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"text": "Ziehe 11 Karten.", "numbers": {}}, "digit"),
        ({"text": "Ziehe {n} Karten"}, "not a sentence"),
        ({"text": "{n} " + "a " * 15 + "b."}, "17 words"),
        ({"numbers": {}}, "placeholders and numbers differ"),
        ({"own": {"n": 11}}, "both borrowed and owned"),
        ({"own": {"m": 11}}, "placeholders and numbers differ"),
        ({"text": "", "numbers": {}}, "without words"),
        ({"points": ("a", "a")}, "a point twice"),
        ({"title": "Ein viel zu langer Titel hier"}, "6 words"),
    ],
)
def test_a_bad_step_is_refused(changes, complaint) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        replace(STEP, **changes)


def test_bad_examples_facts_and_pictures_are_refused() -> None:
    number = Situation(Tool.MELD, {"cards": "D D 2"}, how=As.NUMBER)
    for make in (
        lambda: Example("Ohne Zahl.", number),
        lambda: Example("Drei Damen", Situation(Tool.MELD, {"cards": "D D 2"})),
        lambda: Figure("Wert", ()),
        lambda: Fact(label="Dauer", text="60 Minuten"),
        lambda: Picture("D D 2", "3 Karten"),
        lambda: replace(SECTION, parts=()),
    ):
        with pytest.raises(RuleDataError):
            make()


@pytest.mark.parametrize(
    ("sections", "complaint"),
    [
        ((SECTION, SECTION), "two sections named probe"),
        ((replace(SECTION, parts=(replace(STEP, points=("nichts",)),)),), "unknown nichts"),
        ((replace(SECTION, parts=(replace(STEP, numbers={"n": "x.n"}),)),), "unknown x"),
    ],
)
def test_sections_that_do_not_fit_the_rules_are_refused(sections, complaint) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        checked((), sections, CATALOG)


def test_the_sections_stand_in_the_order_of_the_game() -> None:
    assert tuple(SECTIONS) == ORDER


def test_a_year_has_no_separator_and_a_rule_number_has_one() -> None:
    step = Step(
        text="Bis {target} seit {year}.", numbers={"target": "zielpunkte-4.n"}, own={"year": 1939}
    )
    assert filled(step, step.text) == "Bis 5.000 seit 1939."


# --- What it tells ---


def test_what_tables_quarrel_about_is_told() -> None:
    told = {point for each in SECTIONS.values() for point in each.points}
    assert told >= DISPUTED
    assert told <= set(CATALOG.points)


def test_no_step_claims_what_klassisch_leaves_open() -> None:
    """Only one does not say it at all, and the step says no more than what to do about it."""
    told = {point for each in SECTIONS.values() for point in each.points}
    open_ = {p for p in told if CATALOG.points[p].klassisch.status.leaves_open}
    assert open_ == {"rote-drei-auf-hand"}


def test_the_fact_box(guide: Element) -> None:
    said = {e.one("dt").text: e.one("dd").text for e in guide.one("dl").elements}
    assert said["Karten"] == "108: zwei Kartenspiele mit 4 Jokern"
    assert said["Dauer"] == "60 bis 120 Minuten"
    assert said["Ziel"].startswith("5.000 Punkte")
    assert said["Spieler"].startswith("vier: zwei Parteien zu je zwei")
    assert "ASS-Heft: Spielt meist zu dritt oder zu viert" in said["Spieler"]
    assert len(FACTS) == len(said)


@pytest.mark.parametrize(
    ("id_", "texts"),
    [
        ("plaetze", ("Die beiden höchsten spielen gegen die beiden niedrigsten",)),
        ("plaetze", ("Kreuz, Karo, Herz, Pik", "Wikipedia")),
        ("geben", ("zusammen 108 Karten", "gibt jedem 11 Karten")),
        ("melden", ("mindestens 3 Karten", "Mindestens 2 Karten", "mehr als 3 wilde")),
        ("melden", ("7 Karten, ist sie ein Canasta", "bringt 500 Punkte", "bringt 300")),
        ("dreien", ("jede 100 Punkte", "zusammen 800", "jede −100", "zusammen −800")),
        ("ausmachen", ("100 Punkte", "mindestens 1 Canasta")),
        ("ende", ("5.000 Punkte oder mehr", "gewinnt der höhere Stand")),
        ("geschichte", ("1939 in Montevideo", "Rechtsanwalt Segundo Santos")),
        ("geschichte", ("Architekt Alberto Serrato", "Argentinien kam es 1949 nach New York")),
        ("geschichte", ("Josefina Artayeta de Viel", "Regency Whist Club gab 1949 und 1951")),
        ("geschichte", ("1950er Jahren", "meistgespielte Kartenspiel der Vereinigten Staaten")),
    ],
)
def test_facts_of_the_game(guide: Element, id_: str, texts: tuple[str, ...]) -> None:
    said = section(guide, id_).text
    for text in texts:
        assert text in said


def test_seats_and_history_name_their_source(guide: Element) -> None:
    for id_ in ("plaetze", "geschichte"):
        assert "Quelle: Wikipedia" in section(guide, id_).text


def test_no_years_but_those_of_the_history(guide: Element) -> None:
    numbers = set(re.findall(r"\d+", section(guide, "geschichte").text))
    assert numbers == {"1939", "1949", "1950", "1951"}


# --- What other versions say ---


@pytest.mark.parametrize("point", MARKED)
def test_what_others_say_is_marked_just_where_it_differs(guide: Element, point: str) -> None:
    said = otherwise_said((point,), Version.KLASSISCH)
    assert [(each.names, each.status_word) for each in said] == MARKED[point]
    href = reverse("rules:punkt", args=[point])
    lines = [
        line.one("p").text
        for marked in guide.all("details", **{"class": "klapp abweichung"})
        for line in marked.one("ul").elements
        if line.all("a", href=href)
    ]
    for names, word in MARKED[point]:
        assert any(said.startswith(names) and word in said for said in lines)
    if not MARKED[point]:
        assert not lines


def test_marked_lines_are_the_sentences_of_the_points(guide: Element) -> None:
    for text in (
        "Natürliche Karten müssen überwiegen, eine Höchstzahl fehlt: D D 2 geht, D D 2 2 nicht.",
        "Behalte eine Karte für den Stapel; nur drei schwarze Dreien befreien davon.",
        "Zählt rote Dreien erst mit einem Canasta plus; eine Erstmeldung allein genügt nicht.",
        "Schreibt jeder Partei −100, wenn niemand ausmacht.",
    ):
        assert any(
            text in each.text for each in guide.all("details", **{"class": "klapp abweichung"})
        )


def test_the_heading_of_the_lines_names_who_says_otherwise_or_nothing() -> None:
    def title(point: str) -> str:
        others = others_to((point,), Version.KLASSISCH)
        return others.title if others else ""

    # pagat.com says nothing at all to a red three in hand; what it implies is no other answer.
    assert title("rote-drei-auf-hand") == "Anders oder offen: Klassisch, Wiener und ASS-Heft"
    assert title("einfrieren-dauer") == "Anders oder offen: ASS-Heft"
    assert title("wertung-negativ") == "Wie sicher ist das?"
    assert title("kartenwerte") == ""


def test_what_is_unsure_differs_from_what_is_told() -> None:
    sure, unsure = CATALOG.points["kartenwerte"], CATALOG.points["rote-drei-minus-bedingung"]
    assert otherwise(sure, Version.KLASSISCH) == ()
    assert otherwise(unsure, Version.KLASSISCH) == (Version.ASS,)
    assert otherwise(CATALOG.points["letzte-karte"], Version.ASS) == (
        Version.KLASSISCH,
        Version.WIENER,
    )


# --- The page ---


def test_the_page_is_cut_into_sections_that_its_chips_lead_to(guide: Element) -> None:
    chips = guide.one("nav", **{"aria-label": "Abschnitte"})
    assert [a.attributes["href"] for a in chips.all("a")] == [f"#{i}" for i in (*ORDER, "weiter")]
    for id_ in (*ORDER, "weiter"):
        assert guide.one("h2", id=id_)


def test_a_crosswise_card_lies_in_the_frozen_pile_only(guide: Element) -> None:
    across = [e for e in guide.walk() if e.attributes.get("class") == "platz quer"]
    assert [card.text for card in across] == ["2♠"]


def test_terms_are_explained_where_they_are_first_needed(guide: Element) -> None:
    first = {}
    for each in guide.all("a", **{"class": "begriff"}):
        first.setdefault(each.attributes["href"], each)
    for term in ("stock", "stapel", "wilde-karte", "canasta", "erstmeldung", "minimum"):
        assert f"/begriffe/#{term}" in first
    assert len(first) == len(guide.all("a", **{"class": "begriff"}))
    assert not section(guide, "minute").all("a")


def test_the_page_speaks_to_you() -> None:
    said = " ".join(
        text for each in SECTIONS.values() for step in each.steps for text in step.texts
    )
    assert not re.search(r"\b(Sie|Ihnen|Ihre?[nrms]?) (können|müssen|dürfen|haben)\b", said)
    assert not re.search(r"\bman\b", said)


def test_a_newcomer_is_led_here(client: Client) -> None:
    start = page_of(client.get("/"))
    (link,) = start.one("main").all("a", href="/regeln/")
    assert link.text == "Canasta lernen"


@pytest.mark.parametrize(
    "query",
    [
        *("anleitung", "wie geht canasta", "spielanleitung", "regeln lernen", "geschichte"),
        *("wer hat canasta erfunden", "wie spielt man canasta", "Canasta lernen", "spielregeln"),
    ],
)
def test_the_search_finds_it_first(client: Client, query: str) -> None:
    found = client.get("/suche/", {"q": query, "format": "json"}).json()["hits"]
    assert found[0]["url"] == "/regeln/"


def test_the_sections_are_made_once() -> None:
    assert context() is context()
