"""What a finished round is worth under one set of rules. The engine of /runde/."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from rules.values import PileInTurn, RedCondition
from scoring import going_out
from scoring.cards import Card, Meld, cards_points
from scoring.going_out import OutKind
from scoring.initial_meld import next_minimum
from scoring.lines import Item, Line, line
from scoring.melds import (
    BLOCKING_THREES,
    BLOCKING_WILDS,
    check_meld,
    is_blocking_canasta,
    is_canasta,
)
from scoring.played import ExactCards, QuickCount, Round, Seat, cards_of
from scoring.red_threes import red_lines
from scoring.ruleset import Ruleset
from scoring.sides import Side, Sides, one_may_be_alone, sides_of
from scoring.verdicts import Check, Code, Verdict, Why


@dataclass(frozen=True, slots=True)
class Problem:
    """Something forbidden or unclear in this version; it never changes the total."""

    check: Check
    meld: Meld | None = None


@dataclass(frozen=True, slots=True)
class PartyScore:
    """A seat's round: lines, problems, and where its score stands afterwards.

    Seats of one side have the same lines but for the red threes; each has its own score.
    """

    lines: tuple[Line, ...]
    problems: tuple[Problem, ...]
    score: int
    next_minimum: int | None
    side: Side
    side_point: str

    @property
    def total(self) -> int:
        """Points of the round: the sum of the lines, always."""
        return sum(line.points for line in self.lines)

    @property
    def incomplete(self) -> bool:
        """Whether something counts whose points no source gives: the total leaves it out."""
        return any(line.why.code is Code.RED_UNVALUED for line in self.lines)

    def changed_points(self, other: PartyScore) -> frozenset[str]:
        """The points that came out otherwise in another result of the same round."""
        mine = {(line.why.point, line.points) for line in self.lines}
        theirs = {(line.why.point, line.points) for line in other.lines}
        changed = frozenset(point for point, _ in mine ^ theirs)
        if self.side == other.side:
            return changed
        # Who plays with whom explains every line that only one of them has.
        in_both = {point for point, _ in mine} & {point for point, _ in theirs}
        return changed & in_both | {self.side_point}

    def differs_from(self, other: PartyScore) -> bool:
        """Whether total or next minimum differ (what a reading is listed for)."""
        return (self.total, self.next_minimum) != (other.total, other.next_minimum)


@dataclass(frozen=True, slots=True)
class MatchState:
    """Whether the match is over. `target` None: the source names none.

    `certain`: no total leaves something out that could decide otherwise.
    """

    target: int | None
    over: bool
    winner: Seat | None
    tie: bool
    certain: bool = True


@dataclass(frozen=True, slots=True)
class _Counted:
    """Both ways of counting brought to one form.

    `wild_as_mixed`, `blocking_as_mixed`: canastas that were counted by hand as what these rules do
    not know; among melds entered card by card they are mixed ones like any other.
    """

    melded: tuple[int, ...]
    natural: int
    mixed: int
    wild: int
    blocking: int
    hand: tuple[int, ...]
    black_groups: tuple[int, ...]
    has_melded: bool
    wild_as_mixed: int = 0
    blocking_as_mixed: int = 0

    @property
    def canastas(self) -> int:
        own = self.natural + self.mixed + self.wild + self.blocking
        return own + self.wild_as_mixed + self.blocking_as_mixed


def score_party(rules: Ruleset, played: Round, seat: Seat) -> PartyScore:
    """Score one party of a round: every change of the score is a line of its own."""
    tally, sides = played.tallies[seat], sides_of(rules, played)
    side = sides.of(seat)
    cards = cards_of(played, side)
    counted = _count(rules, cards)
    went_out = played.out in side
    # With three players a side of one is a player without a partner.
    alone = one_may_be_alone(played.players) and len(side) == 1
    lines = (
        *_card_lines(rules, counted),
        *red_lines(
            rules,
            tally,
            plus=_red_threes_count(rules, counted),
            shared=len(side) > 1,
            valued=rules.red_threes_are_valued(played.players),
        ),
        *_ending_lines(rules, played, went_out=went_out),
        *_hand_lines(rules, counted, of_partner=went_out and not alone),
    )
    score = tally.score + sum(line.points for line in lines)
    return PartyScore(
        lines=lines,
        problems=tuple(_problems(rules, played, side, cards, counted)),
        score=score,
        next_minimum=next_minimum(rules, score),
        side=side,
        side_point=_side_point(sides),
    )


def _side_point(sides: Sides) -> str:
    return sides.reasons[0].point if sides.reasons else ""


def match_state(rules: Ruleset, played: Round, parties: Mapping[Seat, PartyScore]) -> MatchState:
    """Whether a party has reached the target: then the higher score wins; equal ones tie.

    While a total is incomplete only another party can be known to have reached it, and nobody
    to have won.
    """
    target = rules.target(played.players, played.teams).value
    certain = not any(party.incomplete for party in parties.values())
    over = target is not None and any(
        party.score >= target for party in parties.values() if not party.incomplete
    )
    if not over or not certain:
        return MatchState(target, over=over, winner=None, tie=False, certain=certain)
    best = max(party.score for party in parties.values())
    leaders = [seat for seat, party in parties.items() if party.score == best]
    tie = len(leaders) > 1
    return MatchState(target, over=True, winner=None if tie else leaders[0], tie=tie)


def _count(rules: Ruleset, cards: QuickCount | ExactCards) -> _Counted:
    values, house = rules.card_values.known, rules.house
    if isinstance(cards, QuickCount):
        # Where nothing is agreed on them, they count as any other group of that size.
        wild = cards.wild if house.wild_canasta else 0
        blocking = cards.blocking if house.blocking_canasta else 0
        return _Counted(
            melded=(cards.melded,) if cards.melded else (),
            natural=cards.natural,
            mixed=cards.mixed,
            wild=wild,
            blocking=blocking,
            hand=(cards.hand,) if cards.hand else (),
            black_groups=(
                *((cards.black_threes,) if cards.black_threes else ()),
                *(BLOCKING_THREES,) * cards.blocking,
            ),
            has_melded=cards.melded > 0,
            wild_as_mixed=cards.wild - wild,
            blocking_as_mixed=cards.blocking - blocking,
        )
    canastas = [meld for meld in cards.melds if is_canasta(rules, meld)]
    wild = sum(meld.rank is None for meld in canastas) if house.wild_canasta else 0
    blocking = sum(is_blocking_canasta(rules, meld) for meld in canastas)
    return _Counted(
        melded=tuple(cards_points(values, meld.cards()) for meld in cards.melds),
        natural=sum(meld.wilds == 0 for meld in canastas),
        mixed=sum(meld.wilds > 0 for meld in canastas) - wild - blocking,
        wild=wild,
        blocking=blocking,
        hand=tuple(cards_points(values, (card,)) for card in cards.hand),
        black_groups=tuple(m.naturals for m in cards.melds if m.rank is Card.THREE),
        has_melded=bool(cards.melds),
    )


def _card_lines(rules: Ruleset, counted: _Counted) -> list[Line]:
    lines, house = [], rules.house
    if counted.melded:
        lines.append(line(Item.MELDED, Code.MELDED_CARDS, rules.card_values, counted.melded))
    for item, code, rule, count in (
        (Item.NATURAL, Code.NATURAL_CANASTAS, rules.natural_bonus, counted.natural),
        (Item.MIXED, Code.MIXED_CANASTAS, rules.mixed_bonus, counted.mixed),
        (Item.WILD, Code.WILD_CANASTAS, house.wild_canasta, counted.wild),
        (Item.WILD, Code.COUNTED_AS_MIXED, rules.mixed_bonus, counted.wild_as_mixed),
        (Item.BLOCKING, Code.BLOCKING_CANASTAS, house.blocking_canasta, counted.blocking),
        (Item.BLOCKING, Code.COUNTED_AS_MIXED, rules.mixed_bonus, counted.blocking_as_mixed),
    ):
        if rule and count:
            terms = (rule.known,) * count
            lines.append(line(item, code, rule, terms, count=count))
    return lines


def _red_threes_count(rules: Ruleset, counted: _Counted) -> bool:
    """Whether a side fulfils what its red threes need to count for it."""
    if rules.red_plus.known is RedCondition.MELDED:
        return counted.has_melded
    return counted.canastas > 0


def _ending_lines(rules: Ruleset, played: Round, *, went_out: bool) -> list[Line]:
    if played.out is None:
        stock = rules.stock_exhausted
        return [line(Item.STOCK, Code.STOCK_EXHAUSTED, stock, (stock.known,))]
    if not went_out:
        return []
    rule, code = going_out.bonus(
        rules, played.out_kind, pile_taken=played.out_pile, at_start=played.out_start
    )
    lines = [line(Item.OUT, code, rule, (rule.known,))]
    if code is Code.WENT_OUT_AT_START:
        return lines
    if played.out_pile and played.out_kind is not OutKind.NORMAL:
        pile = rules.pile_in_turn
        spoils = pile.known is PileInTurn.NOT_CONCEALED
        lines.append(line(Item.OUT, Code.PILE_IN_TURN, pile, (0,), spoils=int(spoils)))
    return lines


def _hand_lines(rules: Ruleset, counted: _Counted, *, of_partner: bool) -> list[Line]:
    if not counted.hand:
        return []
    rule = rules.partner_hand if of_partner else rules.hand_cards
    terms = tuple(-points for points in counted.hand)
    return [line(Item.HAND, Code.HAND_CARDS, rule, terms, partner=int(of_partner))]


def _problems(
    rules: Ruleset, played: Round, side: Side, cards: QuickCount | ExactCards, counted: _Counted
) -> Iterator[Problem]:
    went_out = played.out in side
    checks: list[tuple[Check | None, Meld | None]] = []
    if isinstance(cards, ExactCards):
        checks += [
            (check, meld)
            for meld in cards.melds
            for check in check_meld(rules, meld, going_out=went_out)
        ]
    else:
        checks += [(check, None) for check in _check_counted(rules, cards, going_out=went_out)]
    if went_out:
        checks += [
            (check, None)
            for check in (
                going_out.check_canastas(rules, canastas=counted.canastas, players=played.players),
                going_out.check_last_card(
                    rules, discards=played.out_discard, black_groups=counted.black_groups
                ),
                _hand_of_the_lone(rules, played, side, counted),
            )
        ]
    for check, of_meld in checks:
        if check and check.verdict is not Verdict.ALLOWED:
            yield Problem(check, of_meld)


def _check_counted(rules: Ruleset, cards: QuickCount, *, going_out: bool) -> Iterator[Check]:
    """What is wrong with canastas that were only counted: as if their cards had been entered."""
    if cards.wild:
        wild_only = Meld(None, twos=rules.canasta_size.known)
        yield from check_meld(rules, wild_only, going_out=going_out)
    if cards.blocking:
        blocking = Meld(Card.THREE, BLOCKING_THREES, jokers=BLOCKING_WILDS)
        yield from check_meld(rules, blocking, going_out=going_out)


def _hand_of_the_lone(rules: Ruleset, played: Round, side: Side, counted: _Counted) -> Check | None:
    """Cards in hand of a player who went out: only a partner can hold them."""
    if len(side) > 1 or not played.each_a_player or not counted.hand:
        return None
    rule = rules.three_players
    return Check(Verdict.FORBIDDEN, Why(Code.OUT_WITH_HAND, rule.point, rule.status))
