"""What the reference shows of a table: comparison, rule points, disputes, and its two sheets."""

from __future__ import annotations

from itertools import product

import pytest
from django.test import Client

from rules.agreement.address import Table
from rules.agreement.rows import CODE_OF_ROW
from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.disputes.model import Ruled
from rules.rulings import decisions, table_decision
from rules.schema import Version
from tests.pages import Element, page_of, table_rows

# Klassisch, but wild cards by Wiener, the last card by the ASS-Heft, to 7.500 points.
TABLE = "1k.wild-w.letzte-a.ziel-7500~Familie Berg"
VERSIONS = 3


def at_table(client: Client, path: str, table: str = TABLE, **query: str) -> Element:
    return page_of(client.get(path, {**query, "t": table}))


def own_cell(page: Element, point: str) -> Element:
    return page.one("tr", id=point).all("td")[-1]


# --- The comparison ---


def test_the_comparison_has_a_fourth_cell_with_what_is_played_and_after_whom(
    client: Client,
) -> None:
    page = at_table(client, "/vergleich/")
    for point, short, origin, departs in (
        ("meldung-wild-max", "höchstens 3, nie in Überzahl", "nach Wiener", True),
        ("letzte-karte", "Abwurf Pflicht", "nach ASS-Heft", True),
        ("rote-drei-plus-bedingung", "wenn ihr gemeldet habt", "nach Klassisch", False),
        ("zielpunkte-4", "7.500 Punkte", "Hausregel", True),
    ):
        cell = own_cell(page, point)
        assert len(page.one("tr", id=point).all("td")) == VERSIONS + 1
        assert cell.one("span", **{"class": "kurz"}).text == short
        assert cell.one("summary").one("span", **{"class": "quelle"}).text == origin
        assert cell.classes == {"t", "ab"} if departs else {"t"}


def test_where_all_agree_the_table_agrees_too(client: Client) -> None:
    page = at_table(client, "/vergleich/")
    cell = page.one("tr", id="karten-anzahl").one("td")
    assert cell.attributes["colspan"] == "4"
    assert cell.one("span", **{"class": "wer"}).text == "alle vier"
    # Its source is that of the versions, and stands there once for each of these.
    assert len(cell.one("div", **{"class": "mehrwort"}).all("strong")) == VERSIONS


def test_only_where_the_table_departs_from_its_base(client: Client) -> None:
    """Two rows, and a target for two, four and five players; three play to 7.500 anyway."""
    page = at_table(client, "/vergleich/", nur="abweichend")
    shown = {row.attributes["id"] for row in page.all("tr") if "id" in row.attributes}
    assert shown == {
        *("meldung-wild-max", "letzte-karte"),
        *("zielpunkte-4", "zu-zweit", "zu-fuenft"),
    }
    scopes = page.one("ul", **{"aria-label": "Umfang"}).all("a")
    assert [link.text for link in scopes][-1] == "Nur wo ihr abweicht 5"
    assert scopes[-1].attributes["aria-current"] == "true"


def test_without_a_table_nothing_can_depart(client: Client) -> None:
    page = page_of(client.get("/vergleich/", {"nur": "abweichend"}))
    assert "Diesen Filter gibt es nicht: „abweichend“" in page.one("main").text
    assert len(page.one("ul", **{"aria-label": "Umfang"}).all("a")) == 2


# --- Rule points ---


@pytest.mark.parametrize(
    ("point", "said", "place"),
    [
        ("letzte-karte", "nach ASS-Heft Abwurf Pflicht", "#row-letzte"),
        ("zielpunkte-4", "Hausregel 7.500 Punkte", "#haus-ziel"),
        # Nobody chooses how many cards there are.
        ("karten-anzahl", "nach Klassisch 108 Karten", ""),
    ],
)
def test_a_rule_point_says_what_the_table_plays_and_where_to_change_it(
    client: Client, point: str, said: str, place: str
) -> None:
    box = at_table(client, f"/regeln/{point}/").one("div", **{"class": "antworten eigen t"})
    head, short = box.elements[:2]
    assert f"{head.text} {short.text}" == f"TUnser Tisch {said}"
    links = [a.attributes["href"] for a in box.all("a") if a.text == "am Tisch ändern"]
    assert [link.partition("#")[0] for link in links] == (
        ["/unser-tisch/?t=1k.wild-w.letzte-a.ziel-7500~Familie+Berg"] if place else []
    )
    assert "".join(links).endswith(place)


# --- Disputes ---


def test_a_dispute_has_a_verdict_of_the_table_with_whom_it_follows(client: Client) -> None:
    page = at_table(client, "/streitfragen/ausmachen-ohne-abwurf/")
    tiles = page.one("ol", role="list", **{"class": "urteile n4"}).elements
    words = [tile.one("div", **{"class": "u-kopf"}).elements[-1].text for tile in tiles]
    assert words == ["Ja", "Ja", "Nein", "Nein"]
    assert "nach ASS-Heft" in tiles[-1].text
    (shared,) = [
        b.attributes["data-text"] for b in page.all("button") if "data-text" in b.attributes
    ]
    assert shared.endswith(
        "abzuwerfen? Unser Tisch: nein. Klassisch: ja. Wiener: ja. ASS-Heft: nein."
    )
    listed = at_table(client, "/streitfragen/")
    assert len(listed.all("span", **{"class": "m t"})) == len(DISPUTES)


