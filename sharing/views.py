"""Pictures to hand on."""

from __future__ import annotations

from urllib.parse import unquote, urlencode

from django.http import HttpRequest, HttpResponse
from django.urls import Resolver404, resolve
from django.views.decorators.http import require_safe

from rules.display import page_address
from rules.origin import origin
from sharing import qr
from sharing.addresses import is_ours, path_of

TARGET = "ziel"


def code_address(site: str, address: str) -> str:
    """Where the code for an address of the site is drawn; empty if it would not be readable."""
    if not qr.fits(site + address):
        return ""
    return f"{page_address('sharing:qr')}?{urlencode({TARGET: address})}"


@require_safe
def qr_code(request: HttpRequest) -> HttpResponse:
    """An address of this site as a QR code."""
    target = request.GET.get(TARGET, "")
    # Written as it stands in the code: no blank and no umlaut that a phone would have to encode.
    if not is_ours(target) or " " in target or not target.isascii():
        return _refused("Einen QR-Code gibt es nur für Adressen dieser Seite.", 400)
    address = origin(request) + target
    if not qr.fits(address):
        return _refused("Diese Adresse ist zu lang für einen QR-Code.", 400)
    try:
        resolve(unquote(path_of(target)))
    except Resolver404:
        return _refused("Diese Adresse gibt es hier nicht.", 404)
    return HttpResponse(qr.svg(address), content_type="image/svg+xml")


def _refused(why: str, status: int) -> HttpResponse:
    return HttpResponse(why, status=status, content_type="text/plain; charset=utf-8")
