"""/regeln.json holds the whole rule data, and /regeln.schema.json describes just that."""

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import MISSING, fields, is_dataclass
from enum import StrEnum
from typing import Any, get_args

import pytest
from django.test import Client
from jsonschema import Draft202012Validator

from rules.ambiguities import AMBIGUITIES
from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.glossary import ALL_TERMS
from rules.rows import CHAPTERS
from rules.schema import Version
from rules.sources import ALL_SOURCES
from rules.status import Status
from rules.values import Band, Bands, Relation, Value

Json = dict[str, Any]


@pytest.fixture
def data(client: Client) -> Json:
    response = client.get("/regeln.json")
    assert response.headers["Content-Type"] == "application/json"
    return json.loads(response.content)


@pytest.fixture
def schema(client: Client) -> Json:
    response = client.get("/regeln.schema.json")
    assert response.headers["Content-Type"] == "application/schema+json"
    return json.loads(response.content)


def errors(data: Json, schema: Json) -> list[str]:
    found = Draft202012Validator(schema).iter_errors(data)
    return [f"{error.json_path}: {error.message[:200]}" for error in found]


def test_the_data_are_what_the_schema_says(data: Json, schema: Json) -> None:
    Draft202012Validator.check_schema(schema)
    assert errors(data, schema) == []


def _point(data: Json, point: str) -> Json:
    return next(each for each in data["points"] if each["id"] == point)


def _value(data: Json, point: str) -> Json:
    return _point(data, point)["answers"]["klassisch"]["value"]


BREAKS: dict[str, Callable[[Json], object]] = {
    "more at the top": lambda d: d.update(more=1),
    "nothing at the top": lambda d: d.pop("points"),
    "a fourth version": lambda d: d["versions"].append(d["versions"][0]),
    "an unknown version": lambda d: d["readings"][0].update(version="modern"),
    "an unknown status": lambda d: _point(d, "letzte-karte")["answers"]["ass"].update(status="x"),
    "a version without an answer": lambda d: _point(d, "letzte-karte")["answers"].pop("wiener"),
    "an answer with more": lambda d: _point(d, "letzte-karte")["answers"]["ass"].update(more=1),
    "an answer with less": lambda d: _point(d, "letzte-karte")["answers"]["ass"].pop("assumed"),
    "stated without a source": lambda d: _point(d, "canasta-echt")["answers"]["ass"].update(
        citations=[]
    ),
    "a number that nothing supports": lambda d: _point(d, "canasta-echt")["answers"]["ass"].update(
        status="silent"
    ),
    "a number as text": lambda d: _point(d, "canasta-echt")["answers"]["ass"].update(value="500"),
    "a broken number": lambda d: _value(d, "kartenwerte").update(joker=50.5),
    "a value with more": lambda d: _value(d, "kartenwerte").update(queen=10),
    "a value with less": lambda d: _value(d, "kartenwerte").pop("joker"),
    "an unknown relation": lambda d: _value(d, "meldung-wild-max").update(relation="more"),
    "a band with an unknown status": lambda d: _value(d, "erstmeldung-stufen")[0].update(
        status="sure"
    ),
    "no question": lambda d: _point(d, "canasta-echt").update(question="Ein Canasta."),
    "an id with a blank": lambda d: d["rows"][0].update(id="zwei Wörter"),
    "a dispute without a verdict": lambda d: d["disputes"][0]["verdicts"].pop("ass"),
    "an unknown verdict": lambda d: d["disputes"][0]["verdicts"]["ass"].update(
        verdict="vielleicht"
    ),
    "a dispute that is no question": lambda d: d["disputes"][0].update(question="Ja."),
    "a situation of an unknown tool": lambda d: d["disputes"][0]["situation"].update(tool="x"),
    "an ambiguity with one sense": lambda d: d["ambiguities"][0].update(
        senses=d["ambiguities"][0]["senses"][:1]
    ),
    "a house rule without a source": lambda d: d["house_rules"][0].update(mentions=[]),
    "a house rule with an unknown unit": lambda d: d["house_rules"][0].update(unit="metres"),
    "a house rule with more": lambda d: d["house_rules"][0].update(more=1),
    "a mention with its number as text": lambda d: d["house_rules"][0]["mentions"][0].update(
        number="3"
    ),
    "a term without a text": lambda d: d["glossary"][0].update(text=""),
}


@pytest.mark.parametrize("name", BREAKS)
def test_a_broken_copy_would_be_seen(data: Json, schema: Json, name: str) -> None:
    broken = deepcopy(data)
    BREAKS[name](broken)
    assert broken != data
    assert errors(broken, schema)


# --- Everything is there ---


