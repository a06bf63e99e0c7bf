"""The calculators: bind, one engine call per column, one result in three representations."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse, JsonResponse
from django.views.decorators.http import require_safe

from delivery.constant import constant_alone
from rules.agreement.request import table_of
from rules.responses import json_errors, json_response, page_or_fragment, vary_on_face
from scoring import contract, first_meld_page, meld_page, out_page, pile_page, round_page
from scoring.answers import answer_first_meld, answer_out, answer_pile, answer_round, answer_turn
from scoring.columns import columns_at
from scoring.forms import CalculatorForm, MeldForm
from scoring.messages import note as note_text
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.round_form import RoundForm


@require_safe
@vary_on_face
@constant_alone
def meldung(request: HttpRequest) -> HttpResponse:
    """Is this meld allowed, and does it reach the minimum?"""
    form = MeldForm(request.GET)
    turn = form.turn() if form.is_valid() else None
    answers = answer_turn(turn, columns_at(table_of(request))) if turn else ()
    if request.GET.get("format") == "json":
        if turn is None:
            return _errors(form)
        return json_response(contract.turn_json(turn.melds, _notes(form), answers))
    context = meld_page.context(form, turn, answers)
    return page_or_fragment(
        request, "scoring/meldung.html", "scoring/_meldung_fragment.html", context
    )


@require_safe
@vary_on_face
@constant_alone
def runde(request: HttpRequest) -> HttpResponse:
    """What is this round worth?"""
    form = RoundForm(request.GET)
    played = form.played() if form.is_valid() else None
    columns = columns_at(table_of(request))
    answers = answer_round(played, columns) if played else ()
    if request.GET.get("format") == "json":
        if played is None:
            return _errors(form)
        names = {seat: form.party_name(seat) for seat in form.seats}
        return json_response(contract.round_json(names, _notes(form), answers))
    context = round_page.context(form, played, answers, columns)
    return page_or_fragment(request, "scoring/runde.html", "scoring/_runde_fragment.html", context)


@require_safe
@vary_on_face
@constant_alone
def erstmeldung(request: HttpRequest) -> HttpResponse:
    """Which first melds does my hand allow?"""
    form = FirstMeldForm(request.GET)
    asked = form.asked() if form.is_valid() else None
    answers = answer_first_meld(asked, columns_at(table_of(request))) if asked else ()
    if request.GET.get("format") == "json":
        if asked is None:
            return _errors(form)
        notes = [*_notes(form), *first_meld_page.notes(asked, answers)]
        return json_response(contract.first_meld_json(notes, answers))
    context = first_meld_page.context(form, asked, answers)
    return page_or_fragment(
        request, "scoring/erstmeldung.html", "scoring/_erstmeldung_fragment.html", context
    )


@require_safe
@vary_on_face
@constant_alone
def stapel(request: HttpRequest) -> HttpResponse:
    """May I take the pile, how, and must I?"""
    form = PileForm(request.GET)
    turn = form.turn() if form.is_valid() else None
    answers = answer_pile(turn, columns_at(table_of(request))) if turn else ()
    if request.GET.get("format") == "json":
        if turn is None:
            return _errors(form)
        return json_response(contract.pile_json(_notes(form), answers))
    context = pile_page.context(form, turn, answers)
    return page_or_fragment(
        request, "scoring/stapel.html", "scoring/_stapel_fragment.html", context
    )


@require_safe
@vary_on_face
@constant_alone
def ausmachen(request: HttpRequest) -> HttpResponse:
    """May I go out, and what is it worth?"""
    form = OutForm(request.GET)
    turn = form.turn() if form.is_valid() else None
    answers = answer_out(turn, columns_at(table_of(request))) if turn else ()
    if request.GET.get("format") == "json":
        if turn is None:
            return _errors(form)
        return json_response(contract.out_json(turn, _notes(form), answers))
    context = out_page.context(form, turn, answers)
    return page_or_fragment(
        request, "scoring/ausmachen.html", "scoring/_ausmachen_fragment.html", context
    )


def _notes(form: CalculatorForm) -> list[str]:
    read = (note_text(note) for _, note in form.reading_notes())
    return [*read, *form.calculations(), *form.remarks()]


def _errors(form: CalculatorForm) -> JsonResponse:
    return json_errors(dict(form.errors) if form.is_bound else form.required())
