"""What a finished round is worth under one set of rules. The engine of /runde/."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.status import Status
from rules.values import PileInTurn, RedCondition
from scoring import going_out
from scoring.cards import Card, Meld, cards_points
from scoring.going_out import OutKind
from scoring.initial_meld import next_minimum
from scoring.melds import check_meld, is_canasta
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why

Seat = str
"""'a', 'b' or 'c': a party at the table."""


class Item(StrEnum):
    """What a line is about; lines of one item stand in one row of the three columns."""

    MELDED = "melded"
    NATURAL = "natural"
    MIXED = "mixed"
    RED = "red"
    RED_HAND = "red-hand"
    OUT = "out"
    STOCK = "stock"
    HAND = "hand"


@dataclass(frozen=True, slots=True)
class QuickCount:
    """A party's cards as counted by hand: canastas (number), melded and hand cards (points)."""

    natural: int = 0
    mixed: int = 0
    melded: int = 0
    hand: int = 0
    black_threes: int = 0


@dataclass(frozen=True, slots=True)
class ExactCards:
    """A party's cards one by one: melds on the table, cards left in hand (no red threes)."""

    melds: tuple[Meld, ...] = ()
    hand: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Tally:
    """What a party has at the end of a round. `score`: its points before it.

    `red_hand_early`: how many of `red_hand` were held by a player who never had a turn.
    """

    cards: QuickCount | ExactCards
    score: int = 0
    red: int = 0
    red_hand: int = 0
    red_hand_early: int = 0


@dataclass(frozen=True, slots=True)
class Round:
    """A finished round. `out`: the party that went out, None when the stock ran out."""

    tallies: Mapping[Seat, Tally]
    out: Seat | None
    out_kind: OutKind = OutKind.NORMAL
    out_pile: bool = False
    out_discard: bool = True
    players: int = 4


@dataclass(frozen=True, slots=True)
class Line:
    """One explained item of a score; `terms` are what the points are the sum of."""

    item: Item
    why: Why
    terms: tuple[int, ...]

    @property
    def points(self) -> int:
        """Points of this line."""
        return sum(self.terms)


@dataclass(frozen=True, slots=True)
class Problem:
    """Something forbidden or unclear in this version; it never changes the total."""

    check: Check
    meld: Meld | None = None


@dataclass(frozen=True, slots=True)
class PartyScore:
    """A party's round: lines, problems, and where its score stands afterwards."""

    lines: tuple[Line, ...]
    problems: tuple[Problem, ...]
    score: int
    next_minimum: int | None

    @property
    def total(self) -> int:
        """Points of the round: the sum of the lines, always."""
        return sum(line.points for line in self.lines)

    def changed_points(self, other: PartyScore) -> frozenset[str]:
        """The points whose lines came out otherwise in another result of the same round."""
        mine = {(line.why.point, line.points) for line in self.lines}
        theirs = {(line.why.point, line.points) for line in other.lines}
        return frozenset(point for point, _ in mine ^ theirs)

    def differs_from(self, other: PartyScore) -> bool:
        """Whether total or next minimum differ (what a reading is listed for)."""
        return (self.total, self.next_minimum) != (other.total, other.next_minimum)


@dataclass(frozen=True, slots=True)
class MatchState:
    """Whether the match is over. `target` None: the source names none."""

    target: int | None
    over: bool
    winner: Seat | None
    tie: bool


@dataclass(frozen=True, slots=True)
class _Counted:
    """Both ways of counting brought to one form."""

    melded: tuple[int, ...]
    natural: int
    mixed: int
    hand: tuple[int, ...]
    black_groups: tuple[int, ...]
    has_melded: bool

    @property
    def canastas(self) -> int:
        return self.natural + self.mixed


def score_round(rules: Ruleset, played: Round) -> dict[Seat, PartyScore]:
    """Score all parties of a round."""
    return {seat: score_party(rules, played, seat) for seat in played.tallies}


def score_party(rules: Ruleset, played: Round, seat: Seat) -> PartyScore:
    """Score one party of a round: every change of the score is a line of its own."""
    tally = played.tallies[seat]
    counted = _count(rules, tally.cards)
    lines = (
        *_card_lines(rules, counted),
        *_red_lines(rules, tally, counted),
        *_ending_lines(rules, played, seat),
        *_hand_lines(rules, counted, went_out=played.out == seat),
    )
    score = tally.score + sum(line.points for line in lines)
    return PartyScore(
        lines=lines,
        problems=_problems(rules, played, seat, counted),
        score=score,
        next_minimum=next_minimum(rules, score),
    )


def match_state(rules: Ruleset, scores: Mapping[Seat, int], players: int) -> MatchState:
    """Whether a party has reached the target: then the higher score wins; equal ones tie."""
    target = rules.target(players).value
    over = target is not None and any(score >= target for score in scores.values())
    if not over:
        return MatchState(target, over=False, winner=None, tie=False)
    best = max(scores.values())
    leaders = [seat for seat, score in scores.items() if score == best]
    tie = len(leaders) > 1
    return MatchState(target, over=True, winner=None if tie else leaders[0], tie=tie)


def _count(rules: Ruleset, cards: QuickCount | ExactCards) -> _Counted:
    values = rules.card_values.known
    if isinstance(cards, QuickCount):
        return _Counted(
            melded=(cards.melded,) if cards.melded else (),
            natural=cards.natural,
            mixed=cards.mixed,
            hand=(cards.hand,) if cards.hand else (),
            black_groups=(cards.black_threes,) if cards.black_threes else (),
            has_melded=cards.melded > 0,
        )
    canastas = [meld for meld in cards.melds if is_canasta(rules, meld)]
    return _Counted(
        melded=tuple(cards_points(values, meld.cards()) for meld in cards.melds),
        natural=sum(meld.wilds == 0 for meld in canastas),
        mixed=sum(meld.wilds > 0 for meld in canastas),
        hand=tuple(cards_points(values, (card,)) for card in cards.hand),
        black_groups=tuple(m.naturals for m in cards.melds if m.rank is Card.THREE),
        has_melded=bool(cards.melds),
    )


