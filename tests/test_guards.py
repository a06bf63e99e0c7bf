"""Walls of the house: who knows whom, where rule numbers live, and that links lead somewhere."""

import ast
import re
import subprocess
import sys
from collections.abc import Collection, Iterator
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.schema import Answer, Version
from rules.values import Value, as_json
from tests.pages import PAGES, REFERENCE, STATES, Element, page_at, page_of, parse, state_name

ROOT = Path(__file__).resolve().parent.parent
SCORING = sorted((ROOT / "scoring").glob("*.py"))
POINTS = sorted((ROOT / "rules" / "points").glob("*.py"))
DISPUTE_DATA = [
    path
    for path in sorted((ROOT / "rules" / "disputes").glob("*.py"))
    if path.name not in ("__init__.py", "model.py")
]
GUIDE_DATA = [
    path
    for path in sorted((ROOT / "rules" / "guide").glob("*.py"))
    if path.name not in ("__init__.py", "model.py")
]
HOUSE_RULE_DATA = [ROOT / "rules" / "house" / name for name in ("play.py", "score.py")]
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
# What speaks to people or to the browser: numbers of the rules reach it only through the data.
PAGE_MODULES = sorted(
    {
        *(ROOT / "scoring").glob("*_page.py"),
        *(ROOT / "rules").glob("*_page.py"),
        *(ROOT / "about").glob("*.py"),
        *(ROOT / "rules" / "tables").glob("*.py"),
        *(ROOT / "rules" / "guide").glob("*.py"),
        ROOT / "rules" / "otherwise.py",
        *(ROOT / "rules" / name for name in ("cheat_sheet.py", "display.py", "places.py")),
        *(ROOT / "rules" / name for name in ("rulings.py", "score_sheet.py")),
        *(ROOT / "rules" / name for name in ("search_hits.py", "views.py")),
        *(ROOT / "rules").glob("table_*.py"),
        *(ROOT / "scoring" / name for name in ("contract.py", "display.py", "fields.py")),
        *(ROOT / "scoring" / name for name in ("asked.py", "scenes.py")),
        *(ROOT / "scoring" / name for name in ("forms.py", "messages.py", "permalink.py")),
        *(ROOT / "scoring" / name for name in ("play_forms.py", "round_fields.py")),
        *(ROOT / "scoring" / name for name in ("players_note.py", "round_form.py")),
        *(ROOT / "scoring" / name for name in ("round_parties.py", "round_wording.py", "views.py")),
        *(ROOT / "scoring" / name for name in ("verdict_views.py", "wording.py")),
    }
)


def where(path: Path) -> str:
    return str(path.relative_to(ROOT))


# --- The engine ---


