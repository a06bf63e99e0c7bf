"""The blank score sheet: room to write in, and reminders that say what the facts say."""

from __future__ import annotations

import pytest
from django.test import Client

from rules.edition import EDITION
from rules.schema import Version
from rules.score_sheet import FORMS
from tests.pages import Element, page_of, table_rows

ADDRESS = "/wertungsblatt/"
COLUMNS = {
    "2": ["Minimum", "Boni", "Karten", "Punkte", "Stand"],
    "3": ["Minimum", "Punkte", "Stand"],
}
every_sheet = pytest.mark.parametrize(
    ("version", "parties"),
    [(version, parties) for version in ("", *map(str, Version)) for parties in ("2", "3")],
)


def sheet_of(client: Client, version: str = "", parties: str = "2") -> Element:
    return page_of(client.get(ADDRESS, {"fassung": version, "parteien": parties}))


def column_of(client: Client, table: str, version: str, parties: str = "2") -> dict[str, str]:
    """A reminder on the sheet of one version: its only column."""
    rows = table_rows(sheet_of(client, version, parties), table)
    return {label: cell for label, (cell,) in rows.items()}


# --- Room to write in ---


@every_sheet
def test_ten_rounds_for_two_or_three_parties(client: Client, version: str, parties: str) -> None:
    table = sheet_of(client, version, parties).one("table", **{"class": "punkteblatt"})
    upper, lower = table.one("thead").all("tr")
    names = [th.text for th in upper.all("th", scope="colgroup")]
    assert names == ["Partei 1", "Partei 2", "Partei 3"][: int(parties)]
    assert [th.text for th in upper.all("th", scope="col")] == ["Runde", "Geber"]
    assert [th.text for th in lower.all("th", scope="col")] == COLUMNS[parties] * int(parties)
    rows = table.one("tbody").all("tr")
    assert [row.one("th", scope="row").text for row in rows] == [
        *("1", "2", "3", "4", "5", "6", "7", "8", "9", "10")
    ]
    # The dealer, then every column of every party.
    assert {len(row.all("td")) for row in rows} == {1 + len(COLUMNS[parties]) * int(parties)}
    spans = [int(cell.attributes["colspan"]) for cell in table.one("tfoot").elements[0].elements]
    assert spans == [2, *[len(COLUMNS[parties])] * int(parties)]


@every_sheet
def test_all_is_blank_but_the_minimum_with_which_everybody_begins(
    client: Client, version: str, parties: str
) -> None:
    table = sheet_of(client, version, parties).one("table", **{"class": "punkteblatt"})
    first, *others = [[cell.text for cell in row.all("td")] for row in table.one("tbody").all("tr")]
    rest = [""] * (len(COLUMNS[parties]) - 1)
    assert first == ["", *["50", *rest] * int(parties)]
    assert {text for row in others for text in row} == {""}


@every_sheet
def test_date_place_target_and_version_have_their_place(
    client: Client, version: str, parties: str
) -> None:
    page = sheet_of(client, version, parties)
    blanks = page.one("p", **{"class": "eintraege"})
    assert [blank.text for blank in blanks.elements] == ["Datum", "Ort", "Ziel"]
    names = {"klassisch": "Klassisch", "wiener": "Wiener", "ass": "ASS-Heft"}
    shown = [names[version]] if version else list(names.values())
    # Where all three stand on the sheet, the one that is played is ticked by hand.
    line = "reihe" if version else "reihe ankreuzen"
    (marks,) = page.one("article").all("p", **{"class": line})
    assert [mark.text[1:] for mark in marks.elements] == shown


# --- Reminders ---

