"""Every ambiguous place: it is there, its example comes to the numbers of the rule notes."""

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client

from rules import german
from rules.ambiguities import AMBIGUITIES, ambiguities_of, checked
from rules.ambiguities.model import Ambiguity, Sense
from rules.ambiguity_page import outcomes
from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.schema import Version
from rules.situations import Situation, Tool
from tests.case_files import entries
from tests.pages import Element, page_of

CASES = entries("ambiguity")
# The places of the rule notes that bear on play, by their numbers there.
LABELS = {
    *(f"A-{number:02}" for number in (1, 2, 3, *range(5, 11), *range(12, 17), *range(17, 28))),
    *(f"A-{number}" for number in (29, 30, 41, 42, *range(46, 51), 52, 53, 57)),
    "A-16a",
}
VERDICTS = {"allowed": "Ja", "forbidden": "Nein", "unclear": "Offen"}
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["slug"])


@pytest.fixture
def page(client: Client) -> Element:
    return page_of(client.get("/lesarten/"))


def test_every_place_that_bears_on_play_is_there() -> None:
    assert [case["slug"] for case in CASES] == list(AMBIGUITIES)
    assert {label for case in CASES for label in case["label"]} == LABELS


@every_case
def test_an_example_comes_to_the_numbers_of_the_rule_notes(case) -> None:
    place = AMBIGUITIES[case["slug"]]
    found = [
        "-" if sense.reading is None else "null" if outcome is None else outcome
        for sense, outcome in zip(place.senses, outcomes(place), strict=True)
    ]
    assert found == case["outcomes"]


@every_case
def test_the_page_shows_place_senses_and_outcomes(page: Element, case) -> None:
    place = AMBIGUITIES[case["slug"]]
    entry = page.one("div", id=place.slug)
    assert "A-" not in entry.text
    for sense, outcome, item in zip(
        place.senses, case["outcomes"], entry.one("ol").elements, strict=True
    ):
        text = CATALOG.filled(sense.text, place.numbers)
        assert item.text.startswith(text)
        shown, taken, rest = item.seen.removeprefix(text).strip().partition("danach gehen wir")
        assert (bool(taken), rest) == (sense.taken, "")
        if taken and shown:
            assert shown.endswith(" · ")
            shown = shown.removesuffix(" · ")
        known = {"-": "", "null": "im Beispiel offen"} | {
            verdict: f"im Beispiel {word}" for verdict, word in VERDICTS.items()
        }
        assert shown == known.get(outcome, f"im Beispiel {_number(outcome)}")
    links = [link.attributes["href"] for link in entry.all("a")]
    assert links[: len(place.points)] == [f"/regeln/{point}/" for point in place.points]
    assert len(links) - len(place.points) == (place.situation is not None)
    cited = place.cites or CATALOG.points[place.points[0]].answer(place.versions[0]).cites
    for cite in cited:
        assert str(cite) in entry.text


def _number(outcome: int | str) -> str:
    return german.number(outcome) if isinstance(outcome, int) else outcome


COMPUTED = [slug for slug, place in AMBIGUITIES.items() if place.situation]


@pytest.mark.parametrize("slug", COMPUTED)
def test_the_tool_lists_the_readings_of_the_example(client: Client, page: Element, slug) -> None:
    place = AMBIGUITIES[slug]
    address = page.one("div", id=slug).all("a")[-1].attributes["href"]
    parts = urlsplit(address)
    answer = client.get(parts.path, {**dict(parse_qsl(parts.query)), "format": "json"}).json()
    assert parts.path == f"/{place.situation.tool}/"
    version = str(place.versions[0])
    here = answer["variants"][version]
    *path, last = place.situation.reads.split(".")
    for key in path:
        here = here[key]
    listed = {reading["id"] for reading in here["readings"]}
    # A reading that comes to what its version says is not listed.
    assert listed >= {
        sense.reading
        for sense, outcome in zip(place.senses, outcomes(place), strict=True)
        if sense.reading and outcome != here[last]
    }


def test_points_lead_to_their_places(client: Client) -> None:
    page = page_of(client.get("/regeln/rote-drei-minus-bedingung/"))
    section = page.one("section", **{"aria-labelledby": "h-stellen"})
    slugs = ("rote-dreien-nach-wikipedia", "rote-dreien-im-heft", "vier-im-minus")
    assert [link.attributes["href"] for link in section.all("a")] == [
        f"/lesarten/#{slug}" for slug in slugs
    ]
    assert not ambiguities_of("kartenwerte")


def test_marks_stand_in_their_order(page: Element) -> None:
    order = ["K", "W", "A"]
    for slug in AMBIGUITIES:
        classes = (
            span.attributes.get("class", "") for span in page.one("div", id=slug).all("span")
        )
        marks = [each.split()[1].upper() for each in classes if each.startswith("m ")]
        assert marks == sorted(marks, key=order.index)


def test_nothing_is_sent_to_the_readings(client: Client) -> None:
    assert client.post("/lesarten/").status_code == 405


# --- Wrong data cannot be constructed ---

SITUATION = Situation(Tool.MELD, {"cards": "D D 2"})
GOOD = Ambiguity(
    slug="a",
    title="Stelle",
    versions=(Version.ASS,),
    points=("meldung-wild-max",),
    senses=(Sense("So.", "", taken=True), Sense("Anders.", "hoechstens-drei-wilde")),
    situation=SITUATION,
)


def ambiguity(**changes: object) -> Callable[[], object]:
    return lambda: checked([replace(GOOD, **changes)], CATALOG)


BAD = {
    "digit in the title": (ambiguity(title="Genau 7"), "digit"),
    "title of ten words": (ambiguity(title="x " * 10), "10 words"),
    "no version": (ambiguity(versions=()), "no version"),
    "no point": (ambiguity(points=()), "no version or no point"),
    "unknown point": (ambiguity(points=("nirgends",)), "unknown nirgends"),
    "one sense": (ambiguity(senses=GOOD.senses[:1]), "only one sense"),
    "two senses taken": (
        ambiguity(senses=(Sense("So.", "", taken=True), Sense("So.", "x", taken=True))),
        "two senses taken",
    ),
    "a reading twice": (ambiguity(senses=(Sense("So.", ""), Sense("So.", ""))), "twice"),
    "unknown reading": (ambiguity(senses=(Sense("So.", ""), Sense("So.", "x"))), "no reading x"),
    "computed without a situation": (ambiguity(situation=None), "computes two senses"),
    "a situation that computes one sense": (
        ambiguity(senses=(Sense("So.", ""), Sense("Anders."))),
        "computes two senses",
    ),
    "a number that nobody asks for": (ambiguity(numbers={"n": "rote-drei-vier.n"}), "differ"),
    "the same slug twice": (lambda: checked([GOOD, GOOD], CATALOG), "two ambiguous places"),
    "digit in a sense": (lambda: Sense("Genau 7."), "digit"),
    "a sense without a full stop": (lambda: Sense("So"), "not a sentence"),
    "a long sense": (lambda: Sense(f"{'x ' * 15}x."), "16 words"),
}


def test_good_data_can_be_constructed() -> None:
    assert list(ambiguity()()) == ["a"]


@pytest.mark.parametrize("name", BAD)
def test_bad_data_cannot_be_constructed(name: str) -> None:
    build, complaint = BAD[name]
    with pytest.raises(RuleDataError, match=complaint):
        build()
