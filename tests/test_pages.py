"""What every page promises: language, titles, kept input, links, and the strict policy."""

import re
from pathlib import Path
from urllib.parse import parse_qs, parse_qsl, urlsplit

import pytest
from django.test import Client

from tests.pages import PAGES, REFERENCE, STATES, Element, page_at, page_of, state_name

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ("/meldung/", "/erstmeldung/", "/stapel/", "/ausmachen/", "/runde/")
EVERYWHERE = (*((path, {}) for path in PAGES), *STATES, *REFERENCE)
ROUND = {"out": "a", "a-natural": "1", "a-melded": "70"}


def errors_on(page: Element) -> list[str]:
    return [
        message.text
        for message in page.all("p", **{"class": "fehler"})
        if "hidden" not in message.attributes
    ]


def verdict_words(page: Element) -> list[str]:
    result = page.one("ol", role="list")
    return [
        next(span.text for span in item.all("span") if "urteil" in span.attributes.get("class", ""))
        for item in result.elements
    ]


# --- Every page ---


@pytest.mark.parametrize("path", PAGES)
def test_a_page_says_what_it_is(path: str) -> None:
    page = page_at(path)
    assert page.one("html").attributes["lang"] == "de"
    assert page.one("title").text.endswith(" · Canasta am Tisch")
    assert len(page.one("meta", name="description").attributes["content"]) > 40
    assert page.one("h1").text
    assert page.one("main")
    current = [link.attributes["href"] for link in page.all("a", **{"aria-current": "page"})]
    assert current == [path]


def test_every_page_has_its_own_title() -> None:
    titles = {page_at(path).one("title").text for path in PAGES}
    assert len(titles) == len(PAGES)


def test_navigation_and_footer_lead_to_every_page() -> None:
    page = page_at("/")
    links = [a.attributes["href"] for part in ("nav", "footer") for a in page.one(part).all("a")]
    assert {urlsplit(link).path for link in links} == set(PAGES)


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("method", ["post", "put", "delete", "patch"])
def test_nothing_is_sent_to_the_site(client: Client, path: str, method: str) -> None:
    assert getattr(client, method)(path).status_code == 405


@pytest.mark.parametrize("path", PAGES)
def test_a_head_request_is_answered(client: Client, path: str) -> None:
    assert client.head(path).status_code == 200


@pytest.mark.parametrize("state", EVERYWHERE, ids=state_name)
def test_ids_are_unique_and_what_is_pointed_at_is_there(state) -> None:
    page = page_at(*state)
    ids = [e.attributes["id"] for e in page.walk() if "id" in e.attributes]
    assert len(ids) == len(set(ids))
    for element in page.walk():
        for name in ("for", "aria-describedby", "aria-labelledby", "aria-controls", "data-ziel"):
            pointed = element.attributes.get(name, "").split()
            assert set(pointed) <= set(ids), (element.name, name)
        if element.name == "use":
            assert element.attributes["href"].removeprefix("#") in ids


@pytest.mark.parametrize("state", EVERYWHERE, ids=state_name)
def test_no_page_needs_a_weaker_policy(state) -> None:
    page = page_at(*state)
    assert not page.all("style")
    for element in page.walk():
        assert "style" not in element.attributes, element.name
        assert not [name for name in element.attributes if name.startswith("on")], element.name
        if element.name == "script":
            assert element.attributes["src"].startswith("/static/")
            assert not element.text
        for name in ("href", "src", "action", "formaction"):
            address = element.attributes.get(name, "")
            assert not address.lower().startswith(("data:", "javascript:", "http")), address


# --- Language ---

ENGLISH = ("Modern American", "Official Laws", "Regency", "Whist")


def english_unmarked(element: Element, lang: str = "") -> list[str]:
    """Texts with an English name that stand in German."""
    here = element.attributes.get("lang", lang)
    found = []
    for child in element.children:
        if isinstance(child, Element):
            found += english_unmarked(child, here)
        elif here != "en" and any(name in child for name in ENGLISH):
            found.append(child)
    return found


