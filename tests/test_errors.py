"""What is said where there is no page: in German, in the site's look, with a way back."""

import json

import pytest
from django.test import Client

from canasta_site import error_page
from canasta_site.error_page import Problem
from tests.pages import Element, parse
from tests.raw_http import send

PROBLEMS = [each for each in vars(error_page).values() if isinstance(each, Problem)]
# How a request is refused: (method, address, header), status, what is said, whether JSON can be.
REFUSED = {
    "unreadable": (b"GET", b"/meldung/?cards=\xff", b"", 400, "ließ sich nicht lesen"),
    "method": (b"POST", b"/meldung/", b"", 405, "wird nur gelesen"),
    "address": (b"GET", b"/meldung/?cards=" + b"K" * 20_000, b"", 414, "zu lang"),
    "endless": (b"GET", b"/meldung/?cards=" + b"K" * 300_000, b"", 414, "zu lang"),
    "header": (b"GET", b"/", b"Cookie: " + b"a" * 20_000, 431, "schickt zu viel mit"),
}


def assert_in_the_site_s_look(page: Element) -> None:
    assert page.one("html").attributes["lang"] == "de"
    assert page.one("title").text == f"{page.one('h1').text} · Canasta am Tisch"
    assert page.one("meta", name="robots").attributes["content"] == "noindex"
    look = page.all("link", rel="stylesheet")[0]
    assert look.attributes["href"].startswith("/static/stil.")
    assert "Traceback" not in page.text


@pytest.mark.parametrize("case", REFUSED)
def test_what_the_server_itself_refuses_is_said_by_the_site(server: str, case: str) -> None:
    method, target, header, status, said = REFUSED[case]
    answer = send(server, target, *[header] * bool(header), method=method)
    assert answer.status == status
    page = parse(answer.body.decode())
    assert_in_the_site_s_look(page)
    assert said in page.one("h1").text
    assert page.one("main").one("a").attributes["href"] == "/"
    # The look is really there.
    assert send(server, page.one("link").attributes["href"].encode()).status == 200


@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.title)
def test_every_problem_has_a_page_with_ways_that_lead_somewhere(client, problem: Problem) -> None:
    page = parse(error_page.as_html(problem).decode())
    assert_in_the_site_s_look(page)
    for link in page.all("a"):
        href = link.attributes["href"]
        assert href == "#inhalt" or client.get(href).status_code == 200


def test_a_missing_page_has_the_navigation_too(client: Client) -> None:
    response = client.get("/gibt-es-nicht/")
    page = parse(response.content.decode())
    assert response.status_code == 404
    assert_in_the_site_s_look(page)
    assert page.one("h1").text == "Diese Karte liegt hier nicht"
    assert page.one("nav")


@pytest.mark.parametrize("site", ["", "https://canasta.example"])
def test_a_wrong_host_is_told_the_right_one(client: Client, settings, site: str) -> None:
    settings.SITE_URL = site
    response = client.get("/meldung/", headers={"host": "fremd.example"})
    page = parse(response.content.decode())
    assert response.status_code == 400
    assert_in_the_site_s_look(page)
    assert page.one("h1").text == "Falsche Haustür"
    assert page.one("main").one("a").attributes["href"] == f"{site}/"
    assert "fremd" not in response.content.decode()


# --- A fault of ours ---


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Client:
    """A site on which everything fails that a page could be made with."""

    def fail(*args: object, **named: object) -> None:
        raise RuntimeError("fails in a test")

    for needed in (
        "django.template.backends.django.Template.render",
        "django.contrib.staticfiles.storage.StaticFilesStorage.url",
        "rules.views.json_response",
    ):
        monkeypatch.setattr(needed, fail)
    return Client(raise_request_exception=False)


@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}])
def test_a_fault_is_said_whatever_fails(faulty: Client, headers) -> None:
    error_page.prepare()
    response = faulty.get("/suche/", headers=headers)
    assert response.status_code == 500
    page = parse(response.content.decode())
    assert_in_the_site_s_look(page)
    assert page.one("h1").text == "Da ging etwas schief"


def test_a_fault_is_said_even_without_a_stylesheet(
    faulty: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def uncollected(path: str) -> str:
        raise ValueError(path)

    monkeypatch.setattr(error_page, "static", uncollected)
    error_page.as_html.cache_clear()
    response = faulty.get("/suche/")
    error_page.as_html.cache_clear()
    page = parse(response.content.decode())
    assert response.status_code == 500
    assert page.one("h1").text == "Da ging etwas schief"
    assert not page.all("link")


def test_the_page_of_a_fault_is_made_before_anything_fails(monkeypatch) -> None:
    error_page.as_html.cache_clear()
    from canasta_site import wsgi

    assert wsgi.application
    assert error_page.as_html.cache_info().currsize == 1


# --- The other faces ---


def error_of(response) -> str:
    assert response.headers["Content-Type"] == "application/json"
    ((name, (said,)),) = json.loads(response.content)["errors"].items()
    assert name == "request"
    return said


@pytest.mark.parametrize(
    ("method", "path", "status", "said"),
    [
        ("get", "/gibt-es-nicht/?format=json", 404, "Diese Karte liegt hier nicht. "),
        ("get", "/regeln/gibt-es-nicht/?format=json", 404, "Diese Karte liegt hier nicht. "),
        ("get", "/gibt-es-nicht.json", 404, "Diese Karte liegt hier nicht. "),
        ("post", "/meldung/?format=json", 405, "Hier wird nur gelesen. "),
        ("get", "/meldung/?format=json&cards=" + "K" * 8000, 414, "Diese Adresse ist zu lang. "),
        ("get", "/meldung/?format=json" + "&a" * 1000, 400, "Das sind zu viele Angaben. "),
    ],
)
def test_a_program_is_told_in_json(client: Client, method, path, status, said: str) -> None:
    response = getattr(client, method)(path)
    assert response.status_code == status
    assert error_of(response).startswith(said)


def test_a_program_is_told_of_a_fault_and_of_a_wrong_host_in_json(faulty: Client) -> None:
    response = faulty.get("/suche/?q=joker&format=json")
    assert response.status_code == 500
    assert error_of(response).startswith("Da ging etwas schief. ")
    wrong = faulty.get("/suche/?format=json", headers={"host": "fremd.example"})
    assert wrong.status_code == 400
    assert error_of(wrong).startswith("Falsche Haustür. ")


@pytest.mark.parametrize(
    ("target", "method", "status"),
    [(b"/gibt-es-nicht/", b"HEAD", 404), (b"/?" + b"a" * 8000, b"HEAD", 414)],
)
def test_a_head_request_gets_the_same_without_a_body(server, target, method, status) -> None:
    answer = send(server, target, method=method)
    assert (answer.status, answer.body) == (status, b"")
    assert int(answer.headers["Content-Length"]) > 0


@pytest.mark.parametrize("method", ["post", "put", "patch", "delete", "trace"])
@pytest.mark.parametrize("path", ["/", "/regeln.json", "/sitemap.xml", "/gibt-es-nicht/"])
def test_nothing_is_sent_to_the_site(client: Client, path: str, method: str) -> None:
    response = getattr(client, method)(path)
    assert response.status_code == 405
    assert response.headers["Allow"] == "GET, HEAD, OPTIONS"


def test_one_may_ask_what_can_be_done(client: Client) -> None:
    response = client.options("/meldung/")
    assert (response.status_code, response.content) == (204, b"")
    assert response.headers["Allow"] == "GET, HEAD, OPTIONS"
