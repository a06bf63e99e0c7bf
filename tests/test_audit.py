"""What `make audit` rests on: nothing unpinned, and nothing missing that passes for a success."""

import json
import re
import sys
from collections.abc import Iterator
from operator import attrgetter
from pathlib import Path

import pytest
from django.test import Client
from django.urls import URLResolver, get_resolver, resolve, reverse

from rules.places import TOOLS
from tests.pages import parse
from tools.audit import gates, lighthouse, markup, npm, weight
from tools.audit.__main__ import run
from tools.audit.kinds import KINDS, NOT_FOUND, Kind
from tools.chromium import ChromiumNotFoundError

SERVED = {"0000.html": "/meldung/", "0001.html": "/runde/"}


def report(*kinds: str) -> str:
    """A report of the checker with messages of these types on the second page."""
    place = {"url": "file:/tmp/pages/0001.html", "lastLine": 7, "extract": "<b>"}
    return json.dumps({"messages": [{"type": kind, "message": "Stray."} | place for kind in kinds]})


def test_what_comes_from_npm_is_pinned_and_hashed_and_names_no_host() -> None:
    text = (npm.HERE / "package-lock.json").read_text(encoding="utf-8")
    # Addresses stand there for those who want to give money, and nowhere else.
    packages = json.loads(text)["packages"]
    for package in packages.values():
        package.pop("funding", None)
    assert "://" not in json.dumps(packages)
    root = packages.pop("")
    assert root["dependencies"]
    assert (
        json.loads((npm.HERE / "package.json").read_text())["dependencies"]
        == (root["dependencies"])
    )
    for name, package in packages.items():
        assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", package["integrity"]), name
    for name, version in root["dependencies"].items():
        assert packages[f"node_modules/{name}"]["version"] == version


@pytest.mark.parametrize(("kinds", "passed"), [((), True), (("info",), True), (("error",), False)])
def test_an_error_fails_and_a_warning_is_said(capsys, kinds, passed: bool) -> None:
    assert markup.judge(report(*kinds), SERVED) is passed
    said = capsys.readouterr().out
    assert ("  /runde/ line 7: <b>" in said) is bool(kinds)
    assert said.splitlines()[-1].startswith("W3C checker: 2 pages, ")


def test_a_page_that_the_checker_could_not_read_fails() -> None:
    assert not markup.judge(report("non-document-error"), SERVED)


@pytest.mark.parametrize("said", ["", "Error: no main class", '{"version": 1}'])
def test_what_is_no_report_is_no_success(said: str) -> None:
    with pytest.raises((ValueError, KeyError)):
        markup.judge(said, SERVED)


# --- Every kind of page ---


def pages_of(resolver: URLResolver, app: str = "") -> Iterator[str]:
    """The names of the views below that answer with a page: their addresses are no files."""
    for pattern in resolver.url_patterns:
        if isinstance(pattern, URLResolver):
            yield from pages_of(pattern, pattern.app_name)
        elif str(pattern.pattern) == "" or str(pattern.pattern).endswith("/"):
            yield f"{app}:{pattern.name}"


def named(kind: Kind) -> str:
    return resolve(kind.address.partition("?")[0]).view_name


# For machines: it answers with one line of text.
NO_PAGE = "about:gesund"


def test_every_page_of_the_site_is_of_a_kind_that_is_looked_at() -> None:
    views = set(pages_of(get_resolver())) - {NO_PAGE}
    assert len(views) > 20
    assert {named(kind) for kind in KINDS if kind.address != NOT_FOUND} == views


def test_every_tool_is_looked_at_empty_and_with_a_result() -> None:
    for place in TOOLS:
        kinds = [kind.address for kind in KINDS if kind.address.startswith(reverse(place.name))]
        assert len(kinds) >= 2
        assert kinds[0] == reverse(place.name)


@pytest.mark.parametrize("kind", [k for k in KINDS if k.hidden], ids=attrgetter("address"))
def test_what_is_excused_from_being_found_is_hidden(client: Client, kind: Kind) -> None:
    page = parse(client.get(kind.address).content.decode())
    page.one("meta", name="robots", content="noindex")


# --- What is judged ---


