"""What is said of taking the pile where the worked examples do not tell two reasons apart."""

import pytest

from rules.schema import Selection, Version
from rules.status import Status
from scoring.cards import Card, Meld
from scoring.pile import evaluate_pile
from scoring.pile_turn import Frozen, PileTurn
from scoring.ruleset import Ruleset
from scoring.verdicts import Check, Code, Verdict, Why

KLASSISCH, WIENER, ASS = (Ruleset.of(Selection(version)) for version in Version)
KINGS = Meld(Card.KING, 3)


@pytest.mark.parametrize(("rules", "blocks"), [(KLASSISCH, True), (WIENER, False), (ASS, True)])
def test_a_black_upcard_blocks_unless_it_is_covered(rules: Ruleset, blocks: bool) -> None:
    # Klassisch leaves it, Wiener covers it, and the booklet does not say that it is covered.
    turn = PileTurn(Card.THREE, (Card.KING,) * 4, (KINGS,), upcard=True)
    codes = {check.why.code for check in evaluate_pile(rules, turn).blocks}
    assert (Code.TOP_IS_BLACK_THREE in codes) == blocks


def test_the_top_card_is_named_for_which_no_meld_lies_there() -> None:
    turn = PileTurn(Card.QUEEN, (Card.FIVE,) * 4, (KINGS,))
    *_, add = evaluate_pile(KLASSISCH, turn).ways
    (missing,) = add.checks
    assert missing.why.code is Code.NO_MELD_OF_TOP
    assert missing.why.facts == {"card": "D"}


@pytest.mark.parametrize(
    ("frozen", "why"),
    [
        # The booklet does not say whether a red three freezes; else the player does not know.
        (Frozen.RED, Why(Code.WAY_FREEZE_OPEN, "rote-drei-als-startkarte", Status.SILENT)),
        (
            Frozen.UNKNOWN,
            Why(Code.WAY_FREEZE_UNKNOWN, "stapel-eingefroren", ASS.frozen_pile.status),
        ),
    ],
)
def test_an_open_freezing_is_not_an_unknown_one(frozen: Frozen, why: Why) -> None:
    turn = PileTurn(Card.KING, (Card.FIVE,) * 4, (KINGS,), frozen=frozen)
    *_, add = evaluate_pile(ASS, turn).ways
    open_checks = [check for check in add.checks if check.verdict is Verdict.UNCLEAR]
    assert open_checks == [Check(Verdict.UNCLEAR, why)]


def test_a_first_meld_with_the_top_card_says_what_comes_from_the_hand() -> None:
    # Three kings and three queens, 60 points; two of the kings come from the hand.
    hand = (Card.KING,) * 2 + (Card.QUEEN,) * 3 + (Card.FIVE, Card.SIX)
    pair, *_ = evaluate_pile(KLASSISCH, PileTurn(Card.KING, hand)).ways
    assert pair.verdict is Verdict.ALLOWED
    assert (pair.lay, pair.meld) == ((Card.KING, Card.KING), KINGS)
    assert pair.opening
    assert pair.opening.melds == (KINGS, Meld(Card.QUEEN, 3))
