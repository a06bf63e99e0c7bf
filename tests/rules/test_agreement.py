"""What a table can agree on: rows, variants, clashes; and its address, which stays for good."""

import tomllib
from typing import Any

import pytest

from rules.agreement.address import NAME_LENGTH, Table
from rules.agreement.clashes import ALL_CLASHES
from rules.agreement.model import Clash, Figure, Side
from rules.agreement.origin import origin, row_origin
from rules.agreement.rows import CODE_OF_ROW, FIRST, NOT_CHOSEN, ROW_OF_CODE
from rules.catalog import CATALOG
from rules.house import HOUSE_RULES
from rules.schema import Version
from tests.case_files import CASES

K, W, A = Version
ADDRESSES = tomllib.loads((CASES / "tables.toml").read_text(encoding="utf-8"))


def read(text: str) -> Table:
    table = Table.read(text)
    assert table, text
    return table


# --- The frozen list ---


@pytest.mark.parametrize("entry", ADDRESSES["table"], ids=lambda entry: entry["address"])
def test_an_address_means_what_it_meant(entry: dict[str, Any]) -> None:
    """Entries of tests/cases/tables.toml are never changed and never removed, only added.

    Where this fails the code is wrong, and not the list.
    """
    table = read(entry["address"])
    assert table.base == entry["base"]
    assert dict(table.rows) == entry.get("rows", {})
    assert dict(table.house) == entry.get("house", {})
    assert table.name == entry.get("name", "")
    assert list(table.unknown) == entry.get("unknown", [])
    assert table.text == entry.get("canonical", entry["address"])
    assert read(table.text) == table


@pytest.mark.parametrize("entry", ADDRESSES["no_table"], ids=lambda entry: entry["address"])
def test_what_has_no_base_is_no_table(entry: dict[str, Any]) -> None:
    """These never become tables either: the list is frozen, as the other one is."""
    assert Table.read(entry["address"]) is None


def test_the_list_holds_every_code_and_every_amount() -> None:
    assert len(ADDRESSES["table"]) >= 15
    rows = {row for entry in ADDRESSES["table"] for row in entry.get("rows", {})}
    assert rows == set(CODE_OF_ROW)
    said = {pair for entry in ADDRESSES["table"] for pair in entry.get("house", {}).items()}
    named = {(v.id, amount) for v in CATALOG.variants.values() for amount in v.amounts or (0,)}
    # The target of all versions is one that nobody has to agree on.
    assert named - {("ziel", 5000)} <= said


# --- Reading is forgiving ---


def test_a_very_long_address_is_read_to_its_end_or_not_at_all() -> None:
    # Five hundred characters are looked at; nothing breaks on more.
    table = read("1k.wild-w." + "quatsch." * 10_000 + "letzte-a~" + "x" * 10_000)
    assert table.rows == (("wild", W),)
    assert (table.house, table.name) == ((), "")
    # Cut in the middle of an amount: 3 + 486 + 11 characters are 500, one more cuts the last off.
    assert read("1k." + "x" * 486 + ".ziel-10000").house == (("ziel", 10_000),)
    assert read("1k." + "x" * 487 + ".ziel-10000").house == ()
    assert len(read("1k~" + "ß" * 10_000).name) == NAME_LENGTH == 30


def test_a_table_with_everything_is_short_enough_to_be_read() -> None:
    everything = Table.of(
        K,
        dict.fromkeys(CODE_OF_ROW, A),
        {variant.id: max(variant.amounts or (0,)) for variant in CATALOG.variants.values()},
        "~" * NAME_LENGTH,
    )
    assert len(everything.rows) == len(ROW_OF_CODE)
    assert read(everything.text) == everything


def test_a_usual_choice_is_short() -> None:
    # The five first rows all other than in the base, the longest target, and the name of the issue.
    table = Table.of(K, dict.fromkeys(FIRST, A), {"ziel": 10_000})
    # 1k 2, .wild-a 7, .rot-a 6, .hand-a 7, .letzte-a 9, .stock-a 8, .ziel-10000 11: 50
    assert len(table.text) == 50 <= 60


def test_only_what_can_be_chosen_is_kept() -> None:
    table = Table.of(W, {"wild": W, "geben": A, "wertung": K}, {"ziel": 7501, "nichts": 0})
    assert table == Table(W)
    assert not table.selection.of_table


# --- What can be chosen ---


def test_every_row_in_which_the_versions_differ_can_be_chosen_or_says_why_not() -> None:
    differing = {
        row.id
        for row in CATALOG.rows
        if not all(CATALOG.points[point].alike for point in row.points)
    }
    assert differing == set(CODE_OF_ROW) | set(NOT_CHOSEN)
    assert not set(CODE_OF_ROW) & set(NOT_CHOSEN)


def test_no_code_means_two_things() -> None:
    assert len(CODE_OF_ROW) == len(ROW_OF_CODE)
    assert not set(ROW_OF_CODE) & set(CATALOG.variants)
    assert set(FIRST) <= set(CODE_OF_ROW)
    # Letters alone: none can be taken for a part of the grammar.
    assert all(code.isascii() and code.isalpha() and code.islower() for code in ROW_OF_CODE)


