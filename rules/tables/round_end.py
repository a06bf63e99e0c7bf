"""Tables of a round's end: bonuses and penalties, going out, a round worked out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from rules import german
from rules.agreement.model import Figure
from rules.catalog import CATALOG
from rules.display import Link, point_address, with_cards
from rules.schema import Answer
from rules.status import Status
from rules.tables.model import (
    NO_ENTRY,
    Entry,
    Head,
    Line,
    Table,
    answers,
    assumptions,
    heads_of,
    line,
)
from rules.values import RedCondition, Value
from scoring import permalink, round_wording
from scoring.answers import answer_round
from scoring.cards import format_cards, format_meld
from scoring.columns import COLUMNS, Column
from scoring.display import address
from scoring.going_out import OutKind, bonus
from scoring.notation import read_cards, read_melds
from scoring.played import ExactCards, Round, Seat, Tally
from scoring.round_fields import EXACT, NOBODY
from scoring.round_form import RoundForm
from scoring.round_parties import minimum_text


@dataclass(frozen=True, slots=True)
class Stage:
    """A way of going out; `pile`: the pile was taken in that turn."""

    label: str
    point: str
    kind: OutKind
    pile: bool = False


@dataclass(frozen=True, slots=True)
class Worth:
    """A bonus or penalty that is a point's value; `write` says it in a word or a number."""

    label: str
    point: str
    write: Callable[[Any], str] = german.number


NORMAL = Stage("Ausmachen", "ausmachen-bonus", OutKind.NORMAL)
CONCEALED = Stage(
    "Verdeckt, ohne eigenen Canasta", "verdeckt-total-ohne-canasta", OutKind.CONCEALED
)
HAND_CANASTA = Stage(
    "Verdeckt mit Hand-Canasta", "verdeckt-total-mit-canasta", OutKind.CONCEALED_CANASTA
)
STAGES = (
    NORMAL,
    CONCEALED,
    HAND_CANASTA,
    Stage("Ohne eigenen, mit Stapel", "verdeckt-stapelkauf", OutKind.CONCEALED, pile=True),
    Stage("Hand-Canasta mit Stapel", "verdeckt-stapelkauf", OutKind.CONCEALED_CANASTA, pile=True),
)
CONDITIONS = {RedCondition.MELDED: "Meldung", RedCondition.CANASTA: "Canasta"}
BONUSES: tuple[Stage | Worth, ...] = (
    Worth("Echter Canasta", "canasta-echt"),
    Worth("Gemischter Canasta", "canasta-unecht"),
    NORMAL,
    CONCEALED,
    HAND_CANASTA,
    Worth("Rote Drei, jede", "rote-drei-wert"),
    Worth("Rote Dreien, alle vier", "rote-drei-vier"),
    Worth("… plus nur mit", "rote-drei-plus-bedingung", CONDITIONS.__getitem__),
    Worth("… sonst jede", "rote-drei-minus-bedingung", lambda cost: german.number(cost.each)),
    Worth("… sonst alle vier", "rote-drei-minus-bedingung", lambda cost: german.number(cost.four)),
    Worth("Rote Drei in der Hand", "rote-drei-auf-hand", lambda cost: german.number(cost.each)),
    Worth("Stock leer, niemand aus", "stock-leer-bonus"),
    Worth("Handkarten", "wertung-formel", lambda _: f"{german.MINUS}Wert"),
)
NAMES = {"a": "Nord-Süd", "b": "Ost-West"}
# The comparison's own example, card by card: North and South go out.
CARDS = {
    "a": ExactCards(read_melds("AAAAAAA, 666662*, KKKK").melds, read_cards("D42").cards),
    "b": ExactCards(read_melds("9999992, BBB").melds, read_cards("KA*57").cards),
}
WORKED = Round({"a": Tally(CARDS["a"], red=1), "b": Tally(CARDS["b"], red=3)}, out="a")


def stages(shown: Sequence[Column] = COLUMNS) -> Table:
    """What going out brings in all, from plain to a whole canasta out of the hand."""
    return Table(
        id="ausmachen",
        caption="Bonus fürs Ausmachen, alles zusammen",
        head=(Head("Ausmachen"), *heads_of(shown)),
        rows=tuple(_stage(stage, shown) for stage in STAGES),
        notes=assumptions([("Mit Stapel", "verdeckt-stapelkauf")], shown),
        figures=True,
    )


