"""Laws of who scores together: the pair among three players, in every version and reading."""

from collections import Counter
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.answers import answer_round
from scoring.columns import COLUMNS
from scoring.lines import Item
from scoring.played import ExactCards, Round, Seat, Tally, cards_of
from scoring.rounds import PartyScore
from scoring.sides import sides_of
from scoring.what_if import what_if_total
from tests.strategies import RULESETS, rounds, score_round

few = settings(max_examples=40)
many = settings(max_examples=100)
PERSONAL = (Item.RED, Item.RED_HAND)
# Klassisch alone joins two of three.
JOINING = COLUMNS[0].ruleset
three_players = rounds().filter(lambda played: played.players == 3)
with_a_pair = three_players.filter(lambda played: bool(played.solo or played.out))


def shared(party: PartyScore):
    """What both of a pair have alike: everything but the red threes."""
    lines = [line for line in party.lines if line.item not in PERSONAL]
    return lines, party.problems


def personal(party: PartyScore) -> int:
    return sum(line.points for line in party.lines if line.item in PERSONAL)


def pair_of(played: Round) -> tuple[Seat, Seat]:
    (pair,) = (side for side in sides_of(JOINING, played).sides if len(side) == 2)
    first, second = pair
    return first, second


@many
@given(rounds())
def test_every_seat_is_on_one_side(played: Round) -> None:
    for name, rules in RULESETS:
        sides = sides_of(rules, played).sides
        assert sorted(seat for side in sides for seat in side) == sorted(played.tallies), name
        if played.players != 3 or not name.startswith("klassisch") or "wikipedia" in name:
            assert all(len(side) == 1 for side in sides), name
        else:
            # The one who took the pile, else the one who went out; else everyone is alone.
            lone = played.solo or played.out
            assert ((lone,) in sides) == (lone is not None)
            assert len(sides) == (2 if lone else 3)


@many
@given(with_a_pair)
def test_partners_write_the_same_but_for_their_red_threes(played: Round) -> None:
    one, other = pair_of(played)
    parties = score_round(JOINING, played)
    assert shared(parties[one]) == shared(parties[other])
    mine, theirs = parties[one], parties[other]
    assert mine.total - personal(mine) == theirs.total - personal(theirs)
    # Both signs are decided by what the pair melded.
    red = [line for party in (mine, theirs) for line in party.lines if line.item is Item.RED]
    assert len({line.why.code for line in red}) <= 1


@many
@given(with_a_pair, st.data())
def test_it_does_not_matter_which_partner_laid_the_cards(played: Round, data) -> None:
    one, other = pair_of(played)
    together = cards_of(played, (one, other))
    assert isinstance(together, ExactCards)
    moved = (
        data.draw(st.lists(st.sampled_from(together.melds), unique=True)) if together.melds else []
    )
    split = {
        one: ExactCards(tuple(moved), together.hand),
        other: ExactCards(tuple(meld for meld in together.melds if meld not in moved)),
    }
    tallies = {
        seat: replace(tally, cards=split.get(seat, tally.cards))
        for seat, tally in played.tallies.items()
    }
    before = score_round(JOINING, played)
    after = score_round(JOINING, replace(played, tallies=tallies))
    for seat in played.tallies:
        assert after[seat].total == before[seat].total

    def moving_wilds(table: Round) -> set[int | None]:
        totals = {seat: what_if_total(JOINING, table, seat) for seat in (one, other)}
        return {
            total if total is None else total - personal(before[seat])
            for seat, total in totals.items()
        }

    assert moving_wilds(replace(played, tallies=tallies)) == moving_wilds(played)


@few
@given(with_a_pair)
def test_a_pair_scores_like_a_party_of_four_players_with_its_cards(played: Round) -> None:
    one, other = pair_of(played)
    together = Tally(cards_of(played, (one, other)))
    lone = next(seat for seat in played.tallies if seat not in (one, other))
    out = {one: one, other: one, lone: lone, None: None}[played.out]
    four = replace(
        played,
        tallies={one: together, lone: played.tallies[lone]},
        out=out,
        players=4,
        solo=None,
    )
    pair, lonely = (score_round(JOINING, four)[seat] for seat in (one, lone))
    three = score_round(JOINING, played)
    assert three[one].total - personal(three[one]) == pair.total
    assert three[lone].total == lonely.total
    found = what_if_total(JOINING, played, one)
    moved = what_if_total(JOINING, four, one)
    assert (found is None) == (moved is None)
    if found is not None and moved is not None:
        gained = personal(three[one])
        assert found - gained == moved


@many
@given(rounds())
def test_a_total_is_incomplete_where_six_players_have_red_threes(played: Round) -> None:
    for answer in answer_round(played):
        for seat, party in answer.parties.items():
            tally = played.tallies[seat]
            assert party.incomplete == (played.players == 6 and tally.red > 0)
        match = answer.match
        assert match.certain == (not any(p.incomplete for p in answer.parties.values()))
        assert match.certain or (match.winner, match.tie) == (None, False)


@few
@given(three_players)
def test_only_the_pair_differs_between_one_against_two_and_each_for_himself(played: Round) -> None:
    lone = played.solo or played.out
    answers = {answer.column.slug: answer for answer in answer_round(played)}
    for seat in played.tallies:
        sides = Counter(len(answer.parties[seat].side) for answer in answers.values())
        assert sides == ({1: 3} if lone in (None, seat) else {2: 1, 1: 2})
