"""House rules about the cards, the melds and the pile."""

from rules.house.model import AsBase, HouseRule, Mention, Unit
from rules.situations import Situation, Tool
from rules.sources import ass_reported, pagat, pagat_reported, wikipedia

# Wikipedia has one list, and calls what stands in it frequent.
_LIST = wikipedia("Abschnitt Varianten")
_FREQUENT = "häufig"
_LISTED = Mention(_LIST, remark=_FREQUENT)
_LISTED_WITH_NUMBER = Mention(_LIST, "n", remark=_FREQUENT)

HOUSE_RULES = (
    HouseRule(
        slug="drei-kartenspiele",
        title="Ein Kartenspiel mehr",
        text="Ihr mischt {n} Kartenspiele zusammen.",
        points=("karten-anzahl", "rote-drei-drei-pakete"),
        mentions=(Mention(_LIST, "n", remark=_FREQUENT, called="Samba"),),
        unit=Unit.PACKS,
        numbers={"n": 3},
        as_base=(AsBase("zu-sechst", number="packs"),),
    ),
    HouseRule(
        slug="mehr-joker",
        title="Mehr Joker",
        text="Es spielen {n} Joker mit statt {usual}.",
        points=("karten-anzahl", "wilde-karten"),
        mentions=(_LISTED_WITH_NUMBER,),
        unit=Unit.JOKERS,
        numbers={"n": 6, "usual": "karten-anzahl.jokers"},
    ),
    HouseRule(
        slug="mehr-handkarten",
        title="Mehr Karten auf der Hand",
        text="Jeder bekommt {n} Karten statt {usual}.",
        points=("austeilen-4",),
        mentions=(_LISTED_WITH_NUMBER,),
        unit=Unit.CARDS,
        numbers={"n": 13, "usual": "austeilen-4.n"},
        as_base=(AsBase("austeilen-3", number="n"), AsBase("austeilen-6", number="n")),
    ),
    HouseRule(
        slug="weniger-handkarten-zu-dritt",
        title="Zu dritt weniger Karten",
        text="Zu dritt bekommt jeder {n} Karten statt {usual}.",
        points=("austeilen-3",),
        mentions=(Mention(pagat_reported("Abschnitt Zu dritt"), "n", remark="bei manchen"),),
        unit=Unit.CARDS,
        numbers={"n": "austeilen-3.klassisch.house", "usual": "austeilen-3.n"},
    ),
    HouseRule(
        slug="abheber-behaelt",
        title="Der Abheber behält die Karte",
        text="Wer beim Abheben einen Joker oder eine rote Drei aufdeckt, darf sie behalten.",
        points=("austeilen-4", "rote-drei-ausgeteilt"),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="wilder-canasta",
        title="Wilder Canasta",
        text="Zweier und Joker dürfen auch allein einen Canasta bilden.",
        points=("meldung-nur-wild", "meldung-minimum"),
        mentions=(
            Mention(pagat("Abschnitt Melden"), "pagat"),
            Mention(ass_reported("Abschnitt Melden"), "ass", remark="oft anerkannt"),
            Mention(_LIST, remark=_FREQUENT, called="Joker-Canasta"),
        ),
        unit=Unit.POINTS,
        numbers={"pagat": "meldung-nur-wild.klassisch.bonus", "ass": "meldung-nur-wild.ass.bonus"},
        melds=("2 2 2 2 Jo Jo Jo",),
    ),
    HouseRule(
        slug="sperr-canasta",
        title="Sperr-Canasta",
        text="Vier schwarze Dreien bilden mit drei Jokern, drei schwarzen oder drei roten Zweiern "
        "einen Canasta.",
        points=("schwarze-drei-wild", "schwarze-drei-melden"),
        mentions=(_LISTED_WITH_NUMBER,),
        unit=Unit.POINTS,
        numbers={"n": "hausvarianten.klassisch.blocking"},
        open="Ob die Kartenwerte zu den {n} dazukommen, sagt die Quelle nicht.",
        melds=("3 3 3 3 Jo Jo Jo", "3 3 3 3 2 2 2"),
    ),
    HouseRule(
        slug="anlegen-an-fertige-canastas",
        title="Anlegen an fertige Canastas",
        text="Ihr vereinbart, ob jemand an einen fertigen Canasta noch anlegen darf.",
        points=("canasta-waechst",),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="bonus-nach-wilden-karten",
        title="Bonus nach den wilden Karten",
        text="Der Bonus eines gemischten Canastas richtet sich nach der Zahl seiner wilden Karten.",
        points=("canasta-unecht",),
        mentions=(Mention(_LIST, remark="manchmal"),),
    ),
    HouseRule(
        slug="ueberraschungskarten",
        title="Verdeckte Karten im Stapel",
        text="Unter der ersten abgelegten Karte liegen {n} verdeckte.",
        points=("stapel-ganz",),
        mentions=(Mention(_LIST, "n", remark=_FREQUENT, called="Überraschungskarten"),),
        unit=Unit.CARDS,
        numbers={"n": 2},
    ),
    HouseRule(
        slug="bedingungen-stapel",
        title="Andere Bedingungen für den Stapel",
        text="Ihr vereinbart selbst, wann jemand den Stapel nehmen darf.",
        points=("stapel-frei", "stapel-vor-erstmeldung", "einfrier-gruende"),
        mentions=(_LISTED,),
    ),
    HouseRule(
        slug="stapel-nie-fuer-fertigen-canasta",
        title="Kein Stapel für fertige Canastas",
        text="Nimm den Stapel nicht, um seine oberste Karte an einen fertigen Canasta anzulegen.",
        points=("sperre-fertiger-canasta",),
        mentions=(Mention(pagat_reported("Abschnitt Stapel"), remark="verbreitet"),),
        as_base=(AsBase("sperre-fertiger-canasta", value=True),),
        situation=Situation(
            Tool.PILE,
            {"top": "D", "hand_cards": "K 9 8 5", "table": "D D D D D D 2"},
        ),
    ),
)
