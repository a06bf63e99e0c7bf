"""Reporting an error: the right page, the state of the data, and nothing that leads elsewhere."""

from dataclasses import replace
from urllib.parse import parse_qs, parse_qsl, unquote, urlsplit

import pytest
from django.test import Client

from about import report_page
from about.operator import Operator
from rules.edition import EDITION
from tests.pages import Element, page_of, parse

REPORT = "/fehler-melden/"
MELD = "/meldung/?cards=D+D+2+2"
KNOWN = Operator(email="erna+canasta@example.org")


@pytest.fixture(autouse=True)
def no_settings(settings) -> None:
    settings.OPERATOR, settings.SITE_URL = Operator(), ""


def report(client: Client, page: str, **headers: str) -> Element:
    return page_of(client.get(REPORT, {"seite": page}, headers=headers)).one("main")


def text_in(main: Element) -> str:
    (field,) = main.all("textarea")
    assert "readonly" in field.attributes
    return "".join(child for child in field.children if isinstance(child, str))


def reported(main: Element) -> str:
    """The address that the text carries."""
    line = text_in(main).splitlines()[0]
    assert line.startswith("Adresse: ")
    return line.removeprefix("Adresse: ")


# --- What a report carries ---


def test_a_report_carries_address_and_edition(client: Client) -> None:
    main = report(client, MELD)
    assert main.one("a", href=MELD).text == f"http://testserver{MELD}"
    assert text_in(main) == (
        f"Adresse: http://testserver{MELD}\n"
        f"{EDITION}\n\n"
        "Was stimmt nicht?\n\n\n"
        "Welche Quelle sagt es anders, und wo steht es dort?\n\n"
    )


def test_the_address_is_that_of_the_public_site(client: Client, settings) -> None:
    settings.SITE_URL = "https://canasta.example.org"
    assert reported(report(client, MELD)) == f"https://canasta.example.org{MELD}"


def test_a_mail_has_everything_filled_in(client: Client, settings) -> None:
    settings.OPERATOR = KNOWN
    main = report(client, "/runde/?out=a&a-name=Erna+%26+Otto%0ABcc:x")
    link = urlsplit(main.one("a", **{"class": "knopf"}).attributes["href"])
    assert (link.scheme, unquote(link.path)) == ("mailto", "erna+canasta@example.org")
    assert "+" not in link.path + link.query
    mail = parse_qs(link.query, strict_parsing=True)
    assert mail.keys() == {"subject", "body"}
    assert mail["subject"] == ["Fehler auf /runde/"]
    assert mail["body"] == [text_in(main).replace("\n", "\r\n")]
    assert "erna+canasta@example.org" in main.text


def test_without_an_address_to_write_to_the_text_is_there_all_the_same(client: Client) -> None:
    main = report(client, MELD)
    assert "Eine E-Mail-Adresse gibt es hier noch nicht." in main.text
    # The operator learns the name of the setting at the start; to a visitor it says nothing.
    assert "CANASTA_" not in main.text
    assert not [a for a in main.all("a") if a.attributes["href"].startswith("mailto:")]
    assert reported(main) == f"http://testserver{MELD}"


def test_without_a_page_the_address_is_left_to_the_reader(client: Client, settings) -> None:
    settings.OPERATOR = KNOWN
    for query in ({}, {"seite": ""}):
        main = page_of(client.get(REPORT, query)).one("main")
        assert "Trag sie im Text selbst ein." in main.text
        assert "können wir nichts anfangen" not in main.text
        assert text_in(main).startswith(f"Adresse: \n{EDITION}\n")
        (link,) = main.all("a", **{"class": "knopf"})
        assert "subject=Fehler%20auf%20der%20Seite&" in link.attributes["href"]


def test_no_robot_and_no_cache_keeps_a_report(client: Client) -> None:
    response = client.get(REPORT, {"seite": MELD})
    assert page_of(response).one("meta", name="robots").attributes["content"] == "noindex"
    assert set(response.headers["Cache-Control"].split(", ")) == {"private", "no-store"}
    assert not page_of(client.get("/impressum/")).all("meta", name="robots")


# --- What is no page of ours ---

FOREIGN = [
    "https://evil.example/",
    "//evil.example/",
    "/meldung//evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "/meldung/\n?cards=K",
    "/meldung/?cards=\x00",
    "/meldung/?cards=\u202egro.elpmaxe",
    "javascript:alert(1)",
    "meldung/",
    " /meldung/",
    "?cards=K",
]


@pytest.mark.parametrize("address", FOREIGN, ids=lambda text: ascii(text)[:30])
def test_a_foreign_address_is_left_out_with_a_calm_word(client: Client, settings, address) -> None:
    settings.OPERATOR = KNOWN
    main = report(client, address)
    assert "Mit der mitgegebenen Adresse können wir nichts anfangen" in main.text
    assert reported(main) == ""
    links = [a.attributes["href"] for a in main.all("a")]
    assert [link.partition(":")[0] for link in links] == ["mailto"]
    said = client.get(REPORT, {"seite": address}).content.decode()
    assert "evil" not in said
    assert "alert" not in said


