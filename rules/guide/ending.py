"""Going out, the exhausted stock, the score, the end of the match."""

from rules.guide.model import Drawn, Example, Figure, Section, Step
from rules.situations import Situation, Tool

SECTIONS = (
    Section(
        id="ausmachen",
        title="Ausmachen",
        parts=(
            Step(
                text="Wer seine letzte Karte loswird, macht aus. "
                "Damit endet die Runde, und eure Partei bekommt {bonus} Punkte. "
                "Ihr braucht dafür mindestens {count} Canasta. "
                "Es genügt, wenn er in diesem Zug fertig wird. "
                "Fehlt er noch, behalte nach dem Abwurf eine Karte.",
                points=(
                    "ausmachen-bonus",
                    "ausmachen-canasta-4",
                    "canasta-erst-im-schlusszug",
                    "hand-behalten",
                ),
                numbers={"bonus": "ausmachen-bonus.n", "count": "ausmachen-canasta-4.count"},
            ),
            Example(
                "Drei Achter melden, die Neun abwerfen: Der Canasta liegt schon.",
                Situation(
                    Tool.OUT,
                    {"hand_cards": "8 8 8 9", "cards": "8 8 8", "table": "K K K K K K K"},
                ),
                (Figure("Bonus", ("bonus",)),),
            ),
            Step(
                title="Die letzte Karte",
                text="Melde alle deine Karten, oder wirf die letzte ab.",
                points=("letzte-karte",),
            ),
            Example(
                "Alles gemeldet, nichts bleibt zum Abwerfen.",
                Situation(
                    Tool.OUT,
                    {"hand_cards": "8 8 8", "cards": "8 8 8", "table": "K K K K K K K"},
                ),
            ),
            Step(
                title="Den Partner fragen",
                text="Du darfst deinen Partner fragen, ob du ausmachen sollst. "
                "Sagt er Ja, musst du. Sagt er Nein, darfst du in diesem Zug nicht.",
                points=("partner-fragen",),
            ),
            Step(
                text="Frage gleich nach dem Ziehen, bevor du weiter meldest.",
                points=("partner-fragen-zeitpunkt",),
            ),
            Step(
                title="Verdeckt und Hand-Canasta",
                text="Verdeckt machst du aus, wenn du selbst bis dahin nichts gemeldet hast. "
                "Dann legst du deine ganze Hand in einem einzigen Zug. "
                "Ein Canasta muss dabei sein: der Hand-Canasta.",
                points=("verdeckt-definition",),
            ),
            Step(
                text="Beim Partner legst du dabei nichts an.",
                points=("verdeckt-anlegen-partner",),
            ),
            Step(
                text="Mit einem eigenen Canasta zählt das {total} statt {normal}. "
                "Hast du vom Stock gezogen, brauchst du auch kein Minimum.",
                points=("verdeckt-total-mit-canasta", "erstmeldung-entfall"),
                numbers={
                    "total": "verdeckt-total-mit-canasta.klassisch.n",
                    "normal": "ausmachen-bonus.n",
                },
            ),
            Drawn.STAGES,
            Example(
                "Die ganze Hand auf einmal: sieben Könige, vier Achter, eine Neun zum Abwerfen.",
                Situation(
                    Tool.OUT,
                    {
                        "hand_cards": "K K K K K K K 8 8 8 8 9",
                        "cards": "K K K K K K K, 8 8 8 8",
                        "out_kind": "concealed_canasta",
                    },
                ),
                (Figure("Bonus", ("bonus",)),),
            ),
        ),
    ),
    Section(
        id="stock",
        title="Leerer Stock",
        parts=(
            Step(
                text="Manchmal sind alle Karten gezogen, und niemand hat ausgemacht. "
                "Spielt weiter, solange der Nächste den Stapel nimmt. "
                "Wer ziehen müsste, beendet die Runde. Neu gemischt wird nicht.",
                points=("stock-leer", "stapel-neu-mischen"),
            ),
            Step(
                text="Passt die oberste Karte zu euren Meldungen, musst du den Stapel nehmen. "
                "Nur ein eingefrorener Stapel zwingt dich nicht.",
                points=("stock-leer-pflicht",),
            ),
            Step(
                text="Macht niemand aus, gibt es dafür auch keinen Bonus.",
                points=("stock-leer-bonus",),
            ),
        ),
    ),
    Section(
        id="abrechnen",
        title="Abrechnen",
        parts=(
            Step(
                text="Jede Partei rechnet für sich, ihr beide zusammen. Geht so vor.",
                items=(
                    "Zählt die Kartenwerte aller eurer Meldungen zusammen, auch in den Canastas.",
                    "Zählt für jeden echten Canasta {natural} dazu, für jeden gemischten {mixed}.",
                    (
                        "Hat einer von euch ausgemacht, zählt {out} dazu. "
                        "War es ein Hand-Canasta, zählt stattdessen {hand}."
                    ),
                    (
                        "Zählt für jede ausgelegte rote Drei {red} dazu, für alle vier {four}. "
                        "Habt ihr nichts gemeldet, zieht genauso viel ab."
                    ),
                    (
                        "Zieht die Kartenwerte beider Hände ab. "
                        "Auch die Hand deines Partners zählt, wenn du ausgemacht hast."
                    ),
                ),
                points=(
                    "wertung-formel",
                    "verdeckt-total-mit-canasta",
                    "rote-drei-plus-bedingung",
                    "rote-drei-minus-bedingung",
                    "wertung-partnerhand",
                ),
                numbers={
                    "natural": "canasta-echt.n",
                    "mixed": "canasta-unecht.n",
                    "out": "ausmachen-bonus.n",
                    "hand": "verdeckt-total-mit-canasta.klassisch.n",
                    "red": "rote-drei-wert.n",
                    "four": "rote-drei-vier.n",
                },
            ),
            Step(
                text="In der Hand zählt alles minus, auch was du hättest melden können.",
                points=("wertung-nicht-gelegte-saetze",),
            ),
            Step(
                title="Eine Runde zum Nachrechnen",
                text="Hier liegt, was am Ende der ersten Runde da ist. "
                "Rechne zuerst selbst, dann klapp die Lösung auf. "
                "Und was braucht jede Partei danach für ihre Erstmeldung?",
            ),
            Drawn.WORKED_ROUND,
            Step(
                text="Schreibt die Summe zu eurem Stand. Er kann auch unter null fallen.",
                points=("wertung-negativ",),
            ),
            Step(
                text="In der nächsten Runde gibt der linke Nachbar.",
                points=("geber-wechsel",),
            ),
        ),
    ),
    Section(
        id="ende",
        title="Spielende",
        parts=(
            Step(
                text="Spielt so viele Runden, bis eine Partei {target} Punkte oder mehr hat. "
                "Schaffen es beide in derselben Runde, gewinnt der höhere Stand.",
                points=("zielpunkte-4", "ziel-beide"),
                numbers={"target": "zielpunkte-4.n"},
            ),
        ),
    ),
)
