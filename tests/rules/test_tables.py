"""The computed tables against the facts, every expectation typed by hand from them."""

from __future__ import annotations

import pytest
from django.test import Client
from django.utils.html import strip_tags

from rules.catalog import CATALOG
from rules.deviation import deviating
from rules.status import Status
from rules.tables import PLACES, initial_meld, melds, pile, players, round_end, tables_of
from rules.tables.model import Table
from scoring.columns import COLUMNS
from tests.pages import page_of

VERSIONS = 3


def texts(table: Table) -> dict[str, list[str]]:
    """The cells of a table by the label of their row; a joined one for every version."""
    return {
        strip_tags(row.label): [strip_tags(cell.text) for cell in row.cells]
        * (VERSIONS if row.joined else 1)
        for row in table.rows
    }


def marks(table: Table) -> dict[str, list[str]]:
    """The words of support by row; empty where the source says it outright."""
    return {strip_tags(row.label): [cell.status_word for cell in row.cells] for row in table.rows}


# --- Cards and melds: facts, sections 1 and 4 ---


def test_card_values() -> None:
    assert texts(melds.card_values()) == {
        "Joker (wild)": ["50"],
        "Zwei (wild), Ass": ["20"],
        "König bis Acht": ["10"],
        "Sieben bis Vier, schwarze Drei": ["5"],
        "rote Drei": ["Bonus"],
    }


def test_wild_cards_in_melds_up_to_a_canasta() -> None:
    table = melds.wild_limit()
    assert texts(table) == {
        "3 Karten": ["1", "1", "1"],
        "4 Karten": ["2", "2", "1"],
        "5 Karten": ["3", "2", "2"],
        "6 Karten": ["3", "3", "2"],
        "7 Karten: Canasta": ["3", "3", "3"],
    }
    derived = Status.DERIVED.word
    assert marks(table) == {
        "3 Karten": ["", "", ""],
        "4 Karten": ["", "", derived],
        "5 Karten": ["", "", ""],
        "6 Karten": ["", "", derived],
        "7 Karten: Canasta": ["", "", ""],
    }
    assert not table.notes


def test_wild_cards_in_longer_melds_as_far_as_the_packs_go() -> None:
    table = melds.wild_limit().more
    assert table is not None
    assert texts(table) == {
        "8 Karten": ["3", "3", "3"],
        "9 Karten": ["3", "3", "4"],
        "10 Karten": ["3", "3", "4"],
        "11 Karten": ["3", "3", "5"],
        # Eight natural cards and three wild ones are all that a cap of three leaves.
        "12 Karten": ["–", "–", "5"],
        "13 Karten": ["–", "–", "6"],
        "14 Karten": ["–", "–", "6"],
        "15 Karten": ["–", "–", "7"],
    }
    assert table.notes


def test_one_version_alone_has_no_longer_melds_than_its_own() -> None:
    table = melds.wild_limit(COLUMNS[1:2]).more
    assert table is not None
    assert list(texts(table)) == ["8 Karten", "9 Karten", "10 Karten", "11 Karten"]


def test_two_natural_and_two_wild_cards() -> None:
    # B-11 and B-12: 10 + 10 + 20 + 20 = 60; in the booklet 40, and 40 - 20 = 20.
    assert list(texts(melds.too_many_wilds()).values()) == [
        ["Ja", "Ja", "Nein"],
        ["B B 2 2", "B B 2 2", "B B 2"],
        ["60", "60", "40"],
        ["–", "–", "20"],
    ]


# --- Initial meld: facts, section 5, and B-01 to B-05 ---


def test_steps_with_every_boundary() -> None:
    table = initial_meld.steps()
    assert texts(table) == {
        "im Minus": ["15", "15", "15"],
        "genau 0": ["50", "50", "50"],
        "5 bis 1.495": ["50", "50", "50"],
        "genau 1.500": ["90", "90", "50 oder 90"],
        "1.505 bis 2.995": ["90", "90", "90"],
        "genau 3.000": ["120", "120", "90"],
        "3.005 bis 4.995": ["120", "120", "120"],
        "ab 5.000": ["120", "120", "120"],
    }
    derived, ambiguous, silent = (
        status.word for status in (Status.DERIVED, Status.AMBIGUOUS, Status.SILENT)
    )
    assert [row[2] for row in marks(table).values()] == [
        *(ambiguous, derived, "", silent),
        *("", ambiguous, "", derived),
    ]
    assert marks(table)["ab 5.000"] == [derived, derived, derived]


