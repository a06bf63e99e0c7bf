"""The house itself: locked requirements, settings, static files, and a server that stands."""

import os
import re
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from canasta_site import settings as production
from tests.raw_http import send

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ("requirements/run.txt", "requirements/dev.txt", "requirements/audit.txt")


def locked(lock: str) -> dict[str, str]:
    """Each requirement of a lock file, by the line that pins it, with all that belongs to it."""
    text = re.sub(r"^ *#.*\n", "", (ROOT / lock).read_text(), flags=re.MULTILINE)
    entries = [entry for entry in re.split(r"\n(?=\S)", text) if entry.strip()]
    return {entry.split()[0]: entry for entry in entries}


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_requirement_is_pinned_and_hashed(lock):
    entries = locked(lock)
    assert entries
    for pin, entry in entries.items():
        assert re.fullmatch(r"[a-z0-9-]+(\[[a-z,]+\])?==[0-9a-z.]+", pin)
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), pin


@pytest.mark.parametrize("lock", LOCKS)
def test_a_lock_file_names_no_host(lock):
    text = (ROOT / lock).read_text()
    assert not re.search(r"://|--(extra-)?index-url|--find-links|--trusted-host", text)


def test_tests_run_with_the_versions_that_are_served():
    assert locked("requirements/run.txt").keys() <= locked("requirements/dev.txt").keys()


def test_the_audit_shares_its_versions_with_the_tests() -> None:
    # Both are installed side by side.
    both = [dict(pin.split("==") for pin in locked(lock)) for lock in LOCKS[1:]]
    shared = both[0].keys() & both[1].keys()
    assert shared
    assert {name: both[0][name] for name in shared} == {name: both[1][name] for name in shared}


@pytest.mark.parametrize("failing", ["", "check test", "pythons"])
def test_ci_calls_make_and_fails_with_it(tmp_path, failing):
    make = tmp_path / "make"
    make.write_text(f'#!/bin/sh\necho "$PWD: $*"\n[ "$*" != "{failing}" ]\n')
    make.chmod(0o755)
    done = subprocess.run(
        ["bash", ROOT / ".ci" / "run"],
        cwd=tmp_path,
        env=os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    calls = ["check test", "pythons"]
    made = calls[: calls.index(failing) + 1] if failing else calls
    assert done.stdout.splitlines() == [f"{ROOT}: {call}" for call in made]
    assert (done.returncode != 0) == bool(failing)


def settings_in(environment: dict[str, str], expression: str) -> str:
    """What a fresh process with nothing but this environment reads from the settings."""
    return subprocess.run(
        [sys.executable, "-c", f"from canasta_site import settings as s; print({expression})"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()


def test_without_an_environment_the_settings_are_those_of_production():
    expression = "(s.DEBUG, s.ALLOWED_HOSTS, len(s.SECRET_KEY) >= 50)"
    expected = "(False, ['127.0.0.1', 'localhost', '[::1]'], True)"
    assert settings_in({}, expression) == expected


def test_the_environment_changes_the_settings():
    environment = {
        "DJANGO_DEBUG": "1",
        "DJANGO_ALLOWED_HOSTS": "canasta.example, test.example",
        "DJANGO_SECRET_KEY": "given",
    }
    expression = "(s.DEBUG, s.ALLOWED_HOSTS, s.SECRET_KEY)"
    expected = "(True, ['canasta.example', 'test.example'], 'given')"
    assert settings_in(environment, expression) == expected


def test_a_secret_is_made_anew_for_each_start():
    assert settings_in({}, "s.SECRET_KEY") != settings_in({}, "s.SECRET_KEY")


def test_production_hashes_and_compresses_static_files():
    assert production.STORAGES["staticfiles"]["BACKEND"] == (
        "whitenoise.storage.CompressedManifestStaticFilesStorage"
    )


@pytest.mark.parametrize("path", ["/", "/vergleich/", "/meldung/", "/runde/"])
def test_no_page_sets_a_cookie(client, path):
    response = client.get(path)
    assert response.status_code == 200
    assert not response.cookies


def test_served_static_files_are_hashed_compressed_and_kept(server):
    page = urllib.request.urlopen(f"{server}/").read().decode()
    linked = set(re.findall(r'(?:src|href)="(/static/[^"#]+)', page))
    assert linked
    for path in linked:
        assert re.search(r"\.[0-9a-f]{12}\.\w+$", path), path
        for encoding in ("br", "gzip"):
            request = urllib.request.Request(server + path, headers={"Accept-Encoding": encoding})
            with urllib.request.urlopen(request) as response:
                assert "immutable" in response.headers["Cache-Control"], path
                if path.endswith((".css", ".js")):
                    assert response.headers["Content-Encoding"] == encoding, path


@pytest.mark.parametrize(
    ("target", "status"),
    [
        (b"/%00", 404),
        (b"/%ff%fe", 404),
        (b"/\xff\xfe", 400),
        (b"/static/%00", 404),
        (b"/static/../../manage.py", 404),
        (b"//canasta.example/%2e%2e", 404),
        (b"/" + b"a" * 7999, 404),
        (b"/meldung/?cards=%00%ff%ed%a0%80", 200),
        (b"/meldung/?cards=\xff\xfe", 400),
        (b"/meldung/?cards=" + b"A" * 7900, 200),
        (b"/runde/?out=a&a-melded=%00%ff&a-name=" + b"%F0%9F%83%8F" * 600, 200),
        (b"/runde/?" + b"out=a&" * 999, 200),
    ],
)
def test_no_address_brings_the_server_down(server, target, status):
    assert send(server, target).status == status


def test_the_longest_address_may_come_back_as_referer(server):
    referer = b"Referer: " + server.encode() + b"/meldung/?cards=" + b"A" * 8100
    assert send(server, b"/", referer).status == 200


def test_idle_connections_do_not_hold_up_a_request(server):
    """Browsers open spare connections; as many as there are workers must not block the site."""
    host, port = server.removeprefix("http://").split(":")
    idle = [socket.create_connection((host, int(port))) for _ in range(4)]
    try:
        assert send(server, b"/").status == 200
    finally:
        for connection in idle:
            connection.close()


def look_for_chromium(tmp_path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Runs the search in CI, with a PATH that has only what the test put there."""
    apt = tmp_path / "apt-get"
    apt.write_text("#!/bin/sh\nexit 100\n")
    apt.chmod(0o755)
    bare = {"PATH": str(tmp_path), "PLAYWRIGHT_BROWSERS_PATH": str(tmp_path), "CI": "true"}
    return subprocess.run(
        [sys.executable, "-m", "tools.chromium"],
        cwd=ROOT,
        env=bare | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_chromium_on_the_path_is_taken(tmp_path):
    chrome = tmp_path / "google-chrome"
    chrome.touch(mode=0o755)
    done = look_for_chromium(tmp_path)
    assert (done.stdout, done.returncode) == (f"{chrome}\n", 0)


def test_a_chromium_that_was_named_is_never_replaced(tmp_path):
    (tmp_path / "chromium").touch(mode=0o755)
    done = look_for_chromium(tmp_path, CHROMIUM="/nowhere/chromium")
    assert (done.stdout, done.returncode) == ("", 1)
    assert "CHROMIUM=/nowhere/chromium" in done.stderr


def test_without_any_chromium_the_search_fails_and_names_the_ways_out(tmp_path):
    done = look_for_chromium(tmp_path)
    assert (done.stdout, done.returncode) == ("", 1)
    for way in ("CHROMIUM=", "apt install chromium", "playwright install", "make test-fast"):
        assert way in done.stderr
