"""An answer that may be kept: its bytes in each encoding, its tags, and when 304 says enough."""

from __future__ import annotations

from hashlib import blake2b

from django.http import HttpRequest, HttpResponse, HttpResponseBase
from django.utils.cache import get_conditional_response, patch_vary_headers

from delivery.encoding import EACH_TIME, IDENTITY, MIN_BYTES, Effort, encoded, wanted

_DIGEST_BYTES = 12


class Answer:
    """What a complete response says, to be sent any number of times."""

    __slots__ = ("_bodies", "_digest", "_effort", "_headers")

    def __init__(self, response: HttpResponse, effort: Effort) -> None:
        """`effort`: how hard the body is compressed, once for each encoding asked for."""
        patch_vary_headers(response, ["Accept-Encoding"])
        self._headers = {
            name: value for name, value in response.items() if name != "Content-Length"
        }
        # The headers belong to it: a cache that is told 304 goes on with those that it has, and
        # must not keep the policy or the release of another deployment with the same text.
        digest = blake2b(repr(sorted(self._headers.items())).encode(), digest_size=_DIGEST_BYTES)
        digest.update(response.content)
        self._digest = digest.hexdigest()
        self._effort = effort
        self._bodies = {IDENTITY: response.content}

    def to(self, request: HttpRequest) -> HttpResponseBase:
        """The answer to a request, in the encoding that it accepts, or that nothing has changed."""
        encoding = _encoding(request, self._bodies[IDENTITY])
        # A strong tag is about bytes: each encoding has its own.
        tag = f'"{self._digest}{encoding}"'
        if (unchanged := get_conditional_response(request, etag=tag)) is not None:
            unchanged.headers["ETag"] = tag
            for name, value in self._headers.items():
                if not name.startswith("Content-"):
                    unchanged.headers[name] = value
            return unchanged
        body = self._body(encoding)
        headers = self._headers | {"ETag": tag, "Content-Length": str(len(body))}
        if encoding:
            headers["Content-Encoding"] = encoding
        return HttpResponse(body, headers=headers)

    def _body(self, encoding: str) -> bytes:
        # Two threads may both make it: they make the same.
        if encoding not in self._bodies:
            self._bodies[encoding] = encoded(self._bodies[IDENTITY], encoding, self._effort)
        return self._bodies[encoding]


def compress(request: HttpRequest, response: HttpResponse) -> None:
    """Puts the body of a response that nobody keeps into an encoding that the request accepts."""
    patch_vary_headers(response, ["Accept-Encoding"])
    if encoding := _encoding(request, response.content):
        response.content = encoded(response.content, encoding, EACH_TIME)
        response.headers["Content-Encoding"] = encoding
        response.headers["Content-Length"] = str(len(response.content))


def _encoding(request: HttpRequest, content: bytes) -> str:
    if len(content) < MIN_BYTES:
        return IDENTITY
    return wanted(request.META.get("HTTP_ACCEPT_ENCODING", ""))