def verdict(table: str, slug: str) -> Ruled:
    read = Table.read(table)
    assert read
    return table_decision(slug, read.selection).verdict


@pytest.mark.parametrize(
    ("table", "slug", "ruled"),
    [
        # A house rule that answers the question decides it.
        ("1k", "nur-wilde-karten", Ruled.NO),
        ("1k.wildcanasta-2000", "nur-wilde-karten", Ruled.YES),
        ("1k", "stapel-nur-fuer-fertigen-canasta", Ruled.YES),
        ("1k.fertig", "stapel-nur-fuer-fertigen-canasta", Ruled.NO),
        # One that only moves the numbers of the example does not.
        ("1k.ziel-7500", "beide-ueber-5000", Ruled.YES),
        # Two rows have to allow it: Wiener adds to no finished canasta.
        ("1k.stapel-w", "stapel-nur-fuer-fertigen-canasta", Ruled.NO),
        # The ASS-Heft has nothing against the fourth wild card, and Klassisch takes it so.
        ("1k.wild-a", "stapel-bei-drei-wilden-in-der-meldung", Ruled.YES),
        # Typed, not computed: the stock.
        ("1k.stock-a", "stock-leer", Ruled.NO),
    ],
)
def test_the_verdict_of_a_table(table: str, slug: str, ruled: Ruled) -> None:
    assert verdict(table, slug) is ruled


@pytest.mark.parametrize("version", Version)
def test_a_table_of_one_version_decides_as_that_does(version: Version) -> None:
    column = list(Version).index(version)
    for slug in DISPUTES:
        own, theirs = table_decision(slug, Table(version).selection), decisions(slug)[column]
        assert (own.verdict, own.text, own.status, own.point, own.others) == (
            (theirs.verdict, theirs.text, theirs.status, theirs.point, theirs.others)
        )


@pytest.mark.parametrize("row", CODE_OF_ROW)
def test_a_verdict_turned_by_another_row_names_that_row(row: str) -> None:
    """Its sentence is never that of a version which says the opposite."""
    points = set(CATALOG.rows_by_id[row].points)
    concerned = [each for each in DISPUTES.values() if points.intersection(each.points)]
    for base, other in product(Version, repeat=2):
        table = Table.of(base, {row: other}, {})
        for dispute in concerned:
            own = table_decision(dispute.slug, table.selection)
            followed = CATALOG.version_of(table.selection, own.point)
            theirs = decisions(dispute.slug)[list(Version).index(followed)]
            said = CATALOG.points[own.point].answer(followed).text_filled
            assert own.verdict is theirs.verdict or own.text == said, (dispute.slug, table.text)
            assert own.point in dispute.points


# --- The sheets ---


def sheet(client: Client, table: str = TABLE, path: str = "/spickzettel/") -> Element:
    return at_table(client, path, table).one("article")


def bold(element: Element) -> list[str]:
    return [strong.text for strong in element.all("strong")]


def test_the_sheet_has_the_name_the_rules_and_what_departs_in_bold(client: Client) -> None:
    page = sheet(client)
    assert page.one("h1").text == "Familie Berg"
    assert "Grundlage Klassisch" in page.text
    assert bold(page.one("div", **{"class": "blattkopf"})) == ["Ziel: 7.500 Punkte"]
    # Five cards: three wild ones beside two natural ones are too many by Wiener.
    wilds = page.one("table", id="t-wild").one("tbody").all("tr")
    marked = [row.text for row in wilds if "ab" in row.one("td").classes]
    assert marked == ["5 Karten2"]
    own = page.one("section", **{"aria-labelledby": "h-eigen"})
    assert bold(own) == ["Abwurf Pflicht"]
    assert "Musst du beim Ausmachen eine letzte Karte abwerfen? Abwurf Pflicht" in own.text


def test_house_rules_stand_on_the_sheet_with_their_numbers(client: Client) -> None:
    page = sheet(client, "1k.wildcanasta-2000.sperr-1500.fertig")
    rules = page.one("section", **{"aria-labelledby": "h-haus"})
    assert bold(rules) == ["Wilder Canasta.", "Sperr-Canasta.", "Kein Stapel für fertige Canastas."]
    assert "ein Canasta daraus zählt 2.000" in rules.text
    bonuses = table_rows(page, "t-abrechnung")
    assert bonuses["Wilder Canasta"] == ["2.000"]
    assert bonuses["Sperr-Canasta"] == ["1.500"]
    assert table_rows(page, "t-stapel")["passt an Canasta: gesperrt?"] == ["ja"]
    assert not sheet(client, "1k").all("section", **{"aria-labelledby": "h-haus"})


