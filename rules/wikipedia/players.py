"""Other numbers of players, where Wikipedia differs from pagat.com or is less certain."""

from rules.schema import Answer, Wording
from rules.sources import wikipedia
from rules.status import Status
from rules.values import Seats, Value

_PLACE = wikipedia("Abschnitt Andere Spielerzahlen")
_ONE_AGAINST_TWO_UNSAID: Wording[Value] = Wording(
    short="offen",
    text="Klärt es vorher, wenn einer gegen zwei spielt: Wikipedia sagt dazu nichts.",
)

SWAPS: dict[str, Answer[Value]] = {
    "zu-zweit": Answer(
        short="offen",
        text="Gebt je {hand} Karten; ein Ziel für zwei nennt Wikipedia nicht.",
        numbers={"hand": 15},
        status=Status.SILENT,
        cites=(_PLACE,),
    ),
    "zu-dritt": Answer(
        short="jeder für sich",
        text="Spiele für dich; wahlweise ist allein, wer zuerst den Stapel nimmt oder ausmacht.",
        value=Seats.EACH_ALONE,
        status=Status.STATED,
        cites=(_PLACE,),
    ),
    "zu-dritt-anschreiben": _ONE_AGAINST_TWO_UNSAID(Status.SILENT, _PLACE),
    "zu-dritt-rote-dreien": _ONE_AGAINST_TWO_UNSAID(Status.SILENT, _PLACE),
    "zu-dritt-niemand-stapel": Answer(
        short="wer zuerst ausmacht",
        text="Spielt ihr einer gegen zwei, ist allein, wer zuerst ausmacht.",
        status=Status.STATED,
        cites=(_PLACE,),
    ),
    "zu-dritt-erstmeldung": _ONE_AGAINST_TWO_UNSAID(Status.SILENT, _PLACE),
    "zu-dritt-ziel": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia nennt für drei kein eigenes Ziel.",
        status=Status.SILENT,
        cites=(_PLACE,),
    ),
    "zu-fuenft": Answer(
        short="offen",
        text="Spielt zwei gegen drei, von Aussetzen steht nichts; ein Ziel fehlt.",
        status=Status.SILENT,
        cites=(_PLACE,),
    ),
    "zu-sechst": Answer(
        short="offen",
        text="Spielt mit {packs} Kartenspielen als drei Paare oder zwei Trios; ein Ziel fehlt.",
        numbers={"packs": 3},
        status=Status.SILENT,
        cites=(_PLACE,),
    ),
    "zu-sechst-erstmeldung-7500": Answer(
        short="offen",
        text="Klärt es vorher: Wikipedia nennt zu sechst keine weitere Stufe.",
        status=Status.SILENT,
        cites=(_PLACE,),
    ),
}
