"""What the page of /runde/ shows of each party: sums, items, problems and other readings."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from rules import german
from rules.catalog import CATALOG
from rules.display import point_address
from scoring import contract, round_wording, wording
from scoring.answers import Difference, RoundAnswer, differing_sides
from scoring.cards import format_meld
from scoring.columns import Column, why_different
from scoring.display import VERDICT_CSS, Spoken, spoken
from scoring.initial_meld import minima_at
from scoring.lines import Item, Line
from scoring.played import Seat
from scoring.verdicts import Code, Verdict

NO_LINE = "–"


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
    """A sentence of one column."""

    key: str
    letter: str
    label: str
    text: str
    total: str = ""
    minimum: str = ""


@dataclass(frozen=True, slots=True)
class ProblemNote:
    """What is not allowed or open, its rule point, and the columns that say so."""

    text: str
    css: str
    word: str
    what_if: str
    href: str
    columns: tuple[Column, ...]

    @property
    def labels(self) -> str:
        """The names of the columns."""
        return german.listing([column.label for column in self.columns])


@dataclass(frozen=True, slots=True)
class Caution:
    """What is counted though it is not allowed: in which columns, and whose it is."""

    text: str
    seat: Seat
    columns: tuple[Column, ...]


@dataclass(frozen=True, slots=True)
class PartyResult:
    """A party's result over all columns."""

    key: Seat
    name: str
    total_cells: tuple[Cell, ...]
    score_cells: tuple[Cell, ...]
    minimum_cells: tuple[Cell, ...]
    rows: tuple[Row, ...]
    problems: tuple[ProblemNote, ...]
    readings: tuple[ColumnNote, ...]
    incomplete: bool


@dataclass(frozen=True, slots=True)
class SidesNote:
    """Who plays with whom in one column, and why."""

    key: str
    letter: str
    label: str
    text: str
    reasons: tuple[Spoken, ...]


def column_note(column: Column, text: str, **more: str) -> ColumnNote:
    """A sentence of a column."""
    return ColumnNote(column.key, column.letter, column.label, text, **more)


def _cells(answers: Sequence[RoundAnswer], texts: Sequence[str]) -> tuple[Cell, ...]:
    return tuple(Cell(answer.column.key, text) for answer, text in zip(answers, texts, strict=True))


