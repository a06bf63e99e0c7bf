"""What browsers keep: the manifest, the service worker's list, and the release they belong to."""

import gzip
import json
import re
import struct
from pathlib import Path

import pytest
from django.contrib.staticfiles import finders
from django.test import Client

from about import offline
from about.release import FOLDERS, HEADER, digest, release
from about.sitemap import addresses
from rules.disputes import DISPUTES
from tests.pages import PAGES, page_of

ROOT = Path(__file__).resolve().parent.parent.parent
STYLE = (ROOT / "static" / "stil.css").read_text(encoding="utf-8")
KEPT = [page for page in PAGES if page != "/fehler-melden/"]
MORE = ("/offline/", "/regeln/kartenwerte/", "/streitfragen/joker-abwerfen/")


def config(client: Client) -> dict:
    """What the service worker is told of its release."""
    text = client.get("/sw.js").content.decode()
    (found,) = re.findall(r"^const \{[^}]*\} = (\{.*\});$", text, flags=re.MULTILINE)
    return json.loads(found)


# --- The manifest ---


def test_the_manifest_is_what_a_home_screen_needs(client: Client) -> None:
    response = client.get("/manifest.webmanifest")
    assert response.headers["Content-Type"] == "application/manifest+json"
    manifest = response.json()
    icons = manifest.pop("icons")
    shortcuts = manifest.pop("shortcuts")
    assert manifest == {
        "id": "/",
        "name": "Canasta am Tisch",
        "short_name": "Canasta",
        "description": "Canasta in drei Fassungen: prüfen, abrechnen, vergleichen.",
        "lang": "de",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": "#14503a",
        "background_color": "#f7f2e7",
    }
    assert [(icon["sizes"], icon.get("purpose")) for icon in icons] == [
        ("192x192", None),
        ("512x512", None),
        ("512x512", "maskable"),
    ]
    assert [(each["name"], each["url"]) for each in shortcuts] == [
        ("Meldung prüfen", "/meldung/"),
        ("Runde abrechnen", "/runde/"),
    ]


def test_its_icons_are_as_big_as_it_says() -> None:
    for icon in offline.manifest()["icons"]:
        path = finders.find(icon["src"].removeprefix("/static/"))
        width, height = struct.unpack(">II", Path(path).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}"


def test_its_colours_are_those_of_the_design(client: Client) -> None:
    light = STYLE[: STYLE.index("prefers-color-scheme: dark")]
    assert f"--felt: {offline.THEME};" in light
    assert f"--paper: {offline.BACKGROUND};" in light
    themes = page_of(client.get("/")).all("meta", name="theme-color")
    assert themes[0].attributes["content"] == offline.THEME


def test_every_page_names_the_manifest(client: Client) -> None:
    link = page_of(client.get("/")).one("link", rel="manifest")
    assert link.attributes["href"] == "/manifest.webmanifest"


# --- The service worker ---


