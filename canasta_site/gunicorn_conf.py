"""How gunicorn serves the site: for `make run` and for the tests against the real server alike."""

import gc
import os
from pathlib import Path
from typing import Any

from canasta_site import logs

wsgi_app = "canasta_site.wsgi"

# One import before the fork: the workers share memory, and the secret made for this start.
preload_app = True
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
# Browsers open spare connections ahead of need. A worker without threads waits on each of them
# and leaves the real request standing.
worker_class = "canasta_site.worker.Worker"
threads = 4

# The most that gunicorn takes; the limit that we name lies below it (canasta_site/limits.py). The
# address comes back in the headers Referer and HX-Current-URL, which must not fail before it does.
limit_request_line = 8190
limit_request_field_size = 16380

# Whether a request came by HTTPS is for CANASTA_HTTPS_HEADER to say, and for nothing else.
secure_scheme_headers: dict[str, str] = {}

# Workers show by a file that they live. In memory no disk can stall it, or be read-only.
_MEMORY = "/dev/shm"  # noqa: S108  (gunicorn makes a file of its own there, open to nobody else)
worker_tmp_dir = _MEMORY if Path(_MEMORY).is_dir() else None

logger_class = "canasta_site.gunicorn_log.Logger"
accesslog = "-" if logs.AS_JSON else None

# So many more objects than were let go make the collector look through the newest. A request leaves
# almost nothing behind, so that looking after every 700, as usual, takes a twentieth of its time.
_COLLECT_AFTER = 10_000

# The socket for gunicorn's own remote control has no use here.
control_socket_disable = True


def on_starting(server: Any) -> None:
    """Says which settings of the operator are missing. The site serves all the same."""
    # By now preload_app has set up Django.
    from about.checks import unset

    if missing := unset():
        server.log.warning(
            "Not set: %s (/impressum/ says so; see docs/running.md)", ", ".join(missing)
        )
    # Rules and templates stay for good: the workers need not look through them, nor, by marking
    # them, make copies of the memory that they share.
    gc.collect()
    gc.freeze()
    gc.set_threshold(_COLLECT_AFTER)
