"""The index by itself: words, synonyms, slips of the pen, and a ranking that can be explained."""

import pytest

from rules.glossary_everyday import EVERYDAY
from search.counted_cards import counted_cards
from search.index import Document, Guess, Index, Place
from search.word_forms import IRREGULAR, NUMBERS, PARTICLES, STOP_WORDS
from search.words import fold, words


def stems(text: str) -> list[str]:
    return [word.stem for word in words(text) if not word.is_stop_word]


# --- Words ---


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("König", "konig"),
        ("Koenig", "konig"),
        ("ABLEGESTOẞ", "ablegestoss"),
        ("grösser", "grosser"),
        # No umlaut written out: after a vowel, and after q.
        ("neue", "neue"),
        ("Quelle", "quelle"),
    ],
)
def test_letters_are_folded(text, folded) -> None:
    assert fold(text) == folded


@pytest.mark.parametrize(
    "alike",
    [
        ("Karte", "Karten"),
        ("könig", "Königs", "KOENIGE"),
        ("abwerfen", "abwirft", "abgeworfen", "abzuwerfen"),
        ("nehmen", "nimmst", "genommen"),
        ("ausmachen", "ausgemacht", "auszumachen"),
        ("1500", "1.500", "1 500", "fünfzehnhundert", "tausendfünfhundert"),
        ("drei", "3", "dreien"),
        ("3er", "Dreier"),
        ("[D D 2 2]", "[d d 2 2]"),
    ],
)
def test_forms_have_one_stem(alike) -> None:
    found = {stems(text)[0] for text in alike}
    # 'ausgemacht' is known by its 't' only among other words: see the lexicon.
    assert len(found) == 1 or found == {"ausmach", "ausmacht"}


def test_data_on_german_is_folded() -> None:
    for word in (*STOP_WORDS, *PARTICLES, *NUMBERS, *IRREGULAR, *IRREGULAR.values()):
        assert word == fold(word)


def test_everyday_words_say_something_and_stand_once_a_line() -> None:
    for line in EVERYDAY:
        assert len(line) == len(set(line)) > 1, line
        assert all(stems(word) for word in line), line


# --- Cards told in words ---


@pytest.mark.parametrize(
    ("text", "cards"),
    [
        ("zwei Damen und zwei Zweier", "2xD 2x2"),
        ("zweidamen, 3 Zweier", "2xD 3x2"),
        ("7 Koenige", "7xK"),
        ("Dame Dame Joker", "1xD 1xD 1xJo"),
        ("zwei", ""),
        ("zwei Damen melden", ""),
        ("zwei drei Damen", ""),
        ("", ""),
    ],
)
def test_cards_are_counted(text, cards) -> None:
    assert counted_cards(text) == cards


# --- What is found ---


def index(*titles: str, names: dict[str, tuple[str, ...]] | None = None) -> Index[str]:
    return Index([Document(title, {Place.TITLE: [title]}) for title in titles], names or {})


def found(index: Index[str], query: str) -> list[str]:
    return [each.key for each in index.search(query).found]


@pytest.mark.parametrize(
    ("title", "query"),
    [
        ("Wirfst du den Joker ab?", "abwerfen"),
        ("Joker abwerfen", "wirf ihn ab"),
        ("Karten auslegen", "aus legen"),
        ("Hand-Canasta", "handcanasta"),
        ("Handcanasta", "hand canasta"),
        ("Canasta", "Hand-Canasta"),
        ("Stapelkarte neben Karte und Stapel", "Karte"),
        ("gemeldet oder gemeldete, melden", "meldest"),
        ("Talon", "tal"),
    ],
)
def test_a_word_is_found_in_another_form(title, query) -> None:
    assert found(index(title, "etwas ganz anderes"), query) == [title]


def test_names_stand_for_each_other_in_both_directions() -> None:
    stock = index("Der Stock ist leer", names={"stock": ("Stock", "Talon", "Abhebestoß")})
    assert found(stock, "talon") == found(stock, "Abhebestoss") == ["Der Stock ist leer"]
    talon = index("Der Talon ist leer", names={"stock": ("Stock", "Talon")})
    assert found(talon, "stock") == ["Der Talon ist leer"]


def test_a_name_of_two_words_needs_both() -> None:
    names = {"gemischt": ("gemischter Canasta", "schwarzer Canasta")}
    cards = index("Ein gemischter Canasta", "Eine schwarze Drei", names=names)
    assert found(cards, "schwarzer Canasta")[0] == "Ein gemischter Canasta"
    assert found(cards, "schwarz") == ["Eine schwarze Drei"]


def test_only_unknown_words_are_guessed() -> None:
    cards = index("rote Drei", "Canasta", "Partner")
    for typed, meant in (("rothe", "rote"), ("kanasta", "Canasta"), ("Prtner", "Partner")):
        results = cards.search(typed)
        assert results.guesses == (Guess(typed, meant),)
        assert len(results.found) == 1
    assert cards.search("Canasta").guesses == ()
    # Too short, too far, or a number.
    for typed in ("rod", "kanister", "xyzzy", "4444"):
        assert cards.search(typed).found == ()


def test_a_rare_word_tells_more_than_a_common_one() -> None:
    cards = index("Karte geben", "Karte ziehen", "Karte zählen", "Joker")
    assert found(cards, "Karte Joker")[0] == "Joker"


def test_a_title_counts_more_than_an_answer_and_a_heavy_kind_more_than_a_light() -> None:
    title = Document("title", {Place.TITLE: ["Joker"]})
    answer = Document("answer", {Place.TITLE: ["anderes"], Place.ANSWER: ["Joker"]})
    assert found(Index([answer, title], {}), "Joker")[0] == "title"
    heavy = Document("heavy", {Place.TITLE: ["Joker"]}, weight=1.3)
    assert found(Index([title, heavy], {}), "Joker") == ["heavy", "title"]


def test_equal_scores_keep_their_order() -> None:
    documents = [Document(name, {Place.TITLE: ["Joker"]}) for name in "bca"]
    assert found(Index(documents, {}), "joker") == ["b", "c", "a"]
