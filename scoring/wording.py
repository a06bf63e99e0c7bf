"""From codes and facts to German sentences. No arithmetic, no rules: only words.

Every template names the facts that it needs; the numbers come from the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rules import german
from scoring.cards import Card
from scoring.notation import Fault, FaultCode, Note, NoteCode
from scoring.rounds import Item, Line
from scoring.verdicts import Code, Verdict, Why

CARD_NAMES = {
    Card.ACE: "Ass",
    Card.KING: "König",
    Card.QUEEN: "Dame",
    Card.JACK: "Bube",
    Card.TEN: "Zehn",
    Card.NINE: "Neun",
    Card.EIGHT: "Acht",
    Card.SEVEN: "Sieben",
    Card.SIX: "Sechs",
    Card.FIVE: "Fünf",
    Card.FOUR: "Vier",
    Card.THREE: "schwarze Drei",
    Card.TWO: "Zwei",
    Card.JOKER: "Joker",
    Card.RED_THREE: "rote Drei",
}
VERDICT_WORDS = {Verdict.ALLOWED: "Ja", Verdict.FORBIDDEN: "Nein", Verdict.UNCLEAR: "Offen"}
NAME_UNPRINTABLE = "Der Name enthält Zeichen, die sich nicht anzeigen lassen."

_REASONS = {
    Code.WILDS_WITHIN: "{wilds} wilde neben {naturals} natürlichen Karten: erlaubt sind bis zu {most}.",
    Code.WILD_SURPLUS: "{wilds} wilde neben {naturals} natürlichen Karten: erlaubt sind höchstens {most}.",
    Code.NATURALS_FINE: "{naturals} natürliche Karten desselben Rangs: das liegt richtig.",
    Code.TOO_FEW_CARDS: "Eine Meldung braucht mindestens {least} Karten, hier sind es {size}.",
    Code.TOO_FEW_NATURALS: "Eine Meldung braucht mindestens {least} natürliche Karten, hier sind es {naturals}.",
    Code.WILD_ONLY: "Nur wilde Karten ergeben keine Meldung.",
    Code.BLACK_THREES_EARLY: "Schwarze Dreien meldet nur, wer damit ausmacht.",
    Code.BLACK_THREES_WILD: "Zu schwarzen Dreien darf keine wilde Karte.",
    Code.BLACK_THREES_SIZE: "Schwarze Dreien liegen zu {least} oder {most}, hier sind es {size}.",
    Code.BLACK_THREES_FINE: "{size} schwarze Dreien beim Ausmachen: das liegt richtig.",
    Code.MINIMUM_WAIVED: "Das Minimum entfällt: ganze Hand mit eigenem Canasta, vom Stock gezogen.",
    Code.WAIVER_OPEN: "Ob das Minimum hier entfällt, bleibt offen.",
    Code.WAIVER_NEEDS_CANASTA: "Das Minimum entfiele nur mit einem eigenen Canasta ab {size} Karten.",
    Code.NO_WAIVER_AFTER_PILE: "Nach dem Nehmen des Stapels bleibt das Minimum bestehen.",
    Code.TOP_CARD_COUNTS: "Die Stapelkarte ({top_points}) zählt mit und entscheidet hier.",
    Code.TOP_CARD_OPEN: "Nur mit der Stapelkarte ({top_points}) reicht es; ob sie zählt, steht nicht da.",
    Code.TOP_IS_WILD: "Liegt eine wilde Karte oben, dürft ihr den Stapel nicht nehmen.",
    Code.TOP_IS_BLACK_THREE: "Liegt eine schwarze Drei oben, dürft ihr den Stapel nicht nehmen.",
    Code.PILE_PAIR: "Neben der Stapelkarte {card} liegen die nötigen Karten aus der Hand.",
    Code.PILE_PAIR_MISSING: "Neben der Stapelkarte {card} fehlen zwei natürliche aus der Hand.",
    Code.PILE_BEFORE_FIRST_MELD: "Vor der eigenen Erstmeldung dürft ihr den Stapel nicht nehmen.",
    Code.LAST_CARD_FREE: "Die letzte Karte darf gemeldet werden, abwerfen ist freiwillig.",
    Code.LAST_CARD_EXCEPTION: "Die Gruppe schwarzer Dreien ersetzt hier den letzten Abwurf.",
    Code.LAST_CARD_MISSING: "Eine letzte Karte muss für den Ablagestapel bleiben.",
    Code.LAST_CARD_OPEN: "Ob vier schwarze Dreien den letzten Abwurf ersetzen, bleibt offen.",
}


def verdict_word(verdict: Verdict) -> str:
    """Ja, Nein or Offen."""
    return VERDICT_WORDS[verdict]


def _written(facts: Mapping[str, int | str]) -> dict[str, str]:
    return {
        key: german.number(value) if isinstance(value, int) else value
        for key, value in facts.items()
    }


def reason(why: Why) -> str:
    """The sentence for one reason of a verdict."""
    facts = _written(why.facts)
    if why.code in _REASONS:
        return _REASONS[why.code].format(**facts)
    return _COUNTED_REASONS[why.code](why.facts, facts)


def _minimum_met(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"{facts['points']} Punkte reichen: {_band(raw, facts)} braucht ihr {facts['minimum']}."


def _minimum_missed(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    need = facts["minimum"]
    if raw["minimum"] != raw["highest"]:
        need = f"{need} oder {facts['highest']}"
    return f"{facts['missing']} fehlen: {_band(raw, facts)} braucht ihr {need}."


def _minimum_open(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return (
        f"{_band(raw, facts)[:1].upper()}{_band(raw, facts)[1:]} steht keine Stufe: "
        f"{facts['minimum']} oder {facts['highest']}."
    )


def _band(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    """The band of scores as it is spoken."""
    low, high = raw.get("low"), raw.get("high")
    if low is None:
        return "im Minus"
    if low == high:
        return f"bei genau {facts['low']} Punkten"
    if high is None:
        return f"ab {facts['low']} Punkten"
    return f"bei {facts['low']} bis {facts['high']} Punkten"


def band(why: Why) -> str:
    """The band of scores of a minimum check, as it is spoken."""
    return _band(why.facts, _written(why.facts))


def canastas(count: int | str) -> str:
    """'1 Canasta', '2 Canastas'."""
    return f"{count} Canasta" if str(count) == "1" else f"{count} Canastas"


def _canastas_enough(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return (
        "Ein Canasta reicht zum Ausmachen."
        if raw["canastas"] == 1
        else f"{canastas(raw['canastas'])} reichen zum Ausmachen."
    )


def _canastas_missing(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"Zum Ausmachen braucht ihr {canastas(raw['needed'])}, ihr habt {facts['canastas']}."


def _canastas_open(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"Ob {canastas(raw['canastas'])} hier zum Ausmachen reicht, lag uns nicht vor."


_COUNTED_REASONS = {
    Code.MINIMUM_MET: _minimum_met,
    Code.MINIMUM_MISSED: _minimum_missed,
    Code.MINIMUM_OPEN: _minimum_open,
    Code.CANASTAS_ENOUGH: _canastas_enough,
    Code.CANASTAS_MISSING: _canastas_missing,
    Code.CANASTAS_OPEN: _canastas_open,
}

# One line of a round: what it is called, by number.
_ITEM_NAMES = {
    Item.MELDED: ("Gemeldete Karten", "Gemeldete Karten"),
    Item.NATURAL: ("{count} echter Canasta", "{count} echte Canastas"),
    Item.MIXED: ("{count} gemischter Canasta", "{count} gemischte Canastas"),
    Item.RED: ("{count} rote Drei", "{count} rote Dreien"),
    Item.RED_HAND: ("{count} rote Drei auf der Hand", "{count} rote Dreien auf der Hand"),
    Item.OUT: ("Ausmachen", "Ausmachen"),
    Item.STOCK: ("Stock leer", "Stock leer"),
    Item.HAND: ("Karten auf der Hand", "Karten auf der Hand"),
}
# What a line says beyond its item, by code.
_LINE_NOTES = {
    Code.RED_PLUS: {
        "melded": "Die Partei hat gemeldet.",
        "canasta": "Die Partei hat einen Canasta.",
    },
    Code.RED_MINUS: {
        "melded": "Die Partei hat nichts gemeldet.",
        "canasta": "Der Partei fehlt ein Canasta.",
    },
}
_PLAIN_LINE_NOTES = {
    Code.RED_IN_HAND_EARLY: "Ihr Halter kam nicht zum Zug.",
    Code.RED_IN_HAND_AS_LAID: "Gezählt wie ausgelegt.",
    Code.WENT_OUT_CONCEALED: "Verdeckt, ohne eigenen Canasta.",
    Code.WENT_OUT_CONCEALED_CANASTA: "Verdeckt mit eigenem Canasta.",
}


def item_name(item: Item, count: int) -> str:
    """The name of an item with its number."""
    one, many = _ITEM_NAMES[item]
    return (one if count == 1 else many).format(count=count)


def line_label(line: Line) -> str:
    """What a line of a round is called."""
    code, facts = line.why.code, line.why.facts
    if code is Code.RED_IN_HAND_EXTRA:
        return "Dieselben als ausgelegt"
    if code is Code.PILE_IN_TURN:
        return "Stapel im selben Zug genommen"
    if line.item is Item.HAND and facts.get("partner"):
        return "Hand des Partners"
    return item_name(line.item, int(facts.get("count", 0)))


def line_note(line: Line) -> str:
    """What decided a line beyond its label; empty where the label says it all."""
    code, facts = line.why.code, line.why.facts
    if code in _LINE_NOTES:
        return _LINE_NOTES[code][str(facts["condition"])]
    if code is Code.PILE_IN_TURN:
        return "Dann gilt es nicht als verdeckt." if facts["spoils"] else "Ändert hier nichts."
    return _PLAIN_LINE_NOTES.get(code, "")


def calculation(line: Line) -> str:
    """How the points of a line come about: '140 + 95 + 40', '3 × 100'."""
    terms = line.terms
    if len(terms) > 1 and len(set(terms)) == 1 and line.item not in (Item.MELDED, Item.HAND):
        return f"{len(terms)} × {german.number(terms[0])}"
    if all(term < 0 for term in terms) and len(terms) > 1:
        return f"{german.MINUS}({' + '.join(german.number(-term) for term in terms)})"
    return " + ".join(german.number(term) for term in terms)


def spoken(cards: Iterable[Card]) -> str:
    """Cards as a screen reader says them."""
    return ", ".join(CARD_NAMES[card] for card in cards)


# ---- how the input was read, and what was not understood -------------------------------------

_FAULTS = {
    FaultCode.CONTROL: "Unsichtbares Steuerzeichen {code}: lösche es und tippe die Karte neu.",
    FaultCode.TOO_LONG: "Zu lang: {length} Zeichen, höchstens {most} sind möglich.",
    FaultCode.COUNT: "„{typed}“: Die Anzahl muss zwischen 1 und {most} liegen.",
    FaultCode.SUIT: "„{typed}“ passt zu keiner Karte.",
    FaultCode.MIXED: "„{typed}“ mischt Ränge in einer Meldung. Meintest du {meant}?",
    FaultCode.RED_THREE_IN_MELD: (
        "„{typed}“: Eine rote Drei gehört in keine Meldung. Sie zählt als eigene Karte."
    ),
    FaultCode.TARGET: "„{typed}“ vor dem Doppelpunkt ist keine Meldung, an die ihr anlegen könnt.",
    FaultCode.TARGET_MISMATCH: "An {rank} lässt sich {found} nicht anlegen.",
    FaultCode.NOT_ONE_CARD: "Hier steht genau eine Karte, gelesen sind {count}.",
}


def fault(found: Fault) -> str:
    """The message for something that was not understood."""
    facts = _written(found.facts)
    if found.code is FaultCode.UNKNOWN:
        question = f" Meintest du {facts['meant']}?" if "meant" in facts else ""
        return f"„{facts['typed']}“ kenne ich nicht.{question}"
    return _FAULTS[found.code].format(**facts)


def note(taken: Note) -> str:
    """The sentence for a liberty taken in reading."""
    facts = taken.facts
    if taken.code is NoteCode.J_IS_JOKER:
        return "J als Joker gelesen, der Bube ist B."
    if taken.code is NoteCode.COUNT_AFTER_CARD:
        return f"„{facts['typed']}“ als {facts['count']} × {facts['card']} gelesen."
    return f"Je Rang eine Meldung: {facts['rank']} zusammengelegt."


def read_as(text: str) -> str:
    """How an input was read."""
    return f"gelesen als {text}"


def not_a_number(typed: str, unit: str) -> str:
    """A number field that holds no whole number."""
    return f"„{typed}“ ist keine ganze Zahl ({unit})."


def number_out_of_range(number: int, least: int, most: int) -> str:
    """A number outside its bounds."""
    return (
        f"{german.number(number)} geht nicht: möglich ist "
        f"{german.number(least)} bis {german.number(most)}."
    )


def not_a_multiple(number: int, step: int) -> str:
    """Points that no cards add up to."""
    return f"{german.number(number)} ist kein Vielfaches von {step}."


def unknown_choice(typed: str, choices: list[str]) -> str:
    """A choice that is not offered."""
    return f"„{typed}“ gibt es hier nicht. Möglich: {', '.join(choices)}."


def players_not_supported(number: int, supported: tuple[int, ...]) -> str:
    """A number of players that is not computed yet."""
    known = german.listing([str(players) for players in supported])
    return f"Mit {number} Spielern rechnen wir noch nicht, bisher nur mit {known}."


def name_too_long(length: int, most: int) -> str:
    """A name that is too long."""
    return f"Der Name ist zu lang: {length} Zeichen, höchstens {most}."


def too_many_cards(cards: Mapping[Card, tuple[int, int]]) -> str:
    """More cards than the packs hold: the number found, and the number there is."""
    parts = [
        f"{found} × {CARD_NAMES[card]} (es gibt {there})" for card, (found, there) in cards.items()
    ]
    return f"So viele Karten gibt es nicht: {german.listing(parts)}."


def not_among_cards(cards: Iterable[Card]) -> str:
    """Pile cards that were not laid."""
    named = german.listing([str(card) for card in cards])
    return f"{named} liegt nicht unter den gemeldeten Karten."


def too_many_red_threes(found: int, there: int) -> str:
    """More red threes than there are."""
    return f"Alle Parteien zusammen haben {found} rote Dreien, es gibt {there}."


def more_early_than_held(early: int, held: int) -> str:
    """More red threes of players without a turn than red threes in hand."""
    return f"{early} ohne Zug gehaltene sind mehr als die {held} auf der Hand."


def too_many_canastas(natural: int, mixed: int) -> str:
    """More canastas than the packs hold."""
    return f"So viele Canastas geben die Karten nicht her: {natural} echte, {mixed} gemischte."


def more_points_than_deck(points: int, deck: int) -> str:
    """More card points than all cards together have."""
    return (
        f"Zusammen {german.number(points)} Punkte in Karten: "
        f"alle Karten des Spiels zählen {german.number(deck)}."
    )


def canastas_do_not_fit(natural: int, mixed: int, least: int, most: int) -> str:
    """Card points that cannot hold the canastas claimed."""
    kinds = [item_name(Item.NATURAL, natural)] if natural else []
    kinds += [item_name(Item.MIXED, mixed)] if mixed else []
    return (
        f"{german.listing(kinds)}: die gemeldeten Karten zählen dann mindestens "
        f"{german.number(least)} und höchstens {german.number(most)}."
    )
