"""Sends a request through the whole site and says what is wrong with the answer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from io import BytesIO
from typing import Any, NoReturn
from urllib.parse import unquote_to_bytes
from wsgiref.types import WSGIApplication
from xml.etree import ElementTree

from selectolax.lexbor import LexborHTMLParser, LexborNode

from tools.fuzz.making import CANARY, EVALUATED, JSON, Request

# What an answer may be. 204: asked what can be done.
STATUSES = {200, 204, 301, 302, 304, 400, 404, 405, 414, 422}
# Never on a page of ours, from wherever it came.
FORBIDDEN = frozenset(("base", "embed", "frame", "iframe", "math", "object", "style"))
ADDRESSES = ("action", "formaction", "href", "src", "data-hx-get")
SAFE_STARTS = ("/", "./", "#", "?", "https://", "mailto:")


@dataclass(frozen=True, slots=True)
class Answer:
    """What came back; `seconds`: of the processor, not of the clock."""

    status: int
    headers: dict[str, str]
    body: bytes
    seconds: float


def send(site: WSGIApplication, request: Request) -> Answer:
    """The answer of a WSGI application, with all of its middleware."""
    path, _, query = request.target.partition("?")
    environ: dict[str, Any] = {
        "REQUEST_METHOD": request.method,
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": query,
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "HTTP_HOST": "localhost",
        "REMOTE_ADDR": "127.0.0.1",
        "wsgi.url_scheme": "http",
        "wsgi.input": BytesIO(),
    }
    for name, value in request.headers.items():
        environ[f"HTTP_{name.upper().replace('-', '_')}"] = value
    status, headers = 0, dict[str, str]()

    def start_response(line: str, said: list[tuple[str, str]], exc_info: Any = None) -> Any:
        nonlocal status, headers
        status, headers = int(line.split()[0]), dict(said)

    begun = time.process_time()
    chunks = site(environ, start_response)
    body = b"".join(chunks)
    seconds = time.process_time() - begun
    close: Callable[[], None] = getattr(chunks, "close", lambda: None)
    close()
    return Answer(status, headers, body, seconds)


def faults(request: Request, answer: Answer) -> list[str]:
    """All that is wrong with an answer."""
    return list(_faults(request, answer))


def _faults(request: Request, answer: Answer) -> Iterator[str]:
    if answer.status not in STATUSES:
        yield f"status {answer.status}"
        return
    if "Content-Security-Policy" not in answer.headers:
        yield "no policy"
    for name, value in answer.headers.items():
        if name == "Location":
            if not value.startswith("/") or value.startswith(("//", "/\\")):
                yield f"leads away: {value}"
        elif CANARY in value.lower() or "\n" in value:
            yield f"in the header {name}: {value}"
    if not answer.body:
        return
    kind = answer.headers.get("Content-Type", "").partition(";")[0]
    try:
        text = answer.body.decode()
    except UnicodeDecodeError as error:
        yield f"not UTF-8: {error}"
        return
    if kind == "text/html":
        yield from _in_html(text)
    elif kind.endswith("json"):
        yield from _in_json(text)
    elif kind.endswith("xml"):
        yield from _in_xml(text)
    if request.face == JSON and answer.status in (400, 404, 405, 414, 422) and "json" not in kind:
        asked = request.target.partition("?")[2].split("&")
        # Pictures are for nobody who reads JSON.
        if "format=json" in asked and not request.target.startswith("/qr.svg"):
            yield f"an error as {kind}"


def _in_html(text: str) -> Iterator[str]:
    if EVALUATED in text:
        yield "a template was evaluated"
    root = LexborHTMLParser(text).root
    for node in root.traverse(include_text=True) if root else ():
        yield from _in_node(node)


def _in_node(node: LexborNode) -> Iterator[str]:
    tag = node.tag or ""
    if tag == "-comment":
        yield "a comment"
    if CANARY in tag or tag in FORBIDDEN:
        yield f"the element {tag}"
    for name, value in node.attributes.items():
        if CANARY in name or name == "style" or name.startswith("on"):
            yield f"the attribute {name}={value}"
        elif name in ADDRESSES and not (value or "").startswith(SAFE_STARTS):
            yield f"the address {name}={value}"
        elif name in ADDRESSES and f"//{CANARY}" in (value or "").partition("?")[0]:
            yield f"leads away: {name}={value}"
    if tag == "script" and (node.text().strip() or "src" not in node.attributes):
        yield f"a script inline: {node.html}"


def _in_json(text: str) -> Iterator[str]:
    try:
        json.loads(text, parse_constant=_refuse, parse_float=_refuse, object_pairs_hook=_once)
    except ValueError as error:
        yield f"JSON: {error}"


def _refuse(what: str) -> NoReturn:
    raise ValueError(f"{what} is no integer")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise ValueError("a name twice")
    return found


def _in_xml(text: str) -> Iterator[str]:
    try:
        root = ElementTree.fromstring(text)  # noqa: S314  (our own)
    except ElementTree.ParseError as error:
        yield f"XML: {error}"
        return
    for element in root.iter():
        if CANARY in element.tag or any(CANARY in name for name in element.attrib):
            yield f"the element {element.tag}"
