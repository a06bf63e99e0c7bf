"""The QR code of an address: which addresses get one, what it says, how big it is."""

import re
from urllib.parse import parse_qs, urlsplit
from xml.etree import ElementTree

import pytest
import segno
from django.test import Client, override_settings

from sharing import qr
from tests.pages import page_of

SVG = "{http://www.w3.org/2000/svg}"
HOST = "http://testserver"
QUIET = 4
NOT_OURS = "Einen QR-Code gibt es nur für Adressen dieser Seite."
NOT_HERE = "Diese Adresse gibt es hier nicht."
TOO_LONG = "Diese Adresse ist zu lang für einen QR-Code."
# Three names of the greatest length, in letters that an address needs six signs for.
NAMES = {f"{seat}-name": "ß" * 40 for seat in "abc"}
LONG_ROUND = {"players": "3", "solo": "a", "out": "a", "a-melded": "275"} | NAMES


def drawn(svg: bytes) -> set[tuple[int, int]]:
    """The dark modules of a picture, as (row, column) with the quiet zone counted."""
    path = ElementTree.fromstring(svg).findall(f"{SVG}path")[1]  # noqa: S314
    assert path.get("stroke") == "#000"
    modules, x, y = set(), 0, -0.5
    for command, first, second in re.findall(r"([Mmh])(-?[\d.]+)(?: (-?[\d.]+))?", path.get("d")):
        if command == "h":
            modules |= {(int(y), x + step) for step in range(int(first))}
            x += int(first)
        elif command == "M":
            x, y = int(first), float(second)
        else:
            x, y = x + int(first), y + float(second)
    return modules


def expected(address: str) -> set[tuple[int, int]]:
    """The dark modules that segno gives a text."""
    code = segno.make(address, error="l", micro=False)
    rows = code.matrix_iter(border=QUIET)
    return {(y, x) for y, row in enumerate(rows) for x, dark in enumerate(row) if dark}


def picture(client: Client, target: str) -> bytes:
    response = client.get("/qr.svg", {"ziel": target})
    assert response.status_code == 200
    assert response["Content-Type"] == "image/svg+xml"
    return response.content


@pytest.mark.parametrize(
    "target",
    [
        "/",
        "/meldung/?cards=D+D+2+2",
        "/runde/?out=a&a-name=Anna+%26+J%C3%B6rg&a-melded=275",
        "/streitfragen/zweihundert-insgesamt-oder-dazu/",
        "/vergleich/#wertung-formel",
    ],
)
def test_the_code_says_the_whole_address(client: Client, target: str) -> None:
    assert drawn(picture(client, target)) == expected(HOST + target)


def test_the_code_says_the_address_that_the_site_gives_as_its_own(client: Client) -> None:
    with override_settings(SITE_URL="https://canasta.example"):
        found = drawn(picture(client, "/meldung/?cards=KKK"))
    assert found == expected("https://canasta.example/meldung/?cards=KKK")


def test_the_picture_brings_its_own_white_and_needs_nothing_else(client: Client) -> None:
    root = ElementTree.fromstring(picture(client, "/meldung/"))  # noqa: S314
    ground, dark = root
    _, _, width, height = map(int, root.get("viewBox").split())
    assert (ground.get("fill"), ground.get("d")) == ("#fff", f"M0 0h{width}v{height}h-{width}z")
    assert {ground.tag, dark.tag} == {f"{SVG}path"}
    assert {name for path in root for name in path.attrib} == {"fill", "d", "stroke"}
    rows, columns = zip(*drawn(picture(client, "/meldung/")), strict=True)
    assert (min(rows), min(columns)) == (QUIET, QUIET)
    assert (max(rows), max(columns)) == (height - QUIET - 1, width - QUIET - 1)


def side(address: str) -> int:
    """Modules a side, quiet zone included."""
    return int(ElementTree.fromstring(qr.svg(address)).get("viewBox").split()[2])  # noqa: S314


def test_the_longest_address_still_has_three_pixels_a_module() -> None:
    longest, longer = "x" * 718, "x" * 719
    assert qr.fits(longest)
    assert side(longest) * 3 <= 300
    assert not qr.fits(longer)
    assert side(longer) * 3 > 300
    assert not qr.fits("ö" * 360)


@pytest.mark.parametrize(
    ("target", "status", "said"),
    [
        ("", 400, NOT_OURS),
        ("meldung/", 400, NOT_OURS),
        ("https://evil.example/meldung/", 400, NOT_OURS),
        ("//evil.example/meldung/", 400, NOT_OURS),
        ("/\\evil.example/meldung/", 400, NOT_OURS),
        ("javascript:alert(1)", 400, NOT_OURS),
        ("/meldung/?cards=K K", 400, NOT_OURS),
        ("/meldung/?cards=ö", 400, NOT_OURS),
        ("/meldung/\n", 400, NOT_OURS),
        ("/meldung/\0", 400, NOT_OURS),
        ("/meldung/?cards=" + "K" * 718, 400, TOO_LONG),
        ("/" * 2000, 400, NOT_OURS),
        ("/gibt-es-nicht/", 404, NOT_HERE),
        ("/static/stil.css", 404, NOT_HERE),
        ("/%2F/evil.example/", 404, NOT_HERE),
        ("/%00%ff/", 404, NOT_HERE),
        ("/[", 404, NOT_HERE),
        ("/<script>alert(1)</script>", 404, NOT_HERE),
    ],
)
def test_whatever_else_is_refused_in_words(client: Client, target, status, said) -> None:
    response = client.get("/qr.svg", {"ziel": target})
    assert response.status_code == status
    assert response["Content-Type"] == "text/plain; charset=utf-8"
    assert response.content.decode() == said


def test_without_an_address_there_is_no_code(client: Client) -> None:
    assert client.get("/qr.svg").status_code == 400
    assert client.post("/qr.svg", {"ziel": "/"}).status_code == 405


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/meldung/", {"cards": "D D 2 2"}),
        ("/erstmeldung/", {"hand_cards": "A A A K K 2 5 9"}),
        ("/stapel/", {"top": "K", "hand_cards": "K K A A A"}),
        ("/ausmachen/", {"hand_cards": "7x5 4 4 4 9", "cards": "7x5, 4 4 4"}),
        ("/runde/", {"out": "a", "a-name": "Anna & Jörg", "a-melded": "275"}),
        ("/streitfragen/zweihundert-insgesamt-oder-dazu/", {}),
    ],
)
def test_every_result_offers_the_code_of_the_address_it_hands_on(client, path, query) -> None:
    page = page_of(client.get(path, query))
    (shared,) = (e.attributes["data-teilen"] for e in page.walk() if "data-teilen" in e.attributes)
    (image,) = page.all("img")
    assert image.attributes["alt"] == "QR-Code mit der Adresse dieser Antwort"
    assert image.attributes["loading"] == "lazy"
    parts = urlsplit(image.attributes["src"])
    assert parts.path == "/qr.svg"
    assert parse_qs(parts.query) == {"ziel": [shared]}
    assert drawn(picture(client, shared)) == expected(HOST + shared)


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}], ids=["page", "fragment"])
def test_too_long_an_address_is_said_and_can_be_handed_on_as_text(client, headers) -> None:
    said = client.get("/runde/", LONG_ROUND, headers=headers).content.decode()
    assert "Für einen QR-Code ist diese Adresse zu lang. Gib sie als Text weiter." in said
    assert "qr.svg" not in said
    assert "data-teilen" in said


def test_without_a_result_there_is_no_code(client: Client) -> None:
    for query in ({}, {"cards": "K X"}):
        assert not page_of(client.get("/meldung/", query)).all("img")
