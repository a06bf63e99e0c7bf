"""What every test can use: Django's test client, and `server` for the site as it is served."""

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from django.conf import settings
from django.test import override_settings

ROOT = Path(__file__).resolve().parent.parent
START_SECONDS = 60
STOP_SECONDS = 10

# What Django and gunicorn log for an exception that nothing caught.
SERVER_ERRORS = ("Internal Server Error", "Error handling request", "Exception in worker")

# How long one example takes says more about the machine than about the law under test.
hypothesis.settings.register_profile("canasta", deadline=None, print_blob=True)
hypothesis.settings.load_profile("canasta")


@pytest.fixture(scope="session", autouse=True)
def plain_static_files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Lets the test client render pages without collectstatic; `server` has the real storage."""
    plain = {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}
    with override_settings(
        STORAGES=settings.STORAGES | {"staticfiles": plain},
        STATIC_ROOT=tmp_path_factory.mktemp("static"),
    ):
        yield


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site in production shape, as `make run` serves it: yields its address, without a slash.

    A subprocess, because Playwright's event loop and pytest-django's live server exclude each
    other, and because only this way manifest, compression and policy are the real ones.
    """
    work = tmp_path_factory.mktemp("server")
    own = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("DJANGO_", "CANASTA_"))
    }
    environment = own | {"DJANGO_STATIC_ROOT": str(work / "static")}
    manage = [sys.executable, "manage.py", "collectstatic", "--noinput", "--verbosity", "0"]
    subprocess.run(manage, cwd=ROOT, env=environment, check=True)

    log = work / "gunicorn.log"
    with socket.socket() as listener, log.open("wb") as output:
        # Handing over a bound socket leaves no gap in which something else could take the port.
        listener.bind(("127.0.0.1", 0))
        port = listener.getsockname()[1]
        config = ["--config", "python:canasta_site.gunicorn_conf"]
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", *config, "--bind", f"fd://{listener.fileno()}"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=[listener.fileno()],
        )
    address = f"http://127.0.0.1:{port}"
    try:
        _wait_until_up(process, address, log)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    # No test wants a server error: one that no test looked at must not pass unseen.
    said = log.read_text(errors="replace")
    if any(error in said for error in SERVER_ERRORS):
        pytest.fail(f"The server reported errors:\n{said}", pytrace=False)


def _wait_until_up(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/", timeout=START_SECONDS).close()
            return
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
    pytest.fail(f"The server did not start:\n{log.read_text(errors='replace')}")
