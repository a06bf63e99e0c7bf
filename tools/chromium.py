"""Finds a Chromium for the browser tests and installs one where that can be done unasked.

`python -m tools.chromium` prints its path; without one it fails and names the ways out.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

NAMES = ("chromium", "google-chrome", "google-chrome-stable")

# How it is started: without asking for anything that is not the site.
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

NOT_FOUND = """\
The browser tests need a Chromium, and none was found. Any one of these helps:
  - CHROMIUM=/path/to/chromium make test
  - apt install chromium fonts-liberation      (Debian, as root)
  - .venv/bin/python -m playwright install --with-deps chromium
  - make test-fast                             (everything but the browser tests)"""


class ChromiumNotFoundError(Exception):
    """No Chromium to be had; the message says what to do."""


def find() -> str | None:
    """The Chromium that is already here: $CHROMIUM, then PATH, then Playwright's own."""
    if named := os.environ.get("CHROMIUM"):
        if path := shutil.which(named):
            return path
        # Whoever names one wants that one: falling back to another would go unnoticed.
        raise ChromiumNotFoundError(f"CHROMIUM={named} is not a program that can be run.")
    for name in NAMES:
        if path := shutil.which(name):
            return path
    with sync_playwright() as playwright:
        own = playwright.chromium.executable_path
    return own if Path(own).is_file() else None


def require() -> str:
    """The path of a Chromium that is here, or an error that names the ways out."""
    if path := find():
        return path
    raise ChromiumNotFoundError(NOT_FOUND)


def install() -> None:
    """Tries the ways that need no question; what they print goes to stderr."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        apt = ["apt-get", "-q", "-y"]
        packages = ["--no-install-recommends", "chromium", "fonts-liberation"]
        if _run([*apt, "update"], environment) and _run([*apt, "install", *packages], environment):
            return
    # In CI a browser build from outside the package manager would make runs differ unnoticed.
    if not os.environ.get("CI"):
        _run([sys.executable, "-m", "playwright", "install", "chromium"], dict(os.environ))


def _run(command: list[str], environment: dict[str, str]) -> bool:
    print("$", *command, file=sys.stderr, flush=True)
    done = subprocess.run(
        command, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False
    )
    return done.returncode == 0


def main() -> int:
    try:
        if not find():
            install()
        print(require())
    except ChromiumNotFoundError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
