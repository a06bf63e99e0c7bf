"""Whether a meld is legal, and how it can be mended by taking out wild cards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules.status import Status
from rules.values import Relation, WildLimit
from scoring.cards import Card, Meld
from scoring.ruleset import Ruled, Ruleset
from scoring.verdicts import Check, Code, Verdict, Why

# What a blocking canasta is made of: black threes, and twos and jokers beside them.
BLOCKING_THREES, BLOCKING_WILDS = 4, 3


def most_wilds(limit: WildLimit, naturals: int) -> int | None:
    """The most wild cards beside that many natural ones; None where nothing limits them.

    Rule source: point `meldung-wild-max`.
    """
    by_relation = {
        Relation.ANY: None,
        Relation.AT_MOST_NATURALS: naturals,
        Relation.FEWER_THAN_NATURALS: max(naturals - 1, 0),
    }[limit.relation]
    bounds = [bound for bound in (limit.cap, by_relation) if bound is not None]
    return min(bounds) if bounds else None


def wild_surplus(rules: Ruleset, meld: Meld) -> int:
    """How many wild cards too many a meld of natural cards holds (0: none)."""
    if meld.rank is None or meld.rank is Card.THREE or not meld.naturals:
        return 0
    most = most_wilds(rules.wild_limit.known, meld.naturals)
    return 0 if most is None else max(meld.wilds - most, 0)


def is_canasta(rules: Ruleset, meld: Meld) -> bool:
    """Whether a group is long enough for a canasta, legal or not (point `canasta-groesse`)."""
    return meld.size >= rules.canasta_size.known


def is_blocking_canasta(rules: Ruleset, meld: Meld) -> bool:
    """Whether a group is the blocking canasta of a table that has agreed on one.

    Four black threes with three jokers, or with three twos; that these have one colour is not
    entered. House rule `sperr-canasta`, point `schwarze-drei-wild`.
    """
    return (
        rules.house.blocking_canasta is not None
        and meld.rank is Card.THREE
        and meld.naturals == BLOCKING_THREES
        and BLOCKING_WILDS == meld.wilds == max(meld.twos, meld.jokers)
    )


def canasta_bonus(rules: Ruleset, meld: Meld) -> Ruled[int]:
    """The rule that gives the bonus of a canasta (points), legal or not."""
    house = rules.house
    if house.wild_canasta and meld.rank is None:
        return house.wild_canasta
    if house.blocking_canasta and is_blocking_canasta(rules, meld):
        return house.blocking_canasta
    return rules.mixed_bonus if meld.wilds else rules.natural_bonus


def lies_alone(rules: Ruleset) -> bool:
    """Whether melds of wild cards alone are agreed on (house rule `wilder-canasta`)."""
    return rules.house.wild_canasta is not None


def check_meld(rules: Ruleset, meld: Meld, *, going_out: bool) -> tuple[Check, ...]:
    """Every condition that a meld as it then lies meets or misses, all at once."""
    if meld.rank is None:
        return _check_wild_only(rules, meld)
    if meld.rank is Card.THREE:
        return _check_black_threes(rules, meld, going_out=going_out)
    return _check_ranked(rules, meld)


def _check_ranked(rules: Ruleset, meld: Meld) -> tuple[Check, ...]:
    least = rules.meld_minimum
    if not meld.naturals:
        # Wild cards that were to be added to a meld which does not lie there.
        facts_rank = {"rank": str(meld.rank)}
        return (_forbid(Why(Code.NO_MELD_TO_ADD_TO, least.point, least.status, facts_rank)),)
    found: list[Check] = []
    facts = {"naturals": meld.naturals, "wilds": meld.wilds, "size": meld.size}
    # At least two natural cards.
    if meld.naturals < least.known.naturals:
        facts_least = {**facts, "least": least.known.naturals}
        found.append(_forbid(Why(Code.TOO_FEW_NATURALS, least.point, least.status, facts_least)))
    # At least three cards.
    if meld.size < least.known.cards:
        facts_least = {**facts, "least": least.known.cards}
        found.append(_forbid(Why(Code.TOO_FEW_CARDS, least.point, least.status, facts_least)))
    # Not more wild cards than the version allows beside the natural ones.
    limit = rules.wild_limit
    most = most_wilds(limit.known, meld.naturals)
    limit_facts = {**facts, **({} if most is None else {"most": most})}
    limit_facts |= {"surplus": wild_surplus(rules, meld)}
    status = _size_status(limit.known, limit.status, meld.size)
    if limit_facts["surplus"]:
        found.append(_forbid(Why(Code.WILD_SURPLUS, limit.point, status, limit_facts)))
    if found:
        return tuple(found)
    if meld.wilds:
        return (_allow(Why(Code.WILDS_WITHIN, limit.point, status, limit_facts)),)
    return (_allow(Why(Code.NATURALS_FINE, least.point, least.status, facts)),)


def _size_status(limit: WildLimit, status: Status, size: int) -> Status:
    """A source that rules by examples leaves the other sizes to be concluded."""
    concluded = size in limit.derived_sizes or (
        limit.derived_above is not None and size > limit.derived_above
    )
    return Status.DERIVED if concluded else status


def _check_wild_only(rules: Ruleset, meld: Meld) -> tuple[Check, ...]:
    rule, least = rules.wild_only, rules.meld_minimum
    facts = {"size": meld.size, "least": least.known.cards}
    found = []
    # A meld needs natural cards, unless a house rule says otherwise.
    if not rule.known:
        found.append(_forbid(Why(Code.WILD_ONLY, rule.point, rule.status, facts)))
    if meld.size < least.known.cards:
        found.append(_forbid(Why(Code.TOO_FEW_CARDS, least.point, least.status, facts)))
    return tuple(found) or (_allow(Why(Code.WILD_ONLY_FINE, rule.point, rule.status, facts)),)


def _check_black_threes(rules: Ruleset, meld: Meld, *, going_out: bool) -> tuple[Check, ...]:
    size = rules.black_size
    facts = {"size": meld.naturals, "least": size.known.least, "most": size.known.most}
    if is_blocking_canasta(rules, meld):
        return (_check_blocking(rules, going_out=going_out),)
    found = []
    # Black threes are melded only by the player who goes out with them.
    if rules.black_only_going_out.known and not going_out:
        when = rules.black_only_going_out
        found.append(_forbid(Why(Code.BLACK_THREES_EARLY, when.point, when.status, facts)))
    # No wild card stands for a three.
    if meld.wilds and not rules.black_wilds.known:
        wild = rules.black_wilds
        found.append(_forbid(Why(Code.BLACK_THREES_WILD, wild.point, wild.status, facts)))
    # Three or four of them.
    if not size.known.least <= meld.naturals <= size.known.most:
        found.append(_forbid(Why(Code.BLACK_THREES_SIZE, size.point, size.status, facts)))
    if found:
        return tuple(found)
    return (_allow(Why(Code.BLACK_THREES_FINE, size.point, size.status, facts)),)


def _check_blocking(rules: Ruleset, *, going_out: bool) -> Check:
    """The source says what the canasta is worth, not whether it may lie before going out."""
    rule = rules.black_wilds
    if going_out or not rules.black_only_going_out.known:
        return _allow(Why(Code.BLOCKING_CANASTA, rule.point, rule.status))
    return Check(Verdict.UNCLEAR, Why(Code.BLOCKING_CANASTA_EARLY, rule.point, Status.SILENT))


def _forbid(why: Why) -> Check:
    return Check(Verdict.FORBIDDEN, why)


def _allow(why: Why) -> Check:
    return Check(Verdict.ALLOWED, why)


def on_table(melds: Sequence[Meld], table: Iterable[Meld], *, wild_alone: bool) -> tuple[Meld, ...]:
    """Each meld as it lies after joining the party's meld of its rank on the table.

    `wild_alone`: wild cards may lie without natural ones, so they join a meld of such, too.
    """
    lying = _joined(melds, table, wild_alone=wild_alone)
    return tuple(lying[meld.rank].plus(meld) if meld.rank in lying else meld for meld in melds)


def table_after(
    melds: Sequence[Meld], table: Sequence[Meld], *, wild_alone: bool
) -> tuple[Meld, ...]:
    """All melds of the party once these lie, too; `wild_alone` as in `on_table`."""
    lying = _joined(melds, table, wild_alone=wild_alone)
    laid = {meld.rank: meld for meld in melds if meld.rank in lying}
    grown = [
        old.plus(laid[old.rank]) if old.rank in laid and old is lying[old.rank] else old
        for old in table
    ]
    return (*grown, *(meld for meld in melds if meld.rank not in laid))


def _joined(
    melds: Sequence[Meld], table: Iterable[Meld], *, wild_alone: bool
) -> Mapping[Card | None, Meld]:
    """The melds on the table that others of their rank join."""
    lying = {meld.rank: meld for meld in table}
    # Two melds of wild cards alone cannot both join one.
    if not wild_alone or [meld.rank for meld in melds].count(None) > 1:
        lying.pop(None, None)
    return lying


def repair(
    rules: Ruleset, melds: Sequence[Meld], table: Sequence[Meld], *, going_out: bool
) -> tuple[Meld, ...] | None:
    """The melds without their surplus wild cards, twos taken out before jokers.

    None where nothing is surplus, or where that does not make every meld legal.
    """
    mended: list[Meld] = []
    removed = 0
    wild_alone = lies_alone(rules)
    for meld, lying in zip(melds, on_table(melds, table, wild_alone=wild_alone), strict=True):
        surplus = wild_surplus(rules, lying)
        removed += surplus
        twos = min(surplus, meld.twos)
        jokers = surplus - twos
        if jokers > meld.jokers:
            return None  # The surplus lies on the table already.
        left = meld.without_wilds(twos, jokers)
        if left is not None:
            mended.append(left)
    if not removed or not mended:
        return None
    checks = (
        check
        for lying in on_table(mended, table, wild_alone=wild_alone)
        for check in check_meld(rules, lying, going_out=going_out)
    )
    if any(check.verdict is not Verdict.ALLOWED for check in checks):
        return None
    return tuple(mended)
