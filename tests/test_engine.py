"""The engine itself, where the public contract does not reach: other readings line by line, and
rules that no version has today."""

from dataclasses import replace

import pytest

from rules.play_values import Asking, PileWays
from rules.schema import Selection, Version
from rules.values import Relation, WildLimit
from scoring.cards import Card, Meld
from scoring.first_meld import FirstMeld, evaluate_first_meld
from scoring.going_out import OutKind, check_canasta_in_last_turn
from scoring.initial_meld import check_minimum
from scoring.lines import Item
from scoring.melds import most_wilds
from scoring.out import Asked, OutTurn, evaluate_out
from scoring.pile import evaluate_pile
from scoring.pile_opening import openings
from scoring.pile_turn import PileTurn, Stock
from scoring.played import ExactCards, QuickCount, Round, Tally, cards_of
from scoring.rounds import score_party
from scoring.ruleset import Ruleset
from scoring.sides import Sides
from scoring.turn import Turn, evaluate_turn
from scoring.verdicts import Code, Verdict
from scoring.what_if import what_if_total

MELDED = QuickCount(natural=1, melded=70)


def test_without_any_limit_every_wild_card_may_lie_there() -> None:
    assert most_wilds(WildLimit(None, Relation.ANY), 2) is None


@pytest.mark.parametrize(("counts", "verdict"), [(True, "allowed"), (False, "forbidden")])
def test_a_rule_may_ask_for_a_canasta_before_the_last_turn(counts: bool, verdict: str) -> None:
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    rule = replace(rules.canasta_in_last_turn, value=counts)
    check = check_canasta_in_last_turn(replace(rules, canasta_in_last_turn=rule))
    assert check.verdict is Verdict(verdict)


CARDS_AT_ALL = "a meld holds at least one card and no negative number of cards"


@pytest.mark.parametrize(
    ("rank", "naturals", "twos", "jokers", "why"),
    [
        (Card.KING, 0, 0, 0, CARDS_AT_ALL),
        (Card.KING, -1, 2, 2, CARDS_AT_ALL),
        (Card.KING, 3, -1, 0, CARDS_AT_ALL),
        (Card.KING, 3, 0, -1, CARDS_AT_ALL),
        (None, 1, 2, 0, "natural cards need a rank"),
        (Card.TWO, 0, 3, 0, "2 is no rank of a meld"),
        (Card.JOKER, 0, 0, 3, "Jo is no rank of a meld"),
        (Card.RED_THREE, 3, 0, 0, "3r is no rank of a meld"),
    ],
)
def test_what_is_no_meld_is_none(
    rank: Card | None, naturals: int, twos: int, jokers: int, why: str
) -> None:
    with pytest.raises(ValueError, match=f"^{why}$"):
        Meld(rank, naturals, twos, jokers)


def test_only_melds_of_one_rank_join() -> None:
    with pytest.raises(ValueError, match=r"^only melds of one rank join$"):
        Meld(Card.KING, 3).plus(Meld(Card.QUEEN, 3))
    assert Meld(Card.KING, 3, 1, 0).plus(Meld(Card.KING, 1, 2, 3)) == Meld(Card.KING, 4, 3, 3)


def test_a_meld_of_wild_cards_that_loses_them_all_is_none() -> None:
    assert Meld(None, 0, 2, 1).without_wilds(2, 1) is None
    assert Meld(Card.KING, 2, 2, 2).without_wilds(1, 2) == Meld(Card.KING, 2, 1, 0)


def test_a_reading_that_covers_the_black_upcard_changes_what_it_says_of_it() -> None:
    # Klassisch leaves it, and it blocks; Wikipedia covers it, so that it does not.
    turn = PileTurn(Card.THREE, (Card.KING,) * 4, (Meld(Card.KING, 3),), upcard=True)
    base, other = (
        evaluate_pile(Ruleset.of(Selection(Version.KLASSISCH, reading)), turn)
        for reading in ("", "wikipedia")
    )
    assert other.changed_points(base) == {"startkarte-schwarz", "schwarze-drei-sperre"}


@pytest.mark.parametrize(("reading", "may"), [("", 0), ("wikipedia", 1)])
def test_after_the_last_red_three_the_reading_says_what_may_be_done(reading: str, may: int) -> None:
    turn = PileTurn(Card.QUEEN, (Card.QUEEN,) * 4, (Meld(Card.KING, 3),), stock=Stock.LAST_RED)
    result = evaluate_pile(Ruleset.of(Selection(Version.KLASSISCH, reading)), turn)
    (block,) = [c for c in result.blocks if c.why.code is Code.LAST_RED_THREE_ENDS]
    assert block.why.facts == {"meld": may, "discard": may}


