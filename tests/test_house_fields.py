"""The fields of house variants in the forms of /runde/ and /ausmachen/: where they are shown."""

from typing import Any

import pytest
from django.test import Client

from scoring.cards import Card, Meld
from scoring.going_out import OutKind
from scoring.out import OutTurn
from scoring.permalink import out_parameters, round_parameters
from scoring.play_forms import OutForm
from scoring.played import QuickCount, Round, Tally
from scoring.round_fields import EXACT, NOBODY
from scoring.round_form import RoundForm
from tests.pages import Element, page_of

FIELDS = ("a-wild", "b-wild", "a-blocking", "b-blocking", "out_start")
EVERYTHING = "1k.wildcanasta-1000.sperr-1500.anfang-300"
GOING_OUT = {"hand_cards": "K K K 9", "cards": "K K K", "table": "8888888"}


def asked(client: Client, path: str, **query: str) -> Element:
    return page_of(client.get(path, {name.replace("__", "-"): v for name, v in query.items()}))


def fields(page: Element) -> dict[str, str]:
    """The fields of house variants that can be seen, with their types."""
    inputs = [each.attributes for each in page.all("input")]
    return {each["name"]: each.get("type", "text") for each in inputs if each.get("name") in FIELDS}


@pytest.mark.parametrize(
    ("table", "shown"),
    [
        ("", set()),
        ("1k.wild-w", set()),
        ("1w.wildcanasta-2000", {"a-wild", "b-wild"}),
        ("1a.sperr-1500", {"a-blocking", "b-blocking"}),
        ("1k.anfang-300", {"out_start"}),
        (EVERYTHING, set(FIELDS)),
    ],
)
def test_a_round_asks_for_what_its_table_has_agreed_on(
    client: Client, table: str, shown: set[str]
) -> None:
    assert fields(asked(client, "/runde/", t=table)).keys() == shown
    # A fragment speaks of the fields that are there, and of no others.
    fragment = client.get(
        "/runde/", {"t": table, "out": "a", "a-melded": "50"}, headers={"HX-Request": "true"}
    )
    told = {name for name in FIELDS if f'id="m-{name}"' in fragment.text}
    assert told == shown


def test_what_an_address_holds_is_shown_at_any_table(client: Client) -> None:
    page = asked(client, "/runde/", out="a", a__wild="1", a__melded="140", out_start="1")
    assert set(fields(page)) == {"a-wild", "b-wild", "out_start"}
    page = asked(client, "/runde/", out="a", b__blocking="x", a__melded="140")
    assert set(fields(page)) == {"a-blocking", "b-blocking"}


def test_what_was_counted_is_kept_while_cards_are_entered_one_by_one(client: Client) -> None:
    page = asked(client, "/runde/", t=EVERYTHING, mode="exact", a__wild="1")
    assert fields(page) == {"a-wild": "hidden", "out_start": "radio"}


def test_what_each_brings_stands_beside_it(client: Client) -> None:
    text = asked(client, "/runde/", t=EVERYTHING).text
    assert "Wilde Canastas je 1.000" in " ".join(text.split())
    assert "Sperr-Canastas je 1.500; Karten zählen mit, die Quelle schweigt" in " ".join(
        text.split()
    )
    unagreed = asked(client, "/runde/", out="a", a__wild="1", a__melded="140").text
    assert "Wilde Canastas nur als Hausregel" in " ".join(unagreed.split())


def test_going_out_asks_for_the_first_turn_where_it_counts(client: Client) -> None:
    assert fields(asked(client, "/ausmachen/")) == {}
    assert fields(asked(client, "/ausmachen/", t="1k.anfang-300")) == {"out_start": "radio"}
    for query in (GOING_OUT, GOING_OUT | {"t": "1k.anfang-300"}):
        fragment = client.get("/ausmachen/", query, headers={"HX-Request": "true"})
        assert ('id="m-out_start"' in fragment.text) == ("t" in query)
    page = asked(client, "/ausmachen/", **GOING_OUT, out_start="1")
    assert fields(page) == {"out_start": "radio"}
    assert "Hier gilt sie nirgends" in page.text
    (link,) = [each for each in page.all("a") if each.text == "Runde abrechnen"]
    assert "out_start=1" in link.attributes["href"]


def test_the_next_round_takes_the_score_and_not_the_canastas(client: Client) -> None:
    page = asked(client, "/runde/", t=EVERYTHING, out="a", a__wild="1", a__melded="140")
    hrefs = [each.attributes["href"] for each in page.all("a")]
    (next_round,) = [href for href in hrefs if "score" in href]
    # 140+1000+100 = 1240
    assert next_round.startswith("/runde/?a-score=1240&b-score=0")
    assert "wild=" not in next_round


@pytest.mark.parametrize(
    "changed",
    [{}, {"wild": 1}, {"blocking": 1}, {"wild": 1, "blocking": 1, "natural": 1}],
    ids=str,
)
def test_the_address_of_a_round_leads_back_to_it(changed: dict[str, Any]) -> None:
    # 35 for a natural canasta, 140 for seven twos, at least 4*5+20+2*50 for the rest of them.
    cards = QuickCount(melded=400, **changed)
    played = Round(
        tallies={"a": Tally(cards), "b": Tally(QuickCount())}, out="a", out_start=bool(changed)
    )
    parameters = round_parameters(played, NOBODY, EXACT)
    assert ("out_start" in parameters) == bool(changed)
    form = RoundForm(parameters)
    assert form.is_valid(), form.errors
    assert form.played() == played


def test_the_address_of_going_out_leads_back_to_it() -> None:
    turn = OutTurn(
        hand=(Card.KING,) * 7 + (Card.NINE,),
        melds=(Meld(Card.KING, 7),),
        out_kind=OutKind.CONCEALED_CANASTA,
        out_start=True,
    )
    form = OutForm(out_parameters(turn))
    assert form.is_valid(), form.errors
    assert form.turn() == turn
