"""Every dispute: its address for good, its verdicts, and that its computed link says the same."""

from collections.abc import Callable
from dataclasses import replace
from urllib.parse import parse_qsl, urlsplit

import pytest
from django.test import Client

from rules.catalog import CATALOG
from rules.checks import RuleDataError
from rules.disputes import DISPUTE_GROUPS, DISPUTES, checked
from rules.disputes.model import Dispute, DisputeGroup, Ruled, Ruling
from rules.rulings import decisions
from rules.schema import Version
from rules.situations import As, Situation, Tool
from rules.status import Status
from tests.case_files import entries, found_at
from tests.pages import Element, page_of

# Addresses that people have shared: they never change and never go.
SLUGS = {
    "Stapel": (
        *("stapel-mit-wilder-karte", "stapel-nur-fuer-fertigen-canasta"),
        *("stapel-natuerlich-und-wild-vor-erstmeldung", "stapel-bei-drei-wilden-in-der-meldung"),
        *("eine-karte-ein-stapel-aus-einer-karte", "friert-wilde-karte-dauerhaft-ein"),
        *("schwarze-drei-friert-oder-sperrt", "friert-rote-drei-ein"),
        *("schwarze-drei-als-startkarte", "joker-abwerfen"),
    ),
    "Stock": ("stock-leer", "stapel-neu-mischen", "letzte-stockkarte-rote-drei"),
    "Melden": (
        *("d-d-2-2", "d-d-2-2-2", "wie-viele-wilde-im-canasta", "nur-wilde-karten"),
        *("wilde-an-echten-canasta", "zwei-meldungen-eines-rangs", "wilde-verschieben"),
        "schwarze-dreien-mit-wilder",
    ),
    "Erstmeldung": (
        *("oberste-karte-zaehlt", "karten-darunter-zum-minimum", "minus-15", "sieben-fuenfen"),
        *("rote-dreien-zum-minimum", "genau-1500", "genau-3000"),
    ),
    "Rote Dreien": (
        *("rote-dreien-ohne-canasta", "vier-rote-dreien", "rote-dreien-zwei-und-zwei"),
        *("vergessene-rote-drei", "ersatz-fuer-rote-drei-aus-stapel"),
    ),
    "Ausmachen": (
        *("ausmachen-ohne-canasta", "partner-fragen", "kein-abwurf-mehr-moeglich"),
        *("ausmachen-ohne-abwurf", "ein-oder-zwei-canastas", "verdeckt-nach-stapel"),
        *("zweihundert-insgesamt-oder-dazu", "hand-canasta-200-oder-1000"),
    ),
    "Wertung": (
        *("sieben-koenige-500-oder-570", "beide-ueber-5000", "genauer-gleichstand"),
        *("karten-des-partners", "satz-noch-in-der-hand"),
    ),
}
ALL_SLUGS = [slug for slugs in SLUGS.values() for slug in slugs]
CASES = entries("dispute")
COMPUTED = [case for case in CASES if DISPUTES[case["slug"]].situation]
every_case = pytest.mark.parametrize("case", CASES, ids=lambda case: case["slug"])


def dispute_page(client: Client, slug: str) -> Element:
    return page_of(client.get(f"/streitfragen/{slug}/"))


def verdicts_on(element: Element) -> list[str]:
    """The verdicts shown, as they are named in the stylesheet."""
    classes = [span.attributes.get("class", "").split() for span in element.all("span")]
    return [names[1] for names in classes if names[:1] == ["urteil"]]


def of_each_version(found: list[str]) -> list[str]:
    """Verdicts in a list, where one that all share stands once."""
    return found if len(found) == len(Version) else found * len(Version)


def test_every_slug_is_there_in_its_group() -> None:
    groups = {group.title: tuple(d.slug for d in group.disputes) for group in DISPUTE_GROUPS}
    assert groups == SLUGS
    assert [case["slug"] for case in CASES] == ALL_SLUGS


