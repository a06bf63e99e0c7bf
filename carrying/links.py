"""A table in an address, and in all addresses of a page.

Pages carry it, files do not: the path of a page ends with a slash.
"""

from __future__ import annotations

import re
from html import escape, unescape
from urllib.parse import quote_plus

from rules.agreement.address import PARAMETER, Table

# Where a page leads on. All attributes of our templates stand in double quotes, and what stands in
# them is escaped: no '>' is within a tag. A link that leaves the table says so first.
_LINK = re.compile(r'(<a(?! data-ohne-tisch)\s(?:[^>]*?\s)?href=")([/.?][^"]*)"')
_FORM, _FORM_END = re.compile(r"<form(?! data-ohne-tisch)\s"), "</form>"
_OWN_FIELD = f'name="{PARAMETER}"'
# The only addresses that our JSON holds.
_JSON_LINK = re.compile(r'("url": ")(/[^"]*)"')
_PAGE = re.compile(r"(?!#|$)(?:\.?/(?:[^/?#][^?#]*/)?)?(?![^?#])")
# In its own query, not in that of an address which it carries itself.
_NAMED = re.compile(rf"[^?#]*\?(?:[^#]*&)?{PARAMETER}=")


def parameter(table: Table) -> str:
    """The table as a parameter of an address: `t=1k.wild-w~Familie+Berg`.

    Letters, digits and '._~-+%=,:*' alone, as in all our addresses: it needs no escaping wherever
    it comes to stand.
    """
    return f"{PARAMETER}={quote_plus(table.text, safe=',:*')}"


def carried(address: str, table: Table | None) -> str:
    """An address of the site with a table in it.

    The address of a file stays as it is, and so does one that names a table already.
    """
    return _with(address, parameter(table)) if table else address


def page_carried(html: str, table: Table) -> str:
    """A page, or a part of one, whose links and forms carry a table."""
    written = parameter(table)

    def link(found: re.Match[str]) -> str:
        address = found[2]
        if "&" in address:
            return f'{found[1]}{escape(_with(unescape(address), written))}"'
        return f'{found[1]}{_with(address, written)}"'

    *forms, rest = _LINK.sub(link, html).split(_FORM_END)
    # A form is sent by GET: the browser forgets the query of its address, and so does htmx.
    field = f'<input type="hidden" {_OWN_FIELD} value="{escape(table.text)}" data-fest>'
    return "".join(f"{form}{field if _asks(form) else ''}{_FORM_END}" for form in forms) + rest


def json_carried(text: str, table: Table) -> str:
    """A JSON answer whose addresses carry a table."""
    written = parameter(table)
    return _JSON_LINK.sub(lambda found: f'{found[1]}{_with(found[2], written)}"', text)


def _with(address: str, written: str) -> str:
    if not _PAGE.match(address) or _NAMED.match(address):
        return address
    before, mark, fragment = address.partition("#")
    return f"{before}{'&' if '?' in before else '?'}{written}{mark}{fragment}"


def _asks(html: str) -> bool:
    """Whether the last form of a piece of a page has no table of its own."""
    begun = [found.start() for found in _FORM.finditer(html)]
    return bool(begun) and _OWN_FIELD not in html[begun[-1] :]
