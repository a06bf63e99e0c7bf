"""The turn, melds and canastas, the initial meld."""

from rules.guide.model import Drawn, Example, Figure, Picture, Pictures, Section, Step
from rules.situations import As, Situation, Tool

SECTIONS = (
    Section(
        id="zug",
        title="Dein Zug",
        parts=(
            Step(
                text="Jeder Zug hat drei Teile.",
                items=(
                    "Ziehe die oberste Karte vom Stock. Oder nimm den Stapel, wenn du darfst.",
                    "Melde, wenn du magst: Lege Karten offen vor deine Partei.",
                    "Wirf eine Karte offen auf den Stapel ab. Dann ist der Nächste dran.",
                ),
                points=("zug-ablauf", "melden-pflicht"),
            ),
            Step(
                text="Ein Beispiel, wenn ihr schon etwas gemeldet habt: Du ziehst eine Acht. "
                "Zwei Achten hast du schon, du legst alle drei aus. Dann wirfst du eine Vier ab.",
            ),
        ),
    ),
    Section(
        id="melden",
        title="Das Melden",
        parts=(
            Step(
                title="Was eine Meldung ist",
                text="Lege mindestens {cards} Karten vom gleichen Rang zusammen. "
                "Eine Folge wie Fünf, Sechs, Sieben gibt es nicht.",
                points=("meldung-minimum", "meldung-folgen"),
                numbers={"cards": "meldung-minimum.cards"},
            ),
            Step(
                title="Wilde Karten",
                text="Fehlt dir eine Karte, nimm einen Joker oder eine Zwei dafür. "
                "Mindestens {naturals} Karten jeder Meldung müssen aber natürlich sein. "
                "Und mehr als {cap} wilde liegen in keiner Meldung. "
                "Nur aus wilden Karten meldest du nie.",
                points=("meldung-wild-max", "meldung-nur-wild"),
                numbers={
                    "naturals": "meldung-minimum.naturals",
                    "cap": "meldung-wild-max.klassisch.cap",
                },
            ),
            Example(
                "Zwei Damen und eine Zwei: eine der kleinsten Meldungen.",
                Situation(Tool.MELD, {"cards": "D D 2", "first": "0"}),
                (Figure("Kartenwert", ("value",)),),
            ),
            Example(
                "So viele wilde wie natürliche: Darüber streiten die Fassungen.",
                Situation(Tool.MELD, {"cards": "D D 2 2", "first": "0"}),
                (Figure("Kartenwert", ("value",)),),
            ),
            Step(
                title="Zusammen melden",
                text="Was ihr meldet, gehört euch beiden. "
                "Lege später weitere Karten an, auch an die Meldungen deines Partners. "
                "Jeder Rang liegt bei euch nur einmal. "
                "Bei den Gegnern legst du nie an.",
                points=("anlegen-partner", "meldung-eine-pro-rang", "anlegen-gegner"),
            ),
            Step(
                title="Der Canasta",
                text="Hat eine Meldung {n} Karten, ist sie ein Canasta. "
                "Ohne wilde Karte heißt er echt und bringt {natural} Punkte extra. "
                "Mit wilden Karten heißt er gemischt und bringt {mixed}. "
                "Legt eine rote Karte obenauf für echt, eine schwarze für gemischt. "
                "Ein Canasta darf weiter wachsen. "
                "Kommt eine wilde Karte an einen echten, ist er von da an gemischt.",
                points=(
                    "canasta-groesse",
                    "canasta-echt",
                    "canasta-unecht",
                    "canasta-obenauf",
                    "canasta-waechst",
                    "canasta-wild-dazu",
                ),
                numbers={
                    "n": "canasta-groesse.n",
                    "natural": "canasta-echt.n",
                    "mixed": "canasta-unecht.n",
                },
            ),
            Pictures(
                (
                    Picture("A A A A A A A", "echter Canasta"),
                    Picture("6 6 6 6 6 2 Jo", "gemischter Canasta"),
                )
            ),
            Step(
                text="Die Kartenwerte kommen zum Bonus dazu.",
                points=("canasta-kartenwerte-zusaetzlich",),
            ),
            Example(
                "Sieben Könige in der Abrechnung.",
                Situation(
                    Tool.ROUND,
                    {"mode": "exact", "out": "none", "a-melds": "K K K K K K K"},
                    how=As.NUMBER,
                ),
                (
                    Figure(
                        "Karten und Bonus",
                        ("parties.a.lines.kartenwerte", "parties.a.lines.canasta-echt"),
                    ),
                ),
            ),
        ),
    ),
    Section(
        id="erstmeldung",
        title="Erste Meldung",
        parts=(
            Step(
                text="Was eure Partei in einer Runde zuerst meldet, heißt Erstmeldung. "
                "Sie muss genug wert sein: Sie braucht das Minimum. "
                "Wie viel das ist, sagt euer Punktestand vor dieser Runde. "
                "In der ersten Runde steht er bei null.",
                points=("erstmeldung-stichtag", "erstmeldung-stufen"),
            ),
            Drawn.MINIMA,
            Step(
                text="Zähle die Kartenwerte aller Meldungen dieses Zuges zusammen. "
                "Ein Bonus zählt nicht mit, eine rote Drei auch nicht. "
                "Hat einer von euch das Minimum geschafft, meldet ihr beide ohne Minimum weiter.",
                points=("erstmeldung-was-zaehlt", "rote-drei-erstmeldung", "erstmeldung-partei"),
            ),
            Example(
                "In der ersten Runde: Reichen drei Könige und drei Damen?",
                Situation(Tool.MELD, {"cards": "K K K, D D D"}),
                (Figure("Kartenwert", ("value",)), Figure("Minimum", ("minimum",))),
            ),
            Example(
                "Und sieben Fünfen? Ein Canasta, aber zu leicht.",
                Situation(Tool.FIRST_MELD, {"hand_cards": "5 5 5 5 5 5 5 9 8"}),
                (Figure("Kartenwert", ("richest.value",)), Figure("Minimum", ("minimum",))),
            ),
        ),
    ),
)
