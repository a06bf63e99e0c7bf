"""What leaves the site: constant pages are made once; tags, encodings and caches get their due."""

import gzip
import re
from collections.abc import Iterator
from contextlib import contextmanager

import brotli
import pytest
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory
from django.test.signals import template_rendered

from about.sitemap import addresses
from delivery import encoding
from delivery.constant import Constant, Kept, constant
from delivery.middleware import FRAGMENT, PAGE

DECODED = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}
MORE = ("/offline/", "/impressum/", "/datenschutz/", "/regeln.json", "/regeln.schema.json")
PROGRAMS = ("/sitemap.xml", "/robots.txt", "/sw.js", "/manifest.webmanifest")
# With a body that is worth compressing, one of each kind: kept, kept for a choice, and computed.
KINDS = ("/", "/wertungsblatt/?fassung=ass&parteien=3", "/meldung/?cards=DD22", "/regeln.json")


@pytest.fixture
def rendered() -> Iterator[list[str]]:
    """The templates that are rendered from here on."""
    names: list[str] = []

    def see(template: object, **_: object) -> None:
        names.append(str(getattr(template, "name", "")))

    template_rendered.connect(see)
    yield names
    template_rendered.disconnect(see)


@contextmanager
def no_view_runs(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Within it, whatever looks for a view fails: none is called."""

    def refuse(self: object, request: HttpRequest) -> None:
        raise AssertionError(f"a view is looked for: {request.path}")

    with monkeypatch.context() as patch:
        patch.setattr("django.core.handlers.base.BaseHandler.resolve_request", refuse)
        yield


# --- Constant pages ---


@pytest.fixture(scope="module")
def visited() -> Client:
    """A client whose server has answered each page once."""
    client = Client()
    for address in (*addresses(), *MORE, *PROGRAMS):
        assert client.get(address).status_code == 200, address
    return client


@pytest.mark.parametrize("address", [*addresses(), *MORE, *PROGRAMS])
def test_a_page_is_made_once(visited: Client, rendered: list[str], monkeypatch, address) -> None:
    with no_view_runs(monkeypatch):
        response = visited.get(address)
    assert response.status_code == 200
    assert response.content
    assert rendered == []
    assert not response.cookies


def test_a_view_that_runs_would_be_seen(client: Client, rendered: list[str], monkeypatch) -> None:
    with no_view_runs(monkeypatch), pytest.raises(AssertionError, match="a view is looked for: /"):
        client.get("/")
    client.get("/")
    assert "base.html" in rendered
