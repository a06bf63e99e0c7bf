"""Laws of the tools for the play: they never contradict the two calculators, nor each other."""

from dataclasses import replace
from urllib.parse import parse_qsl

from hypothesis import given, settings
from hypothesis import strategies as st

from scoring.first_meld import FirstMeld, evaluate_first_meld
from scoring.lines import Item
from scoring.out import OutTurn, evaluate_out
from scoring.permalink import first_meld_parameters, out_parameters, pile_parameters, query
from scoring.pile import evaluate_pile
from scoring.pile_turn import PileTurn
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.rounds import score_party
from scoring.turn import Turn, evaluate_turn
from scoring.verdicts import Verdict
from tests.strategies import RULESETS
from tests.strategies_play import first_melds, out_turns, pile_turns

few = settings(max_examples=40)
many = settings(max_examples=100)

ORDER = [Verdict.ALLOWED, Verdict.UNCLEAR, Verdict.FORBIDDEN]
COUNTED = st.sampled_from([2, 4])


# --- What /erstmeldung/ proposes stands before /meldung/ ---


@many
@given(first_melds())
def test_a_first_meld_that_is_found_is_not_forbidden(asked: FirstMeld) -> None:
    for name, rules in RULESETS:
        result = evaluate_first_meld(rules, asked)
        assert len(result.ways) <= 5
        for way in result.ways:
            laid = Turn(way.layout.melds, first=True, score=asked.score, top=asked.top)
            verdict = evaluate_turn(rules, laid).verdict
            assert verdict is not Verdict.FORBIDDEN, name
            assert way.sure == (verdict is Verdict.ALLOWED), name


@many
@given(first_melds())
def test_a_first_meld_lays_only_cards_that_one_has(asked: FirstMeld) -> None:
    for _, rules in RULESETS:
        result = evaluate_first_meld(rules, asked)
        for way in (*result.ways, *([result.richest] if result.richest else [])):
            held = [*asked.hand, *([asked.top] if asked.top else [])]
            for card in (card for meld in way.layout.melds for card in meld.cards()):
                held.remove(card)
            assert way.left == len(held)


@many
@given(first_melds(least=2))
def test_one_card_more_makes_no_first_meld_dearer(asked: FirstMeld) -> None:
    fewer = replace(asked, hand=asked.hand[:-1])
    for name, rules in RULESETS:
        one, other = (evaluate_first_meld(rules, each) for each in (asked, fewer))
        assert ORDER.index(one.verdict) <= ORDER.index(other.verdict), name
        if other.best and other.verdict is one.verdict and one.best:
            assert one.best.layout.points <= other.best.layout.points, name


@few
@given(pile_turns(melded=False))
def test_opening_with_the_pile_and_the_finder_agree(turn: PileTurn) -> None:
    asked = FirstMeld(turn.hand, turn.score, turn.top)
    for name, rules in RULESETS:
        found = evaluate_first_meld(rules, asked)
        pair, *_ = evaluate_pile(rules, turn).ways
        if pair.opening and pair.opening.minimum.met:
            assert found.verdict is Verdict.ALLOWED, name


# --- What /stapel/ proposes stands before /meldung/ ---


@few
@given(pile_turns(melded=False))
def test_a_first_meld_that_takes_the_pile_is_no_worse_as_a_meld(turn: PileTurn) -> None:
    for name, rules in RULESETS:
        for way in evaluate_pile(rules, turn).ways:
            if way.opening:
                laid = Turn(way.opening.melds, first=True, score=turn.score, top=turn.top)
                verdict = evaluate_turn(rules, laid).verdict
                assert ORDER.index(verdict) <= ORDER.index(way.verdict), (name, way.kind)


@few
@given(pile_turns())
def test_a_way_lays_only_cards_that_one_has(turn: PileTurn) -> None:
    for _, rules in RULESETS:
        for way in evaluate_pile(rules, turn).ways:
            held = list(turn.hand)
            laid = list(way.lay)
            if way.opening:
                laid = [card for meld in way.opening.melds for card in meld.cards()]
                laid.remove(turn.top)
            for card in laid:
                held.remove(card)


@few
@given(pile_turns())
def test_the_end_of_the_stock_is_told_only_when_it_is_there(turn: PileTurn) -> None:
    for _, rules in RULESETS:
        result = evaluate_pile(rules, turn)
        assert bool(result.stock_end) == (turn.stock == "empty")
        if result.duty == "yes":
            assert result.verdict is Verdict.ALLOWED


# --- What /ausmachen/ says stands before /meldung/ and /runde/ ---


@many
@given(out_turns())
def test_going_out_is_never_judged_better_than_its_melds(turn: OutTurn) -> None:
    for name, rules in RULESETS:
        one, other = evaluate_out(rules, turn), evaluate_turn(rules, turn.layout)
        assert ORDER.index(one.verdict) >= ORDER.index(other.verdict), name


@many
@given(out_turns(COUNTED))
def test_the_bonus_is_what_the_round_scores_for_it(turn: OutTurn) -> None:
    for name, rules in RULESETS:
        result = evaluate_out(rules, turn)
        if result.verdict is Verdict.FORBIDDEN:
            continue
        party = score_party(rules, turn.ended, "a")
        scored = sum(line.points for line in party.lines if line.item is Item.OUT)
        assert scored == result.bonus.value, name
        if result.verdict is Verdict.ALLOWED:
            # How the melds came about that lay there before is not asked when going out.
            laid = {meld.rank for meld in turn.melds}
            assert not [p for p in party.problems if not p.meld or p.meld.rank in laid], name


# --- Addresses ---


def typed(parameters: dict[str, str], order: object) -> dict[str, str]:
    """The parameters as they come out of an address."""
    return dict(parse_qsl(query(parameters, order)))


@many
@given(first_melds())
def test_the_address_of_a_first_meld_leads_back_to_it(asked: FirstMeld) -> None:
    form = FirstMeldForm(typed(first_meld_parameters(asked), FirstMeldForm.base_fields))
    assert form.is_valid(), form.errors
    assert form.asked() == asked


@many
@given(pile_turns())
def test_the_address_of_a_pile_leads_back_to_it(turn: PileTurn) -> None:
    form = PileForm(typed(pile_parameters(turn), PileForm.base_fields))
    if not form.is_valid():
        # A red three lies on top only as the upcard; generated hands hold none.
        assert form.errors.keys() <= {"top"}, form.errors
        return
    assert form.turn() == turn


@many
@given(out_turns())
def test_the_address_of_a_going_out_leads_back_to_it(turn: OutTurn) -> None:
    form = OutForm(typed(out_parameters(turn), OutForm.base_fields))
    assert form.is_valid(), form.errors
    assert form.turn() == turn
