"""The page on which a table is agreed on: every choice is a link to the table that it makes."""

from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from rules.agreement.address import Table
from rules.agreement.clashes import ALL_CLASHES
from rules.agreement.difference import different_rows
from rules.agreement.model import Clash
from rules.agreement.rows import CODE_OF_ROW, FIRST, NOT_CHOSEN
from rules.catalog import CATALOG
from rules.schema import Selection, Version
from rules.table_page import EXAMPLE, in_words
from tests.pages import Element, page_at, page_of, parse

K, W, A = Version
PAGE = "/unser-tisch/"
KEYS = {"k": K, "w": W, "a": A}
MIXED = "1k.wild-w.letzte-a.karten-w.rotplus-5.ziel-6000~Familie Berg"


def page(text: str) -> Element:
    return page_at(PAGE, {"t": text})


def table_of(address: str) -> Table:
    """The table of an address, which names nothing that is not understood."""
    (text,) = parse_qs(urlsplit(address).query)["t"]
    table = Table.read(text)
    assert table is not None
    assert not table.unknown
    assert table.text == text
    return table


def href(page: Element, id_: str) -> str:
    return page.one("a", id=id_).attributes["href"]


def chosen(page: Element) -> set[str]:
    return {link.attributes["id"] for link in page.all("a", **{"aria-current": "true"})}


def said(page: Element, id_: str) -> str:
    return page.one(id=id_).text


# --- To begin with ---


def test_it_begins_with_one_of_the_versions() -> None:
    (begin,) = (e for e in page_at(PAGE).walk() if "grundlagen" in e.classes)
    links = [link.attributes["href"] for link in begin.all("a")]
    assert links == [f"{PAGE}?t=1k", f"{PAGE}?t=1w", f"{PAGE}?t=1a"]


def test_the_example_is_told_in_words_and_leads_to_its_table() -> None:
    (link,) = (a for a in page_at(PAGE).all("a") if "Familie Berg" in a.text)
    assert link.text == (
        "Familie Berg: Klassisch, aber Wilde Karten je Meldung (Wiener); "
        "Stock leer, niemand macht aus (ASS-Heft); Anderes Ziel (7.500 Punkte)"
    )
    assert table_of(link.attributes["href"]) == EXAMPLE
    assert not EXAMPLE.clashes()
    # What a usual table weighs in an address, its name aside.
    assert len(EXAMPLE.text) <= 60


# --- Rows ---


def test_every_row_that_can_be_chosen_stands_there_once_and_the_five_come_first() -> None:
    places = [e.attributes["id"] for e in page("1k").all("section") if "reihe-wahl" in e.classes]
    rows = [place.removeprefix("row-") for place in places if place.startswith("row-")]
    assert rows[: len(FIRST)] == list(FIRST)
    assert sorted(rows) == sorted(CODE_OF_ROW)


@pytest.mark.parametrize("text", ["1k", MIXED])
def test_an_option_leads_to_the_same_table_with_that_row(text: str) -> None:
    shown = page(text)
    table = table_of(f"{PAGE}?t={text}")
    for row in CODE_OF_ROW:
        for key, version in KEYS.items():
            address = href(shown, f"row-{row}-{key}")
            rows = {**dict(table.rows), row: version}
            expected = Table.of(table.base, rows, dict(table.house), table.name)
            assert table_of(address) == expected
            assert urlsplit(address).fragment == f"row-{row}"


def test_what_is_chosen_is_marked_and_said() -> None:
    shown = page(MIXED)
    own = {"row-wild-w", "row-letzte-a", "row-handkarten-zahl-w"}
    others = {f"row-{row}-k" for row in CODE_OF_ROW}
    others -= {"row-wild-k", "row-letzte-k", "row-handkarten-zahl-k"}
    house = {"haus-rotplus-5", "haus-ziel-6000"}
    house |= {f"haus-{each}-aus" for each in ("wildcanasta", "sperr", "anfang", "fertig")}
    assert chosen(shown) == {"grund-k"} | own | others | house
    assert "gewählt" in said(shown, "row-wild-w")
    assert "gewählt" not in said(shown, "row-wild-k")


