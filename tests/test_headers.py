"""The headers of every answer: who may embed, follow, sniff, or ask for a device's abilities."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from django.core.exceptions import ImproperlyConfigured
from django.test import Client

from canasta_site.https import HEADER, HSTS, Https
from tests.raw_http import send

ROOT = Path(__file__).resolve().parent.parent

# Typed by hand: a change of the policy has to be made here too, on purpose.
POLICY = {
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
}
PLAIN = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
OF_PAGES = {"Permissions-Policy", "Content-Security-Policy", "X-Frame-Options"}
OF_PAGES |= {"Referrer-Policy", "Cross-Origin-Opener-Policy"}
OWN, SHARED = "same-origin", "cross-origin"
# What the browser may not even ask for. The site uses clipboard and share sheet, so not those.
WITHOUT = {"camera", "microphone", "geolocation", "payment", "usb", "fullscreen", "midi"}
USED = {"clipboard-write", "web-share"}

HTMX = b"HX-Request: true"
# Every kind of answer: (method, address, header), its status, who may embed it.
KINDS = {
    "page": (b"GET", b"/vergleich/", b"", 200, OWN),
    "head": (b"HEAD", b"/vergleich/", b"", 200, OWN),
    "bound page": (b"GET", b"/meldung/?cards=KKK", b"", 200, OWN),
    "fragment": (b"GET", b"/meldung/?cards=KKK", HTMX, 200, OWN),
    "json": (b"GET", b"/meldung/?cards=KKK&format=json", b"", 200, OWN),
    "json of wrong input": (b"GET", b"/meldung/?format=json", b"", 422, OWN),
    "rule data": (b"GET", b"/regeln.json", b"", 200, OWN),
    "picture": (b"GET", b"/qr.svg?ziel=/", b"", 200, OWN),
    "worker": (b"GET", b"/sw.js", b"", 200, OWN),
    "redirect": (b"GET", b"/favicon.ico", b"", 302, OWN),
    "missing slash": (b"GET", b"/meldung", b"", 301, OWN),
    "options": (b"OPTIONS", b"/meldung/", b"", 204, OWN),
    "bad request": (b"GET", b"/?" + b"a&" * 1000, b"", 400, OWN),
    "unreadable": (b"GET", b"/\xff", b"", 400, OWN),
    "unreadable header": (b"GET", b"/", b"no header", 400, OWN),
    "no page": (b"GET", b"/gibt-es-nicht/", b"", 404, OWN),
    "no method": (b"POST", b"/meldung/", b"", 405, OWN),
    "too long for us": (b"GET", b"/?" + b"a" * 8000, b"", 414, OWN),
    "too long for the server": (b"GET", b"/?" + b"a" * 20_000, b"", 414, OWN),
    "too much beside": (b"GET", b"/", b"Cookie: " + b"a" * 20_000, 431, OWN),
    "static picture": (b"GET", b"/static/icons/favicon.svg", b"", 200, SHARED),
    "no static file": (b"GET", b"/static/nie.css", b"", 404, SHARED),
    "static file, posted": (b"POST", b"/static/stil.css", b"", 405, SHARED),
}


def parts(header: str, sign: str) -> set[str]:
    return {part.strip() for part in header.split(sign)}


def assert_carries_all(headers, shared: str) -> None:
    assert parts(headers["Content-Security-Policy"], ";") == POLICY
    assert {name: headers[name] for name in PLAIN if name in headers} == PLAIN
    assert headers["Cross-Origin-Resource-Policy"] == shared
    abilities = parts(headers["Permissions-Policy"], ",")
    assert {f"{name}=()" for name in WITHOUT} <= abilities
    assert not any(name in headers["Permissions-Policy"] for name in USED)
    # Over plain HTTP browsers ignore it, and it would be a promise that nobody made.
    assert "Strict-Transport-Security" not in headers
    assert "Set-Cookie" not in headers


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_answer_carries_every_header(server: str, kind: str) -> None:
    method, target, header, status, shared = KINDS[kind]
    answer = send(server, target, *[header] * bool(header), method=method)
    assert answer.status == status
    assert_carries_all(answer.headers, shared)


@pytest.mark.parametrize("target", [b"/static/stil.css", b"/static/tisch.js"])
def test_a_part_of_a_page_carries_what_means_something_on_it(server: str, target: bytes) -> None:
    first = send(server, target)
    again = send(server, target, b"If-Modified-Since: " + first.headers["Last-Modified"].encode())
    assert (first.status, again.status) == (200, 304)
    for answer in (first, again):
        assert answer.headers["Cross-Origin-Resource-Policy"] == SHARED
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert OF_PAGES.isdisjoint(answer.headers.keys())


@pytest.mark.parametrize("target", [b"/sw.js", b"/static/icons/favicon.svg"])
def test_so_does_the_answer_that_nothing_has_changed(server: str, target: bytes) -> None:
    first = send(server, target).headers
    asked = {"ETag": "If-None-Match", "Last-Modified": "If-Modified-Since"}
    known = next(f"{asked[name]}: {first[name]}" for name in asked if first[name])
    again = send(server, target, known.encode())
    assert again.status == 304
    assert_carries_all(again.headers, SHARED if b"static" in target else OWN)


def test_so_does_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.start_page.context", lambda: 1 / 0)
    response = Client(raise_request_exception=False).get("/")
    assert response.status_code == 500
    assert_carries_all(response.headers, OWN)
    assert not response.cookies


# --- HTTPS ---


@pytest.mark.parametrize(
    ("environment", "header", "hsts"),
    [
        ({}, None, 0),
        # Nobody can say that a request came by HTTPS: nothing is promised.
        ({HSTS: "600"}, None, 0),
        ({HEADER: "X-Forwarded-Proto"}, "HTTP_X_FORWARDED_PROTO", 31_536_000),
        ({HEADER: "X-Forwarded-Proto", HSTS: "600"}, "HTTP_X_FORWARDED_PROTO", 600),
        ({HEADER: "X-Forwarded-Proto", HSTS: "0"}, "HTTP_X_FORWARDED_PROTO", 0),
    ],
)
def test_https_is_what_the_environment_says(environment, header, hsts: int) -> None:
    told = Https.from_environment(environment)
    assert (told.header, told.hsts) == ((header, "https") if header else None, hsts)


@pytest.mark.parametrize(
    "environment",
    [{HEADER: "X_Forwarded"}, {HEADER: "a b"}, {HEADER: "A", HSTS: "1 year"}, {HSTS: "-1"}],
)
def test_what_cannot_be_meant_stops_the_start(environment) -> None:
    with pytest.raises(ImproperlyConfigured, match=r"CANASTA_H\w+="):
        Https.from_environment(environment)


def test_the_settings_follow_the_environment() -> None:
    names = "s.SECURE_PROXY_SSL_HEADER, s.SECURE_SSL_REDIRECT, s.SECURE_SSL_HOST, "
    code = f"from canasta_site import settings as s; print(({names}s.SECURE_HSTS_SECONDS))"
    told = {HEADER: "X-Https", HSTS: "600", "CANASTA_SITE_URL": "https://canasta.example"}
    for environment, expected in (
        ({}, "(None, False, None, 0)"),
        (told, "(('HTTP_X_HTTPS', 'https'), True, 'canasta.example', 600)"),
    ):
        done = subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={"PATH": os.environ["PATH"]} | environment,
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.strip() == expected


@pytest.fixture
def secured(settings) -> Client:
    """The site as an operator has it who named the header of the proxy."""
    settings.SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    settings.SECURE_SSL_REDIRECT = True
    settings.SECURE_SSL_HOST = "canasta.example"
    settings.SECURE_HSTS_SECONDS = 600
    return Client()


@pytest.mark.parametrize(
    "path", ["/", "/meldung/?format=json", "/gibt-es-nicht/", "/?" + "a&" * 1000]
)
def test_by_https_browsers_are_told_to_insist_on_it(secured: Client, path: str) -> None:
    response = secured.get(path, headers={"X-Forwarded-Proto": "https"})
    assert response.headers["Strict-Transport-Security"] == "max-age=600"


def test_by_http_one_is_sent_to_https_of_the_public_site(secured: Client) -> None:
    response = secured.get("/meldung/?cards=KKK", headers={"host": "127.0.0.1"})
    assert response.status_code == 301
    assert response.headers["Location"] == "https://canasta.example/meldung/?cards=KKK"
    assert_carries_all(response.headers, OWN)


def test_who_asks_on_the_machine_itself_is_not_sent_away(secured: Client) -> None:
    # Whatever it answers.
    assert secured.get("/gesund/").status_code != 301


@pytest.mark.parametrize("header", [b"X-Forwarded-Proto: https", b"X-Forwarded-Ssl: on"])
def test_nobody_is_believed_that_a_request_came_by_https_unasked(server: str, header) -> None:
    robots = send(server, b"/robots.txt", header).body.decode()
    assert re.search(r"^Sitemap: http://127", robots, re.MULTILINE)