def party_result(
    names: Mapping[Seat, str],
    seat: Seat,
    answers: Sequence[RoundAnswer],
    different: Iterable[Difference],
) -> PartyResult:
    """What all columns say of one party. `different`: all on which the columns differ."""
    scores = [answer.parties[seat] for answer in answers]
    return PartyResult(
        key=seat,
        name=names[seat],
        total_cells=_cells(answers, [german.number(party.total) for party in scores]),
        score_cells=_cells(answers, [german.number(party.score) for party in scores]),
        minimum_cells=_cells(
            answers,
            [
                minimum_text(answer.column, party.score)
                for answer, party in zip(answers, scores, strict=True)
            ],
        ),
        rows=tuple(_rows(seat, answers, different)),
        problems=_problems(seat, answers),
        readings=tuple(
            column_note(
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
        incomplete=any(party.incomplete for party in scores),
    )


def _problems(seat: Seat, answers: Sequence[RoundAnswer]) -> tuple[ProblemNote, ...]:
    """The problems of a party, each once for all columns that say the same of it."""
    found: dict[tuple[str, Verdict, str, str], list[Column]] = {}
    for answer in answers:
        for problem in answer.parties[seat].problems:
            verdict, why = problem.check.verdict, problem.check.why
            said = contract.problem_text(problem)
            key = (said, verdict, _what_if(answer, seat, why.code), point_address(why.point))
            found.setdefault(key, []).append(answer.column)
    return tuple(
        ProblemNote(
            text, VERDICT_CSS[verdict], wording.verdict_word(verdict), what_if, href, tuple(columns)
        )
        for (text, verdict, what_if, href), columns in found.items()
    )


def warnings(answers: Sequence[RoundAnswer]) -> list[Caution]:
    """What the sums hold though it is not allowed, each meld once."""
    found: dict[tuple[str, Seat], dict[Column, None]] = {}
    for answer in answers:
        for seat, party in answer.parties.items():
            for problem in party.problems:
                if problem.check.verdict is Verdict.FORBIDDEN:
                    cards = format_meld(problem.meld) if problem.meld else ""
                    said = round_wording.not_allowed(cards, wording.reason(problem.check.why))
                    found.setdefault((said, seat), {})[answer.column] = None
    return [Caution(text, seat, tuple(columns)) for (text, seat), columns in found.items()]


def minimum_text(column: Column, score: int) -> str:
    """The minimum for a first meld at a score; each that it may be where that is not said."""
    minima = minima_at(column.ruleset, score)
    return german.listing([german.number(minimum) for minimum in minima], "oder")


def _what_if(answer: RoundAnswer, seat: Seat, code: Code) -> str:
    total = answer.what_if[seat]
    if code is not Code.WILD_SURPLUS or total is None:
        return ""
    return round_wording.what_if(total)


def _rows(seat: Seat, answers: Sequence[RoundAnswer], different: Iterable[Difference]) -> list[Row]:
    points = {d.item: d.points for d in different if d.seat == seat}
    apart = differing_sides(answers, seat)
    rows = []
    for item in Item:
        lines = {
            answer.column.key: [x for x in answer.parties[seat].lines if x.item is item]
            for answer in answers
        }
        if any(lines.values()):
            rows.append(_row(item, lines, answers, points.get(item), apart))
    return rows


def _row(
    item: Item,
    lines: Mapping[str, list[Line]],
    answers: Sequence[RoundAnswer],
    different: tuple[str, ...] | None,
    said: Collection[str],
) -> Row:
    """A row of all columns. `said`: points whose sentence stands above all rows already."""
    first = next(found[0] for found in lines.values() if found)
    calculations = {
        round_wording.calculation(line) for found in lines.values() for line in found if line.points
    }
    sums = [
        german.number(sum(line.points for line in found)) if found else NO_LINE
        for found in lines.values()
    ]
    calc = calculations.pop() if len(calculations) == 1 else ""
    return Row(
        label=round_wording.line_label(first),
        calc=calc if calc not in sums else "",
        cells=_cells(answers, sums),
        differs=different is not None,
        why=" ".join(
            why_different(
                (answer.column for answer in answers),
                (point for point in different or () if point not in said),
            )
        ),
        details=tuple(
            spoken(
                answer.column,
                line.why,
                round_wording.line_sentence(line),
                german.number(line.points),
            )
            for answer in answers
            for line in lines[answer.column.key]
        ),
    )


def sides_notes(names: Mapping[Seat, str], answers: Sequence[RoundAnswer]) -> list[SidesNote]:
    """Who plays with whom, where that is a question."""
    return [
        SidesNote(
            answer.column.key,
            answer.column.letter,
            answer.column.label,
            round_wording.sides([[names[seat] for seat in side] for side in answer.sides.sides])
            or wording.reason(answer.sides.reasons[0]),
            tuple(spoken(answer.column, why, wording.reason(why)) for why in answer.sides.reasons),
        )
        for answer in answers
        if answer.sides.reasons
    ]


def why_apart(names: Iterable[Seat], answers: Sequence[RoundAnswer]) -> list[str]:
    """Why the columns do not agree on who plays with whom."""
    points = (point for seat in names for point in differing_sides(answers, seat))
    return CATALOG.why_different(points)


def headline(
    names: Mapping[Seat, str], answers: Sequence[RoundAnswer], different: Iterable[Difference]
) -> str:
    """What separates the columns: who scores together, then the items of the others."""
    apart = [seat for seat in names if differing_sides(answers, seat)]
    named = [
        round_wording.difference(item_label(answers, d.seat, d.item), names[d.seat])
        for d in different
        if d.seat not in apart
    ]
    return round_wording.headline(
        named,
        [names[seat] for seat in apart],
        with_table=any(answer.column.of_table for answer in answers),
    )


def item_label(answers: Sequence[RoundAnswer], seat: Seat, item: Item) -> str:
    """What an item of a party is called in the first column that counts it."""
    lines = (x for a in answers for x in a.parties[seat].lines if x.item is item)
    return round_wording.line_label(next(lines))
