"""A table travels: no internal link is without it, nothing else changes, nothing comes with it."""

import json
from collections.abc import Iterator
from urllib.parse import parse_qs, parse_qsl, urljoin, urlsplit

import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from carrying.links import carried, json_carried, page_carried, parameter
from rules.agreement.address import Table
from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.schema import Version
from rules.table_choices import table_address
from tests.pages import PAGES, REFERENCE, STATES, Element, page_of, parse, state_name

# As it is typed, and as every link has it from then on.
TYPED = "1k.WILD-w~Familie  Börg & Co"
TABLE = "1k.wild-w~Familie Börg & Co"
WRITTEN = "t=1k.wild-w~Familie+B%C3%B6rg+%26+Co"
HTMX = {"HX-Request": "true"}
STATES_OF_ALL = (
    *((path, {}) for path in PAGES),
    *STATES,
    *REFERENCE,
    *((f"/streitfragen/{slug}/", {}) for slug in list(DISPUTES)[:2]),
    ("/offline/", {}),
    ("/fehler-melden/", {"seite": "/meldung/?cards='K'&score=5"}),
)


def internal(page: Element) -> Iterator[tuple[str, Element]]:
    """The links of a page that lead to one of ours, with their addresses."""
    for link in page.all("a"):
        address = link.attributes.get("href", "")
        path = urlsplit(address).path
        if address.startswith(("/", "?", ".")) and (not path or path.endswith("/")):
            yield address, link


def table_in(address: str) -> list[str]:
    return parse_qs(urlsplit(address).query).get("t", [])


def assert_carries(page: Element) -> int:
    """All that leads on from a page or a part of one leads to the table; how much that is."""
    found = list(internal(page))
    # Where a table is chosen every link is a table of its own.
    choosing = {element for place in page.all(id="tisch") for element in place.walk()}
    for address, link in found:
        if link in choosing:
            (text,) = table_in(address)
            assert Table.read(text), address
        else:
            wanted = [] if "data-ohne-tisch" in link.attributes else [TABLE]
            assert table_in(address) == wanted, address
    for button in page.walk():
        if "data-teilen" in button.attributes:
            assert table_in(button.attributes["data-teilen"]) == [TABLE]
    for form in page.all("form"):
        field = form.one("input", name="t")
        assert (field.attributes["type"], field.attributes["value"]) == ("hidden", TABLE)
        # The button that empties a form leaves it.
        assert "data-fest" in field.attributes or form in choosing
    for image in page.all("img"):
        (target,) = parse_qs(urlsplit(image.attributes["src"]).query)["ziel"]
        assert table_in(target) == [TABLE], target
    return len(found)


@pytest.mark.parametrize("state", STATES_OF_ALL, ids=state_name)
def test_no_internal_link_is_without_the_table(client: Client, state) -> None:
    path, query = state
    page = page_of(client.get(path, {**query, "t": TYPED}))
    assert assert_carries(page) > 20
    lines = [p.text for p in page.all("p") if "tischzeile" in p.classes]
    # Its own page says so in its title.
    if path != "/unser-tisch/":
        assert lines == ["Ihr spielt nach: Unser Tisch: Familie Börg & Co ohne Tisch"]


@pytest.mark.parametrize("state", STATES, ids=state_name)
def test_no_link_of_a_fragment_is_without_the_table(client: Client, state) -> None:
    path, query = state
    response = client.get(path, {**query, "t": TYPED}, headers=HTMX)
    assert_carries(page_of(response))
    assert b"tischzeile" not in response.content


def test_a_link_without_the_table_would_be_seen() -> None:
    for html in (
        '<a href="/runde/">x</a>',
        '<a href="?mode=exact">x</a>',
        '<img src="/qr.svg?ziel=%2Frunde%2F">',
        '<button data-teilen="/runde/?out=a">x</button>',
        '<a data-ohne-tisch href="./?t=1k">x</a>',
    ):
        with pytest.raises(AssertionError):
            assert_carries(parse(html))
    with pytest.raises(ValueError, match="expected 1"):
        assert_carries(parse('<form action="/suche/"></form>'))


@pytest.mark.parametrize("path", PAGES)
def test_nothing_but_links_and_forms_is_changed(client: Client, path: str) -> None:
    html = client.get(path).content.decode()
    table = Table.read(TABLE)
    assert table
    before = list(parse(html).walk())
    after = [e for e in parse(page_carried(html, table)).walk() if e.attributes.get("name") != "t"]
    assert len(before) == len(after)
    for old, new in zip(before, after, strict=True):
        was, now = dict(old.attributes), dict(new.attributes)
        if old.name == "a":
            href = now.pop("href")
            assert href.replace(f"?{WRITTEN}", "").replace(f"&{WRITTEN}", "") == was.pop("href")
        assert (old.name, was, old.text) == (new.name, now, new.text)


