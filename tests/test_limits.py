"""The limits, each on its border: so much works, and one more is told. The README lists them."""

from pathlib import Path

import pytest
from django.test import Client

from tests.pages import parse
from tests.raw_http import send

README = (Path(__file__).resolve().parent.parent / "README.md").read_text(encoding="utf-8")


def address(length: int) -> bytes:
    return b"/meldung/?cards=KKK&x=".ljust(length, b"x")


def parameters(count: int) -> bytes:
    return b"/meldung/?cards=KKK" + b"&x=" * (count - 1)


@pytest.mark.parametrize(
    ("most", "request_of", "status", "said"),
    [
        (8000, address, 414, "Möglich sind höchstens 8.000 Zeichen."),
        (1000, parameters, 400, "Eine Adresse darf höchstens 1.000 Angaben haben."),
    ],
)
def test_so_much_of_an_address_works_and_no_more(server, most, request_of, status, said) -> None:
    assert send(server, request_of(most)).status == 200
    refused = send(server, request_of(most + 1))
    assert refused.status == status
    assert said in parse(refused.body.decode()).one("main").text
    assert f"{most:,}" in README


def test_the_path_counts_too(client: Client) -> None:
    assert client.get("/" + "a" * 7999).status_code == 404
    assert client.get("/" + "a" * 8000).status_code == 414


@pytest.mark.parametrize(
    ("header", "status"),
    [
        # With its name: gunicorn takes 16,380 of one header, and a hundred headers.
        (b"X-Long: " + b"a" * 16_370, 200),
        (b"X-Long: " + b"a" * 16_373, 431),
        (b"\r\n".join(b"X-%d: a" % n for n in range(98)), 200),
        (b"\r\n".join(b"X-%d: a" % n for n in range(99)), 431),
    ],
)
def test_so_much_beside_an_address_works_and_no_more(server, header, status: int) -> None:
    assert send(server, b"/", header).status == status


ROUND = {"out": "a", "a-melded": "100"}
EXACT = {"mode": "exact", "out": "a", "a-melds": "KKK"}


def blanks(count: int) -> str:
    """Cards with blanks between them, which are no card."""
    return "KK" + "K".rjust(count - 2)


@pytest.mark.parametrize(
    ("path", "rest", "name", "most", "text", "said"),
    [
        ("/meldung/", {}, "cards", 2000, blanks, "höchstens 2.000"),
        ("/erstmeldung/", {}, "hand_cards", 2000, blanks, "höchstens 2.000"),
        ("/runde/", EXACT, "b-hand_cards", 2000, blanks, "höchstens 2.000"),
        ("/runde/", ROUND, "b-name", 40, "x".__mul__, "41 Zeichen, höchstens 40"),
        ("/runde/", ROUND, "b-hand", 200, lambda n: "5+" + "5".rjust(n - 2), "200 Zeichen"),
        ("/runde/", ROUND, "b-hand", 60, lambda n: "+".join(["0"] * n), "60 Zahlen"),
        ("/runde/", ROUND, "b-hand", 12, lambda n: "5".rjust(n, "0"), "keine ganze Zahl"),
        ("/suche/", {}, "q", 200, "w".__mul__, "Höchstens 200 Zeichen"),
    ],
)
def test_so_much_of_a_field_works_and_no_more(client, path, rest, name, most, text, said) -> None:
    asked = rest | {"format": "json"}
    assert client.get(path, asked | {name: text(most)}).status_code == 200
    refused = client.get(path, asked | {name: text(most + 1)})
    assert refused.status_code == 422
    assert said in refused.json()["errors"][name][0]
