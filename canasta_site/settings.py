"""Settings of the site, in production shape unless the environment says otherwise.

The site stores nothing: no database, no sessions, no accounts, no cookies.

docs/running.md explains every setting that is read from the environment.
"""

import os
import secrets
from pathlib import Path
from urllib.parse import urlsplit

from csp.constants import NONE, SELF

from about.operator import Operator
from canasta_site import logs
from canasta_site.https import Https
from canasta_site.limits import MOST_PARAMETERS
from canasta_site.site_url import read_site_url

BASE_DIR = Path(__file__).resolve().parent.parent

DEBUG = os.environ.get("DJANGO_DEBUG") == "1"
SECRET_KEY = os.environ.get("DJANGO_SECRET_KEY") or secrets.token_urlsafe(50)
ALLOWED_HOSTS = [
    host.strip()
    for host in os.environ.get("DJANGO_ALLOWED_HOSTS", "127.0.0.1,localhost,[::1]").split(",")
    if host.strip()
]
# What canonical addresses, pictures for previews, the sitemap and what is printed or shared begin
# with. Empty: no page names a canonical address, the rest takes the host that was asked.
SITE_URL = read_site_url(os.environ.get("CANASTA_SITE_URL", ""))

OPERATOR = Operator.from_environment(os.environ)
# The privacy page says whether every request is written down.
REQUESTS_LOGGED = logs.AS_JSON

ROOT_URLCONF = "canasta_site.urls"
WSGI_APPLICATION = "canasta_site.wsgi.application"

INSTALLED_APPS = [
    # Before staticfiles, so that `runserver` too serves static files the way production does.
    "whitenoise.runserver_nostatic",
    "django.contrib.sitemaps",
    "django.contrib.staticfiles",
    "csp",
    "django_htmx",
    "rules",
    "scoring",
    "about",
    "sharing",
]

MIDDLEWARE = [
    # What adds headers comes first: whoever answers below, the answer carries them. Our own before
    # all, since it takes some away where they mean nothing.
    "canasta_site.middleware.policies",
    "csp.middleware.CSPMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "canasta_site.middleware.gate",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    # Answers what is constant with the headers that all below it have put in once. No page holds a
    # secret or a cookie that compression could betray.
    "delivery.middleware.delivered",
    "about.middleware.release_header",
    # Before anything that looks at the host name: a health check may send any.
    "about.middleware.health_check",
    "django.middleware.common.CommonMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
    # Changes what an answer says, so before anything is said about its length.
    "carrying.middleware.carrying",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "rules.context.edition",
                "rules.context.table",
                "carrying.context.way_out",
                "about.context.footer",
                "about.context.found",
            ]
        },
    }
]

DATABASES: dict[str, dict[str, str]] = {}

LANGUAGE_CODE = "de"
TIME_ZONE = "Europe/Vienna"

# Static files carry a hash of their content in their name and lie there compressed, so that a
# browser may keep them for good. With DEBUG they are served from where they are written.
STATIC_URL = "/static/"
STATIC_ROOT = Path(os.environ.get("DJANGO_STATIC_ROOT") or BASE_DIR / ".build" / "static")
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "staticfiles": {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"},
}

# Nothing inline and nothing from elsewhere: a page is its own files, and no one may frame it.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "worker-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
        "object-src": [NONE],
    }
}

# Browsers that do not know frame-ancestors.
X_FRAME_OPTIONS = "DENY"
SECURE_CONTENT_TYPE_NOSNIFF = True
# /fehler-melden/ reads which of our own pages one comes from; nobody else learns it.
SECURE_REFERRER_POLICY = "same-origin"
SECURE_CROSS_ORIGIN_OPENER_POLICY = "same-origin"
# All that browsers know to ask a person for, and a few that nobody is asked about. Not the
# clipboard and the phone's own sheet: results are handed on with them.
PERMISSIONS_POLICY = ", ".join(
    f"{ability}=()"
    for ability in (
        *("camera", "display-capture", "fullscreen", "geolocation"),
        *("microphone", "midi", "payment", "usb"),
    )
)

# The site itself speaks plain HTTP, to whatever ends TLS in front of it. Only where the operator
# names the header in which that says so, HTTP is redirected and browsers are told to insist.
HTTPS = Https.from_environment(os.environ)
SECURE_PROXY_SSL_HEADER = HTTPS.header
SECURE_SSL_REDIRECT = HTTPS.header is not None
SECURE_SSL_HOST = urlsplit(SITE_URL).netloc or None
# Whoever asks on the machine itself whether the site is well.
SECURE_REDIRECT_EXEMPT = [r"^gesund/$"]
SECURE_HSTS_SECONDS = HTTPS.hsts

DATA_UPLOAD_MAX_NUMBER_FIELDS = MOST_PARAMETERS

# `manage.py check --deploy` passes with these left out, each for its reason.
SILENCED_SYSTEM_CHECKS = [
    # CSRF middleware: every form is a GET, no request changes anything, and there is no cookie.
    "security.W003",
    # HSTS for all names below this one, and in the list that browsers ship: what else is served
    # under the domain is not for this site to say.
    "security.W005",
    "security.W021",
]

# All to stderr. A 4xx is the visitor's affair and stays quiet; a refused host name is not, since
# a wrong DJANGO_ALLOWED_HOSTS shows itself that way.
_LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    # For development whole, with the messages of exceptions.
    "formatters": {"lines": {"format": _LINE} if DEBUG else {"()": logs.formatter, "text": _LINE}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
    "root": {"handlers": ["stderr"], "level": "WARNING"},
    "loggers": {
        "django": {
            "handlers": ["stderr"],
            "level": "INFO" if DEBUG else "WARNING",
            "propagate": False,
        },
        "django.request": {"level": "WARNING" if DEBUG else "ERROR"},
        "django.security": {"level": "CRITICAL"},
        "django.security.DisallowedHost": {"level": "ERROR"},
    },
}