@pytest.mark.parametrize(
    ("address", "expected"),
    [
        ("/", f"/?{WRITTEN}"),
        ("/vergleich/#k-2", f"/vergleich/?{WRITTEN}#k-2"),
        ("/meldung/?cards=DD22", f"/meldung/?cards=DD22&{WRITTEN}"),
        ("/meldung/?cards=DD22#ergebnis", f"/meldung/?cards=DD22&{WRITTEN}#ergebnis"),
        ("?mode=exact", f"?mode=exact&{WRITTEN}"),
        # A parameter that only ends like it.
        ("/runde/?out=a&at=1", f"/runde/?out=a&at=1&{WRITTEN}"),
        ("/fehler-melden/?seite=/runde/?t=1w", f"/fehler-melden/?seite=/runde/?t=1w&{WRITTEN}"),
        # Another table, files, the same page.
        ("/unser-tisch/?t=1w", "/unser-tisch/?t=1w"),
        ("/unser-tisch/?x=1&t=1w#a", "/unser-tisch/?x=1&t=1w#a"),
        ("/regeln.json", "/regeln.json"),
        ("/static/stil.css", "/static/stil.css"),
        ("/qr.svg?ziel=/runde/", "/qr.svg?ziel=/runde/"),
        ("#ergebnis", "#ergebnis"),
        ("", ""),
    ],
)
def test_an_address_carries_a_table(address: str, expected: str) -> None:
    assert carried(address, Table.read(TYPED)) == expected
    assert carried(address, None) == address


def test_addresses_of_others_and_the_way_out_stay_as_they_are() -> None:
    table = Table.read("1w")
    assert table
    for html in (
        '<a href="https://www.pagat.com/rummy/">x</a>',
        '<a class="x" href="//anderswo.example/">x</a>',
        '<a href="mailto:erna@example.org">x</a>',
        '<a data-ohne-tisch href="./?cards=KKK">x</a>',
        '<link rel="canonical" href="/runde/">',
        '<form action="/unser-tisch/"><input name="t" value="1k"></form>',
        '<form data-ohne-tisch action="/unser-tisch/"></form>',
    ):
        assert page_carried(html, table) == html
    # What is escaped stays so.
    html = '<a href="/meldung/?cards=&#x27;K&#x27;&amp;score=5#x">x</a>'
    expected = '<a href="/meldung/?cards=&#x27;K&#x27;&amp;score=5&amp;t=1w#x">x</a>'
    assert page_carried(html, table) == expected


# --- Nobody can bring in anything else ---

HOSTILE = (
    '1k~"><script>alert(1)</script>',
    "1k~' onmouseover='alert(1)",
    "1k~</form></main>",
    "1k~&quot;&lt;b&gt;",
    "1k~javascript:alert(1)",
    "1k~\r\nSet-Cookie: x=1",
    "1k~\u202eneztart",
    "1k~&t=1w#x?y",
)
UNREAD = ('"><script>alert(1)</script>', "1k\x00", "\r\nX-Y: 1", "2k.wild-w", "~Familie", "1" * 900)


def shape(page: Element) -> list[tuple[str, list[str]]]:
    """The elements of a page and the names of their attributes."""
    return [(each.name, sorted(each.attributes)) for each in page.walk()]


@pytest.mark.parametrize("path", ["/meldung/?cards=DD22", "/impressum/", "/"])
def test_whatever_a_table_is_called_the_page_has_the_same_shape(client: Client, path: str) -> None:
    def asked(text: str) -> Element:
        return page_of(
            client.get(path, query_params={**dict(parse_qsl(urlsplit(path).query)), "t": text})
        )

    tame = shape(asked("1k~Familie"))
    for text in HOSTILE:
        page = asked(text)
        assert shape(page) == tame, text
        assert {address[:1] for address, _ in internal(page)} <= {"/", "?", "."}
    unread = shape(asked("unlesbar"))
    for text in UNREAD:
        assert shape(asked(text)) == unread, text


@given(name=st.text(max_size=40), house=st.booleans())
def test_a_table_needs_no_escaping_and_comes_back_as_it_was(name: str, house: bool) -> None:
    table = Table.of(Version.WIENER, {}, {"ziel": 7500} if house else {}, name)
    written = parameter(table)
    assert set(written) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789._~-+%=,:*"
    )
    assert Table.read(parse_qs(written)["t"][0]) == table
    assert carried("/unser-tisch/", table) == table_address(table)
    html = '<p><a class="x" href="/runde/?out=a#b">x</a><form action="/runde/"></form></p>'
    page = parse(page_carried(html, table))
    assert [e.name for e in page.walk()] == ["", "p", "a", "form", "input"]
    assert parse_qs(urlsplit(page.one("a").attributes["href"]).query)["t"] == [table.text]
    assert page.one("input").attributes["value"] == table.text


# --- What is said ---


