"""The house variants that a table can agree on, each with its figure and what it makes of points.

Numbers that a source names stand at the points that name them.
"""

from __future__ import annotations

from collections.abc import Mapping

from rules.agreement.model import Figure, Variant
from rules.points.melds import WILD_ONLY
from rules.points.red_threes import NO_CARD_VALUE
from rules.points.scoring import HOUSE_VARIANTS, TARGET
from rules.schema import Answer
from rules.sources import ass_reported, pagat, pagat_reported, wikipedia
from rules.status import Status
from rules.values import Value

_LIST = wikipedia("Abschnitt Varianten")
# Six players mix in a third pack and sit down in two ways: an agreed target is not meant for them.
_TARGETS = ("zielpunkte-4", "zu-zweit", "zu-dritt-ziel", "zu-fuenft")
# Scores are multiples of five.
_STEP = 5

Answers = Mapping[str, Answer[Value]]


def _wild_canasta(amount: int) -> Answers:
    named = (
        (WILD_ONLY.klassisch, pagat("Abschnitt Melden")),
        (WILD_ONLY.ass, ass_reported("Abschnitt Melden")),
    )
    return {
        "meldung-nur-wild": Answer(
            short="ja, Canasta {n}",
            text="Zweier und Joker dürfen allein liegen; ein Canasta daraus zählt {n}.",
            value=True,
            numbers={"n": amount},
            status=Status.STATED,
            # Each names a figure of its own.
            cites=tuple(cite for version, cite in named if version.number("bonus") == amount),
        ),
    }


def _blocking_canasta(amount: int) -> Answers:
    return {
        "schwarze-drei-wild": Answer(
            short="nur im Sperr-Canasta",
            text="Vier schwarze Dreien mit drei Jokern oder drei gleichfarbigen Zweiern zählen "
            "{n}; sonst nein.",
            value=False,
            numbers={"n": amount},
            status=Status.STATED,
            cites=(_LIST,),
        ),
    }


def _red_extra(amount: int) -> Answers:
    return {
        "rote-drei-kein-kartenwert": Answer(
            short="ja, {n} je Drei",
            text="Schreibt für jede ausgelegte rote Drei außer dem Bonus noch {n} gut.",
            value=True,
            numbers={"n": amount},
            status=Status.STATED,
            cites=(ass_reported("Abschnitt Kartenwerte"),),
        ),
    }


def _out_at_start(amount: int) -> Answers:
    return {
        "hausvarianten": Answer(
            short="Ausmachen zu Beginn {n}",
            text="Wer in seinem ersten Zug ausmacht, schreibt {n} statt jedes anderen Bonus dafür.",
            numbers={"n": amount},
            status=Status.AMBIGUOUS,
            cites=(ass_reported("Abschnitt Hand-Canasta"),),
        ),
    }


def _blocked_by_canasta(_: int) -> Answers:
    return {
        "sperre-fertiger-canasta": Answer(
            short="ja",
            text="Passt der Abwurf zu eurem fertigen Canasta, nehmt ihr den Stapel nicht.",
            value=True,
            status=Status.STATED,
            cites=(pagat_reported("Abschnitt Stapel"),),
        ),
    }


def _target(amount: int) -> Answers:
    answer: Answer[Value] = Answer(
        short="{n} Punkte",
        text="Spielt zu zweit bis zu fünft, bis eine Partei {n} oder mehr hat.",
        value=amount,
        status=Status.STATED,
        cites=(_LIST,),
    )
    return dict.fromkeys(_TARGETS, answer)


ALL_VARIANTS = (
    Variant(
        id="wildcanasta",
        title="Wilder Canasta",
        house_rule="wilder-canasta",
        points=("meldung-nur-wild",),
        answers=_wild_canasta,
        figure=Figure.WILD_CANASTA,
        amounts=(WILD_ONLY.ass.number("bonus"), WILD_ONLY.klassisch.number("bonus")),
    ),
    Variant(
        id="sperr",
        title="Sperr-Canasta",
        house_rule="sperr-canasta",
        points=("schwarze-drei-wild",),
        answers=_blocking_canasta,
        figure=Figure.BLOCKING_CANASTA,
        amounts=(HOUSE_VARIANTS.klassisch.number("blocking"),),
    ),
    Variant(
        id="rotplus",
        title="Rote Dreien zählen mehr",
        house_rule="rote-drei-zusatz",
        points=("rote-drei-kein-kartenwert",),
        answers=_red_extra,
        figure=Figure.RED_EXTRA,
        amounts=(NO_CARD_VALUE.ass.number("extra"),),
    ),
    Variant(
        id="anfang",
        title="Ausmachen zu Beginn",
        house_rule="ausmachen-zu-beginn",
        points=("hausvarianten",),
        answers=_out_at_start,
        figure=Figure.OUT_AT_START,
        amounts=(HOUSE_VARIANTS.ass.number("start"),),
    ),
    Variant(
        id="fertig",
        title="Kein Stapel für fertige Canastas",
        house_rule="stapel-nie-fuer-fertigen-canasta",
        points=("sperre-fertiger-canasta",),
        answers=_blocked_by_canasta,
    ),
    Variant(
        id="ziel",
        title="Anderes Ziel",
        house_rule="anderes-ziel",
        points=_TARGETS,
        answers=_target,
        figure=Figure.TARGET,
        amounts=(3000, TARGET.klassisch.number("n"), 7500, 10000),
        free=range(500, 50_000 + _STEP, _STEP),
    ),
)
