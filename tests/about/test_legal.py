"""Imprint and privacy page, empty and filled in, and what a deployment without them is told."""

import os
import shlex
import subprocess
import sys
import urllib.error
import urllib.request
from dataclasses import replace
from pathlib import Path

import pytest
from django.core.checks import Tags, run_checks
from django.core.management import call_command
from django.core.management.base import SystemCheckError
from django.test import Client

from about.checks import SITE_URL
from about.operator import DETAILS, Operator
from canasta_site import gunicorn_conf
from canasta_site.https import HEADER, HSTS, Https
from tests.pages import page_of

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "docs" / "example.env"
SITE = "https://canasta.example.org"
FILLED = Operator(
    name="Erna <Muster>",
    address="Gasse 1|1010 Wien",
    email="erna@example.org",
    hosting="Rechenhaus & Söhne",
    phone="+43 1 234",
    days="14",
)
PAGES = ("/impressum/", "/datenschutz/")


@pytest.fixture
def nobody(settings) -> None:
    settings.OPERATOR, settings.SITE_URL = Operator(), ""


@pytest.fixture
def somebody(settings) -> None:
    settings.OPERATOR, settings.SITE_URL = FILLED, SITE
    settings.HTTPS = Https.from_environment({HEADER: "X-Forwarded-Proto"})


def text_of(client: Client, path: str) -> str:
    return page_of(client.get(path)).one("main").text


# --- The settings ---


def test_the_operator_is_read_from_the_environment() -> None:
    environment = {
        "CANASTA_OPERATOR_NAME": " Erna <Muster> ",
        "CANASTA_OPERATOR_ADDRESS": "Gasse 1|1010 Wien",
        "CANASTA_OPERATOR_EMAIL": "erna@example.org",
        "CANASTA_OPERATOR_PHONE": "+43 1 234",
        "CANASTA_HOSTING": "Rechenhaus & Söhne",
        "CANASTA_LOG_DAYS": "14",
        "CANASTA_OTHER": "x",
    }
    assert Operator.from_environment(environment) == FILLED
    assert Operator.from_environment({}) == Operator()


@pytest.mark.parametrize(
    "address", ["Gasse 1|1010 Wien", "Gasse 1\n1010 Wien\n", "Gasse 1 | 1010 Wien|"]
)
def test_an_address_has_lines(address: str) -> None:
    assert replace(FILLED, address=address).address_lines == ("Gasse 1", "1010 Wien")


@pytest.mark.parametrize(
    ("days", "read"),
    [("14", 14), ("0", 0), ("", None), ("-1", None), ("zwei", None), ("1.5", None), ("²", None)],
)
def test_days_are_a_whole_number_or_unknown(days: str, read: int | None) -> None:
    assert replace(FILLED, days=days).log_days == read


# --- The pages ---


@pytest.mark.usefixtures("somebody")
@pytest.mark.parametrize("path", PAGES)
def test_a_filled_page_names_the_operator(client: Client, path: str) -> None:
    main = page_of(client.get(path)).one("main")
    for said in ("Erna <Muster>", "Gasse 11010 Wien", "erna@example.org", "+43 1 234"):
        assert said in main.text
    assert main.one("a", href="mailto:erna@example.org")
    assert "noch" not in main.text
    assert "CANASTA_" not in main.text


@pytest.mark.usefixtures("nobody")
@pytest.mark.parametrize(
    ("path", "said"),
    [
        (
            "/impressum/",
            (
                "Diese Angaben fehlen noch: Name (CANASTA_OPERATOR_NAME), "
                "Anschrift (CANASTA_OPERATOR_ADDRESS), E-Mail (CANASTA_OPERATOR_EMAIL)."
            ),
        ),
        (
            "/datenschutz/",
            (
                "Diese Angaben fehlen noch: Name (CANASTA_OPERATOR_NAME), "
                "Anschrift (CANASTA_OPERATOR_ADDRESS), E-Mail (CANASTA_OPERATOR_EMAIL), "
                "Hosting (CANASTA_HOSTING)."
            ),
        ),
    ],
)
def test_an_empty_page_says_what_is_missing(client: Client, path: str, said: str) -> None:
    main = page_of(client.get(path)).one("main")
    assert said in main.text
    assert "mailto:" not in client.get(path).content.decode()
    assert not main.all("dt")


def test_only_what_is_missing_is_named(client: Client, settings) -> None:
    settings.OPERATOR = replace(FILLED, email="", phone="", days="")
    said = text_of(client, "/impressum/")
    assert "Diese Angaben fehlen noch: E-Mail (CANASTA_OPERATOR_EMAIL). Wer" in said
    assert "Erna <Muster>" in said
    assert "Telefon" not in said
    private = text_of(client, "/datenschutz/")
    assert "ist nicht angegeben (CANASTA_LOG_DAYS)" in private
    assert "Wenn du uns schreibst" not in private


@pytest.mark.parametrize(
    ("days", "said"),
    [
        ("14", "Protokolle werden nach 14 Tagen gelöscht."),
        ("1000", "Protokolle werden nach 1.000 Tagen gelöscht."),
        ("1", "Protokolle werden nach einem Tag gelöscht."),
        ("0", "Protokolle werden nicht aufgehoben."),
        ("bald", "Wie lange Protokolle bleiben, ist nicht angegeben (CANASTA_LOG_DAYS)."),
        ("", "Wie lange Protokolle bleiben, ist nicht angegeben (CANASTA_LOG_DAYS)."),
    ],
)
def test_it_is_said_how_long_logs_are_kept(client: Client, settings, days: str, said: str) -> None:
    settings.OPERATOR = replace(FILLED, days=days)
    assert said in text_of(client, "/datenschutz/")