def test_the_longest_address_that_the_site_takes_can_be_reported(client: Client) -> None:
    longest = "/meldung/?cards=".ljust(8000, "K")
    assert client.get(longest).status_code == 200
    main = report(client, "/meldung/", referer=f"http://testserver{longest}")
    assert reported(main) == f"http://testserver{longest}"


@pytest.mark.parametrize("address", ['/"><script>alert(1)</script>', "/</textarea><b>&amp;", "/'x"])
def test_an_address_is_never_markup(client: Client, settings, address: str) -> None:
    settings.OPERATOR = KNOWN
    response = client.get(REPORT, {"seite": address})
    main = page_of(response).one("main")
    assert not main.all("script")
    assert not main.all("b")
    assert main.one("a", **{"class": "ankerlink"}).attributes["href"] == address
    assert reported(main) == f"http://testserver{address}"


# --- Which page is meant: the link, completed from where the visitor comes ---


@pytest.mark.parametrize(
    ("page", "referer", "meant"),
    [
        ("/meldung/", f"http://testserver{MELD}", MELD),
        ("/meldung/", f"https://testserver{MELD}", MELD),
        ("/r%C3%A4geln/", "http://testserver/r%C3%A4geln/?q=1", "/r%C3%A4geln/?q=1"),
        # The link of a result says it all: what has been typed since may be another question.
        (MELD, "http://testserver/meldung/?cards=K+K+K", MELD),
        # Another page, another host, another port, nothing, nonsense.
        ("/meldung/", "http://testserver/runde/?out=a", "/meldung/"),
        ("/meldung/", f"http://evil.example{MELD}", "/meldung/"),
        ("/meldung/", f"http://testserver:81{MELD}", "/meldung/"),
        ("/meldung/", f"http://evil@testserver{MELD}", "/meldung/"),
        ("/meldung/", "http://testserver/meldung/", "/meldung/"),
        ("/meldung/", "http://[testserver/meldung/?cards=K", "/meldung/"),
        ("/meldung/", "http://testserver/meldung/?cards=\\evil", "/meldung/"),
        ("/meldung/", "http://testserver/meldung/?cards=" + "K" * 8000, "/meldung/"),
        ("/meldung/", "", "/meldung/"),
    ],
)
def test_a_page_is_completed_from_where_the_visitor_comes(client, page, referer, meant) -> None:
    assert reported(report(client, page, referer=referer)) == f"http://testserver{meant}"


def test_where_one_comes_from_alone_says_nothing(client: Client) -> None:
    response = client.get(REPORT, headers={"referer": f"http://testserver{MELD}"})
    assert reported(page_of(response).one("main")) == ""


# --- The links to it ---


def links_to_report(part: Element) -> list[str]:
    return [a.attributes["href"] for a in part.all("a") if a.attributes["href"].startswith(REPORT)]


@pytest.mark.parametrize("path", ["/", "/vergleich/", "/regeln/kartenwerte/", "/impressum/"])
def test_the_footer_reports_the_page_that_it_stands_on(client: Client, path: str) -> None:
    (link,) = links_to_report(page_of(client.get(path)).one("footer"))
    assert dict(parse_qsl(urlsplit(link).query)) == {"seite": path}


def test_the_footer_of_a_page_that_is_not_there_reports_it(client: Client) -> None:
    page = parse(client.get("/gibt es nicht?/ä&seite=x").content.decode())
    (link,) = links_to_report(page.one("footer"))
    assert reported(page_of(client.get(link)).one("main")) == (
        "http://testserver/gibt%20es%20nicht"
    )


RESULTS = [
    ("/meldung/", {"cards": "dd22, 8: 2", "table": "888"}),
    ("/erstmeldung/", {"hand_cards": "K K K D D 2 2 9 9 9"}),
    ("/stapel/", {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"}),
    ("/ausmachen/", {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K K K K K"}),
    ("/runde/", {"out": "a", "a-melded": "70", "a-name": "Erna & Otto #1 100 % +/ä"}),
    ("/streitfragen/joker-abwerfen/", {}),
]


@pytest.mark.parametrize("path_and_query", RESULTS, ids=lambda state: state[0])
@pytest.mark.parametrize("headers", [{}, {"HX-Request": "true"}], ids=["page", "fragment"])
def test_a_result_reports_its_exact_address(client: Client, path_and_query, headers) -> None:
    path, query = path_and_query
    page = page_of(client.get(path, query, headers=headers))
    (share,) = [b for b in page.all("button") if "data-teilen" in b.attributes]
    assert share.parent is not None
    (link,) = links_to_report(share.parent)
    assert reported(page_of(client.get(link)).one("main")) == (
        f"http://testserver{share.attributes['data-teilen']}"
    )


def test_no_result_no_link_beside_it(client: Client) -> None:
    for query in ({}, {"cards": "X"}):
        assert not links_to_report(page_of(client.get("/meldung/", query)).one("main"))


def test_a_subject_is_one_line_however_long_the_path() -> None:
    context = report_page.context(
        replace(KNOWN), "http://testserver", "/" + "a" * 300, "", "testserver"
    )
    (subject,) = parse_qs(urlsplit(str(context["mailto"])).query)["subject"]
    assert len(subject) < 80
