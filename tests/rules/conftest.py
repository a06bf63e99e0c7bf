"""What the tests of the guide share."""

import pytest
from django.test import Client

from tests.pages import Element, page_of


@pytest.fixture
def guide(client: Client) -> Element:
    """The page of the guide."""
    return page_of(client.get("/regeln/"))


def section(page: Element, id_: str) -> Element:
    """A section of a page by its heading."""
    return page.one("section", **{"aria-labelledby": id_})