@pytest.mark.usefixtures("somebody")
def test_the_privacy_page_names_what_people_ask_for(client: Client) -> None:
    said = text_of(client, "/datenschutz/").replace("\N{NO-BREAK SPACE}", " ")
    for word in (
        "keine Cookies",
        "Namen der Parteien",
        "IP-Adresse",
        "sessionStorage",
        "Verlauf löschen",
    ):
        assert word in said
    # Browsers send the header Referer within a site, and the report page reads it.
    assert "meist auch die der Seite davor" in said
    # All that push addresses while one types, by htmx.
    assert "merken sich Rechner und Suche ihre letzte Adresse" in said
    assert "betreibt: Rechenhaus & Söhne." in said
    assert "Art. 15 bis 21 DSGVO" in said
    assert "Art. 77 DSGVO" in said


def test_ordinary_requests_are_not_logged(server: str, server_log: Path) -> None:
    # The privacy page says so.
    urllib.request.urlopen(f"{server}/runde/?out=a&a-name=Geheimrat").close()
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(f"{server}/nirgendwo/?a-name=Geheimrat")
    assert "Geheimrat" not in server_log.read_text(errors="replace")


# --- The deployment checks ---


def complaints() -> list[str]:
    """The ids of what is wrong with the operator's settings."""
    found = run_checks(tags=[Tags.security], include_deployment_checks=True)
    return [message.id for message in found if message.id.startswith("about.")]


@pytest.mark.usefixtures("somebody")
def test_nothing_is_wrong_with_a_filled_deployment() -> None:
    assert complaints() == []


@pytest.mark.usefixtures("nobody")
def test_an_empty_deployment_lacks_everything() -> None:
    wanted = ["about.E001", "about.E002", "about.E003", "about.E004", "about.E005", "about.E008"]
    assert complaints() == wanted


@pytest.mark.usefixtures("somebody")
@pytest.mark.parametrize(
    ("change", "wanted"),
    [
        ({"name": ""}, ["about.E001"]),
        ({"address": ""}, ["about.E002"]),
        ({"email": ""}, ["about.E003"]),
        ({"hosting": ""}, ["about.E004"]),
        ({"email": "erna at example.org"}, ["about.E006"]),
        ({"email": "erna@example.org, otto@example.org"}, ["about.E006"]),
        ({"days": "zwei Wochen"}, ["about.E007"]),
        ({"phone": "", "days": ""}, []),
    ],
)
def test_each_gap_has_its_own_check(settings, change: dict[str, str], wanted: list[str]) -> None:
    settings.OPERATOR = replace(FILLED, **change)
    assert complaints() == wanted


@pytest.mark.usefixtures("somebody")
def test_a_site_without_an_address_is_refused(settings) -> None:
    settings.SITE_URL = ""
    assert complaints() == ["about.E005"]


# --- The example ---


def example() -> dict[str, str]:
    """The settings of the example, as a shell reads them."""
    lines = shlex.split(EXAMPLE.read_text(encoding="utf-8"), comments=True)
    return dict(line.split("=", 1) for line in lines)


def test_the_example_passes_the_deployment_checks() -> None:
    own = {name: value for name, value in os.environ.items() if not name.startswith("CANASTA_")}
    command = [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"]
    for given, code in ((example(), 0), ({}, 1)):
        done = subprocess.run(command, cwd=ROOT, env=own | given, capture_output=True, check=False)
        assert done.returncode == code, done.stderr


@pytest.mark.parametrize("left_out", example())
def test_nothing_of_the_example_can_be_left_out(settings, left_out: str) -> None:
    given = example()
    del given[left_out]
    settings.OPERATOR = Operator.from_environment(given)
    settings.SITE_URL = given.get(SITE_URL, "")
    settings.HTTPS = Https.from_environment(given)
    with pytest.raises(SystemCheckError, match=f"{left_out} is not set"):
        call_command("check", deploy=True, fail_level="WARNING")


@pytest.mark.parametrize("setting", [SITE_URL, HEADER, HSTS, *(d.setting for d in DETAILS)])
def test_every_setting_is_in_the_example(setting: str) -> None:
    assert f"{setting}=" in EXAMPLE.read_text(encoding="utf-8")


# --- What the server says at its start ---

START = "Not set: CANASTA_OPERATOR_NAME, CANASTA_OPERATOR_ADDRESS, CANASTA_OPERATOR_EMAIL, "


@pytest.mark.usefixtures("server")
def test_the_server_names_what_is_missing_and_serves(server_log: Path) -> None:
    (line,) = [line for line in server_log.read_text().splitlines() if "Not set" in line]
    assert f"{START}CANASTA_HOSTING, CANASTA_SITE_URL (" in line


class Heard:
    """A server whose log is a list."""

    def __init__(self) -> None:
        self.log, self.said = self, []

    def warning(self, text: str, *values: str) -> None:
        self.said.append(text % values)


@pytest.mark.usefixtures("somebody")
def test_a_server_with_an_operator_starts_in_silence(settings) -> None:
    heard = Heard()
    gunicorn_conf.on_starting(heard)
    assert heard.said == []
    settings.OPERATOR = replace(FILLED, hosting="")
    gunicorn_conf.on_starting(heard)
    assert [said.partition(" (")[0] for said in heard.said] == ["Not set: CANASTA_HOSTING"]
