"""The settings of the site with one view more: what a request costs that asks for nothing."""

from canasta_site.settings import *  # noqa: F403  (all of them, and one address more)

ROOT_URLCONF = "tools.bench.urls"
