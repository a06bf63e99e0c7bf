"""Tables of two to six players: what each version says for that number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from rules import german
from rules.catalog import CATALOG
from rules.display import point_address
from rules.schema import Answer, Version
from rules.status import Status
from rules.tables.model import Entry, Head, Line, Table, answers, heads_of, line
from rules.values import SixPlayers, Value
from rules.versions import label_of
from scoring.columns import COLUMNS, Column


class Show(Enum):
    """What of an answer a row shows."""

    SHORT = auto()
    SHORT_AND_TEXT = auto()
    TEXT = auto()
    CARDS = auto()


@dataclass(frozen=True, slots=True)
class Matter:
    """A row: a label and the point that fills it.

    `status`: the support of each version's answer where it is taken over from the usual four
    players and so is weaker than the answer's own.
    """

    label: str
    point: str
    show: Show = Show.SHORT
    status: tuple[Status, ...] = ()


@dataclass(frozen=True, slots=True)
class Players:
    """What is to be said about a number of players."""

    number: int
    title: str
    matters: tuple[Matter, ...]


_CARDS_AS_WITH_FOUR = Matter("Karten, wie zu viert", "karten-anzahl")
ALL_PLAYERS = (
    Players(
        2,
        "Zu zweit",
        (
            Matter("Ablauf", "zu-zweit", Show.TEXT),
            _CARDS_AS_WITH_FOUR,
            Matter("Handkarten", "austeilen-2"),
            Matter("Canastas zum Ausmachen", "ausmachen-canasta-2"),
            Matter("Ziel", "zu-zweit"),
            Matter("Nur noch eine Karte im Stock", "stock-zweier-letzte-karte"),
        ),
    ),
    Players(
        3,
        "Zu dritt",
        (
            Matter("Aufstellung und Ablauf", "zu-dritt", Show.SHORT_AND_TEXT),
            _CARDS_AS_WITH_FOUR,
            Matter("Handkarten", "austeilen-3", Show.SHORT_AND_TEXT),
            Matter("Canastas zum Ausmachen", "ausmachen-canasta-3"),
            Matter("Ziel", "zu-dritt-ziel"),
            Matter("Punkte der Runde", "zu-dritt-anschreiben"),
            Matter("Rote Dreien", "zu-dritt-rote-dreien"),
            Matter("Niemand nimmt den Stapel: allein ist", "zu-dritt-niemand-stapel"),
            Matter("Stand für die Erstmeldung", "zu-dritt-erstmeldung"),
        ),
    ),
    Players(
        4,
        "Zu viert",
        (
            Matter("Aufstellung", "spieler-grundform", Show.SHORT_AND_TEXT),
            Matter("Ablauf", "zug-ablauf", Show.TEXT),
            Matter("Karten", "karten-anzahl"),
            Matter("Handkarten", "austeilen-4"),
            Matter("Canastas zum Ausmachen", "ausmachen-canasta-4"),
            Matter("Ziel", "zielpunkte-4"),
        ),
    ),
    Players(
        5,
        "Zu fünft",
        (
            Matter("Aufstellung", "zu-fuenft", Show.TEXT),
            _CARDS_AS_WITH_FOUR,
            Matter("Handkarten", "austeilen-5", Show.SHORT_AND_TEXT),
            Matter(
                "Canastas, wie zu viert",
                "ausmachen-canasta-4",
                status=(Status.DERIVED, Status.UNVERIFIED, Status.UNVERIFIED),
            ),
            Matter("Ziel", "zu-fuenft"),
        ),
    ),
    Players(
        6,
        "Zu sechst",
        (
            Matter("Aufstellung", "zu-sechst", Show.TEXT),
            Matter("Karten", "zu-sechst", Show.CARDS),
            Matter("Handkarten", "austeilen-6"),
            Matter("Canastas zum Ausmachen", "ausmachen-canasta-6"),
            Matter("Ziel: drei Paare oder zwei Trios", "zu-sechst"),
            Matter("Höhere Stufe der Erstmeldung", "zu-sechst-erstmeldung-7500"),
            Matter("Rote Dreien aus drei Kartenspielen", "rote-drei-drei-pakete"),
        ),
    ),
)


def players_table(players: Players, shown: Sequence[Column] = COLUMNS) -> Table:
    """All that the columns say for one number of players."""
    return Table(
        id=f"spieler-{players.number}",
        caption=players.title,
        head=(Head("Frage"), *heads_of(shown)),
        rows=tuple(matter_line(matter, shown) for matter in players.matters),
    )


# One maker for each number, so that a table can be placed on the pages of its points.
TABLES = {players.number: partial(players_table, players) for players in ALL_PLAYERS}


def matter_line(matter: Matter, shown: Sequence[Column] = COLUMNS) -> Line:
    """What each column says to a matter."""
    found = answers(matter.point, shown)
    weaker = dict(zip(Version, matter.status, strict=True)) if matter.status else {}
    said = []
    for column, answer in zip(shown, found, strict=True):
        follows = CATALOG.version_of(column.selection, matter.point)
        if matter.show is Show.TEXT and CATALOG.variant_of(column.selection, matter.point):
            # A house rule gives another target; how the game goes is told by the version.
            text = f"Wie {label_of(follows).label}, aber bis {answer.short_filled}."
            said.append(Entry("", answer.status, text))
        else:
            said.append(_said(matter, answer, weaker.get(follows, answer.status)))
    return line(matter.label, heads_of(shown), said, href=point_address(matter.point), joined=True)


def _said(matter: Matter, answer: Answer[Value], status: Status) -> Entry:
    if matter.show is Show.TEXT:
        return Entry("", status, answer.text_filled)
    if matter.show is Show.SHORT_AND_TEXT:
        return Entry(answer.short_filled, status, answer.text_filled)
    if matter.show is Show.CARDS:
        return _cards(answer)
    if status.leaves_open and not answer.status.leaves_open:
        return Entry("offen", status, f"Gerechnet wie zu viert: {answer.short_filled}.")
    return Entry(answer.short_filled, status, answer.assumed_filled)


def _cards(answer: Answer[Value]) -> Entry:
    """The cards of six players, who need more packs than four."""
    if not isinstance(answer.value, SixPlayers):
        return Entry("offen", answer.status)
    pack = answer.value.pack
    cards = f"{german.number(pack.cards)} Karten, davon {german.number(pack.jokers)} Joker"
    if answer.status.leaves_open:
        return Entry("offen", answer.status, f"In einer der Spielarten {cards}.")
    return Entry(cards, answer.status)