def test_a_row_of_one_question_has_the_answers_in_its_options() -> None:
    shown = page("1k")
    assert said(shown, "row-letzte-k").startswith("K Klassisch Abwurf freiwillig")
    assert said(shown, "row-letzte-a") == "A ASS-Heft Abwurf Pflicht"
    # What is less than stated is told.
    assert said(shown, "row-rot-stapel-a") == "A ASS-Heft ja, wörtlich gelesen mehrdeutig"


def test_a_row_of_several_questions_tells_who_says_what_where_they_differ() -> None:
    stock = page("1w").one(id="row-stock")
    # That nobody shuffles the pile anew all say alike: there is nothing to choose.
    assert [term.text for term in stock.all("dt")] == [
        "Wie geht es weiter, wenn der Stock leer ist?",
        "Musst du den Stapel nehmen, wenn der Stock leer ist?",
        "Was schreibt ihr, wenn der Stock leer ist und niemand ausmacht?",
    ]
    lines = [[item.heard for item in dd.all("li")] for dd in stock.all("dd")]
    assert lines[2] == ["Klassisch Wiener nichts , so spielt ihr", "ASS-Heft −100 je Partei"]
    assert lines[1][1] == "Wiener ja, bis 6 Karten , so spielt ihr"


def test_a_chapter_with_rows_of_its_own_stands_open_and_counts_them() -> None:
    shown = page(MIXED)
    folded = {e.one("summary").text: "open" in e.attributes for e in shown.all("details")}
    assert folded["Karten und Geben 1 Regel, davon 1 anders gewählt"]
    assert not folded["Melden 2 Regeln"]


def test_another_base_keeps_what_was_chosen() -> None:
    wiener = table_of(href(page(MIXED), "grund-w"))
    # The two rows after Wiener follow the base from now on.
    assert wiener == Table.of(W, {"letzte": A}, {"rotplus": 5, "ziel": 6000}, "Familie Berg")


# --- House variants ---


def test_amounts_are_those_of_the_sources_and_the_one_that_was_typed() -> None:
    shown = page(MIXED)
    offered = [link.text for link in shown.one(id="haus-wildcanasta").one("ul").all("a")]
    assert offered == ["gilt nicht", "1.000", "2.000"]
    targets = [link.text for link in shown.one(id="haus-ziel").one("ul").all("a")]
    assert targets == ["wie sonst", "3.000", "5.000", "7.500", "10.000", "6.000"]
    assert [a.text for a in shown.one(id="haus-fertig").one("ul").all("a")] == [
        "gilt nicht",
        "gilt",
    ]


@pytest.mark.parametrize(
    ("choice", "house"),
    [
        ("haus-sperr-1500", {"rotplus": 5, "ziel": 6000, "sperr": 1500}),
        ("haus-fertig-0", {"rotplus": 5, "ziel": 6000, "fertig": 0}),
        ("haus-ziel-3000", {"rotplus": 5, "ziel": 3000}),
        ("haus-ziel-aus", {"rotplus": 5}),
    ],
)
def test_an_amount_leads_to_the_same_table_with_it(choice: str, house: dict[str, int]) -> None:
    table = table_of(href(page(MIXED), choice))
    assert dict(table.house) == house
    assert table.rows == table_of(f"{PAGE}?t={MIXED}").rows


def test_a_house_variant_goes_before_the_version_that_a_row_follows() -> None:
    blocked = page("1k.fertig").one(id="row-sperre-canasta")
    assert "Bei euch geht die Hausregel vor: ja" in blocked.text
    assert "Hausregel" not in page("1k").one(id="row-sperre-canasta").text
    # Of several points the house rule answers one, and of that none of the versions is played.
    for_two = page("1k.ziel-7500").one(id="row-zweit")
    played = [point.one("dt").text for point in for_two.all("div") if "so spielt ihr" in point.text]
    assert played == ["Wie viele Canastas brauchst du zu zweit zum Ausmachen?"]