STEPS = {
    "klassisch": {
        "im Minus": "15",
        "0 bis 1.495": "50",
        "1.500 bis 2.995": "90",
        "ab 3.000": "120",
    },
    "wiener": {"im Minus": "15", "0 bis 1.495": "50", "1.500 bis 2.995": "90", "ab 3.000": "120"},
    "ass": {
        "im Minus": "15",
        "0 bis 1.495": "50",
        "genau 1.500": "50 oder 90",
        "1.505 bis 2.995": "90",
        "genau 3.000": "90",
        "ab 3.005": "120",
    },
}
# What does not depend on the version, then what does.
EVERYWHERE = {
    "Echter Canasta": "500",
    "Gemischter Canasta": "300",
    "Ausmachen": "100",
    "Rote Drei, jede": "100",
    "Rote Dreien, alle vier": "800",
    "… sonst jede": "−100",
    "… sonst alle vier": "−800",
    "Handkarten": "−Wert",
}
BONUSES = {
    "klassisch": {
        "Verdeckt, ohne eigenen Canasta": "100",
        "Verdeckt mit Hand-Canasta": "200",
        "… plus nur mit": "Meldung",
        "Rote Drei in der Hand": "offen",
        "Stock leer, niemand aus": "0",
    },
    "wiener": {
        "Verdeckt, ohne eigenen Canasta": "200",
        "Verdeckt mit Hand-Canasta": "1.000",
        "… plus nur mit": "Canasta",
        "Rote Drei in der Hand": "−500",
        "Stock leer, niemand aus": "0",
    },
    "ass": {
        "Verdeckt, ohne eigenen Canasta": "200",
        "Verdeckt mit Hand-Canasta": "1.000",
        "… plus nur mit": "Canasta",
        "Rote Drei in der Hand": "−500",
        "Stock leer, niemand aus": "−100",
    },
}
TARGETS = {
    ("klassisch", "2"): ["5.000", "5.000", "offen", "10.000"],
    ("wiener", "2"): ["5.000", "5.000", "offen", "offen"],
    ("ass", "2"): ["offen", "5.000", "offen", "offen"],
    ("klassisch", "3"): ["7.500", "7.500"],
    ("wiener", "3"): ["5.000", "offen"],
    ("ass", "3"): ["3.000", "offen"],
}
TARGET_LABELS = {
    "2": ["zu zweit", "zu viert", "zu fünft", "zu sechst, zwei Trios"],
    "3": ["zu dritt", "zu sechst, drei Paare"],
}


@pytest.mark.parametrize("version", Version)
def test_the_steps_of_the_initial_meld_and_the_score_they_are_read_by(
    client: Client, version: Version
) -> None:
    assert column_of(client, "t-stufen", version) == STEPS[version]
    said = "Nehmt den Stand, der vor der Runde auf dem Zettel steht."
    assert said in sheet_of(client, version).one("article").text


@pytest.mark.parametrize("version", Version)
def test_the_bonuses_and_penalties(client: Client, version: Version) -> None:
    assert column_of(client, "t-abrechnung", version) == EVERYWHERE | BONUSES[version]


@pytest.mark.parametrize("version", Version)
def test_the_card_values(client: Client, version: Version) -> None:
    assert column_of(client, "t-kartenwerte", version) == {
        "Joker (wild)": "50",
        "Zwei (wild), Ass": "20",
        "König bis Acht": "10",
        "Sieben bis Vier, schwarze Drei": "5",
        "rote Drei": "Bonus",
    }


@pytest.mark.parametrize(("version", "parties"), TARGETS)
def test_the_targets_and_where_none_is_known(client: Client, version: str, parties: str) -> None:
    expected = dict(zip(TARGET_LABELS[parties], TARGETS[version, parties], strict=True))
    assert column_of(client, "t-ziel", version, parties) == expected
    page = sheet_of(client, version, parties)
    words = page.one("div", **{"class": "blattfuss quelle"}).text
    # 'Offen' comes with the word for why it is.
    assert "offen" not in expected.values() or "lag uns nicht vor" in words


@pytest.mark.parametrize(
    ("version", "said"),
    [
        (
            "klassisch",
            [
                "Zieht zwei, werft eine ab; wer zuerst den Stapel nimmt, spielt allein gegen zwei.",
                "Schreibt jedem der beiden Partner das volle Ergebnis ihrer Partei an.",
                (
                    "Schreibt sie ihrem Spieler an; plus oder minus, gelesen nach den "
                    "Meldungen der Partei."
                ),
                "Allein ist, wer ausmacht; wird vorher der Stock leer, zählt jeder für sich.",
                "Klärt es vorher, etwa so: Es gilt der Stand dessen, der zuerst meldet.",
            ],
        ),
        (
            "wiener",
            [
                "Spiele für dich: Parteien gibt es zu dritt nicht.",
                "Schreibt getrennt: Zu dritt spielt jeder für sich.",
                "Schreibt sie dem an, der sie ausgelegt hat: Jeder spielt für sich.",
                "Spiele wie immer: Zu dritt ist jeder auf sich gestellt.",
                "Nimm deinen eigenen Stand: Zu dritt spielt jeder für sich.",
            ],
        ),
    ],
)
def test_who_writes_what_with_three_players(client: Client, version: str, said: list[str]) -> None:
    assert list(column_of(client, "t-dritt", version, "3").values()) == said
    assert not sheet_of(client, version).all("table", id="t-dritt")


def test_every_point_on_three_players_is_found(client: Client) -> None:
    assert len(table_rows(sheet_of(client, "", "3"), "t-dritt")) == len(FORMS[3].three) == 5


