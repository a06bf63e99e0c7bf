"""Before the first turn: what is needed, the game in a minute, seats, cards, the deal."""

from rules.guide.model import Drawn, Fact, Picture, Pictures, Section, Step
from rules.sources import wikipedia

FACTS = (
    Fact(
        label="Spieler",
        text="vier: zwei Parteien zu je zwei",
        points=("spieler-grundform",),
    ),
    Fact(
        label="Karten",
        text="{cards}: zwei Kartenspiele mit {jokers} Jokern",
        points=("karten-anzahl",),
        numbers={"cards": "karten-anzahl.cards", "jokers": "karten-anzahl.jokers"},
    ),
    Fact(
        label="Dauer",
        text="{least} bis {most} Minuten",
        own={"least": 60, "most": 120},
    ),
    Fact(
        label="Ziel",
        text="{target} Punkte, gesammelt in mehreren Runden",
        points=("zielpunkte-4",),
        numbers={"target": "zielpunkte-4.n"},
    ),
)

SECTIONS = (
    Section(
        id="minute",
        title="In einer Minute",
        parts=(
            Step(
                items=(
                    "Zwei spielen gegen zwei. Du und dein Partner sammelt gleiche Karten.",
                    "Bist du dran, ziehst du eine Karte. Am Ende wirfst du eine ab.",
                    (
                        "Dazwischen darfst du melden: mindestens {cards} gleiche auslegen. "
                        "Joker und Zweier springen für fehlende Karten ein."
                    ),
                    "Aus {canasta} gleichen Karten wird ein Canasta. Der bringt viele Punkte.",
                    (
                        "Statt zu ziehen, nimmst du manchmal alle abgeworfenen Karten auf einmal. "
                        "Das ist die beste Beute."
                    ),
                    (
                        "Habt ihr einen Canasta, darf einer von euch seine letzte Karte loswerden. "
                        "Damit ist die Runde aus."
                    ),
                    "Was auf dem Tisch liegt, zählt plus. Was in der Hand bleibt, zählt minus.",
                ),
                numbers={"cards": "meldung-minimum.cards", "canasta": "canasta-groesse.n"},
            ),
        ),
    ),
    Section(
        id="plaetze",
        title="Die Plätze",
        cites=(wikipedia("Abschnitt Geben"),),
        parts=(
            Step(
                text="Breitet die Karten verdeckt aus. Jeder zieht eine und zeigt sie. "
                "Die beiden höchsten spielen gegen die beiden niedrigsten. "
                "Ist der Rang gleich, entscheidet die Farbe. "
                "Wikipedia nennt dafür die Reihe Kreuz, Karo, Herz, Pik. "
                "Macht vorher aus, ob Kreuz oder Pik am höchsten ist.",
            ),
            Step(
                text="Setzt euch über Kreuz, sodass reihum immer die andere Partei dran ist. "
                "Wer die höchste Karte hat, beginnt; rechts davon sitzt der Geber.",
            ),
        ),
    ),
    Section(
        id="geben",
        title="Das Geben",
        parts=(
            Step(
                title="Die Karten",
                text="Mischt zwei Kartenspiele samt {jokers} Jokern, zusammen {cards} Karten. "
                "Ob Kreuz, Pik, Herz oder Karo, ist im Spiel gleich. Es zählt nur der Rang. "
                "Joker und Zweier heißen wilde Karten: Sie ersetzen andere. "
                "Ass bis Vier heißen natürliche Karten. "
                "Dreien haben eigene Regeln, die kommen später. "
                "Auf den Bildern heißt A Ass, K König, D Dame und B Bube. "
                "Der Stern ist ein Joker.",
                points=("karten-anzahl", "kartenfarbe", "wilde-karten", "natuerliche-karten"),
                numbers={"cards": "karten-anzahl.cards", "jokers": "karten-anzahl.jokers"},
            ),
            Pictures(
                (
                    Picture("Jo 2", "wild"),
                    Picture("A K 8 4", "natürlich"),
                    Picture("3r 3", "rote und schwarze Drei"),
                )
            ),
            Step(
                text="Jede Karte hat einen Wert. Du brauchst ihn gleich zum Melden und am Ende zum "
                "Abrechnen.",
                points=("kartenwerte",),
            ),
            Drawn.CARD_VALUES,
            Step(
                title="Geben",
                text="Der Geber gibt jedem {n} Karten. "
                "Der Rest kommt verdeckt in die Mitte: Das ist der Stock. "
                "Die oberste Karte davon deckt ihr auf und legt sie daneben. "
                "Mit ihr beginnt der Stapel, auf den alle abwerfen. "
                "Links vom Geber geht es los, im Uhrzeigersinn.",
                points=("austeilen-4", "erster-zug"),
                numbers={"n": "austeilen-4.n"},
            ),
            Step(
                text="Liegt zuerst eine wilde Karte oder rote Drei da, deckt sie zu. "
                "Nehmt dafür Karten vom Stock, bis keine solche mehr oben liegt. "
                "Der Stapel ist dann eingefroren: Er ist schwerer zu nehmen.",
                points=("startkarte-wild-rot",),
            ),
            Step(
                text="Eine schwarze Drei bleibt liegen.",
                points=("startkarte-schwarz",),
            ),
        ),
    ),
)
