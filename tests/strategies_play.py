"""Players before the pile, and players who want to go out: what the two forms let pass."""

from dataclasses import replace

from hypothesis import strategies as st

from scoring.cards import NATURAL_RANKS, Card, Meld, sort_cards
from scoring.first_meld import FirstMeld
from scoring.going_out import OutKind
from scoring.out import Asked, OutTurn
from scoring.pile_turn import Frozen, PileTurn, Stock
from tests.strategies import Pack, ranks, scores

# Typed by hand: cards of a canasta.
CANASTA = 7
PLAYERS = st.integers(2, 6)


@st.composite
def first_melds(draw: st.DrawFn, least: int = 1) -> FirstMeld:
    """A player who wants to open: a hand of up to 30 cards, often with the pile."""
    pack = Pack(draw)
    top = draw(st.none() | st.sampled_from(list(pack.left)))
    if top:
        pack.left[top] -= 1
    # Cards of one rank lie together in half of the hand, so that there is something to meld.
    sets = [(rank,) * pack.take(rank, 1, 4) for rank in draw(ranks(4)) if rank]
    hand = tuple(card for cards in sets for card in cards) + pack.cards(14)
    hand += (Card.FIVE,) * max(least - len(hand), 0)
    return FirstMeld(sort_cards(hand), draw(scores), top)


@st.composite
def pile_turns(draw: st.DrawFn, *, melded: bool | None = None, most: int = 14) -> PileTurn:
    """A player before the pile; often with cards in hand that fit the top card."""
    pack = Pack(draw)
    top = draw(st.sampled_from(list(pack.left)))
    pack.left[top] -= 1
    fitting = (top,) * pack.take(top, 0, 3)
    table: tuple[Meld, ...] = ()
    if melded or (melded is None and draw(st.booleans())):
        table = pack.melds(draw(ranks(3, least=1))) or (
            Meld(Card.FOUR, pack.take(Card.FOUR, 1, 8)),
        )
    hand = fitting + pack.cards(most)
    frozen = draw(st.sampled_from(Frozen))
    smallest = 2 if frozen in (Frozen.WILD, Frozen.RED) else 1
    return PileTurn(
        top=top,
        hand=sort_cards(hand or (Card.FIVE,)),
        table=table,
        frozen=frozen,
        pile_size=draw(st.none() | st.integers(smallest, 40)),
        score=draw(scores),
        stock=draw(st.sampled_from(Stock)),
        upcard=draw(st.booleans()),
        players=draw(PLAYERS),
    )


@st.composite
def out_turns(draw: st.DrawFn, players: st.SearchStrategy[int] = PLAYERS) -> OutTurn:
    """A player who wants to go out, with at most two cards that are not melded."""
    pack = Pack(draw)
    table: tuple[Meld, ...] = ()
    if draw(st.booleans()):
        rank = draw(st.sampled_from(NATURAL_RANKS))
        table = (Meld(rank, pack.take(rank, CANASTA, CANASTA)),)
    table += pack.melds(rank for rank in draw(ranks(2)) if rank not in {m.rank for m in table})
    melds = pack.melds(draw(ranks(3, least=1)), draw(st.integers(0, 4)))
    if draw(st.booleans()):
        melds = tuple(replace(meld, twos=0, jokers=0) for meld in melds if meld.naturals)
    melds = melds or pack.some_meld()
    number = draw(players)
    laid = tuple(card for meld in melds for card in meld.cards())
    return OutTurn(
        hand=sort_cards(laid + pack.cards(2)),
        melds=melds,
        table=table,
        score=draw(scores),
        out_kind=draw(st.sampled_from(_kinds(melds, table, number))),
        out_pile=draw(st.booleans()),
        asked=draw(st.sampled_from(Asked)) if number > 2 else Asked.NO,
        players=number,
    )


def _kinds(melds: tuple[Meld, ...], table: tuple[Meld, ...], players: int) -> list[OutKind]:
    """How one can go out with these melds."""
    added = {meld.rank for meld in melds if meld.rank} & {meld.rank for meld in table}
    if added or (table and players == 2):
        return [OutKind.NORMAL]
    canasta = any(meld.size >= CANASTA for meld in melds)
    return [OutKind.NORMAL, OutKind.CONCEALED_CANASTA if canasta else OutKind.CONCEALED]
