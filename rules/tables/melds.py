"""Tables of cards and melds: what they count, and how many wild cards a meld may hold."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import count, takewhile

from rules import german
from rules.display import Link, with_cards
from rules.schema import Selection
from rules.status import Status
from rules.tables.model import NO_ENTRY, Entry, Head, Table, answers, heads_of, line
from rules.values import CardValues
from scoring import wording
from scoring.cards import Card, Meld, cards_points, format_melds
from scoring.columns import COLUMNS, Column
from scoring.display import address
from scoring.melds import check_meld
from scoring.notation import read_melds
from scoring.ruleset import Ruleset
from scoring.turn import Turn, TurnResult, evaluate_turn
from scoring.verdicts import Verdict

# The groups of cards that `CardValues` names, in the order in which they are read.
CARD_GROUPS = {
    "joker": "Joker (wild)",
    "two": "Zwei (wild)",
    "ace": "Ass",
    "high": "König bis Acht",
    "low": "Sieben bis Vier",
    "black_three": "schwarze Drei",
}
TOO_MANY_WILDS = "B B 2 2"


def card_values(shown: Sequence[Column] = COLUMNS) -> Table:
    """Points of every card, cards of one value together."""
    said = answers("kartenwerte", shown)
    grouped: dict[tuple[int, ...], list[str]] = {}
    for name, label in CARD_GROUPS.items():
        worth = tuple(
            getattr(answer.value, name) for answer in said if isinstance(answer.value, CardValues)
        )
        grouped.setdefault(worth, []).append(label)
    agreed = all(len(set(worth)) == 1 for worth in grouped)
    heads = (Head("Punkte"),) if agreed else heads_of(shown)
    rows = []
    for worth, labels in grouped.items():
        points = [Entry(german.number(n), a.status) for n, a in zip(worth, said, strict=True)]
        rows.append(line(", ".join(labels), heads, points[: len(heads)]))
    return Table(
        id="kartenwerte",
        caption="Kartenwerte",
        head=(Head("Karte"), *heads),
        rows=(*rows, line("rote Drei", heads, [Entry("Bonus")] * len(heads))),
        figures=True,
    )


# Those of the versions several times over: anybody can think up more tables.
@lru_cache(maxsize=512)
def most_wilds(selection: Selection, size: int) -> tuple[Meld, Status] | None:
    """The meld of a size with the most wild cards that the engine allows, and its support.

    None where the packs do not hold the cards for any.
    """
    rules = Ruleset.of(selection)
    pack = rules.pack.known
    for wilds in range(min(size, pack.twos + pack.jokers), -1, -1):
        naturals = size - wilds
        if not 0 < naturals <= pack.per_rank:
            continue
        jokers = max(wilds - pack.twos, 0)
        meld = Meld(Card.KING, naturals, wilds - jokers, jokers)
        checks = check_meld(rules, meld, going_out=False)
        if all(check.verdict is Verdict.ALLOWED for check in checks):
            return meld, checks[0].why.status
    return None


def wild_limit(shown: Sequence[Column] = COLUMNS) -> Table:
    """The most wild cards by size of the meld: up to a canasta, longer melds on demand."""
    rules = shown[0].ruleset
    canasta = rules.canasta_size.known
    longer = takewhile(
        lambda size: any(most_wilds(column.selection, size) for column in shown), count(canasta + 1)
    )
    usual = range(rules.meld_minimum.known.cards, canasta + 1)
    return replace(
        _wild_table("wild", "Höchstens so viele wilde Karten", shown, usual),
        more=_wild_table("wild-lang", "Längere Meldungen", shown, longer),
    )


def _wild_table(id_: str, caption: str, shown: Sequence[Column], sizes: Iterable[int]) -> Table:
    rules = shown[0].ruleset
    heads = heads_of(shown)
    found = {size: [most_wilds(column.selection, size) for column in shown] for size in sizes}
    rows = []
    for size, most in found.items():
        label = f"{german.number(size)} Karten"
        if size == rules.canasta_size.known:
            label = f"{label}: Canasta"
        rows.append(line(label, heads, [_wilds_said(one) for one in most]))
    impossible = any(None in most for most in found.values())
    note = "Strich: So lang wird die Meldung hier nicht, dafür reichen die Karten nicht."
    return Table(
        id=id_,
        caption=caption,
        head=(Head("Größe"), *heads),
        rows=tuple(rows),
        notes=(with_cards(note),) if impossible else (),
        figures=True,
    )


def _wilds_said(most: tuple[Meld, Status] | None) -> Entry:
    if most is None:
        return Entry(NO_ENTRY)
    meld, status = most
    return Entry(german.number(meld.wilds), status)


def too_many_wilds() -> Table:
    """Two natural cards beside two wild ones: what lies, and what it is worth where it may not."""
    (meld,) = read_melds(TOO_MANY_WILDS).melds
    turn = Turn(melds=(meld,))
    columns = [
        _layout_said(column.ruleset, evaluate_turn(column.ruleset, turn)) for column in COLUMNS
    ]
    labels = ("Darf so liegen?", "Es liegt", "Das zählt", "Der Rest bleibt in der Hand: zusammen")
    return Table(
        id="zwei-wilde",
        caption="Zwei natürliche und zwei wilde Karten",
        head=(Head("Gefragt"), *heads_of()),
        rows=tuple(
            line(label, heads_of(), said)
            for label, said in zip(labels, zip(*columns, strict=True), strict=True)
        ),
        link=Link(
            "Diese Meldung prüfen", address("scoring:meldung", {"cards": TOO_MANY_WILDS}, ["cards"])
        ),
        figures=True,
    )


def _layout_said(rules: Ruleset, result: TurnResult) -> tuple[Entry, Entry, Entry, Entry]:
    melds, value, rest = tuple(part.laid for part in result.parts), result.value, NO_ENTRY
    if result.repair:
        left = Counter(cards_of(melds)) - Counter(cards_of(result.repair.melds))
        melds, value = result.repair.melds, result.repair.value
        rest = german.number(value - cards_points(rules.card_values.known, left.elements()))
    status = result.parts[0].checks[0].why.status
    return (
        Entry(wording.verdict_word(result.parts[0].verdict), status),
        Entry(f"[{format_melds(melds)}]"),
        Entry(german.number(value)),
        Entry(rest),
    )


def cards_of(melds: Iterable[Meld]) -> list[Card]:
    """All cards of some melds."""
    return [card for meld in melds for card in meld.cards()]