@every_case
def test_verdicts_are_those_of_the_facts(case) -> None:
    found = decisions(case["slug"])
    assert {str(each.label.version): each.verdict for each in found} == case["verdicts"]
    others = {
        f"{each.label.version}.{other.reading.id}": other.verdict
        for each in found
        for other in each.others
    }
    assert others == case.get("readings", {})


@every_case
def test_the_page_states_the_verdicts_with_their_support(client: Client, case) -> None:
    page = dispute_page(client, case["slug"])
    tiles = page.one("ol", role="list", **{"class": urteile_class(page)})
    for item, version, decision in zip(
        tiles.elements, Version, decisions(case["slug"]), strict=True
    ):
        verdict, *others = verdicts_on(item)
        assert verdict == case["verdicts"][version]
        said = {k: v for k, v in case.get("readings", {}).items() if k.startswith(version)}
        assert others == list(said.values())
        assert decision.status.word in item.text
        for cite in CATALOG.points[decision.point].answer(version).cites:
            assert str(cite) in item.text
        targets = [link.attributes["href"] for link in item.all("a")]
        assert targets == [f"/regeln/{decision.point}/"]


def urteile_class(page: Element) -> str:
    classes = {each.attributes.get("class", "") for each in page.all("ol")}
    (found,) = [each for each in classes if each.startswith("urteile")]
    return found


@every_case
def test_the_page_leads_on(client: Client, case) -> None:
    dispute = DISPUTES[case["slug"]]
    page = dispute_page(client, case["slug"])
    links = {link.attributes["href"] for link in page.one("main").all("a")}
    assert {f"/regeln/{point}/" for point in dispute.points} <= links
    assert {f"/streitfragen/{slug}/" for slug in dispute.related} <= links
    assert CATALOG.filled(dispute.tip, dispute.numbers) in page.one("main").text
    related = page.one("section", **{"aria-labelledby": "h-verwandt"}).one("ul")
    for item, slug in zip(related.elements, dispute.related, strict=True):
        stated = next(each for each in CASES if each["slug"] == slug)["verdicts"]
        assert of_each_version(verdicts_on(item)) == list(stated.values())


def read(answer: object, situation: Situation) -> str:
    """The verdict that a tool's JSON gives, told without the code of the pages."""
    path = situation.reads
    value = found_at({"variants": answer}, path)
    if path.rpartition(".")[0].endswith("lines") and value == "absent":
        value = 0
    than = situation.than
    if situation.how in (As.ABOVE, As.BELOW, As.EQUAL):
        than = CATALOG.number(than) if than else 0
    if value is None:
        return "offen"
    return {
        As.VERDICT: lambda: {"allowed": "ja", "unclear": "offen", "forbidden": "nein"}[value],
        As.PROHIBITION: lambda: {"allowed": "nein", "unclear": "offen", "forbidden": "ja"}[value],
        As.TRUTH: lambda: "ja" if value else "nein",
        As.IS: lambda: "ja" if value == than else "nein",
        As.ABOVE: lambda: "ja" if value > than else "nein",
        As.BELOW: lambda: "ja" if value < than else "nein",
        As.EQUAL: lambda: "ja" if value == than else "nein",
    }[situation.how]()


# What the tool counts with on an assumption; its support leaves it open.
ASSUMED = {("vergessene-rote-drei", "klassisch"), ("verdeckt-nach-stapel", "ass")}


@pytest.mark.parametrize("case", COMPUTED, ids=lambda case: case["slug"])
def test_the_computed_link_gives_the_same_verdicts(client: Client, case) -> None:
    dispute = DISPUTES[case["slug"]]
    (link,) = [a for a in dispute_page(client, dispute.slug).all("a") if a.text == "Nachrechnen"]
    parts = urlsplit(link.attributes["href"])
    assert dict(parse_qsl(parts.query)) == dict(dispute.situation.query)
    answer = client.get(parts.path, {**dict(parse_qsl(parts.query)), "format": "json"})
    assert answer.status_code == 200
    for version, verdict in case["verdicts"].items():
        if (dispute.slug, version) not in ASSUMED:
            variant = answer.json()["variants"][version]
            assert read(variant, dispute.situation) == verdict, version
        else:
            assert verdict == "offen"
            assert CATALOG.points[dispute.points[0]].answer(version).assumed


