"""What a template needs to hand on an address."""

from __future__ import annotations

from urllib.parse import urlencode

from django import template
from django.urls import reverse

from rules.origin import origin
from sharing import qr
from sharing.views import TARGET

register = template.Library()


@register.simple_tag(takes_context=True)
def qr_code(context, address):
    """Where the code for an address of this site is drawn; empty if it would not be readable."""
    if not qr.fits(origin(context["request"]) + address):
        return ""
    return f"{reverse('sharing:qr')}?{urlencode({TARGET: address})}"
