"""What the five tools show of a table's own rules beside the three versions."""

import pytest
from django.test import Client

from tests.pages import Element, page_of

# Like Klassisch, but of wild cards in a meld at most two (Wiener), and a canasta of them alone.
TABLE = "1k.wild-w.wildcanasta-1000~Familie Berg"
# Like Wiener, but a red three counts for it as soon as something is melded (Klassisch).
RED = "1w.rot-k"
# One red three each and no canasta: Klassisch gives 100, the others take 100.
ROUND = {"out": "a", "a-melded": "275", "a-red": "1", "b-melded": "110", "b-red": "1"}
# Two queens with three wild cards are too many at the table, and not in Klassisch.
MELD = {"cards": "D D 2 2 2"}
ASKED = {
    "/meldung/": MELD,
    "/erstmeldung/": {"hand_cards": "A A A K K D 2", "score": "1490"},
    "/stapel/": {"top": "8", "hand_cards": "8 8 D D 2", "table": "K K K"},
    "/ausmachen/": {"hand_cards": "K K K K", "cards": "K K K K", "table": "AAAAAAA"},
    "/runde/": ROUND,
}


def page_at(client: Client, path: str, table: str, query: dict[str, str] | None = None) -> Element:
    return page_of(client.get(path, (query or ASKED[path]) | ({"t": table} if table else {})))


def of_class(place: Element, *names: str) -> list[Element]:
    return [element for element in place.walk() if {*names} <= element.classes]


def marks(place: Element) -> str:
    return "".join(mark.text[0] for mark in of_class(place, "m"))


def shared(page: Element) -> str:
    (button,) = [each for each in page.all("button") if "data-teilen" in each.attributes]
    return button.attributes["data-text"]


@pytest.mark.parametrize("path", ASKED)
def test_every_answer_has_the_table_last_and_tells_of_it_first(client: Client, path: str) -> None:
    page = page_at(client, path, TABLE)
    if path == "/runde/":
        assert marks(page.all("thead")[0]) == "KWAT"
        bar = page.one(id="leiste")
    else:
        (answers,) = of_class(page, "urteile")
        assert marks(answers).startswith("KKWWAATT")
        bar = page.one(id="streifen")
    # Only its own stays in sight.
    assert marks(bar) == "T"
    assert "Unser Tisch" in bar.text
    assert bar.attributes["data-ansage"].startswith("Unser Tisch: ")
    assert ". Klassisch: " in bar.attributes["data-ansage"]
    assert " Unser Tisch: " in shared(page)
    assert shared(page).index("Unser Tisch") < shared(page).index("Klassisch")


def test_three_versions_answer_where_no_table_is_chosen(client: Client) -> None:
    for table in ("", "unverstanden"):
        page = page_at(client, "/meldung/", table)
        assert marks(page.one(id="streifen")) == "KWA"
        assert "Tisch:" not in shared(page)


def test_the_strip_says_the_verdict_of_the_table_alone(client: Client) -> None:
    assert page_at(client, "/meldung/", TABLE).one(id="streifen").seen == "Unser Tisch: Nein"
    assert page_at(client, "/meldung/", "1k").one(id="streifen").seen == "Unser Tisch: Ja"


def test_every_reason_of_the_table_says_whom_it_follows(client: Client) -> None:
    def followed(table: str, cards: str) -> set[str]:
        page = page_at(client, "/meldung/", table, {"cards": cards})
        (own,) = [each for each in page.all("li") if "t" in each.classes]
        told = [each.one("strong").text for each in own.all("p") if each.all("strong")]
        assert len(told) == len(of_class(own, "st"))
        return set(told)

    # Surplus wild cards by Wiener, the minimum by Klassisch; a version says nothing of that kind.
    assert followed(TABLE, "D D 2 2 2") == {"nach Wiener", "nach Klassisch"}
    assert followed(TABLE, "2 2 2 2 2 2 2") == {"Hausregel", "nach Klassisch"}
    assert followed("1a", "D D D") == {"nach ASS-Heft"}
    assert not page_at(client, "/meldung/", "").one("ol").all("strong")


def test_four_that_agree_are_called_four(client: Client) -> None:
    for table, said in ((TABLE, "alle vier"), ("", "alle drei")):
        page = page_at(client, "/meldung/", table, {"cards": "K K K K K"})
        (agreed,) = of_class(page, "einig")
        assert agreed.seen == f"Ja {said}"


def test_the_table_joins_those_that_say_the_same(client: Client) -> None:
    page = page_at(client, "/erstmeldung/", TABLE).one(id="ergebnis")
    assert page.all("h3")[0].seen == "Alle drei Fassungen und Unser Tisch"
    # Only the ASS-Heft leaves open what exactly 1.500 points need.
    (below, near) = of_class(page, "stufen")[0].all("p")
    assert below.text == "Bei 0 bis 1.495 Punkten braucht ihr 50."
    assert near.text.startswith("Klassisch, Wiener und Unser Tisch: Bei 1.500 bis 2.995")


def test_the_gauge_is_the_one_of_the_table(client: Client) -> None:
    # At 1.500 points the ASS-Heft leaves open whether 50 are enough, so its table has no bar.
    query = {"cards": "K K K K K K", "score": "1500"}
    own = page_at(client, "/meldung/", "1k", query).one(id="gelesen")
    assert own.text.startswith("Gelesen als: ")
    assert "60 Punkte, Minimum 90" in own.text
    assert "Minimum" not in page_at(client, "/meldung/", "1a", query).one(id="gelesen").seen


