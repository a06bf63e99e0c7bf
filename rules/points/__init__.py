"""All rule points, one module per chapter, in the order in which they are shown."""

from rules.points import (
    black_threes,
    cards,
    concealed,
    deal,
    going_out,
    initial_meld,
    melds,
    pile,
    players,
    red_threes,
    red_threes_laid,
    scoring,
    stock,
    turn,
)
from rules.schema import Point
from rules.values import Value

ALL_POINTS: tuple[Point[Value], ...] = (
    *cards.POINTS,
    *deal.POINTS,
    *red_threes_laid.POINTS,
    *red_threes.POINTS,
    *black_threes.POINTS,
    *melds.POINTS,
    *initial_meld.POINTS,
    *turn.POINTS,
    *pile.POINTS,
    *going_out.POINTS,
    *concealed.POINTS,
    *stock.POINTS,
    *scoring.POINTS,
    *players.POINTS,
)