@pytest.mark.parametrize("path", ["/begriffe/", "/vergleich/", "/meldung/"])
def test_a_table_that_is_not_understood_is_said_to_be_so_and_ignored(
    client: Client, path: str
) -> None:
    page = page_of(client.get(path, {"t": "<b>2k"}))
    (line,) = [p for p in page.all("p") if "tischzeile" in p.classes]
    assert line.text == "Diesen Tisch verstehe ich nicht: „<b>2k“"
    assert all(not table_in(address) for address, _ in internal(page))
    # For the rest it is the page that it always is.
    bare = page_of(client.get(path))
    assert page.one("main").text == f"{line.text} {bare.one('main').text}"


def test_parts_that_are_not_understood_are_named_and_left_behind(client: Client) -> None:
    page = page_of(client.get("/begriffe/", {"t": "1k.foo.wild-w.letzte-x"}))
    lines = [p.text for p in page.all("p") if "tischzeile" in p.classes]
    assert lines == [
        "Ihr spielt nach: Unser Tisch ohne Tisch",
        "Davon verstehe ich nicht: „foo, letzte-x“",
    ]
    logo = page.one("a", **{"class": "logo"})
    assert logo.attributes["href"] == "/?t=1k.wild-w"


@pytest.mark.parametrize("path", ["/meldung/?cards=D+D+2+2&score=1.500", "/begriffe/", "/?x=1"])
def test_the_way_out_leads_to_the_same_page_without_the_table(client: Client, path: str) -> None:
    join = "&" if "?" in path else "?"
    page = page_of(client.get(f"{path}{join}{WRITTEN}"))
    (out,) = [link for link in page.all("a") if "data-ohne-tisch" in link.attributes]
    assert urljoin(path, out.attributes["href"]) == path


def test_a_page_that_is_none_leads_on_to_the_table_and_nowhere_else(client: Client) -> None:
    # Django reads it as '//anderswo.example/'.
    response = client.get("/%2Fanderswo.example/", {"t": TYPED})
    assert response.status_code == 404
    assert assert_carries(parse(response.content.decode())) > 20


# --- Answers that are no pages ---


def test_a_redirect_carries_the_table(client: Client) -> None:
    old, new = next(iter(CATALOG.former_ids.items()))
    response = client.get(f"/regeln/{old}/", {"t": TYPED})
    assert response.headers["Location"] == f"/regeln/{new}/?{WRITTEN}"
    icon = client.get("/favicon.ico", {"t": TYPED}).headers["Location"]
    assert icon.startswith("/static/")
    assert "?" not in icon


def test_addresses_in_json_carry_the_table(client: Client) -> None:
    asked = {"q": "joker abwerfen", "format": "json"}
    before = json.dumps(client.get("/suche/", asked).json())
    after = client.get("/suche/", {**asked, "t": TYPED}).json()
    urls = [hit["url"] for hit in after["hits"]]
    assert urls
    assert all(table_in(url) == [TABLE] for url in urls)
    table = Table.read(TABLE)
    assert table
    # What the table itself says stands there besides.
    own = [hit.get("verdicts", hit.get("answers", {})).pop("tisch", None) for hit in after["hits"]]
    assert any(own)
    assert json.loads(json_carried(before, table)) == after


@pytest.mark.parametrize(
    "path", ["/sw.js", "/manifest.webmanifest", "/robots.txt", "/sitemap.xml", "/regeln.json"]
)
def test_what_programs_read_is_the_same_at_every_table(client: Client, path: str) -> None:
    assert client.get(path, {"t": TYPED}).content == client.get(path).content


# --- Kept, and by whom ---


def test_a_constant_page_is_made_for_each_table_and_stays_what_it_was(client: Client) -> None:
    before = client.get("/begriffe/")
    one = client.get("/begriffe/", {"t": "1k~Eins"})
    two = client.get("/begriffe/", {"t": "1k~Zwei"})
    assert b"Eins</a>" in one.content
    assert b"Zwei</a>" in two.content
    assert client.get("/begriffe/").content == before.content
    assert one.headers["Cache-Control"] == before.headers["Cache-Control"]
    assert int(one.headers["Content-Length"]) == len(one.content)
    tag = one.headers["ETag"]
    assert tag != two.headers["ETag"]
    again = client.get("/begriffe/", {"t": "1k~Eins"}, headers={"If-None-Match": tag})
    assert again.status_code == 304


def test_an_empty_table_is_none(client: Client) -> None:
    assert client.get("/begriffe/?t=").content == client.get("/begriffe/").content


def test_search_engines_are_led_to_the_page_without_a_table(client: Client, settings) -> None:
    settings.SITE_URL = "https://canasta.example"
    page = page_of(client.get("/begriffe/", {"t": TYPED}))
    assert (
        page.one("link", rel="canonical").attributes["href"] == "https://canasta.example/begriffe/"
    )
