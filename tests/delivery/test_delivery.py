"""What leaves the site: constant pages are made once; tags, encodings and caches get their due."""

import gzip
from collections.abc import Iterator
from urllib.parse import urlsplit

import brotli
import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.test.signals import template_rendered
from django.urls import ResolverMatch, resolve

from about.sitemap import addresses
from delivery.constant import Kept, constant
from delivery.encoding import wanted
from delivery.middleware import FRAGMENT, PAGE, delivered

DECODED = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}
# Of each view one page: the views are declared constant, not the pages.
ONE_EACH = tuple({resolve(urlsplit(page).path).func: page for page in addresses()}.values())
MORE = ("/offline/", "/impressum/", "/datenschutz/", "/regeln.json", "/regeln.schema.json")
PROGRAMS = ("/sitemap.xml", "/robots.txt", "/sw.js", "/manifest.webmanifest")
# One of each kind: kept, kept for a choice, computed, and for programs.
KINDS = ("/", "/wertungsblatt/?fassung=ass&parteien=3", "/meldung/?cards=DD22", "/sitemap.xml")
HTMX = {"HX-Request": "true"}


@pytest.fixture
def rendered() -> Iterator[list[str]]:
    """The templates that are rendered from here on."""
    names: list[str] = []

    def see(template: object, **_: object) -> None:
        names.append(str(getattr(template, "name", "")))

    template_rendered.connect(see)
    yield names
    template_rendered.disconnect(see)


def text(response: HttpResponse) -> str:
    return response.content.decode()


# --- Constant pages ---


def test_every_page_is_made_once(client: Client, rendered: list[str], monkeypatch) -> None:
    pages = (*ONE_EACH, *MORE, *PROGRAMS)
    first = {address: client.get(address) for address in pages}
    assert {response.status_code for response in first.values()} == {200}
    rendered.clear()

    def refuse(self: object, request: HttpRequest) -> None:
        raise AssertionError(f"a view is looked for: {request.path}")

    # Without it no view can be called.
    monkeypatch.setattr("django.core.handlers.base.BaseHandler.resolve_request", refuse)
    for address, before in first.items():
        again = client.get(address)
        assert (again.content, again.headers) == (before.content, before.headers), address
        assert not again.cookies
    assert rendered == []
    with pytest.raises(AssertionError, match="a view is looked for: /meldung/"):
        client.get("/meldung/?cards=KKK")


def test_a_template_that_is_rendered_is_seen(client: Client, rendered: list[str]) -> None:
    client.get("/")
    assert "base.html" in rendered


def test_a_page_is_kept_for_each_of_its_choices_and_for_no_other_value(client: Client) -> None:
    queries = ("", "fassung=ass", "fassung=ass&parteien=3", "fassung=x", "parteien=<b>")
    asked = {query: text(client.get(f"/wertungsblatt/?{query}")) for query in queries}
    assert len(set(asked.values())) == len(queries)
    for query, said in asked.items():
        # What a page does not know does not change it, wherever it stands.
        for address in (f"/wertungsblatt/?{query}", f"/wertungsblatt/?von=anderswo&{query}"):
            assert text(client.get(address)) == said, address


def test_a_tool_is_constant_only_without_a_query(client: Client, rendered: list[str]) -> None:
    empty = text(client.get("/meldung/"))
    rendered.clear()
    assert text(client.get("/meldung/")) == empty
    assert rendered == []
    assert text(client.get("/meldung/?cards=DD22")) != empty
    assert client.get("/meldung/?format=json").status_code == 422
    assert "<!doctype" not in text(client.get("/meldung/", headers=HTMX))
    assert text(client.get("/meldung/")) == empty


def test_each_origin_has_its_own_page(client: Client, settings) -> None:
    settings.SITE_URL = ""
    settings.ALLOWED_HOSTS = ["one.example", "two.example"]
    for host in ("one.example", "two.example", "two.example:81", "one.example"):
        page = text(client.get("/", headers={"host": host}))
        assert f'content="http://{host}/' in page, host
    assert client.get("/", headers={"host": "three.example"}).status_code == 400


def test_only_reading_is_answered_from_what_is_kept(client: Client) -> None:
    whole = client.get("/begriffe/")
    assert client.post("/begriffe/").status_code == 405
    head = client.head("/begriffe/")
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers == whole.headers
    assert int(head.headers["Content-Length"]) == len(whole.content)


def test_while_it_is_written_every_page_is_made_anew(client: Client, rendered, settings) -> None:
    settings.DEBUG = True
    for _ in range(2):
        rendered.clear()
        response = client.get("/impressum/")
        assert "about/impressum.html" in rendered
        assert "Cache-Control" not in response.headers


def asked(path: str, view: object = None) -> HttpRequest:
    """A request that a view has answered."""
    request = RequestFactory().get(path)
    request.resolver_match = ResolverMatch(view, (), {}) if view else None
    return request


@constant(nur=("", "a"))
def page(request: HttpRequest) -> HttpResponse:
    return HttpResponse("page")


def test_those_asked_for_last_stay() -> None:
    kept = Kept(limit=2)
    for path in ("/1/", "/2/"):
        assert kept.put(asked(path, page), page(asked(path)))
    assert kept.get(asked("/1/"))
    assert kept.put(asked("/3/", page), page(asked("/3/")))
    assert [bool(kept.get(asked(f"/{number}/"))) for number in (1, 2, 3)] == [True, False, True]
    assert len(kept) == 2


