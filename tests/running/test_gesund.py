"""/gesund/: for machines that watch over the site, whoever they ask for."""

import pytest
from django.test import Client

from about.release import release
from rules.edition import EDITION


def test_it_says_which_release_serves(client: Client) -> None:
    response = client.get("/gesund/")
    assert response.status_code == 200
    assert response.headers["Content-Type"] == "text/plain; charset=utf-8"
    first, second, third = response.content.decode().splitlines()
    assert (first, second) == ("ok", f"release {release()}")
    assert third.startswith(f"rules {EDITION.number}, ")


@pytest.mark.parametrize("host", ["10.0.0.7:8000", "canasta.example", "_", "a b", ""])
def test_any_host_name_is_answered(client: Client, host: str) -> None:
    assert client.get("/gesund/", headers={"host": host}).status_code == 200
    assert client.get("/", headers={"host": host}).status_code == 400


def test_nothing_keeps_it_and_no_search_engine_shows_it(client: Client) -> None:
    response = client.get("/gesund/")
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["X-Robots-Tag"] == "noindex"
    assert "gesund" not in client.get("/sitemap.xml").content.decode()


def test_it_needs_no_template(client: Client, settings) -> None:
    settings.TEMPLATES = []
    assert client.get("/gesund/").status_code == 200


def test_it_is_read_only_and_has_one_address(client: Client) -> None:
    assert client.head("/gesund/").status_code == 200
    assert client.post("/gesund/").status_code == 405
    assert client.get("/gesund").headers["Location"] == "/gesund/"
