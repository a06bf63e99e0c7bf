"""What can be an address of this site, as a stranger may hand it in."""

from __future__ import annotations

import re

from canasta_site.limits import LONGEST_ADDRESS


def is_ours(address: str) -> bool:
    """Whether this is a path of the site, perhaps with a query, and can lead nowhere else."""
    return (
        len(address) <= LONGEST_ADDRESS
        and address.startswith("/")
        and "//" not in path_of(address)
        # Browsers take it for a slash.
        and "\\" not in address
        # No control characters, which browsers leave out, and none that turn the writing around.
        and address.isprintable()
    )


def path_of(address: str) -> str:
    """An address without query and fragment."""
    return re.split(r"[?#]", address, maxsplit=1)[0]
