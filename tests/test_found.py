"""How the site is found: its own address, titles, descriptions, sitemap, robots."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.parse import urlsplit
from xml.etree import ElementTree

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client, override_settings

from canasta_site.site_url import read_site_url
from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from tests.pages import PAGES, STATES, Element, page_of, state_name

ROOT = Path(__file__).resolve().parent.parent
SITE = "https://canasta.example"
OWN = {"SITE_URL": SITE, "ALLOWED_HOSTS": ["testserver"]}
SHEETS = tuple(f"/spickzettel/?fassung={version}" for version in ("klassisch", "wiener", "ass"))
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


@pytest.fixture(autouse=True)
def _no_address_of_its_own():
    """Whatever the environment of the tests says."""
    with override_settings(SITE_URL=""):
        yield


def canonical(page: Element) -> list[str]:
    return [link.attributes["href"] for link in page.all("link", rel="canonical")]


def hidden_from_search(page: Element) -> bool:
    return bool(page.all("meta", name="robots", content="noindex"))


def sitemap(client: Client) -> list[ElementTree.Element]:
    response = client.get("/sitemap.xml")
    assert response.status_code == 200
    return list(ElementTree.fromstring(response.content))  # noqa: S314 - our own


def locations(client: Client) -> list[str]:
    return [entry.findtext(f"{SITEMAP}loc", "") for entry in sitemap(client)]


# --- The one address ---


@pytest.mark.parametrize(
    "given",
    [
        "",
        SITE,
        "http://127.0.0.1:8000",
        "https://www.canasta-spiel.example:8443",
        "http://[::1]:8000",
    ],
)
def test_scheme_and_host_are_an_address(given: str) -> None:
    assert read_site_url(given) == given


@pytest.mark.parametrize(
    "given",
    [
        *("canasta.example", "//canasta.example", "ftp://canasta.example", "https://"),
        *("https://canasta.example/", "https://canasta.example/regeln", "https://canasta.example?"),
        *("https://Canasta.example", "HTTPS://canasta.example", "https://a b.example"),
        *("https://canasta.example:", "https://canasta.example:x", "https://canasta.example:99999"),
        *("https://me@canasta.example", "https://[::1", " https://canasta.example", "https://a\n"),
        *("https://canasta..example", 'https://"canasta.example'),
    ],
)
def test_anything_else_is_refused(given: str) -> None:
    with pytest.raises(ImproperlyConfigured, match=r"CANASTA_SITE_URL=.* like https://"):
        read_site_url(given)


def test_a_malformed_address_keeps_the_site_from_starting() -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "check"],
        cwd=ROOT,
        env={"CANASTA_SITE_URL": "canasta.example"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "CANASTA_SITE_URL='canasta.example' is not" in done.stderr.splitlines()[-1]


def shared_text(client: Client, address: str) -> str:
    return page_of(client.get(address)).one("textarea", readonly="").text


@pytest.mark.parametrize(
    ("settings", "start"), [({}, "http://testserver"), (OWN, "https://canasta.example")]
)
def test_what_leaves_the_site_names_its_address(client: Client, settings, start: str) -> None:
    with override_settings(**settings):
        dispute = "/streitfragen/joker-abwerfen/"
        assert shared_text(client, dispute).endswith(f" {start}{dispute}")
        meld = "/meldung/?cards=K+K+2"
        assert shared_text(client, meld).endswith(f" {start}{meld}")
        sheet = page_of(client.get("/spickzettel/")).one("article").text
        assert sheet.endswith(f" {start.partition('://')[2]}/spickzettel/")
        assert f"\nSitemap: {start}/sitemap.xml\n" in client.get("/robots.txt").content.decode()
        assert f"{start}/meldung/" in locations(client)


# --- Titles and descriptions ---


def test_every_page_has_a_title_and_a_description_of_its_own(client: Client) -> None:
    titles, descriptions = set(), set()
    addresses = [
        urlsplit(location)._replace(scheme="", netloc="").geturl() for location in locations(client)
    ]
    for address in addresses:
        page = page_of(client.get(address))
        title = page.one("title").text
        assert re.fullmatch(r"\S.* · Canasta am Tisch", title), address
        said = page.one("meta", name="description").attributes["content"]
        assert 50 <= len(said) <= 160, (address, len(said), said)
        assert said == " ".join(said.split()), address
        titles.add(title)
        descriptions.add(said)
    assert len(titles) == len(descriptions) == len(addresses)


def test_a_point_is_described_by_its_answers(client: Client) -> None:
    def described(point: str) -> str:
        page = page_of(client.get(f"/regeln/{point}/"))
        return page.one("meta", name="description").attributes["content"]

    assert described("wild-abwerfen") == (
        "Darfst du eine wilde Karte abwerfen? Klassisch, Wiener und ASS-Heft: ja."
    )
    assert described("verdeckt-total-mit-canasta") == (
        "Was bringt verdecktes Ausmachen mit eigenem Canasta insgesamt? "
        "Klassisch: 200 insgesamt; Wiener und ASS-Heft: 1.000 insgesamt."
    )
    # With its question of 77 letters this would be longer than what is shown.
    assert described("stapel-frei") == (
        "Klassisch: Paar, gemischt oder anlegen; Wiener: Paar, gemischt, anlegen bis 6; "
        "ASS-Heft: Paar oder anlegen."
    )


# --- Canonical addresses ---


def test_without_an_address_no_page_names_a_canonical_one(client: Client) -> None:
    for path in PAGES:
        assert not canonical(page_of(client.get(path)))


@pytest.mark.parametrize(
    ("address", "own"),
    [
        ("/vergleich/?nur=unterschiede&beleg=ambiguous", "/vergleich/"),
        ("/meldung/?cards=D+D+2+2", "/meldung/"),
        ("/runde/?mode=exact", "/runde/"),
        ("/regeln/kartenwerte/?utm_source=x", "/regeln/kartenwerte/"),
        ("/spickzettel/?fassung=ass&x=1", "/spickzettel/?fassung=ass"),
        ("/spickzettel/?fassung=nie", "/spickzettel/"),
        ("/suche/", "/suche/"),
    ],
)
@override_settings(**OWN)
def test_what_is_filtered_or_computed_belongs_to_the_bare_page(client, address, own) -> None:
    page = page_of(client.get(address))
    assert canonical(page) == [SITE + own]
    assert not hidden_from_search(page)


@pytest.mark.parametrize("state", [s for s in STATES if s[0] == "/suche/" and s[1]], ids=state_name)
@override_settings(**OWN)
def test_what_a_search_finds_is_no_page_to_be_found(client: Client, state) -> None:
    page = page_of(client.get(*state))
    assert hidden_from_search(page)
    assert not canonical(page)


@override_settings(**OWN)
def test_a_page_that_is_not_there_is_not_to_be_found(client: Client) -> None:
    source = client.get("/gibt-es-nicht/").content.decode()
    assert '<meta name="robots" content="noindex">' in source
    assert 'rel="canonical"' not in source


# --- Sitemap and robots ---


@override_settings(**OWN)
def test_every_page_of_the_sitemap_is_there_and_is_its_own(client: Client) -> None:
    found = locations(client)
    assert len(found) == len(set(found))
    for location in found:
        assert location.startswith(f"{SITE}/")
        page = page_of(client.get(location.removeprefix(SITE)))
        assert canonical(page) == [location]
        assert not hidden_from_search(page)


def test_the_sitemap_leaves_no_page_out(client: Client) -> None:
    found = {location.removeprefix("http://testserver") for location in locations(client)}
    shown = {path for path in PAGES if not hidden_from_search(page_of(client.get(path)))}
    points = {f"/regeln/{point}/" for point in CATALOG.points}
    disputes = {f"/streitfragen/{slug}/" for slug in DISPUTES}
    assert shown | points | disputes | set(SHEETS) <= found


def test_the_sitemap_says_how_old_the_data_is(client: Client) -> None:
    assert {entry.findtext(f"{SITEMAP}lastmod") for entry in sitemap(client)} == {"2026-11-30"}


def test_robots_may_read_all_but_repetitions(client: Client) -> None:
    response = client.get("/robots.txt")
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    assert response.content.decode() == (
        "User-agent: *\n"
        "Disallow: /*format=json\n"
        "Disallow: /suche/?\n"
        "Disallow: /qr.svg\n"
        # Tables lead to tables without end.
        "Disallow: /*?t=\n"
        "Disallow: /*&t=\n"
        "\n"
        "Sitemap: http://testserver/sitemap.xml\n"
    )