def _stage(stage: Stage, shown: Sequence[Column]) -> Line:
    said = []
    for column in shown:
        rules = column.ruleset
        rule, _ = bonus(rules, stage.kind, pile_taken=stage.pile)
        # What the pile does is a rule of its own, and may be less certain than the bonus.
        decisive = (rule.status, *([rules.pile_in_turn.status] if stage.pile else []))
        said.append(Entry(german.number(rule.known), max(decisive, key=list(Status).index)))
    return line(stage.label, heads_of(shown), said, href=point_address(stage.point))


def bonuses(shown: Sequence[Column] = COLUMNS, also: Sequence[tuple[str, str]] = ()) -> Table:
    """Every bonus and penalty of a round; `also`: more labels and points with a number."""
    entries: tuple[Stage | Worth, ...] = (*BONUSES, *(Worth(label, point) for label, point in also))
    rows: list[Line] = []
    for entry in entries:
        if isinstance(entry, Stage):
            rows.append(_stage(entry, shown))
        else:
            rows.append(worth_line(entry, shown))
    rows.extend(_house_lines(shown))
    return Table(
        id="abrechnung",
        caption="Boni und Strafen",
        head=(Head("Posten"), *heads_of(shown)),
        rows=tuple(rows),
        notes=assumptions([(entry.label, entry.point) for entry in entries], shown),
        figures=True,
    )


def _house_lines(shown: Sequence[Column]) -> Iterator[Line]:
    """The points that house variants give, where a column has agreed on any."""
    for variant in CATALOG.variants.values():
        agreed = [dict(column.selection.house).get(variant.id) for column in shown]
        if variant.figure in (None, Figure.TARGET) or not any(agreed):
            continue
        said = [
            Entry(german.number(amount), answer.status) if amount else Entry(NO_ENTRY)
            for amount, answer in zip(agreed, answers(variant.points[0], shown), strict=True)
        ]
        yield line(variant.title, heads_of(shown), said, href=point_address(variant.points[0]))


def worth_line(worth: Worth, shown: Sequence[Column] = COLUMNS) -> Line:
    """What each column gives for a bonus, a penalty or another value; 'offen' where it is."""
    said = [_worth(answer, worth.write) for answer in answers(worth.point, shown)]
    return line(worth.label, heads_of(shown), said, href=point_address(worth.point))


def _worth(answer: Answer[Value], write: Callable[[Any], str]) -> Entry:
    if answer.status.leaves_open:
        return Entry("offen", answer.status)
    return Entry(write(answer.value), answer.status)


def worked_round_a() -> Table:
    """The comparison's own round: the party that goes out, line by line."""
    return _party("a")


def worked_round_b() -> Table:
    """The comparison's own round: the other party, line by line."""
    return _party("b")


def _party(seat: Seat) -> Table:
    names = {f"{each}-name": name for each, name in NAMES.items()}
    parameters = permalink.round_parameters(WORKED, NOBODY, EXACT) | names
    href = address("scoring:runde", parameters, RoundForm({}).fields)
    scored = answer_round(WORKED)
    parties = [answer.parties[seat] for answer in scored]
    rows = []
    for index, shown in enumerate(parties[0].lines):
        calc = round_wording.calculation(shown) if len(shown.terms) > 1 else ""
        same = [party.lines[index] for party in parties]
        points = [Entry(german.number(each.points), each.why.status) for each in same]
        label = round_wording.line_label(shown)
        rows.append(line(f"{label}: {calc}" if calc else label, heads_of(), points, joined=True))
    totals = [Entry(german.number(party.total)) for party in parties]
    total = replace(line("Summe", heads_of(), totals, joined=True), is_sum=True)
    minima = [Entry(minimum_text(answer.column, answer.parties[seat].score)) for answer in scored]
    minimum = line("Nächste Erstmeldung", heads_of(), minima, joined=True)
    cards = CARDS[seat]
    laid = ", ".join(f"[{format_meld(meld)}]" for meld in cards.melds)
    return Table(
        id=f"runde-{seat}",
        caption=f"Beispielrunde: {NAMES[seat]}",
        head=(Head("Posten"), *heads_of()),
        rows=(*rows, total, minimum),
        notes=(
            with_cards(f"Auf dem Tisch: {laid}."),
            with_cards(f"In der Hand: [{format_cards(cards.hand)}]."),
        ),
        link=Link("Diese Runde abrechnen", href),
        figures=True,
    )
