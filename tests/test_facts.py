"""The rule data says what the facts say: tests/cases/facts*.toml, typed by hand."""

from collections.abc import Iterator
from typing import Any

import pytest

from rules.catalog import CATALOG
from rules.schema import Answer, Selection, Version
from rules.values import Value, as_json
from tests.case_files import entries

FACTS = entries("fact")
BANDS = entries("band")
SWAPS = entries("swap")
EXTENDS = entries("extends")

# A table of boundaries vouches for this point better than one value could.
MINIMUM = "erstmeldung-stufen"


def _name(entry: dict[str, Any]) -> str:
    keys = ("version", "reading", "point", "score")
    return " ".join(str(entry[key]) for key in keys if key in entry)


def _answer(entry: dict[str, Any], point: str) -> Answer[Value]:
    return CATALOG.answer(Selection(Version(entry["version"]), entry.get("reading", "")), point)


def _contradictions(entry: dict[str, Any], answer: Answer[Value]) -> Iterator[str]:
    """Where the data says something else than the entry."""
    if "status" in entry and answer.status != entry["status"]:
        yield f"status {answer.status}"
    if "value" not in entry:
        return
    wanted, found = entry["value"], as_json(answer.value)
    if wanted == "null":
        wanted = None
    if isinstance(wanted, dict) and isinstance(found, dict):
        for field in wanted.keys() | found.keys():
            mine, data = wanted.get(field), found.get(field)
            if mine != data and (mine or data):
                yield f"{field} {data!r}"
    elif (wanted, type(wanted)) != (found, type(found)):
        yield f"value {found!r}"


@pytest.mark.parametrize("fact", FACTS, ids=_name)
def test_a_point_answers_as_the_facts_say(fact: dict[str, Any]) -> None:
    assert not list(_contradictions(fact, _answer(fact, fact["point"])))


@pytest.mark.parametrize("swap", SWAPS, ids=_name)
def test_a_reading_swaps_what_the_decisions_say(swap: dict[str, Any]) -> None:
    reading = CATALOG.readings[Version(swap["version"]), swap["reading"]]
    assert swap["point"] in reading.swaps
    assert not list(_contradictions(swap, reading.swaps[swap["point"]]))


@pytest.mark.parametrize("band", BANDS, ids=_name)
def test_a_score_has_the_minimum_that_the_facts_say(band: dict[str, Any]) -> None:
    bands = as_json(_answer(band, MINIMUM).value)
    held = [
        found
        for found in bands
        if found.get("low", band["score"]) <= band["score"] <= found.get("high", band["score"])
    ]
    assert [found["minima"] for found in held] == [band["minima"]]
    if "status" in band:
        assert [found["status"] for found in held] == [band["status"]]


@pytest.mark.parametrize("entry", EXTENDS, ids=_name)
def test_a_reading_extends_what_the_decisions_say(entry: dict[str, Any]) -> None:
    version = Version(entry["version"])
    mine = CATALOG.readings[version, entry["reading"]]
    base = CATALOG.readings[version, entry["base"]]
    assert mine.extends == base.id
    for point in base.swaps.keys() - mine.swaps.keys():
        assert _answer(entry, point) == base.swaps[point]


def test_every_point_of_every_version_is_vouched_for() -> None:
    vouched = {(fact["point"], fact["version"]) for fact in FACTS}
    vouched |= {(MINIMUM, band["version"]) for band in BANDS}
    assert vouched == {(point, str(version)) for point in CATALOG.points for version in Version}


def test_every_value_is_vouched_for() -> None:
    vouched = {(fact["point"], fact["version"]) for fact in FACTS if "value" in fact}
    held = {
        (point.id, str(version))
        for point in CATALOG.points.values()
        for version in Version
        if point.id != MINIMUM and point.answer(version).value is not None
    }
    assert not held - vouched


def test_every_swap_of_every_reading_is_vouched_for() -> None:
    vouched = {(swap["version"], swap["reading"], swap["point"]) for swap in SWAPS}
    swapped = {
        (str(reading.version), reading.id, point)
        for reading in CATALOG.readings.values()
        for point in reading.swaps
    }
    assert vouched == swapped


def test_every_swapped_value_is_vouched_for() -> None:
    vouched = {(s["version"], s["reading"], s["point"]) for s in SWAPS if "value" in s}
    vouched |= {(b["version"], b["reading"], MINIMUM) for b in BANDS if "reading" in b}
    held = {
        (str(reading.version), reading.id, point)
        for reading in CATALOG.readings.values()
        for point, answer in reading.swaps.items()
        if answer.value is not None
    }
    assert not held - vouched


def test_every_extension_is_vouched_for() -> None:
    vouched = {(entry["version"], entry["reading"], entry["base"]) for entry in EXTENDS}
    assert vouched == {
        (str(reading.version), reading.id, reading.extends)
        for reading in CATALOG.readings.values()
        if reading.extends
    }


@pytest.mark.parametrize(
    ("entry", "point", "wrong"),
    [
        ({"value": 500}, "canasta-unecht", ["value 300"]),
        ({"value": {"cap": 3}}, "meldung-wild-max", ["relation 'any'"]),
        ({"status": "derived"}, "meldung-wild-max", ["status stated"]),
        ({"value": 1}, "erstmeldung-stapelkarte", ["value True"]),
        ({"value": "null"}, "zu-zweit", ["value 5000"]),
    ],
)
def test_a_contradiction_is_seen(entry: dict[str, Any], point: str, wrong: list[str]) -> None:
    answer = CATALOG.answer(Selection(Version.KLASSISCH), point)
    assert list(_contradictions(entry, answer)) == wrong
