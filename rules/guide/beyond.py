"""Beside the rules: tips for the first evening, and where the game comes from."""

from rules.guide.model import Section, Step
from rules.sources import wikipedia

SECTIONS = (
    Section(
        id="tipps",
        title="Vier Tipps",
        parts=(
            Step(
                items=(
                    (
                        "Heb dir Paare auf. Liegt dieselbe Karte oben, nimmst du damit auch einen "
                        "eingefrorenen Stapel."
                    ),
                    (
                        "Sieh auf die Meldungen der Gegner, bevor du abwirfst. "
                        "Gib ihnen nicht, was sie sammeln."
                    ),
                    "Macht wenige Meldungen groß statt viele klein. Erst der Canasta bringt viel.",
                    (
                        "Bleibt nicht auf vollen Händen sitzen. "
                        "Jederzeit kann jemand ausmachen, und dann zählt alles minus."
                    ),
                ),
            ),
        ),
    ),
    Section(
        id="geschichte",
        title="Geschichte",
        cites=(wikipedia("Abschnitt Geschichte"),),
        parts=(
            Step(
                text="Canasta entstand {devised} in Montevideo. "
                "Erdacht haben es der Rechtsanwalt Segundo Santos und der Architekt Alberto "
                "Serrato. "
                "Über Argentinien kam es {arrived} nach New York, durch Josefina Artayeta de Viel. "
                "Der Regency Whist Club gab {first} und {second} die Regeln heraus. "
                "In den {decade}er Jahren war es das meistgespielte Kartenspiel der Vereinigten "
                "Staaten. "
                "So erzählt es Wikipedia.",
                own={
                    "devised": 1939,
                    "arrived": 1949,
                    "first": 1949,
                    "second": 1951,
                    "decade": 1950,
                },
            ),
        ),
    ),
)
