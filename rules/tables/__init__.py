"""The tables of the reference, made from rule data and engine, and where each belongs."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from rules.tables import initial_meld, melds, pile, players, round_end
from rules.tables.model import Table

# The points on whose pages each table stands.
PLACES: Mapping[Callable[[], Table], tuple[str, ...]] = {
    melds.card_values: ("kartenwerte", "wildcard-wert", "schwarze-drei-wert"),
    melds.wild_limit: ("meldung-wild-max", "meldung-minimum"),
    melds.too_many_wilds: ("meldung-wild-max",),
    initial_meld.steps: ("erstmeldung-stufen",),
    initial_meld.reaches: ("erstmeldung-stufen", "erstmeldung-was-zaehlt"),
    pile.pile: tuple(point for _, point in pile.STATES),
    round_end.stages: tuple({stage.point: None for stage in round_end.STAGES}),
    round_end.bonuses: ("wertung-formel", "canasta-echt", "canasta-unecht", "rote-drei-wert"),
    round_end.worked_round_a: ("wertung-formel", "wertung-partnerhand"),
    round_end.worked_round_b: ("wertung-formel", "wertung-partnerhand"),
    players.TABLES[2]: ("zu-zweit", "austeilen-2"),
    players.TABLES[3]: ("zu-dritt", "zu-dritt-ziel", "austeilen-3"),
    players.TABLES[4]: ("spieler-grundform",),
    players.TABLES[5]: ("zu-fuenft", "austeilen-5"),
    players.TABLES[6]: ("zu-sechst", "austeilen-6"),
}


@cache
def tables_of(point_id: str) -> tuple[Table, ...]:
    """The tables that belong on the page of a rule point; for most there are none."""
    return tuple(make() for make, points in PLACES.items() if point_id in points)
