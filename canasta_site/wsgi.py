"""The WSGI application that gunicorn serves."""

import os

from django.core.wsgi import get_wsgi_application

from about.release import release
from canasta_site import error_page
from search.documents import index

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "canasta_site.settings")

application = get_wsgi_application()

# Done before the workers part, so that they share it and nobody waits for it.
index()
release()
error_page.prepare()
