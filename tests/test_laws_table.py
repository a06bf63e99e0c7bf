"""Laws of a table's own rules: whatever it has agreed on, they work, and cite what they rest on."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.agreement.address import Table
from rules.agreement.rows import CODE_OF_ROW, NOT_CHOSEN
from rules.catalog import CATALOG
from rules.schema import Version
from scoring import asked, contract
from scoring.answers import (
    answer_first_meld,
    answer_out,
    answer_pile,
    answer_round,
    answer_turn,
)
from scoring.cards import Card
from scoring.columns import COLUMNS, Column, columns_at, why_different
from scoring.first_meld import FirstMeld, evaluate_first_meld
from scoring.lines import Item
from scoring.out import OutTurn, evaluate_out
from scoring.pile import evaluate_pile
from scoring.pile_turn import PileTurn
from scoring.played import ExactCards, QuickCount, Round, Seat, cards_of
from scoring.rounds import PartyScore, score_party
from scoring.ruleset import POINT_OF_FIELD, Ruleset
from scoring.sides import sides_of
from scoring.turn import Turn, evaluate_turn
from scoring.verdicts import Code, Why
from tests.case_files import entries
from tests.strategies import rounds, score_round, turns
from tests.strategies_play import first_melds, out_turns, pile_turns

few = settings(max_examples=20)
some = settings(max_examples=40)

EVERY_VARIANT = {v.id: max(v.amounts or (0,)) for v in CATALOG.variants.values()}
# What a house rule may give in the place of something else, or beside it.
OF_HOUSE_RULES = {Item.MIXED, Item.WILD, Item.BLOCKING, Item.RED_EXTRA, Item.OUT}

tables = st.builds(
    Table.of,
    st.sampled_from(Version),
    st.fixed_dictionaries({row: st.sampled_from(Version) for row in CODE_OF_ROW}),
    st.fixed_dictionaries(
        {}, optional={v.id: st.sampled_from(v.amounts or (0,)) for v in CATALOG.variants.values()}
    ),
)


@st.composite
def starts(draw: st.DrawFn) -> Round:
    """A round that may have ended in somebody's first turn."""
    return replace(draw(rounds()), out_start=draw(st.booleans()))


@st.composite
def first_outs(draw: st.DrawFn) -> OutTurn:
    """A player who wants to go out, perhaps in the first turn."""
    turn = draw(out_turns())
    own_melds_lie = turn.players == 2 and turn.table
    return replace(turn, out_start=not own_melds_lie and draw(st.booleans()))


def own(table: Table | None) -> Column:
    return columns_at(table)[-1]


def assert_cited(column: Column, whys: Iterable[Why]) -> None:
    for why in whys:
        answer = CATALOG.answer(column.selection, why.point)
        assert answer.cites or answer.status.leaves_open, why.point


# --- Any choice gives rules that work ---


@some
@given(tables, starts())
def test_any_table_scores_a_round(table: Table, played: Round) -> None:
    column = own(table)
    (answer,) = answer_round(played, [column])
    for seat, party in answer.parties.items():
        assert party.total == sum(sum(line.terms) for line in party.lines)
        assert party.total % 5 == 0
        assert_cited(column, [line.why for line in party.lines])
        assert_cited(column, [problem.check.why for problem in party.problems])
        readings = [reading.id for reading, _ in answer.readings[seat]]
        assert len(readings) == len(set(readings))


@few
@given(tables, starts())
def test_every_difference_of_a_table_is_explained(table: Table, played: Round) -> None:
    answers = answer_round(played, columns_at(table))
    written = contract.round_json(dict.fromkeys("abc", ""), [], answers)
    assert all(difference["text"] for difference in written["differences"])


@some
@given(tables, turns(), first_melds(), pile_turns(), first_outs())
def test_any_table_answers_every_tool(
    table: Table, turn: Turn, hand: FirstMeld, pile: PileTurn, out: OutTurn
) -> None:
    column = own(table)
    for (answer,) in (
        answer_turn(turn, [column]),
        answer_first_meld(hand, [column]),
        answer_pile(pile, [column]),
        answer_out(out, [column]),
    ):
        assert_cited(column, [check.why for check in answer.result.checks])
        readings = [reading.id for reading, _ in answer.readings]
        assert len(readings) == len(set(readings))
    (gone,) = answer_out(out, [column])
    assert_cited(column, gone.result.bonus_reasons)


