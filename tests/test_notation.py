"""How cards and numbers are read, as typed: tests/cases/notation.toml and what it leaves out."""

from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from django.test import Client

from scoring.card_names import card_meant
from scoring.cards import Card
from scoring.messages import fault
from scoring.notation import (
    FaultCode,
    NoteCode,
    plain_width,
    read_card,
    read_cards,
    read_melds,
)
from scoring.numbers import SumFault, UnreadableSumError, read_number, read_sum
from tests.case_files import ABSENT, ask, entries
from tests.pages import page_of

READS = entries("read")


def _query(read: dict[str, Any]) -> dict[str, str]:
    return {"cards": read["text"]} | ({"table": read["table"]} if "table" in read else {})


@pytest.mark.parametrize("read", READS, ids=lambda read: repr(read["text"]))
def test_melds_are_read_as_the_table_says(read: dict[str, Any]) -> None:
    status, answer = ask("meldung", _query(read))
    assert status == 200, answer
    assert answer["melds"] == read["melds"]
    if read.get("note") == ABSENT:
        assert not answer["notes"]
    elif "note" in read:
        assert any(read["note"] in note for note in answer["notes"]), answer["notes"]


@pytest.mark.parametrize(
    "read", [read for read in READS if "offers" in read], ids=lambda read: read["text"]
)
def test_the_other_spelling_is_offered_as_a_link(client: Client, read: dict[str, Any]) -> None:
    page = page_of(client.get("/meldung/", _query(read) | {"score": "1500"}))
    offered = [
        parse_qs(urlsplit(link.attributes["href"]).query)
        for link in page.all("a")
        if read["offers"] in link.text and "?" in link.attributes["href"]
    ]
    # Everything else that was typed comes along.
    assert {"cards": [read["offers"]], "score": ["1500"]} in offered


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("3r", "3r"),
        ("3R 3 K", "K 3 3r"),
        ("3♥ 3♦ ♥3", "3r 3r 3r"),
        ("3♠ ♣3", "3 3"),
        ("3r♥", "3r"),
        ("33r", "3 3r"),
        ("2×3r", "3r 3r"),
        ("Jo 2 3r 3 4 A", "A 4 3 2 Jo 3r"),
        ("K, D / 4; 3r + 2", "K D 4 2 3r"),
        ("K♥️ 3♥️", "K 3r"),
        ("K♠\ufe0e 3♣\ufe0e", "K 3"),
        ("K\u3000K\u3000D", "K K D"),
        ("K\tD", "K D"),
        ("", ""),
    ],
)
def test_a_hand_knows_the_colour_of_a_three(text: str, cards: str) -> None:
    read = read_cards(text)
    assert not read.faults
    assert " ".join(read.cards) == cards


@pytest.mark.parametrize(
    ("text", "fault", "meant"),
    [
        ("K K X", FaultCode.UNKNOWN, "10"),
        ("K K Zehn", FaultCode.UNKNOWN, "10"),
        ("Köni K K", FaultCode.UNKNOWN, "K"),
        ("K K ß", FaultCode.UNKNOWN, None),
        ("K K D D", FaultCode.MIXED, "K K, D D"),
        ("3r 3r 3r", FaultCode.RED_THREE_IN_MELD, None),
        ("3♥ 3 3", FaultCode.RED_THREE_IN_MELD, None),
        ("K\u0007K K", FaultCode.CONTROL, None),
        ("K\u200bK K", FaultCode.CONTROL, None),
        ("0xK", FaultCode.COUNT, None),
        ("99999xK", FaultCode.COUNT, None),
        ("♥", FaultCode.SUIT, None),
        ("3r♠ 3r 3r", FaultCode.SUIT, None),
        ("8: 9 9", FaultCode.TARGET_MISMATCH, None),
        ("2: 8", FaultCode.TARGET, None),
        ("8:", FaultCode.NOTHING_TO_ADD, None),
        ("K " * 1001, FaultCode.TOO_LONG, None),
    ],
    ids=lambda value: repr(value)[:30],
)
def test_what_is_not_understood_is_named(text: str, fault: FaultCode, meant: str | None) -> None:
    faults = read_melds(text).faults
    assert fault in {found.code for found in faults}
    if meant is not None:
        assert meant in {found.facts.get("meant") for found in faults}


def test_a_control_character_hides_nothing_beside_it() -> None:
    read = read_cards("K\u0007D")
    assert [fault.code for fault in read.faults] == [FaultCode.CONTROL]
    assert read.cards == (Card.KING, Card.QUEEN)


def test_two_thousand_characters_are_read() -> None:
    read = read_cards("K " * 1000)
    assert not read.faults
    assert len(read.cards) == 1000


def test_mixed_ranks_come_back_as_separate_melds() -> None:
    assert read_melds("K K 2 D D, 555").meant == ("5 5 5, K K 2, D D",)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("aces", "A"),
        ("Kigg", "K"),
        # Near 'koenig' by two thirds only, and near 'jo', which is too short to be near.
        ("koe", ""),
        ("jos", ""),
    ],
)
def test_only_what_is_near_is_meant(typed: str, meant: str) -> None:
    assert card_meant(typed) == meant


def test_every_full_width_sign_has_its_plain_one() -> None:
    assert plain_width("！Ｋ～＋") == "!K~+"


