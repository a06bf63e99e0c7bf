"""May the player go out now, and what is it worth? The engine of /ausmachen/.

The layout is judged as /meldung/ judges it; what comes on top is what the other players have
to do with it: the partner's answer, and the bonus.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum

from rules.values import Seats
from scoring.cards import Card, Meld, sort_cards
from scoring.going_out import OutKind, bonus
from scoring.melds import table_after
from scoring.played import TEAMS, ExactCards, Round, Tally, seats_of
from scoring.ruleset import Ruled, Ruleset
from scoring.sides import one_may_be_alone
from scoring.turn import Turn, TurnResult, canastas_held, evaluate_turn
from scoring.verdicts import Check, Code, Verdict, Why, worst


class Asked(StrEnum):
    """What the partner answered to 'may I go out?'."""

    NO = "no"
    YES = "yes"
    REFUSED = "refused"


@dataclass(frozen=True, slots=True)
class OutTurn:
    """A player who wants to go out.

    `hand`: all cards held just before melding, with the drawn card or the whole pile. `melds`:
    those of them that are melded now. `table`: the party's melds; none: it is the first meld.
    `out_start`: it is the player's first turn, which counts at some tables.
    """

    hand: tuple[Card, ...]
    melds: tuple[Meld, ...]
    table: tuple[Meld, ...] = ()
    score: int = 0
    out_kind: OutKind = OutKind.NORMAL
    out_pile: bool = False
    out_start: bool = False
    asked: Asked = Asked.NO
    players: int = 4

    @property
    def left(self) -> tuple[Card, ...]:
        """The cards that remain in hand after melding."""
        laid = Counter(card for meld in self.melds for card in meld.cards())
        return sort_cards((Counter(self.hand) - laid).elements())

    @property
    def layout(self) -> Turn:
        """The same turn as /meldung/ sees it."""
        return Turn(
            melds=self.melds,
            table=self.table,
            first=not self.table,
            score=self.score,
            pile_mixed_in=self.out_pile,
            out_kind=self.out_kind,
            out_discard=bool(self.left),
            players=self.players,
        )

    @property
    def ended(self) -> Round:
        """The round that ends so, as far as it is known: this party's cards, none of the others."""
        lying = ExactCards(table_after(self.melds, self.table, wild_alone=True))
        mine, *others = seats_of(TEAMS[self.players][0])
        tallies = {mine: Tally(lying, score=self.score)}
        return Round(
            tallies=tallies | {seat: Tally(ExactCards()) for seat in others},
            out=mine,
            out_kind=self.out_kind,
            out_pile=self.out_pile,
            out_discard=len(self.left) == 1,
            out_start=self.out_start,
            players=self.players,
        )


@dataclass(frozen=True, slots=True)
class OutResult:
    """What one version says. `bonus`: the rule that gives the total bonus (points) for
    the `stage` that counts here. `canastas`: how many the party then has. `bonus_reasons`: what
    gives the bonus, then what taking the pile in this turn does to it, if anything is said.
    """

    left: tuple[Card, ...]
    layout: TurnResult
    other_checks: tuple[Check, ...]
    bonus: Ruled[int]
    stage: OutKind
    canastas: int
    bonus_reasons: tuple[Why, ...]

    @property
    def goes_out(self) -> bool:
        """Whether at most the card to discard is left; otherwise nobody goes out."""
        return len(self.left) <= 1

    @property
    def checks(self) -> tuple[Check, ...]:
        """All checks: the layout's, then whether the hand is empty and the partner agreed."""
        return self.layout.checks + self.other_checks

    @property
    def verdict(self) -> Verdict:
        """The worst of all checks."""
        return worst(check.verdict for check in self.checks)

    def changed_points(self, other: OutResult) -> frozenset[str]:
        """The points that came out otherwise in another result of the same turn."""
        return frozenset(point for point, *_ in self._said() ^ other._said())

    def differs_from(self, other: OutResult) -> bool:
        """Whether verdict or bonus differ (what a reading is listed for)."""
        return (self.verdict, self.bonus.value) != (other.verdict, other.bonus.value)

    def _said(self) -> frozenset[tuple[str, object, object]]:
        said = {(check.why.point, check.verdict, check.why.code) for check in self.checks}
        return frozenset(said | {(self.bonus.point, self.bonus.value, self.stage)})


