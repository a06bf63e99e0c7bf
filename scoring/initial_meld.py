"""The initial meld: which minimum a party needs, and whether a layout reaches it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.values import Band, Bands, BesideTop
from scoring.cards import NATURAL_RANKS, Card, Meld, card_points, cards_points
from scoring.going_out import OutKind
from scoring.melds import is_canasta
from scoring.ruleset import Ruleset
from scoring.verdicts import Check, Code, Verdict, Why


@dataclass(frozen=True, slots=True)
class MinimumCheck:
    """The minimum (points; None: none applies or the source names none) and how it is met.

    `met` is None where no minimum applies or the answer is unclear; `missing` are the points
    that fall short of it (0: none).
    """

    applies: bool
    minimum: int | None
    met: bool | None
    checks: tuple[Check, ...]
    missing: int = 0


def band_at(bands: Bands, score: int) -> Band:
    """The band of a score (points, any multiple of five)."""
    return next(band for band in bands if band.high is None or score <= band.high)


def minima_at(rules: Ruleset, score: int) -> tuple[int, ...]:
    """The minima that may hold at a score; several where the source leaves it open."""
    return band_at(rules.bands.known, score).minima


def band_facts(band: Band) -> dict[str, int | str]:
    """A band as the facts of a reason: its bounds, as far as it has any, and its minima."""
    bounds = {"low": band.low, "high": band.high}
    facts: dict[str, int | str] = {n: bound for n, bound in bounds.items() if bound is not None}
    return facts | {"minimum": band.minima[0], "highest": band.minima[-1]}


def aims(rules: Ruleset, score: int, top: Card | None) -> tuple[int, ...]:
    """Points to aim at, most first: what reaches the minimum beyond doubt comes before the rest.

    Doubtful may be which minimum holds, and whether the top card of the pile counts toward it.
    From the last of them on a layout perhaps reaches it.
    """
    own = card_points(rules.card_values.known, top) if top else 0
    beside = {True: (0,), None: (0, own), False: (own,)}[rules.top_counts.value]
    found = {least + extra for least in minima_at(rules, score) for extra in beside}
    return tuple(sorted(found, reverse=True))


def next_minimum(rules: Ruleset, score: int) -> int | None:
    """The minimum at a score; None where the source names none for it."""
    return single(minima_at(rules, score))


def single(minima: Sequence[int]) -> int | None:
    """The minimum; None where the source leaves open which of several holds."""
    return minima[0] if len(minima) == 1 else None


def _reaches(minima: Sequence[int], points: int) -> bool | None:
    if points >= minima[-1]:
        return True
    return False if points < minima[0] else None


def check_minimum(
    rules: Ruleset,
    *,
    score: int,
    melds: Sequence[Meld],
    top: Card | None,
    below: Sequence[Card],
    out_kind: OutKind,
    pile_mixed_in: bool = False,
) -> MinimumCheck:
    """Check a party's first meld of a round.

    `melds` are the cards laid, `top` the top pile card among them, `below` those that came
    from under it (they do not count). `pile_mixed_in`: the pile was taken, and which of the
    cards came from it is not known. Going out with the whole hand and a complete canasta of
    the own may waive the minimum.
    """
    pile_taken = top is not None or pile_mixed_in
    waiver = _waiver(rules, melds, out_kind, pile_taken=pile_taken)
    if waiver and waiver.why.code is Code.MINIMUM_WAIVED:
        return MinimumCheck(applies=False, minimum=None, met=None, checks=(waiver,))
    band = band_at(rules.bands.known, score)
    counted = sum(cards_points(rules.card_values.known, meld.cards()) for meld in melds)
    counted -= cards_points(rules.card_values.known, below)
    reached, checks = _compare(rules, band, counted, top)
    if pile_mixed_in and reached is not False:
        certain = _certain_points(rules, melds)
        reached, checks = _compare(rules, band, certain, None)
        if reached is not True:
            why = Why(Code.MINIMUM_HANGS_ON_PILE, rules.bands.point, band.status)
            reached, checks = None, (Check(Verdict.UNCLEAR, why),)
    if waiver and reached is not True:
        if waiver.verdict is Verdict.UNCLEAR:
            # Whether a minimum holds at all is open, so missing it settles nothing.
            reached, checks = None, (waiver,)
        else:
            checks = (*checks, waiver)
    minimum = single(band.minima)
    missing = max(band.minima[0] - counted, 0) if reached is False else 0
    return MinimumCheck(True, minimum, reached, checks, missing)


def _waiver(
    rules: Ruleset, melds: Sequence[Meld], out_kind: OutKind, *, pile_taken: bool
) -> Check | None:
    """What a canasta of the own does to the minimum; None where there is none to speak of."""
    concealed = (OutKind.CONCEALED, OutKind.CONCEALED_CANASTA)
    if out_kind not in concealed or not any(is_canasta(rules, meld) for meld in melds):
        return None
    rule = rules.waiver_after_pile if pile_taken else rules.waiver
    if rule.value is None:
        return Check(Verdict.UNCLEAR, Why(Code.WAIVER_OPEN, rule.point, rule.status))
    if not rule.value:
        code = Code.NO_WAIVER_AFTER_PILE
    elif out_kind is OutKind.CONCEALED:
        code = Code.WAIVER_FOR_HAND_CANASTA
    else:
        code = Code.MINIMUM_WAIVED
    return Check(Verdict.ALLOWED, Why(code, rule.point, rule.status))


def _compare(
    rules: Ruleset, band: Band, counted: int, top: Card | None
) -> tuple[bool | None, tuple[Check, ...]]:
    """Compare what counts with the band; where it is open, both ways must agree."""
    top_points = card_points(rules.card_values.known, top) if top else 0
    facts = band_facts(band) | {
        "points": counted,
        "missing": max(band.minima[0] - counted, 0),
        "top_points": top_points,
        "without_top": max(band.minima[-1] - counted + top_points, 0),
    }
    counts = rules.top_counts.value if top else True
    with_top = _reaches(band.minima, counted)
    without_top = _reaches(band.minima, counted - top_points)
    top_decides = with_top != without_top
    if counts is None and top_decides:
        why = _top_why(rules, Code.TOP_CARD_OPEN, facts)
        return None, (Check(Verdict.UNCLEAR, why),)
    reached = without_top if counts is False else with_top
    verdict, code = {
        True: (Verdict.ALLOWED, Code.MINIMUM_MET),
        False: (Verdict.FORBIDDEN, Code.MINIMUM_MISSED),
        None: (Verdict.UNCLEAR, Code.MINIMUM_OPEN),
    }[reached]
    found = [Check(verdict, Why(code, rules.bands.point, band.status, facts))]
    if counts and top_decides:
        why = _top_why(rules, Code.TOP_CARD_COUNTS, facts)
        found.append(Check(Verdict.ALLOWED, why))
    return reached, tuple(found)


def _top_why(rules: Ruleset, code: Code, facts: Mapping[str, int | str]) -> Why:
    return Why(code, rules.top_counts.point, rules.top_counts.status, facts)


def _certain_points(rules: Ruleset, melds: Sequence[Meld]) -> int:
    """Points that count whichever of the cards came from under the top one.

    The top card lies in a meld with what must lie beside it; the poorest such meld is certain.
    """
    counts = 1 if rules.top_counts.value else 0
    values = rules.card_values.known
    return min(
        (card_points(values, card) * (counts + 2) for card in _with_pair(melds)),
        default=0,
    )


def _with_pair(melds: Sequence[Meld]) -> list[Card]:
    """The ranks of which the top card and a natural pair can lie there."""
    return [meld.rank for meld in melds if meld.rank in NATURAL_RANKS and meld.naturals > 2]


def check_pile_mixed_in(rules: Ruleset, melds: Sequence[Meld]) -> tuple[Check, ...]:
    """Check that the pile could be taken for a first meld, not knowing which cards came from it."""
    rule = rules.first_pile
    if rule.known is BesideTop.FORBIDDEN:
        why = Why(Code.PILE_BEFORE_FIRST_MELD, rule.point, rule.status)
        return (Check(Verdict.FORBIDDEN, why),)
    if any(
        meld.rank in NATURAL_RANKS and lie_beside_top(rules, meld.naturals - 1, meld.wilds)
        for meld in melds
    ):
        return ()
    return (Check(Verdict.FORBIDDEN, Why(Code.PILE_PAIR_NOWHERE, rule.point, rule.status)),)


def check_top(rules: Ruleset, top: Card, *, first: bool) -> Check | None:
    """What keeps the pile from being taken with this top card, whatever one holds."""
    if top.is_wild:
        rule = rules.wild_blocks
        return Check(Verdict.FORBIDDEN, Why(Code.TOP_IS_WILD, rule.point, rule.status))
    if top is Card.THREE:
        rule = rules.black_blocks
        return Check(Verdict.FORBIDDEN, Why(Code.TOP_IS_BLACK_THREE, rule.point, rule.status))
    if first and rules.first_pile.known is BesideTop.FORBIDDEN:
        pair = rules.first_pile
        why = Why(Code.PILE_BEFORE_FIRST_MELD, pair.point, pair.status)
        return Check(Verdict.FORBIDDEN, why)
    return None


def lie_beside_top(rules: Ruleset, naturals: int, wilds: int) -> bool:
    """Whether these cards from the hand suffice beside the top card for a first meld."""
    mixed = rules.first_pile.known is BesideTop.NATURAL_AND_WILD
    return naturals >= 2 or (mixed and naturals >= 1 and wilds >= 1)


def check_pair(rules: Ruleset, top: Card, naturals: int, wilds: int) -> Check:
    """Check the cards from the hand that lie beside the top card in a first meld."""
    pair = rules.first_pile
    facts: dict[str, int | str] = {"card": str(top), "naturals": naturals, "wilds": wilds}
    if lie_beside_top(rules, naturals, wilds):
        return Check(Verdict.ALLOWED, Why(Code.PILE_PAIR, pair.point, pair.status, facts))
    return Check(Verdict.FORBIDDEN, Why(Code.PILE_PAIR_MISSING, pair.point, pair.status, facts))


def check_pile(
    rules: Ruleset, *, first: bool, melds: Sequence[Meld], top: Card, below: Sequence[Card]
) -> tuple[Check, ...]:
    """Check that the pile could be taken with its top card among the melds.

    For a party's first meld two cards from the hand must lie beside the top card; how natural
    they must be is the version's answer (point `stapel-vor-erstmeldung`).
    """
    barred = check_top(rules, top, first=first)
    if barred or not first:
        return (barred,) if barred else ()
    meld = next(meld for meld in melds if meld.rank is top)
    others = sum(other.wilds for other in melds if other is not meld)
    buried_wilds = sum(card.is_wild for card in below)
    naturals = meld.naturals - 1 - list(below).count(top)
    # Wild cards from under the top card lie in other melds as far as these have room.
    wilds = meld.wilds - max(buried_wilds - others, 0)
    return (check_pair(rules, top, max(naturals, 0), wilds),)