@pytest.mark.parametrize("path", PAGES)
def test_what_is_english_says_so(path: str) -> None:
    assert not english_unmarked(page_at(path).one("body"))


def test_english_names_are_marked_wherever_they_stand(client: Client) -> None:
    def marked(path: str) -> list[str]:
        return [span.text for span in page_of(client.get(path)).all("span", lang="en")]

    # A link to it, its heading, caption, column and source
    assert marked("/spielerzahl/") == ["Modern American"] * 5
    assert marked("/quellen/") == ["Official Laws", "Regency Club"]


# --- The stylesheet ---


def stylesheet() -> str:
    """All sheets, one after the other, without their comments."""
    sheets = sorted((ROOT / "static").glob("*.css"))
    text = "".join(path.read_text(encoding="utf-8") for path in sheets)
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def test_words_are_parted_in_safari_as_elsewhere() -> None:
    css = stylesheet()
    said = re.findall(r"(?<![-\w])hyphens: (\w+)", css)
    assert set(said) == {"auto", "manual"}
    assert said == re.findall(r"-webkit-hyphens: (\w+); hyphens: ", css)
    # Never a card string, a verdict, a heading
    for kept in (r"\.nb", r"\.urteil", "h1, h2, h3"):
        assert re.search(rf"{kept} {{[^}}]*hyphens: manual", css), kept


def nested_rules(css: str) -> list[str]:
    """Rules that stand inside the braces of another rule (at-rules may hold rules)."""
    open_rules: list[str] = []
    found = []
    bare = re.sub(r'"[^"]*"|\'[^\']*\'', '""', css)
    for part in re.finditer(r"([^{};]*)([{};])", bare):
        prelude, sign = part[1].strip(), part[2]
        if sign == "{":
            if open_rules and not open_rules[-1].startswith("@"):
                found.append(prelude)
            open_rules.append(prelude)
        elif sign == "}":
            open_rules.pop()
    assert not open_rules
    return found


def test_the_stylesheet_needs_no_browser_after_2022() -> None:
    css = stylesheet()
    assert not nested_rules(css)
    for young in ("light-dark(", "color-mix(", "data:", "@import", "@container", "@scope"):
        assert young not in css
    for condition in re.findall(r"@media([^{]*)\{", css):
        assert not re.search(r"[<>=]", condition), condition


@pytest.mark.parametrize(
    ("css", "nested"),
    [
        ("a { color: red } b { color: red }", []),
        ("@media (min-width: 1rem) { a { color: red } }", []),
        ("a { color: red; b { color: red } }", ["b"]),
        ("@layer x { a { @media print { color: red } } }", ["@media print"]),
    ],
)
def test_nesting_would_be_seen(css: str, nested: list[str]) -> None:
    assert nested_rules(css) == nested


# --- One address, three representations ---


@pytest.mark.parametrize("path", TOOLS)
def test_caches_keep_page_and_fragment_apart(client: Client, path: str) -> None:
    for headers in ({}, {"HX-Request": "true"}):
        assert "HX-Request" in client.get(path, headers=headers).headers["Vary"]


@pytest.mark.parametrize("path", TOOLS)
def test_htmx_gets_a_fragment_and_the_whole_page_for_its_history(client: Client, path) -> None:
    htmx = {"HX-Request": "true"}
    assert "<html" not in client.get(path, headers=htmx).content.decode()
    restored = client.get(path, headers=htmx | {"HX-History-Restore-Request": "true"})
    assert restored.content == client.get(path).content
    assert b"<html" in restored.content


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        ("/meldung/", ["cards"]),
        ("/erstmeldung/", ["hand_cards"]),
        ("/stapel/", ["top", "hand_cards"]),
        ("/ausmachen/", ["hand_cards", "cards"]),
        ("/runde/", ["out"]),
    ],
)
def test_an_empty_question_as_json_names_what_is_missing(client, path, fields) -> None:
    response = client.get(path, {"format": "json"})
    assert response.status_code == 422
    assert response.headers["Content-Type"] == "application/json"
    assert list(response.json()["errors"]) == fields


