"""gunicorn's worker, with our own words for what it cannot read."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from django.conf import settings
from gunicorn import util
from gunicorn.http import errors
from gunicorn.workers.gthread import ThreadWorker

from canasta_site import error_page
from canasta_site.middleware import REFUSED


class Worker(ThreadWorker):  # type: ignore[misc]  # gunicorn has no types
    """Answers through the site itself, so that look and headers are those of any other page."""

    def handle_error(self, req: Any, client: Any, addr: Any, exc: Exception) -> None:
        """Says what is wrong with a request, or that something is wrong with us."""
        # gunicorn writes down what happened, and says it in English to nobody.
        super().handle_error(req, _Nobody(), addr, exc)
        try:
            util.write_nonblock(client, self._answer(_problem(exc)))
        except OSError:
            self.log.debug("The visitor is gone already.")

    def _answer(self, problem: error_page.Problem) -> bytes:
        head = [b"HTTP/1.1"]

        def start(status: str, headers: list[tuple[str, str]], *_: object) -> None:
            lines = [f"HTTP/1.1 {status}", *(f"{n}: {v}" for n, v in headers), "Connection: close"]
            head[0] = "\r\n".join([*lines, "", ""]).encode("latin-1")

        body = b"".join(self.wsgi(_environment(problem), start))
        return head[0] + body


class _Nobody:
    """Stands for a connection on which nobody listens."""

    def gettimeout(self) -> float:
        return 0.0

    def sendall(self, data: bytes) -> None:
        """Forgets what is sent."""


def _problem(exc: Exception) -> error_page.Problem:
    # These are faults of ours, although gunicorn derives them from those of a request.
    ours = (errors.InvalidResponseHeader, errors.InvalidResponseHeaderName)
    if isinstance(exc, ours) or not isinstance(exc, errors.ParseException):
        return error_page.FAULT
    if isinstance(exc, errors.LimitRequestLine):
        return error_page.TOO_LONG
    if isinstance(exc, errors.LimitRequestHeaders):
        return error_page.TOO_MUCH_BESIDE
    return error_page.UNREADABLE


def _environment(problem: error_page.Problem) -> dict[str, object]:
    """Stands for a request that could not be read."""
    environ: dict[str, object] = {
        "REQUEST_METHOD": "GET",
        "PATH_INFO": "/",
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
        REFUSED: problem,
    }
    if settings.SECURE_PROXY_SSL_HEADER:
        # Else it would be sent to where it may just have come from.
        name, value = settings.SECURE_PROXY_SSL_HEADER
        environ[name] = value
    return environ