@pytest.mark.parametrize("text", ["K D", "", "2×K", "X"])
def test_the_top_card_is_exactly_one(text: str) -> None:
    assert read_card(text).faults


def test_a_top_card_may_be_a_red_three() -> None:
    assert read_card("3♥").cards == (Card.RED_THREE,)


def test_a_lone_j_of_a_hand_may_be_a_jack() -> None:
    assert [note.instead for note in read_cards("J K, j").notes] == ["B K, B"]


def test_each_liberty_is_noted_once() -> None:
    notes = read_melds("J J K, K×4").notes
    assert [note.code for note in notes] == [
        NoteCode.J_IS_JOKER,
        NoteCode.COUNT_AFTER_CARD,
        NoteCode.MERGED,
    ]
    assert notes[0].instead == "B B K, K×4"


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("0", 0),
        ("−35", -35),
        ("–35", -35),
        ("-35", -35),
        ("1.495", 1495),
        ("1 495", 1495),
        ("−1.240", -1240),
        ("１４９５", 1495),
        ("－４０", -40),
        ("99.995", 99995),
        (" 15 ", 15),
        ("+15", 15),
        ("1\u00a0495", 1495),
        ("9" * 12, 999999999999),
    ],
)
def test_a_number_is_read_as_people_write_it(text: str, number: int) -> None:
    assert read_number(text) == number


@pytest.mark.parametrize(
    "text",
    [
        "",
        "x",
        "1,5",
        "1.5",
        "1.49",
        "14.95",
        "1..495",
        "--5",
        "5-",
        "++5",
        "1e3",
        "٣",
        "²",
        "½",
        "9" * 13,
    ],
)
def test_what_is_no_number_is_not_guessed(text: str) -> None:
    assert read_number(text) is None


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("15", (15,)),
        ("10+15+20", (10, 15, 20)),
        ("10 + 15 + 20", (10, 15, 20)),
        ("10＋15", (10, 15)),
        ("1.240+620", (1240, 620)),
        ("1 495 + 5", (1495, 5)),
        ("−40+15", (-40, 15)),
        ("15+−40", (15, -40)),
        ("+15", (15,)),
        # Still being typed.
        ("10+15+", (10, 15)),
        ("15+", (15,)),
        # 200 characters, the most there are.
        ("5" + " " * 197 + "+5", (5, 5)),
        # A blank that no address makes of a plus.
        ("10\u202f620", (10620,)),
    ],
)
def test_a_sum_is_read_as_people_write_it(text: str, terms: tuple[int, ...]) -> None:
    assert read_sum(text, step=5) == terms


@pytest.mark.parametrize(
    ("text", "fault", "term"),
    [
        ("", SumFault.NO_TERM, ""),
        ("+", SumFault.NO_TERM, ""),
        ("10++15", SumFault.NO_TERM, ""),
        ("10+x", SumFault.NO_NUMBER, "x"),
        ("10,15", SumFault.NO_NUMBER, "10,15"),
        ("10-15", SumFault.NO_NUMBER, "10-15"),
        ("5×4", SumFault.NO_NUMBER, "5×4"),
        ("10 15 20", SumFault.LOST_PLUS, "10 15 20"),
        ("1240 620", SumFault.LOST_PLUS, "1240 620"),
        ("−40 15", SumFault.LOST_PLUS, "−40 15"),
        ("10 620", SumFault.TWO_READINGS, "10 620"),
        ("5 620 + 10", SumFault.TWO_READINGS, "5 620"),
        ("+".join(["5"] * 61), SumFault.TOO_LONG, ""),
        ("5" + " " * 200 + "+5", SumFault.TOO_LONG, ""),
    ],
)
def test_what_is_no_sum_is_named_and_not_guessed(text: str, fault: SumFault, term: str) -> None:
    with pytest.raises(UnreadableSumError) as found:
        read_sum(text, step=5)
    assert (found.value.fault, found.value.term) == (fault, term)
    assert found.value.args == (fault, term)


def test_a_sum_of_any_numbers_leaves_no_blank_to_group() -> None:
    with pytest.raises(UnreadableSumError) as found:
        read_sum("1 495", step=1)
    assert found.value.fault is SumFault.TWO_READINGS


def test_sixty_numbers_are_a_sum() -> None:
    assert sum(read_sum("+".join(["5"] * 60), step=5)) == 300


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("X X X", ("10 10 10",)),
        ("1 1 1, K K K", ("10 10 10, K K K",)),
        ("K K Köni", ("K K K",)),
        # With a ten it would mix ranks, and nobody knows what is meant by W.
        ("KX", ()),
        ("K K W", ()),
        ("X, K K W", ()),
    ],
)
def test_a_card_that_is_not_known_is_offered_as_it_is_written(typed, meant) -> None:
    assert read_melds(typed).meant == meant


@pytest.mark.parametrize("typed", ["rote3", "rote 3", "Rote Drei", "rot3", "rote Dreien"])
def test_a_red_three_in_words_is_no_black_one(typed: str) -> None:
    read = read_cards(f"K {typed}")
    assert read.cards == (Card.KING,)
    assert read.meant == ("K 3r",)
    (found,) = read.faults
    assert fault(found) == f"„{typed}“ kenne ich nicht. Eine rote Drei schreibst du 3r."
