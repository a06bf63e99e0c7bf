"""The JSON of the calculators: the public contract, written from the answers.

Names and meanings never change once released; the README lists them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.catalog import CATALOG
from rules.schema import Selection
from scoring import round_wording, wording
from scoring.answers import Answered, RoundAnswer, differences
from scoring.cards import Meld, format_cards, format_meld, format_melds
from scoring.columns import Column, why_different
from scoring.first_meld import FirstMeldResult, FoundMeld
from scoring.initial_meld import single
from scoring.lines import Line
from scoring.out import OutResult, OutTurn
from scoring.pile_turn import PileResult, Way
from scoring.rounds import MatchState, PartyScore, Problem
from scoring.turn import TurnResult
from scoring.verdicts import Check, Code, Verdict, Why

Json = dict[str, Any]


def turn_json(
    melds: Sequence[Meld], notes: Sequence[str], answers: Sequence[Answered[TurnResult]]
) -> Json:
    """The answer of /meldung/."""
    return {
        "melds": [format_meld(meld) for meld in melds],
        "notes": list(notes),
        "variants": {answer.column.slug: _turn_variant(answer) for answer in answers},
    }


def _turn_variant(answer: Answered[TurnResult]) -> Json:
    result = answer.result
    repair = result.repair
    return {
        "verdict": result.verdict,
        "value": result.value,
        "minimum_applies": result.minimum.applies,
        "minimum": result.minimum.minimum,
        "minimum_value": result.minimum_value,
        "minimum_met": result.minimum.met,
        "melds": _meld_parts(result),
        "reasons": [_reason(check) for check in result.checks],
        "repair": repair
        and {
            "cards": format_melds(repair.melds),
            "value": repair.value,
            "minimum_met": repair.minimum_met,
        },
        "readings": [
            {
                "id": reading.id,
                "text": CATALOG.reading_text(reading, other.changed_points(result)),
                "verdict": other.verdict,
                "minimum": other.minimum.minimum,
                "value": other.value,
            }
            for reading, other in answer.readings
        ],
    }


def first_meld_json(notes: Sequence[str], answers: Sequence[Answered[FirstMeldResult]]) -> Json:
    """The answer of /erstmeldung/."""
    return {
        "notes": list(notes),
        "variants": {answer.column.slug: _first_meld_variant(answer) for answer in answers},
    }


def _first_meld_variant(answer: Answered[FirstMeldResult]) -> Json:
    result, selection = answer.result, answer.column.selection
    below, above = result.below, result.above
    return {
        "verdict": result.verdict,
        "minimum": result.minimum,
        "minima": list(result.minima),
        "ways": [_found_meld(way) for way in result.ways],
        "missing": result.missing,
        "richest": result.richest
        and {
            "melds": format_melds(result.richest.turn.melds),
            "value": result.richest.layout.points,
        },
        "previous": below and {"to": below.high, "minimum": single(below.minima)},
        "next": above and {"from": above.low, "minimum": single(above.minima)},
        "reasons": [_reason(check) for check in result.checks],
        "not_counted": [
            {
                "rule": rule.point,
                "status": rule.status,
                "text": CATALOG.answer(selection, rule.point).text_filled,
            }
            for rule in result.uncounted
        ],
        "readings": [
            {
                "id": reading.id,
                "text": CATALOG.reading_text(reading, other.changed_points(result)),
                "verdict": other.verdict,
                "ways": [_found_meld(way) for way in other.ways],
            }
            for reading, other in answer.readings
        ],
    }


def _found_meld(way: FoundMeld) -> Json:
    return {
        "melds": format_melds(way.turn.melds),
        "value": way.layout.points,
        "sure": way.sure,
        "left": way.left,
        "reasons": [_reason(check) for check in way.result.checks],
    }


def pile_json(notes: Sequence[str], answers: Sequence[Answered[PileResult]]) -> Json:
    """The answer of /stapel/."""
    return {
        "notes": list(notes),
        "variants": {answer.column.slug: _pile_variant(answer) for answer in answers},
    }


def _pile_variant(answer: Answered[PileResult]) -> Json:
    result = answer.result
    return {
        "verdict": result.verdict,
        "duty": result.duty,
        "ways": {way.kind: _way(way) for way in result.ways},
        "reasons": [_reason(check) for check in result.blocks],
        "stock_end": [_said(why) for why in result.stock_end],
        "readings": [
            {
                "id": reading.id,
                "text": CATALOG.reading_text(reading, other.changed_points(result)),
                "verdict": other.verdict,
                "duty": other.duty,
            }
            for reading, other in answer.readings
        ],
    }


def _way(way: Way) -> Json:
    opening = way.opening
    return {
        "verdict": way.verdict,
        "lay": None if way.meld is None else format_cards(way.lay),
        "meld": way.meld and format_meld(way.meld),
        "opening": opening
        and {
            "melds": format_melds(opening.melds),
            "value": opening.points,
            "minimum": opening.minimum.minimum,
            "minimum_met": opening.minimum.met,
        },
        "reasons": [_reason(check) for check in way.checks],
    }


def out_json(turn: OutTurn, notes: Sequence[str], answers: Sequence[Answered[OutResult]]) -> Json:
    """The answer of /ausmachen/."""
    return {
        "left": format_cards(turn.left),
        "notes": list(notes),
        "variants": {answer.column.slug: _out_variant(answer) for answer in answers},
    }


def _out_variant(answer: Answered[OutResult]) -> Json:
    result = answer.result
    return {
        "verdict": result.verdict,
        "goes_out": result.goes_out,
        "stage": result.stage,
        "bonus": result.bonus.value,
        "bonus_reasons": [_said(why) for why in result.bonus_reasons],
        "canastas": result.canastas,
        "melds": _meld_parts(result.layout),
        "reasons": [_reason(check) for check in result.checks],
        "readings": [
            {
                "id": reading.id,
                "text": CATALOG.reading_text(reading, other.changed_points(result)),
                "verdict": other.verdict,
                "bonus": other.bonus.value,
            }
            for reading, other in answer.readings
        ],
    }


def _meld_parts(result: TurnResult) -> list[Json]:
    return [
        {
            "cards": format_meld(part.laid),
            "verdict": part.verdict,
            "value": part.value,
            "reasons": [
                _reason(check) for check in part.checks if check.verdict is not Verdict.ALLOWED
            ],
        }
        for part in result.parts
    ]


def _reason(check: Check) -> Json:
    return _said(check.why) | {"verdict": check.verdict}


def _said(why: Why) -> Json:
    return {"rule": why.point, "status": why.status, "text": wording.reason(why)}


def round_json(names: dict[str, str], notes: Sequence[str], answers: Sequence[RoundAnswer]) -> Json:
    """The answer of /runde/."""
    columns = [answer.column for answer in answers]
    return {
        "notes": list(notes),
        "variants": {answer.column.slug: _round_variant(names, answer) for answer in answers},
        "differences": [
            {
                "rule": difference.points[0],
                "party": difference.seat,
                "text": " ".join(why_different(columns, difference.points)),
            }
            for difference in differences(answers)
        ],
    }


def _round_variant(names: dict[str, str], answer: RoundAnswer) -> Json:
    return {
        "parties": {
            seat: _party(names[seat], answer, seat, party) for seat, party in answer.parties.items()
        },
        "sides": [list(side) for side in answer.sides.sides],
        "sides_reasons": [_said(why) for why in answer.sides.reasons],
        "match": _match(answer.match),
    }


def _party(name: str, answer: RoundAnswer, seat: str, party: PartyScore) -> Json:
    return {
        "name": name,
        "total": party.total,
        "incomplete": party.incomplete,
        "score": party.score,
        "next_minimum": party.next_minimum,
        "lines": [_line(answer.column, line) for line in party.lines],
        "problems": [_problem(problem, answer.what_if[seat]) for problem in party.problems],
        "readings": [
            {
                "id": reading.id,
                "text": CATALOG.reading_text(reading, other.changed_points(party)),
                "total": other.total,
                "next_minimum": other.next_minimum,
            }
            for reading, other in answer.readings[seat]
        ],
    }


def _line(column: Column, line: Line) -> Json:
    return {
        "rule": line.why.point,
        "label": round_wording.line_label(line),
        "calc": round_wording.calculation(line),
        "points": line.points,
        "status": line.why.status,
        "note": line_note(column.selection, line),
    }


def line_note(selection: Selection, line: Line) -> str:
    """What decided a line, and what had to be assumed for its number."""
    return " ".join(
        part for part in (round_wording.line_note(line), assumption(selection, line.why)) if part
    )


def assumption(selection: Selection, why: Why) -> str:
    """The assumption behind a number that its source does not give, else empty."""
    assumed = CATALOG.answer(selection, why.point).assumed_filled
    return f"Annahme: {assumed}" if assumed else ""


def _problem(problem: Problem, what_if: int | None) -> Json:
    why = problem.check.why
    return {
        "rule": why.point,
        "verdict": problem.check.verdict,
        "text": problem_text(problem),
        "what_if_total": what_if if why.code is Code.WILD_SURPLUS else None,
    }


def problem_text(problem: Problem) -> str:
    """A problem in words, with the cards that it is about."""
    text = wording.reason(problem.check.why)
    return f"{format_meld(problem.meld)}: {text}" if problem.meld else text


def _match(match: MatchState) -> Json:
    return {
        "target": match.target,
        "over": match.over,
        "winner": match.winner,
        "tie": match.tie,
        "certain": match.certain,
    }
