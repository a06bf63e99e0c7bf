"""What the calculators say about input: how it was read, and what was not understood."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules import german
from scoring.cards import Card
from scoring.lines import Item
from scoring.notation import Fault, FaultCode, Note, NoteCode
from scoring.numbers import MAX_LENGTH, MAX_TERMS, SumFault, UnreadableSumError, read_number
from scoring.plausibility import Canastas
from scoring.round_wording import item_name
from scoring.value_classes import ValueClass
from scoring.wording import CARD_NAMES, class_name, written

WHICH_CARDS = "Welche Karten? Zum Beispiel D D 2 2."
WHICH_HAND = "Welche Karten hast du auf der Hand?"
WHICH_MELDS = "Welche davon meldest du?"
TOP_OF_PILE = "Welche Karte liegt oben auf dem Stapel?"
FROZEN_ALONE = "In einem eingefrorenen Stapel liegen mindestens zwei Karten."
RED_THREE_ON_TOP = "Eine rote Drei liegt nie obenauf, höchstens als Startkarte."
RED_THREES_LIE_OPEN = "Rote Dreien legst du aus: Zur Hand zählen sie hier nicht."
ONLY_RED_THREES = "Rote Dreien legst du aus: Welche Karten hast du sonst auf der Hand?"
WHOLE_HAND_NEEDS_NO_MINIMUM = (
    "Die ganze Hand samt Canasta auf einmal braucht kein Minimum: Prüfe sie unter „Ausmachen?“."
)
HAND_USED_UP = (
    "Wer nicht ausmacht, wirft eine Karte ab und behält eine: Nicht jeder Weg hier lässt dir zwei."
)
CONCEALED_BUT_ADDED = "Verdeckt heißt: nichts an Liegendes anlegen. Nimm „normal“."
CONCEALED_IS_HAND_CANASTA = "Dabei ist ein eigener Canasta: Das ist ein Hand-Canasta."
CONCEALED_BUT_MELDED = "Zu zweit liegen da deine eigenen Meldungen: Das ist nicht verdeckt."
NOT_THE_FIRST_TURN = "Zu zweit liegen da deine eigenen Meldungen: Das ist nicht dein erster Zug."
IS_HAND_CANASTA = "Liegt von euch noch nichts, ist das ein Hand-Canasta."
NOBODY_TO_ASK = "Zu zweit gibt es keinen Partner, den du fragen könntest."
WHO_WENT_OUT = "Wer hat ausgemacht?"
CHOOSE = "Wähle eine Antwort: Erst dann gibt es ein Ergebnis."
WHICH_TOP_CARD = "Welche Karte lag oben auf dem Stapel?"
FIRST_BESIDE_TABLE = "Liegt schon etwas auf dem Tisch, ist es nicht die erste Meldung."
OUT_WITHOUT_MELD = "Wer ausmacht, hat gemeldet: Hier fehlt die Auslage."
HAND_CANASTA_WITHOUT_CANASTA = "Ein Hand-Canasta braucht einen Canasta in der Auslage."
OUT_ALONE_WITH_HAND = "Wer allein spielt und ausmacht, hat keine Karten mehr auf der Hand."
THIRD_PARTY_IGNORED = "Hier spielen zwei Parteien: Was zur dritten eingegeben ist, zählt nicht."
START_IGNORED = "Das Ausmachen zu Beginn zählt nur nach einer Hausregel: Hier gilt sie nirgends."
SOLO_IGNORED = "Wer allein spielt, ist nur zu dritt eine Frage: Die Angabe zählt nicht."
WILD_NEEDS_RANK = "Soll das an eine liegende Meldung? Schreib ihren Rang davor: 8: 2."
PILE_NOT_CHECKED = "Ob ihr den Stapel nehmen durftet, prüfen wir hier nur bei der ersten Meldung."
NO_OWN_CANASTA = "Ein Hand-Canasta braucht einen eigenen Canasta: Hier liegt keiner aus der Hand."
ADDED_TO_TABLE = "Wer an Liegendes anlegt, macht nicht verdeckt aus: Hier zählt es als normal."
NAME_UNPRINTABLE = "Der Name enthält Zeichen, die sich nicht anzeigen lassen."


_FAULTS = {
    FaultCode.UNKNOWN: "„{typed}“ kenne ich nicht.",
    FaultCode.CONTROL: "Unsichtbares Steuerzeichen {code}: lösche es und tippe die Karte neu.",
    FaultCode.TOO_LONG: "Zu lang: {length} Zeichen, höchstens {most} sind möglich.",
    FaultCode.COUNT: "„{typed}“: Die Anzahl muss zwischen 1 und {most} liegen.",
    FaultCode.SUIT: "„{typed}“ passt zu keiner Karte.",
    FaultCode.MIXED: "„{typed}“ mischt Ränge in einer Meldung.",
    FaultCode.RED_THREE_IN_MELD: (
        "„{typed}“: Eine rote Drei gehört in keine Meldung. Sie zählt als eigene Karte."
    ),
    FaultCode.TARGET: "„{typed}“ vor dem Doppelpunkt ist keine Meldung, an die ihr anlegen könnt.",
    FaultCode.NOTHING_TO_ADD: "„{rank}:“: Nach dem Doppelpunkt fehlen die Karten.",
    FaultCode.TARGET_MISMATCH: "An {rank} lässt sich {found} nicht anlegen.",
    FaultCode.NOT_ONE_CARD: "Hier steht genau eine Karte, gelesen sind {count}.",
}


def fault(found: Fault, *, asks: bool = True) -> str:
    """The message for something that was not understood.

    `asks`: it also asks what was meant, where no link beside it does.
    """
    facts = {name: german.excerpt(text) for name, text in written(found.facts).items()}
    said = _FAULTS[found.code].format(**facts)
    if found.facts.get("meant") == Card.RED_THREE:
        return f"{said} Eine rote Drei schreibst du 3r."
    return f"{said} Meintest du {facts['meant']}?" if asks and facts.get("meant") else said


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
    return f"{german.quoted(typed)} ist keine ganze Zahl ({unit})."


def equation(terms: Sequence[int], total: int) -> str:
    """A sum as it is worked out: '50 − 10 + 15 = 55'."""
    first, *rest = terms
    signed = [f"{german.MINUS if term < 0 else '+'} {german.number(abs(term))}" for term in rest]
    return f"{' '.join([german.number(first), *signed])} = {german.number(total)}"


def counting(counts: Mapping[int, int], total: int) -> str:
    """Cards counted by their value, worked out: '5 × 5 + 3 × 10 = 55'."""
    parts = [f"{count} × {points}" for points, count in counts.items()]
    return f"{' + '.join(parts)} = {german.number(total)}"


def counts_differ(counts: Mapping[int, int], total: int, typed: int) -> str:
    """Cards counted by their value that do not give the sum typed beside them."""
    counted = counting(counts, total)
    return f"Eingetragen {german.number(typed)}, gezählt {counted}: Nimm eines von beiden."


def too_many_of_value(of_value: ValueClass, found: int) -> str:
    """More cards of one value than the packs hold."""
    return (
        f"Alle Parteien zusammen haben {found} Karten zu {of_value.points} Punkten "
        f"({class_name(of_value.cards)}), es gibt {of_value.there}."
    )


def unreadable_sum(found: UnreadableSumError, typed: str, unit: str) -> str:
    """A sum that holds something else than numbers, or a blank that may be a plus."""
    term = german.quoted(found.term)
    if found.fault is SumFault.NO_NUMBER:
        return not_a_number(found.term, unit)
    if found.fault is SumFault.NO_TERM:
        return f"{german.quoted(typed)}: Zu einem Plus fehlt die Zahl."
    if found.fault is SumFault.LOST_PLUS:
        return f"{term}: Schreib ein Plus zwischen die Zahlen (in einer Adresse %2B)."
    if found.fault is SumFault.TWO_READINGS:
        number, added = read_number(found.term), " + ".join(found.term.split())
        either = f"{german.number(number or 0)} oder {added}"
        return f"{term} kann {either} heißen: Schreib Punkt oder Plus."
    return f"Zu lang: Möglich sind {MAX_TERMS} Zahlen und {MAX_LENGTH} Zeichen."


def number_out_of_range(number: int, bounds: range) -> str:
    """A number outside its bounds."""
    return (
        f"{german.number(number)} geht nicht: Möglich sind "
        f"{german.number(bounds[0])} bis {german.number(bounds[-1])}."
    )


def not_a_multiple(number: int, step: int) -> str:
    """Points that no cards add up to."""
    return f"{german.number(number)} ist kein Vielfaches von {step}."


def unknown_choice(typed: str, choices: list[str]) -> str:
    """A choice that is not offered."""
    return f"{german.quoted(typed)} gibt es hier nicht. Möglich: {', '.join(choices)}."


def teams_not_possible(teams: str, players: int, possible: Iterable[int]) -> str:
    """A number of parties in which so many players do not sit down."""
    named = german.listing([str(number) for number in possible], "oder")
    return f"{players} Spieler bilden hier {named} Parteien, nicht {german.quoted(teams)}."


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
    named = [str(card) for card in cards]
    verb = "fehlt" if len(named) == 1 else "fehlen"
    return f"Unter den gemeldeten Karten {verb}: {german.listing(named)}."


def not_in_hand(cards: Iterable[Card]) -> str:
    """Melded cards that are not among those held."""
    named = [str(card) for card in cards]
    verb = "fehlt" if len(named) == 1 else "fehlen"
    return f"Unter deinen Handkarten {verb}: {german.listing(named)}."


def more_cards_than_packs(found: int, there: int) -> str:
    """More cards in pile, hand and on the table than there are."""
    return f"Mit Hand und Tisch wären das {found} Karten, es gibt nur {there}."


def too_many_red_threes(found: int, there: int) -> str:
    """More red threes than there are."""
    return f"Alle Parteien zusammen haben {found} rote Dreien, es gibt {there}."


def more_early_than_held(early: int, held: int) -> str:
    """More red threes of players without a turn than red threes in hand."""
    return f"Von {held} roten Dreien auf der Hand können nicht {early} ohne Zug gewesen sein."


def too_many_canastas(canastas: Canastas) -> str:
    """More canastas than the packs hold."""
    counted = [f"{canastas.natural} echte", f"{canastas.mixed} gemischte"]
    counted += [f"{canastas.wild} wilde"] if canastas.wild else []
    counted += [f"{canastas.blocking} Sperr-Canastas"] if canastas.blocking else []
    return f"So viele Canastas geben die Karten nicht her: {', '.join(counted)}."


def more_points_than_deck(points: int, deck: int) -> str:
    """More card points than all cards together have."""
    return (
        f"Zusammen {german.number(points)} Punkte in Karten: "
        f"Alle Karten des Spiels zählen {german.number(deck)}."
    )


def black_threes_do_not_fit(least: int) -> str:
    """Card points that cannot hold the black threes melded in going out."""
    return f"Die schwarzen Dreien allein zählen {german.number(least)}."


def canastas_do_not_fit(canastas: Canastas, least: int, most: int) -> str:
    """Card points that cannot hold the canastas claimed."""
    items = (Item.NATURAL, Item.MIXED, Item.WILD, Item.BLOCKING)
    kinds = [item_name(item, n) for item, n in zip(items, canastas, strict=True) if n]
    if not kinds:
        return f"Ohne Canasta zählen die gemeldeten Karten höchstens {german.number(most)}."
    return (
        f"{german.listing(kinds)}: Die gemeldeten Karten zählen dann mindestens "
        f"{german.number(least)} und höchstens {german.number(most)}."
    )


def ignored_without_going_out(labels: list[str]) -> str:
    """Input on going out that does not count, since nobody went out."""
    return f"Niemand hat ausgemacht, deshalb zählt nicht: {german.listing(labels)}."