def test_nothing_is_missing_and_all_ids_are_those_of_the_pages(data: Json) -> None:
    assert [each["id"] for each in data["versions"]] == list(Version)
    assert [each["id"] for each in data["statuses"]] == list(Status)
    assert [each["id"] for each in data["sources"]] == [source.key for source in ALL_SOURCES]
    assert data["chapters"] == list(CHAPTERS)
    assert [each["id"] for each in data["rows"]] == [row.id for row in CATALOG.rows]
    assert [each["id"] for each in data["points"]] == list(CATALOG.points)
    readings = [(each["version"], each["id"]) for each in data["readings"]]
    assert readings == list(CATALOG.readings)
    assert [each["id"] for each in data["glossary"]] == [term.id for term in ALL_TERMS]
    assert [each["slug"] for each in data["disputes"]] == list(DISPUTES)
    assert [each["slug"] for each in data["ambiguities"]] == list(AMBIGUITIES)


def test_a_dispute_holds_its_verdicts_and_a_place_its_outcomes(data: Json) -> None:
    # facts, section 5: exactly 3,000 is 120, 120, and by the booklet's letter 90
    (dispute,) = [each for each in data["disputes"] if each["slug"] == "genau-3000"]
    verdicts = {version: ruling["verdict"] for version, ruling in dispute["verdicts"].items()}
    assert verdicts == {"klassisch": "nein", "wiener": "nein", "ass": "ja"}
    assert dispute["verdicts"]["ass"]["readings"] == {"grenzen-klassisch": "nein"}
    query = {"cards": "A A A, K K K", "score": "3000"}
    assert dispute["situation"] == {"tool": "meldung", "query": query, "reads": "minimum_met"}
    (place,) = [each for each in data["ambiguities"] if each["slug"] == "stufe-bei-genau-3000"]
    assert [sense["outcome"] for sense in place["senses"]] == [90, 120]


def test_numbers_are_filled_in_and_cards_are_as_written(data: Json) -> None:
    # facts, sections 3 and 4: a natural canasta 500; joker 50, two 20, ace 20, ten 10, five 5
    canasta = _point(data, "canasta-echt")["answers"]["wiener"]
    assert (canasta["value"], "500" in canasta["short"]) == (500, True)
    values = {"joker": 50, "two": 20, "ace": 20, "high": 10, "low": 5, "black_three": 5}
    assert _value(data, "kartenwerte") == values
    for text in strings(data):
        assert "{" not in text, text
        assert "<" not in text, text


def strings(part: object) -> Iterator[str]:
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for each in part.values():
            yield from strings(each)
    elif isinstance(part, list):
        for each in part:
            yield from strings(each)


def test_the_answer_of_a_reading_differs_from_its_version(data: Json) -> None:
    # decisions, section 2: concealed with a canasta 1,000, by the booklet's own variant 200
    (variant,) = [each for each in data["readings"] if each["id"] == "handcanasta-200"]
    assert (variant["version"], variant["extends"]) == ("ass", None)
    point = "verdeckt-total-mit-canasta"
    assert variant["swaps"][point]["value"] == 200
    assert _point(data, point)["answers"]["ass"]["value"] == 1000


# --- Everything fits together ---


def dangling(data: Json) -> list[str]:
    """References that lead nowhere."""
    sources, points, rows = (
        {each["id"]: each for each in data[name]} for name in ("sources", "points", "rows")
    )
    readings = {(each["version"], each["id"]) for each in data["readings"]}
    disputes = {each["slug"]: each for each in data["disputes"]}
    answers = [a for point in data["points"] for a in point["answers"].values()]
    answers += [a for reading in data["readings"] for a in reading["swaps"].values()]
    pairs = [
        *((row["chapter"], data["chapters"]) for row in data["rows"]),
        *((point, points) for row in data["rows"] for point in row["points"]),
        *((point["row"], rows) for point in data["points"]),
        *(
            (point["id"], rows[point["row"]]["points"])
            for point in points.values()
            if point["row"] in rows
        ),
        *((cite["source"], sources) for answer in answers for cite in answer["citations"]),
        *((point, points) for reading in data["readings"] for point in reading["swaps"]),
        *(((r["version"], r["extends"]), readings) for r in data["readings"] if r["extends"]),
        *((d["point"], points) for s in data["sources"] for d in s["differs"] if d["point"]),
        *((point, points) for term in data["glossary"] for point in term["points"]),
        *((point, points) for dispute in disputes.values() for point in dispute["points"]),
        *((other, disputes) for dispute in disputes.values() for other in dispute["related"]),
        *(
            (ruling["point"], dispute["points"])
            for dispute in disputes.values()
            for ruling in dispute["verdicts"].values()
        ),
        *(
            ((version, reading), readings)
            for dispute in disputes.values()
            for version, ruling in dispute["verdicts"].items()
            for reading in ruling["readings"]
        ),
        *((point, points) for place in data["ambiguities"] for point in place["points"]),
        *(
            ((place["versions"][0], sense["reading"]), readings)
            for place in data["ambiguities"]
            for sense in place["senses"]
            if sense["reading"]
        ),
        *((c["source"], sources) for place in data["ambiguities"] for c in place["citations"]),
        *((rule["chapter"], data["chapters"]) for rule in data["house_rules"]),
        *((point, points) for rule in data["house_rules"] for point in rule["points"]),
        *((each["point"], points) for rule in data["house_rules"] for each in rule["played"]),
        *(
            (mention["citation"]["source"], sources)
            for rule in data["house_rules"]
            for mention in rule["mentions"]
        ),
        *(
            ((rule["reading"]["version"], rule["reading"]["id"]), readings)
            for rule in data["house_rules"]
            if rule["reading"]
        ),
        *(
            (rule["ambiguity"], [place["slug"] for place in data["ambiguities"]])
            for rule in data["house_rules"]
            if rule["ambiguity"]
        ),
    ]
    return [str(reference) for reference, known in pairs if reference not in known]


