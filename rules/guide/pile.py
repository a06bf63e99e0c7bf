"""Threes and the discard pile."""

from rules.guide.model import Example, Picture, Pictures, Section, Step
from rules.situations import Situation, Tool

SECTIONS = (
    Section(
        id="dreien",
        title="Die Dreien",
        parts=(
            Pictures((Picture("3r 3r", "rote Dreien"), Picture("3 3 3", "schwarze Dreien"))),
            Step(
                title="Rote Dreien: Bonus",
                text="Eine rote Drei meldest du nie und behältst du nie. "
                "Lege sie offen vor dich hin und ziehe dafür eine neue Karte. "
                "Hast du sie schon beim Geben bekommen, lege sie sofort aus.",
                points=("rote-drei-gezogen", "rote-drei-ausgeteilt"),
            ),
            Step(
                text="Kommt sie mit dem Stapel zu dir, ziehst du nichts nach.",
                points=("rote-drei-aus-stapel",),
            ),
            Step(
                text="Steckt am Ende doch eine in einer Hand, kommt es auf die Fassung an.",
                points=("rote-drei-auf-hand",),
            ),
            Step(
                text="Am Ende zählt jede {each} Punkte, alle vier einer Partei zusammen {four}. "
                "Plus zählen sie, sobald eure Partei gemeldet hat.",
                points=("rote-drei-wert", "rote-drei-vier", "rote-drei-plus-bedingung"),
                numbers={"each": "rote-drei-wert.n", "four": "rote-drei-vier.n"},
            ),
            Step(
                text="Fehlt diese Bedingung, zählt jede {each}, alle vier zusammen {four}.",
                points=("rote-drei-minus-bedingung",),
                numbers={
                    "each": "rote-drei-minus-bedingung.each",
                    "four": "rote-drei-minus-bedingung.four",
                },
            ),
            Step(
                title="Schwarze Dreien: Sperre",
                text="Wirfst du eine schwarze Drei ab, ist der Stapel für den Nächsten gesperrt. "
                "Er muss ziehen. Mit der nächsten Karte darauf ist das vorbei.",
                points=("schwarze-drei-sperre",),
            ),
            Step(
                text="Melden darfst du sie nur in dem Zug, in dem du ausmachst. "
                "Dann liegen {least} oder {most} zusammen, ohne wilde Karte.",
                points=("schwarze-drei-melden", "schwarze-drei-groesse", "schwarze-drei-wild"),
                numbers={
                    "least": "schwarze-drei-groesse.least",
                    "most": "schwarze-drei-groesse.most",
                },
            ),
        ),
    ),
    Section(
        id="stapel",
        title="Der Stapel",
        parts=(
            Step(
                text="Statt zu ziehen, darfst du den Stapel nehmen, immer ganz. "
                "Dafür musst du die oberste Karte sofort melden. "
                "Lege sie zuerst mit deinen Karten aus. "
                "Dann nimm den Rest auf die Hand und melde weiter, wenn du magst. "
                "Zum Schluss wirfst du ab wie immer.",
                points=("stapel-ganz", "kauf-reihenfolge"),
            ),
            Step(
                title="Der freie Stapel",
                text="Frei ist der Stapel, wenn er weder eingefroren noch gesperrt ist. "
                "Beides kommt gleich. Hat eure Partei schon gemeldet, gibt es drei Wege.",
                items=(
                    (
                        "Oben liegt eine Dame? Lege zwei Damen aus der Hand dazu. "
                        "Das ist ein natürliches Paar."
                    ),
                    "Oder lege eine Dame und eine wilde Karte aus der Hand dazu.",
                    "Oder lege die Dame an eure Damen auf dem Tisch an, auch an einen Canasta.",
                ),
                points=("stapel-frei", "sperre-fertiger-canasta"),
            ),
            Example(
                "Oben liegt eine Dame, du hast zwei.",
                Situation(Tool.PILE, {"top": "D", "hand_cards": "D D 9 8 5", "table": "K K K"}),
            ),
            Step(
                title="Vor eurer Erstmeldung",
                text="Habt ihr noch nichts gemeldet, hilft nur ein natürliches Paar.",
                points=("stapel-vor-erstmeldung",),
            ),
            Step(
                text="Ihr braucht auch das Minimum. "
                "Die oberste Karte zählt dafür mit, die Karten darunter nicht.",
                points=("erstmeldung-stapelkarte",),
            ),
            Step(
                title="Der eingefrorene Stapel",
                text="Wirft jemand eine wilde Karte ab, friert er damit den Stapel ein. "
                "Legt sie quer, damit es alle sehen. "
                "Auch eine wilde Karte oder rote Drei vom Geben friert ihn ein. "
                "Dann hilft allen nur noch ein natürliches Paar aus der Hand.",
                points=(
                    "wild-abwerfen",
                    "einfrier-gruende",
                    "startkarte-wild-rot",
                    "stapel-eingefroren",
                ),
            ),
            Step(
                text="Das bleibt so, bis jemand den Stapel nimmt.",
                points=("einfrieren-dauer",),
            ),
            Pictures((Picture("9 2 K 8 D", "eingefroren: Eine Zwei liegt quer", across=1),)),
            Example(
                "Eingefroren: Du hast nur eine Dame und eine Zwei.",
                Situation(
                    Tool.PILE,
                    {"top": "D", "hand_cards": "D 2 9 8 5", "table": "K K K", "frozen": "wild"},
                ),
            ),
            Step(
                title="Der gesperrte Stapel",
                text="Liegt ganz oben eine wilde Karte, darf ihn keiner nehmen. "
                "Eine schwarze Drei oben wirkt ebenso.",
                points=("sperr-gruende", "schwarze-drei-sperre"),
            ),
        ),
    ),
)