@pytest.mark.parametrize("path", TOOLS)
def test_neither_format_nor_an_unknown_parameter_asks_anything(client: Client, path) -> None:
    empty = client.get(path)
    assert not errors_on(page_of(empty))
    for query in ({"format": "html"}, {"format": ""}, {"utm": "1"}, {"c-melds": "KKK"}):
        assert client.get(path, query).content == empty.content


@pytest.mark.parametrize("state", STATES, ids=state_name)
def test_unknown_parameters_are_ignored(client: Client, state) -> None:
    path, query = state
    more = {"unbekannt": "1", "<x>": "y"}
    assert client.get(path, query | more).content == client.get(path, query).content
    one, other = (client.get(path, q | {"format": "json"}) for q in (query, query | more))
    assert (one.status_code, one.content) == (other.status_code, other.content)


# --- What was typed stays ---


def form_values(page: Element) -> dict[str, str]:
    """What sending the form as it stands would send."""
    form = page.one("form", id="formular")
    sent: dict[str, str] = {}
    for field in form.walk():
        name, kind = field.attributes.get("name"), field.attributes.get("type")
        if field.name == "textarea" and name:
            sent[name] = "".join(child for child in field.children if isinstance(child, str))
        elif field.name == "select" and name:
            chosen = [o for o in field.all("option") if "selected" in o.attributes]
            sent[name] = chosen[0].attributes["value"] if chosen else ""
        elif field.name == "input" and name and (kind != "radio" or "checked" in field.attributes):
            sent[name] = field.attributes.get("value", "")
    return sent


@pytest.mark.parametrize("state", STATES, ids=state_name)
def test_the_form_holds_what_was_typed(state) -> None:
    page = page_at(*state)
    sent = form_values(page)
    for name, value in state[1].items():
        # A choice that does not exist cannot be held; its message names it.
        assert sent.get(name) == value or name == "mode" or value in page.text, name


def test_the_fields_of_the_other_mode_come_along(client: Client) -> None:
    counted = {"a-natural": "eins", "a-melded": "70", "b-hand": "33", "out_threes": "3"}
    exact = {"a-melds": "<KKX>", "b-hand_cards": "3r ?"}
    for mode, hidden in (("exact", counted), ("quick", exact)):
        page = page_of(client.get("/runde/", {"mode": mode} | counted | exact))
        held = {
            field.attributes["name"]: field.attributes["value"]
            for field in page.all("input", type="hidden")
            if "data-fest" not in field.attributes
        }
        assert held == hidden
        assert form_values(page).items() >= (counted | exact).items()


def test_an_error_stands_beside_its_field(client: Client) -> None:
    page = page_of(client.get("/meldung/", {"cards": "K K X", "score": "12"}))
    for name, word in (("cards", "„X“"), ("score", "Vielfaches")):
        field = page.one("input", id=f"f-{name}")
        assert field.attributes["aria-invalid"] == "true"
        assert f"m-{name}" in field.attributes["aria-describedby"].split()
        assert word in page.one("div", id=f"m-{name}").text


# --- The answers ---


