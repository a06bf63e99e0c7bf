"""What the page of /runde/ shows, made from the form and the answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules import german
from rules.catalog import CATALOG
from rules.display import point_address
from scoring import contract, permalink, wording
from scoring.answers import RoundAnswer, differences
from scoring.columns import BASE_RULESETS, Column
from scoring.display import (
    VERDICT_CSS,
    FieldView,
    MeldView,
    Spoken,
    address,
    cards_shown,
    cards_view,
    field_views,
    keys,
    meld_view,
    melds_shown,
    points_of,
    spoken,
)
from scoring.initial_meld import minima_at
from scoring.melds import is_canasta
from scoring.round_form import EXACT, NOBODY, PARTIES, QUICK, RoundForm
from scoring.rounds import Item, Line, Round, Seat
from scoring.verdicts import Code

PAGE = "scoring:runde"
EMPTY_HINT = "Trag ein, was liegt: Jede Fassung rechnet mit, Posten für Posten."
SHARED = "Abrechnung dieser Runde."
NO_LINE = "–"
MORE_FIELDS = ("players", "teams", "out_pile", "out_discard", "out_threes")
MORE_PARTY_FIELDS = ("name", "score", "red_hand", "red_hand_early")


@dataclass(frozen=True, slots=True)
class Cell:
    """One column's figure."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Row:
    """One item of a party's round over all columns."""

    label: str
    calc: str
    cells: tuple[Cell, ...]
    differs: bool
    why: str
    details: tuple[Spoken, ...]


@dataclass(frozen=True, slots=True)
class ColumnNote:
    """A sentence of one column; `css` and `word` where it is a verdict, `href` its rule point."""

    key: str
    letter: str
    label: str
    text: str
    css: str = ""
    word: str = ""
    what_if: str = ""
    href: str = ""
    total: str = ""
    minimum: str = ""


@dataclass(frozen=True, slots=True)
class PartyResult:
    """A party's result over all columns."""

    key: Seat
    name: str
    total_cells: tuple[Cell, ...]
    score_cells: tuple[Cell, ...]
    minimum_cells: tuple[Cell, ...]
    rows: tuple[Row, ...]
    problems: tuple[ColumnNote, ...]
    readings: tuple[ColumnNote, ...]


@dataclass(frozen=True, slots=True)
class NextRound:
    """The link into the next round with one column's scores, or into a new match."""

    key: str
    letter: str
    label: str
    href: str
    new_match: bool


@dataclass(frozen=True, slots=True)
class PartyInput:
    """A party's part of the form, and its cards as they were read."""

    key: Seat
    name: str
    default_name: str
    fields: Mapping[str, FieldView]
    read: tuple[MeldView, ...]
    hand_read: tuple[MeldView, ...]


def context(
    form: RoundForm, played: Round | None, answers: Sequence[RoundAnswer]
) -> dict[str, object]:
    """The context of the page and its fragment."""
    fields = field_views(form, PAGE)
    return {
        "nav": "runde",
        "bound": form.is_bound and not form.is_fresh,
        "form": {
            "fields": fields,
            "slots": [field for name, field in fields.items() if name not in form.unused],
            "hidden": [fields[name] for name in sorted(form.unused) if fields[name].value],
            "parties": [_party_input(form, seat, fields) for seat in form.seats],
            "mode": EXACT if form.exact else QUICK,
            "mode_quick": not form.exact,
            "more_open": form.any_set(
                [
                    *MORE_FIELDS,
                    *(f"{seat}-{name}" for seat in form.seats for name in MORE_PARTY_FIELDS),
                ]
            ),
            "bonus_hints": _bonus_hints(),
        },
        "keys": keys(BASE_RULESETS[0].card_values.known),
        "empty_hint": EMPTY_HINT,
        "result": _result(form, played, answers) if played else None,
    }


def _bonus_hints() -> dict[str, str]:
    rules = BASE_RULESETS[0]
    return {
        "natural": f"je {german.number(rules.natural_bonus.known)}",
        "mixed": f"je {german.number(rules.mixed_bonus.known)}",
        "red": (
            f"je {german.number(rules.red_each.known)}, vier {german.number(rules.red_four.known)}"
        ),
    }


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
    parties = [_party(names, seat, answers) for seat in form.seats]
    carried = _parameters(form, played)
    return {
        "columns": [
            {
                "key": answer.column.key,
                "letter": answer.column.letter,
                "label": answer.column.label,
                "totals": [
                    {"party": names[seat], "text": german.number(party.total)}
                    for seat, party in answer.parties.items()
                ],
            }
            for answer in answers
        ],
        "parties": parties,
        "headline": _headline(names, answers),
        "notes": list(form.remarks()),
        "match": [
            _column_note(answer.column, wording.match(answer.match, names)) for answer in answers
        ],
        "next": _next_rounds(form, carried, answers),
        "share_url": address(PAGE, carried, form.fields),
        "share_text": wording.share_text(SHARED, _totals_said(names, answers)),
    }