def test_a_reading_of_red_threes_in_hand_changes_their_line_only() -> None:
    played = Round({"a": Tally(MELDED, red_hand=1), "b": Tally(MELDED)}, out="b")
    base, other = (
        score_party(Ruleset.of(Selection(Version.KLASSISCH, reading)), played, "a")
        for reading in ("", "rote-drei-hand-wie-ausgelegt")
    )
    assert other.changed_points(base) == {"rote-drei-auf-hand"}


def test_who_plays_with_whom_explains_a_line_that_only_one_reading_has() -> None:
    # Klassisch: b and c are a pair, 70 + 100 melded, one canasta, 20 in hand. Wikipedia: b alone,
    # 70 melded, one canasta. The cards differ; the hand is c's.
    holder = Tally(QuickCount(melded=100, hand=20))
    tallies = {"a": Tally(MELDED), "b": Tally(MELDED), "c": holder}
    played = Round(tallies, out="a", players=3, solo="a")
    base, other = (
        score_party(Ruleset.of(Selection(Version.KLASSISCH, reading)), played, "b")
        for reading in ("", "wikipedia")
    )
    assert other.changed_points(base) == {"kartenwerte", "zu-dritt"}


def test_a_reading_of_the_pile_changes_which_bonus_is_earned() -> None:
    hand = (Card.KING,) * 7 + (Card.NINE,)
    kings = (Meld(Card.KING, 7),)
    kind = OutKind.CONCEALED_CANASTA
    turn = OutTurn(hand, kings, out_kind=kind, out_pile=True)
    base, other = (
        evaluate_out(Ruleset.of(Selection(Version.KLASSISCH, reading)), turn)
        for reading in ("", "verdeckt-nur-vom-stock")
    )
    assert other.changed_points(base) == {"verdeckt-total-mit-canasta", "ausmachen-bonus"}


def test_a_reading_of_the_bands_changes_what_is_said_of_the_minimum() -> None:
    base, other = (
        evaluate_first_meld(
            Ruleset.of(Selection(Version.ASS, reading)), FirstMeld((Card.KING,) * 5, 1500)
        )
        for reading in ("", "grenze-1500-noch-50")
    )
    assert other.changed_points(base) == {"erstmeldung-stufen"}


def test_a_reading_of_the_wild_limit_changes_what_is_said_of_the_meld() -> None:
    # Four wild cards beside five kings: fewer than five, but more than three.
    turn = Turn((Meld(Card.KING, 5, 4, 0),), first=False)
    base, other = (
        evaluate_turn(Ruleset.of(Selection(Version.ASS, reading)), turn)
        for reading in ("", "hoechstens-drei-wilde")
    )
    assert other.changed_points(base) == {"meldung-wild-max"}


def test_only_a_canasta_that_was_wanting_is_one_of_the_last_turn() -> None:
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    kings, aces = Meld(Card.KING, 7), Meld(Card.ACE, 7)
    for table, codes in (
        ((), [Code.CANASTAS_ENOUGH, Code.CANASTA_IN_LAST_TURN]),
        # One is needed, and one lay already.
        ((aces,), [Code.CANASTAS_ENOUGH]),
    ):
        turn = Turn((kings,), table, first=False, out_kind=OutKind.NORMAL)
        assert [c.why.code for c in evaluate_turn(rules, turn).other_checks] == codes


def test_what_is_mended_counts_no_more_cards_from_under_the_top_one_than_still_lie() -> None:
    # Four twos beside three kings are one too many. Left: 3*10 + 3*20 + 3*10 = 120, of which the
    # queen and three twos came from under the top card: 120 - 10 - 60 = 50 of 120.
    below = (Card.QUEEN,) + (Card.TWO,) * 4
    turn = Turn(
        (Meld(Card.KING, 3, 4, 0), Meld(Card.QUEEN, 3)), score=3000, top=Card.KING, below=below
    )
    repair = evaluate_turn(Ruleset.of(Selection(Version.KLASSISCH)), turn).repair
    assert repair
    assert repair.melds == (Meld(Card.KING, 3, 3, 0), Meld(Card.QUEEN, 3))
    assert (repair.value, repair.minimum_met, repair.missing) == (120, False, 70)


