"""What `manage.py check --deploy` asks of whoever runs the site."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.conf import settings
from django.core.checks import CheckMessage, Error, Tags, register
from django.core.exceptions import ValidationError
from django.core.validators import validate_email

from about.operator import Operator
from canasta_site.https import HEADER, Https

SITE_URL = "CANASTA_SITE_URL"
_HINT = "docs/example.env shows every setting of the operator."


def unset() -> list[str]:
    """The settings that the site has to have when it is public, and has not."""
    operator: Operator = settings.OPERATOR
    return [each.setting for each in operator.missing] + [SITE_URL] * (not settings.SITE_URL)


@register(Tags.security, deploy=True)
def operator_is_known(**kwargs: Any) -> list[CheckMessage]:
    """A public site says who runs it and where it is."""
    return list(_complaints(settings.OPERATOR, settings.SITE_URL, settings.HTTPS))


def _complaints(operator: Operator, site_url: str, https: Https) -> Iterator[CheckMessage]:
    for detail in operator.missing:
        yield Error(f"{detail.setting} is not set.", _HINT, id=detail.check)
    if not site_url:
        yield Error(f"{SITE_URL} is not set.", _HINT, id="about.E005")
    if not https.header:
        yield Error(f"{HEADER} is not set: nothing insists on HTTPS.", _HINT, id="about.E008")
    if operator.email and not _is_email(operator.email):
        yield Error("CANASTA_OPERATOR_EMAIL is no e-mail address.", _HINT, id="about.E006")
    if operator.days and operator.log_days is None:
        yield Error("CANASTA_LOG_DAYS is no whole number of days.", _HINT, id="about.E007")


def _is_email(text: str) -> bool:
    try:
        validate_email(text)
    except ValidationError:
        return False
    return True
