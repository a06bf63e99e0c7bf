"""Every view of the site with the parameters that it reads, taken from the URLconf itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.urls import URLPattern, URLResolver, get_resolver

from about import report_page
from rules import comparison_page, print_page, score_sheet_page, search_page, table_page
from rules.agreement.address import PARAMETER
from rules.catalog import CATALOG
from rules.disputes import DISPUTES
from rules.status import Status
from scoring.fields import CardsField, ChoiceField, NumberField, PlayersField
from scoring.forms import CalculatorForm, MeldForm
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.round_form import RoundForm
from sharing.views import TARGET

FORMAT = "format"
CARDS, NUMBER, CHOICE, TEXT, ADDRESS = "cards", "number", "choice", "text", "address"
TABLE = "table"


@dataclass(frozen=True, slots=True)
class Parameter:
    """A parameter: what kind of value it takes, and those that can be chosen."""

    name: str
    kind: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Route:
    """An address of the URLconf. `pattern` has `{}` in the place of a slug, `slugs` are known."""

    name: str
    pattern: str
    slugs: tuple[str, ...]
    parameters: tuple[Parameter, ...]


def _of(form: CalculatorForm) -> Iterator[Parameter]:
    for name, field in form.fields.items():
        if isinstance(field, CardsField):
            yield Parameter(name, CARDS)
        elif isinstance(field, ChoiceField):
            yield Parameter(name, CHOICE, tuple(field.choices))
        elif isinstance(field, NumberField | PlayersField):
            yield Parameter(name, NUMBER)
        else:
            yield Parameter(name, TEXT)


def _parameters() -> Mapping[str, tuple[Parameter, ...]]:
    """What the views read, by the name of their route."""
    version = Parameter(print_page.VERSION, CHOICE, (*print_page.VERSIONS, print_page.ALL))
    parties = Parameter(score_sheet_page.PARTIES, CHOICE, tuple(score_sheet_page.PARTIES_OF))
    return {
        "scoring:meldung": tuple(_of(MeldForm({}))),
        "scoring:erstmeldung": tuple(_of(FirstMeldForm({}))),
        "scoring:stapel": tuple(_of(PileForm({}))),
        "scoring:ausmachen": tuple(_of(OutForm({}))),
        "scoring:runde": tuple(_of(RoundForm({"players": "6"}))),
        "rules:suche": (
            Parameter(search_page.QUERY, TEXT),
            Parameter(search_page.ALL, CHOICE, ("1",)),
        ),
        "rules:vergleich": (
            Parameter("nur", CHOICE, (comparison_page.DIFFERENCES, comparison_page.DEPARTURES)),
            Parameter("beleg", CHOICE, tuple(Status)),
        ),
        "rules:unser_tisch": (Parameter(table_page.NAME, TEXT), Parameter("ziel", NUMBER)),
        "rules:spickzettel": (version,),
        "rules:wertungsblatt": (version, parties),
        # Django's own: the number of a page of it.
        "about:sitemap": (Parameter("p", NUMBER),),
        "about:fehler": (Parameter(report_page.PARAMETER, ADDRESS),),
        "sharing:qr": (Parameter(TARGET, ADDRESS),),
    }


# What a page says depends on a table; this is none.
_NO_PAGES = {"about:gesund"}
# The known values of what stands in a path.
_SLUGS = {
    "rules:punkt": (*CATALOG.points, *CATALOG.former_ids),
    "rules:streitfrage": tuple(DISPUTES),
}


def routes() -> tuple[Route, ...]:
    """All of them. Raises LookupError for a place in a path of which no value is known."""
    parameters = _parameters()
    found = tuple(_walk(get_resolver().url_patterns, "", ""))
    names = {name for name, _ in found}
    if unknown := {*parameters, *_SLUGS} - names:
        raise LookupError(f"no such route: {sorted(unknown)}")
    if unknown := {name for name, path in found if "{}" in path} - set(_SLUGS):
        raise LookupError(f"no known value for the path of {sorted(unknown)}")
    return tuple(
        Route(name, f"/{path}", _SLUGS.get(name, ()), parameters.get(name, ()) + _table(name, path))
        for name, path in found
    )


def _table(name: str, path: str) -> tuple[Parameter, ...]:
    """Every page takes a table: they end with a slash, files do not."""
    is_page = f"/{path}".endswith("/") and name not in _NO_PAGES
    return (Parameter(PARAMETER, TABLE),) if is_page else ()


def _walk(
    patterns: list[URLPattern | URLResolver], space: str, start: str
) -> Iterator[tuple[str, str]]:
    for each in patterns:
        path = start + str(each.pattern)
        if isinstance(each, URLResolver):
            yield from _walk(
                each.url_patterns, f"{each.namespace}:" if each.namespace else "", path
            )
        else:
            for converter in each.pattern.converters:
                path = path.replace(f"<slug:{converter}>", "{}")
            yield f"{space}{each.name}", path
