"""What is said of a first meld: points, support and numbers, each typed by hand.

Kings and queens count 10, aces and twos 20, fives 5, jokers 50; seven cards are a canasta.
"""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from rules.schema import Selection, Version
from rules.status import Status
from scoring.cards import Card, Meld
from scoring.going_out import OutKind
from scoring.initial_meld import (
    MinimumCheck,
    aims,
    check_minimum,
    check_pile,
    check_pile_mixed_in,
    check_top,
)
from scoring.ruleset import Ruleset
from scoring.verdicts import Check, Code, Verdict, Why

KLASSISCH = Ruleset.of(Selection(Version.KLASSISCH))
ASS = Ruleset.of(Selection(Version.ASS))
# One natural and one wild card suffice beside the top card.
MIXED = Ruleset.of(Selection(Version.KLASSISCH, "wikipedia"))
# No pile before the first meld.
CLOSED = Ruleset.of(Selection(Version.ASS, "stapel-erst-nach-auslage"))

KINGS = Meld(Card.KING, 5)
MIDDLE = {"low": 5, "high": 1495, "minimum": 50, "highest": 50}
STEPS, TOP = "erstmeldung-stufen", "erstmeldung-stapelkarte"


def _check(
    rules: Ruleset,
    *melds: Meld,
    score: int = 5,
    top: Card | None = None,
    below: Sequence[Card] = (),
    kind: OutKind = OutKind.NO,
    mixed_in: bool = False,
) -> MinimumCheck:
    return check_minimum(
        rules,
        score=score,
        melds=melds,
        top=top,
        below=below,
        out_kind=kind,
        pile_mixed_in=mixed_in,
    )


def _facts(points: int, missing: int, top_points: int, without_top: int) -> dict[str, int | str]:
    return {
        "points": points,
        "missing": missing,
        "top_points": top_points,
        "without_top": without_top,
    }


def test_a_minimum_is_met_or_so_many_points_are_missing() -> None:
    facts = MIDDLE | _facts(50, 0, 0, 0)
    why = Why(Code.MINIMUM_MET, STEPS, Status.STATED, facts)
    assert _check(ASS, KINGS) == MinimumCheck(True, 50, True, (Check(Verdict.ALLOWED, why),))
    # 3*10 + 3*5 = 45; and 5*10 + 3*5, of which two kings from under the top card do not count.
    facts = MIDDLE | _facts(45, 5, 0, 5)
    why = Why(Code.MINIMUM_MISSED, STEPS, Status.STATED, facts)
    missed = MinimumCheck(True, 50, False, (Check(Verdict.FORBIDDEN, why),), 5)
    assert _check(ASS, Meld(Card.KING, 3), Meld(Card.FIVE, 3)) == missed
    assert _check(ASS, KINGS, Meld(Card.FIVE, 3), below=[Card.KING] * 2) == missed


def test_where_two_minima_may_hold_the_middle_is_open() -> None:
    # 7*10 + 3*5 = 85 of 50 or 90
    facts = {"low": 1500, "high": 1500, "minimum": 50, "highest": 90} | _facts(85, 0, 0, 5)
    why = Why(Code.MINIMUM_OPEN, STEPS, Status.SILENT, facts)
    found = _check(ASS, Meld(Card.KING, 7), Meld(Card.FIVE, 3), score=1500)
    assert found == MinimumCheck(True, None, None, (Check(Verdict.UNCLEAR, why),))
    below, above = (_check(ASS, Meld(Card.KING, n), score=1500) for n in (4, 9))
    assert (below.minimum, below.met, below.missing) == (None, False, 10)
    assert (above.minimum, above.met, above.missing) == (None, True, 0)


def test_the_top_card_is_named_where_it_decides() -> None:
    facts = {"low": 0, "high": 1495, "minimum": 50, "highest": 50} | _facts(50, 0, 10, 10)
    assert _check(KLASSISCH, KINGS, top=Card.KING) == MinimumCheck(
        True,
        50,
        True,
        (
            Check(Verdict.ALLOWED, Why(Code.MINIMUM_MET, STEPS, Status.STATED, facts)),
            Check(Verdict.ALLOWED, Why(Code.TOP_CARD_COUNTS, TOP, Status.STATED, facts)),
        ),
    )
    why = Why(Code.TOP_CARD_OPEN, TOP, Status.SILENT, MIDDLE | _facts(50, 0, 10, 10))
    open_check = MinimumCheck(True, 50, None, (Check(Verdict.UNCLEAR, why),))
    assert _check(ASS, KINGS, top=Card.KING) == open_check
    # Where it does not count 40 points are left; with a sixth king it decides nothing.
    without = replace(ASS, top_counts=replace(ASS.top_counts, value=False))
    why = Why(Code.MINIMUM_MISSED, STEPS, Status.STATED, MIDDLE | _facts(50, 0, 10, 10))
    (missed,) = _check(without, KINGS, top=Card.KING).checks
    assert missed == Check(Verdict.FORBIDDEN, why)
    for rules in (KLASSISCH, ASS, without):
        (met,) = _check(rules, Meld(Card.KING, 6), top=Card.KING).checks
        assert (met.why.code, met.why.facts["without_top"]) == (Code.MINIMUM_MET, 0)


