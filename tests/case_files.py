"""Worked examples as data: reading the files of tests/cases and asking the public contract.

A path of an expectation walks the JSON below `variants`; a list is entered by the `id` or the
`rule` of its element, the lines of one rule together count as their sum of points.
"""

import json
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from django.test import Client

CASES = Path(__file__).resolve().parent / "cases"
TOP_LEVEL = ("notes", "left", "melds", "differences")
ABSENT = "absent"


@cache
def _read() -> dict[str, dict[str, Any]]:
    """What each file holds, by its name."""
    return {
        path.name: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(CASES.glob("*.toml"))
    }


def entries(kind: str) -> list[dict[str, Any]]:
    """All entries of a kind ('case', 'fact', 'read' ...) from all files, each with its file."""
    return [
        entry | {"file": name} for name, data in _read().items() for entry in data.get(kind, [])
    ]


@cache
def _client() -> Client:
    # A client of its own for each question would load all middleware anew.
    return Client()


def ask(tool: str, query: dict[str, Any]) -> tuple[int, Any]:
    """Status and JSON of a tool; a value { repeat, times } stands for a long text."""
    written = {
        name: value["repeat"] * value["times"] if isinstance(value, dict) else value
        for name, value in query.items()
    }
    response = _client().get(f"/{tool}/", written | {"format": "json"})
    return response.status_code, json.loads(response.content)


def found_at(answer: Any, path: str) -> Any:
    """What stands at a path of an answer: a value, or ABSENT."""
    parts = path.split(".")
    here = answer if parts[0] in TOP_LEVEL else answer["variants"]
    while parts:
        key = parts.pop(0)
        if isinstance(here, dict):
            if key not in here:
                return ABSENT
            is_lines = key == "lines"
            here = here[key]
            if is_lines:
                return _sum_of_lines(here, parts)
        elif isinstance(here, list):
            here = _element(here, key)
            if here == ABSENT:
                return ABSENT
        else:
            return ABSENT
    return here


def _element(elements: list[Any], key: str) -> Any:
    if key.isdecimal():
        return elements[int(key)] if int(key) < len(elements) else ABSENT
    # A rule that is named twice is met if any of its elements is not simply allowed.
    named = [e for e in elements if key in (e.get("id"), e.get("rule"))]
    named.sort(key=lambda element: element.get("verdict") == "allowed")
    return named[0] if named else ABSENT


def _sum_of_lines(lines: list[dict[str, Any]], parts: list[str]) -> Any:
    rule, *rest = parts
    named = [line for line in lines if line["rule"] == rule]
    if not named:
        return ABSENT
    return named[0][rest[0]] if rest else sum(line["points"] for line in named)
