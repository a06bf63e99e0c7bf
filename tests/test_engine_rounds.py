"""Lines and problems of a round that the worked ones do not tell apart."""

import pytest

from rules.schema import Selection, Version
from rules.status import Status
from scoring.cards import Card, Meld
from scoring.going_out import OutKind
from scoring.lines import Item
from scoring.played import ExactCards, QuickCount, Round, Tally
from scoring.rounds import score_party
from scoring.ruleset import Ruleset
from scoring.verdicts import Code, Verdict

KLASSISCH = Ruleset.of(Selection(Version.KLASSISCH))
# A natural canasta of kings: 70 and 500.
COUNTED = QuickCount(natural=1, melded=70)


def test_a_side_with_nothing_has_no_line_of_its_cards() -> None:
    played = Round({"a": Tally(QuickCount()), "b": Tally(COUNTED)}, out="b")
    assert score_party(KLASSISCH, played, "a").lines == ()


def test_a_problem_names_its_meld() -> None:
    wrong = Meld(Card.KING, 3, 4, 0)
    tallies = {"a": Tally(ExactCards((Meld(Card.ACE, 7), wrong))), "b": Tally(ExactCards())}
    (problem,) = score_party(KLASSISCH, Round(tallies, out=None), "a").problems
    assert (problem.meld, problem.check.why.code) == (wrong, Code.WILD_SURPLUS)


@pytest.mark.parametrize(("players", "hand", "wrong"), [(4, 20, 0), (2, 20, 1), (2, 0, 0)])
def test_only_who_plays_alone_cannot_go_out_and_hold_cards(
    players: int, hand: int, wrong: int
) -> None:
    # Two natural canastas, as two players need them.
    count = QuickCount(natural=2, melded=140, hand=hand)
    played = Round({"a": Tally(count), "b": Tally(COUNTED)}, out="a", players=players)
    problems = score_party(KLASSISCH, played, "a").problems
    assert [p.check.why.code for p in problems] == [Code.OUT_WITH_HAND] * wrong
    for problem in problems:
        assert problem.check.verdict is Verdict.FORBIDDEN
        assert problem.check.why.point == "zu-dritt"
        assert problem.check.why.status is KLASSISCH.three_players.status
        assert problem.meld is None


@pytest.mark.parametrize(("version", "spoils"), [(Version.KLASSISCH, 0), (Version.WIENER, 1)])
def test_taking_the_pile_spoils_a_concealed_going_out_in_wiener(
    version: Version, spoils: int
) -> None:
    tallies = {"a": Tally(COUNTED), "b": Tally(COUNTED)}
    kind = OutKind.CONCEALED_CANASTA
    played = Round(tallies, out="a", out_kind=kind, out_pile=True)
    scored = score_party(Ruleset.of(Selection(version)), played, "a")
    _, pile = (x for x in scored.lines if x.item is Item.OUT)
    assert (pile.why.code, pile.why.point) == (Code.PILE_IN_TURN, "verdeckt-stapelkauf")
    assert (pile.points, pile.why.facts["spoils"]) == (0, spoils)


def test_what_a_source_does_not_say_of_a_player_without_a_turn_is_not_verified() -> None:
    # Two red threes in hand cost 500 each; of the one held by a player who never had a turn Wiener
    # says nothing, and whether they count besides is not verified: a line of its own, of nothing.
    holder = Tally(COUNTED, red_hand=2, red_hand_early=1)
    played = Round({"a": holder, "b": Tally(COUNTED)}, out="b")
    lines = score_party(Ruleset.of(Selection(Version.WIENER)), played, "a").lines
    assert [(x.why.code, x.why.status, x.terms) for x in lines if x.item is Item.RED_HAND] == [
        (Code.RED_IN_HAND, Status.STATED, (-500,)),
        (Code.RED_IN_HAND_EARLY, Status.UNVERIFIED, (-500,)),
        (Code.RED_IN_HAND_EXTRA, Status.UNVERIFIED, (0, 0)),
    ]