def test_a_round_is_told_with_the_points_of_the_table(client: Client) -> None:
    page = page_at(client, "/runde/", RED)
    # 275 + 100 + 100 for going out, and 110 + 100; where the red three costs, 200 less.
    (totals,) = [table for table in page.all("table") if "summe" in table.classes]
    assert [each.seen for each in of_class(totals, "zahl")] == [
        *("475", "275", "275", "475"),
        *("210", "10", "10", "210"),
    ]
    bar = page.one(id="leiste")
    assert [each.text for each in (*bar.all("b"), *bar.all("small"))] == [
        *("475", "Wir", "Gegner", "Unser Tisch", "210"),
        *[warning.text for warning in of_class(bar, "warnung")],
    ]
    assert shared(page).startswith("Runde, Unser Tisch: Wir 475, Gegner 210. Klassisch: ")
    # Both go on with what they wrote down.
    (on,) = [each for each in page.all("a") if each.text == "Nächste Runde"]
    assert "a-score=475&b-score=210" in on.attributes["href"]


def block_against(page: Element) -> Element:
    (block,) = [e for e in of_class(page, "hinweis") if e.all("h3", id="h-gegen")]
    return block


def why_against(page: Element) -> list[str]:
    return [p.text for why in block_against(page).all("details") for p in why.all("p")]


def against(page: Element) -> list[str]:
    """The block that sets the table against the versions, line by line."""
    return [
        each.seen
        for each in block_against(page).walk()
        if (each.name == "p" and each.all("strong"))
        or (each.name == "li" and each.parent and "merke" in each.parent.classes)
    ]


def test_a_round_says_what_it_counts_against_each_version_and_why(client: Client) -> None:
    page = page_at(client, "/runde/", RED)
    items = [
        "1 rote Drei, Wir: 100 statt −100 (nach Klassisch).",
        "1 rote Drei, Gegner: 100 statt −100 (nach Klassisch).",
    ]
    # Klassisch counts the same and is not named; against the others it is the same.
    assert against(page) == ["Wir +200 und Gegner +200 gegenüber Wiener und ASS-Heft", *items]
    assert why_against(page) == [
        "Klassisch belohnt schon die erste Meldung, Wiener und ASS-Heft erst einen Canasta."
    ]
    assert not page_at(client, "/runde/", "").all("h3", id="h-gegen")
    # Nothing separates it from any version.
    alike = {"out": "a", "a-melded": "275", "a-natural": "1", "b-melded": "110"}
    assert not page_at(client, "/runde/", RED, alike).all("h3", id="h-gegen")


def test_a_house_rule_is_named_as_the_reason(client: Client) -> None:
    query = {"mode": "exact", "out": "a", "a-melds": "2222222", "b-melds": "BBB"}
    # The seven twos are a mixed canasta to who may not have a wild one: 300, not 1.000.
    page = page_at(client, "/runde/", "1k.wildcanasta-1000", query)
    items = [
        "1 gemischter Canasta, Wir: nichts statt 300 (Hausregel).",
        "1 wilder Canasta, Wir: 1.000 statt nichts (Hausregel).",
    ]
    assert against(page) == ["Wir +700 gegenüber Klassisch, Wiener und ASS-Heft", *items]
    # That says it all: nothing unfolds.
    assert why_against(page) == []


def test_versions_that_count_otherwise_are_set_against_the_table_apart(client: Client) -> None:
    # The wild canasta: 2.000, not 300 as a mixed one. The red three of the others, who have no
    # canasta: it costs 100 as in Wiener, and Klassisch gives 100.
    query = {"out": "a", "a-melded": "275", "a-wild": "1", "b-melded": "110", "b-red": "1"}
    page = page_at(client, "/runde/", "1w.wildcanasta-2000", query)
    assert [line for line in against(page) if "gegenüber" in line] == [
        "Wir +1.700 und Gegner −200 gegenüber Klassisch",
        "Wir +1.700 gegenüber Wiener und ASS-Heft",
    ]
    # The house rule is not said again.
    assert why_against(page) == [
        "Klassisch belohnt schon die erste Meldung, Wiener und ASS-Heft erst einen Canasta."
    ]


def test_what_separates_the_columns_is_said_of_the_table_too(client: Client) -> None:
    def headline(table: str, query: dict[str, str]) -> str:
        page = page_at(client, "/runde/", table, query).one(id="ergebnis")
        return next(p.text for p in page.all("p") if p.all("strong") and "Summen" in p.text)

    query = {"out": "a", "a-melded": "275", "a-natural": "1", "b-melded": "110"}
    assert headline("1k", query) == "Euer Tisch und alle Fassungen kommen auf dieselben Summen."
    assert headline("", query) == "Alle Fassungen kommen auf dieselben Summen."


def test_the_table_says_how_many_players_play(client: Client) -> None:
    page = page_at(client, "/runde/", "1a", {"players": "2"})
    (note,) = [each for each in of_class(page, "hinweis") if "zu zweit" in each.text.lower()]
    assert marks(note) == "KWAT"


def test_its_sheet_of_rules_loads_where_a_table_is_chosen_only(client: Client) -> None:
    def sheets(table: str) -> list[str]:
        links = page_at(client, "/meldung/", table).all("link", rel="stylesheet")
        hrefs = [link.attributes["href"] for link in links]
        return [href for href in hrefs if "vierte-spalte" in href]

    assert len(sheets(TABLE)) == 1
    assert sheets("") == []
