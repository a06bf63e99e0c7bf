"""Input as a canonical query string: the one codec for links, sharing and the next round.

Defaults are left out, cards are written canonically, parameters stand in contract order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields
from urllib.parse import quote_plus

from scoring.cards import format_cards, format_melds
from scoring.first_meld import FirstMeld
from scoring.out import OutTurn
from scoring.pile_turn import PileTurn
from scoring.played import TEAMS, ExactCards, Round, Tally
from scoring.turn import Turn

Parameters = dict[str, str]


def query(parameters: Mapping[str, str], order: Iterable[str]) -> str:
    """A query string with the given parameters in an order, empty ones left out.

    Blanks are '+', and the signs that card notation uses stay readable.
    """
    return "&".join(
        f"{name}={quote_plus(parameters[name], safe=',:*')}"
        for name in order
        if parameters.get(name)
    )


def turn_parameters(turn: Turn) -> Parameters:
    """The parameters of /meldung/ for a turn."""
    usual = Turn(melds=())
    found = {
        "cards": format_melds(turn.melds),
        "table": format_melds(turn.table),
        "top": str(turn.top or ""),
        "below": format_cards(turn.below),
    }
    if turn.score:
        found["score"] = str(turn.score)
    if turn.first == bool(turn.table):
        found["first"] = str(int(turn.first))
    if turn.out_kind is not usual.out_kind:
        found["out_kind"] = str(turn.out_kind)
    if turn.out_discard != usual.out_discard:
        found["out_discard"] = str(int(turn.out_discard))
    if turn.players != usual.players:
        found["players"] = str(turn.players)
    return found


def first_meld_parameters(asked: FirstMeld) -> Parameters:
    """The parameters of /erstmeldung/ for a hand."""
    found = {"hand_cards": format_cards(asked.hand), "top": str(asked.top or "")}
    return found | _written({"score": asked.score})


def pile_parameters(turn: PileTurn) -> Parameters:
    """The parameters of /stapel/ for a player before the pile."""
    usual = PileTurn(top=turn.top, hand=())
    found = {
        "top": str(turn.top),
        "hand_cards": format_cards(turn.hand),
        "table": format_melds(turn.table),
        "pile_size": str(turn.pile_size or ""),
    }
    for name in ("frozen", "score", "stock", "players"):
        value = getattr(turn, name)
        if value != getattr(usual, name):
            found[name] = str(value)
    if turn.upcard:
        found["upcard"] = "1"
    return found


def out_parameters(turn: OutTurn) -> Parameters:
    """The parameters of /ausmachen/ for a player who wants to go out."""
    usual = OutTurn(hand=(), melds=())
    found = {
        "hand_cards": format_cards(turn.hand),
        "cards": format_melds(turn.melds),
        "table": format_melds(turn.table),
    }
    for name in ("out_kind", "asked", "players", "score"):
        value = getattr(turn, name)
        if value != getattr(usual, name):
            found[name] = str(value)
    for name in ("out_pile", "out_start"):
        if getattr(turn, name):
            found[name] = "1"
    return found


def round_parameters(played: Round, nobody: str, exact: str) -> Parameters:
    """The parameters of /runde/ for a round, names left aside.

    `nobody` and `exact` are the contract's words for a round without a player who went out
    and for the mode in which cards are entered one by one.
    """
    usual = Round(tallies={}, out=None)
    found = {"out": played.out or nobody}
    if played.out_kind is not usual.out_kind:
        found["out_kind"] = str(played.out_kind)
    for name in ("out_pile", "out_discard", "out_start"):
        value = getattr(played, name)
        if value != getattr(usual, name):
            found[name] = str(int(value))
    if played.players != usual.players:
        found["players"] = str(played.players)
    if played.teams != TEAMS[played.players][0]:
        found["teams"] = str(played.teams)
    if played.solo:
        found["solo"] = played.solo
    for seat, tally in played.tallies.items():
        if isinstance(tally.cards, ExactCards):
            found["mode"] = exact
        elif tally.cards.black_threes:
            found["out_threes"] = str(tally.cards.black_threes)
        found |= {f"{seat}-{name}": text for name, text in _party(tally).items()}
    return found


def _party(tally: Tally) -> Parameters:
    numbers = {name: getattr(tally, name) for name in ("score", "red", "red_hand")}
    numbers["red_hand_early"] = tally.red_hand_early
    if isinstance(tally.cards, ExactCards):
        return {
            "melds": format_melds(tally.cards.melds),
            "hand_cards": format_cards(tally.cards.hand),
        } | _written(numbers)
    counted = {field.name: getattr(tally.cards, field.name) for field in fields(tally.cards)}
    del counted["black_threes"]
    return _written(numbers | counted)


def _written(numbers: Mapping[str, int]) -> Parameters:
    return {name: str(number) for name, number in numbers.items() if number}
