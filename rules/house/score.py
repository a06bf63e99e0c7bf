"""House rules about what counts: red threes, the initial meld, going out, the end of the match."""

from rules.house.model import AsBase, HouseRule, Mention, Unit
from rules.schema import Version
from rules.situations import As, Situation, Tool
from rules.sources import ass_reported, wikipedia
from rules.values import Seats

_LISTED = Mention(wikipedia("Abschnitt Varianten"), remark="häufig")
_HAND_CANASTA = ass_reported("Abschnitt Hand-Canasta")
_KINGS = "K K K K K K K"

HOUSE_RULES = (
    HouseRule(
        slug="rote-dreien-anders",
        title="Andere Wertung roter Dreien",
        text="Ihr vereinbart selbst, was rote Dreien zählen.",
        points=("rote-drei-plus-bedingung", "rote-drei-minus-bedingung", "rote-drei-wert"),
        mentions=(_LISTED,),
        situation=Situation(
            Tool.ROUND,
            {"out": "a", "a-natural": "1", "a-melded": "70", "b-red": "1", "b-melded": "60"},
            reads="parties.b.total",
            how=As.NUMBER,
        ),
    ),
    HouseRule(
        slug="rote-drei-zusatz",
        title="Rote Dreien zählen mehr",
        text="Jede rote Drei zählt außer ihrem Bonus noch {n}.",
        points=("rote-drei-kein-kartenwert", "rote-drei-wert"),
        mentions=(Mention(ass_reported("Abschnitt Kartenwerte"), "n", remark="gelegentlich"),),
        unit=Unit.POINTS,
        numbers={"n": "rote-drei-kein-kartenwert.ass.extra"},
        open="Ob das auch neben Minuspunkten gilt, sagt die Quelle nicht.",
    ),
    HouseRule(
        slug="andere-stufen",
        title="Andere Stufen der Erstmeldung",
        text="Ihr vereinbart eigene Stufen für das Minimum der Erstmeldung.",
        points=("erstmeldung-stufen",),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="bedingungen-ausmachen",
        title="Andere Bedingungen fürs Ausmachen",
        text="Ihr vereinbart selbst, was zum Ausmachen nötig ist.",
        points=("ausmachen-canasta-4", "letzte-karte"),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="kleiner-hand-canasta",
        title="Weniger für den Hand-Canasta",
        text="Ein Hand-Canasta bringt nur {n} statt {usual}.",
        points=("verdeckt-total-mit-canasta",),
        mentions=(Mention(_HAND_CANASTA, "n"),),
        unit=Unit.POINTS,
        numbers={"n": "hausvarianten.ass.hand", "usual": "verdeckt-total-mit-canasta.ass.n"},
        as_base=(AsBase("verdeckt-total-mit-canasta", number="n"),),
        situation=Situation(
            Tool.OUT,
            {"hand_cards": f"{_KINGS} 9 8 8 8", "cards": f"{_KINGS}, 8 8 8"}
            | {"out_kind": "concealed_canasta"},
            reads="bonus",
            how=As.NUMBER,
        ),
        reading=(Version.ASS, "handcanasta-200"),
    ),
    HouseRule(
        slug="ausmachen-zu-beginn",
        title="Ausmachen zu Beginn",
        text="Ausmachen zu Beginn zählt {n}; ein Hand-Canasta bringt dann nur {hand}.",
        points=("verdeckt-total-mit-canasta", "ausmachen-bonus"),
        mentions=(Mention(_HAND_CANASTA, "n"),),
        unit=Unit.POINTS,
        numbers={"n": "hausvarianten.ass.start", "hand": "hausvarianten.ass.hand"},
        open="Was davon zusammen gilt, ist nicht eindeutig.",
        ambiguity="variante-zu-beginn",
    ),
    HouseRule(
        slug="anderes-ziel",
        title="Anderes Ziel",
        text="Ihr vereinbart selbst, bis zu wie vielen Punkten ihr spielt.",
        points=("zielpunkte-4",),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="um-geld",
        title="Spiel um Geld",
        text="Wer weniger Punkte hat, zahlt den Unterschied.",
        points=("geldspiel",),
        mentions=(Mention(wikipedia("Einleitung"), remark="nicht mehr üblich"),),
    ),
    HouseRule(
        slug="zu-dritt-einer-gegen-zwei",
        title="Zu dritt einer gegen zwei",
        text="Allein gegen zwei spielt, wer zuerst den Stapel nimmt oder ausmacht.",
        points=("zu-dritt", "zu-dritt-niemand-stapel"),
        mentions=(Mention(wikipedia("Abschnitt Andere Spielerzahlen"), remark="wahlweise"),),
        as_base=(AsBase("zu-dritt", value=Seats.ONE_AGAINST_TWO),),
        situation=Situation(
            Tool.ROUND,
            {"players": "3", "out": "c", "solo": "a", "a-melded": "100"}
            | {"b-natural": "1", "b-melded": "90", "c-melded": "40"},
            reads="parties.c.total",
            how=As.NUMBER,
        ),
    ),
)
