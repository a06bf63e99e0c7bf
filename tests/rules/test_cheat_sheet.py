"""The cheat sheet: everything from the data, one sheet for all or for one version."""

from __future__ import annotations

from itertools import permutations

import pytest
from django.test import Client

from rules import table_sheet
from rules.agreement.address import Table
from rules.agreement.rows import CODE_OF_ROW
from rules.catalog import CATALOG
from rules.cheat_sheet import FACTS, TURN, is_particular, points_shown, sheet
from rules.deviation import departs
from rules.display import with_cards
from rules.edition import EDITION
from rules.schema import Version
from rules.tables.model import answers
from tests.pages import Element, page_of, table_rows

ADDRESS = "/spickzettel/"
SHEETS = ("", "klassisch", "wiener", "ass")
# What the tables of a table's sheet say, by hand: one number or short text of each is printed.
PRINTED = {
    *("meldung-wild-max", "rote-drei-plus-bedingung", "rote-drei-minus-bedingung"),
    *("verdeckt-total-ohne-canasta", "verdeckt-total-mit-canasta", "stock-leer-bonus"),
    *("rote-drei-auf-hand", "erstmeldung-stufen", "erstmeldung-stapelkarte", "stapel-frei"),
    *("einfrier-gruende", "sperre-fertiger-canasta", "stock-leer", "zu-dritt-ziel"),
}


def sheet_of(client: Client, version: str = "") -> Element:
    return page_of(client.get(ADDRESS, {"fassung": version} if version else {}))


@pytest.mark.parametrize("part", [*FACTS, *(part for parts in TURN.values() for part in parts)])
def test_what_one_version_says_for_all_they_all_say(part) -> None:
    """The full sheet prints one answer here: it must be everyone's, in the same short words."""
    assert len({answer.short_filled for answer in answers(part.point)}) == 1


def test_every_row_meant_for_the_sheet_is_on_it() -> None:
    """By a point in a table or step, or, on the sheet of one version, as its own answer."""
    rows = [row for row in CATALOG.rows if row.on_cheat_sheet]
    assert len(rows) >= 15
    for row in rows:
        points = [CATALOG.points[point] for point in row.points]
        assert points_shown() & set(row.points) or any(
            is_particular(point, version) for point in points for version in Version
        ), row.id


def test_the_five_things_to_agree_on(client: Client) -> None:
    assert table_rows(sheet_of(client), "t-klaeren") == {
        "Wilde je Meldung": [
            "höchstens 3",
            "höchstens 3, nie in Überzahl",
            "weniger als natürliche",
        ],
        "Rote Dreien zählen plus": [
            "wenn ihr gemeldet habt",
            "wenn ihr einen Canasta habt",
            "wenn ihr einen Canasta habt",
        ],
        "Hand-Canasta": ["200 insgesamt", "1.000 insgesamt", "1.000 insgesamt"],
        "Letzte Karte": ["Abwurf freiwillig", "Abwurf freiwillig", "Abwurf Pflicht"],
        "Stock leer, niemand aus": ["nichts", "nichts", "−100 je Partei"],
    }


def test_target_with_three_players_is_on_the_sheet(client: Client) -> None:
    said = table_rows(sheet_of(client), "t-abrechnung")["Ziel zu dritt"]
    assert said == ["7.500", "5.000", "3.000"]


@pytest.mark.parametrize("version", Version)
def test_the_sheet_of_one_version_has_one_column_and_what_is_its_own(
    client: Client, version: Version
) -> None:
    page = sheet_of(client, version)
    for table in page.one("article").all("table"):
        assert len(table.one("thead").all("th")) == 2
    whole = sheet_of(client)
    column = list(Version).index(version)
    for table in ("t-abrechnung", "t-wild", "t-klaeren"):
        alone = table_rows(page, table)
        assert alone == {
            label: [cells[column]] for label, cells in table_rows(whole, table).items()
        }
    own = sheet(version).particulars
    assert own
    assert len(page.one("ul", **{"class": "eigenes"}).elements) == len(own)


def test_the_booklets_own_answers(client: Client) -> None:
    text = sheet_of(client, "ass").one("ul", **{"class": "eigenes"}).text
    assert "Dürfen schwarze Dreien deine allerletzten Karten sein? ja, drei davon" in text
    assert "Musst du den Stapel nehmen, wenn der Stock leer ist? nein" in text


