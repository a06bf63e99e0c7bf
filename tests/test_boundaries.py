"""On and beside every limit, through the public contract: tests/cases/boundaries.toml."""

from typing import Any

import pytest

from tests.case_files import ask, entries

VERSIONS = ("klassisch", "wiener", "ass")
LIMITS = entries("limit")
THRESHOLDS = entries("threshold")
CAP = "hoechstens-drei-wilde"
TWOS = 8


def _cards(limit: dict[str, Any]) -> str:
    twos = min(limit["wilds"], TWOS)
    jokers = limit["wilds"] - twos
    return " ".join(["K"] * limit["naturals"] + ["2"] * twos + ["Jo"] * jokers)


def _variants(tool: str, query: dict[str, Any]) -> Any:
    status, answer = ask(tool, query)
    assert status == 200, answer
    return answer["variants"]


def _minima(variant: dict[str, Any], key: str) -> dict[str, int]:
    return {reading["id"]: reading[key] for reading in variant["readings"]}


def _limit_name(limit: dict[str, Any]) -> str:
    return f"{limit['naturals']} + {limit['wilds']}"


@pytest.mark.parametrize("limit", LIMITS, ids=_limit_name)
def test_a_meld_holds_its_wild_cards(limit: dict[str, Any]) -> None:
    found = _variants("meldung", {"cards": _cards(limit), "first": "0"})
    verdicts = {version: found[version]["verdict"] for version in VERSIONS}
    wanted = {version: "allowed" if limit[version] else "forbidden" for version in VERSIONS}
    assert verdicts == wanted
    capped = {r["id"]: r["verdict"] for r in found["ass"]["readings"]}
    differs = limit["cap"] != limit["ass"]
    assert capped == ({CAP: "allowed" if limit["cap"] else "forbidden"} if differs else {})
    assert not found["klassisch"]["readings"]
    assert not found["wiener"]["readings"]


@pytest.mark.parametrize("limit", LIMITS, ids=_limit_name)
def test_a_round_names_the_same_melds(limit: dict[str, Any]) -> None:
    query = {"mode": "exact", "out": "a", "a-melds": "7x8", "b-melds": _cards(limit)}
    found = _variants("runde", query)
    for version in VERSIONS:
        problems = found[version]["parties"]["b"]["problems"]
        assert {p["verdict"] for p in problems} == (set() if limit[version] else {"forbidden"})


@pytest.mark.parametrize("threshold", THRESHOLDS, ids=lambda t: str(t["score"]))
@pytest.mark.parametrize("tool", ["meldung", "runde"])
def test_a_score_has_its_minimum(tool: str, threshold: dict[str, Any]) -> None:
    if tool == "meldung":
        found = _variants("meldung", {"cards": "K K K", "score": threshold["score"]})
        parts, key = found, "minimum"
    else:
        # Party b melded nothing, holds nothing and did not go out: 0.
        query = {"out": "a", "a-natural": 1, "a-melded": 70, "b-score": threshold["score"]}
        found = _variants("runde", query)
        parts = {version: found[version]["parties"]["b"] for version in VERSIONS}
        key = "next_minimum"
        assert {party["total"] for party in parts.values()} == {0}
    wanted = {v: None if threshold[v] == "null" else threshold[v] for v in VERSIONS}
    assert {version: parts[version][key] for version in VERSIONS} == wanted
    listed = {
        f"{version}.{reading}": minimum
        for version in VERSIONS
        for reading, minimum in _minima(parts[version], key).items()
    }
    assert listed == threshold["readings"]


@pytest.mark.parametrize(
    ("cards", "points", "verdict", "met"),
    [
        # 3*10 + 3*5 = 45, below both minima
        ("K K K, 5 5 5", 45, "forbidden", False),
        # 5*10 = 50, the lower minimum
        ("K K K K K", 50, "unclear", None),
        # 7*10 + 3*5 = 85, just below the higher one
        ("K K K K K K K, 5 5 5", 85, "unclear", None),
        # 3*20 + 3*10 = 90, the higher minimum
        ("A A A, K K K", 90, "allowed", True),
    ],
)
def test_at_1500_the_booklet_leaves_only_the_middle_open(
    cards: str, points: int, verdict: str, met: bool | None
) -> None:
    found = _variants("meldung", {"cards": cards, "score": 1500})["ass"]
    assert found["minimum_value"] == points
    assert (found["verdict"], found["minimum_met"], found["minimum"]) == (verdict, met, None)


@pytest.mark.parametrize(
    ("cards", "verdicts"),
    [
        # two naturals and two wilds: K w <= 3, W w <= n, A w < n
        ("D D 2 2", ("allowed", "allowed", "forbidden")),
        # three wilds beside two naturals: only klassisch
        ("D D 2 2 2", ("allowed", "forbidden", "forbidden")),
    ],
)
def test_the_example_of_the_start(cards: str, verdicts: tuple[str, ...]) -> None:
    found = _variants("meldung", {"cards": cards})
    assert tuple(found[version]["verdict"] for version in VERSIONS) == verdicts
