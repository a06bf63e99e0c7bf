"""What the page of /runde/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial

from rules import german
from scoring import permalink, round_wording, wording
from scoring.answers import RoundAnswer, differences
from scoring.columns import BASE_RULESETS, Column, in_sight, table_first
from scoring.display import (
    FieldView,
    MeldView,
    address,
    cards_shown,
    cards_view,
    field_views,
    keys,
    meld_view,
    melds_shown,
    points_of,
)
from scoring.melds import is_canasta
from scoring.played import SEATS, Round, Seat
from scoring.players_note import players_note
from scoring.round_against import against_versions
from scoring.round_fields import (
    COUNTED,
    EXACT,
    KIND_OF_GAME,
    NOBODY,
    PARTIES,
    QUICK,
    count_name,
)
from scoring.round_form import RoundForm
from scoring.round_parties import (
    column_note,
    headline,
    party_result,
    sides_notes,
    warnings,
    why_apart,
)

PAGE = "scoring:runde"
EMPTY_HINT = "Trag ein, was liegt: Jede Fassung rechnet mit, Posten für Posten."
# Goes on with the totals of the first version: the history shows this sentence as the title.
SHARED = "Runde,"
MORE_FIELDS = ("out_pile", "out_discard", "out_threes")
# What decides which fields there are: chosen with a button that loads the page anew.
CHOSEN = ("mode", "players", "teams")
MORE_PARTY_FIELDS = ("name", "score", "red_hand", "red_hand_early")


@dataclass(frozen=True, slots=True)
class NextRound:
    """The link into the next round with one column's scores, or into a new match."""

    key: str
    letter: str
    label: str
    href: str
    new_match: bool


@dataclass(frozen=True, slots=True)
class PartyTotal:
    """What a party made of the round."""

    party: str
    text: str


@dataclass(frozen=True, slots=True)
class ColumnTotals:
    """What all parties made of the round in one version."""

    key: str
    letter: str
    label: str
    totals: tuple[PartyTotal, ...]


@dataclass(frozen=True, slots=True)
class PartyInput:
    """A party's part of the form, and its cards as they were read."""

    key: Seat
    name: str
    default_name: str
    fields: Mapping[str, FieldView]
    read: tuple[MeldView, ...]
    hand_read: tuple[MeldView, ...]


@dataclass(frozen=True, slots=True)
class CountCell:
    """Where one party's cards of a value are counted."""

    party: PartyInput
    field: FieldView


@dataclass(frozen=True, slots=True)
class CountRow:
    """The cards of one value: what they count, which they are, a number for each party."""

    points: str
    cards: str
    label: str
    cells: tuple[CountCell, ...]


def context(
    form: RoundForm,
    played: Round | None,
    answers: Sequence[RoundAnswer],
    columns: Sequence[Column],
) -> dict[str, object]:
    """The context of the page and its fragment. `columns` answer, or would."""
    fields = field_views(form, PAGE)
    slots = [field for name, field in fields.items() if name not in form.unused]
    parties = [_party_input(form, seat, fields) for seat in form.seats]
    wrong = any(field.invalid for field in slots)
    return {
        "nav": "runde",
        "bound": form.is_bound and not form.is_fresh,
        "wrong": wrong,
        # What is all that stands between the form and its result, where nothing is wrong.
        "asked": None if wrong else next((field for field in slots if field.prompts), None),
        "form": {
            "fields": fields,
            "slots": slots,
            "chosen": [fields[name] for name in CHOSEN if form.any_set([name])],
            "hidden": [fields[name] for name in sorted(form.unused) if fields[name].value],
            "asks_who_is_alone": form.asks_who_is_alone,
            "three": len(form.seats) == len(SEATS),
            "parties": parties,
            "mode": EXACT if form.exact else QUICK,
            "mode_quick": not form.exact,
            "more_open": form.any_set(
                [
                    *MORE_FIELDS,
                    *(f"{seat}-{name}" for seat in form.seats for name in MORE_PARTY_FIELDS),
                ]
            ),
            # Made only where a template asks for them: a fragment has no inputs.
            "counts": partial(_counts, form, parties),
            "counts_open": form.any_set(form.count_fields),
            "bonus_hints": _bonus_hints(form.number),
        },
        "players_note": players_note(form.number, columns),
        "keys": keys(BASE_RULESETS[0].card_values.known),
        "empty_hint": EMPTY_HINT,
        "result": _result(form, played, answers) if played else None,
    }


@cache
def _bonus_hints(players: int) -> dict[str, str]:
    rules = BASE_RULESETS[0]
    each, four = german.number(rules.red_each.known), german.number(rules.red_four.known)
    return {
        "natural": f"je {german.number(rules.natural_bonus.known)}",
        "mixed": f"je {german.number(rules.mixed_bonus.known)}",
        "red": (
            f"je {each}, vier {four}"
            if rules.red_threes_are_valued(players)
            else "Wert nicht bekannt"
        ),
    }