@pytest.mark.parametrize("version", SHEETS)
def test_the_sheet_says_where_it_comes_from_and_which_it_is(client: Client, version: str) -> None:
    page = sheet_of(client, version)
    foot = page.one("div", **{"class": "blattfuss quelle"}).text
    assert str(EDITION) in foot
    assert "testserver/spickzettel/" in foot
    assert "http" not in foot
    links = page.one("nav", **{"aria-label": "Welcher Spickzettel"}).all("a")
    assert [a.attributes["href"] for a in links] == [
        ADDRESS,
        *(f"{ADDRESS}?fassung={slug}" for slug in SHEETS[1:]),
    ]
    current = [a.attributes["href"] for a in links if "aria-current" in a.attributes]
    assert current == [f"{ADDRESS}?fassung={version}" if version else ADDRESS]


def test_an_unknown_version_is_named_and_the_full_sheet_shown(client: Client) -> None:
    page = sheet_of(client, "<b>Wien")
    (error,) = page.all("p", role="alert", **{"class": "fehler"})[:1]
    assert "<b>Wien" in error.text
    assert [h.text for h in page.one("article").all("h2")] == ["Dein Zug"]
    assert len(table_rows(page, "t-wild")["3 Karten"]) == 3


def test_nothing_on_the_sheet_is_a_link(client: Client) -> None:
    for version in SHEETS:
        assert not sheet_of(client, version).one("article").all("a")


def test_printing_needs_script_and_says_so_without(client: Client) -> None:
    page = sheet_of(client)
    assert "nur-js" in page.one("button").attributes["class"]
    assert page.one("span", **{"class": "ohne-js"}).text


# --- Numbers of players ---


def test_the_page_of_players_leads_to_each_number_and_to_the_rule_points(client: Client) -> None:
    page = page_of(client.get("/spielerzahl/"))
    jumps = [
        a.attributes["href"] for a in page.one("nav", **{"aria-label": "Spielerzahl"}).all("a")
    ]
    assert jumps == ["#zu-2", "#zu-3", "#zu-4", "#zu-5", "#zu-6", "#modern-american"]
    for jump in jumps:
        assert page.one("h2", id=jump.removeprefix("#"))
    assert len(page.all("table")) == 6


def test_at_a_table_the_page_of_players_says_what_it_plays(client: Client) -> None:
    page = page_of(client.get("/spielerzahl/", {"t": "1k.drei-w.ziel-7000"}))
    for_three = table_rows(page, "t-spieler-3")
    # One against two in Klassisch; the table sits down as in Wiener, and has its own target.
    _, wiener, _, own = for_three["Aufstellung und Ablauf"]
    assert own == wiener == "jeder für sich Spiele für dich: Parteien gibt es zu dritt nicht."
    assert for_three["Ziel"] == ["7.500 Punkte", "5.000 Punkte", "3.000 Punkte", "7.000 Punkte"]
    assert for_three["Karten, wie zu viert"] == ["alle vier 108 Karten"]
    # The house rule gives another target; all else of the game for two stays that of Klassisch.
    for_two = table_rows(page, "t-spieler-2")["Ablauf"]
    assert for_two[-1] == "Wie Klassisch, aber bis 7.000 Punkte."
    alone = table_rows(page_of(client.get("/spielerzahl/")), "t-spieler-3")
    assert alone["Karten, wie zu viert"] == ["alle drei 108 Karten"]
    assert alone["Ziel"] == for_three["Ziel"][:-1]


def test_modern_american_is_named_as_another_game(client: Client) -> None:
    rows = table_rows(page_of(client.get("/spielerzahl/")), "t-modern-american")
    said = " ".join(cell for cells in rows.values() for cell in cells)
    for number in ("13", "125, 155 oder 180", "2 Canastas", "8.500"):
        assert number in said


@pytest.mark.parametrize("row", CODE_OF_ROW)
def test_a_table_finds_every_rule_that_it_has_chosen_on_its_sheet(row: str) -> None:
    """In a table of the sheet, as a house rule, or in a line of its own, in bold."""
    for base, other in permutations(Version, 2):
        table = Table.of(base, {row: other}, {})
        lines = table_sheet.sheet(table).particulars
        own = {line.label for line in lines if line.cells[0].differs}
        for point in map(CATALOG.points.__getitem__, CATALOG.rows_by_id[row].points):
            silent = point.answer(other).status.leaves_open
            if departs(table.selection, point) and not silent and point.id not in PRINTED:
                assert with_cards(point.question) in own, (table.text, point.id)


def test_the_sheet_of_a_table_says_what_the_pile_does_to_going_out_concealed(
    client: Client,
) -> None:
    sheet = page_of(client.get(ADDRESS, {"t": "1w.hand-k"})).one("article")
    question = CATALOG.points["verdeckt-stapelkauf"].question
    (line,) = [each for each in sheet.all("li") if question in each.text]
    assert line.one("strong").text == "ja, ändert nichts"
