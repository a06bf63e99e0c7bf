"""From codes and facts to German sentences. No arithmetic, no rules: only words.

Every template names the facts that it needs; the numbers come from the engine.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rules import german
from rules.values import Band
from scoring.cards import CARD_ORDER, NATURAL_RANKS, Card
from scoring.going_out import OutKind
from scoring.initial_meld import band_facts
from scoring.pile_turn import WayKind
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
OUT_KINDS: dict[str, str] = {
    OutKind.NORMAL: "normal",
    OutKind.CONCEALED: "verdeckt",
    OutKind.CONCEALED_CANASTA: "Hand-Canasta",
}
_WAYS = {
    WayKind.PAIR: "natürliches Paar",
    WayKind.MIXED: "eine natürliche und eine wilde",
    WayKind.ADD: "anlegen",
}
PILE_IN_TURN = "Stapel im selben Zug genommen"
PILE_SPOILS = {True: "Dann gilt es nicht als verdeckt.", False: "Ändert hier nichts."}
VERDICT_WORDS = {Verdict.ALLOWED: "Ja", Verdict.FORBIDDEN: "Nein", Verdict.UNCLEAR: "Offen"}

REASONS = {
    Code.WILDS_WITHIN: "{wilds} wilde neben {naturals} natürlichen: höchstens {most} erlaubt.",
    Code.WILD_SURPLUS: "{wilds} wilde neben {naturals} natürlichen: höchstens {most} erlaubt.",
    Code.NATURALS_FINE: "{naturals} natürliche Karten desselben Rangs: Das liegt richtig.",
    Code.NO_MELD_TO_ADD_TO: "Hier liegt keine Meldung von {rank}, an die ihr anlegen könnt.",
    Code.TOO_FEW_CARDS: "Eine Meldung braucht mindestens {least} Karten, hier: {size}.",
    Code.TOO_FEW_NATURALS: "Eine Meldung braucht {least} natürliche Karten, hier: {naturals}.",
    Code.WILD_ONLY: "Nur wilde Karten ergeben keine Meldung.",
    Code.BLACK_THREES_EARLY: "Schwarze Dreien meldet nur, wer damit ausmacht.",
    Code.BLACK_THREES_WILD: "Zu schwarzen Dreien darf keine wilde Karte.",
    Code.BLACK_THREES_SIZE: "Schwarze Dreien liegen zu {least} oder {most}, hier: {size}.",
    Code.WILD_ONLY_FINE: "{size} wilde Karten für sich: Das liegt nach eurer Hausregel richtig.",
    Code.BLOCKING_CANASTA: "Vier schwarze Dreien und drei wilde Karten: euer Sperr-Canasta.",
    Code.BLOCKING_CANASTA_EARLY: "Ob ein Sperr-Canasta vor dem Ausmachen liegen darf, ist offen.",
    Code.BLACK_THREES_FINE: "{size} schwarze Dreien beim Ausmachen: Das liegt richtig.",
    Code.MINIMUM_WAIVED: "Das Minimum entfällt: ganze Hand mit Canasta, vom Stock gezogen.",
    Code.WAIVER_OPEN: "Ob das Minimum hier entfällt, bleibt offen.",
    Code.WAIVER_FOR_HAND_CANASTA: "Mit eigenem Canasta ist es ein Hand-Canasta, ganz ohne Minimum.",
    Code.NO_WAIVER_AFTER_PILE: "Nach dem Nehmen des Stapels bleibt das Minimum bestehen.",
    Code.TOP_CARD_COUNTS: "Die Stapelkarte ({top_points}) zählt mit und entscheidet hier.",
    Code.TOP_CARD_OPEN: "Ob die Stapelkarte zählt, ist offen; ohne sie fehlen {without_top}.",
    Code.TOP_IS_WILD: "Liegt eine wilde Karte oben, dürft ihr den Stapel nicht nehmen.",
    Code.TOP_IS_BLACK_THREE: "Liegt eine schwarze Drei oben, dürft ihr den Stapel nicht nehmen.",
    Code.PILE_PAIR: "Neben der Stapelkarte {card} liegt das nötige Paar aus der Hand.",
    Code.PILE_PAIR_MISSING: "Neben {card} gehören zwei natürliche aus der Hand, hier: {naturals}.",
    Code.PILE_BEFORE_FIRST_MELD: "Vor der eigenen Erstmeldung dürft ihr den Stapel nicht nehmen.",
    Code.CANASTA_IN_LAST_TURN: "Dass er erst in diesem Zug fertig wird, genügt.",
    Code.START_CARD_COVERED: "Als Startkarte wird {card} zugedeckt: Obenauf liegt eine andere.",
    Code.START_CARD_OPEN: "Was mit {card} als Startkarte geschieht, bleibt offen.",
    Code.CANASTA_BLOCKS: "Die Karte passt zu eurem fertigen Canasta: Das sperrt den Stapel.",
    Code.CANASTA_BLOCK_OPEN: "Ob eine Karte zu eurem fertigen Canasta sperrt, bleibt offen.",
    Code.ONE_CARD_FORBIDDEN: "Mit einer Handkarte nimmst du keinen Stapel aus einer Karte.",
    Code.ONE_CARD_OPEN: "Ob du mit einer Handkarte eine einzelne nehmen darfst, bleibt offen.",
    Code.STOCK_ENDS_ROUND: "Mit dem leeren Stock endet die Runde; ob schon jetzt, bleibt offen.",
    Code.LAST_RED_THREE_OPEN: "Was nach einer roten Drei als letzter Karte gilt, bleibt offen.",
    Code.TOP_IS_NO_MELD: "{card} lässt sich nicht melden, also auch der Stapel nicht nehmen.",
    Code.WAY_FREE: "Dieser Weg ist erlaubt.",
    Code.WAY_EXCLUDED: "Dieser Weg ist nicht erlaubt.",
    Code.WAY_NOT_NAMED: "Diesen Weg nennt die Quelle nicht.",
    Code.WAY_FROZEN: "Der Stapel ist eingefroren: Nur ein natürliches Paar genügt.",
    Code.WAY_BEFORE_FIRST_MELD: "Vor eurer Erstmeldung genügt nur ein natürliches Paar.",
    Code.WAY_FREEZE_OPEN: "Ob die rote Drei den Stapel einfriert, bleibt offen.",
    Code.WAY_FREEZE_UNKNOWN: "Es hängt davon ab, ob der Stapel eingefroren ist.",
    Code.NO_MELD_OF_TOP: "Von {card} liegt bei euch keine Meldung.",
    Code.MELD_TOO_LONG: "Anlegen geht nur an höchstens {most} Karten, hier liegen {size}.",
    Code.CARD_TO_KEEP_MISSING: "Du behältst keine Karte, und ausmachen darfst du so nicht.",
    Code.HANGS_ON_PILE: "Es hängt davon ab, ob die Karte darunter euch einen Canasta fertig macht.",
    Code.RED_THREE_OF_PILE_OPEN: "Ob du für die rote Drei im Stapel Ersatz ziehst, bleibt offen.",
    Code.EACH_FOR_HIMSELF: "Hier spielt jeder für sich: Auf dem Tisch liegt nur Eigenes.",
    Code.PILE_PAIR_NOWHERE: "In keiner Meldung liegt neben der Stapelkarte das nötige Paar.",
    Code.PILE_SIZE_UNKNOWN: "Es hängt davon ab, ob der Stapel mindestens {least} Karten hat.",
    Code.TAKING_IS_A_DUTY: "Du musst ihn nehmen.",
    Code.TAKING_IS_FREE: "Nehmen musst du ihn nicht.",
    Code.DUTY_OPEN: "Ob du ihn nehmen musst, bleibt offen.",
    Code.NOT_TAKING_ENDS_ROUND: "Nimmst du ihn nicht, endet die Runde.",
    Code.NO_TAKING_ENDS_ROUND: "Du kannst ihn nicht nehmen: Damit endet die Runde.",
    Code.STILL_CARDS: "{left} Karten bleiben übrig: Abwerfen darfst du nur eine.",
    Code.PARTNER_REFUSED: "Dein Partner hat Nein gesagt: Das bindet dich in diesem Zug.",
    Code.PARTNER_REFUSED_OPEN: "Ob das Nein deines Partners bindet, bleibt offen.",
    Code.NOTHING_TO_MELD: "Aus diesen Karten geht keine einzige Meldung.",
    Code.MINIMUM_HANGS_ON_PILE: "Ob das Minimum reicht, hängt daran, was unter der obersten lag.",
    Code.OUT_WITH_HAND: "Wer allein spielt und ausmacht, hat keine Karten mehr auf der Hand.",
    Code.EACH_ALONE: "Jeder spielt für sich.",
    Code.ONE_AGAINST_TWO: "Einer spielt allein gegen zwei.",
    Code.NOBODY_TOOK_PILE: "Niemand nahm den Stapel: Allein ist, wer ausgemacht hat.",
    Code.NOBODY_TOOK_NOR_OUT: "Kein Stapel genommen, Stock leer: Jeder zählt für sich.",
    Code.BOTH_WRITE_RESULT: "Beide Partner schreiben das volle Ergebnis ihrer Partei an.",
    Code.RED_THREES_PERSONAL: "Rote Dreien zählen nur dem Spieler, der sie ausgelegt hat.",
    Code.OWN_SCORE_FOR_MINIMUM: "Gerechnet: Die nächste Erstmeldung folgt dem eigenen Stand.",
    Code.LAST_CARD_FREE: "Die letzte Karte darf gemeldet werden, abwerfen ist freiwillig.",
    Code.LAST_CARD_EXCEPTION: "Die Gruppe schwarzer Dreien ersetzt hier den letzten Abwurf.",
    Code.LAST_CARD_MISSING: "Eine letzte Karte muss für den Ablagestapel bleiben.",
    Code.LAST_CARD_OPEN: "Ob {size} schwarze Dreien den letzten Abwurf ersetzen, bleibt offen.",
}


def verdict_word(verdict: Verdict) -> str:
    """Ja, Nein or Offen."""
    return VERDICT_WORDS[verdict]


def share_text(lead: str, said: Iterable[tuple[str, str]]) -> str:
    """A result in one neutral line: 'Frage? Klassisch: ja. Wiener: ja. ASS-Heft: nein.'"""
    return " ".join((lead, *(f"{label}: {text}." for label, text in said)))


def written(facts: Mapping[str, int | str]) -> dict[str, str]:
    """Facts as they are written: integers the German way."""
    return {
        key: german.number(value) if isinstance(value, int) else value
        for key, value in facts.items()
    }


def reason(why: Why) -> str:
    """The sentence for one reason of a verdict."""
    facts = written(why.facts)
    if why.code in REASONS:
        return REASONS[why.code].format(**facts)
    return _COUNTED_REASONS[why.code](why.facts, facts)


def short_reason(why: Why) -> str:
    """The reason where there is little room; of a few cards, that they are no meld yet."""
    if why.code is Code.TOO_FEW_CARDS:
        return f"noch keine Meldung: mindestens {written(why.facts)['least']} Karten"
    return reason(why)


def _minimum_met(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"{facts['points']} Punkte reichen: {_asked(raw, facts)}"


def _minimum_missed(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"{facts['missing']} fehlen: {_asked(raw, facts)}"


def _minimum_open(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"{facts['points']} Punkte reichen vielleicht: {_asked(raw, facts)}"


def asked(band: Band) -> str:
    """What a party needs within a band of scores."""
    raw = band_facts(band)
    return _asked(raw, written(raw))


def _asked(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    """What a party needs at its score; both figures where the source leaves them open."""
    need = facts["minimum"]
    if raw["minimum"] != raw["highest"]:
        need = f"{need} oder {facts['highest']}"
    return f"{_band(raw, facts)} braucht ihr {need}."


def _band(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    """The band of scores as it is spoken."""
    low, high = raw.get("low"), raw.get("high")
    if low is None:
        return "Im Minus"
    if low == high:
        return f"Bei genau {facts['low']} Punkten"
    if high is None:
        return f"Ab {facts['low']} Punkten"
    return f"Bei {facts['low']} bis {facts['high']} Punkten"


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
    return f"Ob {canastas(raw['canastas'])} reicht, ist offen: Die Stelle lag uns nicht vor."


def _cards_missing(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    naturals, wilds = int(raw["naturals"]), int(raw["wilds"])
    parts = [f"{facts['naturals']} × {facts['card']}"] if naturals else []
    parts += ["eine wilde Karte"] if wilds else []
    verb = "fehlt" if naturals + wilds == 1 else "fehlen"
    return f"Auf der Hand {verb} dir dazu {german.listing(parts)}."


def _last_red_three(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    still = [word for word, may in (("melden", raw["meld"]), ("abwerfen", raw["discard"])) if may]
    after = f"noch {german.listing(still)} darfst du" if still else "ohne Melden, ohne Abwurf"
    return f"Die rote Drei war die letzte Karte: Die Runde endet, {after}."


def _partner_agreed(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    if raw["binding"]:
        return "Dein Partner hat Ja gesagt: Jetzt musst du ausmachen."
    return "Dein Partner hat Ja gesagt."


def _stock_exhausted(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    if raw["points"]:
        return f"Macht niemand aus, schreibt jede Partei {facts['points']}."
    return "Macht niemand aus, kostet das keine Punkte."


def _bonus(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"Bonus: {facts['points']} insgesamt, gezählt als {OUT_KINDS[facts['stage']]}."


def _bonus_at_start(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"Bonus: {facts['points']} insgesamt, gezählt als Ausmachen zu Beginn."


def _pile_in_turn(raw: Mapping[str, int | str], facts: Mapping[str, str]) -> str:
    return f"{PILE_IN_TURN}: {PILE_SPOILS[bool(raw['spoils'])]}"


_COUNTED_REASONS = {
    Code.STOCK_EXHAUSTED: _stock_exhausted,
    Code.WENT_OUT: _bonus,
    Code.WENT_OUT_CONCEALED: _bonus,
    Code.WENT_OUT_CONCEALED_CANASTA: _bonus,
    Code.WENT_OUT_AT_START: _bonus_at_start,
    Code.PILE_IN_TURN: _pile_in_turn,
    Code.WAY_CARDS_MISSING: _cards_missing,
    Code.LAST_RED_THREE_ENDS: _last_red_three,
    Code.PARTNER_AGREED: _partner_agreed,
    Code.MINIMUM_MET: _minimum_met,
    Code.MINIMUM_MISSED: _minimum_missed,
    Code.MINIMUM_OPEN: _minimum_open,
    Code.CANASTAS_ENOUGH: _canastas_enough,
    Code.CANASTAS_MISSING: _canastas_missing,
    Code.CANASTAS_OPEN: _canastas_open,
}


def repair(cards: str, value: int, missing: int) -> str:
    """What the layout would be without its surplus wild cards."""
    if missing:
        return (
            f"{cards} ginge, zählt aber nur {german.number(value)}: "
            f"{german.number(missing)} fehlen."
        )
    return f"{cards} ginge und zählt {german.number(value)}."


def way(kind: WayKind) -> str:
    """A way of taking the pile, as the beginning of a line."""
    name = _WAYS[kind]
    return name[:1].upper() + name[1:]


def cards_kept(number: int) -> str:
    """How many cards of the hand are not laid."""
    return "keine bleibt" if number == 0 else f"{number} {'bleibt' if number == 1 else 'bleiben'}"


def points_missing(number: int) -> str:
    """How far the richest layout falls short of the minimum."""
    return f"Es fehlen {german.number(number)} Punkte."


def cheapest(cards: str, points: int) -> str:
    """The cheapest first meld."""
    return f"Am billigsten: {cards}, {german.number(points)} Punkte."


def cards_left(number: int) -> str:
    """What remains in hand, before the cards themselves."""
    return {0: "Es bleibt keine Karte.", 1: "Bleibt:"}.get(number, "Bleiben:")


def key_name(card: Card) -> str:
    """A card as its key is called."""
    name = CARD_NAMES[card]
    return f"{name}, wild" if card.is_wild else name[:1].upper() + name[1:]


def class_name(cards: Sequence[Card]) -> str:
    """Cards of one value, neighbours as a span: 'Vier bis Sieben, schwarze Drei'."""
    spans: list[list[Card]] = []
    for card in cards:
        last = spans[-1][-1] if spans else None
        joined = last is not None and CARD_ORDER[last] == CARD_ORDER[card] + 1
        if joined and {last, card} <= set(NATURAL_RANKS):
            spans[-1].append(card)
        else:
            spans.append([card])
    return ", ".join(
        CARD_NAMES[span[0]]
        if len(span) == 1
        else f"{CARD_NAMES[span[0]]} bis {CARD_NAMES[span[-1]]}"
        for span in spans
    )


def spoken(cards: Iterable[Card]) -> str:
    """Cards as a screen reader says them."""
    return ", ".join(CARD_NAMES[card] for card in cards)