def test_the_example_shows_yes_yes_no_and_leads_to_its_rule_point(client: Client) -> None:
    page = page_of(client.get("/meldung/", {"cards": "D D 2 2"}))
    assert verdict_words(page) == ["Ja", "Ja", "Nein"]
    booklet = page.one("ol", role="list").elements[2]
    # What decides stands first.
    link = booklet.all("a")[0].attributes["href"]
    assert link == "/regeln/meldung-wild-max/"
    assert (
        page_of(client.get(link)).one("h1").text
        == "Wie viele wilde Karten darf eine Meldung haben?"
    )


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ({}, ["Ja", "Ja", "Nein"]),
        # By the rules of a table that takes wild cards after the ASS-Heft.
        ({"t": "1k.wild-a"}, ["Ja", "Ja", "Nein", "Nein"]),
    ],
)
def test_the_start_page_shows_the_same_and_leads_there(
    client: Client, table: dict[str, str], said: list[str]
) -> None:
    example = page_of(client.get("/", table)).one("a", **{"class": "beispiel"})
    words = [s.text for s in example.all("span") if "urteil" in s.attributes.get("class", "")]
    assert words == said
    assert verdict_words(page_of(client.get(example.attributes["href"]))) == words


SHARED = [
    ("/meldung/", {"cards": "2dd2 , jo KKK", "score": "1.500", "first": "1"}),
    ("/meldung/", {"cards": "8:2,4xK", "table": "8 8 8", "first": "0", "players": "4"}),
    ("/meldung/", {"cards": "KKK,AAA2", "top": "k", "below": "♥A"}),
    ("/erstmeldung/", {"hand_cards": "k♥9 kk,d 2 3r jo", "top": "♥9", "score": "1.500"}),
    ("/stapel/", {"top": "k", "hand_cards": "aak 3r K9", "table": "", "score": "1.500"}),
    (
        "/stapel/",
        {"top": "♥9", "hand_cards": "9,9", "table": "999,2", "frozen": "wild", "upcard": "0"}
        | {"pile_size": "07", "stock": "empty", "players": "3"},
    ),
    (
        "/ausmachen/",
        {"hand_cards": "jo 4x8 2 3r", "cards": "88 88, K:2jo", "table": "kkkkkkk", "score": "0"}
        | {"asked": "yes", "out_pile": "1", "out_kind": "normal"},
    ),
    ("/runde/", ROUND | {"b-name": " Ä  & <b> ", "b-score": "−1.240", "out_pile": "0"}),
    (
        "/runde/",
        {"mode": "exact", "out": "b", "b-melds": "7x5/333", "b-hand_cards": "3r K, 2"}
        | {"out_discard": "0", "out_kind": "concealed", "a-hand_cards": "joker", "a-red": "0"},
    ),
    (
        "/runde/",
        ROUND | {"players": "3", "teams": "3", "solo": "c", "c-red": "1", "c-name": "Uli"},
    ),
    ("/runde/", ROUND | {"players": "6", "teams": "2", "a-natural": "2", "a-melded": "140"}),
    ("/runde/", {"players": "6", "teams": "3", "mode": "exact", "out": "c", "c-melds": "12xk"}),
]


@pytest.mark.parametrize("state", SHARED, ids=state_name)
def test_the_shared_address_is_canonical_and_gives_the_same_answer(client: Client, state) -> None:
    path, query = state

    def shared(address: str, query: dict[str, str]) -> str:
        (button,) = [
            b
            for b in page_of(client.get(address, query)).all("button")
            if "data-teilen" in b.attributes
        ]
        return button.attributes["data-teilen"]

    address = shared(path, query)
    again = dict(parse_qsl(urlsplit(address).query))
    assert urlsplit(address).path == path
    # Sharing what was shared changes nothing more.
    assert shared(path, again) == address
    one, other = (client.get(path, q | {"format": "json"}).json() for q in (query, again))
    one["notes"] = other["notes"] = []
    assert one == other


def test_a_shared_address_leaves_defaults_out(client: Client) -> None:
    typed = {"cards": "kk2", "score": "0", "first": "1", "out_kind": "no", "players": "4"}
    page = page_of(client.get("/meldung/", typed))
    (button,) = [b for b in page.all("button") if "data-teilen" in b.attributes]
    assert button.attributes["data-teilen"] == "/meldung/?cards=K+K+2"


# --- The next round and the end of the match ---


