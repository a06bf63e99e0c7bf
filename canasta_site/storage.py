"""Static files as they are served: without comments and blanks, hashed, compressed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import rcssmin
import rjsmin
from whitenoise.storage import CompressedManifestStaticFilesStorage

_MINIFY = {".css": rcssmin.cssmin, ".js": rjsmin.jsmin}


class SmallStaticFilesStorage(CompressedManifestStaticFilesStorage):
    """WhiteNoise's storage over minified stylesheets and scripts.

    What the tree holds is for reading; a phone at the table loads every byte of it. Files that
    come minified are left as they are.
    """

    def post_process(
        self, paths: Mapping[str, Any], dry_run: bool = False, **options: Any
    ) -> Iterator[Any]:
        """Minify in place what collectstatic has copied, then hash and compress it."""
        places = dict(paths)
        for name in places if not dry_run else ():
            minify = _MINIFY.get(Path(name).suffix)
            if minify and ".min" not in Path(name).suffixes:
                file = Path(self.path(name))
                file.write_text(minify(file.read_text(encoding="utf-8")), encoding="utf-8")
                # What is hashed is the copy, no longer the file that it was made from.
                places[name] = (self, name)
        yield from super().post_process(places, dry_run, **options)
