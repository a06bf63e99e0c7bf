"""Laws of reading and writing: cards, melds, numbers, and any text at all in any field."""

import html
import json
from collections.abc import Mapping
from itertools import cycle, pairwise

import pytest
from django.test import Client
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import german
from scoring.cards import (
    CARD_ORDER,
    NATURAL_RANKS,
    Card,
    Meld,
    format_cards,
    format_meld,
    format_melds,
    merge_melds,
    sort_cards,
)
from scoring.forms import MeldForm
from scoring.notation import read_cards, read_melds
from scoring.numbers import (
    MAX_LENGTH,
    MAX_TERMS,
    UnreadableSumError,
    read_number,
    read_sum,
)
from scoring.permalink import round_parameters, turn_parameters
from scoring.play_forms import FirstMeldForm, OutForm, PileForm
from scoring.played import Round
from scoring.round_fields import EXACT, NOBODY
from scoring.round_form import RoundForm
from scoring.turn import Turn
from tests.strategies import hands, melds, rounds, turns

few = settings(max_examples=40)
many = settings(max_examples=100)

# Surrogates cannot be sent in an address.
characters = st.characters(exclude_categories=["Cs"])
noise = st.text(characters, max_size=40)
# Texts that come near to being understood reach further than noise.
near = st.lists(
    st.sampled_from(
        (
            *(*Card, "x", "×", ",", "+", ":", " ", "\n", "-", "−", ".", "♥", "♠", "0", "J", "Dame"),
            *("<script>", "&amp;", '"', "'", "\x00", "\u202e", "３", "%", "ſ", "İ", "²"),
        )
    ),
    max_size=12,
).map("".join)
texts = noise | near
numbers = st.integers(-99_999_999, 99_999_999)


# --- Parse and format ---


@many
@given(melds())
def test_melds_written_are_read_as_they_were(laid: tuple[Meld, ...]) -> None:
    text = format_melds(laid)
    read = read_melds(text)
    assert (read.melds, read.notes, read.faults) == (laid, (), ())
    assert format_melds(read.melds) == text


@many
@given(hands)
def test_a_hand_written_is_read_as_it_was(hand: tuple[Card, ...]) -> None:
    text = format_cards(hand)
    read = read_cards(text)
    assert (read.cards, read.notes, read.faults) == (hand, (), ())
    assert format_cards(read.cards) == text


@many
@given(texts)
def test_what_was_understood_comes_back_from_its_canonical_text(text: str) -> None:
    read = read_melds(text)
    if not read.faults:
        again = read_melds(format_melds(read.melds))
        assert (again.melds, again.notes, again.faults) == (read.melds, (), ())
    hand = read_cards(text)
    if not hand.faults:
        assert read_cards(format_cards(hand.cards)).cards == hand.cards


@many
@given(melds(), st.randoms())
def test_the_order_of_melds_and_cards_changes_nothing_read(laid: tuple[Meld, ...], random) -> None:
    pieces = []
    for meld in laid:
        cards = [str(card) for card in meld.cards()]
        random.shuffle(cards)
        to = f"{meld.rank}: " if meld.rank and not meld.naturals else ""
        pieces.append(to + random.choice([" ", "", "  "]).join(cards))
    random.shuffle(pieces)
    read = read_melds(random.choice([",", " ; ", "/", "\n", "+"]).join(pieces))
    assert not read.faults
    assert sorted(map(format_meld, read.melds)) == sorted(map(format_meld, laid))


@many
@given(st.lists(st.sampled_from(NATURAL_RANKS), min_size=1, max_size=6))
def test_melds_of_one_rank_are_read_as_one(ranks: list[Card]) -> None:
    single = [Meld(rank, 3) for rank in ranks]
    read = read_melds(format_melds(single))
    assert read.melds == merge_melds(single)
    assert {meld.rank: meld.naturals for meld in read.melds} == {
        rank: 3 * ranks.count(rank) for rank in ranks
    }
    assert len(read.notes) == sum(ranks.count(rank) > 1 for rank in set(ranks))


@many
@given(st.lists(st.sampled_from(Card)))
def test_sorting_is_by_canonical_order_and_loses_nothing(cards: list[Card]) -> None:
    order = sort_cards(cards)
    assert sorted(order) == sorted(cards)
    assert all(CARD_ORDER[a] <= CARD_ORDER[b] for a, b in pairwise(order))


@many
@given(numbers)
def test_a_number_written_is_read_as_it_was(number: int) -> None:
    assert read_number(str(number)) == number
    assert read_number(german.number(number)) == number
    assert read_number(german.number(number).replace(".", " ")) == number