def test_steps_merged_where_no_number_changes() -> None:
    assert texts(initial_meld.steps(merged=True)) == {
        "im Minus": ["15", "15", "15"],
        "0 bis 1.495": ["50", "50", "50"],
        "genau 1.500": ["90", "90", "50 oder 90"],
        "1.505 bis 2.995": ["90", "90", "90"],
        "genau 3.000": ["120", "120", "90"],
        "ab 3.005": ["120", "120", "120"],
    }
    assert texts(initial_meld.steps(COLUMNS[:1], merged=True)) == {
        "im Minus": ["15"],
        "0 bis 1.495": ["50"],
        "1.500 bis 2.995": ["90"],
        "ab 3.000": ["120"],
    }


def test_merged_steps_keep_apart_what_is_in_doubt() -> None:
    """Exactly 3.000 is 90 only by the letter of the booklet: no part of a band that is sure."""
    table = initial_meld.steps(COLUMNS[2:], merged=True)
    assert texts(table) == {
        "im Minus": ["15"],
        "0 bis 1.495": ["50"],
        "genau 1.500": ["50 oder 90"],
        "1.505 bis 2.995": ["90"],
        "genau 3.000": ["90"],
        "ab 3.005": ["120"],
    }
    assert marks(table)["genau 3.000"] == [Status.AMBIGUOUS.word]
    assert marks(table)["1.505 bis 2.995"] == [""]


def test_what_reaches_which_step() -> None:
    table = initial_meld.reaches()
    assert texts(table) == {
        "D D 2": ["40", "15"],
        "K K K + D D D": ["60", "15 und 50"],
        "K K K K K K K": ["70", "15 und 50"],
        "A A A + K K K": ["90", "15, 50 und 90"],
        "A A A + K K K + D D D": ["120", "15, 50, 90 und 120"],
    }
    assert table.rows[4].href == "/meldung/?cards=A+A+A,+K+K+K,+D+D+D"


# --- The end of a round: decisions, section 2, and B-07, B-08 ---


def test_stages_of_going_out() -> None:
    table = round_end.stages()
    assert texts(table) == {
        "Ausmachen": ["100", "100", "100"],
        "Verdeckt, ohne eigenen Canasta": ["100", "200", "200"],
        "Verdeckt mit Hand-Canasta": ["200", "1.000", "1.000"],
        "Ohne eigenen, mit Stapel": ["100", "100", "200"],
        "Hand-Canasta mit Stapel": ["200", "100", "1.000"],
    }
    unseen = Status.UNVERIFIED.word
    assert [words[2] for words in marks(table).values()][3:] == [unseen, unseen]


def test_bonuses_and_penalties() -> None:
    assert texts(round_end.bonuses()) == {
        "Echter Canasta": ["500", "500", "500"],
        "Gemischter Canasta": ["300", "300", "300"],
        "Ausmachen": ["100", "100", "100"],
        "Verdeckt, ohne eigenen Canasta": ["100", "200", "200"],
        "Verdeckt mit Hand-Canasta": ["200", "1.000", "1.000"],
        "Rote Drei, jede": ["100", "100", "100"],
        "Rote Dreien, alle vier": ["800", "800", "800"],
        "… plus nur mit": ["Meldung", "Canasta", "Canasta"],
        "… sonst jede": ["−100", "−100", "−100"],
        "… sonst alle vier": ["−800", "−800", "−800"],
        "Rote Drei in der Hand": ["offen", "−500", "−500"],
        "Stock leer, niemand aus": ["0", "0", "−100"],
        "Handkarten": ["−Wert", "−Wert", "−Wert"],
    }


def test_the_worked_round() -> None:
    party, other = round_end.worked_round_a(), round_end.worked_round_b()
    assert texts(party) == {
        "Gemeldete Karten: 140 + 95 + 40": ["275"] * 3,
        "1 echter Canasta": ["500"] * 3,
        "1 gemischter Canasta": ["300"] * 3,
        "1 rote Drei": ["100"] * 3,
        "Ausmachen": ["100"] * 3,
        "Hand des Partners: −(10 + 5 + 20)": ["−35"] * 3,
        "Summe": ["1.240"] * 3,
        # From 0 both stand between 0 and 1,495 (B-09).
        "Nächste Erstmeldung": ["50"] * 3,
    }
    assert texts(other) == {
        "Gemeldete Karten: 80 + 30": ["110"] * 3,
        "1 gemischter Canasta": ["300"] * 3,
        "3 rote Dreien: 3 × 100": ["300"] * 3,
        "Karten auf der Hand: −(20 + 10 + 5 + 5 + 50)": ["−90"] * 3,
        "Summe": ["620"] * 3,
        # From 0 both stand between 0 and 1,495 (B-09).
        "Nächste Erstmeldung": ["50"] * 3,
    }


def test_the_worked_round_leads_into_the_calculator(client: Client) -> None:
    link = round_end.worked_round_a().link
    assert link is not None
    variants = client.get(f"{link.href}&format=json").json()["variants"]
    for version in ("klassisch", "wiener", "ass"):
        parties = variants[version]["parties"]
        assert [parties[seat]["total"] for seat in "ab"] == [1240, 620]
        assert [parties[seat]["name"] for seat in "ab"] == ["Nord-Süd", "Ost-West"]