def test_the_worker_is_asked_for_anew_each_time(client: Client) -> None:
    response = client.get("/sw.js")
    assert response.headers["Content-Type"] == "text/javascript; charset=utf-8"
    assert response.headers["Cache-Control"] == "no-cache"
    again = client.get("/sw.js", headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["Cache-Control"] == "no-cache"
    assert client.get("/sw.js", headers={"If-None-Match": '"other"'}).status_code == 200


def test_the_worker_keeps_the_whole_site(client: Client) -> None:
    kept = config(client)["addresses"]
    assert len(set(kept)) == len(kept)
    pages = [address for address in kept if not address.startswith("/static/")]
    codes = [address for address in pages if address.startswith("/qr.svg?")]
    assert pages == ["/offline/", *addresses(), *codes]
    assert len(codes) == len(DISPUTES)
    assert set(KEPT) < set(pages)
    assert {"/spickzettel/?fassung=ass", "/regeln/kartenwerte/"} < set(pages)


@pytest.mark.parametrize("path", [*KEPT, *MORE])
def test_whatever_a_page_loads_is_kept_with_it(client: Client, path: str) -> None:
    page = page_of(client.get(path))
    loaded = [each.attributes["src"] for each in page.all("script") + page.all("img")]
    for rel in ("stylesheet", "icon"):
        loaded += [link.attributes["href"] for link in page.all("link", rel=rel)]
    assert "/static/stil.css" in loaded
    assert set(loaded) <= set(config(client)["addresses"])


@pytest.mark.parametrize("path", [*KEPT, *MORE])
def test_the_worker_finds_its_places_in_a_page(client: Client, path: str) -> None:
    text = client.get(path).content.decode()
    assert text.count("</head>") == 1
    assert len(re.findall(r'<main id="inhalt"[^>]*>', text)) == 1
    # Only forms that compute take what the address says by themselves.
    assert text.count('id="formular"') == text.count("data-hx-get=")


def test_what_is_only_for_copies_is_no_part_of_a_page(client: Client) -> None:
    told = config(client)
    assert told["script"] == "/static/offline.js"
    assert told["script"] in told["addresses"]
    assert "offline.js" not in client.get("/").content.decode()


def test_a_first_load_grows_by_little_for_the_worker(client: Client) -> None:
    # The pages that it takes in come later, in the background.
    page = client.get("/meldung/").content.decode()
    script = (ROOT / "static" / "tisch.js").read_text(encoding="utf-8")
    grown = 0
    for text, mark in ((page, 'rel="manifest"'), (script, "serviceWorker")):
        lines = text.splitlines(keepends=True)
        without = [line for line in lines if mark not in line]
        assert len(without) == len(lines) - 1
        grown += len(gzip.compress(text.encode())) - len(gzip.compress("".join(without).encode()))
    assert 0 < grown <= 400


def test_while_it_is_written_nothing_is_kept(client: Client, settings) -> None:
    settings.DEBUG = True
    assert config(client)["addresses"] == []


def test_the_page_for_what_is_not_kept_stays_out_of_search_engines(client: Client) -> None:
    page = page_of(client.get("/offline/"))
    assert page.one("meta", name="robots").attributes["content"] == "noindex"
    assert page.one("h1").text == "Dafür braucht es eine Verbindung"


def test_it_is_said_alike_what_needs_a_network(client: Client) -> None:
    said = "Nachschlagen geht, rechnen und suchen erst wieder mit Netz."
    assert said in page_of(client.get("/offline/")).one("main").text
    assert said in client.get("/sw.js").content.decode()


# --- The release ---


def test_every_answer_names_its_release(client: Client) -> None:
    told = config(client)
    assert told["release"] == release()
    assert re.fullmatch(r"[0-9a-f]{12}", release())
    for headers in ({}, {"HX-Request": "true"}):
        assert client.get("/meldung/", headers=headers).headers[told["header"]] == release()
    assert client.get("/sw.js").headers[HEADER] == release()


def test_a_release_is_all_that_is_served() -> None:
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "tools"}
    assert packages | {"requirements", "static", "templates"} == set(FOLDERS)


def put(root: Path, name: str, content: str = "") -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(content)


FILES = ("templates/base.html", "static/stil.css", "rules/points/cards.py", "requirements/run.txt")


@pytest.fixture
def deployed(tmp_path: Path) -> Path:
    for name in FILES:
        put(tmp_path / "here", name, "before")
    return tmp_path / "here"


@pytest.mark.parametrize("name", [*FILES, "templates/new.html"])
def test_a_change_makes_another_release(deployed: Path, name: str) -> None:
    before = digest(deployed)
    put(deployed, name, "after")
    assert digest(deployed) != before


def test_a_file_that_moves_makes_another_release(deployed: Path) -> None:
    before = digest(deployed)
    (deployed / "static" / "stil.css").rename(deployed / "static" / "other.css")
    assert digest(deployed) != before


def test_another_operator_makes_another_release(deployed: Path) -> None:
    assert len({digest(deployed), digest(deployed, "Erna"), digest(deployed, "Otto")}) == 3


def test_all_machines_agree_on_the_release(deployed: Path) -> None:
    before = digest(deployed, "Erna")
    put(deployed, "rules/__pycache__/views.cpython-311.pyc", "made by Python")
    put(deployed, "templates/.base.html.swp", "made by an editor")
    assert digest(deployed.rename(deployed.parent / "there"), "Erna") == before
