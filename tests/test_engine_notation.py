"""All that is read, noted and not understood in a text, exactly: facts and what is offered."""

import pytest

from scoring.cards import Card, format_cards, format_melds
from scoring.notation import (
    Fault,
    FaultCode,
    Note,
    NoteCode,
    ReadCards,
    ReadMelds,
    read_card,
    read_cards,
    read_melds,
)


def _unknown(typed: str, meant: str = "") -> Fault:
    return Fault(FaultCode.UNKNOWN, {"typed": typed, "meant": meant})


def _suit(typed: str) -> Fault:
    return Fault(FaultCode.SUIT, {"typed": typed})


def _count(typed: str) -> Fault:
    return Fault(FaultCode.COUNT, {"typed": typed, "most": 162})


def _mixed(typed: str, meant: str, **more: str) -> Fault:
    return Fault(FaultCode.MIXED, {"typed": typed, "meant": meant} | more)


def _red(typed: str) -> Fault:
    return Fault(FaultCode.RED_THREE_IN_MELD, {"typed": typed})


def _jokers(count: int, instead: str) -> Note:
    return Note(NoteCode.J_IS_JOKER, {"count": count}, instead)


def _after(typed: str, count: int, card: Card) -> Note:
    return Note(NoteCode.COUNT_AFTER_CARD, {"typed": typed, "count": count, "card": card})


def _merged(rank: str) -> Note:
    return Note(NoteCode.MERGED, {"rank": rank})


@pytest.mark.parametrize(
    ("text", "melds", "notes", "faults", "meant"),
    [
        ("", "", [], [], []),
        (" , ;K", "K", [], [], []),
        # A lone J may be a jack: all of them, wherever they stand.
        ("J K jj", "K Jo Jo Jo", [_jokers(3, "B K BB")], [], []),
        (
            "J×2, J",
            "Jo Jo, Jo",
            [_jokers(3, "B×2, B"), _after("J×2", 2, Card.JOKER)],
            [],
            [],
        ),
        ("2×J Jo", "Jo Jo Jo", [_jokers(2, "2×B Jo")], [], []),
        ("8: 2, k × 3", "8: 2, K K K", [_after("k × 3", 3, Card.KING)], [], []),
        # Melds of one rank join, in the order of the ranks.
        ("DD, KK, DD, K Jo,AA", "D D D D, K K K Jo, A A", [_merged("K"), _merged("D")], [], []),
        ("2 2 2, Jo Jo", "2 2 2, Jo Jo", [], [], []),
        # What stands alone or twice of a suit.
        ("♥", "", [], [_suit("♥")], []),
        ("K♥♠", "K", [], [_suit("♠")], []),
        ("♥♠K", "K", [], [_suit("♥♠")], []),
        ("♥ K, ♠", "K", [], [_suit("♠")], []),
        ("3r♠", "", [], [_suit("3r♠"), _red("3r♠")], []),
        (" 3♥ ", "", [], [_red("3♥")], []),
        ("2×♦3", "", [], [_red("2×♦3")], []),
        ("2×♣3 3", "3 3 3", [], [], []),
        ("K K, D♥ D", "K K, D D", [], [], []),
        ("KK J♥ 2", "K K 2 Jo", [_jokers(1, "KK B♥ 2")], [], []),
        ("A, K×3♥ K", "A, K K K K", [_after("K×3♥", 3, Card.KING)], [], []),
        # How many there may be; five digits are too many whatever they say.
        ("00002xK", "K", [], [_count("00002xK")], []),
        ("0xK", "K", [], [_count("0xK")], []),
        ("163xK", "K", [], [_count("163xK")], []),
        ("99999×K", "K", [], [_count("99999×K")], []),
        ("1xK 0002xK", "K K K", [], [], []),
        ("10×7", "7 7 7 7 7 7 7 7 7 7", [], [], []),
        ("K\tK", "K K", [], [], []),
        # Ranks that do not go together, and what was meant.
        ("K D", "", [], [_mixed("K D", "K, D")], ["K, D"]),
        ("2 K Jo D 2", "", [], [_mixed("2 K Jo D 2", "K 2 Jo, D 2")], ["K 2 Jo, D 2"]),
        ("4 K", "", [], [_mixed("4 K", "4, K", counted="4×K")], ["4, K", "4×K"]),
        (
            "AA, 4 K",
            "A A",
            [],
            [_mixed("4 K", "4, K", counted="4×K")],
            ["A A, 4, K", "A A, 4×K"],
        ),
        ("4 K K", "", [], [_mixed("4 K K", "4, K K")], ["4, K K"]),
        (
            "4 K, 5 D",
            "",
            [],
            [_mixed("4 K", "4, K", counted="4×K"), _mixed("5 D", "5, D", counted="5×D")],
            ["4, K, 5, D"],
        ),
        ("3r 3r, K D", "", [], [_red("3r 3r"), _mixed("K D", "K, D")], []),
        # Additions to a meld on the table.
        ("8: ", "", [], [Fault(FaultCode.NOTHING_TO_ADD, {"rank": "8"})], []),
        ("8:8 2", "8 2", [], [], []),
        (
            "8:9 9",
            "",
            [],
            [Fault(FaultCode.TARGET_MISMATCH, {"rank": "8", "found": "9"})],
            [],
        ),
        *(
            (f"{typed} : 8", "", [], [Fault(FaultCode.TARGET, {"typed": typed})], [])
            for typed in ("K K", "2", "Jo", "3r", "Köni", "♥", "")
        ),
        ("8: X", "", [], [_unknown("X", "10"), Fault(FaultCode.NOTHING_TO_ADD, {"rank": "8"})], []),
        # Only the first colon names the meld.
        ("8: 2: 2", "8: 2 2", [], [_unknown(":")], []),
        ("K, 8: Jo×2", "K, 8: Jo Jo", [_after("Jo×2", 2, Card.JOKER)], [], []),
        ("K, 8: 2×J", "K, 8: Jo Jo", [_jokers(2, "K, 8: 2×B")], [], []),
        # Words that are not known; each once, and offered where all of them are near a card.
        ("K K Köni", "K K K", [], [_unknown("Köni", "K")], ["K K K"]),
        ("K K, X 10", "K K, 10", [], [_unknown("X", "10")], ["K K, 10 10"]),
        ("K K X, XX", "K K", [], [_unknown("X", "10"), _unknown("XX")], []),
        ("X X X", "", [], [_unknown("X", "10")], ["10 10 10"]),
        ("KKW, W", "K K", [], [_unknown("KKW"), _unknown("W")], []),
        ("ßß K ß", "K", [], [_unknown("ßß"), _unknown("ß")], []),
        ("K K rote 3", "K K", [], [_unknown("rote 3", "3r")], []),
        ("K ? 1", "K", [], [_unknown("?"), _unknown("1", "10")], []),
        ("K D, X", "", [], [_mixed("K D", "K, D"), _unknown("X", "10")], []),
    ],
)
def test_melds_are_read_exactly(
    text: str, melds: str, notes: list[Note], faults: list[Fault], meant: list[str]
) -> None:
    found = read_melds(text)
    assert format_melds(found.melds) == melds
    assert (list(found.notes), list(found.faults)) == (notes, faults)
    assert list(found.meant) == meant