# --- The pile: decisions, section 2 ---


def test_who_may_take_the_pile() -> None:
    said = texts(pile.pile())
    pair = "nur mit natürlichem Paar"
    assert said["vor eurer Erstmeldung"] == [pair, pair, pair]
    assert said["eingefroren"] == [pair, pair, pair]
    assert said["oben wild: nehmen?"] == ["nein", "nein", "nein"]
    assert said["passt an Canasta: gesperrt?"] == ["nein", "ja", "offen"]
    assert said["eine Handkarte, eine im Stapel: nehmen?"] == ["nein", "offen", "offen"]


# --- Numbers of players: decisions, section 2 ---

ONE_ASSUMED = "offen, gerechnet mit 1"
EXPECTED_PLAYERS = {
    2: {
        "Handkarten": ["je 15 Karten", "je 15 Karten", "offen"],
        "Canastas zum Ausmachen": ["mindestens 2", ONE_ASSUMED, ONE_ASSUMED],
        "Ziel": ["5.000 Punkte", "5.000 Punkte", "offen"],
    },
    3: {
        "Aufstellung und Ablauf": ["einer gegen zwei", "jeder für sich", "jeder für sich"],
        "Handkarten": ["je 13 Karten", "je 13 Karten", "je 13 Karten"],
        "Canastas zum Ausmachen": ["mindestens 1", ONE_ASSUMED, ONE_ASSUMED],
        "Ziel": ["7.500 Punkte", "5.000 Punkte", "3.000 Punkte"],
    },
    4: {
        "Handkarten": ["je 11 Karten", "je 11 Karten", "je 11 Karten"],
        "Canastas zum Ausmachen": ["mindestens 1", "mindestens 1", "mindestens 1"],
        "Ziel": ["5.000 Punkte", "5.000 Punkte", "5.000 Punkte"],
    },
    5: {
        "Handkarten": ["offen", "je 11 Karten", "offen"],
        "Canastas, wie zu viert": ["mindestens 1", "offen", "offen"],
        "Ziel": ["offen", "offen", "offen"],
    },
    6: {
        "Karten": ["162 Karten, davon 6 Joker", "offen", "offen"],
        "Handkarten": ["je 13 Karten", "offen", "offen"],
        "Canastas zum Ausmachen": ["mindestens 2", ONE_ASSUMED, ONE_ASSUMED],
        "Ziel: drei Paare oder zwei Trios": ["7.500 oder 10.000", "offen", "offen"],
    },
}


@pytest.mark.parametrize("number", EXPECTED_PLAYERS)
def test_players(number: int) -> None:
    said = texts(players.TABLES[number]())
    expected = EXPECTED_PLAYERS[number]
    assert {label: said[label] for label in expected} == expected


def test_canastas_of_five_players_are_less_certain_than_those_of_four() -> None:
    words = marks(players.TABLES[5]())["Canastas, wie zu viert"]
    unseen = Status.UNVERIFIED.word
    assert words == [Status.DERIVED.word, unseen, unseen]


# --- Where they stand, and what is marked ---


def test_every_table_stands_on_pages_that_exist() -> None:
    for points in PLACES.values():
        assert points
        assert set(points) <= set(CATALOG.points)


@pytest.mark.parametrize("point", CATALOG.points)
def test_the_tables_of_a_point_have_their_own_ids_and_full_rows(point: str) -> None:
    tables = tables_of(point)
    assert len({table.id for table in tables}) == len(tables)
    for table in tables:
        assert table.rows
        for row in table.rows:
            assert len(row.cells) == (1 if row.joined else len(table.head) - 1)
            assert all(cell.text or cell.note for cell in row.cells)


def test_a_point_without_a_table_has_none() -> None:
    assert tables_of("kartenfarbe") == ()
    assert [table.id for table in tables_of("meldung-wild-max")] == ["wild", "zwei-wilde"]


def test_the_page_of_a_point_shows_its_tables(client: Client) -> None:
    page = page_of(client.get("/regeln/erstmeldung-stufen/"))
    assert [table.attributes["id"] for table in page.all("table")] == ["t-stufen", "t-reicht"]


@pytest.mark.parametrize(
    ("said", "odd"),
    [
        ((1, 1, 1), (False, False, False)),
        ((1, 2, 1), (False, True, False)),
        ((1, 2, 3), (True, True, True)),
        ((1,), (False,)),
        ((1, None, 1), (False, False, False)),
        ((1, None, None), (False, False, False)),
        ((1, None, 2), (True, False, True)),
        ((None, None, None), (False, False, False)),
    ],
)
def test_what_differs_is_what_most_do_not_say(said, odd) -> None:
    assert deviating(said) == odd
