"""Laws of the engine that hold for every turn and every round, in every version and reading."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog import CATALOG
from rules.schema import Selection, Version
from scoring import contract
from scoring.answers import answer_round, answer_turn
from scoring.cards import Card, Meld, card_points
from scoring.columns import COLUMNS, Column
from scoring.played import ExactCards, QuickCount, Round, Seat, cards_of, with_melds
from scoring.rounds import PartyScore, score_party
from scoring.sides import sides_of
from scoring.turn import Turn, evaluate_turn
from scoring.verdicts import Verdict
from scoring.what_if import what_if_total
from tests.case_files import ABSENT, entries
from tests.strategies import RULESETS, rounds, score_round, turns

few = settings(max_examples=40)
many = settings(max_examples=100)

ORDER = [Verdict.ALLOWED, Verdict.UNCLEAR, Verdict.FORBIDDEN]


def worst_of(verdicts: list[str]) -> str:
    return max(verdicts, key=ORDER.index, default=Verdict.ALLOWED)


def exact(played: Round, seat: Seat) -> ExactCards:
    cards = played.tallies[seat].cards
    assert isinstance(cards, ExactCards)
    return cards


# --- A turn ---


@many
@given(turns(), st.randoms())
def test_the_order_of_melds_changes_no_verdict(turn: Turn, random) -> None:
    melds = list(turn.melds)
    random.shuffle(melds)
    table = list(turn.table)
    random.shuffle(table)
    other_turn = replace(turn, melds=tuple(melds), table=tuple(table))
    for name, rules in RULESETS:
        one, other = evaluate_turn(rules, turn), evaluate_turn(rules, other_turn)
        assert one.verdict == other.verdict, name
        assert (one.value, one.minimum_value) == (other.value, other.minimum_value)
        assert one.minimum == other.minimum
        assert {p.laid: p.checks for p in one.parts} == {p.laid: p.checks for p in other.parts}
        assert one.other_checks == other.other_checks
        assert bool(one.repair) == bool(other.repair)
        if one.repair and other.repair:
            assert set(one.repair.melds) == set(other.repair.melds)
            assert one.repair.minimum_met == other.repair.minimum_met


@many
@given(turns())
def test_a_verdict_is_the_worst_of_its_reasons(turn: Turn) -> None:
    written = contract.turn_json(turn.melds, [], answer_turn(turn))
    for variant in written["variants"].values():
        assert variant["reasons"]
        assert variant["verdict"] == worst_of([r["verdict"] for r in variant["reasons"]])
        for meld in variant["melds"]:
            assert meld["verdict"] == worst_of([r["verdict"] for r in meld["reasons"]])
            assert ORDER.index(meld["verdict"]) <= ORDER.index(variant["verdict"])
        assert variant["value"] == sum(meld["value"] for meld in variant["melds"])


@many
@given(turns())
def test_the_minimum_is_met_as_the_contract_says(turn: Turn) -> None:
    for column, result in [(a.column, a.result) for a in answer_turn(turn)]:
        minimum = result.minimum
        assert result.value >= result.minimum_value
        if not minimum.applies:
            assert (minimum.minimum, minimum.met) == (None, None)
        elif minimum.minimum is not None and minimum.met is not None:
            assert minimum.met == (result.minimum_value >= minimum.minimum), column.slug
        elif minimum.minimum is None:
            # Exactly 1,500 in the booklet: true from 90, false below 50.
            assert (column.slug, turn.score) == ("ass", 1500)
            points = result.minimum_value
            if minimum.met is not None:
                assert minimum.met == (points >= 90)
                assert points >= 90 or points < 50
        else:
            assert result.verdict is not Verdict.ALLOWED


@many
@given(turns())
def test_a_repair_is_legal_and_takes_only_surplus_wild_cards(turn: Turn) -> None:
    for name, rules in RULESETS:
        result = evaluate_turn(rules, turn)
        repair = result.repair
        if repair is None:
            continue
        laid = [card for meld in turn.melds for card in meld.cards()]
        kept = [card for meld in repair.melds for card in meld.cards()]
        removed = Counter(laid) - Counter(kept)
        assert not Counter(kept) - Counter(laid), name
        assert all(card.is_wild for card in removed), name
        assert repair.value == result.value - sum(
            card_points(rules.card_values.known, card) for card in removed.elements()
        )
        # A joker goes only where no two is left in that meld.
        kept_of = {meld.rank: meld for meld in repair.melds}
        for meld in turn.melds:
            left = kept_of.get(meld.rank)
            if left and left.jokers < meld.jokers:
                assert left.twos == 0, name
        mended = evaluate_turn(rules, replace(turn, melds=repair.melds, top=None, below=()))
        assert {part.verdict for part in mended.parts} == {Verdict.ALLOWED}, name
        assert mended.repair is None
        # Without a single one of the cards taken out it would not be legal yet.
        surplus = sum(c.why.facts.get("surplus", 0) for p in result.parts for c in p.checks)
        assert removed.total() == surplus, name


def listed(column: Column, differs: dict[str, bool], differs_from_extended: dict[str, bool]):
    return [
        reading.id
        for reading in CATALOG.readings_of(Version(column.slug))
        if differs[reading.id] and differs_from_extended.get(reading.id, True)
    ]


@few
@given(turns())
def test_readings_of_a_turn_are_listed_only_where_they_differ(turn: Turn) -> None:
    def seen(rules) -> tuple[object, ...]:
        result = evaluate_turn(rules, turn)
        return result.verdict, result.minimum.minimum, result.value

    for answer in answer_turn(turn):
        column = answer.column
        results = {reading.id: seen(column.in_reading(reading)) for reading in column.readings()}
        base = seen(column.ruleset)
        wanted = listed(
            column,
            {reading: result != base for reading, result in results.items()},
            {
                reading.id: results[reading.id] != results[reading.extends]
                for reading in column.readings()
                if reading.extends
            },
        )
        assert [reading.id for reading, _ in answer.readings] == wanted


# --- A round ---


@many
@given(rounds())
def test_a_total_is_the_sum_of_its_lines(played: Round) -> None:
    names = dict.fromkeys("abc", "")
    written = contract.round_json(names, [], answer_round(played))
    for variant in written["variants"].values():
        for seat, party in variant["parties"].items():
            assert party["total"] == sum(line["points"] for line in party["lines"])
            assert party["score"] == played.tallies[seat].score + party["total"]
            assert party["total"] % 5 == 0
    for _, rules in RULESETS:
        for party in score_round(rules, played).values():
            assert party.total == sum(sum(line.terms) for line in party.lines)


@few
@given(rounds(), st.randoms())
def test_the_order_of_melds_and_cards_changes_no_total(played: Round, random) -> None:
    other = played
    for seat in played.tallies:
        cards = exact(played, seat)
        melds, hand = list(cards.melds), list(cards.hand)
        random.shuffle(melds)
        random.shuffle(hand)
        other = with_melds(other, seat, ExactCards(tuple(melds), tuple(hand)))

    def shown(party: PartyScore):
        lines = [(line.item, line.why, sorted(line.terms)) for line in party.lines]
        return lines, {(p.meld, p.check.why.code) for p in party.problems}, party.next_minimum

    for name, rules in RULESETS:
        one, two = score_round(rules, played), score_round(rules, other)
        for seat in played.tallies:
            assert shown(one[seat]) == shown(two[seat]), name
            assert what_if_total(rules, played, seat) == what_if_total(rules, other, seat), name


@many
@given(rounds(), st.data())
def test_a_natural_card_more_raises_the_total_by_its_value(played: Round, data) -> None:
    places = [
        (seat, index)
        for seat in played.tallies
        for index, meld in enumerate(exact(played, seat).melds)
        if meld.rank and meld.rank is not Card.THREE
    ]
    if not places:
        return
    seat, index = data.draw(st.sampled_from(places))
    cards = exact(played, seat)
    melds = list(cards.melds)
    rank = melds[index].rank
    assert rank
    melds[index] = melds[index].plus(Meld(rank, 1))
    richer = with_melds(played, seat, ExactCards(tuple(melds), cards.hand))
    for name, rules in RULESETS:
        gain = card_points(rules.card_values.known, rank)
        before, after = score_party(rules, played, seat), score_party(rules, richer, seat)
        assert after.total >= before.total + gain, name


@many
@given(rounds())
def test_a_reading_that_swaps_nothing_here_changes_no_line(played: Round) -> None:
    for column in COLUMNS:
        base = score_round(column.ruleset, played)
        for reading in column.readings():
            swapped = CATALOG.swapped(Selection(Version(column.slug), reading.id))
            for seat, party in score_round(column.in_reading(reading), played).items():
                named = {line.why.point for line in base[seat].lines}
                named |= {problem.check.why.point for problem in base[seat].problems}
                named.add(base[seat].side_point)
                if not named & swapped:
                    assert party.lines == base[seat].lines, reading.id


@few
@given(rounds())
def test_readings_of_a_round_are_listed_only_where_they_differ(played: Round) -> None:
    for answer in answer_round(played):
        column = answer.column
        for seat in played.tallies:

            def seen(rules, seat=seat) -> tuple[object, ...]:
                party = score_party(rules, played, seat)
                return party.total, party.next_minimum

            results = {r.id: seen(column.in_reading(r)) for r in column.readings()}
            base = seen(column.ruleset)
            wanted = listed(
                column,
                {reading: result != base for reading, result in results.items()},
                {r.id: results[r.id] != results[r.extends] for r in column.readings() if r.extends},
            )
            assert [reading.id for reading, _ in answer.readings[seat]] == wanted


def counted(played: Round, seats: tuple[Seat, ...]) -> QuickCount:
    """What somebody counts who has the cards of these seats before him."""
    cards = cards_of(played, seats)
    assert isinstance(cards, ExactCards)
    values = RULESETS[0][1].card_values.known
    long = [meld for meld in cards.melds if meld.size >= 7]
    return QuickCount(
        natural=sum(meld.wilds == 0 for meld in long),
        mixed=sum(meld.wilds > 0 for meld in long),
        melded=sum(card_points(values, card) for m in cards.melds for card in m.cards()),
        hand=sum(card_points(values, card) for card in cards.hand),
    )


@many
@given(rounds())
def test_quick_and_exact_give_the_same_points_per_rule_point(played: Round) -> None:
    def points(party: PartyScore) -> Counter[str]:
        found: Counter[str] = Counter()
        for line in party.lines:
            found[line.why.point] += line.points
        return found

    for name, rules in RULESETS:
        tallies = dict(played.tallies)
        for side in sides_of(rules, played).sides:
            # A pair counts its cards together.
            for seat, quick in zip(side, (counted(played, side), QuickCount()), strict=False):
                tallies[seat] = replace(tallies[seat], cards=quick)
        quickly = replace(played, tallies=tallies)
        for seat in played.tallies:
            one, other = score_party(rules, played, seat), score_party(rules, quickly, seat)
            assert points(one) == points(other), name
            assert (one.score, one.next_minimum) == (other.score, other.next_minimum)


# --- Points and readings ---


def assert_known_and_cited(column: Column, points: set[str]) -> None:
    for point in points:
        answer = CATALOG.answer(column.selection, point)
        assert answer.cites or answer.status.leaves_open, (column.slug, point)


@many
@given(turns())
def test_every_point_of_a_turn_exists_and_is_cited(turn: Turn) -> None:
    for answer in answer_turn(turn):
        assert_known_and_cited(answer.column, {c.why.point for c in answer.result.checks})


@many
@given(rounds())
def test_every_point_of_a_round_exists_and_is_cited(played: Round) -> None:
    answers = answer_round(played)
    for answer in answers:
        for party in answer.parties.values():
            points = {line.why.point for line in party.lines}
            points |= {problem.check.why.point for problem in party.problems}
            assert_known_and_cited(answer.column, points)
    for difference in contract.round_json(dict.fromkeys("abc", ""), [], answers)["differences"]:
        assert difference["rule"] in CATALOG.points
        assert difference["party"] in played.tallies
        assert difference["text"]


@pytest.mark.parametrize(("version", "reading"), CATALOG.readings, ids=str)
def test_every_reading_has_a_case_where_it_differs(version: Version, reading: str) -> None:
    """The cases are green, so what one of them expects of a reading is listed there."""
    expected = [
        path.split(".")
        for case in entries("case")
        for path, value in case.get("expect", {}).items()
        if value != ABSENT
    ]
    expected += [
        [version, "readings", reading]
        for threshold in entries("threshold")
        for version, reading in [key.split(".") for key in threshold["readings"]]
    ]
    mine = [p for p in expected if p[0] == version and "readings" in p]
    assert any(path[path.index("readings") + 1] == reading for path in mine)
