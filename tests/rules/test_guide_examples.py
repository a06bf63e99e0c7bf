"""The examples of the guide for beginners, and its worked round: what they come to.

Expected values are typed by hand from the facts (worked rounds B-01 to B-09, sections 1 to 9).
"""

import pytest
from django.test import Client

from tests.pages import Element, page_of
from tests.rules.conftest import section

JA, NEIN = ["Ja", "Ja", "Ja"], ["Nein", "Nein", "Nein"]
# Each example with its verdicts and its figures.
EXAMPLES = {
    "Zwei Damen und eine Zwei": (JA, ["Kartenwert: 40"]),
    "So viele wilde wie natürliche": (["Ja", "Ja", "Nein"], ["Kartenwert: 60"]),
    "Sieben Könige in der Abrechnung": ([], ["Karten und Bonus: 70 + 500 = 570"]),
    "Reichen drei Könige und drei Damen": (JA, ["Kartenwert: 60", "Minimum: 50"]),
    "Und sieben Fünfen": (NEIN, ["Kartenwert: 35", "Minimum: 50"]),
    "Oben liegt eine Dame, du hast zwei": (JA, []),
    "Du hast nur eine Dame und eine Zwei": (NEIN, []),
    "Drei Achter melden, die Neun abwerfen": (JA, ["Bonus: 100"]),
    "nichts bleibt zum Abwerfen": (["Ja", "Ja", "Nein"], []),
    "Die ganze Hand auf einmal": (
        JA,
        ["Bonus: KKlassisch 200 WWiener 1.000 AASS-Heft 1.000"],
    ),
}


# --- Examples ---


def examples(guide: Element) -> list[Element]:
    return [e for e in guide.all("div") if e.text.startswith("Beispiel: ")]


def test_every_example_is_expected(guide: Element) -> None:
    texts = [each.text for each in examples(guide)]
    assert len(texts) == len(EXAMPLES)
    for start in EXAMPLES:
        assert sum(start in text for text in texts) == 1


@pytest.mark.parametrize("start", EXAMPLES)
def test_an_example_shows_what_its_tool_says(client: Client, guide: Element, start: str) -> None:
    verdicts, figures = EXAMPLES[start]
    (example,) = [each for each in examples(guide) if start in each.text]
    shown = [e for e in example.all("span") if e.attributes.get("class", "").startswith("urteil")]
    assert [each.text for each in shown] == verdicts
    for figure in figures:
        assert figure in [paragraph.text for paragraph in example.all("p")]
    (link,) = example.all("a", **{"class": "ankerlink"})
    tool = page_of(client.get(link.attributes["href"]))
    result = tool.one(id="ergebnis")
    assert result.text
    said = [e.text for e in result.walk() if e.attributes.get("class", "").startswith("urteil ")]
    assert set(verdicts) <= set(said)


# --- The worked round ---


def test_the_worked_round_is_told_line_by_line(client: Client, guide: Element) -> None:
    scoring = section(guide, "abrechnen")
    rows = {
        id_: [
            [cell.seen for cell in row.elements]
            for row in scoring.one("table", id=id_).one("tbody").elements
        ]
        for id_ in ("t-runde-a", "t-runde-b")
    }
    assert rows["t-runde-a"] == [
        ["Gemeldete Karten: 140 + 95 + 40", "275"],
        ["1 echter Canasta", "500"],
        ["1 gemischter Canasta", "300"],
        ["1 rote Drei", "100"],
        ["Ausmachen", "100"],
        ["Hand des Partners: −(10 + 5 + 20)", "−35"],
        ["Summe", "1.240"],
        ["Nächste Erstmeldung", "50"],
    ]
    assert rows["t-runde-b"] == [
        ["Gemeldete Karten: 80 + 30", "110"],
        ["1 gemischter Canasta", "300"],
        ["3 rote Dreien: 3 × 100", "300"],
        ["Karten auf der Hand: −(20 + 10 + 5 + 5 + 50)", "−90"],
        ["Summe", "620"],
        ["Nächste Erstmeldung", "50"],
    ]
    assert "Alle drei Fassungen kommen hier auf dieselben Zahlen." in scoring.text
    (link,) = scoring.all("a", **{"class": "knopf"})
    said = page_of(client.get(link.attributes["href"])).one(id="ergebnis").text
    assert "1.240" in said
    assert "620" in said


def test_the_cards_of_the_worked_round_are_drawn(guide: Element) -> None:
    drawn = [e.attributes["aria-label"] for e in section(guide, "abrechnen").all(role="img")]
    assert len(drawn) == 9
    lying = section(guide, "abrechnen").text
    assert "Nord-Süd hat ausgemacht." in lying
    assert "in der Hand des Partners" in lying
    assert "noch in den Händen" in lying


def test_a_beginner_finds_all_that_the_sum_needs(guide: Element) -> None:
    text = section(guide, "abrechnen").text
    for told in ("echten Canasta 500", "gemischten 300", "zählt 100 dazu", "rote Drei 100"):
        assert told in text
    values = {
        row.one("th").text: row.one("td").text
        for row in guide.one("table", id="t-kartenwerte").one("tbody").elements
    }
    assert values == {
        "Joker (wild)": "50",
        "Zwei (wild), Ass": "20",
        "König bis Acht": "10",
        "Sieben bis Vier, schwarze Drei": "5",
        "rote Drei": "Bonus",
    }
