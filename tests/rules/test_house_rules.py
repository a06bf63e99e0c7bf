"""Every house rule that a source names: who names it, with which number, and what it touches."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from django.test import Client

from rules import house
from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.disputes import DISPUTES
from rules.house import HOUSE_RULES, checked
from rules.house.model import AsBase, HouseRule, Mention, Unit
from rules.schema import Version
from rules.sources import ALL_SOURCES, ass, wikipedia
from tests.pages import Element, page_of

LIST = "Wikipedia, Abschnitt Varianten"
NONE = "ohne Zahl"
# From the rule notes by hand: section 10.2 (Wikipedia's list), the points that mention a variant,
# and the end of section 2 of the decisions. Slug: source, number, and the source's own word.
NAMED: dict[str, list[tuple[str, str, str]]] = {
    # 10.2, in its order
    "drei-kartenspiele": [(LIST, "3 Kartenspiele", "häufig")],
    "mehr-joker": [(LIST, "6 Joker", "häufig")],
    "mehr-handkarten": [(LIST, "13 Karten", "häufig")],
    "abheber-behaelt": [(LIST, NONE, "häufig")],
    "ueberraschungskarten": [(LIST, "2 Karten", "häufig")],
    "andere-stufen": [(LIST, NONE, "häufig")],
    "wilder-canasta": [
        ("pagat.com, Abschnitt Melden", "2.000 Punkte", ""),
        ("ASS-Heft, Abschnitt Melden (nach Vergleich)", "1.000 Punkte", "oft anerkannt"),
        (LIST, NONE, "häufig"),
    ],
    "sperr-canasta": [(LIST, "1.500 Punkte", "häufig")],
    "bedingungen-stapel": [(LIST, NONE, "häufig")],
    "anlegen-an-fertige-canastas": [(LIST, NONE, "häufig")],
    "bonus-nach-wilden-karten": [(LIST, NONE, "manchmal")],
    "bedingungen-ausmachen": [(LIST, NONE, "häufig")],
    "rote-dreien-anders": [(LIST, NONE, "häufig")],
    "anderes-ziel": [(LIST, NONE, "häufig")],
    # austeilen-3: 'some play 11'; sperre-fertiger-canasta: 'frequent variant: no'
    "weniger-handkarten-zu-dritt": [
        ("pagat.com, Abschnitt Zu dritt (nach Vergleich)", "11 Karten", "bei manchen")
    ],
    "stapel-nie-fuer-fertigen-canasta": [
        ("pagat.com, Abschnitt Stapel (nach Vergleich)", NONE, "verbreitet")
    ],
    # rote-drei-kein-kartenwert, verdeckt-total-mit-canasta, A-14
    "rote-drei-zusatz": [
        ("ASS-Heft, Abschnitt Kartenwerte (nach Vergleich)", "5 Punkte", "gelegentlich")
    ],
    "kleiner-hand-canasta": [
        ("ASS-Heft, Abschnitt Hand-Canasta (nach Vergleich)", "200 Punkte", "")
    ],
    "ausmachen-zu-beginn": [
        ("ASS-Heft, Abschnitt Hand-Canasta (nach Vergleich)", "300 Punkte", "")
    ],
    # geldspiel, zu-dritt
    "um-geld": [("Wikipedia, Einleitung", NONE, "nicht mehr üblich")],
    "zu-dritt-einer-gegen-zwei": [("Wikipedia, Abschnitt Andere Spielerzahlen", NONE, "wahlweise")],
}
# Who plays a house rule by which point anyway (facts, sections 1, 4, 6, 7 and 10.1).
PLAYED = {
    "drei-kartenspiele": {"zu-sechst": "K"},
    "mehr-handkarten": {"austeilen-3": "KWA", "austeilen-6": "K"},
    "stapel-nie-fuer-fertigen-canasta": {"sperre-fertiger-canasta": "W"},
    "kleiner-hand-canasta": {"verdeckt-total-mit-canasta": "K"},
    "zu-dritt-einer-gegen-zwei": {"zu-dritt": "K"},
}
LETTER = {Version.KLASSISCH: "K", Version.WIENER: "W", Version.ASS: "A"}
every_rule = pytest.mark.parametrize("slug", NAMED)


@pytest.fixture
def page(client: Client) -> Element:
    return page_of(client.get("/hausregeln/"))


def links_of(part: Element) -> list[str]:
    return [link.attributes["href"] for link in part.all("a")]


# --- Everything is there ---


def test_every_house_rule_of_the_notes_is_there_and_no_other() -> None:
    assert set(HOUSE_RULES) == set(NAMED)


@every_rule
def test_the_page_names_source_number_and_the_words_of_the_source(page: Element, slug) -> None:
    items = page.one("div", id=slug).all("ul")[0].elements
    assert len(items) == len(NAMED[slug])
    for item, (source, number, remark) in zip(items, NAMED[slug], strict=True):
        assert item.one("strong").text == number
        said = f"{source} · laut Quelle: {remark}" if remark else source
        assert item.one("p").text == said


def test_what_a_source_calls_it_stands_with_that_source(page: Element) -> None:
    assert "ohne Zahl, dort „Joker-Canasta“" in page.one("div", id="wilder-canasta").text
    assert "3 Kartenspiele, dort „Samba“" in page.one("div", id="drei-kartenspiele").text


def test_how_many_only_wikipedia_names(page: Element) -> None:
    # fourteen of its list less the wild canasta, the stakes, and one against two
    assert page.one("main").text.count("15 davon nennt nur Wikipedia.") == 1
    assert "21 Varianten" in page.one("main").text


@every_rule
def test_who_plays_it_anyway_is_read_off_the_rule_data(slug) -> None:
    found = {
        each.point: "".join(LETTER[version] for version in each.versions)
        for each in house.played(HOUSE_RULES[slug])
    }
    assert found == PLAYED.get(slug, {})


def test_the_page_marks_who_plays_it_anyway(page: Element) -> None:
    (answers,) = page.one("div", id="stapel-nie-fuer-fertigen-canasta").all(
        "ul", **{"class": "kurzantworten"}
    )
    assert [item.text for item in answers.elements] == [
        "KKlassisch nein",
        "WWiener ja abgeleitet schon Grundregel",
        "AASS-Heft offen nicht geregelt",
    ]
    thirteen = page.one("div", id="mehr-handkarten").text
    assert "Schon Grundregel: Wie viele Karten bekommt jeder zu dritt?" in thirteen


@pytest.mark.parametrize(
    ("slug", "point", "said"),
    [
        # facts; A-09; section 3; decisions: nobody's number was to be had
        (
            "rote-dreien-anders",
            "rote-drei-minus-bedingung",
            (
                "KWA −100 je Drei, vier −800 alle drei abgeleitet (W) bei Wiener "
                "mehrdeutig (A) bei ASS-Heft"
            ),
        ),
        (
            "bedingungen-stapel",
            "stapel-vor-erstmeldung",
            "KWA nur mit natürlichem Paar alle drei mehrdeutig (A) bei ASS-Heft",
        ),
        ("sperr-canasta", "schwarze-drei-wild", "KWA nein alle drei abgeleitet (A) bei ASS-Heft"),
        ("drei-kartenspiele", "rote-drei-drei-pakete", "KWA offen alle drei lag uns nicht vor"),
        ("mehr-handkarten", "austeilen-4", "KWA je 11 Karten alle drei"),
    ],
)
def test_what_all_say_alike_is_no_surer_than_each_of_them(page: Element, slug, point, said) -> None:
    (line,) = [
        entry
        for entry in page.one("div", id=slug).one("dl").elements
        if entry.all("a", href=f"/regeln/{point}/")
    ]
    assert line.one("dd").text == said


def test_what_it_changes_names_what_holds_without_it(page: Element) -> None:
    for slug, text in {
        "mehr-joker": "Es spielen 6 Joker mit statt 4.",
        "mehr-handkarten": "Jeder bekommt 13 Karten statt 11.",
        "weniger-handkarten-zu-dritt": "Zu dritt bekommt jeder 11 Karten statt 13.",
        "kleiner-hand-canasta": "Ein Hand-Canasta bringt nur 200 statt 1.000.",
        "ausmachen-zu-beginn": "Ausmachen zu Beginn zählt 300; ein Hand-Canasta bringt dann nur "
        "200.",
    }.items():
        assert page.one("div", id=slug).all("p")[0].text == text


def test_card_values_of_example_melds_are_computed(page: Element) -> None:
    # B-34: 4*5 + 3*50 = 170, 4*5 + 3*20 = 80; four twos and three jokers 4*20 + 3*50 = 230
    blocking = page.one("div", id="sperr-canasta").text
    assert "Ob die Kartenwerte zu den 1.500 dazukommen, sagt die Quelle nicht." in blocking
    assert "3 3 3 3 Jo Jo Jo: Kartenwerte 170" in blocking
    assert "3 3 3 3 2 2 2: Kartenwerte 80" in blocking
    assert "2 2 2 2 Jo Jo Jo: Kartenwerte 230" in page.one("div", id="wilder-canasta").text
    assert "/meldung/?cards=3+3+3+3+Jo+Jo+Jo&first=0" in links_of(
        page.one("div", id="sperr-canasta")
    )


@every_rule
def test_the_page_shows_the_base_rules_of_all_versions(page: Element, slug) -> None:
    entry = page.one("div", id=slug)
    for point in HOUSE_RULES[slug].points:
        assert f"/regeln/{point}/" in links_of(entry)
        for version in Version:
            short = CATALOG.points[point].answer(version).short_filled
            assert short in entry.text


def test_house_rules_stand_under_the_chapter_that_they_touch(page: Element) -> None:
    titles = {
        section.one("h2").text: [
            entry.attributes["id"]
            for entry in section.all("div")
            if "eintrag" in entry.attributes.get("class", "")
        ]
        for section in page.all("section")
        if section.all("h2")
    }
    assert titles["Erstmeldung"] == ["andere-stufen"]
    assert titles["Rote Dreien"] == ["rote-dreien-anders", "rote-drei-zusatz"]
    assert titles["Wertung und Ziel"] == ["anderes-ziel", "um-geld"]
    assert [slug for slugs in titles.values() for slug in slugs] == list(HOUSE_RULES)
    chips = page.one("nav", **{"aria-label": "Kapitel"})
    assert [link.text for link in chips.all("a")] == list(titles)


# --- What leads there, and where it leads ---


def house_links(client: Client, path: str) -> list[str]:
    sections = page_of(client.get(path)).all("section", **{"aria-labelledby": "h-haus"})
    return [link for section in sections for link in links_of(section)]


def test_points_lead_to_their_house_rules(client: Client) -> None:
    assert house_links(client, "/regeln/meldung-nur-wild/") == ["/hausregeln/#wilder-canasta"]
    assert house_links(client, "/regeln/verdeckt-total-mit-canasta/") == [
        "/hausregeln/#kleiner-hand-canasta",
        "/hausregeln/#ausmachen-zu-beginn",
    ]
    assert house_links(client, "/regeln/hausvarianten/") == ["/hausregeln/"]
    assert house_links(client, "/regeln/partner-fragen/") == []
    touched = {point for rule in HOUSE_RULES.values() for point in rule.points}
    for point in touched:
        assert house_links(client, f"/regeln/{point}/"), point


def test_disputes_lead_to_their_house_rules_and_back(client: Client, page: Element) -> None:
    there = house_links(client, "/streitfragen/nur-wilde-karten/")
    assert there == ["/hausregeln/#wilder-canasta"]
    assert "/streitfragen/nur-wilde-karten/" in links_of(page.one("div", id="wilder-canasta"))
    assert house_links(client, "/streitfragen/stapel-nur-fuer-fertigen-canasta/") == [
        "/hausregeln/#stapel-nie-fuer-fertigen-canasta"
    ]
    assert house_links(client, "/streitfragen/karten-des-partners/") == []
    for slug in DISPUTES:
        for link in house_links(client, f"/streitfragen/{slug}/"):
            entry = page.one("div", id=link.partition("#")[2])
            assert f"/streitfragen/{slug}/" in links_of(entry)


def test_the_three_readings_of_going_out_at_the_beginning_are_linked(page: Element) -> None:
    entry = page.one("div", id="ausmachen-zu-beginn")
    assert "/lesarten/#variante-zu-beginn" in links_of(entry)


def test_the_small_hand_canasta_is_computed_as_a_reading(client: Client, page: Element) -> None:
    address = links_of(page.one("div", id="kleiner-hand-canasta"))[-1]
    assert address.startswith("/ausmachen/?")
    booklet = client.get(f"{address}&format=json").json()["variants"]["ass"]
    assert booklet["bonus"] == 1000
    (small,) = [each for each in booklet["readings"] if each["id"] == "handcanasta-200"]
    assert small["bonus"] == 200


def test_tools_compute_the_rules_that_it_changes(client: Client, page: Element) -> None:
    for slug, tool in {
        "stapel-nie-fuer-fertigen-canasta": "/stapel/?",
        "rote-dreien-anders": "/runde/?",
        "zu-dritt-einer-gegen-zwei": "/runde/?",
    }.items():
        address = links_of(page.one("div", id=slug))[-1]
        assert address.startswith(tool)
        assert client.get(f"{address}&format=json").status_code == 200


def test_nothing_is_sent_to_the_house_rules(client: Client) -> None:
    assert client.post("/hausregeln/").status_code == 405


# --- The JSON ---


def test_the_json_holds_them_all_with_their_numbers(client: Client) -> None:
    data = client.get("/regeln.json").json()["house_rules"]
    assert [each["slug"] for each in data] == list(HOUSE_RULES)
    rules = {each["slug"]: each for each in data}
    wild = rules["wilder-canasta"]
    assert wild["unit"] == "points"
    assert [(m["citation"]["source"], m["number"]) for m in wild["mentions"]] == [
        ("pagat", 2000),
        ("ass-heft", 1000),
        ("wikipedia", None),
    ]
    assert wild["mentions"][2]["called"] == "Joker-Canasta"
    assert rules["kleiner-hand-canasta"]["reading"] == {"version": "ass", "id": "handcanasta-200"}
    assert rules["anderes-ziel"]["unit"] is None
    assert rules["stapel-nie-fuer-fertigen-canasta"]["played"] == [
        {"point": "sperre-fertiger-canasta", "versions": ["wiener"]}
    ]


def test_every_source_of_a_house_rule_is_on_the_sources_page() -> None:
    known = {source.key for source in ALL_SOURCES}
    for rule in HOUSE_RULES.values():
        assert {mention.cite.source.key for mention in rule.mentions} <= known


# --- Wrong data cannot be constructed ---

GOOD = HouseRule(
    slug="a",
    title="Mehr Karten",
    text="Jeder bekommt {n} Karten.",
    points=("austeilen-4",),
    mentions=(Mention(wikipedia("Abschnitt Varianten"), "n"),),
    unit=Unit.CARDS,
    numbers={"n": 13},
)
PLAIN = replace(
    GOOD, text="Es ändert sich etwas.", mentions=(Mention(ass("Ende")),), unit=None, numbers={}
)


def changed(rule: HouseRule = GOOD, **changes: object) -> Callable[[], object]:
    return lambda: checked([replace(rule, **changes)], CATALOG)


BAD = {
    "digit in the title": (changed(title="13 Karten"), "digit"),
    "digit in the text": (changed(text="Jeder bekommt {n} statt 11."), "digit"),
    "digit in what is open": (changed(open="Ob 13 oder {n}."), "digit"),
    "no sentence": (changed(text="{n} Karten"), "not a sentence"),
    "no point": (changed(points=()), "no point"),
    "no source": (changed(PLAIN, mentions=()), "no source"),
    "a point twice": (changed(points=("austeilen-4", "austeilen-4")), "twice"),
    "a number without its unit": (changed(unit=None), "unit"),
    "a unit without a number": (changed(PLAIN, unit=Unit.POINTS), "unit"),
    "a number that nobody uses": (changed(numbers={"n": 13, "m": 11}), "differ"),
    "a number that is missing": (changed(numbers={}), "differ"),
    "a number of nobody": (changed(numbers={"n": "austeilen-4.x"}), "not one number"),
    "a number of an unknown point": (changed(numbers={"n": "nirgends.n"}), "unknown nirgends"),
    "unknown point": (changed(points=("nirgends",)), "unknown nirgends"),
    "nobody plays it": (changed(as_base=(AsBase("austeilen-4", number="n"),)), "nobody plays"),
    "unknown reading": (changed(reading=(Version.ASS, "wikipedia")), "no reading"),
    "unknown place": (changed(ambiguity="nirgends"), "no ambiguous place"),
    "the same slug twice": (lambda: checked([GOOD, GOOD], CATALOG), "two house rules"),
    "a base rule without value and number": (lambda: AsBase("austeilen-4"), "value or a number"),
    "digit in a remark": (lambda: Mention(ass("Ende"), remark="oft, 3"), "digit"),
}


def test_good_data_can_be_constructed() -> None:
    assert list(changed()()) == ["a"]
    assert list(changed(PLAIN)()) == ["a"]


@pytest.mark.parametrize("name", BAD)
def test_bad_data_cannot_be_constructed(name: str) -> None:
    build, complaint = BAD[name]
    with pytest.raises(RuleDataError, match=complaint):
        build()
