"""The words of the game: what the pages call a thing, and what it is called elsewhere."""

from rules.schema import Term
from rules.status import Status

_THINGS = (
    Term(
        id="stock",
        word="Stock",
        synonyms=("Talon", "Abhebestoß", "Nachziehstapel"),
        text="Die verdeckten Karten, von denen du ziehst.",
        forms=("Stocks?",),
    ),
    Term(
        id="stapel",
        word="Stapel",
        synonyms=("Ablagestapel", "Paket", "Posso", "Ablegestoß", "Pott"),
        text="Die offenen Karten, auf die du am Ende deines Zugs abwirfst.",
        forms=("(Ablage)?Stapels?",),
    ),
    Term(
        id="startkarte",
        word="Startkarte",
        text="Die erste offene Karte: Nach dem Geben beginnt sie den Stapel.",
        forms=("Startkarten?",),
    ),
    Term(
        id="handkarten",
        word="Handkarten",
        synonyms=("Blatt",),
        text="Die Karten in deiner Hand. Was am Ende noch dort ist, zählt gegen deine Partei.",
        forms=("Handkarten?",),
    ),
    Term(
        id="rang",
        word="Rang",
        text="Ass, König, Dame und so weiter; die Farbe spielt dabei keine Rolle.",
        forms=("Rang(s|es)?", "Ränge[n]?"),
    ),
    Term(
        id="natuerliche-karte",
        word="natürliche Karte",
        text="Jede Karte von Ass bis Vier. Für Dreien gelten eigene Regeln.",
        forms=("natürliche[nrs]?( Karten?)?",),
    ),
    Term(
        id="natuerliches-paar",
        word="natürliches Paar",
        text="Zwei natürliche Karten eines Rangs aus deiner Hand.",
        forms=("natürliche[ns]? Paare?",),
    ),
    Term(
        id="wilde-karte",
        word="wilde Karte",
        synonyms=("Wildcard", "Joker", "Zweier"),
        text="Joker oder Zweier. Sie ersetzt jede natürliche Karte, aber nie eine Drei.",
        forms=("wilde?[nrs]?( Karten?)?", "Wildcards?"),
    ),
    Term(
        id="rote-drei",
        word="rote Drei",
        text="Sie liegt offen vor eurer Partei und zählt {n}, plus oder minus. "
        "Melden könnt ihr sie nie.",
        forms=("roten? Drei(en)?",),
        numbers={"n": "rote-drei-wert.n"},
    ),
    Term(
        id="schwarze-drei",
        word="schwarze Drei",
        text="Obenauf ist sie eine Sperrkarte. Melden darfst du sie nur beim Ausmachen.",
        forms=("schwarzen? Drei(en)?",),
    ),
    Term(
        id="sperrkarte",
        word="Sperrkarte",
        text="Liegt sie obenauf, darf der Nächste den Stapel nicht nehmen.",
        forms=("Sperrkarten?", "Sperren?", "(ge)?sperrt", "gesperrte[nr]?"),
    ),
    Term(
        id="eingefroren",
        word="eingefroren",
        synonyms=("blockiert",),
        text="So heißt ein Stapel, den du nur mit einem natürlichen Paar nehmen darfst.",
        forms=("eingefroren(e[mnrs]?)?", "ein(zu)?frieren", "friert", "blockiert(e[nrs]?)?"),
    ),
)

_MELDS = (
    Term(
        id="meldung",
        word="Meldung",
        synonyms=("Satz",),
        text="Mindestens {n} Karten eines Rangs, die offen vor eurer Partei liegen.",
        forms=("Meldung(en)?", "Sätzen?"),
        numbers={"n": "meldung-minimum.cards"},
    ),
    Term(
        id="melden",
        word="melden",
        synonyms=("auslegen",),
        text="Karten als Meldung offen auf den Tisch legen.",
        # Red threes are laid out ('ausgelegt') too, and that is no meld.
        forms=("meld(en|e|et|est)", "gemeldet(e[nrs]?)?"),
    ),
    Term(
        id="anlegen",
        word="anlegen",
        text="Karten zu einer Meldung legen, die eure Partei schon hat.",
        forms=("an(zu)?legen", "an(ge)?legt"),
    ),
    Term(
        id="erstmeldung",
        word="Erstmeldung",
        synonyms=("Erstauslage",),
        text="Was eure Partei in einer Runde zuerst meldet. Es muss das Minimum erreichen.",
        forms=("Erstmeldung(en)?", "(Erst)?Auslagen?"),
    ),
    Term(
        id="minimum",
        word="Minimum",
        text="So viele Punkte braucht die Erstmeldung mindestens. Es steigt mit eurem Stand.",
        forms=("Minim(um|ums|a)",),
    ),
    Term(
        id="canasta",
        word="der Canasta",
        text="Eine Meldung aus mindestens {n} Karten.",
        # 'Wiener Canasta' is a book and a way to play, not a meld.
        forms=("(?<!Wiener )Canastas?",),
        numbers={"n": "canasta-groesse.n"},
    ),
    Term(
        id="echter-canasta",
        word="echter Canasta",
        synonyms=("reiner Canasta", "natürlicher Canasta", "roter Canasta"),
        text="Ein Canasta ohne wilde Karten. Er bringt {n} Punkte dazu.",
        forms=("(echt|rein|natürlich)e[nrs]? Canastas?",),
        numbers={"n": "canasta-echt.n"},
    ),
    Term(
        id="gemischter-canasta",
        word="gemischter Canasta",
        synonyms=("unechter Canasta", "schwarzer Canasta"),
        text="Ein Canasta mit wilden Karten. Er bringt {n} Punkte dazu.",
        forms=("(gemischt|unecht)e[nrs]? Canastas?",),
        numbers={"n": "canasta-unecht.n"},
    ),
    Term(
        id="ausmachen",
        word="Ausmachen",
        synonyms=("ausgehen", "Schluss machen"),
        text="Die letzte Handkarte melden oder abwerfen. Damit endet die Runde.",
        forms=("Ausmachens?", "aus(zu)?mach(en|t|st)", "ausgemacht", "mach(e|t|st) aus"),
    ),
    Term(
        id="verdeckt",
        word="verdeckt ausmachen",
        synonyms=("handglatt", "Blattausmachen"),
        text="In einem einzigen Zug ausmachen, ohne vorher selbst gemeldet zu haben. "
        "Die Fassungen verlangen dazu Verschiedenes.",
        forms=("verdeckt(e[mns]?)? (aus(zu)?machen|ausgemacht)",),
    ),
    Term(
        id="hand-canasta",
        word="Hand-Canasta",
        synonyms=("Handcanasta",),
        text="Verdeckt ausmachen mit einem Canasta, der ganz aus der eigenen Hand kommt.",
        forms=("Hand-?Canastas?",),
    ),
)

