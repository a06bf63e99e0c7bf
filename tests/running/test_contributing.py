"""CONTRIBUTING.md walks through real files and real ids."""

import re

from django.test import Client

from rules.ambiguities import AMBIGUITIES
from rules.catalog import CATALOG
from tests.running.dockerfile import ROOT

TEXT = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
CODE = set(re.findall(r"`([^`\n]+)`", TEXT))
# A folder, or a file by its ending.
PATH = re.compile(r"[\w.*-]+(/[\w.*-]+)*(/|\.(py|toml|md|in))|\.ci/run")


def test_every_path_that_it_names_is_there() -> None:
    paths = {code for code in CODE if PATH.fullmatch(code) and not code.startswith("/")}
    assert {"rules/points/melds.py", "tests/cases/facts.toml", "scoring/", ".ci/run"} <= paths
    # A pattern stands for a file anywhere.
    missing = {path for path in paths if not any(ROOT.rglob(path))}
    assert not missing


def test_every_page_that_it_names_is_there(client: Client) -> None:
    pages = {code for code in CODE if code.startswith("/")}
    assert len(pages) == 4
    for page in pages:
        assert client.get(page.partition("#")[0]).status_code == 200, page


def test_every_id_that_it_names_is_there() -> None:
    known = {
        *CATALOG.points,
        *(reading for _, reading in CATALOG.readings),
        *AMBIGUITIES,
    }
    named = {code for code in CODE if re.fullmatch(r"[a-z]+(-[a-z]+)+", code)}
    assert named == {"meldung-wild-max", "hoechstens-drei-wilde", "wilde-in-langen-meldungen"}
    assert named <= known


def test_what_it_says_of_the_rule_is_so() -> None:
    point = (ROOT / "rules" / "points" / "melds.py").read_text(encoding="utf-8")
    assert point.count("cap=None,") == 1
    assert "eine Höchstzahl fehlt" in point
    for name in ("readings", "out"):
        assert "ive eights" in (ROOT / "tests" / "cases" / f"{name}.toml").read_text()
    for target in re.findall(r"^make ([a-z-]+) ", TEXT, re.MULTILINE):
        assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.MULTILINE), target
