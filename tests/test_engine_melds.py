"""What is said of a meld: point, support and numbers, each typed by hand from the rule notes."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.schema import Selection, Version
from rules.status import Status
from rules.values import Relation, WildLimit
from scoring.cards import Card, Meld
from scoring.melds import check_meld, is_canasta, on_table, repair, wild_surplus
from scoring.ruleset import Ruleset
from scoring.verdicts import Check, Code, Verdict, Why

KLASSISCH = Ruleset.of(Selection(Version.KLASSISCH))
ASS = Ruleset.of(Selection(Version.ASS))

Facts = Mapping[str, int | str]


def _forbid(code: Code, point: str, status: Status, facts: Facts) -> Check:
    return Check(Verdict.FORBIDDEN, Why(code, point, status, facts))


def _allow(code: Code, point: str, status: Status, facts: Facts) -> Check:
    return Check(Verdict.ALLOWED, Why(code, point, status, facts))


@pytest.mark.parametrize(
    ("rules", "meld", "wanted"),
    [
        # Wild cards for a meld that does not lie there.
        (
            KLASSISCH,
            Meld(Card.KING, 0, 2, 0),
            _forbid(Code.NO_MELD_TO_ADD_TO, "meldung-minimum", Status.STATED, {"rank": "K"}),
        ),
        (
            KLASSISCH,
            Meld(Card.KING, 3),
            _allow(
                *(Code.NATURALS_FINE, "meldung-minimum", Status.STATED),
                {"naturals": 3, "wilds": 0, "size": 3},
            ),
        ),
        # Three may lie there, whatever the naturals.
        (
            KLASSISCH,
            Meld(Card.KING, 3, 1, 1),
            _allow(
                *(Code.WILDS_WITHIN, "meldung-wild-max", Status.STATED),
                {"naturals": 3, "wilds": 2, "size": 5, "most": 3, "surplus": 0},
            ),
        ),
        # The booklet shows sizes 5 and 7; what holds for 6 and from 8 on is concluded.
        (
            ASS,
            Meld(Card.KING, 4, 2, 0),
            _allow(
                *(Code.WILDS_WITHIN, "meldung-wild-max", Status.DERIVED),
                {"naturals": 4, "wilds": 2, "size": 6, "most": 3, "surplus": 0},
            ),
        ),
        (
            ASS,
            Meld(Card.KING, 4, 3, 0),
            _allow(
                *(Code.WILDS_WITHIN, "meldung-wild-max", Status.STATED),
                {"naturals": 4, "wilds": 3, "size": 7, "most": 3, "surplus": 0},
            ),
        ),
        (
            ASS,
            Meld(Card.KING, 5, 3, 0),
            _allow(
                *(Code.WILDS_WITHIN, "meldung-wild-max", Status.DERIVED),
                {"naturals": 5, "wilds": 3, "size": 8, "most": 4, "surplus": 0},
            ),
        ),
        (
            ASS,
            Meld(Card.KING, 3, 5, 0),
            _forbid(
                *(Code.WILD_SURPLUS, "meldung-wild-max", Status.DERIVED),
                {"naturals": 3, "wilds": 5, "size": 8, "most": 2, "surplus": 3},
            ),
        ),
        (
            KLASSISCH,
            Meld(None, 0, 2, 1),
            _forbid(Code.WILD_ONLY, "meldung-nur-wild", Status.STATED, {"size": 3, "least": 3}),
        ),
    ],
)
def test_one_thing_is_said_of_a_meld(rules: Ruleset, meld: Meld, wanted: Check) -> None:
    assert check_meld(rules, meld, going_out=False) == (wanted,)


def test_all_that_is_wrong_with_a_meld_is_said_at_once() -> None:
    facts = {"naturals": 1, "wilds": 1, "size": 2}
    assert check_meld(ASS, Meld(Card.KING, 1, 1, 0), going_out=False) == (
        _forbid(Code.TOO_FEW_NATURALS, "meldung-minimum", Status.STATED, facts | {"least": 2}),
        _forbid(Code.TOO_FEW_CARDS, "meldung-minimum", Status.STATED, facts | {"least": 3}),
        _forbid(
            *(Code.WILD_SURPLUS, "meldung-wild-max", Status.STATED),
            facts | {"most": 0, "surplus": 1},
        ),
    )
    facts = {"size": 2, "least": 3}
    assert check_meld(KLASSISCH, Meld(None, 0, 1, 1), going_out=False) == (
        _forbid(Code.WILD_ONLY, "meldung-nur-wild", Status.STATED, facts),
        _forbid(Code.TOO_FEW_CARDS, "meldung-minimum", Status.STATED, facts),
    )
    facts = {"size": 2, "least": 3, "most": 4}
    assert check_meld(ASS, Meld(Card.THREE, 2, 1, 0), going_out=False) == (
        _forbid(Code.BLACK_THREES_EARLY, "schwarze-drei-melden", Status.STATED, facts),
        _forbid(Code.BLACK_THREES_WILD, "schwarze-drei-wild", Status.DERIVED, facts),
        _forbid(Code.BLACK_THREES_SIZE, "schwarze-drei-groesse", Status.STATED, facts),
    )


@pytest.mark.parametrize("naturals", [3, 4])
def test_three_or_four_black_threes_are_melded_in_going_out(naturals: int) -> None:
    facts = {"size": naturals, "least": 3, "most": 4}
    assert check_meld(ASS, Meld(Card.THREE, naturals), going_out=True) == (
        _allow(Code.BLACK_THREES_FINE, "schwarze-drei-groesse", Status.STATED, facts),
    )
    assert check_meld(ASS, Meld(Card.THREE, naturals), going_out=False) == (
        _forbid(Code.BLACK_THREES_EARLY, "schwarze-drei-melden", Status.STATED, facts),
    )


def test_where_nothing_limits_wild_cards_no_number_of_them_is_too_many() -> None:
    limit = replace(KLASSISCH.wild_limit, value=WildLimit(None, Relation.ANY))
    rules = replace(KLASSISCH, wild_limit=limit)
    meld = Meld(Card.KING, 2, 8, 4)
    assert wild_surplus(rules, meld) == 0
    assert check_meld(rules, meld, going_out=False) == (
        _allow(
            *(Code.WILDS_WITHIN, "meldung-wild-max", Status.STATED),
            {"naturals": 2, "wilds": 12, "size": 14, "surplus": 0},
        ),
    )


@pytest.mark.parametrize(
    ("meld", "surplus"),
    [
        (Meld(Card.KING, 2, 4, 1), 2),
        (Meld(Card.KING, 2, 3, 0), 0),
        # Only beside natural cards of a rank that takes wild ones.
        (Meld(None, 0, 4, 1), 0),
        (Meld(Card.THREE, 3, 4, 0), 0),
        (Meld(Card.KING, 0, 4, 0), 0),
    ],
)
def test_surplus_are_wild_cards_beside_natural_ones(meld: Meld, surplus: int) -> None:
    assert wild_surplus(KLASSISCH, meld) == surplus


def test_seven_cards_are_a_canasta_and_six_are_none() -> None:
    assert is_canasta(KLASSISCH, Meld(Card.KING, 4, 3, 0))
    assert not is_canasta(KLASSISCH, Meld(Card.KING, 4, 2, 0))


@pytest.mark.parametrize(
    ("melds", "table", "mended"),
    [
        # Twos go before jokers.
        ([Meld(Card.KING, 3, 2, 2)], [], (Meld(Card.KING, 3, 1, 2),)),
        ([Meld(Card.KING, 3, 1, 4)], [], (Meld(Card.KING, 3, 0, 3),)),
        # With what lies there already; of the queens nothing is left to lay.
        (
            [Meld(Card.KING, 1, 1, 1), Meld(Card.QUEEN, 0, 1, 0)],
            [Meld(Card.KING, 3, 2, 0), Meld(Card.QUEEN, 4, 3, 0)],
            (Meld(Card.KING, 1, 0, 1),),
        ),
        ([Meld(Card.QUEEN, 0, 1, 0)], [Meld(Card.QUEEN, 4, 3, 0)], None),
        # What is too many lies there.
        ([Meld(Card.KING, 1, 0, 0)], [Meld(Card.KING, 3, 4, 0)], None),
        # Nothing is too many.
        ([Meld(Card.KING, 3, 1, 0)], [], None),
        # Another meld stays wrong.
        ([Meld(Card.KING, 3, 4, 0), Meld(Card.QUEEN, 1, 2, 0)], [], None),
        ([Meld(Card.KING, 3, 4, 0), Meld(Card.THREE, 3)], [], None),
    ],
)
def test_what_is_surplus_is_taken_out(
    melds: list[Meld], table: list[Meld], mended: tuple[Meld, ...] | None
) -> None:
    assert repair(KLASSISCH, melds, table, going_out=False) == mended


def test_black_threes_may_stay_where_that_goes_out() -> None:
    melds = [Meld(Card.KING, 3, 4, 0), Meld(Card.THREE, 3)]
    wanted = (Meld(Card.KING, 3, 3, 0), Meld(Card.THREE, 3))
    assert repair(KLASSISCH, melds, (), going_out=True) == wanted


def test_of_two_melds_of_wild_cards_neither_joins_the_one_on_the_table() -> None:
    table, twos, jokers = [Meld(None, 0, 3, 0)], Meld(None, 0, 1, 0), Meld(None, 0, 0, 3)
    assert on_table([twos], table, wild_alone=True) == (Meld(None, 0, 4, 0),)
    assert on_table([twos], table, wild_alone=False) == (twos,)
    assert on_table([twos, jokers], table, wild_alone=True) == (twos, jokers)
