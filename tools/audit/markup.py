"""The W3C's checker, Nu Html Checker: is what is served well-formed HTML?"""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from tools.audit import npm, pages

JAR = Path("vnu-jar", "build", "dist", "vnu.jar")
# So many pages are named with a finding; the others are counted.
NAMED = 3


def check(server: str, work: Path) -> bool:
    """Whether no page has an error; prints what was found, warnings too."""
    java = npm.program("java", "On Debian: apt install default-jre-headless (17 or newer)")
    jar = npm.install(work) / JAR
    folder = work / "pages"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    served = {}
    for number, address in enumerate(pages.addresses(server)):
        file = folder / f"{number:04}.html"
        file.write_bytes(pages.fetch(server + address))
        served[file.name] = address
    command = [java, "-jar", str(jar), "--stdout", "--format", "json", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    try:
        return judge(done.stdout, served)
    except (ValueError, KeyError):
        # Neither an old Java nor a broken jar may pass for pages without a fault.
        raise npm.MissingError(f"The checker did not run:\n{done.stdout}{done.stderr}") from None


def judge(report: str, served: Mapping[str, str]) -> bool:
    """Whether the checker's report has no error. `served`: the files with their addresses.

    Raises ValueError or KeyError for what is no report.
    """
    messages = json.loads(report)["messages"]
    errors = [message for message in messages if message["type"] != "info"]
    warnings = [message for message in messages if message["type"] == "info"]
    _report("error", errors, served)
    _report("warning", warnings, served)
    print(f"W3C checker: {len(served)} pages, {len(errors)} errors, {len(warnings)} warnings")
    return not errors


def _report(kind: str, messages: Iterable[dict[str, Any]], served: Mapping[str, str]) -> None:
    """Each finding once, with the pages on which it is."""
    found: dict[str, list[dict[str, Any]]] = {}
    for message in messages:
        found.setdefault(message["message"], []).append(message)
    for text, places in found.items():
        print(f"{kind}: {text}")
        for place in places[:NAMED]:
            address = served.get(place.get("url", "").rpartition("/")[2], "")
            extract = " ".join(place.get("extract", "").split())
            print(f"  {address} line {place.get('lastLine', '?')}: {extract}")
        if len(places) > NAMED:
            print(f"  and {len(places) - NAMED} more")
