"""Pages that say the same for the whole life of a process, and where they are kept."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from threading import Lock
from typing import Any, TypeVar

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest, HttpResponse

from delivery.answer import Answer
from delivery.encoding import ONCE
from rules.agreement.request import table_of
from rules.origin import origin

View = TypeVar("View", bound=Callable[..., Any])
Key = tuple[str, ...]

# Some three times as many as there are. Without a SITE_URL each name under which the site is asked
# has its own, and every port makes another name: then those that were asked for last stay.
LIMIT = 600
_MARK = "constant"


@dataclass(frozen=True, slots=True)
class Constant:
    """On what a page depends beside its path.

    `choices`: the values that are kept, by GET parameter; an absent one is empty. `alone`: with any
    query at all it is no longer constant.
    """

    choices: Mapping[str, Collection[str]]
    alone: bool = False

    def key(self, request: HttpRequest) -> Key | None:
        """Under what the answer to a request is kept; None if what it asks for is not constant."""
        # What HTMX asks for is a part of the page.
        if request.method not in ("GET", "HEAD") or "HTTP_HX_REQUEST" in request.META:
            return None
        if (values := self._values(request)) is None:
            return None
        try:
            return (origin(request), request.path, *values)
        except DisallowedHost:
            # Refused further on, as everywhere.
            return None

    def _values(self, request: HttpRequest) -> Key | None:
        if not request.META.get("QUERY_STRING"):
            return tuple("" for _ in self.choices)
        if self.alone or table_of(request):
            return None
        values = tuple(request.GET.get(name, "") for name in self.choices)
        known = zip(values, self.choices.values(), strict=True)
        return values if all(value in choices for value, choices in known) else None


def constant(**choices: Collection[str]) -> Callable[[View], View]:
    """Declares a view constant for each of the values that its GET parameters can have.

    It must look at nothing else of the request but its path and the origin of the site.
    """
    return _declaration(Constant(choices))


def constant_alone(view: View) -> View:
    """Declares a view constant where its address has no query."""
    return _declaration(Constant({}, alone=True))(view)


def _declaration(declared: Constant) -> Callable[[View], View]:
    def declare(view: View) -> View:
        # Decorators around it pass the mark on.
        setattr(view, _MARK, declared)
        return view

    return declare


def declared(request: HttpRequest) -> Constant | None:
    """What the view declared that a request was given to."""
    match = request.resolver_match
    return getattr(match.func, _MARK, None) if match else None


class Kept:
    """The answers of constant pages, at most `limit`; those asked for last stay."""

    def __init__(self, limit: int = LIMIT) -> None:
        self._limit = limit
        self._answers: OrderedDict[Key, Answer] = OrderedDict()
        # By path, as the views have declared it. Only pages that exist come in.
        self._constants: dict[str, Constant] = {}
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._answers)

    def get(self, request: HttpRequest) -> Answer | None:
        """The answer to a request, if it is kept."""
        constant = self._constants.get(request.path)
        if constant is None or (key := constant.key(request)) is None:
            return None
        with self._lock:
            if key in self._answers:
                self._answers.move_to_end(key)
            return self._answers.get(key)

    def put(self, request: HttpRequest, response: HttpResponse) -> Answer | None:
        """The answer to this request from now on; None if the page is not constant for it."""
        constant = declared(request)
        if constant is None or (key := constant.key(request)) is None:
            return None
        answer = Answer(response, ONCE)
        self._constants[request.path] = constant
        with self._lock:
            self._answers[key] = answer
            if len(self._answers) > self._limit:
                self._answers.popitem(last=False)
        return answer
