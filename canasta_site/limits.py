"""How much one request may hold: the borders, each in one place.

What one field may hold is part of how it is read and stands there: `scoring.notation`,
`scoring.numbers`, `rules.search_page`. The README lists them all.
"""

from __future__ import annotations

# Path and query, in characters as they are sent. Below what gunicorn takes of a request line
# (8,190 with method and version), so that this border is ours to explain.
LONGEST_ADDRESS = 8_000
# The largest form, of three parties, has fewer than a hundred.
MOST_PARAMETERS = 1_000
