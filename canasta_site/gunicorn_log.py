"""What gunicorn writes down. By itself it quotes whole addresses, and those of their senders."""

from __future__ import annotations

import sys
from datetime import timedelta
from functools import lru_cache
from typing import Any

from django.conf import settings
from django.core.handlers.wsgi import get_path_info
from django.urls import Resolver404, resolve
from gunicorn.glogging import Logger as GunicornLogger

from canasta_site import logs


class Logger(GunicornLogger):  # type: ignore[misc]  # gunicorn has no types
    """gunicorn's own, with what is private left out."""

    def setup(self, cfg: Any) -> None:
        """The handlers, each with our wording; gunicorn calls it at the start and at a reload."""
        super().setup(cfg)
        for handler in self.error_log.handlers:
            handler.setFormatter(logs.formatter(self.error_fmt, self.datefmt))

    def access(self, resp: Any, req: Any, environ: Any, request_time: timedelta) -> None:
        """One line for a request: which kind of page, never which one was asked for."""
        if self.access_log_enabled:
            # Where the head of the answer fails, gunicorn has no path at hand.
            path = get_path_info(environ) if "PATH_INFO" in environ else ""
            said = logs.line(
                route=route_of(path),
                method=environ["REQUEST_METHOD"],
                # '200 OK', or the number alone.
                status=int(str(resp.status).split()[0]),
                ms=round(request_time / timedelta(milliseconds=1), 1),
                bytes=resp.sent,
            )
            self.access_log.info("%s", said)

    def warning(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Of a request that cannot be read gunicorn quotes the sender and the request itself."""
        if msg.startswith("Invalid request from "):
            msg, args = "Invalid request: %s", (type(sys.exception()).__name__,)
        super().warning(msg, *args, **kwargs)

    def exception(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Of an error gunicorn quotes the address, whose query begins at the question mark."""
        paths = (arg.partition("?")[0] if isinstance(arg, str) else arg for arg in args)
        super().exception(msg, *paths, **kwargs)

    def debug(self, msg: str, *args: Any, **kwargs: Any) -> None:
        """Nothing: at this level gunicorn quotes what has been sent so far."""


@lru_cache(maxsize=512)
def route_of(path: str) -> str | None:
    """The name of the route that answers a path; None where there is no such page."""
    if path.startswith(settings.STATIC_URL):
        return "static"
    try:
        return resolve(path).view_name
    except Resolver404:
        return None
