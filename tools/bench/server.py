"""The site as it is served, with what the kernel knows of its processes."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

from tools.served import served

# As browsers send it.
ACCEPTED = "gzip, deflate, br, zstd"
PAGE = {"Accept-Encoding": ACCEPTED}
FRAGMENT = PAGE | {"HX-Request": "true"}


@dataclass(frozen=True, slots=True)
class Server:
    """A running server: its address without a slash, and the process that the others come from."""

    address: str
    pid: int

    def connection(self, seconds: float = 60) -> HTTPConnection:
        """A connection that stays open; it gives up after so many seconds."""
        parts = urlsplit(self.address)
        return HTTPConnection(str(parts.hostname), parts.port, timeout=seconds)

    def workers(self) -> list[int]:
        """The processes that answer."""
        return _children(self.pid)

    def cpu_us(self) -> float:
        """The CPU time that all its processes have used so far, in microseconds."""
        return sum(_cpu_ns(pid) for pid in (self.pid, *self.workers())) / 1000

    def age_ms(self) -> float:
        """How long ago its first process was started, to a hundredth of a second."""
        # Fields are counted behind the name, which may hold blanks.
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        since_boot = float(Path("/proc/uptime").read_text().split()[0])
        return (since_boot - int(fields[19]) / os.sysconf("SC_CLK_TCK")) * 1000

    def memory_mb(self) -> list[tuple[float, float]]:
        """Of each worker: its memory, and its share where pages are common to several."""
        return [(_memory_mb(pid, "Rss"), _memory_mb(pid, "Pss")) for pid in self.workers()]


@contextmanager
def running(workers: int = 1) -> Iterator[Server]:
    """The site with the bare view, by so many workers."""
    with tempfile.TemporaryDirectory() as folder:
        pid_file = Path(folder) / "pid"
        with served(
            Path(folder),
            DJANGO_SETTINGS_MODULE="tools.bench.settings",
            WEB_CONCURRENCY=str(workers),
            GUNICORN_CMD_ARGS=f"--pid {pid_file}",
        ) as address:
            yield Server(address, int(pid_file.read_text()))


def _children(pid: int) -> list[int]:
    return [
        int(child)
        for task in Path(f"/proc/{pid}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]


def _cpu_ns(pid: int) -> int:
    # The first figure is time on a CPU, in nanoseconds.
    return sum(
        int((task / "schedstat").read_text().split()[0])
        for task in Path(f"/proc/{pid}/task").iterdir()
    )


def _memory_mb(pid: int, kind: str) -> float:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    (found,) = (line.split()[1] for line in lines if line.startswith(f"{kind}:"))
    return int(found) / 1024
