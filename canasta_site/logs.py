"""How the site words what it writes down: never what somebody typed, or who they are.

What people type stands in queries. No line holds one; and since an exception may quote it in its
message ("invalid literal for int(): 'Erna'"), a traceback says where and of what kind an error
was, but leaves its message out.
"""

from __future__ import annotations

import json
import logging
import os
import traceback
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, Literal

# One line of JSON for each request and each error; else readable lines, for errors alone.
AS_JSON = os.environ.get("CANASTA_LOG_JSON") == "1"

_ExcInfo = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def trace(error: BaseException | None) -> str:
    """A traceback and those of the errors that led to it, the first one first, without messages."""
    parts: list[str] = []
    while error is not None and len(parts) < 5:
        kind = f"{type(error).__module__}.{type(error).__qualname__}".removeprefix("builtins.")
        parts.append("".join(traceback.format_tb(error.__traceback__)) + kind)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nled to\n".join(reversed(parts))


def line(**fields: object) -> str:
    """One line of JSON that begins with the time now, in UTC; what is not known is left out."""
    return _dump(datetime.now(UTC), fields)


class TextFormatter(logging.Formatter):
    """The usual lines, with a traceback as `trace` words it."""

    def formatException(self, ei: _ExcInfo) -> str:  # noqa: N802  (logging's name)
        return trace(ei[1])


class JsonFormatter(logging.Formatter):
    """One line of JSON for each record."""

    def format(self, record: logging.LogRecord) -> str:
        fields: dict[str, object] = {
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            # Django says with an error which request it was, and with which status it ended.
            "route": _route(getattr(record, "request", None)),
            "status": getattr(record, "status_code", None),
            "traceback": trace(record.exc_info[1]) if record.exc_info else None,
        }
        return _dump(datetime.fromtimestamp(record.created, UTC), fields)


def formatter(text: str, dates: str | None = None, style: Literal["%"] = "%") -> logging.Formatter:
    """What words the records here: `text` and `dates` as logging takes them, or JSON."""
    return JsonFormatter() if AS_JSON else TextFormatter(text, dates, style)


def _route(request: Any) -> str | None:
    match = getattr(request, "resolver_match", None)
    return match.view_name if match else None


def _dump(time: datetime, fields: dict[str, object]) -> str:
    known = {name: value for name, value in fields.items() if value is not None}
    return json.dumps({"time": time.isoformat(timespec="milliseconds")} | known)