@pytest.mark.parametrize("parties", FORMS, ids=str)
def test_the_sheet_of_all_versions_holds_those_of_each(client: Client, parties: int) -> None:
    whole = sheet_of(client, "", str(parties))
    for table in ("t-abrechnung", "t-ziel"):
        rows = table_rows(whole, table)
        for index, version in enumerate(Version):
            alone = column_of(client, table, version, str(parties))
            assert alone == {label: cells[index] for label, cells in rows.items()}
    steps = table_rows(whole, "t-stufen")
    assert steps["genau 1.500"] == ["90", "90", "50 oder 90"]
    assert steps["genau 3.000"] == ["120", "120", "90"]


# --- The choice of a sheet ---


@every_sheet
def test_each_choice_keeps_the_other_one(client: Client, version: str, parties: str) -> None:
    page = sheet_of(client, version, parties)
    links = {
        nav.attributes["aria-label"]: [a.attributes["href"] for a in nav.all("a")]
        for nav in page.all("nav", **{"class": "chips"})
    }
    three = "parteien=3" if parties == "3" else ""
    queries = [three, *("&".join(filter(None, (f"fassung={v}", three))) for v in Version)]
    assert links["Fassung"] == [f"{ADDRESS}?{query}" if query else ADDRESS for query in queries]
    own = f"fassung={version}" if version else ""
    both = "&".join(filter(None, (own, "parteien=3")))
    assert links["Parteien"] == [f"{ADDRESS}?{own}" if own else ADDRESS, f"{ADDRESS}?{both}"]
    current = [a.text for a in page.all("a", **{"aria-current": "true"})]
    names = {"": "Alle drei", "klassisch": "Klassisch", "wiener": "Wiener", "ass": "ASS-Heft"}
    numbers = {"2": "Zwei Parteien", "3": "Drei Parteien"}
    assert current == [names[version], numbers[parties]]


def test_what_is_unknown_is_named(client: Client) -> None:
    page = sheet_of(client, "<b>Wien", "7")
    errors = [p.text for p in page.all("p", role="alert", **{"class": "fehler"})]
    assert errors == [
        "Die Fassung „<b>Wien“ kenne ich nicht. Hier steht das Blatt für alle drei.",
        "Für „7“ Parteien habe ich kein Blatt. Hier steht das für zwei.",
    ]
    assert len(page.all("th", scope="colgroup")) == 2
    assert not sheet_of(client, "wiener", "3").all("p", **{"class": "fehler"})


@every_sheet
def test_the_sheet_says_where_it_comes_from_and_nothing_on_it_is_a_link(
    client: Client, version: str, parties: str
) -> None:
    page = sheet_of(client, version, parties)
    foot = page.one("div", **{"class": "blattfuss quelle"}).text
    assert str(EDITION) in foot
    assert foot.endswith("testserver/wertungsblatt/")
    assert not page.one("article").all("a")


# --- Ways to it ---


@pytest.mark.parametrize(
    ("path", "query", "href"),
    [
        ("/spickzettel/", {}, ADDRESS),
        ("/spickzettel/", {"fassung": "ass"}, f"{ADDRESS}?fassung=ass"),
        ("/spielerzahl/", {}, f"{ADDRESS}?parteien=3"),
        ("/runde/", {}, ADDRESS),
        ("/runde/", {"players": "3"}, f"{ADDRESS}?parteien=3"),
        ("/runde/", {"players": "6", "teams": "2"}, ADDRESS),
        (ADDRESS, {"fassung": "ass", "parteien": "3"}, "/spickzettel/?fassung=ass"),
    ],
)
def test_pages_lead_to_the_sheet_that_fits(client: Client, path, query, href: str) -> None:
    links = page_of(client.get(path, query)).one("main").all("a")
    assert href in [a.attributes["href"] for a in links]


@pytest.mark.parametrize(
    ("query", "title", "description"),
    [
        (
            {},
            "Wertungsblatt, zwei Parteien · Canasta am Tisch",
            (
                "Leeres Wertungsblatt für zwei Parteien: zehn Runden, Boni und Stufen darunter, "
                "auf einer Seite A4."
            ),
        ),
        (
            {"fassung": "wiener", "parteien": "3"},
            "Wertungsblatt Wiener, drei Parteien · Canasta am Tisch",
            (
                "Leeres Wertungsblatt für drei Parteien nach Wiener: zehn Runden, Boni und Stufen "
                "darunter, auf einer Seite A4."
            ),
        ),
    ],
)
def test_title_and_description_are_german(client: Client, query, title, description) -> None:
    page = page_of(client.get(ADDRESS, query))
    assert page.one("title").text == title
    assert page.one("meta", name="description").attributes["content"] == description