def test_a_version_may_exclude_a_way_of_taking_the_pile() -> None:
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    excluded = replace(rules.free_pile, value=PileWays(True, False, False))
    turn = PileTurn(
        Card.QUEEN, (Card.QUEEN, Card.QUEEN, Card.TWO, Card.FIVE), (Meld(Card.QUEEN, 3),)
    )
    pair, *others = evaluate_pile(replace(rules, free_pile=excluded), turn).ways
    assert pair.verdict is Verdict.ALLOWED
    for way in others:
        assert way.verdict is Verdict.FORBIDDEN
        assert Code.WAY_EXCLUDED in {check.why.code for check in way.checks}


def test_before_the_first_meld_a_reading_may_close_the_pile() -> None:
    rules = Ruleset.of(Selection(Version.ASS, "stapel-erst-nach-auslage"))
    hand = (Card.KING, Card.KING, Card.KING, Card.TWO, Card.FIVE)
    pair, mixed, _ = evaluate_pile(rules, PileTurn(Card.KING, hand)).ways
    assert [pair.kind, mixed.kind] == ["natural_pair", "natural_and_wild"]
    for way in (pair, mixed):
        assert [c.why.code for c in way.checks] == [Code.PILE_BEFORE_FIRST_MELD]


def test_nothing_is_missing_from_a_minimum_that_perhaps_does_not_hold() -> None:
    # 7*10 = 70 < 120, but the reading leaves open whether a concealed canasta needs a minimum.
    rules = Ruleset.of(Selection(Version.KLASSISCH, "wikipedia"))
    found = check_minimum(
        rules,
        score=5000,
        melds=(Meld(Card.KING, 7),),
        top=None,
        below=(),
        out_kind=OutKind.CONCEALED_CANASTA,
    )
    assert (found.met, found.missing) == (None, 0)


def test_the_target_of_six_players_names_its_point() -> None:
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    assert {rules.target(6, teams).point for teams in (2, 3)} == {"zu-sechst"}


def test_a_seat_that_is_not_there_has_no_side() -> None:
    with pytest.raises(KeyError, match="c"):
        Sides((("a",), ("b",))).of("c")


def test_a_version_may_let_a_player_go_out_against_the_partners_no() -> None:
    rules = Ruleset.of(Selection(Version.KLASSISCH))
    free = replace(rules, asking=replace(rules.asking, value=Asking(required=False, binding=False)))
    table = (Meld(Card.ACE, 7),)
    turn = OutTurn((Card.KING,) * 4, (Meld(Card.KING, 3),), table, asked=Asked.REFUSED)
    assert evaluate_out(rules, turn).verdict is Verdict.FORBIDDEN
    assert evaluate_out(free, turn).verdict is Verdict.ALLOWED


def test_black_threes_take_no_wild_card_so_none_is_moved_from_them() -> None:
    melds = ExactCards((Meld(Card.ACE, 7), Meld(Card.THREE, 3, 4, 0)))
    played = Round({"a": Tally(melds), "b": Tally(ExactCards())}, out="a")
    assert what_if_total(Ruleset.of(Selection(Version.KLASSISCH)), played, "a") is None


def test_counted_cards_and_single_ones_do_not_join() -> None:
    played = Round({"a": Tally(MELDED), "b": Tally(ExactCards((Meld(Card.KING, 3),)))}, out=None)
    with pytest.raises(TypeError, match=r"^one party counted, another entered card by card$"):
        cards_of(played, ("a", "b"))


def test_where_no_wild_card_is_too_many_there_is_nothing_to_move() -> None:
    melds = ExactCards((Meld(Card.KING, 4, 2, 0),))
    played = Round({"a": Tally(melds), "b": Tally(ExactCards())}, out=None)
    assert what_if_total(Ruleset.of(Selection(Version.KLASSISCH)), played, "a") is None


def test_where_a_wild_card_may_lie_beside_the_top_card_one_does() -> None:
    # The reading lets one natural and one wild card lie beside the king; K K K is the other way.
    rules = Ruleset.of(Selection(Version.KLASSISCH, "wikipedia"))
    hand = (Card.KING, Card.KING, Card.TWO, Card.FIVE)
    found = [o.melds for o in openings(rules, hand, Card.KING, -5, with_wild=True)]
    assert found == [(Meld(Card.KING, 2, 1, 0),), (Meld(Card.KING, 3, 1, 0),)]


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
    assert all(x.why.status is rules.red_hand.status for x in lines if early)
    counted = [x.why.facts["count"] for x in lines]
    assert counted == ([1, 1] if early else [2] * len(lines))
