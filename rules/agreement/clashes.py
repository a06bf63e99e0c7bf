"""Choices that cannot stand together. They are named on the page; the engine takes any of them."""

from rules.agreement.model import Clash, Side
from rules.schema import Version

_K, _W, _A = Version

ALL_CLASHES = (
    Clash(
        "anlegen-und-sperre",
        Side(row="freier-stapel", versions=(_K, _A)),
        Side(row="sperre-canasta", versions=(_W,)),
        "Die eine Regel legt die oberste Karte an den fertigen Canasta, die andere sperrt "
        "gerade dann den Stapel.",
    ),
    Clash(
        "anlegen-und-kein-stapel",
        Side(row="freier-stapel", versions=(_K, _A)),
        Side(variant="fertig"),
        "Die eine Regel legt die oberste Karte an den fertigen Canasta, die andere nimmt "
        "gerade dann den Stapel nicht.",
    ),
    Clash(
        "anlegen-und-nur-aus-der-hand",
        Side(row="freier-stapel", versions=(_K, _A)),
        Side(row="canasta", versions=(_W,)),
        "Die eine Regel legt die oberste Karte an den fertigen Canasta, nach der anderen wächst "
        "er nur aus der Hand.",
    ),
    Clash(
        "pflicht-und-freier-schluss",
        Side(row="letzte", versions=(_A,)),
        Side(row="verdeckt", versions=(_K, _W)),
        "Die eine Regel verlangt zum Schluss immer einen Abwurf, die andere lässt ihn beim "
        "verdeckten Ausmachen frei.",
    ),
    Clash(
        "freier-schluss-und-pflicht",
        Side(row="letzte", versions=(_K, _W)),
        Side(row="verdeckt", versions=(_A,)),
        "Die eine Regel lässt den letzten Abwurf frei, die andere verlangt ihn beim verdeckten "
        "Ausmachen.",
    ),
    Clash(
        "schwarze-dreien-zum-schluss",
        Side(row="letzte", versions=(_A,)),
        Side(row="schwarz", versions=(_K, _W)),
        "Die eine Regel erlässt den Abwurf nur für drei schwarze Dreien, die andere für drei "
        "oder vier.",
    ),
    Clash(
        "drei-schwarze-dreien-ohne-pflicht",
        Side(row="letzte", versions=(_K, _W)),
        Side(row="schwarz", versions=(_A,)),
        "Die eine Regel lässt den letzten Abwurf frei, die andere erlässt ihn nur für drei "
        "schwarze Dreien.",
    ),
    Clash(
        "rote-drei-friert",
        Side(row="einfrieren", versions=(_A,)),
        Side(row="startkarte", versions=(_K, _W)),
        "Nach der einen Regel friert nur eine wilde Karte den Stapel ein, nach der anderen auch "
        "eine rote Drei als Startkarte.",
    ),
    Clash(
        "rote-drei-friert-offen",
        Side(row="einfrieren", versions=(_K, _W)),
        Side(row="startkarte", versions=(_A,)),
        "Nach der einen Regel friert eine rote Drei den Stapel ein, die andere lässt das offen.",
    ),
    Clash(
        "zu-beginn-und-hand-canasta",
        Side(variant="anfang"),
        Side(row="verdeckt", versions=(_W, _A)),
        "Zu dieser Hausregel gehört im ASS-Heft ein kleiner Hand-Canasta; so bringt er mehr als "
        "das Ausmachen zu Beginn.",
    ),
)
