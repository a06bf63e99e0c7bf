"""What a link to the site looks like elsewhere: icons, the preview picture, its words."""

import re
import struct
from pathlib import Path

import pytest
from django.test import Client, override_settings

from tests.pages import Element, page_of

ROOT = Path(__file__).resolve().parent.parent
ICONS = ROOT / "static" / "icons"
SITE = "https://canasta.example"
OWN = override_settings(SITE_URL=SITE)
PNG = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
SIZES = {
    "vorschau.png": (1200, 630),
    "apple-touch-icon.png": (180, 180),
    "icon-192.png": (192, 192),
    "icon-512.png": (512, 512),
    "icon-maskable-512.png": (512, 512),
}


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, as the header of a PNG says."""
    assert png.startswith(PNG)
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def said(page: Element) -> dict[str, str]:
    """What the page tells a messenger."""
    return {
        meta.attributes["property"]: meta.attributes["content"]
        for meta in page.all("meta")
        if "property" in meta.attributes
    }


# --- The pictures that `make pictures` made ---


@pytest.mark.parametrize(("name", "size"), SIZES.items())
def test_a_picture_has_its_size(name: str, size: tuple[int, int]) -> None:
    assert size_of((ICONS / name).read_bytes()) == size


def test_the_pictures_are_small() -> None:
    assert max((ICONS / name).stat().st_size for name in SIZES) < 60_000


def test_the_favicon_is_an_icon_around_a_picture() -> None:
    icon = (ICONS / "favicon.ico").read_bytes()
    assert struct.unpack("<HHH", icon[:6]) == (0, 1, 1)
    width, height, _, _, _, _, length, offset = struct.unpack("<BBBBHHII", icon[6:22])
    assert (width, height) == size_of(icon[offset:]) == (32, 32)
    assert offset + length == len(icon)


@pytest.mark.parametrize("name", ["favicon.ico", "apple-touch-icon.png"])
def test_an_icon_is_found_without_reading_a_page(client: Client, name: str) -> None:
    response = client.get(f"/{name}")
    assert response.status_code == 302
    assert response.headers["Location"] == f"/static/icons/{name}"
    links = {link.attributes["href"] for link in page_of(client.get("/")).all("link")}
    assert f"/static/icons/{name}" in links


# --- What a page tells a messenger ---


@OWN
def test_a_page_tells_what_it_is(client: Client) -> None:
    page = page_of(client.get("/regeln/wild-abwerfen/"))
    told = said(page)
    assert told == {
        "og:type": "website",
        "og:site_name": "Canasta am Tisch",
        "og:locale": "de_DE",
        "og:title": "Darfst du eine wilde Karte abwerfen?",
        "og:description": page.one("meta", name="description").attributes["content"],
        "og:url": f"{SITE}/regeln/wild-abwerfen/",
        "og:image": f"{SITE}/static/icons/vorschau.png",
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        # allowed, allowed, not allowed: two wilds are not fewer than two naturals
        "og:image:alt": ("D D 2 2: Liegt das richtig? Klassisch: ja. Wiener: ja. ASS-Heft: nein."),
    }
    assert page.one("meta", name="twitter:card", content="summary_large_image")


@override_settings(SITE_URL="")
def test_without_an_address_the_picture_is_where_the_page_was_asked_for(client: Client) -> None:
    told = said(page_of(client.get("/")))
    assert told["og:image"] == "http://testserver/static/icons/vorschau.png"
    assert "og:url" not in told


@OWN
@pytest.mark.parametrize(
    ("asked", "own"),
    [
        ("/meldung/", "/meldung/"),
        # A result that somebody shares is what the card leads to, not the empty tool.
        ("/meldung/?cards=kk2&score=0", "/meldung/?cards=K+K+2"),
        ("/vergleich/?nur=unterschiede", "/vergleich/"),
        ("/spickzettel/?fassung=ass", "/spickzettel/?fassung=ass"),
        ("/streitfragen/joker-abwerfen/", "/streitfragen/joker-abwerfen/"),
    ],
)
def test_the_card_of_a_link_leads_back_to_it(client: Client, asked: str, own: str) -> None:
    assert said(page_of(client.get(asked)))["og:url"] == SITE + own


@OWN
@pytest.mark.parametrize(
    "path",
    ["/unser-tisch/?", "/streitfragen/d-d-2-2/?", "/", "/runde/?out=a&a-natural=1&a-melded=70&"],
)
def test_the_card_of_a_table_leads_back_to_its_rules(client: Client, path: str) -> None:
    asked = f"{path}{'' if '?' in path else '?'}t=1k.wild-w~Berg"
    page = page_of(client.get(asked))
    assert said(page)["og:url"] == SITE + asked
    # For a search engine it is still the page without.
    canonical = page.one("link", rel="canonical").attributes["href"]
    assert canonical == SITE + path.partition("?")[0]


def test_the_description_of_a_page_is_no_html(client: Client) -> None:
    source = client.get("/suche/?q=<b>").content.decode()
    head = source.partition("</head>")[0]
    assert not re.search(r'content="[^"]*<', head)
