"""An address as a QR code that a phone can read off another phone."""

from __future__ import annotations

from io import BytesIO

import segno

# The code is shown 300 px wide. With the longest address it has, quiet zone included, 97 modules
# a side (version 18, least error correction): at 3 px each a camera still tells them apart.
WIDTH_PX = 300
LONGEST = 718


def fits(address: str) -> bool:
    """Whether an address is short enough for a code that can be read."""
    return len(address.encode()) <= LONGEST


def svg(address: str) -> bytes:
    """The code as a picture that brings its own white: quiet zone and all, on any ground."""
    picture = BytesIO()
    segno.make(address, error="l", micro=False).save(
        picture,
        kind="svg",
        light="#fff",
        omitsize=True,
        svgclass=None,
        lineclass=None,
        xmldecl=False,
    )
    return picture.getvalue()
