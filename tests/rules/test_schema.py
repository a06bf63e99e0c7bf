"""Wrong rule data cannot be constructed, and the catalog as a whole fits together."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest

from rules.catalog import CATALOG, Catalog
from rules.checks import RuleDataError
from rules.play_values import ForcedTaking, PileWays
from rules.points import ALL_POINTS
from rules.readings import ALL_READINGS
from rules.rows import ALL_ROWS, CHAPTERS
from rules.schema import (
    Answer,
    Citation,
    Point,
    Reading,
    Row,
    Selection,
    Version,
    Wording,
)
from rules.sources import PAGAT, pagat
from rules.status import Status
from rules.values import (
    Band,
    Bands,
    CanastasNeeded,
    GroupSize,
    LastCard,
    MeldMinimum,
    Pack,
    PileInTurn,
    RedInHand,
    RedPenalty,
    as_json,
)

CITE = pagat("Abschnitt Melden")
GOOD = Answer("ja", "Lege [D D 2].", Status.STATED, (CITE,), value=7)
TWO = replace(GOOD, value=2)
POINT = Point(id="a-b", question="Was gilt?", klassisch=GOOD, wiener=GOOD, ass=GOOD)
READING = Reading("x", Version.ASS, "Anders gelesen.", {"a-b": TWO})
ROW = Row("row", CHAPTERS[0], "Zeile", ("a-b",))
SILENT = replace(GOOD, status=Status.SILENT, value=None)


def answer(**changes: object) -> Callable[[], object]:
    return lambda: replace(GOOD, **changes)


def point(**changes: object) -> Callable[[], object]:
    return lambda: replace(POINT, **changes)


def reading(**changes: object) -> Callable[[], object]:
    return lambda: replace(READING, **changes)


def catalog(
    points: tuple[Point, ...] = (POINT,),
    readings: tuple[Reading, ...] = (READING,),
    rows: tuple[Row, ...] = (ROW,),
) -> Callable[[], object]:
    return lambda: Catalog(points, readings, rows)


BAD = {
    # Answers
    "digit in the short text": (answer(short="7 Karten"), "digit"),
    "digit in the sentence": (answer(text="Lege 7 Karten."), "digit"),
    "digit in the assumption": (
        answer(status=Status.DERIVED, assumed="Gerechnet mit 7."),
        "digit",
    ),
    "placeholder without a number": (answer(text="Lege {cards} Karten."), "no number for {cards}"),
    "no short text": (answer(short=" "), "needs a short text"),
    "short text of six words": (answer(short="a b c d e f"), "6 words, at most 5"),
    "sentence of sixteen words": (answer(text="a " * 15 + "b."), "16 words, at most 15"),
    "text that is no sentence": (answer(text="Lege ab"), "not a sentence"),
    "stated without a citation": (answer(cites=()), "stated without a citation"),
    "ambiguous without a citation": (
        answer(cites=(), status=Status.AMBIGUOUS),
        "ambiguous without a citation",
    ),
    "number on silence, not said to be assumed": (
        answer(status=Status.SILENT),
        "needs its assumption",
    ),
    "number on an unseen place, not said to be assumed": (
        answer(status=Status.UNVERIFIED),
        "needs its assumption",
    ),
    "stated and assumed": (answer(assumed="Gerechnet wie sonst."), "assumes nothing"),
    "citation without a place": (lambda: Citation(PAGAT, " "), "without a place"),
    "wording with a digit": (
        lambda: Wording("7 Karten", "Lege ab.")(Status.STATED, CITE),
        "digit",
    ),
    # Points
    "point id that is no slug": (point(id="A_b"), "not a slug"),
    "question without its mark": (point(question="Was gilt."), "no question mark"),
    "question with a number": (point(question="Gelten 7?"), "digit"),
    "different values and no reason": (point(ass=TWO), "no sentence says why"),
    "different short texts and no reason": (
        point(wiener=replace(GOOD, short="nein")),
        "no sentence says why",
    ),
    "nobody answers and no reason": (
        point(klassisch=SILENT, wiener=SILENT, ass=SILENT),
        "no sentence says why",
    ),
    "reason with a number": (point(why="Weil 7 mehr ist."), "digit"),
    "reason that is no sentence": (point(why="weil"), "not a sentence"),
    "values of two types": (
        point(ass=replace(GOOD, value=True), why="Einer nennt keine Zahl."),
        "several types",
    ),
    # Readings and rows
    "reading that swaps nothing": (reading(swaps={}), "swaps nothing"),
    "reading without a text": (reading(text=""), "not a sentence"),
    "reading with a number": (reading(text="Ab 7 anders."), "digit"),
    "row without a point": (lambda: replace(ROW, points=()), "holds no point"),
    # Values
    "pack that does not add up": (lambda: Pack(108, 8, 8, 4, 4, 5), "does not add up"),
    "meld of more naturals than cards": (lambda: MeldMinimum(3, 4), "more natural cards"),
    "least above greatest size": (lambda: GroupSize(4, 3), "above the greatest"),
    "penalty above zero": (lambda: RedPenalty(100, 800), "not above zero"),
    "three laid and fined at once": (lambda: RedInHand(-500, as_laid=True), "points of its own"),
    "exception without a duty": (lambda: LastCard(False, (3,)), "does not exist"),
    "group free and unclear": (lambda: LastCard(True, (3,), (3,)), "free and unclear"),
    "certain before needed": (lambda: CanastasNeeded(2, 1), "below count"),
    "limit on adding nothing": (
        lambda: PileWays(True, True, None, add_up_to=6),
        "nothing is added",
    ),
    "limit on no duty": (lambda: ForcedTaking(False, 6), "duty that does not exist"),
    "band backwards": (lambda: Band(5, 0, (50,), Status.STATED), "ends before"),
    "band without a minimum": (lambda: Band(None, None, (), Status.STATED), "not empty"),
    "two minima, yet stated": (lambda: Band(0, 5, (50, 90), Status.STATED), "several minima"),
    "one minimum, yet silent": (lambda: Band(0, 5, (50,), Status.SILENT), "several minima"),
    "bands closed below": (lambda: Bands((Band(0, None, (50,), Status.STATED),)), "open below"),
    "gap between bands": (
        lambda: Bands((Band(None, 0, (15,), Status.STATED), Band(10, None, (50,), Status.STATED))),
        "gap or overlap",
    ),
    # The catalog
    "two points of one id": (catalog(points=(POINT, POINT)), "two entries named a-b"),
    "two rows of one id": (catalog(rows=(ROW, ROW)), "two entries named row"),
    "two readings of one id": (catalog(readings=(READING, READING)), "two readings named x"),
    "swap of an unknown point": (
        catalog(readings=(replace(READING, swaps={"c": TWO}),)),
        "names the unknown c",
    ),
    "swap of another type": (
        catalog(readings=(replace(READING, swaps={"a-b": replace(GOOD, value=True)}),)),
        "another type",
    ),
    "values of two types in readings alone": (
        catalog(
            points=(replace(POINT, klassisch=SILENT, wiener=SILENT, ass=SILENT, why="Offen."),),
            readings=(READING, replace(READING, id="y", swaps={"a-b": replace(GOOD, value=True)})),
        ),
        "another type",
    ),
    "extending the unknown": (
        catalog(readings=(replace(READING, extends="y"),)),
        "names the unknown y",
    ),
    "extending itself": (
        catalog(readings=(replace(READING, extends="x"),)),
        "names the unknown x",
    ),
    "extending another version's reading": (
        catalog(
            readings=(READING, Reading("y", Version.WIENER, "Anders.", {"a-b": TWO}, extends="x"))
        ),
        "names the unknown x",
    ),
    "former id that is no slug": (lambda: replace(POINT, former_ids=("A b",)), "not a slug"),
    "former id of another point": (
        catalog(
            points=(POINT, replace(POINT, id="c", former_ids=("a-b",))),
            rows=(replace(ROW, points=("a-b", "c")),),
        ),
        "c cannot also be a-b",
    ),
    "former id of a row": (
        catalog(points=(replace(POINT, former_ids=(ROW.id,)),)),
        "that id is taken",
    ),
    "former id of two points": (
        catalog(
            points=(
                replace(POINT, former_ids=("old",)),
                replace(POINT, id="c", former_ids=("old",)),
            ),
            rows=(replace(ROW, points=("a-b", "c")),),
        ),
        "c cannot also be old",
    ),
    "row with an unknown point": (
        catalog(rows=(replace(ROW, points=("a-b", "c")),)),
        "names the unknown c",
    ),
    "point in two rows": (catalog(rows=(ROW, replace(ROW, id="other"))), "row and other"),
    "point in no row": (catalog(points=(POINT, replace(POINT, id="c"))), "names the unknown c"),
}


@pytest.mark.parametrize(("construct", "complaint"), BAD.values(), ids=BAD.keys())
def test_wrong_data_cannot_be_constructed(construct: Callable[[], object], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        construct()


def test_a_complaint_about_rule_data_has_its_own_type() -> None:
    with pytest.raises(RuleDataError):
        replace(GOOD, cites=())


def test_numbers_are_filled_in_the_german_way() -> None:
    filled = replace(
        GOOD,
        short="{each} je Drei",
        text="Schreibt {four} oder {other}.",
        value=RedPenalty(-100, -2000),
        numbers={"other": 1240},
    )
    assert filled.short_filled == "−100 je Drei"
    assert filled.text_filled == "Schreibt −2.000 oder 1.240."


def test_json_keeps_zero_and_no_apart_from_nothing() -> None:
    assert as_json(RedInHand(0, 0)) == {"each": 0, "without_turn": 0, "as_laid": False}
    assert as_json(RedInHand(-500)) == {"each": -500, "as_laid": False}
    assert as_json(Band(0, None, (50,), Status.STATED)) == {
        "low": 0,
        "minima": [50],
        "status": "stated",
    }
    assert as_json(PileInTurn.NO_EFFECT) == "no-effect"


def test_a_selection_takes_the_nearest_swap() -> None:
    nearest = Reading("y", Version.ASS, "Noch anders.", {"c": TWO}, extends="x")
    other = replace(POINT, id="c")
    built = Catalog((POINT, other), (READING, nearest), (replace(ROW, points=("a-b", "c")),))
    assert built.answer(Selection(Version.ASS), "a-b") is GOOD
    assert built.answer(Selection(Version.ASS, "x"), "c") is GOOD
    assert built.answer(Selection(Version.ASS, "y"), "a-b") is TWO
    assert built.swapped(Selection(Version.ASS, "y")) == {"a-b", "c"}


def test_a_reading_may_answer_what_no_version_does() -> None:
    unanswered = replace(POINT, klassisch=SILENT, wiener=SILENT, ass=SILENT, why="Alle schweigen.")
    built = Catalog((unanswered,), (READING,), (ROW,))
    assert built.answer(Selection(Version.ASS, "x"), "a-b") is TWO


def test_the_catalog_holds_everything_in_order() -> None:
    assert tuple(CATALOG.points.values()) == ALL_POINTS
    assert tuple(CATALOG.readings.values()) == ALL_READINGS
    assert CATALOG.rows == ALL_ROWS
    assert set(CATALOG.row_of) == set(CATALOG.points)


def test_readings_are_those_of_the_contract() -> None:
    assert {(r.version.value, r.id, r.extends) for r in ALL_READINGS} == {
        ("klassisch", "wikipedia", ""),
        ("klassisch", "wikipedia-inklusive", "wikipedia"),
        ("klassisch", "wikipedia-rote-dreien-minus", "wikipedia"),
        ("klassisch", "rote-drei-hand-wie-ausgelegt", ""),
        ("klassisch", "verdeckt-nur-vom-stock", ""),
        ("wiener", "verdeckt-zuzueglich", ""),
        ("wiener", "vier-rote-dreien-je-100", ""),
        ("wiener", "rote-drei-hand-zusaetzlich", ""),
        ("ass", "vier-rote-dreien-je-100", ""),
        ("ass", "rote-drei-hand-zusaetzlich", ""),
        ("ass", "rote-dreien-als-handkarten", ""),
        ("ass", "zuzueglich-ausmachen", ""),
        ("ass", "handcanasta-200", ""),
        ("ass", "kein-blatt-nach-stapelkauf", ""),
        ("ass", "im-minus-50", ""),
        ("ass", "grenzen-klassisch", ""),
        ("ass", "grenze-1500-noch-50", ""),
        ("ass", "hoechstens-drei-wilde", ""),
        ("ass", "stapel-erst-nach-auslage", ""),
        ("ass", "vier-schwarze-dreien", ""),
    }


@pytest.mark.parametrize("reading", ALL_READINGS, ids=lambda r: f"{r.version}-{r.id}")
def test_every_swap_differs_from_what_it_replaces(reading: Reading) -> None:
    """In value or support: another wording alone is no other reading."""
    replaced = Selection(reading.version, reading.extends)
    for point_id, swap in reading.swaps.items():
        before = CATALOG.answer(replaced, point_id)
        assert (swap.value, swap.status) != (before.value, before.status), point_id


def test_rows_stand_in_their_chapters_in_order() -> None:
    places = [CHAPTERS.index(row.chapter) for row in ALL_ROWS]
    assert set(places) == set(range(len(CHAPTERS)))
    assert all(before <= after for before, after in pairwise(places))