@pytest.mark.parametrize(
    ("text", "variant", "sentences"),
    [
        ("1k", "ziel", ["Wie sonst: zu viert 5.000 Punkte."]),
        ("1k.ziel-7500", "ziel", ["Spielt zu zweit bis zu fünft, bis eine Partei 7.500 oder mehr"]),
        # Two amounts are offered: neither holds.
        (
            "1w",
            "wildcanasta",
            [
                "Wie sonst: Lege immer natürliche Karten dazu.",
                "Mit dieser Hausregel: Zweier und Joker dürfen auch allein einen Canasta bilden.",
            ],
        ),
        (
            "1k.rot-a",
            "rotplus",
            [
                "Wie sonst: Schreibt nur den Bonus",
                "Mit dieser Hausregel: Schreibt für jede ausgelegte rote Drei außer dem",
            ],
        ),
        (
            "1a",
            "fertig",
            ["Klärt es vorher: Den Abwurf", "Mit dieser Hausregel: Passt der Abwurf"],
        ),
        ("1k", "anfang", ["Mit dieser Hausregel: Wer in seinem ersten Zug ausmacht"]),
    ],
)
def test_a_house_variant_that_is_not_chosen_does_not_say_that_it_holds(
    text: str, variant: str, sentences: list[str]
) -> None:
    place = page(text).one(id=f"haus-{variant}")
    told = [p.text for p in place.elements if p.name == "p" and "quelle" not in p.classes]
    assert len(told) == len(sentences)
    for paragraph, sentence in zip(told, sentences, strict=True):
        assert paragraph.startswith(sentence)


def test_on_paper_stand_only_the_house_variants_that_hold() -> None:
    shown = page("1k.fertig")
    left_out = {e.attributes.get("id") for e in shown.walk() if "nicht-drucken" in e.classes}
    assert "haus-sperr" in left_out
    assert "haus-fertig" not in left_out


def test_what_a_source_leaves_open_is_said() -> None:
    blocking = page("1k").one(id="haus-sperr").text
    assert "Ob die Kartenwerte zu den 1.500 dazukommen, sagt die Quelle nicht." in blocking


# --- Clashes ---


def test_what_cannot_stand_together_is_said_at_both_and_above() -> None:
    shown = page("1k.hand-a")
    sentence = "Die eine Regel lässt den letzten Abwurf frei"
    summary = shown.one("section", **{"aria-labelledby": "h-clash"})
    assert sentence in summary.text
    links = [link.attributes["href"] for link in summary.all("a")]
    assert links == ["#row-letzte", "#row-verdeckt"]
    for row, other in (("letzte", "verdeckt"), ("verdeckt", "letzte")):
        place = shown.one(id=f"row-{row}")
        assert sentence in place.text
        assert f"#row-{other}" in [link.attributes.get("href") for link in place.all("a")]
    assert not page("1k").all(id="h-clash")


def test_a_clash_with_a_house_variant_is_said_at_both() -> None:
    shown = page("1k.fertig")
    for place in ("row-freier-stapel", "haus-fertig"):
        assert "Das passt nicht zusammen:" in shown.one(id=place).text


@pytest.mark.parametrize("clash", ALL_CLASHES, ids=lambda clash: clash.id)
def test_each_clash_has_a_way_out_on_both_sides(clash: Clash) -> None:
    sides = (clash.one, clash.other)
    chosen_rows = {side.row: side.versions[0] for side in sides if side.row}
    agreed = {side.variant: amount_of(side.variant) for side in sides if side.variant}
    table = Table.of(K, chosen_rows, agreed)
    assert clash in table.clashes()
    shown = page(table.text)
    for side, other in (sides, sides[::-1]):
        place = f"row-{side.row}" if side.row else f"haus-{side.variant}"
        out = table_of(href(shown, f"{place}-{clash.id}"))
        assert clash not in out.clashes()
        # What one came from stays as it is.
        if side.row:
            assert out.version_of(side.row) is table.version_of(side.row)
        else:
            assert dict(out.house)[side.variant] == agreed[side.variant]
        assert other.row or other.variant not in dict(out.house)


