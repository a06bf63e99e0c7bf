"""Pages of the reference."""

from __future__ import annotations

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from delivery.constant import constant, constant_alone
from rules import (
    ambiguity_page,
    cheat_sheet_page,
    comparison_page,
    dispute_page,
    export,
    glossary_page,
    guide_page,
    house_page,
    players_page,
    point_page,
    print_page,
    score_sheet_page,
    search_page,
    sources_page,
    start_page,
    table_page,
)
from rules.agreement.request import table_of
from rules.catalog import CATALOG
from rules.display import point_address
from rules.disputes import DISPUTES
from rules.origin import host
from rules.responses import json_errors, json_response, page_or_fragment, vary_on_face


@require_safe
@constant()
def start(request: HttpRequest) -> HttpResponse:
    """The start page: example questions, the tools, the three versions."""
    return render(request, "rules/start.html", start_page.context())


@require_safe
@vary_on_face
@constant_alone
def suche(request: HttpRequest) -> HttpResponse:
    """The search over everything that the rule data holds."""
    asked = search_page.search(request.GET.get(search_page.QUERY, ""), table_of(request))
    if request.GET.get("format") == "json":
        if asked.complaint:
            return json_errors({search_page.QUERY: [asked.complaint]})
        return json_response(search_page.as_json(asked))
    everything = request.GET.get(search_page.ALL) == "1"
    context = search_page.context(asked, everything=everything)
    return page_or_fragment(request, "rules/suche.html", "rules/_suche_fragment.html", context)


@require_safe
@constant(**comparison_page.CHOICES)
def vergleich(request: HttpRequest) -> HttpResponse:
    """The comparison: the rows of all points with their answers side by side."""
    nur, beleg = (request.GET.get(name, "") for name in comparison_page.CHOICES)
    context = comparison_page.context(nur, beleg, table_of(request))
    return render(request, "rules/vergleich.html", context)


@require_safe
@constant()
def regeln(request: HttpRequest) -> HttpResponse:
    """The guide: the game step by step for somebody who has never played."""
    return render(request, "rules/regeln.html", guide_page.context())


@require_safe
@constant()
def punkt(request: HttpRequest, point_id: str) -> HttpResponse:
    """One rule point; a former id leads to the point that took it over."""
    if point_id in CATALOG.former_ids:
        return redirect(point_address(CATALOG.former_ids[point_id]), permanent=True)
    if point_id not in CATALOG.points:
        raise Http404(point_id)
    return render(request, "rules/punkt.html", point_page.context(point_id, table_of(request)))


@require_safe
@constant()
def streitfragen(request: HttpRequest) -> HttpResponse:
    """All disputes in groups, each with its three verdicts."""
    return render(request, "rules/streitfragen.html", dispute_page.list_context(table_of(request)))


@require_safe
@constant()
def streitfrage(request: HttpRequest, slug: str) -> HttpResponse:
    """One dispute: what each version says, why, and what to agree upon."""
    if slug not in DISPUTES:
        raise Http404(slug)
    return render(request, "rules/streitfrage.html", dispute_page.context(slug, table_of(request)))


@require_safe
@constant()
def lesarten(request: HttpRequest) -> HttpResponse:
    """The ambiguous places: what each can mean, and what that gives."""
    return render(request, "rules/lesarten.html", ambiguity_page.context())


@require_safe
@constant()
def hausregeln(request: HttpRequest) -> HttpResponse:
    """The house rules that a source names, with their numbers and what they change."""
    return render(request, "rules/hausregeln.html", house_page.context())


@require_safe
@vary_on_face
@constant_alone
def unser_tisch(request: HttpRequest) -> HttpResponse:
    """What a table agrees on: rows, house variants, its name; all of it in the address."""
    asked = table_page.Asked.read(request.GET)
    if asked.moved_to:
        return redirect(asked.moved_to)
    context = table_page.context(asked)
    fragment = "rules/_tisch_fragment.html" if asked.table else "rules/_tisch_beginn.html"
    return page_or_fragment(request, "rules/unser_tisch.html", fragment, context)


@require_safe
@constant(**{print_page.VERSION: print_page.VERSIONS})
def spickzettel(request: HttpRequest) -> HttpResponse:
    """The cheat sheet, of all versions or of one."""
    wanted = request.GET.get(print_page.VERSION, "")
    context = cheat_sheet_page.context(wanted, host(request), table_of(request))
    return render(request, "rules/spickzettel.html", context)


@require_safe
@constant(**score_sheet_page.CHOICES)
def wertungsblatt(request: HttpRequest) -> HttpResponse:
    """The blank score sheet, of all versions or of one, for two or three parties."""
    version = request.GET.get(print_page.VERSION, "")
    parties = request.GET.get(score_sheet_page.PARTIES, "")
    context = score_sheet_page.context(version, parties, host(request), table_of(request))
    return render(request, "rules/wertungsblatt.html", context)


@require_safe
@constant()
def spielerzahl(request: HttpRequest) -> HttpResponse:
    """Two to six players in the three versions."""
    return render(request, "rules/spielerzahl.html", players_page.context())


@require_safe
@constant()
def quellen(request: HttpRequest) -> HttpResponse:
    """The sources: what each is worth, and what rests on it."""
    return render(request, "rules/quellen.html", sources_page.context())


@require_safe
@constant()
def begriffe(request: HttpRequest) -> HttpResponse:
    """The glossary: every word, what it means, what else it is called."""
    return render(request, "rules/begriffe.html", glossary_page.context())


@require_safe
@constant()
def regeln_json(request: HttpRequest) -> HttpResponse:
    """The whole rule data as JSON."""
    return HttpResponse(export.rules_json(), content_type="application/json")


@require_safe
@constant()
def regeln_schema(request: HttpRequest) -> HttpResponse:
    """The JSON Schema of the rule data."""
    return HttpResponse(export.schema_json(), content_type="application/schema+json")