def evaluate_out(rules: Ruleset, turn: OutTurn) -> OutResult:
    """Whether a player may go out like this under one set of rules, and what it is worth."""
    stated = turn
    alone = _each_for_himself(rules, turn)
    if alone and turn.table:
        # What lies on the table is the player's own, so nothing is concealed.
        turn = replace(turn, out_kind=OutKind.NORMAL)
    earned, code = bonus(rules, turn.out_kind, pile_taken=turn.out_pile, at_start=turn.out_start)
    # A step that is worth no more than ordinary going out is none.
    plain = earned.value == rules.out_normal.value
    layout = evaluate_turn(rules, turn.layout)
    conditions = (
        _still_cards(rules, turn),
        _card_to_keep(rules, turn, layout),
        None if alone else _asked(rules, turn),
        *_alone(rules, stated, turn),
    )
    others = [check for check in conditions if check]
    stage = OutKind.NORMAL if plain else turn.out_kind
    facts: dict[str, int | str] = {"points": earned.known, "stage": stage}
    gives = Why(code, earned.point, earned.status, facts)
    return OutResult(
        left=turn.left,
        layout=layout,
        other_checks=tuple(others),
        bonus=earned,
        stage=stage,
        canastas=canastas_held(rules, turn.layout),
        bonus_reasons=(
            (gives,)
            if code is Code.WENT_OUT_AT_START
            else (gives, *_pile(rules, turn, spoiled=code is Code.WENT_OUT))
        ),
    )


def _each_for_himself(rules: Ruleset, turn: OutTurn) -> bool:
    """Whether there are no partners under these rules with that number of players."""
    may_be_alone = one_may_be_alone(turn.players)
    alone = may_be_alone and rules.three_players.value is Seats.EACH_ALONE
    return turn.players == 2 or alone


def _alone(rules: Ruleset, stated: OutTurn, counted: OutTurn) -> Iterator[Check]:
    """Without partners neither concealing beside own melds nor asking means anything."""
    if stated.out_kind is not counted.out_kind or (
        stated.asked is not Asked.NO and _each_for_himself(rules, stated)
    ):
        rule = rules.three_players
        yield Check(Verdict.ALLOWED, Why(Code.EACH_FOR_HIMSELF, rule.point, rule.status))


def _still_cards(rules: Ruleset, turn: OutTurn) -> Check | None:
    """More than the card to discard is left."""
    left = len(turn.left)
    if left <= 1:
        return None
    rule = rules.last_card
    return Check(Verdict.FORBIDDEN, Why(Code.STILL_CARDS, rule.point, rule.status, {"left": left}))


def _card_to_keep(rules: Ruleset, turn: OutTurn, layout: TurnResult) -> Check | None:
    """Who may not go out for want of canastas must keep a card beyond the one to discard."""
    short = any(check.why.code is Code.CANASTAS_MISSING for check in layout.checks)
    if not short or len(turn.left) > 1:
        return None
    rule = rules.keep_a_card
    return Check(Verdict.FORBIDDEN, Why(Code.CARD_TO_KEEP_MISSING, rule.point, rule.status))


def _asked(rules: Ruleset, turn: OutTurn) -> Check | None:
    """What the partner's answer does."""
    rule = rules.asking
    binding = rule.known.binding
    if turn.asked is Asked.NO:
        return None
    if turn.asked is Asked.YES:
        facts = {"binding": int(binding is True)}
        return Check(Verdict.ALLOWED, Why(Code.PARTNER_AGREED, rule.point, rule.status, facts))
    if binding is None:
        return Check(Verdict.UNCLEAR, Why(Code.PARTNER_REFUSED_OPEN, rule.point, rule.status))
    verdict = Verdict.FORBIDDEN if binding else Verdict.ALLOWED
    return Check(verdict, Why(Code.PARTNER_REFUSED, rule.point, rule.status))


def _pile(rules: Ruleset, turn: OutTurn, *, spoiled: bool) -> Iterator[Why]:
    """What taking the pile in the same turn does to a concealed going out."""
    if turn.out_pile and turn.out_kind is not OutKind.NORMAL:
        rule = rules.pile_in_turn
        yield Why(Code.PILE_IN_TURN, rule.point, rule.status, {"spoils": int(spoiled)})