@many
@given(st.lists(st.integers(-19_999, 19_999).map(lambda n: 5 * n), min_size=1), st.randoms())
def test_a_sum_written_is_read_as_its_terms(terms: list[int], random) -> None:
    written = [random.choice([str, german.number])(term) for term in terms]
    text = random.choice(["+", " + ", "+ "]).join(written) + random.choice(["", "+", " + "])
    if len(text) > MAX_LENGTH or len(terms) > MAX_TERMS:
        with pytest.raises(UnreadableSumError):
            read_sum(text, step=5)
        return
    assert read_sum(text, step=5) == tuple(terms)
    # What an address makes of a bare plus is never read as another number.
    try:
        read = read_sum(text.replace("+", " "), step=5)
    except UnreadableSumError:
        return
    assert read == tuple(terms)


@many
@given(turns())
def test_the_address_of_a_turn_leads_back_to_it(turn: Turn) -> None:
    form = MeldForm(turn_parameters(turn))
    assert form.is_valid(), form.errors
    assert form.turn() == turn


@many
@given(rounds())
def test_the_address_of_a_round_leads_back_to_it(played: Round) -> None:
    form = RoundForm(round_parameters(played, NOBODY, EXACT))
    claim = "Ein Hand-Canasta braucht einen Canasta in der Auslage."
    if not form.is_valid():
        assert form.errors == {"out_kind": [claim]}
        return
    assert form.played() == played


# --- Any text in any field ---

FIELDS = {
    "meldung": list(MeldForm({}).fields),
    "erstmeldung": list(FirstMeldForm({}).fields),
    "stapel": list(PileForm({}).fields),
    "ausmachen": list(OutForm({}).fields),
    "runde": list(RoundForm({}).fields),
}
CHOICES = {"first", "frozen", "stock", "upcard", "asked", "players"}
CHOICES |= {"out", "out_kind", "out_pile", "out_discard", "out_threes", "out_start"}
SOUND = {
    "meldung": {"cards": "D D 2 2"},
    "erstmeldung": {"hand_cards": "K K K D D 2"},
    "stapel": {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"},
    "ausmachen": {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "7xK"},
    "runde": {"out": "a", "a-natural": "1", "a-melded": "70"},
}


def try_text(tool: str, query: dict[str, str], typed: Mapping[str, str]) -> None:
    client = Client()
    page = client.get(f"/{tool}/", query)
    assert page.status_code == 200
    shown = page.content.decode()
    for name, text in typed.items():
        # A list of numbers cannot hold '04': the number that was read stands there.
        if name != "players" or read_number(text) is None:
            assert html.escape(text.strip()) in shown, (query, text)
    fragment = client.get(f"/{tool}/", query, headers={"HX-Request": "true"})
    assert fragment.status_code == 200
    answer = client.get(f"/{tool}/", query | {"format": "json"})
    assert answer.status_code in (200, 422)
    written = json.loads(answer.content)
    if answer.status_code == 422:
        assert written["errors"].keys() <= set(FIELDS[tool])
        assert all(messages for messages in written["errors"].values())


verdict_tools = pytest.mark.parametrize("tool", ["meldung", "erstmeldung", "stapel", "ausmachen"])


@verdict_tools
@few
@given(st.data(), texts)
def test_any_text_for_one_parameter_of_a_verdict(tool: str, data, text: str) -> None:
    name = data.draw(st.sampled_from(FIELDS[tool]))
    try_text(tool, SOUND[tool] | {name: text}, {name: text})


@few
@given(st.data(), texts, st.sampled_from(["quick", "exact"]))
def test_any_text_for_one_parameter_of_a_round(data, text: str, mode: str) -> None:
    name = data.draw(st.sampled_from(FIELDS["runde"]))
    players = data.draw(st.sampled_from("23456"))
    query = SOUND["runde"] | {"players": players, "mode": mode, name: text}
    try_text("runde", query, {name: text})


@verdict_tools
@few
@given(st.data())
def test_any_texts_at_once_for_a_verdict(tool: str, data) -> None:
    query = data.draw(st.dictionaries(st.sampled_from(FIELDS[tool]), texts))
    try_text(tool, query, query)


@few
@given(st.dictionaries(st.sampled_from(FIELDS["runde"]), texts))
def test_any_texts_at_once_for_a_round(query: dict[str, str]) -> None:
    # What is only said of parties that do not play is no question, and the page stays empty.
    try_text("runde", query, query if RoundForm(query).is_bound else {})


def test_the_longest_texts_are_answered() -> None:
    for tool, names in FIELDS.items():
        # One field at a time: all of them together are more than an address may hold.
        for name, text in zip(names, cycle(("K " * 1000, "K" * 2001, "<" * 2000)), strict=False):
            # What is no choice cannot be shown as chosen.
            free = name not in CHOICES and (tool != "runde" or RoundForm({name: text}).is_bound)
            try_text(tool, {name: text}, {name: text} if free else {})