def marks(**audits: float | None) -> dict:
    """A report of Lighthouse: full marks in all but SEO, which has these audits."""
    score = min(1 if audit is None else audit for audit in audits.values())
    references = [{"id": name, "weight": 1} for name in audits]
    full = {"score": 1, "auditRefs": []}
    return {
        "categories": dict.fromkeys(lighthouse.JUDGED, full)
        | {"seo": {"score": score, "auditRefs": references}},
        "audits": {
            name: {"id": name, "title": "Titled", "score": score}
            | {"details": {"items": [{"node": {"snippet": "<a>"}}, {}]}}
            for name, score in audits.items()
        },
    }


def test_full_marks_lack_nothing_and_less_names_what_costs_them() -> None:
    assert lighthouse.lacks(marks(link=1, hreflang=None)) == []
    assert lighthouse.lacks(marks(link=0.5, title=1)) == [
        "seo 50",
        "seo: Titled (link)\n    <a>",
    ]


def test_a_category_without_a_mark_is_no_full_one() -> None:
    report = marks(link=1)
    report["categories"]["accessibility"] = {"score": None, "auditRefs": []}
    assert lighthouse.lacks(report) == ["accessibility without a mark"]
    del report["categories"]["accessibility"]
    with pytest.raises(KeyError):
        lighthouse.lacks(report)


def test_speed_is_the_middle_of_the_runs() -> None:
    reports = [{"categories": {"performance": {"score": s}}} for s in (0.9, 1, 0.5, 0.97, 0.98)]
    assert lighthouse.speed(reports) == "performance 97 (of 50, 90, 97, 98, 100)"
    reports[1]["categories"]["performance"]["score"] = None
    with pytest.raises(lighthouse.RunError):
        lighthouse.speed(reports)


FAILED = """print('{"runtimeError": {"message": "no page"}}')"""


@pytest.mark.parametrize("program", ["", "print('no report')", "exit(1)", FAILED])
def test_a_run_of_lighthouse_without_a_report_is_no_success(program: str) -> None:
    with pytest.raises(lighthouse.RunError, match="Lighthouse"):
        lighthouse.report_of([sys.executable, "-c", program], {})


@pytest.mark.parametrize(
    ("load", "faults"),
    [
        (weight.Load(300, 6, ("http://x/stil.css?1",)), []),
        (weight.Load(301, 6, ()), ["301 bytes, 300 at most"]),
        (weight.Load(300, 7, ()), ["7 requests, 6 at most"]),
        (weight.Load(300, 6, ("http://x/a.js",)), ["painting waits for http://x/a.js"]),
    ],
)
def test_a_first_visit_has_its_limits(load: weight.Load, faults: list[str]) -> None:
    assert weight.too_heavy(load, Kind("/", 300)) == faults


# --- What is not there ---


@pytest.mark.parametrize(
    ("check", "there", "missing"),
    [
        (markup.check, (), "java"),
        (markup.check, ("java",), "npm"),
        (lighthouse.check, (), "node"),
        (lighthouse.check, ("node",), "npm"),
    ],
)
def test_without_its_tools_a_check_fails_and_names_the_way_out(
    tmp_path, monkeypatch, check, there: tuple[str, ...], missing: str
) -> None:
    for name in (*there, "chromium"):
        (tmp_path / name).touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CHROMIUM", "chromium")
    with pytest.raises(npm.MissingError, match=f"make audit needs {missing}, and there is no"):
        check("http://127.0.0.1:9", tmp_path)


@pytest.mark.parametrize("check", [gates.check, weight.check, lighthouse.check])
def test_without_a_browser_a_check_fails(tmp_path, monkeypatch, check) -> None:
    (tmp_path / "node").touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("CHROMIUM", "missing")
    with pytest.raises(ChromiumNotFoundError):
        check("http://127.0.0.1:9", tmp_path)


def test_the_end_names_what_was_not_done(capsys, tmp_path) -> None:
    def missing(server: str, work: Path) -> bool:
        raise npm.MissingError("needs a tool")

    checks = {"good": lambda *_: True, "bad": lambda *_: False, "gone": missing}

    def told(*asked: str) -> tuple[bool, list[str]]:
        passed = run(checks, asked, "", tmp_path)
        return passed, [line[13:] for line in capsys.readouterr().out.splitlines()[-3:]]

    left_out = "not done: not asked for"
    assert told("good") == (True, ["passed", left_out, left_out])
    assert told("good", "bad") == (False, ["passed", "failed", left_out])
    assert told("good", "gone") == (False, ["passed", left_out, "not done: needs a tool"])