def test_not_knowing_what_came_from_the_pile_only_the_poorest_three_are_certain() -> None:
    three_aces, three_kings = Meld(Card.ACE, 3), Meld(Card.KING, 3)
    # Three aces are 60, whichever of them was the top card.
    (met,) = _check(KLASSISCH, three_aces, mixed_in=True).checks
    assert (met.why.code, met.why.facts["points"]) == (Code.MINIMUM_MET, 60)
    # Three kings are 30. A meld with two natural cards cannot hold top card and pair.
    hangs = Why(Code.MINIMUM_HANGS_ON_PILE, STEPS, Status.STATED)
    unclear = MinimumCheck(True, 50, None, (Check(Verdict.UNCLEAR, hangs),))
    two_aces, black = Meld(Card.ACE, 2, 0, 1), Meld(Card.THREE, 4)
    for rules, *melds in (
        (KLASSISCH, three_aces, three_kings),
        (KLASSISCH, three_kings, two_aces),
        (KLASSISCH, two_aces),
        (KLASSISCH, two_aces, black),
        # Nor may the top card count: 40 of 60 points are certain.
        (ASS, three_aces),
    ):
        assert _check(rules, *melds, mixed_in=True) == unclear
    # Not even all cards reach it.
    assert _check(KLASSISCH, three_kings, mixed_in=True).met is False


CANASTA = Meld(Card.KING, 7)


@pytest.mark.parametrize(
    ("rules", "kind", "mixed_in", "code", "point", "status"),
    [
        (
            *(KLASSISCH, OutKind.CONCEALED, False),
            *(Code.WAIVER_FOR_HAND_CANASTA, "erstmeldung-entfall", Status.STATED),
        ),
        (
            *(KLASSISCH, OutKind.CONCEALED_CANASTA, True),
            *(Code.NO_WAIVER_AFTER_PILE, "erstmeldung-entfall-stapel", Status.STATED),
        ),
        (
            *(KLASSISCH, OutKind.CONCEALED, True),
            *(Code.NO_WAIVER_AFTER_PILE, "erstmeldung-entfall-stapel", Status.STATED),
        ),
    ],
)
def test_what_a_canasta_of_the_own_would_do_is_said_beside_what_is_missing(
    rules: Ruleset, kind: OutKind, mixed_in: bool, code: Code, point: str, status: Status
) -> None:
    found = _check(rules, CANASTA, score=5000, kind=kind, mixed_in=mixed_in)
    # 70 of 120
    assert (found.applies, found.met, found.missing) == (True, False, 50)
    missed, waiver = found.checks
    assert missed.why.code is Code.MINIMUM_MISSED
    assert waiver == Check(Verdict.ALLOWED, Why(code, point, status))
    # Nothing is said of it where the minimum is reached or there is no canasta.
    (met,) = _check(rules, CANASTA, kind=kind, mixed_in=False, top=Card.KING).checks
    assert met.why.code is Code.MINIMUM_MET
    (short,) = _check(rules, Meld(Card.KING, 6), score=5000, kind=kind, mixed_in=mixed_in).checks
    assert short.why.code is Code.MINIMUM_MISSED


def test_a_canasta_of_the_own_takes_the_minimum_away() -> None:
    kind = OutKind.CONCEALED_CANASTA
    why = Why(Code.MINIMUM_WAIVED, "erstmeldung-entfall", Status.STATED)
    waived = MinimumCheck(False, None, None, (Check(Verdict.ALLOWED, why),))
    assert _check(KLASSISCH, CANASTA, score=5000, kind=kind) == waived
    # After the pile was taken no source says it for the booklet.
    why = Why(Code.WAIVER_OPEN, "erstmeldung-entfall-stapel", Status.UNVERIFIED)
    unclear = MinimumCheck(True, 120, None, (Check(Verdict.UNCLEAR, why),))
    assert _check(ASS, CANASTA, score=5000, kind=kind, mixed_in=True) == unclear
    assert _check(ASS, CANASTA, score=5000, kind=kind, top=Card.KING) == unclear
    # Going out with the whole hand is meant.
    (missed,) = _check(KLASSISCH, CANASTA, score=5000, kind=OutKind.NORMAL).checks
    assert missed.why.code is Code.MINIMUM_MISSED