@few
@given(tables, starts())
def test_readings_at_a_table_are_listed_only_where_they_differ(table: Table, played: Round) -> None:
    column = own(table)
    (answer,) = answer_round(played, [column])
    for seat in played.tallies:

        def seen(rules: Ruleset, seat: Seat = seat) -> tuple[object, ...]:
            party = score_party(rules, played, seat)
            return party.total, party.next_minimum

        base = seen(column.ruleset)
        results = {(r.version, r.id): seen(column.in_reading(r)) for r in column.readings()}
        wanted = [
            reading.id
            for reading in column.readings()
            if (result := results[reading.version, reading.id]) != base
            and result != results.get((reading.version, reading.extends), base)
        ]
        assert [reading.id for reading, _ in answer.readings[seat]] == wanted


# --- What a table takes over it has as it was ---


@pytest.mark.parametrize("version", Version)
def test_a_table_that_chooses_nothing_has_the_rules_of_its_base(version: Version) -> None:
    table = Table.of(version, dict.fromkeys(CODE_OF_ROW, version), {})
    (column,) = [column for column in COLUMNS if column.slug == version]
    assert own(table).ruleset is column.ruleset
    assert own(table).readings() == column.readings()


def test_it_answers_every_worked_case_as_its_base() -> None:
    cases = [case for case in entries("case") if "expect" in case]
    assert len(cases) > 300
    for number, case in enumerate(cases):
        base = COLUMNS[number % len(COLUMNS)]
        table = own(Table.of(Version(base.slug), {}, {}))
        one, other = asked.ask(case["tool"], case["query"], (base, table))
        assert one == other, case["name"]


OTHERS = [(base, other) for base in Version for other in Version if base is not other]


def all_rows(base: Version, other: Version) -> Ruleset:
    return own(Table.of(base, dict.fromkeys(CODE_OF_ROW, other), {})).ruleset


@pytest.mark.parametrize(("base", "other"), OTHERS)
def test_a_table_that_takes_every_row_of_another_version_has_its_values(
    base: Version, other: Version
) -> None:
    (column,) = [column for column in COLUMNS if column.slug == other]
    mixed, pure = all_rows(base, other), column.ruleset
    differing = {
        CATALOG.row_of[point].id
        for name, point in POINT_OF_FIELD.items()
        if getattr(mixed, name).value != getattr(pure, name).value
    }
    assert differing <= set(NOT_CHOSEN)


@few
@given(starts(), turns(), pile_turns(), first_outs(), st.sampled_from(OTHERS))
def test_it_comes_to_the_same_as_that_version(
    played: Round, turn: Turn, pile: PileTurn, out: OutTurn, pair: tuple[Version, Version]
) -> None:
    # How well the number of canastas is supported with five is a matter of no row.
    pile = replace(pile, players=4) if pile.players == 5 else pile
    out = replace(out, players=4) if out.players == 5 else out
    mixed = all_rows(*pair)
    (pure,) = [column.ruleset for column in COLUMNS if column.slug == pair[1]]

    def totals(rules: Ruleset) -> list[tuple[object, ...]]:
        parties = score_round(rules, played).values()
        return [(party.total, party.next_minimum, party.side) for party in parties]

    assert totals(mixed) == totals(pure)
    assert evaluate_turn(mixed, turn).verdict == evaluate_turn(pure, turn).verdict
    assert evaluate_pile(mixed, pile).verdict == evaluate_pile(pure, pile).verdict
    one, other = evaluate_out(mixed, out), evaluate_out(pure, out)
    assert (one.verdict, one.bonus.value) == (other.verdict, other.bonus.value)


# --- House variants change what they speak of ---


@some
@given(st.sampled_from(COLUMNS), rounds())
def test_house_variants_leave_every_other_line_alone(column: Column, played: Round) -> None:
    everything = own(Table.of(Version(column.slug), {}, EVERY_VARIANT)).ruleset

    def others(party: PartyScore) -> list[object]:
        return [line for line in party.lines if line.item not in OF_HOUSE_RULES]

    def canastas(party: PartyScore) -> int:
        counted = (Item.MIXED, Item.WILD, Item.BLOCKING)
        return sum(len(line.terms) for line in party.lines if line.item in counted)

    for seat in played.tallies:
        one, other = (score_party(rules, played, seat) for rules in (column.ruleset, everything))
        assert others(one) == others(other)
        assert canastas(one) == canastas(other)
        # They only ever add: no figure is less than what it stands in the place of.
        assert other.total >= one.total