def next_links(client: Client, query: dict[str, str]) -> list[str]:
    result = page_of(client.get("/runde/", query)).one("section", id="ergebnis")
    return [
        link.attributes["href"]
        for link in result.all("a")
        if link.attributes["href"].startswith("/runde/?")
    ]


def carried(address: str) -> dict[str, str]:
    return {name: values[0] for name, values in parse_qs(urlsplit(address).query).items()}


def test_the_next_round_starts_with_names_and_new_scores(client: Client) -> None:
    # a: 70 + 500 + 100 = 670, 1000 + 670 = 1670; b: -45, 620 - 45 = 575; in every version
    query = ROUND | {"a-name": "Erna & Otto", "a-score": "1000", "b-score": "620", "b-hand": "45"}
    (link,) = next_links(client, query)
    wanted = {"a-name": "Erna & Otto", "a-score": "1670", "b-score": "575"}
    assert carried(link) == wanted
    page = page_of(client.get(link))
    assert not errors_on(page)
    assert form_values(page).items() >= wanted.items()
    empty = form_values(page_of(client.get("/runde/")))
    others = form_values(page).keys() - wanted.keys()
    assert {name: form_values(page)[name] for name in others} == {
        name: empty[name] for name in others
    }


def test_where_versions_differ_each_has_its_own_next_round(client: Client) -> None:
    # Nobody out: K 60, W 60, A 60 - 100 = -40; b: K 0, W 0, A -100. All cards one by one.
    query = {"mode": "exact", "out": "none", "a-melds": "AAA", "b-name": "Die anderen"}
    links = [carried(link) for link in next_links(client, query)]
    kept = {"mode": "exact", "b-name": "Die anderen"}
    assert [link.items() >= kept.items() for link in links] == [True, True, True]
    scores = [(link.get("a-score", "0"), link.get("b-score", "0")) for link in links]
    assert scores == [("60", "0"), ("60", "0"), ("-40", "-100")]


@pytest.mark.parametrize(
    ("query", "said"),
    [
        # 4330 + 670 = 5000: reached exactly
        (ROUND | {"a-score": "4330", "a-name": "Erna"}, "Ziel 5.000 erreicht, gewonnen: Erna."),
        # 4325 + 670 = 4995
        (ROUND | {"a-score": "4325"}, "Ziel 5.000, noch nicht erreicht."),
        # 4330 + 670 = 5000 = 5000 + 0
        (ROUND | {"a-score": "4330", "b-score": "5000"}, "gleich viele Punkte"),
    ],
)
def test_it_is_said_whether_the_target_is_reached(client: Client, query, said) -> None:
    assert page_of(client.get("/runde/", query)).one("main").text.count(said) == 3


@pytest.mark.parametrize(
    ("query", "said", "place"),
    [
        ({"a-melded": "70"}, "Es fehlt: Wer hat ausgemacht?", "#f-out"),
        ({"out": "a"}, "Noch kein Ergebnis: Es fehlt noch eine Angabe.", "#f-a-melded"),
        ({"a-melded": "7"}, "Noch kein Ergebnis: Sieh dir die Eingabe an.", "#ergebnis"),
    ],
)
def test_the_bar_names_what_is_missing_and_leads_there(client: Client, query, said, place) -> None:
    page = page_of(client.get("/runde/", query))
    bar = page.one("a", id="leiste")
    assert (bar.text, bar.attributes["href"]) == (said, place)
    assert page.one(id=place[1:])


def test_a_question_that_stands_there_is_not_asked_twice_beside_its_answers(client: Client) -> None:
    question = page_of(client.get("/runde/", {"a-melded": "70"})).one("input", id="f-out")
    while question.name != "fieldset":
        question = question.parent
    assert question.text.count("Wer hat ausgemacht?") == 1
    assert "Wähle eine Antwort: Erst dann gibt es ein Ergebnis." in question.text


