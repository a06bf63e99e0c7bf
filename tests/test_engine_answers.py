"""On what the columns differ, and which points decide it: not told by the cases of one column."""

from scoring.answers import Difference, answer_round, differences, differing_sides
from scoring.columns import COLUMNS
from scoring.going_out import OutKind
from scoring.lines import Item
from scoring.played import QuickCount, Round, Tally

MELDED = QuickCount(natural=1, melded=70)


def test_an_item_is_named_once_two_columns_differ_on_it() -> None:
    # a goes out concealed without a canasta in hand: K 100 like ordinarily, W and A 200.
    # b has melded without a canasta: the red three laid counts K 100, W and A -100; the one in
    # hand K 0, W and A -500, where a reading adds a line of 0. All the rest is alike.
    holder = Tally(QuickCount(melded=30, hand=20), red=1, red_hand=1)
    played = Round({"a": Tally(MELDED), "b": holder}, out="a", out_kind=OutKind.CONCEALED)
    answers = answer_round(played)
    assert differences(answers) == (
        Difference("a", Item.OUT, ("verdeckt-total-ohne-canasta",)),
        Difference("b", Item.RED, ("rote-drei-plus-bedingung", "rote-drei-minus-bedingung")),
        Difference("b", Item.RED_HAND, ("rote-drei-auf-hand", "rote-drei-auf-hand-zusatz")),
    )
    assert differing_sides(answers, "a") == ()
    # One column alone differs from nothing.
    assert differences(answer_round(played, COLUMNS[:1])) == ()


def test_who_plays_with_whom_decides_before_the_rules_of_an_item() -> None:
    # K: b and c are a pair, 70 + 100 melded with one canasta, 20 in hand. W and A: each alone.
    holder = Tally(QuickCount(melded=100, hand=20))
    tallies = {"a": Tally(MELDED), "b": Tally(MELDED), "c": holder}
    answers = answer_round(Round(tallies, out="a", players=3, solo="a"))
    assert [differing_sides(answers, seat) for seat in "abc"] == [(), ("zu-dritt",), ("zu-dritt",)]
    assert differences(answers) == (
        # 170 and 70; -20 and nothing; both have a canasta.
        Difference("b", Item.MELDED, ("zu-dritt", "kartenwerte")),
        Difference("b", Item.HAND, ("zu-dritt", "wertung-formel")),
        # 170 and 100; a canasta and none; -20 here and there.
        Difference("c", Item.MELDED, ("zu-dritt", "kartenwerte")),
        Difference("c", Item.NATURAL, ("zu-dritt", "canasta-echt")),
    )
