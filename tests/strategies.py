"""Cards, melds, turns and rounds for the laws: whatever two packs can hold, legal or not."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from hypothesis import strategies as st

from scoring.cards import NATURAL_RANKS, Card, Meld, sort_cards
from scoring.columns import COLUMNS
from scoring.going_out import OutKind
from scoring.played import ExactCards, Round, Seat, Tally
from scoring.rounds import PartyScore, score_party
from scoring.ruleset import Ruleset
from scoring.turn import Turn

# Two packs with their jokers, and the three that six players mix, typed by hand.
PACK = dict.fromkeys(NATURAL_RANKS, 8) | {Card.TWO: 8, Card.JOKER: 4, Card.THREE: 4}
THREE_PACKS = dict.fromkeys(NATURAL_RANKS, 12) | {Card.TWO: 12, Card.JOKER: 6, Card.THREE: 6}
REDS, REDS_OF_THREE_PACKS = 4, 6
# Who can sit down, and in which parties.
TABLES = ((2, "ab"), (3, "abc"), (4, "ab"), (5, "ab"), (6, "abc"), (6, "ab"))

RULESETS: tuple[tuple[str, Ruleset], ...] = tuple(
    (f"{column.slug}{':' if reading else ''}{reading.id if reading else ''}", rules)
    for column in COLUMNS
    for reading, rules in [
        (None, column.ruleset),
        *((reading, column.in_reading(reading)) for reading in column.readings()),
    ]
)
"""Every column and every reading of it, with its rules."""

scores = st.one_of(
    st.sampled_from([-5, 0, 1495, 1500, 1505, 2995, 3000, 3005, 4995, 5000]),
    st.integers(-19_999, 19_999).map(lambda fives: fives * 5),
)
hands = st.lists(st.sampled_from(Card), max_size=30).map(sort_cards)


@dataclass
class Pack:
    """The cards that are still there, and the drawing of some of them."""

    draw: st.DrawFn
    left: Counter[Card] = field(default_factory=lambda: Counter(PACK))

    def take(self, card: Card, least: int, most: int) -> int:
        count = self.draw(st.integers(min(least, self.left[card]), min(most, self.left[card])))
        self.left[card] -= count
        return count

    def meld(self, rank: Card | None, least_naturals: int) -> Meld | None:
        naturals = self.take(rank, least_naturals, 8) if rank else 0
        twos = self.take(Card.TWO, 0, 4)
        jokers = self.take(Card.JOKER, 0, 3)
        return Meld(rank, naturals, twos, jokers) if naturals + twos + jokers else None

    def melds(self, ranks: Iterable[Card | None], least_naturals: int = 1) -> tuple[Meld, ...]:
        found = [self.meld(rank, least_naturals) for rank in ranks]
        return tuple(meld for meld in found if meld)

    def some_meld(self) -> tuple[Meld, ...]:
        """One meld of the first rank that is left, where there has to be one."""
        rank = next(rank for rank in NATURAL_RANKS if self.left[rank])
        return self.melds([rank])[:1]

    def cards(self, most: int) -> tuple[Card, ...]:
        wanted = self.draw(st.lists(st.sampled_from(list(PACK)), max_size=most))
        taken = []
        for card in wanted:
            if self.left[card]:
                self.left[card] -= 1
                taken.append(card)
        return sort_cards(taken)


def ranks(most: int, least: int = 0) -> st.SearchStrategy[list[Card | None]]:
    """Ranks of the melds of one party: each once, black threes and no rank among them."""
    return st.lists(
        st.sampled_from([*NATURAL_RANKS, Card.THREE, None]),
        unique=True,
        min_size=least,
        max_size=most,
    )


@st.composite
def melds(draw: st.DrawFn, most: int = 5) -> tuple[Meld, ...]:
    """Melds of one party, one a rank; wild cards alone may name the meld that they go to."""
    return Pack(draw).melds(draw(ranks(most)), draw(st.integers(0, 2)))


@st.composite
def turns(draw: st.DrawFn) -> Turn:
    """A turn's layout as the form lets it pass."""
    pack = Pack(draw)
    laid = pack.melds(draw(ranks(4, least=1)), draw(st.integers(0, 2)))
    if not laid:
        laid = (Meld(Card.KING, 3),)
    table = pack.melds(draw(ranks(3))) if draw(st.booleans()) else ()
    cards = [card for meld in laid for card in meld.cards()]
    top = draw(st.none() | st.sampled_from(cards))
    below: tuple[Card, ...] = ()
    if top:
        cards.remove(top)
        under = draw(st.lists(st.sampled_from(range(len(cards))), unique=True)) if cards else []
        below = sort_cards(cards[index] for index in under)
    return Turn(
        melds=laid,
        table=table,
        first=not table and draw(st.booleans()),
        score=draw(scores),
        top=top,
        below=below,
        out_kind=draw(st.sampled_from(OutKind)),
        out_discard=draw(st.booleans()),
        players=draw(st.sampled_from([2, 4])),
    )


@st.composite
def rounds(draw: st.DrawFn, most_melds: int = 4) -> Round:
    """A round counted card by card as the form lets it pass: the cards are those of the packs."""
    players, seats = draw(st.sampled_from(TABLES))
    pack = Pack(draw, Counter(THREE_PACKS if players == 6 else PACK))
    out = draw(st.sampled_from([*seats, None]))
    solo = draw(st.sampled_from([*seats, None])) if players == 3 else None
    # Beside the one of three who took the pile the others are a pair.
    paired = solo not in (None, out)
    reds = REDS_OF_THREE_PACKS if players == 6 else REDS
    tallies: dict[str, Tally] = {}
    for seat in seats:
        laid = pack.melds(draw(ranks(most_melds)))
        if out == seat and not laid:
            laid = pack.some_meld()
        alone = out == seat and players == len(seats) and not paired
        hand = () if alone else pack.cards(8)
        red = draw(st.integers(0, reds))
        red_hand = 0 if alone else draw(st.integers(0, reds - red))
        reds -= red + red_hand
        tallies[seat] = Tally(
            cards=ExactCards(laid, hand),
            score=draw(scores),
            red=red,
            red_hand=red_hand,
            red_hand_early=draw(st.integers(0, red_hand)),
        )
    return Round(
        tallies=tallies,
        out=out,
        out_kind=draw(st.sampled_from(list(OutKind)[1:])),
        out_pile=draw(st.booleans()),
        out_discard=draw(st.booleans()),
        players=players,
        solo=solo,
    )


def score_round(rules: Ruleset, played: Round) -> dict[Seat, PartyScore]:
    """What each party of a round gets."""
    return {seat: score_party(rules, played, seat) for seat in played.tallies}
