"""Content encodings: which one a browser wants, and how to make it."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from functools import lru_cache

import brotli
from django.http.request import MediaType

BROTLI = "br"
GZIP = "gzip"
IDENTITY = ""
# Below that the header costs as much as it saves.
MIN_BYTES = 200


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to compress: the levels of Brotli (0 to 11) and gzip (1 to 9)."""

    brotli: int
    gzip: int


# For what is compressed once and sent many times, and for what is sent once.
ONCE = Effort(11, 9)
EACH_TIME = Effort(4, 6)


# Browsers send a handful of different headers, so that each is read once.
@lru_cache(maxsize=64)
def wanted(accepted: str) -> str:
    """The best encoding that the header Accept-Encoding allows."""
    # Written like a list of media types, which Django can read.
    weights = {
        listed.main_type: listed.quality for listed in map(MediaType, accepted.lower().split(","))
    }
    others = weights.get("*", 0)
    # The better one first, so that it wins where both are welcome.
    best = max((BROTLI, GZIP), key=lambda encoding: weights.get(encoding, others))
    return best if weights.get(best, others) > 0 else IDENTITY


def encoded(content: bytes, encoding: str, effort: Effort) -> bytes:
    """The same content in an encoding; always the same bytes for the same content."""
    if encoding == BROTLI:
        compressed: bytes = brotli.compress(content, quality=effort.brotli)
        return compressed
    if encoding == GZIP:
        return gzip.compress(content, effort.gzip, mtime=0)
    return content
