"""Health check from beside the server: `python -m canasta_site.health` ends with 0 if it answers.

A slim image has no curl, and a proxy that the environment names must not be asked for it.
"""

import os
import sys
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException

SECONDS = 3


def complaint(port: int) -> str | None:
    """What is wrong with the server on this port of this machine; None if it answers /gesund/."""
    connection = HTTPConnection("127.0.0.1", port, timeout=SECONDS)
    try:
        connection.request("GET", "/gesund/")
        status = connection.getresponse().status
    except (OSError, HTTPException) as error:
        return f"no answer: {error!r}"
    finally:
        connection.close()
    return None if status == HTTPStatus.OK else f"status {status}"


if __name__ == "__main__":
    sys.exit(complaint(int(os.environ.get("PORT", "8000"))))
