"""Tables of the initial meld: its steps, and what reaches which of them."""

from __future__ import annotations

from collections.abc import Sequence

from rules import german
from rules.status import Status
from rules.tables.model import Entry, Head, Line, Table, heads_of, line
from rules.values import Band
from scoring.cards import Meld, format_meld, format_melds
from scoring.columns import COLUMNS, Column
from scoring.display import address
from scoring.initial_meld import band_at
from scoring.notation import read_melds
from scoring.ruleset import Ruleset
from scoring.turn import Turn, evaluate_turn
from scoring.verdicts import Verdict

POINTS_STEP = 5
# What tables ask about most often; each is judged by the engine.
REACH_HEADS = (Head("Wert"), Head("reicht bei"))
LAYOUTS = ("DD2", "KKK, DDD", "KKKKKKK", "AAA, KKK", "AAA, KKK, DDD")


def steps(shown: Sequence[Column] = COLUMNS, *, merged: bool = False) -> Table:
    """The minimum by score: a row from each boundary to the next that any column draws.

    `merged`: neighbouring rows with the same minima as one, unless one of them is in doubt.
    """
    bands = [column.ruleset.bands.known for column in shown]
    lows = sorted({band.low for held in bands for band in held if band.low is not None})
    found: list[tuple[int | None, list[Band]]] = [
        (low, [band_at(held, lows[0] - POINTS_STEP if low is None else low) for held in bands])
        for low in (None, *lows)
    ]
    if merged:
        found = [
            entry
            for before, entry in zip([None, *found], found, strict=False)
            if before is None or _sayings(before[1]) != _sayings(entry[1])
        ]
    nexts = [low for low, _ in found[1:]] + [None]
    heads = heads_of(shown)
    return Table(
        id="stufen",
        caption="Minimum der Erstmeldung",
        head=(Head("Stand der Partei"), *heads),
        rows=tuple(
            line(_scores(low, after), heads, [_minimum_said(band) for band in held])
            for (low, held), after in zip(found, nexts, strict=True)
        ),
        figures=True,
    )


def _sayings(bands: Sequence[Band]) -> list[tuple[tuple[int, ...], Status | None]]:
    """Minima, each with its support where that is less than a conclusion."""
    sure = (Status.STATED, Status.DERIVED)
    return [(band.minima, None if band.status in sure else band.status) for band in bands]


def _scores(low: int | None, after: int | None) -> str:
    """The scores of a row as they are spoken; `after` is where the next row begins."""
    if low is None:
        return "im Minus"
    if after is None:
        return f"ab {german.number(low)}"
    high = after - POINTS_STEP
    if low == high:
        return f"genau {german.number(low)}"
    return f"{german.number(low)} bis {german.number(high)}"


def _minimum_said(band: Band) -> Entry:
    return Entry(" oder ".join(german.number(minimum) for minimum in band.minima), band.status)


def reaches() -> Table:
    """What well-known layouts are worth, and which minima they reach in every version."""
    return Table(
        id="reicht",
        caption="Was reicht für welche Stufe?",
        head=(Head("Auslage"), *REACH_HEADS),
        rows=tuple(_reach(read_melds(text).melds) for text in LAYOUTS),
        figures=True,
    )


def _reach(melds: tuple[Meld, ...]) -> Line:
    value = evaluate_turn(COLUMNS[0].ruleset, Turn(melds=melds)).value
    everywhere = set.intersection(*(_reached(column.ruleset, melds) for column in COLUMNS))
    said = (
        Entry(german.number(value)),
        Entry(german.listing([german.number(minimum) for minimum in sorted(everywhere)])),
    )
    return line(
        " + ".join(f"[{format_meld(meld)}]" for meld in melds),
        REACH_HEADS,
        said,
        href=address("scoring:meldung", {"cards": format_melds(melds)}, ["cards"]),
    )


def _reached(rules: Ruleset, melds: tuple[Meld, ...]) -> set[int]:
    """The minima that a layout reaches, each tried at a score for which it holds."""
    found: set[int] = set()
    for band in rules.bands.known:
        score = band.high if band.low is None else band.low
        turn = Turn(melds=melds, score=score or 0)
        if len(band.minima) == 1 and evaluate_turn(rules, turn).verdict is Verdict.ALLOWED:
            found.update(band.minima)
    return found