def _totals_said(
    names: Mapping[Seat, str], answers: Sequence[RoundAnswer]
) -> list[tuple[str, str]]:
    return [
        (
            answer.column.label,
            ", ".join(
                f"{names[seat]} {german.number(party.total)}"
                for seat, party in answer.parties.items()
            ),
        )
        for answer in answers
    ]


def _column_note(column: Column, text: str, **more: str) -> ColumnNote:
    return ColumnNote(column.key, column.letter, column.label, text, **more)


def _cells(answers: Sequence[RoundAnswer], texts: Sequence[str]) -> tuple[Cell, ...]:
    return tuple(Cell(answer.column.key, text) for answer, text in zip(answers, texts, strict=True))


def _party(names: Mapping[Seat, str], seat: Seat, answers: Sequence[RoundAnswer]) -> PartyResult:
    scores = [answer.parties[seat] for answer in answers]
    return PartyResult(
        key=seat,
        name=names[seat],
        total_cells=_cells(answers, [german.number(party.total) for party in scores]),
        score_cells=_cells(answers, [german.number(party.score) for party in scores]),
        minimum_cells=_cells(
            answers,
            [
                _minimum(answer.column, party.score)
                for answer, party in zip(answers, scores, strict=True)
            ],
        ),
        rows=tuple(_rows(seat, answers)),
        problems=tuple(
            _column_note(
                answer.column,
                contract.problem_text(problem),
                css=VERDICT_CSS[problem.check.verdict],
                word=wording.verdict_word(problem.check.verdict),
                what_if=_what_if(answer, seat, problem.check.why.code),
                href=point_address(problem.check.why.point),
            )
            for answer in answers
            for problem in answer.parties[seat].problems
        ),
        readings=tuple(
            _column_note(
                answer.column,
                CATALOG.reading_text(reading, other.changed_points(answer.parties[seat])),
                total=german.number(other.total),
                minimum=(
                    german.number(other.next_minimum)
                    if other.next_minimum is not None
                    and other.next_minimum != answer.parties[seat].next_minimum
                    else ""
                ),
            )
            for answer in answers
            for reading, other in answer.readings[seat]
        ),
    )


def _minimum(column: Column, score: int) -> str:
    minima = minima_at(column.ruleset, score)
    return german.listing([german.number(minimum) for minimum in minima], "oder")


def _what_if(answer: RoundAnswer, seat: Seat, code: Code) -> str:
    total = answer.what_if[seat]
    if code is not Code.WILD_SURPLUS or total is None:
        return ""
    return wording.what_if(total)


def _rows(seat: Seat, answers: Sequence[RoundAnswer]) -> list[Row]:
    different = {d.item: d.points for d in differences(answers) if d.seat == seat}
    rows = []
    for item in Item:
        lines = {
            answer.column.key: [x for x in answer.parties[seat].lines if x.item is item]
            for answer in answers
        }
        if any(lines.values()):
            rows.append(_row(item, lines, answers, different.get(item)))
    return rows


def _row(
    item: Item,
    lines: Mapping[str, list[Line]],
    answers: Sequence[RoundAnswer],
    different: tuple[str, ...] | None,
) -> Row:
    first = next(found[0] for found in lines.values() if found)
    calculations = {
        wording.calculation(line) for found in lines.values() for line in found if line.points
    }
    sums = [
        german.number(sum(line.points for line in found)) if found else NO_LINE
        for found in lines.values()
    ]
    calc = calculations.pop() if len(calculations) == 1 else ""
    return Row(
        label=wording.line_label(first),
        calc=calc if calc not in sums else "",
        cells=_cells(answers, sums),
        differs=different is not None,
        why=" ".join(CATALOG.why_different(different or ())),
        details=tuple(
            spoken(
                answer.column,
                line.why,
                wording.line_sentence(line),
                german.number(line.points),
            )
            for answer in answers
            for line in lines[answer.column.key]
        ),
    )


def _headline(names: Mapping[Seat, str], answers: Sequence[RoundAnswer]) -> str:
    named = [
        wording.difference(_label(answers, d.seat, d.item), names[d.seat])
        for d in differences(answers)
    ]
    return wording.headline(named)


def _label(answers: Sequence[RoundAnswer], seat: Seat, item: Item) -> str:
    lines = (x for a in answers for x in a.parties[seat].lines if x.item is item)
    return wording.line_label(next(lines))


def _parameters(form: RoundForm, played: Round) -> dict[str, str]:
    """The canonical parameters of a round, with the names that are not the usual ones."""
    names = {seat: form.party_name(seat) for seat in form.seats}
    own = {f"{seat}-name": name for seat, name in names.items() if name != PARTIES[seat]}
    return permalink.round_parameters(played, NOBODY, EXACT) | own


def _next_rounds(
    form: RoundForm, carried: Mapping[str, str], answers: Sequence[RoundAnswer]
) -> list[NextRound]:
    """Links into the next round: one, or one a version where the new scores differ."""
    kept = {
        name: carried[name]
        for name in ("players", "teams", "mode", *(f"{s}-name" for s in form.seats))
        if name in carried
    }
    links = []
    for answer in answers:
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