@pytest.mark.parametrize(
    ("query", "said"),
    [
        # 3 × 10 + 2 × 20 + 5 = 75 points, and 50 are needed.
        (
            {"cards": "K K K 2 2, 7"},
            "75 Punkte, Minimum 50, aber:7: noch keine Meldung: mindestens 3 Karten",
        ),
        ({"cards": "K K"}, "20 Punkte, Minimum 50noch keine Meldung: mindestens 3 Karten"),
        # Two wild cards beside two queens: only the booklet says no, as its verdict shows.
        ({"cards": "D D 2 2"}, "60 Punkte, Minimum 50"),
        # Four wild cards beside three kings: at most three anywhere, in the booklet two.
        ({"cards": "K K K 2 2 2 2"}, "110 Punkte, Minimum 50, aber:Klassisch und Wiener: 4 wilde"),
        ({"cards": "K K", "first": "0"}, "20 Punkte, aber: noch keine Meldung: mindestens 3 K"),
        ({"cards": "A A A"}, "60 Punkte, Minimum 50"),
    ],
)
def test_what_forbids_a_meld_stands_beside_its_points(client: Client, query, said) -> None:
    page = page_of(client.get("/meldung/", query))
    shown = page.one("div", id="gelesen").text
    assert said in shown
    assert ("aber" in shown) == ("aber" in said)
    assert page.one("a", id="streifen").attributes["href"] == "#ergebnis"


def test_a_meld_that_is_not_allowed_is_counted_and_said_where_the_sums_are(client: Client) -> None:
    # One queen and a joker: too few natural cards and too few cards in every version. Beside one
    # natural card the booklet allows no wild one.
    query = {"mode": "exact", "out": "a", "a-melds": "K K K K K K K, D Jo", "b-melds": "A A A"}
    page = page_of(client.get("/runde/", query))
    said = "Eine Meldung ist so nicht erlaubt: D Jo"
    assert page.one("a", id="leiste").text.endswith(said)
    result = page.one("section", id="ergebnis")
    (link,) = (a for a in result.all("a") if a.text == said)
    assert page.one("h3", id=link.attributes["href"][1:]).text == "Wir"
    reasons = [item for item in page.all("li") if "problem" in item.classes]
    found = [
        [*(mark.classes & {"k", "w", "a"} for mark in item.all("span") if "m" in mark.classes)]
        for item in (link.parent, *reasons)
    ]
    everywhere = [{"k"}, {"w"}, {"a"}]
    assert found == [everywhere, everywhere, everywhere, [{"a"}]]


def test_a_round_without_such_a_meld_is_not_warned_of(client: Client) -> None:
    page = page_of(client.get("/runde/", ROUND))
    assert "erlaubt" not in page.one("a", id="leiste").text + page.one("main").text


def test_what_is_passed_on_of_a_round_begins_with_its_totals(client: Client) -> None:
    # 70 + 500 + 100 for going out
    (button,) = (
        b
        for b in page_of(client.get("/runde/", ROUND)).all("button")
        if "data-text" in b.attributes
    )
    assert button.attributes["data-text"].startswith("Runde, Klassisch: Wir 670, Gegner 0. Wiener")


def test_what_was_probably_meant_can_be_taken_in_the_box_too_and_is_said_once(
    client: Client,
) -> None:
    page = page_of(client.get("/meldung/", {"cards": "K K D", "score": "50"}))
    said = "Meintest du K K, D?"
    field, box = page.one("div", id="m-cards"), page.one("section", id="ergebnis")
    for part in (field, box):
        (link,) = (a for a in part.all("a") if a.text == said)
        assert parse_qs(urlsplit(link.attributes["href"]).query) == {
            "cards": ["K K, D"],
            "score": ["50"],
        }
        assert part.text.count(said) == 1
    # Where no link can take it, the message asks.
    page = page_of(client.get("/meldung/", {"cards": "K K D, W, KX"}))
    assert "mischt Ränge in einer Meldung. Meintest du K K, D?" in page.one(id="m-cards").text
    assert not page.one(id="m-cards").all("a")
