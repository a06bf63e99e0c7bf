"""The container file, run as far as that goes without an engine: its build, start and health check.

The files lie below a folder of the test in place of the root. As root on Linux the commands run
as the image's user, who may read everything and write nothing, on a root that is read-only.
"""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from about.release import FOLDERS, digest
from canasta_site.health import complaint
from tests.running import dockerfile
from tools.served import START_SECONDS, wait_until_up

ALLOWED = {"DJANGO_ALLOWED_HOSTS": "canasta.example.org"}

# Reading is all that the user may do beyond its own rights: Python may lie in root's own folder.
AS_USER = ("setpriv", "--reuid=10001", "--regid=10001", "--clear-groups", "--no-new-privs")
AS_USER += ("--inh-caps=-all,+dac_read_search", "--ambient-caps=-all,+dac_read_search")
READ_ONLY = 'mount -o remount,bind,ro / && exec "$@"'
CONFINED = ("unshare", "--mount", "sh", "-c", READ_ONLY, "sh", *AS_USER)


def confined() -> tuple[str, ...]:
    """What makes of a command one of the container; empty on a machine that cannot do it."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return ()
    possible = subprocess.run([*CONFINED, "true"], capture_output=True, check=False)
    return CONFINED if possible.returncode == 0 else ()


def surroundings(root: Path, *names: str) -> dict[str, str]:
    """The environment that these stages give, with our folders in place of theirs."""
    python = str(Path(sys.executable).parent)
    return {
        name: value.replace("/opt/venv/bin", python)
        .replace("/srv", f"{root}/srv")
        .replace("$PATH", os.environ["PATH"])
        for name, value in dockerfile.environment(*names).items()
    }


@pytest.fixture(scope="module")
def image(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the build leaves behind, without the packages, which the tests have already."""
    root = tmp_path_factory.mktemp("image")
    (work,) = dockerfile.said("WORKDIR", "base")
    app = root / work.removeprefix("/")
    app.mkdir(parents=True)
    for name in dockerfile.let_in():
        source = dockerfile.ROOT / name
        if source.is_dir():
            shutil.copytree(source, app / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(source, app / name)
    (build,) = [run for run in dockerfile.said("RUN", "build") if "manage.py" in run]
    environment = surroundings(root, "base", "build")
    subprocess.run(["sh", "-c", build], cwd=app, env=environment, check=True)
    return root


@contextmanager
def container(image: Path, work: Path) -> Iterator[tuple[int, list[str], subprocess.Popen[bytes]]]:
    """Runs the image and gives its port, its health check and its process."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = surroundings(image, "base", "") | ALLOWED | {"PORT": str(port)}
    prefix = confined()
    app = image / "srv" / "canasta"
    log = work / "log"
    with log.open("wb") as output:
        process = subprocess.Popen(
            [*prefix, *dockerfile.command("CMD")],
            cwd=app,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
    variables = [f"{name}={value}" for name, value in environment.items()]
    health = [*prefix, "env", "-C", str(app), "-i", *variables, *dockerfile.command("HEALTHCHECK")]
    try:
        wait_until_up(process, f"http://127.0.0.1:{port}", log)
        yield port, health, process
    finally:
        process.kill()
        process.wait()


def healthy(check: list[str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(check, capture_output=True, text=True, check=False)


def test_the_image_starts_is_healthy_and_stops(image: Path, tmp_path: Path) -> None:
    with container(image, tmp_path) as (port, check, process):
        assert healthy(check).returncode == 0

        address = f"http://127.0.0.1:{port}"
        named = {"Host": "canasta.example.org"}
        asked = urllib.request.Request(f"{address}/", headers=named)
        page = urllib.request.urlopen(asked).read().decode()
        (style,) = re.findall(r'href="(/static/stil\.[0-9a-f]{12}\.css)"', page)
        asked = urllib.request.Request(f"{address}{style}", headers=named)
        assert urllib.request.urlopen(asked).status == 200

        if confined():
            status = Path(f"/proc/{process.pid}/status").read_text()
            assert re.search(r"^Uid:\t10001\t10001\t10001\t10001$", status, flags=re.MULTILINE)

        process.terminate()
        assert process.wait(START_SECONDS) == 0
        down = healthy(check)
        assert down.returncode == 1
        assert "no answer" in down.stderr
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    routes = [line.get("route") for line in lines if "ms" in line]
    # One start page is how the start is noticed, by a host name that is not its own. Sorted, since
    # each worker writes its line after the answer has left: two of them in either order.
    assert sorted(routes) == ["about:gesund", "rules:start", "rules:start", "static"]


def test_the_image_is_the_same_release_as_the_files_that_it_was_built_from(image: Path) -> None:
    app = image / "srv" / "canasta"
    assert digest(app) == digest(dockerfile.ROOT)


def test_a_server_that_answers_something_else_is_not_healthy() -> None:
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        answering = Thread(target=other.handle_request)
        answering.start()
        # It knows no GET.
        assert complaint(other.server_port) == "status 501"
        answering.join()


def test_only_what_a_release_is_made_of_gets_in() -> None:
    assert dockerfile.let_in() == {*FOLDERS, "manage.py"}


def test_the_image_is_slim_versioned_and_not_roots() -> None:
    outside = [rest.split()[0] for rest in dockerfile.said("FROM", "base")]
    assert re.fullmatch(r"python:3\.\d+-slim-\w+", outside[0])
    for name in ("build", ""):
        assert dockerfile.said("FROM", name)[0].split()[0] == "base"
    (user,) = dockerfile.said("USER", "")
    assert user == "10001:10001"
    (install,) = [run for run in dockerfile.said("RUN", "build") if "pip install" in run]
    assert "--require-hashes" in install
