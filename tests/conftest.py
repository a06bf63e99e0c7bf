"""What every test can use: Django's test client, and `server` for the site as it is served."""

from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest
from django.conf import settings
from django.test import override_settings

from tools.served import LOG, served

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
def server_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where `server` keeps its files."""
    return tmp_path_factory.mktemp("server")


@pytest.fixture(scope="session")
def server_log(server: str, server_folder: Path) -> Path:
    """Where `server` writes what it says."""
    return server_folder / LOG


@pytest.fixture(scope="session")
def server(server_folder: Path) -> Iterator[str]:
    """The site in production shape, as `make run` serves it: yields its address, without a slash.

    A subprocess, because Playwright's event loop and pytest-django's live server exclude each
    other, and because only this way manifest, compression and policy are the real ones.
    """
    with served(server_folder) as address:
        yield address