def amount_of(variant: str) -> int:
    return (CATALOG.variants[variant].amounts or (0,))[0]


def test_a_way_out_is_told_in_words() -> None:
    told = said(page("1k.letzte-a"), "row-letzte-pflicht-und-freier-schluss")
    assert told == "„Verdeckt ausmachen und Hand-Canasta“ nach ASS-Heft"
    told = said(page("1k.fertig"), "row-freier-stapel-anlegen-und-kein-stapel")
    assert told == "„Kein Stapel für fertige Canastas“ weglassen"


# --- What is different ---


def rows(selection: Selection, version: Version) -> list[str]:
    return [row.id for row in different_rows(selection, version)]


@pytest.mark.parametrize(
    ("text", "version", "expected"),
    [
        ("1k", K, []),
        ("1w", W, []),
        ("1a", A, []),
        ("1k.wild-w", K, ["wild"]),
        # The last card is the same by both.
        ("1k.letzte-w", K, []),
        # What was not available to us says nothing else.
        ("1k.eine-w", K, []),
        # Extra points are in all of them none; the row can only be changed by the house.
        ("1k.rotplus-5", K, ["rot-kartenwert"]),
        # The target for two to five, also where Klassisch gives no answer that was read.
        ("1k.ziel-10000", K, ["ziel", "zweit", "dritt-ziel", "fuenft"]),
        ("1k.anfang-300", K, ["nebenbei"]),
    ],
)
def test_the_rows_in_which_a_table_differs(
    text: str, version: Version, expected: list[str]
) -> None:
    assert rows(table_of(f"{PAGE}?t={text}").selection, version) == expected


@pytest.mark.parametrize(("base", "other"), [(K, W), (W, K), (K, A), (A, W)])
def test_who_follows_another_version_in_all_rows_plays_as_it_does(base, other) -> None:
    selection = Table.of(base, dict.fromkeys(CODE_OF_ROW, other), {}).selection
    assert rows(selection, other) == []
    assert rows(selection, base) == rows(Selection(other), base)
    assert not set(rows(Selection(other), base)) & set(NOT_CHOSEN)


def test_the_page_lists_them_with_whom_the_table_follows() -> None:
    shown = page("1k.wild-w.fertig")
    base = shown.one("details", id="anders-k")
    assert "open" in base.attributes
    assert base.one("summary").heard == "Klassisch als Klassisch 2 Regeln"
    listed = [(a.attributes["href"], a.text) for a in base.all("a")]
    assert listed == [
        ("#row-wild", "Wilde Karten je Meldung nach Wiener"),
        ("#row-sperre-canasta", "Sperre durch fertigen Canasta Hausregel"),
    ]
    alike = page("1a").one("details", id="anders-a")
    assert "Ihr spielt alles genauso." in alike.text


# --- Handing it on ---


def test_the_address_and_its_code_and_the_ways_on() -> None:
    shown = page("1k.wild-w~Familie Berg")
    done = shown.one(id="fertig")
    address = "/unser-tisch/?t=1k.wild-w~Familie+Berg"
    shared = next(e for e in done.walk() if "data-teilen" in e.attributes)
    assert shared.attributes["data-teilen"] == address
    assert shared.attributes["data-text"] == (
        "Familie Berg: Klassisch, aber Wilde Karten je Meldung (Wiener)."
    )
    assert done.one("img").attributes["src"].startswith("/qr.svg?")
    kept = next(e for e in done.walk() if "data-tisch-merken" in e.attributes)
    assert kept.attributes["data-tisch-merken"] == "1k.wild-w~Familie Berg"
    ways = {a.attributes["href"] for a in done.all("a")}
    query = "?t=1k.wild-w~Familie+Berg"
    assert {f"/{way}/{query}" for way in ("spickzettel", "wertungsblatt", "runde", "vergleich")} < (
        ways
    )


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("1w", "Unser Tisch: alles nach Wiener"),
        ("1w.fertig", "Unser Tisch: Wiener, aber Kein Stapel für fertige Canastas (Hausregel)"),
        (
            "1w.wild-k.rot-k.hand-k.letzte-a.stock-a.ziel-3000~Berg",
            "Berg: Wiener, 3 Regeln nach Klassisch, 2 Regeln nach ASS-Heft, 1 Hausregel",
        ),
    ],
)
def test_a_table_is_told_in_one_line(text: str, told: str) -> None:
    assert in_words(table_of(f"{PAGE}?t={text}")) == told