def test_what_nobody_can_choose_fills_no_memory() -> None:
    kept = Kept()
    for path in ("/?nur=a&x=1", "/?nur=a&x=2", "/?x=3", "/", "/?nur=", "/?nur=1", "/?nur=2"):
        kept.put(asked(path, page), page(asked(path)))
    assert len(kept) == 2
    kept.put(asked("/nothing/"), HttpResponse("no view"))
    kept.put(asked("/tool/", lambda request: None), HttpResponse("not constant"))
    assert len(kept) == 2


# --- Encodings and tags ---


@pytest.mark.parametrize("address", KINDS)
def test_all_encodings_say_the_same_each_under_its_own_tag(client: Client, address: str) -> None:
    tags = {}
    plain = client.get(address)
    for encoding, decode in DECODED.items():
        for _ in range(2):
            response = client.get(address, headers={"Accept-Encoding": encoding})
            assert response.headers.get("Content-Encoding", "") == encoding
            assert decode(response.content) == plain.content
            assert int(response.headers["Content-Length"]) == len(response.content)
            assert "Accept-Encoding" in response.headers["Vary"]
            tags.setdefault(response.headers["ETag"], encoding)
    # Strong: each for its own bytes.
    assert list(tags.values()) == list(DECODED)
    assert all(tag.startswith('"') for tag in tags)


@pytest.mark.parametrize("address", KINDS)
@pytest.mark.parametrize("encoding", DECODED)
def test_whoever_has_it_is_told_so(client: Client, address: str, encoding: str) -> None:
    accepted = {"Accept-Encoding": encoding}
    had = client.get(address, headers=accepted)
    tag = had.headers["ETag"]
    for matching in (tag, f'"other", {tag}', f"W/{tag}", "*"):
        unchanged = client.get(address, headers=accepted | {"If-None-Match": matching})
        assert (unchanged.status_code, unchanged.content) == (304, b""), matching
        for name in ("ETag", "Cache-Control", "Vary", "X-Release"):
            assert unchanged.headers.get(name) == had.headers[name], name
    for other in ('"other"', 'W/"other"', tag.strip('"')):
        assert client.get(address, headers=accepted | {"If-None-Match": other}).content


def test_what_an_answer_says_beside_its_text_is_under_its_tag() -> None:
    def tag(**headers: str) -> str:
        middleware = delivered(lambda request: HttpResponse("the same", headers=headers))
        return middleware(asked("/")).headers["ETag"]

    assert tag() == tag()
    assert len({tag(), tag(Release="1"), tag(Release="2")}) == 3


@pytest.mark.parametrize(
    ("header", "encoding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip;q=1.0, br;q=0.5", "gzip"),
        ("BR", "br"),
        ("deflate, gzip", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("gzip;q=0", ""),
        ("*", "br"),
        ("br;q=0, *;q=0.1", "gzip"),
        ("*;q=0", ""),
        ("identity", ""),
        ("", ""),
        (";;, ,=", ""),
    ],
)
def test_the_header_decides_on_the_encoding(header: str, encoding: str) -> None:
    assert wanted(header) == encoding


def test_what_is_short_stays_as_it_is(client: Client) -> None:
    response = client.get("/robots.txt", headers={"Accept-Encoding": "br"})
    assert len(response.content) < 200
    assert "Content-Encoding" not in response.headers


def test_errors_are_compressed_and_not_kept(client: Client) -> None:
    for address in ("/gibt-es-nicht/", "/stapel/?format=json&frozen=x&stock=x&upcard=x"):
        plain = client.get(address)
        assert plain.status_code in (404, 422)
        for encoding, decode in DECODED.items():
            response = client.get(address, headers={"Accept-Encoding": encoding})
            assert response.headers.get("Content-Encoding", "") == encoding
            assert decode(response.content) == plain.content
            assert int(response.headers["Content-Length"]) == len(response.content)
            assert not {"ETag", "Cache-Control"} & response.headers.keys()


# --- Who may keep what ---


@pytest.mark.parametrize("address", KINDS)
def test_a_page_may_be_kept_by_whoever_passes_it_on(client: Client, address: str) -> None:
    for _ in range(2):
        assert client.get(address).headers["Cache-Control"] == PAGE


@pytest.mark.parametrize("address", ["/meldung/", "/meldung/?cards=DD22", "/suche/?q=joker"])
def test_a_fragment_is_for_its_browser_alone(client: Client, address: str) -> None:
    page = client.get(address)
    fragment = client.get(address, headers=HTMX)
    assert fragment.headers["Cache-Control"] == FRAGMENT
    assert fragment.headers["ETag"] != page.headers["ETag"]
    for response in (page, fragment):
        assert {"HX-Request", "HX-History-Restore-Request"} <= set(
            response.headers["Vary"].split(", ")
        )


def test_what_has_its_own_policy_keeps_it(client: Client) -> None:
    for address, policy in (
        ("/sw.js", {"no-cache"}),
        ("/manifest.webmanifest", {"public", "max-age=3600"}),
        ("/fehler-melden/", {"private", "no-store"}),
        ("/gesund/", {"no-store"}),
    ):
        for _ in range(2):
            said = client.get(address).headers["Cache-Control"]
            assert set(said.split(", ")) == policy, address