def counted(played: Round, seats: tuple[Seat, ...]) -> QuickCount:
    """What somebody counts who has the cards of these seats before him, kind by kind."""
    cards = cards_of(played, seats)
    assert isinstance(cards, ExactCards)
    tens = (Card.KING, Card.QUEEN, Card.JACK, Card.TEN, Card.NINE, Card.EIGHT)
    worth = dict.fromkeys(Card, 5) | dict.fromkeys((Card.ACE, Card.TWO), 20)
    worth |= dict.fromkeys(tens, 10) | {Card.JOKER: 50}
    found = Counter[str]()
    for meld in cards.melds:
        if meld.size < 7:
            continue
        pure = not (meld.twos and meld.jokers)
        if meld.rank is None:
            found["wild"] += 1
        elif meld.rank is Card.THREE and (meld.naturals, meld.wilds) == (4, 3) and pure:
            found["blocking"] += 1
        else:
            found["mixed" if meld.wilds else "natural"] += 1
    return QuickCount(
        **found,
        melded=sum(worth[card] for meld in cards.melds for card in meld.cards()),
        hand=sum(worth[card] for card in cards.hand),
    )


@some
@given(tables, starts())
def test_quick_and_exact_come_to_the_same_at_a_table(table: Table, played: Round) -> None:
    rules = own(table).ruleset
    tallies = dict(played.tallies)
    for side in sides_of(rules, played).sides:
        for seat, quick in zip(side, (counted(played, side), QuickCount()), strict=False):
            tallies[seat] = replace(tallies[seat], cards=quick)
    quickly = replace(played, tallies=tallies)

    def points(party: PartyScore) -> Counter[str]:
        found = Counter[str]()
        for line in party.lines:
            found[line.why.point] += line.points
        return found

    def named(party: PartyScore) -> set[Code]:
        codes = {problem.check.why.code for problem in party.problems}
        return codes & {Code.WILD_ONLY, Code.BLOCKING_CANASTA_EARLY}

    for seat in played.tallies:
        one, other = score_party(rules, played, seat), score_party(rules, quickly, seat)
        assert points(one) == points(other)
        assert one.next_minimum == other.next_minimum
        assert named(other) <= named(one)


@few
@given(tables, first_melds())
def test_what_a_table_proposes_to_lay_stands_before_its_own_rules(
    table: Table, hand: FirstMeld
) -> None:
    rules = own(table).ruleset
    for way in evaluate_first_meld(rules, hand).ways:
        assert evaluate_turn(rules, way.turn).verdict == ("allowed" if way.sure else "unclear")


@few
@given(tables, first_outs())
def test_going_out_at_a_table_brings_what_its_round_scores(table: Table, turn: OutTurn) -> None:
    rules = own(table).ruleset
    result = evaluate_out(rules, turn)
    if turn.players == 3 or not result.goes_out:
        return
    party = score_party(rules, turn.ended, "a")
    assert sum(line.points for line in party.lines if line.item is Item.OUT) == result.bonus.value


def test_why_a_table_differs_is_said_by_the_name_of_the_house_rule() -> None:
    # Versions alike, a figure of the house; versions that differ, and a house rule on top.
    columns = columns_at(Table.of(Version.KLASSISCH, {}, {"rotplus": 5, "fertig": 0}))
    assert why_different(columns, ["rote-drei-kein-kartenwert"]) == [
        "Hausregel: Rote Dreien zählen mehr."
    ]
    assert why_different(columns, ["sperre-fertiger-canasta"]) == [
        *CATALOG.why_different(["sperre-fertiger-canasta"]),
        "Hausregel: Kein Stapel für fertige Canastas.",
    ]
    assert why_different(COLUMNS, ["kartenwerte", "sperre-fertiger-canasta"]) == (
        CATALOG.why_different(["sperre-fertiger-canasta"])
    )