@pytest.mark.parametrize(
    ("text", "cards", "notes", "faults", "meant"),
    [
        ("K\tD / A;2+3", "A K D 3 2", [], [], []),
        ("K\u0007\u200bD", "K D", [], ["U+0007", "U+200B"], []),
        ("K, J", "K Jo", [_jokers(1, "K, B")], [], []),
        ("7×10, K×2", "K K 10 10 10 10 10 10 10", [_after("K×2", 2, Card.KING)], [], []),
        ("3♥ 3♠ ♦3 3r♥ ♤ 3", "3 3 3r 3r 3r", [], [], []),
        ("3r♣", "3r", [], [_suit("3r♣")], []),
        ("rote 3, K", "K", [], [_unknown("rote 3", "3r")], ["3r, K"]),
        ("Rote Dreien", "", [], [_unknown("Rote Dreien", "3r")], ["3r"]),
        ("8: 2", "8 2", [], [_unknown(":")], []),
        # Another fault besides, or one word that nobody knows: nothing is offered.
        ("X 0xK", "K", [], [_unknown("X", "10"), _count("0xK")], []),
        ("X ß", "", [], [_unknown("X", "10"), _unknown("ß")], []),
        ("Köni;X", "K", [], [_unknown("Köni", "K"), _unknown("X", "10")], ["K;10"]),
    ],
)
def test_a_hand_is_read_exactly(
    text: str, cards: str, notes: list[Note], faults: list[Fault | str], meant: list[str]
) -> None:
    found = read_cards(text)
    assert format_cards(found.cards) == cards
    wanted = [Fault(FaultCode.CONTROL, {"code": f}) if isinstance(f, str) else f for f in faults]
    assert (list(found.notes), list(found.faults)) == (notes, wanted)
    assert list(found.meant) == meant


def test_nothing_is_offered_that_would_be_read_otherwise() -> None:
    # A ten in place of the x would make 1063 kings.
    found = read_cards("x63xK")
    assert (found.faults, found.meant) == ((_unknown("x", "10"),), ())
    assert found.cards == (Card.KING,) * 63


def test_so_many_cards_of_one_kind_are_read() -> None:
    assert read_cards("162xK") == ReadCards((Card.KING,) * 162)


def test_what_is_too_long_is_not_read_at_all() -> None:
    text = "K" * 2001
    fault = Fault(FaultCode.TOO_LONG, {"length": 2001, "most": 2000})
    assert read_melds(text) == ReadMelds(faults=(fault,))
    assert read_cards(text) == ReadCards(faults=(fault,))
    assert read_card(text) == ReadCards(faults=(fault,))


@pytest.mark.parametrize(("text", "count"), [("", 0), ("K D", 2), ("2×K", 2)])
def test_one_card_is_asked_for(text: str, count: int) -> None:
    fault = Fault(FaultCode.NOT_ONE_CARD, {"count": count})
    assert read_card(text) == ReadCards(faults=(fault,))


def test_what_else_is_wrong_with_one_card_comes_first() -> None:
    assert read_card("X D D").faults == (_unknown("X", "10"),)
    assert read_card(" d ") == ReadCards((Card.QUEEN,))
