"""The engine itself, where the public contract does not reach: other readings line by line, and
rules that no version has today."""

import pytest

from rules.schema import Selection, Version
from rules.values import Relation, WildLimit
from scoring.lines import Item
from scoring.melds import most_wilds
from scoring.played import QuickCount, Round, Tally
from scoring.rounds import score_party
from scoring.ruleset import Ruleset
from scoring.verdicts import Code

MELDED = QuickCount(natural=1, melded=70)


def test_without_any_limit_every_wild_card_may_lie_there() -> None:
    assert most_wilds(WildLimit(None, Relation.ANY), 2) is None


@pytest.mark.parametrize(
    ("version", "reading", "early", "players", "wanted"),
    [
        # As laid: 100 each.
        (
            Version.KLASSISCH,
            "rote-drei-hand-wie-ausgelegt",
            0,
            4,
            [(Code.RED_IN_HAND_AS_LAID, "rote-drei-auf-hand", (100, 100))],
        ),
        # As laid, but three packs: no source says what that is.
        (
            Version.KLASSISCH,
            "rote-drei-hand-wie-ausgelegt",
            0,
            6,
            [(Code.RED_UNVALUED, "rote-drei-drei-pakete", (0,))],
        ),
        # -500 each, and 100 each besides.
        (
            Version.WIENER,
            "rote-drei-hand-zusaetzlich",
            0,
            4,
            [
                (Code.RED_IN_HAND, "rote-drei-auf-hand", (-500, -500)),
                (Code.RED_IN_HAND_EXTRA, "rote-drei-auf-hand-zusatz", (100, 100)),
            ],
        ),
        # ... besides which three packs have no value.
        (
            Version.WIENER,
            "rote-drei-hand-zusaetzlich",
            0,
            6,
            [
                (Code.RED_IN_HAND, "rote-drei-auf-hand", (-500, -500)),
                (Code.RED_UNVALUED, "rote-drei-drei-pakete", (0,)),
            ],
        ),
        # -500, but nothing for the one held by a player who never had a turn.
        (
            Version.KLASSISCH,
            "wikipedia",
            1,
            4,
            [
                (Code.RED_IN_HAND, "rote-drei-auf-hand", (-500,)),
                (Code.RED_IN_HAND_EARLY, "rote-drei-auf-hand", (0,)),
            ],
        ),
    ],
)
def test_red_threes_in_hand_in_another_reading(
    version: Version, reading: str, early: int, players: int, wanted: list[object]
) -> None:
    rules = Ruleset.of(Selection(version, reading))
    holder = Tally(MELDED, red_hand=2, red_hand_early=early)
    played = Round({"a": holder, "b": Tally(MELDED)}, out="b", players=players)
    lines = [x for x in score_party(rules, played, "a").lines if x.item is Item.RED_HAND]
    assert [(x.why.code, x.why.point, x.terms) for x in lines] == wanted
    counted = [x.why.facts["count"] for x in lines]
    assert counted == ([1, 1] if early else [2] * len(lines))
