"""Hostile requests to every view: some in every run, and each that once found a fault for good."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from django.core.wsgi import get_wsgi_application
from django.http import QueryDict
from django.test import RequestFactory
from django.urls import resolve

from tests.pages import STATES
from tools.fuzz import judging, making
from tools.fuzz.judging import Answer, faults
from tools.fuzz.making import Request
from tools.fuzz.routes import FORMAT, routes

ROUTES = routes()
SEED = "canasta"
COUNT = 500
CASES = tomllib.loads((Path(__file__).parent / "cases" / "fuzz.toml").read_text())["request"]


@pytest.fixture(scope="module")
def site() -> Any:
    return get_wsgi_application()


@pytest.mark.parametrize("first", range(0, COUNT, 100))
def test_no_hostile_request_finds_a_fault(site, first: int) -> None:
    for number in range(first, first + 100):
        request = making.make(ROUTES, SEED, number)
        found = faults(request, judging.send(site, request))
        assert not found, f"make fuzz ARGS='--seed {SEED} --first {number} --count 1': {request}"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_once_found_a_fault_finds_none_any_more(site, case: dict[str, Any]) -> None:
    for face in making.FACES:
        request = making.in_face(Request(case["target"]), face)
        answer = judging.send(site, request)
        assert not faults(request, answer)
        assert answer.status == (case.get("json", 422) if face == making.JSON else 200)


# --- Nothing is forgotten ---


class Watched(QueryDict):
    """Notes which parameters a view reads."""

    def __init__(self, query: str) -> None:
        self.read: set[str] = set()
        super().__init__(query)
        # Making it reads, too.
        self.read.clear()

    def __getitem__(self, name: str) -> Any:
        self.read.add(name)
        return super().__getitem__(name)

    def __contains__(self, name: object) -> bool:
        self.read.add(str(name))
        return super().__contains__(name)

    def get(self, name: str, default: Any = None) -> Any:
        self.read.add(name)
        return super().get(name, default)


@pytest.mark.parametrize("route", ROUTES, ids=lambda route: route.name)
def test_every_parameter_that_a_view_reads_is_known(route) -> None:
    path = route.pattern.format(*route.slugs[:1])
    view, args, named = resolve(path)
    request = RequestFactory(headers={"host": "localhost"}).get(path)
    # With so many players there is a field for everything, at a table even more is asked.
    request.GET = Watched("players=6&t=1k")
    view(request, *args, **named)
    assert request.GET.read - {FORMAT} == {parameter.name for parameter in route.parameters}


def test_all_addresses_of_the_site_take_their_turn() -> None:
    asked = {resolve(path).view_name for path, _ in STATES}
    assert asked < {route.name for route in ROUTES}
    paths = [making.make(ROUTES, SEED, number).target for number in range(len(ROUTES))]
    for route, path in zip(ROUTES, paths, strict=True):
        assert path.startswith(route.pattern.partition("{}")[0])


def test_a_request_can_be_made_again() -> None:
    assert making.make(ROUTES, "a", 7) == making.make(ROUTES, "a", 7)
    assert making.make(ROUTES, "a", 7) != making.make(ROUTES, "b", 7)


# --- The judge sees what it is there to see ---

POLICY = {"Content-Security-Policy": ""}


def html(body: str) -> tuple[int, dict[str, str], str]:
    return 200, {"Content-Type": "text/html"}, f"<!doctype html><body>{body}"


def as_json(body: str) -> tuple[int, dict[str, str], str]:
    return 200, {"Content-Type": "application/json"}, body


@pytest.mark.parametrize(
    ("answer", "fault"),
    [
        (html("fine &lt;kanari&gt; <a href='/x' title='kanari'>"), ""),
        (html("<kanari>"), "the element kanari"),
        (html("<b kanari=1>"), "the attribute kanari"),
        (html("<img src=/x onerror=kanari>"), "the attribute onerror"),
        (html("<p style='x'>"), "the attribute style"),
        (html("<style>x</style>"), "the element style"),
        (html("<script>kanari</script>"), "a script inline"),
        (html("<a href='javascript:x'>"), "the address href"),
        (html("<a href='//kanari.example/'>"), "leads away"),
        (html("<!--x-->"), "a comment"),
        (html("kanarivogel"), "a template was evaluated"),
        (as_json('{"a": [1, "kanari", null, true]}'), ""),
        (as_json('{"a": NaN}'), "NaN"),
        (as_json('{"a": 1.5}'), "1.5"),
        (as_json('{"a": 1, "a": 2}'), "a name twice"),
        (as_json('{"a": 1'), "JSON"),
        (as_json("\ud800"), "not UTF-8"),
        ((200, {"Content-Type": "image/svg+xml"}, "<svg><b></svg>"), "XML"),
        ((200, {"Content-Type": "image/svg+xml"}, "<svg kanari='1'/>"), "the element svg"),
        ((500, {}, ""), "status 500"),
        ((302, {"Location": "//evil.example/"}, ""), "leads away"),
        ((302, {"Location": "https://evil.example/"}, ""), "leads away"),
        ((302, {"Location": "/static/icons/favicon.ico"}, ""), ""),
        ((200, {"X-Name": "kanari"}, ""), "in the header X-Name"),
        ((404, {"Content-Type": "text/html"}, "<p>"), "an error as text/html"),
    ],
)
def test_a_fault_would_be_seen(answer, fault: str) -> None:
    status, headers, body = answer
    sent = Answer(status, POLICY | headers, body.encode("utf-8", "surrogatepass"), 0)
    request = making.in_face(Request("/"), making.JSON)
    found = faults(request, sent)
    assert len(found) == bool(fault)
    assert all(each.startswith(fault) or fault in each for each in found)


def test_an_answer_without_its_policy_would_be_seen() -> None:
    assert faults(Request("/"), Answer(200, {}, b"", 0)) == ["no policy"]
