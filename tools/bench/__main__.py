"""Measures everything, prints it and writes it to docs/benchmarks.md: `make bench`.

With names of parts it measures those and writes nothing: `make bench ARGS="ratios load"`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import django

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "canasta_site.settings")
django.setup()

# What they import looks at the settings.
from canasta_site import gunicorn_conf  # noqa: E402
from tools.bench import engine, finder, load, ratios, report, search, start  # noqa: E402
from tools.bench.report import Table  # noqa: E402

WRITTEN = Path(__file__).parents[2] / "docs" / "benchmarks.md"
HEAD = f"""\
# Benchmarks

Written by `make bench`; what the figures mean for an operator stands in [running.md](running.md).

- Machine: {report.machine()}
- Server: gunicorn, worker class `{gunicorn_conf.worker_class}`, {gunicorn_conf.threads} threads
  each; one worker where CPU time of requests is measured, else two; settings as in production,
  requests not logged, nothing in front
- Processes that wanted a core at the start: {os.getloadavg()[0]:.1f} (other work makes times much
  longer, and CPU times somewhat)
"""

PARTS: dict[str, tuple[Callable[[], Table], ...]] = {
    "ratios": (ratios.table,),
    "engine": (engine.per_call, engine.growth),
    "finder": (finder.table,),
    "search": (search.table,),
    "start": (start.table,),
    "load": (load.table, load.restarts),
}


def main(wanted: Iterable[str]) -> None:
    """Measures these parts; all of them if there are none."""
    if unknown := set(wanted) - PARTS.keys():
        sys.exit(f"no such part: {', '.join(sorted(unknown))} (there are {', '.join(PARTS)})")
    tables = []
    print(HEAD)
    for part in wanted or PARTS:
        for measure in PARTS[part]:
            table = measure()
            print(table, flush=True)
            tables.append(str(table))
    if not wanted:
        WRITTEN.write_text("\n".join([HEAD, *tables]).rstrip() + "\n", encoding="utf-8")
        print(f"Written to {WRITTEN.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main(sys.argv[1:])