_GAME = (
    Term(
        id="canasta-spiel",
        word="das Canasta",
        text="Das Spiel. Die Meldung dagegen heißt der Canasta.",
    ),
    Term(
        id="partei",
        word="Partei",
        synonyms=("Partnerschaft", "Mannschaft", "Team"),
        text="Wer zusammen meldet und zusammen Punkte schreibt.",
        forms=("Partei(en)?", "Partnerschaft(en)?", "Mannschaft(en)?", "Teams?"),
    ),
    Term(
        id="geber",
        word="Geber",
        text="Wer die Karten austeilt.",
        forms=("Gebers?",),
    ),
    Term(
        id="ziel",
        word="Ziel",
        text="Die Punkte, mit denen die Partie endet.",
        forms=("Ziel(s|es|e)?", "Zielpunkten?"),
    ),
    Term(
        id="zug",
        word="Zug",
        text="Du ziehst oder nimmst den Stapel, meldest, was du willst, und wirfst ab.",
        forms=("Zug(s|es|e)?", "Zügen?"),
    ),
    Term(
        id="abwurf",
        word="Abwurf",
        text="Die Karte, die du am Ende deines Zugs offen auf den Stapel legst.",
        forms=("Abwurf(s|es)?", "Abwürfen?", "ab(zu)?werfen", "abgeworfen(e[nrs]?)?"),
    ),
    Term(
        id="runde",
        word="Runde",
        text="Vom Geben bis zum Aufschreiben der Punkte.",
        forms=("Runden?",),
    ),
    Term(
        id="partie",
        word="Partie",
        text="Alle Runden, bis jemand das Ziel erreicht.",
        forms=("Partien?",),
    ),
    Term(
        id="stand",
        word="Stand",
        synonyms=("Punktestand",),
        text="Die Punkte einer Partei aus allen Runden davor.",
        forms=("Stand(s|es)?", "Stände", "Punktest(and|ände)"),
    ),
    Term(
        id="kartenwert",
        word="Kartenwert",
        text="Was eine Karte zählt: plus in einer Meldung, minus in der Hand.",
        forms=("Kartenwerte?[ns]?",),
    ),
    Term(
        id="bonus",
        word="Bonus",
        text="Punkte, die zu den Kartenwerten dazukommen, etwa für einen Canasta.",
        forms=("Bonus", "Boni"),
    ),
    Term(
        id="hausregel",
        word="Hausregel",
        text="Was euer Tisch vereinbart, auch gegen das Buch.",
        forms=("Hausregeln?",),
    ),
)

_REFERENCE = (
    Term(
        id="fassung",
        word="Fassung",
        text="Eine der Regelsammlungen, die hier nebeneinander stehen.",
        forms=("Fassung(en)?",),
    ),
    Term(
        id="regelpunkt",
        word="Regelpunkt",
        text="Eine einzelne Frage mit der Antwort jeder Fassung.",
        forms=("Regelpunkte?[ns]?",),
    ),
    Term(
        id="lesart",
        word="Lesart",
        text="Eine andere Art, dieselbe Fassung zu verstehen. "
        "Sie steht neben der Antwort und ersetzt sie nie.",
        forms=("Lesart(en)?",),
    ),
    Term(
        id="annahme",
        word="Annahme",
        text="Womit wir rechnen, wo eine Quelle schweigt oder uns fehlt.",
        forms=("Annahmen?",),
    ),
    Term(
        id="offen",
        word="Offen",
        text="Das Urteil, wo eine Quelle schweigt oder uns fehlt.",
        # Elsewhere it is an everyday word.
        forms=("(?<=Urteil )Offen",),
    ),
    Term(
        id="beleglage",
        word="Beleglage",
        text="Wie gut eine Quelle die Antwort stützt, in Stufen von sicher bis unbekannt.",
        forms=("Beleglage",),
    ),
    Term(
        id="nach-vergleich",
        word="nach Vergleich",
        text="Aus zweiter Hand: Wir kennen die Stelle nur aus einer Vergleichsseite.",
        forms=("nach( dem)? Vergleich",),
    ),
    *(
        Term(id=status_id, word=status.word, text=status.meaning, forms=(form,))
        for status_id, status, form in (
            ("ausdruecklich", Status.STATED, "ausdrücklich"),
            ("abgeleitet", Status.DERIVED, "abgeleitet"),
            ("mehrdeutig", Status.AMBIGUOUS, "mehrdeutig"),
            ("nicht-geregelt", Status.SILENT, "nicht geregelt"),
            ("lag-uns-nicht-vor", Status.UNVERIFIED, "lag uns nicht vor"),
        )
    ),
)

ALL_TERMS = (*_THINGS, *_MELDS, *_GAME, *_REFERENCE)
