"""What the site writes down, as JSON and as text: where an error is, nothing of the visitor."""

import json
import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.test import Client

from canasta_site.gunicorn_log import route_of
from tests.pages import page_of
from tools.served import LOG, ServerError, served

# In every query, in every message of an exception, and in the headers that say who asks.
TYPED = "Geheimrat"
QUERY = f"?a-name={TYPED}"
WHO = f"User-Agent: {TYPED}\r\nReferer: http://localhost/{QUERY}\r\nX-Forwarded-For: 10.1.2.3"
PRIVATE = (TYPED, "a-name=", "127.0.0.1", "10.1.2.3")

# Request line, and the status that it is answered with.
ASKED = {
    f"GET /runde/{QUERY} HTTP/1.1": 200,
    f"GET /meldung{QUERY} HTTP/1.1": 301,
    f"GET /nirgendwo/{QUERY} HTTP/1.1": 404,
    f"POST /{QUERY} HTTP/1.1": 405,
    f"GET /static/nichts.css{QUERY} HTTP/1.1": 404,
    f"GET /view/{QUERY} HTTP/1.1": 500,
    f"GET /body/{QUERY} HTTP/1.1": 200,
    f"GET /head/{QUERY} HTTP/1.1": 500,
    # What gunicorn cannot read.
    f"GET /{QUERY} and more HTTP/1.1": 400,
    f"GET /{QUERY} HTTP/9.1": 400,
    f"GET /{QUERY}{'x' * 9000} HTTP/1.1": 414,
}


def ask(address: str, line: str) -> int:
    """Sends a request line as it is, takes the whole answer and gives its status."""
    parts = urlsplit(address)
    with socket.create_connection((parts.hostname, parts.port), timeout=30) as connection:
        head = f"{line}\r\nHost: {parts.netloc}\r\n{WHO}\r\nConnection: close\r\n\r\n"
        connection.sendall(head.encode())
        return int(connection.makefile("rb").read().split()[1])


def written(folder: Path, **settings: str) -> list[str]:
    """The lines that a server writes which is asked for all of these."""
    module = "tests.running.failing_settings"
    with (
        pytest.raises(ServerError, match="reported errors"),
        served(folder, DJANGO_SETTINGS_MODULE=module, **settings) as address,
    ):
        assert {line: ask(address, line) for line in ASKED} == ASKED
    return (folder / LOG).read_text().splitlines()


@pytest.fixture(scope="module")
def as_json(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, object]]:
    folder = tmp_path_factory.mktemp("json")
    # At this level gunicorn quotes what it reads.
    more = {"CANASTA_LOG_JSON": "1", "GUNICORN_CMD_ARGS": "--log-level debug"}
    return [json.loads(line) for line in written(folder, **more)]


@pytest.fixture(scope="module")
def as_text(tmp_path_factory: pytest.TempPathFactory) -> str:
    return "\n".join(written(tmp_path_factory.mktemp("text")))


def test_no_line_says_who_asked_or_what_was_typed(as_json: list[dict[str, object]]) -> None:
    said = json.dumps([line for line in as_json if "Listening at" not in str(line)])
    for private in PRIVATE:
        assert private not in said


def test_the_text_does_not_say_it_either(as_text: str) -> None:
    said = "\n".join(line for line in as_text.splitlines() if "Listening at" not in line)
    for private in PRIVATE:
        assert private not in said


def test_each_request_is_one_line(as_json: list[dict[str, object]]) -> None:
    requests = [line for line in as_json if "ms" in line]
    # The first is how the start of the server is noticed.
    assert [(line["method"], line.get("route"), line["status"]) for line in requests] == [
        ("GET", "rules:start", 200),
        ("GET", "scoring:runde", 200),
        ("GET", None, 301),
        ("GET", None, 404),
        ("POST", "rules:start", 405),
        ("GET", "static", 404),
        ("GET", "view", 500),
        ("GET", "body", 200),
        ("GET", None, 500),
    ]
    assert all(
        line.keys() <= {"time", "route", "method", "status", "ms", "bytes"} for line in requests
    )
    assert all(line["ms"] >= 0 for line in requests)
    (start,) = [line["bytes"] for line in requests if line.get("route") == "body"]
    assert start == len("so far")


def test_the_text_is_of_errors_alone(as_text: str) -> None:
    assert "scoring:runde" not in as_text
    assert "/nirgendwo/" not in as_text
    refused = ["InvalidHTTPVersion", "InvalidHTTPVersion", "LimitRequestLine"]
    assert re.findall(r"\[WARNING\] Invalid request: (\w+)", as_text) == refused


@pytest.mark.parametrize(
    ("message", "place"),
    [
        ("Internal Server Error: /view/", "in in_the_view"),
        ("Error handling request", "in parts"),
        ("Error handling request GET /head/", "InvalidResponseHeader"),
    ],
)
def test_an_error_is_said_with_its_place(
    as_json: list[dict[str, object]], as_text: str, message: str, place: str
) -> None:
    (line,) = [line for line in as_json if line.get("message") == message]
    assert line["level"] == "ERROR"
    assert place in str(line["traceback"])
    assert f"{message}\n" in as_text
    assert place in as_text


def test_an_error_of_a_page_names_its_route_and_what_led_to_it(
    as_json: list[dict[str, object]],
) -> None:
    (line,) = [line for line in as_json if line.get("route") == "view" and "traceback" in line]
    assert line["status"] == 500
    first, last = str(line["traceback"]).split("\nled to\n")
    assert first.endswith("ValueError")
    assert last.endswith("LookupError")


@pytest.mark.parametrize(
    ("path", "route"),
    [
        ("/", "rules:start"),
        ("/regeln/meldung-wild-max/", "rules:punkt"),
        ("/gesund/", "about:gesund"),
        ("/static/stil.css", "static"),
        ("/erna/", None),
    ],
)
def test_a_route_is_a_kind_of_page(path: str, route: str | None) -> None:
    assert route_of(path) == route


@pytest.mark.parametrize(
    ("logged", "said"),
    [
        (True, "vermerkt von jedem Aufruf: Zeit, Art der Seite und des Aufrufs"),
        (False, "schreibt gewöhnliche Aufrufe nicht mit"),
    ],
)
def test_the_privacy_page_says_what_is_logged(
    client: Client, settings, logged: bool, said: str
) -> None:
    settings.REQUESTS_LOGGED = logged
    assert said in page_of(client.get("/datenschutz/")).one("main").text