def test_what_a_tool_can_compute_is_computed() -> None:
    # Nothing that the tools know: rules of order, of reshuffling, of the moment.
    typed = [slug for slug in ALL_SLUGS if not DISPUTES[slug].situation]
    assert typed == [
        "friert-wilde-karte-dauerhaft-ein",
        "schwarze-drei-friert-oder-sperrt",
        "schwarze-drei-als-startkarte",
        "joker-abwerfen",
        "stock-leer",
        "stapel-neu-mischen",
        "letzte-stockkarte-rote-drei",
        "zwei-meldungen-eines-rangs",
        "wilde-verschieben",
        "rote-dreien-zum-minimum",
        "ersatz-fuer-rote-drei-aus-stapel",
    ]


def test_silence_is_open_and_a_base_is_named_with_its_status(client: Client) -> None:
    for slug in ALL_SLUGS:
        for each in decisions(slug):
            assert not each.status.leaves_open or each.verdict is Ruled.OPEN, slug
            if each.verdict is Ruled.OPEN:
                assert each.status is not Status.STATED, slug
    booklet = decisions("genau-3000")[-1]
    assert (booklet.verdict, booklet.status) == (Ruled.YES, Status.AMBIGUOUS)
    assert decisions("genau-1500")[-1].status is Status.SILENT


def test_the_list_shows_all_with_their_verdicts(client: Client) -> None:
    page = page_of(client.get("/streitfragen/"))
    items = {item.one("a").attributes["href"]: item for item in page.one("main").all("li")}
    assert list(items) == [f"/streitfragen/{slug}/" for slug in ALL_SLUGS]
    for case in CASES:
        item = items[f"/streitfragen/{case['slug']}/"]
        assert of_each_version(verdicts_on(item)) == list(case["verdicts"].values())
        assert ("alle drei" in item.text) == (len(set(case["verdicts"].values())) == 1)


def test_a_ruling_is_shared_in_one_neutral_line(client: Client) -> None:
    page = dispute_page(client, "d-d-2-2")
    (button,) = [each for each in page.all("button") if "data-teilen" in each.attributes]
    line = "Darf ich D D 2 2 melden? Klassisch: ja. Wiener: ja. ASS-Heft: nein."
    assert button.attributes["data-teilen"] == "/streitfragen/d-d-2-2/"
    assert button.attributes["data-text"] == line
    assert page.one("textarea").text == f"{line} http://testserver/streitfragen/d-d-2-2/"


def test_points_and_start_page_lead_to_their_disputes(client: Client) -> None:
    page = page_of(client.get("/regeln/meldung-wild-max/"))
    section = page.one("section", **{"aria-labelledby": "h-streit"})
    found = [link.attributes["href"] for link in section.all("a")]
    assert found[:3] == [
        f"/streitfragen/{slug}/"
        for slug in ("stapel-bei-drei-wilden-in-der-meldung", "d-d-2-2", "d-d-2-2-2")
    ]
    chips = page_of(client.get("/")).one("div", **{"class": "chips"}).all("a")
    assert chips
    assert {urlsplit(chip.attributes["href"]).path.split("/")[2] for chip in chips} <= set(
        ALL_SLUGS
    )


@pytest.mark.parametrize("unknown", ["gibt-es-nicht", "D-D-2-2", "meldung-wild-max"])
def test_an_unknown_dispute_is_not_found(client: Client, unknown: str) -> None:
    assert client.get(f"/streitfragen/{unknown}/").status_code == 404


@pytest.mark.parametrize("path", ["/streitfragen/", "/streitfragen/d-d-2-2/"])
def test_nothing_is_sent_to_a_dispute(client: Client, path: str) -> None:
    assert client.post(path).status_code == 405


