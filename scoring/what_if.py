"""The best total with the same cards when only surplus wild cards move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from scoring.cards import Card, Meld, cards_points
from scoring.melds import canasta_bonus, is_canasta, lies_alone, most_wilds, wild_surplus
from scoring.played import ExactCards, Round, Seat, cards_of, with_melds
from scoring.rounds import PartyScore, score_party
from scoring.ruleset import Ruleset
from scoring.sides import sides_of
from scoring.verdicts import Code


@dataclass(frozen=True, slots=True)
class _Arrangement:
    """Melds settled so far, and the wild cards still to be placed."""

    melds: tuple[Meld, ...]
    twos: int
    jokers: int
    worth: int
    canastas: int


def what_if_total(rules: Ruleset, played: Round, seat: Seat) -> int | None:
    """The best total (points) once every meld keeps only the wild cards it may hold.

    Surplus wild cards go to the hand or to other melds of the party where these may take
    them; bonuses and the red-three condition are computed anew. None where nothing is
    surplus or moving wild cards does not mend it, as where the party could then not have
    gone out.
    """
    side = sides_of(rules, played).of(seat)
    cards = cards_of(played, side)
    if not isinstance(cards, ExactCards):
        return None
    givers = [meld for meld in cards.melds if wild_surplus(rules, meld)]
    # Fewer natural cards than a meld needs: no wild card that goes away mends that.
    least = rules.meld_minimum.known.naturals
    if not givers or any(meld.naturals < least for meld in givers):
        return None
    # A player who went out without a partner has no hand that could take a card.
    hand_open = not (side == (played.out,) and played.each_a_player)
    # What a pair laid is rearranged as a whole: one of them stands for both.
    for partner in side:
        played = with_melds(played, partner, ExactCards())
    before = _problem_codes(score_party(rules, with_melds(played, seat, cards), seat))
    unmended = {Code.WILD_SURPLUS, Code.TOO_FEW_NATURALS} | ({Code.CANASTAS_MISSING} - before)
    totals = []
    for best in _arrangements(rules, cards.melds):
        if (best.twos or best.jokers) and not hand_open:
            continue
        hand = cards.hand + (Card.TWO,) * best.twos + (Card.JOKER,) * best.jokers
        mended = with_melds(played, seat, ExactCards(best.melds, hand))
        result = score_party(rules, mended, seat)
        if not _problem_codes(result) & unmended:
            totals.append(result.total)
    return max(totals, default=None)


def _problem_codes(party: PartyScore) -> set[Code]:
    return {problem.check.why.code for problem in party.problems}


def _arrangements(rules: Ruleset, melds: tuple[Meld, ...]) -> Iterator[_Arrangement]:
    """For each outcome (cards left over, number of canastas) the arrangement worth most.

    Melds with a surplus give first, then the others take: one best arrangement is kept per
    state, so the work stays small for any input.
    """
    givers = [meld for meld in melds if wild_surplus(rules, meld)]
    takers = [meld for meld in melds if not wild_surplus(rules, meld)]
    states = [_Arrangement((), 0, 0, 0, 0)]
    for meld in givers:
        states = _best(
            _settle(rules, state, meld, -twos, -(surplus - twos))
            for state in states
            for surplus in [wild_surplus(rules, meld)]
            for twos in range(min(surplus, meld.twos) + 1)
            if surplus - twos <= meld.jokers
        )
    for meld in takers:
        room = _room(rules, meld)
        states = _best(
            _settle(rules, state, meld, twos, jokers)
            for state in states
            for twos in range(min(room, state.twos) + 1)
            for jokers in range(min(room - twos, state.jokers) + 1)
        )
    yield from states


def _room(rules: Ruleset, meld: Meld) -> int:
    """How many wild cards a meld can take up (points of the wild limit)."""
    if meld.rank is Card.THREE or (meld.rank is None and not lies_alone(rules)):
        return 0
    most = None if meld.rank is None else most_wilds(rules.wild_limit.known, meld.naturals)
    pack = rules.pack.known
    return (pack.twos + pack.jokers if most is None else most) - meld.wilds


def _settle(
    rules: Ruleset, state: _Arrangement, meld: Meld, twos: int, jokers: int
) -> _Arrangement:
    changed = Meld(meld.rank, meld.naturals, meld.twos + twos, meld.jokers + jokers)
    canasta = is_canasta(rules, changed)
    worth = cards_points(rules.card_values.known, changed.cards())
    if canasta:
        worth += canasta_bonus(rules, changed).known
    return _Arrangement(
        (*state.melds, changed),
        state.twos - twos,
        state.jokers - jokers,
        state.worth + worth,
        state.canastas + canasta,
    )


def _best(states: Iterator[_Arrangement]) -> list[_Arrangement]:
    kept: dict[tuple[int, int, int], _Arrangement] = {}
    for state in states:
        key = (state.twos, state.jokers, state.canastas)
        if key not in kept or state.worth > kept[key].worth:
            kept[key] = state
    return list(kept.values())
