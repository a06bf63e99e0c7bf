"""The site in production shape on a free port, for whatever has to see it as it is served."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START_SECONDS = 60
STOP_SECONDS = 10
# What the server says, in the folder that it is given.
LOG = "gunicorn.log"

# What Django and gunicorn log for an exception that nothing caught.
SERVER_ERRORS = ("Internal Server Error", "Error handling request", "Exception in worker")


class ServerError(Exception):
    """The server did not start, or reported an error while it ran."""


@contextmanager
def served(work: Path, *, root: Path = ROOT, port: int = 0, **more: str) -> Iterator[str]:
    """Serves the site as `make run` does and gives its address, without a slash at the end.

    `work` is a folder for its static files and its log, `more` its environment beside that of this
    process, from which it takes no settings. `root`: the files of another release; `port`: the one
    that a server had which is no more. A server error fails at the end: one that nobody looked at
    must not pass unseen.
    """
    own = {k: v for k, v in os.environ.items() if not k.startswith(("DJANGO_", "CANASTA_"))}
    environment = own | {"DJANGO_STATIC_ROOT": str(work / "static")} | more
    collect = ["collectstatic", "--noinput", "--clear", "--verbosity", "0"]
    subprocess.run([sys.executable, "manage.py", *collect], cwd=root, env=environment, check=True)

    log = work / LOG
    with socket.socket() as listener, log.open("wb") as output:
        # Handing over a bound socket leaves no gap in which something else could take the port.
        # Connections of an earlier server may still be closing.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(("127.0.0.1", port))
        port = listener.getsockname()[1]
        config = ["--config", "python:canasta_site.gunicorn_conf"]
        process = subprocess.Popen(
            [sys.executable, "-m", "gunicorn", *config, "--bind", f"fd://{listener.fileno()}"],
            cwd=root,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            pass_fds=[listener.fileno()],
        )
    address = f"http://127.0.0.1:{port}"
    try:
        wait_until_up(process, address, log)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    said = log.read_text(errors="replace")
    if any(error in said for error in SERVER_ERRORS):
        raise ServerError(f"The server reported errors:\n{said}")


def wait_until_up(process: subprocess.Popen[bytes], address: str, log: Path) -> None:
    """Returns when the address answers; raises with what the process wrote if it never does."""
    deadline = time.monotonic() + START_SECONDS
    while time.monotonic() < deadline and process.poll() is None:
        try:
            urllib.request.urlopen(f"{address}/", timeout=START_SECONDS).close()  # noqa: S310
        except urllib.error.HTTPError:
            return
        except OSError:
            time.sleep(0.05)
        else:
            return
    raise ServerError(f"The server did not start:\n{log.read_text(errors='replace')}")