def test_a_name_moves_into_the_address(client: Client) -> None:
    answer = client.get(PAGE, {"t": "1k.wild-w~Alt", "name": " Neu  und gut "})
    assert answer.status_code == 302
    assert answer.headers["Location"] == f"{PAGE}?t=1k.wild-w~Neu+und+gut"
    nameless = client.get(PAGE, {"t": "1k.wild-w~Alt", "name": ""})
    assert nameless.headers["Location"] == f"{PAGE}?t=1k.wild-w"


@pytest.mark.parametrize("typed", ["6.000", "6 000", " 6000 "])
def test_a_target_moves_into_the_address(client: Client, typed: str) -> None:
    answer = client.get(PAGE, {"t": "1k.ziel-3000~Berg", "ziel": typed})
    assert answer.headers["Location"] == f"{PAGE}?t=1k.ziel-6000~Berg#haus-ziel"


@pytest.mark.parametrize("typed", ["495", "50.005", "7777", "viel", "−500", "9" * 40])
def test_what_is_no_target_is_said_and_kept(client: Client, typed: str) -> None:
    shown = page_of(client.get(PAGE, {"t": "1k.ziel-3000", "ziel": typed}))
    assert shown.one("title").text.startswith("Fehler: Unser Tisch")
    field = shown.one("input", id="f-ziel")
    assert field.attributes["value"] == typed
    assert field.attributes["aria-invalid"] == "true"
    assert "500 bis 50.000, durch 5 teilbar" in said(shown, "m-ziel")
    # What was agreed on before still holds.
    assert "haus-ziel-3000" in chosen(shown)


@pytest.mark.parametrize("typed", ["500", "50.000"])
def test_the_bounds_of_a_target_are_targets(client: Client, typed: str) -> None:
    assert client.get(PAGE, {"t": "1k", "ziel": typed}).status_code == 302


def test_what_is_not_understood_is_named_and_the_rest_holds() -> None:
    shown = page("1k.wild-w.xyz.hand-<b>")
    assert "Nicht verstanden: „xyz“ und „hand-<b>“. Alles andere gilt." in shown.text
    assert "row-wild-w" in chosen(shown)


def test_without_a_base_the_page_begins_anew(client: Client) -> None:
    shown = page_of(client.get(PAGE, {"t": "9k", "name": "Berg"}))
    assert shown.one(id="h-grund")


def test_a_name_is_text(client: Client) -> None:
    shown = page_of(client.get(PAGE, {"t": '1k~"><b>Berg'}))
    assert shown.one("title").text.startswith('Unser Tisch: "><b>Berg')
    assert not shown.one("main").all("b")


def test_htmx_gets_the_part_that_changes(client: Client) -> None:
    asked = {"t": MIXED}
    answer = client.get(PAGE, asked, headers={"HX-Request": "true"})
    assert "HX-Request" in answer.headers["Vary"]
    fragment = answer.content.decode()
    title, part = parse(fragment).elements
    assert title.text == page(MIXED).one("title").text
    assert part.attributes["id"] == "tisch"
    assert fragment[part.start : part.end] in client.get(PAGE, asked).content.decode()
    assert part.attributes["data-ansage"] == (
        "Klassisch, 2 Regeln nach Wiener, 1 Regel nach ASS-Heft, 2 Hausregeln. "
        "Nicht alles passt zusammen."
    )


def test_every_row_leads_to_what_the_sources_say() -> None:
    shown = page("1k")
    for row in CODE_OF_ROW:
        links = [a.attributes["href"] for a in shown.one(id=f"row-{row}").all("a")]
        points = {f"/regeln/{point}/?t=1k" for point in CATALOG.rows_by_id[row].points}
        assert points & set(links), row
