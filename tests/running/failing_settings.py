"""The settings of a site that also has pages which fail, to see what it then writes down."""

from canasta_site.settings import *  # noqa: F403

ROOT_URLCONF = "tests.running.failing_urls"
# No page of these is looked at: nothing to hash and to compress.
STORAGES = {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
