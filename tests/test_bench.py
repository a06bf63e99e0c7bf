"""The benchmarks measure what they say: answers, not refusals, and nothing of it is served."""

from urllib.parse import urlsplit

import pytest
from django.test import Client

from tools.bench.engine import COMPUTED, computing
from tools.bench.report import Table
from tools.bench.urls import BARE
from tools.bench.varied import TOOLS, addresses


@pytest.mark.parametrize("path", COMPUTED)
def test_what_is_asked_is_computed_and_hardly_twice_the_same(path: str) -> None:
    asked = addresses(path, 200)
    assert len(set(asked)) > 190
    assert addresses(path, 200) == asked
    for address in asked:
        computing(path, urlsplit(address).query)


def test_what_would_be_refused_is_noticed() -> None:
    with pytest.raises(ValueError, match="is refused"):
        computing("/meldung/", "cards=K+K+D")


def test_every_tool_is_measured() -> None:
    assert set(TOOLS) == {*COMPUTED, "/suche/"}


def test_the_site_has_no_bare_view(client: Client) -> None:
    assert client.get(f"/{BARE}").status_code == 404


def test_a_table_lines_up() -> None:
    table = Table("Title", "Note.", ("what", "ms"), [("a", "1.00"), ("longer", "12.00")])
    assert str(table) == (
        "## Title\n\nNote.\n\n"
        "| what   |    ms |\n"
        "| ------ | ----: |\n"
        "| a      |  1.00 |\n"
        "| longer | 12.00 |\n"
    )