def _line(
    item: Item, code: Code, rule: Ruled[object], terms: tuple[int, ...], **facts: int | str
) -> Line:
    return Line(item, Why(code, rule.point, rule.status, facts), terms)


def _card_lines(rules: Ruleset, counted: _Counted) -> list[Line]:
    lines = []
    if counted.melded:
        lines.append(_line(Item.MELDED, Code.MELDED_CARDS, rules.card_values, counted.melded))
    for item, code, rule, count in (
        (Item.NATURAL, Code.NATURAL_CANASTAS, rules.natural_bonus, counted.natural),
        (Item.MIXED, Code.MIXED_CANASTAS, rules.mixed_bonus, counted.mixed),
    ):
        if count:
            lines.append(
                _line(item, code, rule, (rule.known,) * count, count=count, each=rule.known)
            )
    return lines


def _red_lines(rules: Ruleset, tally: Tally, counted: _Counted) -> list[Line]:
    lines: list[Line] = []
    condition = rules.red_plus.known
    plus = counted.has_melded if condition is RedCondition.MELDED else counted.canastas > 0
    each = rules.red_each.known if plus else rules.red_minus.known.each
    if tally.red:
        four = rules.red_four.known if plus else rules.red_minus.known.four
        all_four = tally.red == rules.pack.known.red_threes
        rule: Ruled[object] = rules.red_plus if plus else rules.red_minus
        code = Code.RED_PLUS if plus else Code.RED_MINUS
        lines.append(
            _line(
                Item.RED,
                code,
                rule,
                (four,) if all_four else (each,) * tally.red,
                count=tally.red,
                each=each,
                condition=str(condition),
            )
        )
    if tally.red_hand:
        lines += _red_hand_lines(rules, tally, each)
    return lines


def _red_hand_lines(rules: Ruleset, tally: Tally, each_laid: int) -> list[Line]:
    """Red threes left in hand are never part of 'all four'."""
    rule = rules.red_hand
    held = rule.known
    if held.as_laid:
        terms = (each_laid,) * tally.red_hand
        code = Code.RED_IN_HAND_AS_LAID
        return [_line(Item.RED_HAND, code, rule, terms, count=tally.red_hand, each=each_laid)]
    lines = []
    early, late = tally.red_hand_early, tally.red_hand - tally.red_hand_early
    if late:
        terms = (held.each,) * late
        lines.append(
            _line(Item.RED_HAND, Code.RED_IN_HAND, rule, terms, count=late, each=held.each)
        )
    if early:
        spared = held.without_turn
        each = held.each if spared is None else spared
        status = Status.UNVERIFIED if spared is None else rule.status
        why = Why(Code.RED_IN_HAND_EARLY, rule.point, status, {"count": early, "each": each})
        lines.append(Line(Item.RED_HAND, why, (each,) * early))
    extra = rules.red_hand_on_top
    if held.each and (extra.value or extra.status.leaves_open):
        each = each_laid if extra.value else 0
        lines.append(
            _line(
                Item.RED_HAND,
                Code.RED_IN_HAND_EXTRA,
                extra,
                (each,) * tally.red_hand,
                count=tally.red_hand,
                each=each,
            )
        )
    return lines


def _ending_lines(rules: Ruleset, played: Round, seat: Seat) -> list[Line]:
    if played.out is None:
        stock = rules.stock_exhausted
        return [_line(Item.STOCK, Code.STOCK_EXHAUSTED, stock, (stock.known,))]
    if played.out != seat:
        return []
    rule, code = going_out.bonus(rules, played.out_kind, pile_taken=played.out_pile)
    lines = [_line(Item.OUT, code, rule, (rule.known,))]
    if played.out_pile and played.out_kind is not OutKind.NORMAL:
        pile = rules.pile_in_turn
        spoils = pile.known is PileInTurn.NOT_CONCEALED
        lines.append(_line(Item.OUT, Code.PILE_IN_TURN, pile, (0,), spoils=int(spoils)))
    return lines


def _hand_lines(rules: Ruleset, counted: _Counted, *, went_out: bool) -> list[Line]:
    if not counted.hand:
        return []
    rule = rules.partner_hand if went_out else rules.hand_cards
    terms = tuple(-points for points in counted.hand)
    return [_line(Item.HAND, Code.HAND_CARDS, rule, terms, partner=int(went_out))]


def _problems(rules: Ruleset, played: Round, seat: Seat, counted: _Counted) -> tuple[Problem, ...]:
    tally = played.tallies[seat]
    went_out = played.out == seat
    found: list[Problem] = []
    if isinstance(tally.cards, ExactCards):
        found += [
            Problem(check, meld)
            for meld in tally.cards.melds
            for check in check_meld(rules, meld, going_out=went_out)
        ]
    if went_out:
        canastas = going_out.check_canastas(
            rules, canastas=counted.canastas, players=played.players
        )
        last_card = going_out.check_last_card(
            rules, discards=played.out_discard, black_groups=counted.black_groups
        )
        found += [Problem(check) for check in (canastas, last_card) if check]
    return tuple(p for p in found if p.check.verdict is not Verdict.ALLOWED)


def with_melds(played: Round, seat: Seat, cards: ExactCards) -> Round:
    """The same round with other cards for one party."""
    tally = replace(played.tallies[seat], cards=cards)
    return replace(played, tallies={**played.tallies, seat: tally})