def test_a_step_of_the_turn_says_in_bold_what_a_house_rule_makes_of_it(client: Client) -> None:
    def steps(table: str) -> dict[str, list[str]]:
        turn = sheet(client, table).one("section", **{"aria-labelledby": "h-zug"})
        return {title: said for title, *said in map(bold, turn.all("li"))}

    nothing = {"Ziehen.": [], "Melden.": [], "Abwerfen.": [], "Ausmachen.": []}
    assert steps("1k.wild-w.letzte-a.fertig.ziel-7500") == nothing
    assert steps("1k.wildcanasta-2000.sperr-1500") == nothing | {
        "Melden.": ["Nur wilde Karten: ja, Canasta 2.000."],
        "Ausmachen.": ["Schwarze Dreien mit wilden Karten: nur im Sperr-Canasta."],
    }


@pytest.mark.parametrize("version", Version)
def test_the_sheet_of_a_pure_table_is_that_of_its_version(client: Client, version: Version) -> None:
    own = sheet(client, f"1{version[0]}")
    theirs = page_of(client.get("/spickzettel/", {"fassung": version}))
    for table in ("t-stufen", "t-wild", "t-stapel", "t-kartenwerte", "t-abrechnung"):
        assert table_rows(own, table) == table_rows(theirs, table)
    assert not [cell for cell in own.all("td") if "ab" in cell.classes]
    assert bold(own.one("section", **{"aria-labelledby": "h-eigen"})) == []


def test_the_sheet_can_be_signed_and_leads_to_the_table(client: Client) -> None:
    foot = sheet(client).one("div", **{"class": "unterschrift"})
    assert foot.one("img").attributes["src"] == (
        "/qr.svg?ziel=%2Funser-tisch%2F%3Ft%3D1k.wild-w.letzte-a.ziel-7500~Familie%2BBerg"
    )
    lines = foot.all("p", **{"class": "eintraege"})
    assert {span.text for line in lines for span in line.elements} == (
        {"Nord", "Süd", "Ost", "West", "Datum", "Ort"}
    )


@pytest.mark.parametrize(
    ("table", "rules", "others", "size"),
    [
        ("1w", 0, 5, {"gross"}),
        ("1k", 0, 7, {"weit"}),
        ("1w.wild-a.letzte-k.wildcanasta-2000.ziel-7500", 2, 5, {"weit"}),
        ("1k.sperr-1500.rotplus-5", 2, 7, set()),
        ("1k.wildcanasta-2000.sperr-1500.rotplus-5", 3, 7, {"dicht"}),
    ],
)
def test_the_less_there_is_to_say_the_larger_it_is_printed(
    client: Client, table: str, rules: int, others: int, size: set[str]
) -> None:
    page = sheet(client, table)
    lists = page.all("ul", **{"class": "eigenes"})
    said = [rules, others] if rules else [others]
    assert [len(each.all("li")) for each in lists] == said
    assert page.classes == {"spick", "tischblatt"} | size


@pytest.mark.parametrize("path", ["/spickzettel/", "/wertungsblatt/"])
def test_the_sheets_of_the_versions_stay_within_reach(client: Client, path: str) -> None:
    def choices(page: Element) -> list[Element]:
        return page.all("nav", **{"class": "chips"})[0].all("a")

    names = ["Unser Tisch", "Alle drei", "Klassisch", "Wiener", "ASS-Heft"]
    for name, link in zip(names, choices(at_table(client, path)), strict=True):
        assert link.text == name
        shown = page_of(client.get(link.attributes["href"]))
        assert [a.text for a in choices(shown) if "aria-current" in a.attributes] == [name]
        heads = shown.one("article").one("table", id="t-abrechnung").one("thead").all("th")
        assert len(heads) == 1 + (VERSIONS if name == "Alle drei" else 1)


def test_the_score_sheet_has_the_values_and_targets_of_the_table(client: Client) -> None:
    page = sheet(client, "1k.wildcanasta-2000.hand-w.ziel-7500~Berg", "/wertungsblatt/")
    assert "Unser Tisch: Berg" in page.text
    bonuses = table_rows(page, "t-abrechnung")
    assert bonuses["Wilder Canasta"] == ["2.000"]
    assert bonuses["Verdeckt mit Hand-Canasta"] == ["1.000"]
    targets = table_rows(page, "t-ziel")
    assert [targets[f"zu {who}"] for who in ("zweit", "viert", "fünft")] == [["7.500"]] * 3
    assert "Fett: anders als Klassisch." in page.text


@pytest.mark.parametrize(("table", "line"), [("1k.ziel-7500", "Ziel 7.500"), ("1k.wild-w", "Ziel")])
@pytest.mark.parametrize("parties", ["2", "3"])
def test_an_agreed_target_is_entered_on_the_score_sheet(
    client: Client, table: str, line: str, parties: str
) -> None:
    page = at_table(client, "/wertungsblatt/", table, parteien=parties)
    entries = page.one("p", **{"class": "eintraege"}).elements
    assert [entry.text for entry in entries] == ["Datum", "Ort", line]


def test_with_three_parties_it_says_who_writes_what(client: Client) -> None:
    page = at_table(client, "/wertungsblatt/", "1k.drei-w", parteien="3")
    assert table_rows(page, "t-dritt")["Aufstellung und Ablauf"] == ["jeder für sich"]
