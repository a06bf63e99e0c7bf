"""What the page for reporting an error shows: which page is meant, and a text ready to be sent."""

from __future__ import annotations

from urllib.parse import quote, unquote, urlsplit

from about.operator import Operator
from rules import german
from rules.edition import EDITION
from sharing.addresses import is_ours, path_of

PARAMETER = "seite"


def context(
    operator: Operator, site: str, given: str, came_from: str, host: str
) -> dict[str, object]:
    """The context of /fehler-melden/.

    `site`: scheme and host for addresses that leave the site; `given`: the page as the link has
    it; `came_from`: the header Referer; `host`: the name under which the site was asked.
    """
    page = completed(given, came_from, host) if is_ours(given) else ""
    text = report(f"{site}{page}" if page else "")
    subject = f"Fehler auf {german.excerpt(path_of(page))}" if page else "Fehler auf der Seite"
    return {
        "nav": "fehler",
        "page": page,
        "address": f"{site}{page}",
        "refused": bool(given) and not page,
        "operator": operator,
        "text": text,
        "mailto": mailto(operator.email, subject, text) if operator.email else "",
    }


def completed(page: str, came_from: str, host: str) -> str:
    """A page without a query gets the one under which it was left, if the visitor comes from it.

    The calculators change their address while one types: the link in the footer is older.
    """
    try:
        left = urlsplit(came_from)
    except ValueError:
        return page
    same = left.netloc == host and unquote(left.path) == unquote(page)
    whole = f"{page}?{left.query}"
    return whole if same and left.query and is_ours(whole) else page


def report(address: str) -> str:
    """The text of a report, with room for what only the reader knows."""
    return (
        f"Adresse: {address}\n{EDITION}\n\n"
        "Was stimmt nicht?\n\n\n"
        "Welche Quelle sagt es anders, und wo steht es dort?\n\n"
    )


def mailto(email: str, subject: str, text: str) -> str:
    """A link that opens a mail with everything filled in."""
    body = text.replace("\n", "\r\n")
    recipient = quote(email, safe="@")
    return f"mailto:{recipient}?subject={quote(subject, safe='')}&body={quote(body, safe='')}"
