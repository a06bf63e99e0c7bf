"""What a template needs to hand on an address."""

from __future__ import annotations

from django import template

from carrying.links import carried
from rules.origin import origin
from sharing.views import code_address

register = template.Library()
register.filter("at_table", carried)


@register.simple_tag(takes_context=True)
def qr_code(context, address):
    """Where the code for an address of this site is drawn; empty if it would not be readable."""
    return code_address(origin(context["request"]), address)