def test_a_variant_is_a_house_rule_that_we_tell() -> None:
    assert {variant.house_rule for variant in CATALOG.variants.values()} <= set(HOUSE_RULES)


def test_no_two_variants_answer_one_point_or_give_one_figure() -> None:
    points = [point for variant in CATALOG.variants.values() for point in variant.points]
    assert len(points) == len(set(points))
    figures = [variant.figure for variant in CATALOG.variants.values() if variant.figure]
    assert sorted(figures) == sorted(Figure)


@pytest.mark.parametrize(
    ("variant", "amount", "allowed"),
    [
        ("ziel", 495, False),
        ("ziel", 500, True),
        ("ziel", 501, False),
        ("ziel", 50_000, True),
        ("ziel", 50_005, False),
        ("ziel", 0, False),
        ("wildcanasta", 1500, False),
        ("rotplus", 10, False),
        ("fertig", 0, True),
        ("fertig", 1, False),
    ],
)
def test_an_amount_is_one_that_somebody_plays(variant: str, amount: int, allowed: bool) -> None:
    assert CATALOG.variants[variant].allows(amount) == allowed


# --- What cannot stand together ---


def side(chosen: Side, base: Version) -> tuple[dict[str, Version], dict[str, int]]:
    """What a table agrees on for one side of a clash."""
    if chosen.variant:
        return {}, {chosen.variant: max(CATALOG.variants[chosen.variant].amounts or (0,))}
    return {chosen.row: base if base in chosen.versions else chosen.versions[0]}, {}


@pytest.mark.parametrize("base", Version)
@pytest.mark.parametrize("clash", ALL_CLASHES, ids=lambda clash: clash.id)
def test_a_clash_is_named_where_both_sides_are_chosen_and_only_there(
    clash: Clash, base: Version
) -> None:
    (rows, house), (more_rows, more_house) = side(clash.one, base), side(clash.other, base)
    both = Table.of(base, rows | more_rows, house | more_house)
    assert clash in both.clashes()
    for one in (clash.one, clash.other):
        if one.variant:
            given_up = Table.of(base, dict(both.rows), {})
        else:
            other = next(version for version in Version if version not in one.versions)
            given_up = Table.of(base, dict(both.rows) | {one.row: other}, dict(both.house))
        assert clash not in given_up.clashes()


@pytest.mark.parametrize("version", Version)
def test_no_version_contradicts_itself(version: Version) -> None:
    assert Table.of(version, {}, {}).clashes() == ()


def test_a_variant_that_answers_a_whole_row_leaves_nothing_to_clash() -> None:
    # Wiener blocks the pile for a finished canasta; the house rule says so too, in its place.
    table = Table.of(K, {"sperre-canasta": W}, {"fertig": 0})
    assert [clash.id for clash in table.clashes()] == ["anlegen-und-kein-stapel"]


@pytest.mark.parametrize("clash", ALL_CLASHES, ids=lambda clash: clash.id)
def test_a_clash_names_what_can_be_chosen(clash: Clash) -> None:
    for one in (clash.one, clash.other):
        assert one.variant in CATALOG.variants if one.variant else one.row in CODE_OF_ROW


# --- Whom a table follows ---


def test_the_origin_of_points_and_rows() -> None:
    table = Table.of(K, {"wild": W, "letzte": A}, {"wildcanasta": 1000, "sperr": 1500})
    assert origin(table.selection, "meldung-wild-max") == "nach Wiener"
    assert origin(table.selection, "letzte-karte") == "nach ASS-Heft"
    assert origin(table.selection, "kartenwerte") == "nach Klassisch"
    assert origin(table.selection, "schwarze-drei-wild") == "Hausregel"
    # One origin of all points; only one point of the row is answered by the house rule.
    assert row_origin(table, "wild") == "nach Wiener"
    assert row_origin(table, "nur-wild") == "Hausregel"
    assert row_origin(table, "schwarz") == "nach Klassisch, mit Hausregel"


@pytest.mark.parametrize(("amount", "source"), [(1000, "ASS-Heft"), (2000, "pagat.com")])
def test_a_wild_canasta_cites_who_names_its_figure(amount: int, source: str) -> None:
    answer = CATALOG.variants["wildcanasta"].answers(amount)["meldung-nur-wild"]
    assert [cite.source.short for cite in answer.cites] == [source]


@pytest.mark.parametrize(("base", "other"), [(K, A), (W, A), (A, K), (A, W)])
@pytest.mark.parametrize(
    ("row", "against"),
    [("schwarz", "letzte"), ("verdeckt", "letzte"), ("startkarte", "einfrieren")],
)
def test_what_two_rows_say_together_clashes_either_way(
    base: Version, other: Version, row: str, against: str
) -> None:
    (clash,) = Table.of(base, {row: other}, {}).clashes()
    assert {clash.one.row, clash.other.row} == {row, against}