# --- Wrong data cannot be constructed ---

POINT = "wild-abwerfen"
YES = Ruling(Ruled.YES)
GOOD = Dispute(
    slug="a",
    question="Darf ich das?",
    points=(POINT,),
    klassisch=YES,
    wiener=YES,
    ass=YES,
    tip="Sagt es vorher.",
    related=("b", "c"),
)
OTHERS = (replace(GOOD, slug="b", related=("a", "c")), replace(GOOD, slug="c", related=("a", "b")))
SITUATION = Situation(Tool.MELD, {"cards": "D D 2"})


def dispute(**changes: object) -> Callable[[], object]:
    def build() -> object:
        return checked([DisputeGroup("x", (replace(GOOD, **changes), *OTHERS))], CATALOG)

    return build


BAD = {
    "no question mark": (dispute(question="Darf ich das."), "question mark"),
    "question of 15 words": (dispute(question=f"{'x ' * 14}x?"), "15 words"),
    "digit in the question": (dispute(question="Darf ich 7?"), "digit"),
    "tip without a full stop": (dispute(tip="Sagt es"), "not a sentence"),
    "digit in the tip": (dispute(tip="Sagt 7."), "digit"),
    "no point": (dispute(points=()), "no rule point"),
    "point twice": (dispute(points=(POINT, POINT)), "twice"),
    "unknown point": (dispute(points=("nirgends",)), "unknown nirgends"),
    "one related": (dispute(related=("b",)), "two to four"),
    "related to itself": (dispute(related=("a", "b")), "related"),
    "unknown related": (dispute(related=("b", "nirgends")), "unknown nirgends"),
    "the same slug twice": (dispute(slug="b", related=("a", "c")), "two disputes"),
    "neither typed nor computed": (dispute(ass=Ruling()), "typed or computed"),
    "typed and computed": (dispute(situation=SITUATION), "typed or computed"),
    "decided by another point": (dispute(ass=Ruling(Ruled.YES, point="x")), "no point of it"),
    "a number that nobody asks for": (dispute(numbers={"n": "rote-drei-vier.n"}), "differ"),
    "a number that no point holds": (
        dispute(question="Darf ich {n}?", numbers={"n": "rote-drei-vier.m"}),
        "not one number",
    ),
    "open though it is stated": (dispute(ass=Ruling(Ruled.OPEN)), "does not fit"),
    "decided though it is silent": (
        dispute(points=("sperre-fertiger-canasta",), wiener=YES),
        "does not fit",
    ),
    "reading that does not exist": (
        dispute(klassisch=Ruling(Ruled.YES, readings={"x": Ruled.NO})),
        "no other reading",
    ),
    "reading that says the same": (
        dispute(klassisch=Ruling(Ruled.YES, readings={"wikipedia": Ruled.YES})),
        "no other reading",
    ),
}


def test_good_data_can_be_constructed() -> None:
    assert list(dispute()()) == ["a", "b", "c"]


@pytest.mark.parametrize("name", BAD)
def test_bad_data_cannot_be_constructed(name: str) -> None:
    build, complaint = BAD[name]
    with pytest.raises(RuleDataError, match=complaint):
        build()


def replaced_ruling(**changes: object) -> Callable[[], Ruling]:
    return lambda: Ruling(**changes)


@pytest.mark.parametrize(
    ("build", "complaint"),
    [
        (replaced_ruling(derived=True), "conclusion"),
        (replaced_ruling(text=f"{'x ' * 15}x."), "16 words"),
        (replaced_ruling(readings={"wikipedia": Ruled.NO}), "not typed"),
        (lambda: Situation(Tool.MELD, {}), "without input"),
        (lambda: replace(SITUATION, reads=""), "place to read"),
        (lambda: replace(SITUATION, than="rote-drei-vier.n"), "compares with nothing"),
    ],
)
def test_bad_parts_cannot_be_constructed(build, complaint) -> None:
    with pytest.raises(RuleDataError, match=complaint):
        build()
