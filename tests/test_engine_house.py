"""What the engine makes of house variants, where the public contract does not reach."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.schema import Selection, Version
from rules.status import Status
from scoring.cards import Card, Meld
from scoring.finder import Finder, Layout
from scoring.going_out import OutKind, bonus
from scoring.lines import Item, Line
from scoring.melds import check_meld, is_blocking_canasta
from scoring.out import OutTurn, evaluate_out
from scoring.played import ExactCards, QuickCount, Round, Tally, cards_of
from scoring.round_wording import line_note
from scoring.rounds import PartyScore, score_party
from scoring.ruleset import Ruleset
from scoring.verdicts import Code, Verdict


def _rules(table: str) -> Ruleset:
    read = Table.read(table)
    assert read
    assert not read.unknown
    return Ruleset.of(read.selection)


PLAIN = _rules("1k")
WILD = _rules("1k.wildcanasta-1000")
BLOCKING = _rules("1k.sperr-1500")
BOTH = _rules("1k.wildcanasta-2000.sperr-1500")
START = _rules("1k.anfang-300")
# A canasta of each kind, and wild cards that are none.
OF_EACH_KIND = ExactCards(
    (
        Meld(Card.KING, 7),
        Meld(Card.QUEEN, 5, 2, 0),
        Meld(None, 0, 4, 3),
        Meld(Card.THREE, 4, 0, 3),
        Meld(None, 0, 3, 0),
    )
)


AGREED = {
    Item.WILD: (Code.WILD_CANASTAS, "meldung-nur-wild"),
    Item.BLOCKING: (Code.BLOCKING_CANASTAS, "schwarze-drei-wild"),
}


def _score(rules: Ruleset, cards: QuickCount | ExactCards) -> PartyScore:
    return score_party(rules, Round({"a": Tally(cards), "b": Tally(ExactCards())}, out="a"), "a")


def _terms(lines: Mapping[Item, Line]) -> dict[Item, tuple[int, ...]]:
    return {item: line.terms for item, line in lines.items() if item is not Item.MELDED}


def _assert_agreed(line: Line) -> None:
    assert (line.why.code, line.why.point) == AGREED[line.item]
    assert line.why.status is Status.STATED
    assert line.why.facts["count"] == 1


@pytest.mark.parametrize(
    ("rules", "mixed", "wild", "blocking"),
    [
        # What nothing is agreed on is a mixed canasta like the queens: 300 each.
        (PLAIN, (300, 300, 300), (), ()),
        (WILD, (300, 300), (1000,), ()),
        (BLOCKING, (300, 300), (), (1500,)),
        (BOTH, (300,), (2000,), (1500,)),
    ],
)
def test_a_canasta_of_wild_cards_or_black_threes_counts_what_is_agreed(
    rules: Ruleset, mixed: tuple[int, ...], wild: tuple[int, ...], blocking: tuple[int, ...]
) -> None:
    lines = {line.item: line for line in _score(rules, OF_EACH_KIND).lines}
    wanted = {
        Item.NATURAL: (500,),
        Item.MIXED: mixed,
        Item.WILD: wild,
        Item.BLOCKING: blocking,
        Item.OUT: (100,),
    }
    assert _terms(lines) == {item: points for item, points in wanted.items() if points}
    for item in lines.keys() & AGREED:
        _assert_agreed(lines[item])


@pytest.mark.parametrize(
    ("rules", "wild", "blocking"),
    [(PLAIN, 300, 300), (WILD, 1000, 300), (BLOCKING, 300, 1500), (BOTH, 2000, 1500)],
)
def test_one_that_was_counted_by_hand_stays_what_it_was_counted_as(
    rules: Ruleset, wild: int, blocking: int
) -> None:
    count = QuickCount(natural=1, mixed=1, wild=1, blocking=1, melded=650)
    lines = {line.item: line for line in _score(rules, count).lines}
    assert _terms(lines) == {
        Item.NATURAL: (500,),
        Item.MIXED: (300,),
        Item.WILD: (wild,),
        Item.BLOCKING: (blocking,),
        Item.OUT: (100,),
    }
    for item in AGREED:
        line = lines[item]
        if line.points != 300:
            _assert_agreed(line)
            continue
        # A mixed canasta is worth 300: so it counts where nothing is agreed on it.
        assert (line.why.code, line.why.point) == (Code.COUNTED_AS_MIXED, "canasta-unecht")
        assert line.why.facts["count"] == 1


@pytest.mark.parametrize(
    ("rules", "wanted"),
    [
        (PLAIN, {Code.WILD_ONLY: "meldung-nur-wild", Code.BLACK_THREES_WILD: "schwarze-drei-wild"}),
        (WILD, {Code.BLACK_THREES_WILD: "schwarze-drei-wild"}),
        (BLOCKING, {Code.WILD_ONLY: "meldung-nur-wild"}),
        (BOTH, {}),
    ],
)
def test_counted_canastas_that_nothing_is_agreed_on_are_named(
    rules: Ruleset, wanted: dict[Code, str]
) -> None:
    count = QuickCount(natural=1, wild=1, blocking=1, melded=500)
    problems = _score(rules, count).problems
    assert {p.check.why.code: p.check.why.point for p in problems} == wanted
    for problem in problems:
        assert problem.check.verdict is Verdict.FORBIDDEN
        assert problem.meld is None
        rule = rules.wild_only if problem.check.why.code is Code.WILD_ONLY else rules.black_wilds
        assert problem.check.why.status is rule.status


def test_a_side_counts_its_canastas_of_both_kinds_together() -> None:
    tallies = {"a": Tally(QuickCount(wild=1, blocking=2)), "b": Tally(QuickCount(wild=3))}
    assert cards_of(Round(tallies, out=None), ("a", "b")) == QuickCount(wild=4, blocking=2)


def test_a_canasta_of_either_kind_lets_a_side_go_out() -> None:
    for count in (QuickCount(wild=1, melded=170), QuickCount(blocking=1, melded=170)):
        assert not _score(BOTH, count).problems


@pytest.mark.parametrize(
    ("meld", "blocks"),
    [
        (Meld(Card.THREE, 4, 0, 3), True),
        (Meld(Card.THREE, 4, 3, 0), True),
        (Meld(Card.THREE, 4, 2, 1), False),
        (Meld(Card.THREE, 3, 3, 0), False),
        (Meld(Card.KING, 4, 3, 0), False),
    ],
)
def test_four_black_threes_with_three_wild_cards_of_a_kind_block(meld: Meld, blocks: bool) -> None:
    assert is_blocking_canasta(BLOCKING, meld) == blocks
    assert not is_blocking_canasta(WILD, meld)


def test_whether_a_blocking_canasta_lies_before_going_out_is_open() -> None:
    meld = Meld(Card.THREE, 4, 3, 0)
    (last,) = check_meld(BLOCKING, meld, going_out=True)
    assert last.verdict is Verdict.ALLOWED
    assert (last.why.code, last.why.point, last.why.status) == (
        *(Code.BLOCKING_CANASTA, "schwarze-drei-wild", Status.STATED),
    )
    (early,) = check_meld(BLOCKING, meld, going_out=False)
    assert early.verdict is Verdict.UNCLEAR
    assert (early.why.code, early.why.point, early.why.status) == (
        *(Code.BLOCKING_CANASTA_EARLY, "schwarze-drei-wild", Status.SILENT),
    )
    # Where black threes lie at any time, so does this.
    any_time = replace(BLOCKING.black_only_going_out, value=False)
    (free,) = check_meld(replace(BLOCKING, black_only_going_out=any_time), meld, going_out=False)
    assert free == last


def test_wild_cards_alone_are_a_meld_from_three_on_where_that_is_agreed() -> None:
    (fine,) = check_meld(WILD, Meld(None, 0, 2, 1), going_out=False)
    assert (fine.verdict, fine.why.code) == (Verdict.ALLOWED, Code.WILD_ONLY_FINE)
    assert (fine.why.point, fine.why.status) == ("meldung-nur-wild", Status.STATED)
    assert fine.why.facts == {"size": 3, "least": 3}
    (few,) = check_meld(WILD, Meld(None, 0, 2, 0), going_out=False)
    assert (few.verdict, few.why.code) == (Verdict.FORBIDDEN, Code.TOO_FEW_CARDS)


@pytest.mark.parametrize(
    "cards",
    [ExactCards((Meld(Card.THREE, 4, 0, 3),)), QuickCount(blocking=1, melded=170)],
    ids=["cards", "count"],
)
def test_whether_a_blocking_canasta_frees_from_the_last_discard_is_as_open_as_for_four_black_threes(
    cards: QuickCount | ExactCards,
) -> None:
    played = Round({"a": Tally(cards), "b": Tally(cards)}, out="a", out_discard=False)
    (problem,) = score_party(_rules("1a.sperr-1500"), played, "a").problems
    assert (problem.check.verdict, problem.check.why.code) == (
        *(Verdict.UNCLEAR, Code.LAST_CARD_OPEN),
    )
    assert not score_party(_rules("1k.sperr-1500"), played, "a").problems


@pytest.mark.parametrize(
    ("red", "canastas", "players", "wanted"),
    [
        (2, 1, 4, {Item.RED: (100, 100), Item.RED_EXTRA: (5, 5)}),
        (4, 1, 4, {Item.RED: (800,), Item.RED_EXTRA: (5, 5, 5, 5)}),
        # Nothing laid: the bonus turns into a penalty, what lies counts all the same.
        (1, 0, 4, {Item.RED: (-100,), Item.RED_EXTRA: (5,)}),
        # Three packs: no source says what a red three is worth.
        (2, 1, 6, {Item.RED: (0,)}),
        (0, 1, 4, {}),
    ],
)
def test_a_red_three_counts_more_by_what_is_agreed(
    red: int, canastas: int, players: int, wanted: dict[Item, tuple[int, ...]]
) -> None:
    count = QuickCount(natural=canastas, melded=70 * canastas)
    played = Round({"a": Tally(count, red=red), "b": Tally(count)}, out="b", players=players)
    lines = score_party(_rules("1k.rotplus-5"), played, "a").lines
    found = {x.item: x.terms for x in lines if x.item in (Item.RED, Item.RED_EXTRA)}
    assert found == wanted
    for x in lines:
        if x.item is Item.RED_EXTRA:
            assert (x.why.code, x.why.point) == (Code.RED_EXTRA, "rote-drei-kein-kartenwert")
            assert x.why.facts["count"] == red
            # The source says nothing of a penalty.
            minus = not canastas
            assert x.why.status is (Status.SILENT if minus else Status.STATED)
            assert line_note(x) == ("Annahme: Sie zählen auch neben Minuspunkten." if minus else "")


@pytest.mark.parametrize("kind", [OutKind.NORMAL, OutKind.CONCEALED, OutKind.CONCEALED_CANASTA])
def test_going_out_at_the_beginning_earns_that_in_place_of_every_other_bonus(kind: OutKind) -> None:
    rule, code = bonus(START, kind, pile_taken=True, at_start=True)
    assert (rule.point, rule.value, code) == ("hausvarianten", 300, Code.WENT_OUT_AT_START)
    assert rule.status is Status.AMBIGUOUS
    # Later, or where nothing is agreed, it is worth what the version says.
    for later in (
        bonus(START, kind, pile_taken=True),
        bonus(PLAIN, kind, pile_taken=True, at_start=True),
    ):
        assert later == bonus(PLAIN, kind, pile_taken=True)

    tallies = {"a": Tally(ExactCards((Meld(Card.KING, 7),))), "b": Tally(ExactCards())}
    played = Round(tallies, out="a", out_kind=kind, out_pile=True, out_start=True)
    lines = [x for x in score_party(START, played, "a").lines if x.item is Item.OUT]
    assert [(x.why.code, x.terms) for x in lines] == [(Code.WENT_OUT_AT_START, (300,))]


def test_a_player_who_wants_to_go_out_at_the_beginning_is_told_that_bonus_alone() -> None:
    kind = OutKind.CONCEALED_CANASTA
    turn = OutTurn((Card.KING,) * 7, (Meld(Card.KING, 7),), out_kind=kind, out_pile=True)
    assert not turn.ended.out_start
    turn = replace(turn, out_start=True)
    assert turn.ended.out_start
    found = evaluate_out(START, turn)
    assert found.bonus.value == 300
    assert [(why.code, why.point) for why in found.bonus_reasons] == [
        (Code.WENT_OUT_AT_START, "hausvarianten")
    ]


@pytest.mark.parametrize(("players", "teams"), [(2, 2), (3, 3), (4, 2), (5, 2)])
def test_a_target_that_is_agreed_holds_with_two_to_five_players(players: int, teams: int) -> None:
    target = _rules("1k.ziel-7000").target(players, teams)
    assert (target.value, target.point, target.status) == (7000, "zielpunkte-4", Status.STATED)


@pytest.mark.parametrize(("teams", "points"), [(3, 7500), (2, 10000)])
def test_six_players_keep_the_targets_of_their_two_ways(teams: int, points: int) -> None:
    target = _rules("1k.ziel-7000").target(6, teams)
    assert (target.value, target.point) == (points, "zu-sechst")


def test_for_how_many_players_a_target_is_agreed_is_said() -> None:
    answer = CATALOG.answer(Selection(Version.KLASSISCH, house=(("ziel", 7000),)), "zielpunkte-4")
    assert answer.text_filled.startswith("Spielt zu zweit bis zu fünft,")


def test_what_is_no_figure_changes_no_figure() -> None:
    rules = _rules("1k.fertig")
    assert rules.house == PLAIN.house
    assert rules.canasta_blocks.value


def test_wild_cards_alone_open_where_that_is_agreed() -> None:
    # Twos 20, jokers 50; three cards at least.
    hand = [Card.TWO] * 3 + [Card.JOKER] * 2
    wanted = [(60, 3, 0), (90, 2, 1), (110, 3, 1), (120, 1, 2), (140, 2, 2), (160, 3, 2)]
    layouts = tuple(Layout((Meld(None, 0, t, j),), points) for points, t, j in wanted)
    assert Finder(WILD, hand).cheapest(1, 9) == layouts
    assert Finder(WILD, hand).richest(1) == layouts[-1:]
    assert Finder(PLAIN, hand).cheapest(1, 9) == ()
    assert Finder(WILD, [Card.TWO, Card.JOKER]).cheapest(1, 9) == ()


def test_wild_cards_lie_alone_or_beside_natural_ones_but_no_card_lies_twice() -> None:
    # Kings 10, twos 20: 20+20, 3*20 (fewer cards first), 20+40, 20+60.
    hand = [Card.KING] * 2 + [Card.TWO] * 3
    found = [(x.melds, x.points) for x in Finder(WILD, hand).cheapest(1, 9)]
    assert found == [
        ((Meld(Card.KING, 2, 1, 0),), 40),
        ((Meld(None, 0, 3, 0),), 60),
        ((Meld(Card.KING, 2, 2, 0),), 60),
        ((Meld(Card.KING, 2, 3, 0),), 80),
    ]


def test_a_version_is_never_projected_again_and_a_table_is_forgotten_after_many_others() -> None:
    version, tables = Selection(Version.WIENER), [_rules(f"1w.ziel-{500 + 5 * i}") for i in (0, 1)]
    own = Ruleset.of(version)
    assert _rules("1w.ziel-505") is tables[1]
    for i in range(2, 258):
        _rules(f"1w.ziel-{500 + 5 * i}")
    assert Ruleset.of(version) is own
    assert _rules("1w.ziel-500") is not tables[0]