def test_points_to_aim_at_are_those_beyond_doubt_first() -> None:
    assert aims(KLASSISCH, 0, Card.KING) == (50,)
    assert aims(ASS, 1500, None) == (90, 50)
    assert aims(ASS, 1500, Card.KING) == (100, 90, 60, 50)
    without = replace(ASS, top_counts=replace(ASS.top_counts, value=False))
    assert aims(without, 1500, Card.KING) == (100, 60)


BESIDE = "stapel-vor-erstmeldung"


@pytest.mark.parametrize(
    ("rules", "melds", "code"),
    [
        (KLASSISCH, [Meld(Card.KING, 3)], None),
        (KLASSISCH, [Meld(Card.KING, 2, 1, 0), Meld(Card.ACE, 3)], None),
        (KLASSISCH, [Meld(Card.KING, 2, 1, 0)], Code.PILE_PAIR_NOWHERE),
        (MIXED, [Meld(Card.KING, 2, 1, 0)], None),
        (MIXED, [Meld(Card.KING, 2)], Code.PILE_PAIR_NOWHERE),
        # No pile is taken with a black three or a wild card on top.
        (KLASSISCH, [Meld(Card.THREE, 4), Meld(None, 0, 3, 0)], Code.PILE_PAIR_NOWHERE),
        (CLOSED, [Meld(Card.KING, 3)], Code.PILE_BEFORE_FIRST_MELD),
    ],
)
def test_somewhere_the_top_card_lay_with_what_it_needs(
    rules: Ruleset, melds: list[Meld], code: Code | None
) -> None:
    rule = rules.first_pile
    wanted = (Check(Verdict.FORBIDDEN, Why(code, BESIDE, rule.status)),) if code else ()
    assert check_pile_mixed_in(rules, melds) == wanted


@pytest.mark.parametrize(
    ("top", "first", "wanted"),
    [
        (Card.TWO, False, Why(Code.TOP_IS_WILD, "sperr-gruende", Status.DERIVED)),
        (Card.JOKER, True, Why(Code.TOP_IS_WILD, "sperr-gruende", Status.DERIVED)),
        (
            *(Card.THREE, False),
            Why(Code.TOP_IS_BLACK_THREE, "schwarze-drei-sperre", Status.AMBIGUOUS),
        ),
        (Card.KING, True, Why(Code.PILE_BEFORE_FIRST_MELD, BESIDE, CLOSED.first_pile.status)),
        (Card.KING, False, None),
    ],
)
def test_some_top_cards_keep_the_pile_from_being_taken(
    top: Card, first: bool, wanted: Why | None
) -> None:
    check = Check(Verdict.FORBIDDEN, wanted) if wanted else None
    assert check_top(CLOSED, top, first=first) == check
    found = check_pile(CLOSED, first=first, melds=[Meld(Card.KING, 3)], top=top, below=())
    assert found == ((check,) if check else ())


@pytest.mark.parametrize(
    ("melds", "below", "naturals", "wilds", "code"),
    [
        ([Meld(Card.KING, 3)], [], 2, 0, Code.PILE_PAIR),
        ([Meld(Card.KING, 4, 1, 0)], [Card.KING, Card.QUEEN], 2, 1, Code.PILE_PAIR),
        ([Meld(Card.KING, 2, 1, 0)], [], 1, 1, Code.PILE_PAIR_MISSING),
        # More kings from under the top card than lie there: none is from the hand.
        ([Meld(Card.KING, 2, 1, 0)], [Card.KING] * 2, 0, 1, Code.PILE_PAIR_MISSING),
        # Of two wild cards from the pile one has room beside the aces, the other lies here.
        (
            [Meld(Card.ACE, 3, 1, 0), Meld(Card.KING, 3, 1, 1)],
            [Card.TWO, Card.JOKER],
            *(2, 1, Code.PILE_PAIR),
        ),
        # Both have room there.
        (
            [Meld(Card.ACE, 3, 2, 0), Meld(Card.KING, 3, 1, 1)],
            [Card.TWO, Card.JOKER],
            *(2, 2, Code.PILE_PAIR),
        ),
    ],
)
def test_beside_the_top_card_lie_cards_from_the_hand(
    melds: list[Meld], below: list[Card], naturals: int, wilds: int, code: Code
) -> None:
    facts = {"card": "K", "naturals": naturals, "wilds": wilds}
    verdict = Verdict.ALLOWED if code is Code.PILE_PAIR else Verdict.FORBIDDEN
    wanted = Check(verdict, Why(code, BESIDE, Status.AMBIGUOUS, facts))
    assert check_pile(ASS, first=True, melds=melds, top=Card.KING, below=below) == (wanted,)