def test_every_reference_resolves(data: Json) -> None:
    assert dangling(data) == []


DANGLING: dict[str, Callable[[Json], object]] = {
    "chapter": lambda d: d["rows"][0].update(chapter="nirgends"),
    "point of a row": lambda d: d["rows"][0]["points"].append("nirgends"),
    "row of a point": lambda d: d["points"][0].update(row="nirgends"),
    "row without the point": lambda d: d["points"][0].update(row=d["rows"][-1]["id"]),
    "source": lambda d: _point(d, "canasta-echt")["answers"]["ass"]["citations"][0].update(
        source="nirgends"
    ),
    "swapped point": lambda d: d["readings"][0]["swaps"].update(nirgends={"citations": []}),
    "reading of another version": lambda d: d["readings"][-1].update(extends="wikipedia"),
    "point of a deviation": lambda d: d["sources"][-1]["differs"][0].update(point="nirgends"),
    "point of a dispute": lambda d: d["disputes"][0]["points"].append("nirgends"),
    "related dispute": lambda d: d["disputes"][0]["related"].append("nirgends"),
    "deciding point": lambda d: d["disputes"][0]["verdicts"]["ass"].update(point="nirgends"),
    "reading of a dispute": lambda d: d["disputes"][0]["verdicts"]["ass"].update(
        readings={"wikipedia": "ja"}
    ),
    "point of an ambiguity": lambda d: d["ambiguities"][0]["points"].append("nirgends"),
    "reading of an ambiguity": lambda d: d["ambiguities"][0]["senses"][0].update(reading="x"),
    "source of an ambiguity": lambda d: d["ambiguities"][0]["citations"].append({"source": "x"}),
    "chapter of a house rule": lambda d: d["house_rules"][0].update(chapter="nirgends"),
    "point of a house rule": lambda d: d["house_rules"][0]["points"].append("nirgends"),
    "point by which it is played": lambda d: d["house_rules"][0]["played"][0].update(point="x"),
    "source of a house rule": lambda d: d["house_rules"][0]["mentions"][0]["citation"].update(
        source="x"
    ),
    "reading of a house rule": lambda d: d["house_rules"][0].update(
        reading={"version": "wiener", "id": "handcanasta-200"}
    ),
    "ambiguity of a house rule": lambda d: d["house_rules"][0].update(ambiguity="x"),
    "point of a term": lambda d: d["glossary"][0]["points"].append("nirgends"),
}


@pytest.mark.parametrize("name", DANGLING)
def test_a_reference_to_nowhere_would_be_seen(data: Json, name: str) -> None:
    DANGLING[name](data)
    assert dangling(data)


# --- The schema knows every type of value ---


def described(kind: type) -> Json:
    """What the schema must say about a type: its fields and which are always there."""
    if issubclass(kind, StrEnum):
        return {"enum": list(kind)}
    given = fields(kind)
    # Written as JSON a field that is None or empty is left out.
    left_out = {each.name for each in given if "None" in str(each.type)}
    left_out |= {each.name for each in given if each.default == ()}
    return {
        "properties": {each.name for each in given},
        "required": {each.name for each in given} - left_out,
    }


KINDS = [kind for kind in get_args(Value) if issubclass(kind, StrEnum) or is_dataclass(kind)]


@pytest.mark.parametrize(
    "kind",
    [*(kind for kind in KINDS if kind is not Bands), Band, Relation],
    ids=lambda k: k.__name__,
)
def test_the_schema_describes_every_type_of_value(schema: Json, kind: type) -> None:
    said = schema["$defs"][kind.__name__]
    assert said["description"]
    for key, wanted in described(kind).items():
        assert (set(said[key]) if isinstance(wanted, set) else said[key]) == wanted
    if is_dataclass(kind):
        assert said["additionalProperties"] is False


def test_the_schema_allows_those_types_and_no_others(schema: Json) -> None:
    named = {each["$ref"].rpartition("/")[2] for each in schema["$defs"]["value"]["anyOf"][1:]}
    assert named == {kind.__name__ for kind in KINDS}


def test_fields_without_a_default_are_always_there() -> None:
    assert described(Band)["required"] == {"minima", "status"}
    assert all(each.default is MISSING for each in fields(Band))
