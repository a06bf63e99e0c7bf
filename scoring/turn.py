"""One turn's layout: is it legal, and does it reach the minimum? The engine of /meldung/."""

from __future__ import annotations

from dataclasses import dataclass

from scoring.cards import Card, Meld, cards_points
from scoring.going_out import (
    OutKind,
    check_canasta_in_last_turn,
    check_canastas,
    check_last_card,
)
from scoring.initial_meld import MinimumCheck, check_minimum, check_pile, check_pile_mixed_in
from scoring.melds import check_meld, is_canasta, lies_alone, on_table, repair, table_after
from scoring.ruleset import Ruleset
from scoring.verdicts import Check, Verdict, worst


@dataclass(frozen=True, slots=True)
class Turn:
    """What is laid in one turn.

    `melds`: cards laid now, one meld a rank. `table`: the party's melds that lie already.
    `first`: it is the party's first meld of the round. `top`: top card of the pile, if the
    pile was taken; `below`: cards of `melds` that came from under it. `pile_mixed_in`: the
    pile was taken, but which cards came from it is not known. `score`: the party's points
    before this round.
    """

    melds: tuple[Meld, ...]
    table: tuple[Meld, ...] = ()
    first: bool = True
    score: int = 0
    top: Card | None = None
    below: tuple[Card, ...] = ()
    pile_mixed_in: bool = False
    out_kind: OutKind = OutKind.NO
    out_discard: bool = True
    players: int = 4


@dataclass(frozen=True, slots=True)
class MeldPart:
    """One meld of the turn: the cards laid, the meld as it then lies, and its checks."""

    laid: Meld
    lying: Meld
    value: int
    checks: tuple[Check, ...]

    @property
    def verdict(self) -> Verdict:
        """The worst of the checks."""
        return worst(check.verdict for check in self.checks)


@dataclass(frozen=True, slots=True)
class Repair:
    """The layout without surplus wild cards, its points and whether it reaches the minimum.

    `missing`: points that it falls short of the minimum (0: none).
    """

    melds: tuple[Meld, ...]
    value: int
    minimum_met: bool | None
    missing: int


@dataclass(frozen=True, slots=True)
class TurnResult:
    """What one version says. `value` and `minimum_value` in points."""

    parts: tuple[MeldPart, ...]
    value: int
    minimum_value: int
    minimum: MinimumCheck
    other_checks: tuple[Check, ...]
    repair: Repair | None

    @property
    def checks(self) -> tuple[Check, ...]:
        """All checks: melds first, then the minimum, then pile and going out."""
        of_melds = tuple(check for part in self.parts for check in part.checks)
        return of_melds + self.minimum.checks + self.other_checks

    @property
    def verdict(self) -> Verdict:
        """The worst of all checks."""
        return worst(check.verdict for check in self.checks)

    def changed_points(self, other: TurnResult) -> frozenset[str]:
        """The points whose checks came out otherwise in another result of the same turn."""
        mine = {(check.why.point, check.verdict, check.why.code) for check in self.checks}
        theirs = {(check.why.point, check.verdict, check.why.code) for check in other.checks}
        return frozenset(point for point, _, _ in mine ^ theirs)

    def differs_from(self, other: TurnResult) -> bool:
        """Whether verdict, minimum or value differ (what a reading is listed for)."""
        mine = (self.verdict, self.minimum.minimum, self.value)
        return mine != (other.verdict, other.minimum.minimum, other.value)


def evaluate_turn(rules: Ruleset, turn: Turn) -> TurnResult:
    """Check a turn's layout under one set of rules, reporting every condition at once."""
    values = rules.card_values.known
    going_out = turn.out_kind is not OutKind.NO
    lying_after = on_table(turn.melds, turn.table, wild_alone=lies_alone(rules))
    parts = tuple(
        MeldPart(
            laid,
            lying,
            cards_points(values, laid.cards()),
            check_meld(rules, lying, going_out=going_out),
        )
        for laid, lying in zip(turn.melds, lying_after, strict=True)
    )
    value = sum(part.value for part in parts)
    others: list[Check] = []
    if turn.top is not None:
        others += check_pile(
            rules, first=turn.first, melds=turn.melds, top=turn.top, below=turn.below
        )
    elif turn.pile_mixed_in and turn.first:
        others += check_pile_mixed_in(rules, turn.melds)
    if going_out:
        others += _check_going_out(rules, turn)
    return TurnResult(
        parts=parts,
        value=value,
        minimum_value=value - cards_points(values, turn.below),
        minimum=_minimum(rules, turn, turn.melds, turn.below),
        other_checks=tuple(others),
        repair=_repair(rules, turn, going_out=going_out),
    )


def _minimum(
    rules: Ruleset, turn: Turn, melds: tuple[Meld, ...], below: tuple[Card, ...]
) -> MinimumCheck:
    if not turn.first:
        return MinimumCheck(applies=False, minimum=None, met=None, checks=())
    return check_minimum(
        rules,
        score=turn.score,
        melds=melds,
        top=turn.top,
        below=below,
        out_kind=turn.out_kind,
        pile_mixed_in=turn.pile_mixed_in,
    )


def canastas_held(rules: Ruleset, turn: Turn) -> int:
    """How many canastas the party has once the turn's melds lie."""
    after = table_after(turn.melds, turn.table, wild_alone=lies_alone(rules))
    return sum(is_canasta(rules, meld) for meld in after)


def _check_going_out(rules: Ruleset, turn: Turn) -> list[Check]:
    canastas = canastas_held(rules, turn)
    enough = check_canastas(rules, canastas=canastas, players=turn.players)
    found = [enough]
    before = sum(is_canasta(rules, meld) for meld in turn.table)
    if before < rules.canastas(turn.players).known.count <= canastas:
        found.append(check_canasta_in_last_turn(rules))
    black = [meld.naturals for meld in turn.melds if meld.rank is Card.THREE]
    last_card = check_last_card(rules, discards=turn.out_discard, black_groups=black)
    return found + ([last_card] if last_card else [])


def _repair(rules: Ruleset, turn: Turn, *, going_out: bool) -> Repair | None:
    melds = repair(rules, turn.melds, turn.table, going_out=going_out)
    if melds is None:
        return None
    left = [card for meld in melds for card in meld.cards()]
    below: list[Card] = []
    for card in turn.below:
        if card in left:
            left.remove(card)
            below.append(card)
    value = sum(cards_points(rules.card_values.known, meld.cards()) for meld in melds)
    minimum = _minimum(rules, turn, melds, tuple(below))
    return Repair(melds, value, minimum.met, minimum.missing)