def _counts(form: RoundForm, parties: Sequence[PartyInput]) -> list[dict[str, object]]:
    return [
        {"key": counted, "label": label, "rows": list(_count_rows(form, counted, parties))}
        for counted, label in COUNTED.items()
    ]


def _count_rows(form: RoundForm, counted: str, parties: Sequence[PartyInput]) -> Iterator[CountRow]:
    for of_value in form.classes:
        name, points = count_name(counted, of_value.points), german.number(of_value.points)
        yield CountRow(
            points,
            wording.class_name(of_value.cards),
            f"{COUNTED[counted]} zu {points} Punkten",
            tuple(CountCell(party, party.fields[name]) for party in parties),
        )


def _party_input(form: RoundForm, seat: Seat, fields: Mapping[str, FieldView]) -> PartyInput:
    rules = BASE_RULESETS[0]
    prefix = f"{seat}-"
    read: list[MeldView] = []
    hand: list[MeldView] = []
    if form.exact:
        for meld in melds_shown(form, f"{seat}-melds"):
            value = points_of(rules, meld.cards())
            if is_canasta(rules, meld):
                bonus = rules.mixed_bonus if meld.wilds else rules.natural_bonus
                value = f"{value} + {german.number(bonus.known)}"
            read.append(meld_view(meld, value))
        if held := cards_shown(form, f"{seat}-hand_cards"):
            points = points_of(rules, held)
            hand.append(cards_view(held, f"{german.MINUS}{points}" if points != "0" else ""))
    return PartyInput(
        key=seat,
        name=form.party_name(seat),
        default_name=PARTIES[seat],
        fields={
            name.removeprefix(prefix): field
            for name, field in fields.items()
            if name.startswith(prefix)
        },
        read=tuple(read),
        hand_read=tuple(hand),
    )


def _result(form: RoundForm, played: Round, answers: Sequence[RoundAnswer]) -> dict[str, object]:
    names = {seat: form.party_name(seat) for seat in form.seats}
    different = differences(answers)
    parties = [party_result(names, seat, answers, different) for seat in form.seats]
    carried = _parameters(form, played)
    columns = [_column_totals(names, answer) for answer in answers]
    return {
        "columns": columns,
        # In the bar that stays, and all as they are read out.
        "in_sight": in_sight(columns),
        "told": table_first(columns),
        "warnings_in_sight": warnings(in_sight(answers)),
        "against": against_versions(names, answers),
        "parties": parties,
        "warnings": warnings(answers),
        "headline": headline(names, answers, different),
        "sides": sides_notes(names, answers),
        "sides_why": why_apart(names, answers),
        "notes": list(form.remarks()),
        "match": [
            column_note(answer.column, round_wording.match(answer.match, names))
            for answer in answers
        ],
        "next": _next_rounds(form, carried, answers),
        "share_url": address(PAGE, carried, form.fields),
        "share_text": wording.share_text(SHARED, map(_totals_said, table_first(columns))),
    }


def _column_totals(names: Mapping[Seat, str], answer: RoundAnswer) -> ColumnTotals:
    return ColumnTotals(
        answer.column.key,
        answer.column.letter,
        answer.column.label,
        tuple(
            PartyTotal(names[seat], german.number(party.total))
            for seat, party in answer.parties.items()
        ),
    )


def _totals_said(column: ColumnTotals) -> tuple[str, str]:
    return column.label, ", ".join(f"{total.party} {total.text}" for total in column.totals)


def _parameters(form: RoundForm, played: Round) -> dict[str, str]:
    """The canonical parameters of a round, with the names that are not the usual ones."""
    names = {seat: form.party_name(seat) for seat in form.seats}
    own = {f"{seat}-name": name for seat, name in names.items() if name != PARTIES[seat]}
    return permalink.round_parameters(played, NOBODY, EXACT) | own


def _next_rounds(
    form: RoundForm, carried: Mapping[str, str], answers: Sequence[RoundAnswer]
) -> list[NextRound]:
    """Links into the next round: one, or one a version where the new scores differ.

    A table goes on by its own rules alone.
    """
    kept = {
        name: carried[name]
        for name in (*KIND_OF_GAME, *(f"{s}-name" for s in form.seats))
        if name in carried
    }
    links = []
    for answer in in_sight(answers):
        # A match that is won begins anew, with the same names and no points.
        scores = {
            f"{seat}-score": str(party.score)
            for seat, party in answer.parties.items()
            if answer.match.winner is None
        }
        column = answer.column
        links.append(
            NextRound(
                column.key,
                column.letter,
                column.label,
                address(PAGE, kept | scores, form.fields),
                new_match=answer.match.winner is not None,
            )
        )
    return links[:1] if len({link.href for link in links}) == 1 else links