def test_engine_and_search_import_no_django() -> None:
    modules = "scoring.answers, scoring.contract, scoring.notation, search.documents"
    look = "sorted(m for m in sys.modules if m.split('.')[0] in ('django', 'django_htmx'))"
    done = subprocess.run(
        [sys.executable, "-c", f"import sys, {modules}; print({look})"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[]"


def about_imports(tree: ast.AST) -> list[int]:
    """The lines in which a module imports the app that stands above all others."""
    found = []
    for node in ast.walk(tree):
        named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            named = [node.module or ""]
        found += [node.lineno for name in named if name.split(".")[0] == "about"]
    return found


@pytest.mark.parametrize("app", ["rules", "scoring", "search"])
def test_nothing_below_knows_what_is_about_the_site(app: str) -> None:
    for path in sorted((ROOT / app).rglob("*.py")):
        assert not about_imports(ast.parse(path.read_text(encoding="utf-8"))), where(path)


def test_an_import_from_above_would_be_seen() -> None:
    code = "import about.checks\nfrom about import operator\nfrom rules import about\n"
    assert about_imports(ast.parse(code)) == [1, 2]


# What names a version or a reading; an engine that looks at one knows which it serves.
NAMES = {str(version) for version in Version} | {reading for _, reading in CATALOG.readings}
TELLING = {"slug", "base", "reading", "version", "letter", "key"}
# 'Ass' is also what people type for an ace.
CARD_NAMES = {"scoring/card_names.py": {"ass"}}


def identity_tests(tree: ast.AST, unless: Collection[str] = ()) -> Iterator[str]:
    """Where code asks which version or reading it serves."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and node.id == "Version":
            yield f"line {node.lineno}: Version"
        elif isinstance(node, ast.Constant) and node.value in NAMES - set(unless):
            yield f"line {node.lineno}: {node.value!r}"
        elif isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            yield from (
                f"line {node.lineno}: compares .{side.attr}"
                for side in sides
                if isinstance(side, ast.Attribute) and side.attr in TELLING
            )
        elif isinstance(node, ast.Match) and getattr(node.subject, "attr", "") in TELLING:
            yield f"line {node.lineno}: matches a name of a version"


@pytest.mark.parametrize("path", SCORING, ids=where)
def test_no_version_is_tested_by_identity(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert not list(identity_tests(tree, CARD_NAMES.get(where(path), ())))


@pytest.mark.parametrize(
    "code",
    [
        "if rules.base is Version.ASS: pass",
        "wilds = 3 if column.slug == other else 4",
        "if selection.reading != '': pass",
        "special = {'wiener': 1}",
        "match column.slug:\n    case _: pass",
    ],
)
def test_a_test_by_identity_would_be_seen(code: str) -> None:
    assert list(identity_tests(ast.parse(code)))


# --- Rule data ---

LOGIC = (
    *(ast.For, ast.While, ast.If, ast.IfExp, ast.Match, ast.Try, ast.With),
    *(ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda),
    *(ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp),
)


def logic_in(tree: ast.AST) -> list[str]:
    return [type(node).__name__ for node in ast.walk(tree) if isinstance(node, LOGIC)]


PURE_DATA = [*POINTS, *DISPUTE_DATA, *GUIDE_DATA, *HOUSE_RULE_DATA]


@pytest.mark.parametrize("path", PURE_DATA, ids=where)
def test_points_and_what_is_told_of_them_are_data_without_logic(path: Path) -> None:
    assert not logic_in(ast.parse(path.read_text(encoding="utf-8")))


def test_logic_would_be_seen() -> None:
    assert logic_in(ast.parse("POINTS = [point for point in OTHERS]")) == ["ListComp"]


# --- Rule numbers ---

# Smaller ones are everywhere; these give a rule away.
TELLING_NUMBER = 15


def numbers_in(value: object) -> Iterator[int]:
    if isinstance(value, bool) or value is None:
        return
    if isinstance(value, int):
        yield abs(value)
    elif isinstance(value, dict):
        for part in value.values():
            yield from numbers_in(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from numbers_in(part)


def rule_numbers() -> set[int]:
    answers: list[Answer[Value]] = [
        point.answer(version) for point in CATALOG.points.values() for version in Version
    ]
    answers += [a for reading in CATALOG.readings.values() for a in reading.swaps.values()]
    found = {number for answer in answers for number in numbers_in(as_json(answer.value))}
    found |= {number for answer in answers for number in answer.numbers.values()}
    return {number for number in found if number >= TELLING_NUMBER}


NUMBERS = rule_numbers()


def numbers_of_text(text: str) -> set[int]:
    return {int(re.sub(r"\D", "", found)) for found in re.findall(r"\d+(?:[. ]\d{3})*", text)}


def test_the_rule_numbers_are_collected() -> None:
    known = {15, 20, 50, 90, 100, 108, 120, 200, 300, 500, 800, 1000, 1100, 1495, 1500, 3000, 5000}
    assert known <= NUMBERS


# Attributes that people read; others hold coordinates, sizes and names.
READ = ("alt", "aria-label", "content", "placeholder", "title", "value")


def words_of(template: str) -> Iterator[str]:
    """What a template says by itself: no Django tags, no drawing, no technical attributes."""
    bare = re.sub(r"\{#.*?#\}|\{%.*?%\}|\{\{.*?\}\}", "", template, flags=re.S)
    for tag in re.findall(r"<[^>]*>", bare):
        if not tag.startswith("<meta") or 'name="description"' in tag:
            yield from (
                found[1] for found in re.findall(r'([\w-]+)="([^"]*)"', tag) if found[0] in READ
            )
    yield re.sub(r"<[^>]*>", " ", bare)


@pytest.mark.parametrize("path", TEMPLATES, ids=where)
def test_no_template_holds_a_rule_number(path: Path) -> None:
    said = " ".join(words_of(path.read_text(encoding="utf-8")))
    assert not numbers_of_text(said) & NUMBERS


@pytest.mark.parametrize(
    ("template", "found"),
    [
        ("<p>Echter Canasta: 500</p>", {500}),
        ('<input placeholder="1.495">', {1495}),
        ('<svg viewBox="0 0 50 50"><path d="M 15 20"/></svg>', set()),
        ("<p>{{ value }}{# 500 #}</p>", set()),
        ('<meta name="description" content="Bis 5.000 Punkte">', {5000}),
    ],
)
def test_a_rule_number_in_a_template_would_be_seen(template: str, found: set[int]) -> None:
    assert numbers_of_text(" ".join(words_of(template))) & NUMBERS == found


def numbers_of_code(source: str) -> set[int]:
    """Numbers in code and in the texts of code; what documents it aside."""
    tree = ast.parse(source)
    documents = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    found: set[int] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in documents:
            continue
        if isinstance(node.value, str):
            found |= numbers_of_text(node.value)
        elif isinstance(node.value, int) and not isinstance(node.value, bool):
            found.add(abs(node.value))
    return found


# Numbers that only look like rules: per mille of a scale, rounded to a tenth of a per cent; a
# number in the name of a rule point or a dispute; minutes that a game takes; an article
# of a law.
NO_RULES = {
    "about/legal_page.py": {15},
    "rules/guide/opening.py": {120},
    "scoring/meld_page.py": {1000},
    "rules/tables/players.py": {7500},
    "rules/search_page.py": {200, 1000},
}


@pytest.mark.parametrize("path", PAGE_MODULES, ids=where)
def test_no_page_holds_a_rule_number(path: Path) -> None:
    held = numbers_of_code(path.read_text(encoding="utf-8"))
    assert not held & NUMBERS - NO_RULES.get(where(path), set())


def numbers_outside(source: str, *keywords: str) -> list[int]:
    """Integers in code that do not stand in arguments of these names."""
    tree = ast.parse(source)
    allowed = {
        id(node)
        for keyword in ast.walk(tree)
        if isinstance(keyword, ast.keyword) and keyword.arg in keywords
        for node in ast.walk(keyword.value)
    }
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) is int and id(node) not in allowed
    ]


@pytest.mark.parametrize("path", GUIDE_DATA, ids=where)
def test_the_guide_types_no_number_but_its_own(path: Path) -> None:
    assert not numbers_outside(path.read_text(encoding="utf-8"), "own", "across")


@pytest.mark.parametrize("path", HOUSE_RULE_DATA, ids=where)
def test_house_rules_borrow_the_numbers_that_rule_points_hold(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not numbers_outside(source, "numbers")
    assert not NUMBERS.intersection(numbers_outside(source))


def test_a_number_typed_twice_would_be_seen() -> None:
    guide = 'Step(text="{a}", own={"a": 1939})\nPicture("9 2 K", "", across=1)\nStep(numbers=[500])'
    assert numbers_outside(guide, "own", "across") == [500]
    house = 'Rule(numbers={"n": 13, "m": "x.n", "k": 1500})\nRule(n=4)'
    assert numbers_outside(house, "numbers") == [4]
    assert NUMBERS.intersection(numbers_outside(house)) == {1500}


def test_a_rule_number_in_a_page_would_be_seen() -> None:
    code = '"""Not 15."""\nBONUS = 500\nTEXT = f"Ziel {1} von 5.000"\nLOSS = -800\n'
    assert numbers_of_code(code) & NUMBERS == {500, 5000, 800}


# --- Links ---

POINT_PAGES = tuple((f"/regeln/{point}/", {}) for point in CATALOG.points)
DISPUTE_PAGES = tuple((f"/streitfragen/{slug}/", {}) for slug in DISPUTES)
ALL_STATES = (
    *((path, {}) for path in PAGES),
    *STATES,
    *REFERENCE,
    *POINT_PAGES,
    *DISPUTE_PAGES,
)


def addresses_on(page: Element) -> set[str]:
    names = ("href", "action", "formaction", "data-hx-get", "data-teilen")
    found = {e.attributes[name] for e in page.walk() for name in names if name in e.attributes}
    return {address for address in found if address.startswith(("/", "#"))}


def test_every_internal_link_leads_somewhere(client: Client) -> None:
    pages: dict[str, Element] = {}
    wanted: set[str] = set()
    dead = []
    for path, query in ALL_STATES:
        page = pages[f"{path}?{urlencode(query)}"] = page_at(path, query)
        for address in addresses_on(page):
            if not address.startswith("#"):
                wanted.add(address)
            elif not page.all(id=address[1:]):
                dead.append((path, query, address))
    assert len(wanted) > len(CATALOG.points) + len(CATALOG.rows)
    for address in sorted(wanted):
        parts = urlsplit(address)
        if parts.path.startswith("/static/"):
            if not finders.find(parts.path.removeprefix("/static/")):
                dead.append(address)
            continue
        target = f"{parts.path}?{parts.query}"
        if target not in pages:
            pages[target] = page_of(client.get(target))
        if parts.fragment and not pages[target].all(id=parts.fragment):
            dead.append(address)
    assert not dead


def test_every_rule_point_and_row_has_its_place() -> None:
    page = page_at("/vergleich/")
    for anchor in (*CATALOG.points, *(row.id for row in CATALOG.rows), *CATALOG.former_ids):
        assert page.all(id=anchor), anchor


# --- Fragments ---


@pytest.mark.parametrize("state", STATES, ids=state_name)
def test_a_fragment_is_a_part_of_its_page(client: Client, state) -> None:
    source = client.get(*state).content.decode()
    fragment = client.get(*state, headers={"HX-Request": "true"}).content.decode()
    tree = parse(fragment)
    assert not "".join(child for child in tree.children if isinstance(child, str)).strip()
    ids = [element.attributes["id"] for element in tree.elements]
    assert "ergebnis" in ids
    assert len(ids) == len(set(ids))
    for slot in tree.elements:
        assert fragment[slot.start : slot.end] in source, slot.attributes["id"]
    # Whatever changes with the input and stands outside the form's fields is in a slot.
    in_page = {e.attributes["id"] for e in parse(source).walk() if "id" in e.attributes}
    out_of_band = {id_ for id_ in in_page if id_.startswith(("m-", "gelesen"))}
    assert out_of_band <= set(ids)
