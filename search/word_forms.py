"""German as data: words that say nothing, strong verbs, separable prefixes, numbers in letters.

All of it folded, as `words.fold` leaves a word.
"""

from __future__ import annotations

# Prefixes that stand apart in a main clause ('wirf … ab'); longer ones first.
PARTICLES = (
    *("dazu", "dran", "durch", "nach", "raus", "vorbei", "weg", "auf", "aus", "ein", "hin"),
    *("her", "ab", "an", "zu"),
)

_TELLS_NOTHING = """
    ich du er sie es wir ihr man mich mir dich dir ihn ihm uns euch ihnen sich
    mein meine meinen meinem meiner meines dein deine deinen deinem deiner deines
    sein seine seinen seinem seiner seines unser unsere unseren unserem unserer
    euer eure euren eurem eurer ihre ihren ihrem ihrer
    der die das den dem des ein eine einen einem einer eines
    dieser diese dieses diesen diesem jener jene jenes
    und oder aber denn sondern doch also dann da dort hier so wie als ob dass
    was wer wen wem wann wo warum wieso weshalb welche welcher welches welchen welchem
    ist sind bin bist war waren sei wird werden wurde habe hat hast haben hatte habt
    wenn weil falls bei beim im in ins am ans vom von zum zur mit fur um durch gegen
    nicht noch schon auch mal mehr viel viele vieles wieviel wieviele
    eigentlich uberhaupt etwa eben ja nein bitte
    jetzt gerade einfach wirklich wieder sehr ganz ganze ganzer ganzes ganzen gar
"""
STOP_WORDS = frozenset(_TELLS_NOTHING.split())

_STRONG_VERBS = {
    "werfen": "wirf wirft wirfst werf werfe werft warf warfen geworfen worfen",
    "nehmen": "nimm nimmt nimmst nehm nehme nehmt nahm nahmen genommen nommen",
    "ziehen": "zieh ziehe zieht ziehst zog zogen gezogen",
    "frieren": "frier friert fror froren gefroren",
    "gelten": "gilt giltst galt galten gegolten",
    "geben": "gib gibt gibst gab gaben gegeben",
    "liegen": "liegt liegst lag lagen gelegen",
    "gehen": "geh gehe geht gehst ging gingen gegangen gangen",
    "vergessen": "vergiss vergisst vergass vergassen",
    "gewinnen": "gewinnt gewann gewannen gewonnen",
    "verlieren": "verliert verlor verloren",
    "bekommen": "bekommt bekam bekamen",
    "bleiben": "bleibt blieb blieben geblieben",
    "halten": "halt haltst hielt hielten gehalten",
    "behalten": "behalt behaltst behielt",
    "brechen": "bricht brach gebrochen",
    "stehen": "steht stehst stand standen gestanden",
    "durfen": "darf darfst durft durfte durften durftest",
    "mussen": "muss musst musste mussten",
    "konnen": "kann kannst konnt konnte konnten konntest",
    "drehen": "dreh drehe dreht gedreht",
}
IRREGULAR = {form: verb for verb, forms in _STRONG_VERBS.items() for form in forms.split()}

_FROM_TWO = """
    zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn
    siebzehn achtzehn neunzehn
"""
_TENS = "zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig"
_UNITS = {word: number for number, word in enumerate(_FROM_TWO.split(), start=2)}
_MANY = {"": 1, "ein": 1, **_UNITS}
_HUNDREDS = {f"{word}hundert": 100 * number for word, number in _MANY.items()}
_THOUSANDS = {f"{word}tausend": 1000 * number for word, number in _MANY.items()}
NUMBERS = {
    "null": 0,
    "eins": 1,
    "zwo": 2,
    **_UNITS,
    **{word: 10 * number for number, word in enumerate(_TENS.split(), start=2)},
    **_HUNDREDS,
    **_THOUSANDS,
    **{
        f"{thousand}{hundred}": number + more
        for thousand, number in _THOUSANDS.items()
        for hundred, more in _HUNDREDS.items()
    },
}
# 'drei', 'die Dreien'; 'ein Dreier' is a card; 'der dritte', 'zweimal', 'zu dritt' count too.
NUMBER_ENDINGS = ("", "en", "ens", "e")
CARD_ENDINGS = ("er", "ern")
ORDINAL_ENDINGS = ("te", "ten", "ter", "tes", "tem", "t", "mal")
ORDINALS = {f"dritt{ending}": "3" for ending in ("", "e", "en", "er", "es", "em")}
