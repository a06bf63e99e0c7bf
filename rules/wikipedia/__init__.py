"""Wikipedia after Kastner as readings of Klassisch; its answers by chapter, as in rules/points."""

from rules.schema import Answer, Reading, Version
from rules.sources import wikipedia
from rules.status import Status
from rules.values import RedCondition
from rules.wikipedia import (
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
    scoring,
    stock,
    turn,
)

WIKIPEDIA = Reading(
    id="wikipedia",
    version=Version.KLASSISCH,
    text="Nach Wikipedia: mehr fürs verdeckte Ausmachen, Strafe für rote Dreien in der Hand.",
    swaps={
        **cards.SWAPS,
        **deal.SWAPS,
        **red_threes.SWAPS,
        **black_threes.SWAPS,
        **melds.SWAPS,
        **initial_meld.SWAPS,
        **turn.SWAPS,
        **pile.SWAPS,
        **going_out.SWAPS,
        **concealed.SWAPS,
        **stock.SWAPS,
        **scoring.SWAPS,
        **players.SWAPS,
    },
)

_INCLUSIVE = "Schreibt {n}: Der Bonus fürs Ausmachen steckt im Zuschlag."
WIKIPEDIA_INCLUSIVE = Reading(
    id="wikipedia-inklusive",
    version=Version.KLASSISCH,
    extends="wikipedia",
    text="Wie Wikipedia, aber der Bonus fürs Ausmachen steckt im Bonus fürs verdeckte.",
    swaps={
        "verdeckt-total-ohne-canasta": Answer(
            short="{n} insgesamt",
            text=_INCLUSIVE,
            value=200,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
        "verdeckt-total-mit-canasta": Answer(
            short="{n} insgesamt",
            text=_INCLUSIVE,
            value=1000,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Ausmachen"),),
        ),
    },
)

WIKIPEDIA_RED_MINUS = Reading(
    id="wikipedia-rote-dreien-minus",
    version=Version.KLASSISCH,
    extends="wikipedia",
    text="Wie Wikipedia, aber rote Dreien zählen ohne Canasta minus, auch nach einer Meldung.",
    swaps={
        "rote-drei-plus-bedingung": Answer(
            short="wenn ihr einen Canasta habt",
            text="Ohne Canasta zählen sie minus, auch wenn ihr gemeldet habt.",
            value=RedCondition.CANASTA,
            status=Status.AMBIGUOUS,
            cites=(wikipedia("Abschnitt Rote Dreien"), wikipedia("Abschnitt Wertung")),
        ),
    },
)
