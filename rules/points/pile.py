"""The discard pile: who may take it, what freezes it, what blocks it."""

from rules.play_values import FreezeReasons, PileWays
from rules.schema import Answer, Point, Wording
from rules.sources import (
    ass_reported,
    howto,
    pagat,
    pagat_reported,
    scheicher_reported,
    wikipedia,
)
from rules.status import Status
from rules.values import BesideTop, Value
from rules.wordings import NOT_SEEN

_ALWAYS_WHOLE = Wording(
    short="ja",
    text="Nimm alle Karten auf; einzelne darfst du nicht herausnehmen.",
    value=True,
)
WHOLE = Point(
    id="stapel-ganz",
    question="Nimmst du immer den ganzen Stapel?",
    klassisch=_ALWAYS_WHOLE(Status.STATED, pagat_reported("Abschnitt Stapel")),
    wiener=_ALWAYS_WHOLE(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=_ALWAYS_WHOLE(Status.STATED, ass_reported("Abschnitt Stapel")),
)

FREE = Point(
    id="stapel-frei",
    question="Wie musst du die oberste Karte eines freien Stapels melden, um ihn zu nehmen?",
    klassisch=Answer(
        short="Paar, gemischt oder anlegen",
        text="Melde sie mit zwei Handkarten, höchstens einer wilden, oder lege sie an, auch am "
        "Canasta.",
        value=PileWays(natural_pair=True, natural_and_wild=True, add_to_meld=True),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Stapel"),),
    ),
    wiener=Answer(
        short="Paar, gemischt, anlegen bis {add_up_to}",
        text="Melde sie mit zwei Handkarten, höchstens einer wilden; anlegen nur an höchstens "
        "{add_up_to} Karten.",
        value=PileWays(natural_pair=True, natural_and_wild=True, add_to_meld=True, add_up_to=6),
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Stapel"),),
    ),
    ass=Answer(
        short="Paar oder anlegen",
        text="Melde sie mit natürlichem Paar oder lege sie an; zum gemischten Paar schweigt das "
        "Heft.",
        value=PileWays(natural_pair=True, natural_and_wild=None, add_to_meld=True),
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
    why="Wiener nimmt fertige Canastas aus; das ASS-Heft nennt das gemischte Paar nicht.",
)

_NATURAL_PAIR = Wording(
    short="nur mit natürlichem Paar",
    text="Zeige aus der Hand zwei natürliche Karten vom Rang der obersten.",
    value=BesideTop.NATURAL_PAIR,
)
BEFORE_INITIAL_MELD = Point(
    id="stapel-vor-erstmeldung",
    question="Wie nimmst du den Stapel, solange eure Partei nichts gemeldet hat?",
    klassisch=_NATURAL_PAIR(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_NATURAL_PAIR(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="nur mit natürlichem Paar",
        text="Vielleicht erst nach eurer Auslage; gelesen: mit zwei natürlichen aus der Hand.",
        value=BesideTop.NATURAL_PAIR,
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
)

FREEZE_REASONS = Point(
    id="einfrier-gruende",
    question="Was friert den Stapel ein?",
    klassisch=Answer(
        short="wild, rote Drei, keine Erstmeldung",
        text="Wilde Karten und rote Dreien vom Geben; für euch auch die noch fehlende Erstmeldung.",
        value=FreezeReasons(wild=True, red_three=True, before_initial_meld=True),
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Stapel"),),
    ),
    wiener=Answer(
        short="wilde Karte, rote Drei",
        text="Eine wilde Karte oder rote Drei; vor der Erstmeldung braucht ihr ohnehin ein Paar.",
        value=FreezeReasons(wild=True, red_three=True, before_initial_meld=True),
        status=Status.STATED,
        cites=(scheicher_reported("Abschnitt Stapel"),),
    ),
    ass=Answer(
        short="eine wilde Karte",
        text="Eine quer gelegte wilde Karte; zu einer roten Drei als Startkarte schweigt das Heft.",
        value=FreezeReasons(wild=True, red_three=None, before_initial_meld=None),
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
    why="Klassisch nennt auch die fehlende Erstmeldung; vom ASS-Heft kennen wir nur wilde Karten.",
)

FROZEN = Point(
    id="stapel-eingefroren",
    question="Wie nimmst du einen eingefrorenen Stapel?",
    klassisch=_NATURAL_PAIR(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_NATURAL_PAIR(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=_NATURAL_PAIR(Status.STATED, ass_reported("Abschnitt Stapel")),
)

_UNTIL_TAKEN = Wording(
    short="bis ihn jemand nimmt",
    text="Spielt mit eingefrorenem Stapel weiter, bis ihn jemand nimmt.",
    value=True,
)
HOW_LONG_FROZEN = Point(
    id="einfrieren-dauer",
    question="Wie lange bleibt der Stapel eingefroren?",
    klassisch=_UNTIL_TAKEN(Status.DERIVED, pagat("Abschnitt Stapel")),
    wiener=_UNTIL_TAKEN(Status.DERIVED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="nicht eindeutig",
        text="Klärt es vorher: Im Heft friert er „vorübergehend“ ein, ähnlich wie bei schwarzen "
        "Dreien.",
        status=Status.AMBIGUOUS,
        cites=(ass_reported("Abschnitt Schwarze Dreien"),),
    ),
    why="Das ASS-Heft vergleicht wilde Karten mit schwarzen Dreien, die nur kurz sperren.",
)

_MAY_DISCARD_WILD = Wording(
    short="ja",
    text="Wirf sie ab: Sie sperrt den Nächsten und friert den Stapel ein.",
    value=True,
)
WILD_DISCARD = Point(
    id="wild-abwerfen",
    question="Darfst du eine wilde Karte abwerfen?",
    klassisch=_MAY_DISCARD_WILD(Status.STATED, pagat_reported("Abschnitt Stapel")),
    wiener=_MAY_DISCARD_WILD(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="ja",
        text="Wirf sie ab: Sie friert den Stapel ein; ein Verbot nennt das Heft nicht.",
        value=True,
        status=Status.STATED,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
)

_WILD_BLOCKS = Wording(
    short="nein",
    text="Ziehe vom Stock: Eine wilde Karte obenauf sperrt den Stapel.",
    value=True,
)
BLOCKED = Point(
    id="sperr-gruende",
    question="Darfst du den Stapel nehmen, wenn obenauf eine wilde Karte liegt?",
    klassisch=_WILD_BLOCKS(Status.STATED, pagat("Abschnitt Stapel")),
    wiener=_WILD_BLOCKS(Status.STATED, scheicher_reported("Abschnitt Stapel")),
    ass=Answer(
        short="nein",
        text="Eingefroren verlangt er ein natürliches Paar; zu wilden Karten gibt es keins.",
        value=True,
        status=Status.DERIVED,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
)

BLOCKED_BY_CANASTA = Point(
    id="sperre-fertiger-canasta",
    question="Sperrt ein Abwurf, der zu eurem fertigen Canasta passt, euch den Stapel?",
    klassisch=Answer(
        short="nein",
        text="Nimm den Stapel ruhig; pagat.com nennt das Verbot als verbreitete Hausregel.",
        value=False,
        status=Status.STATED,
        cites=(pagat_reported("Abschnitt Stapel"),),
    ),
    wiener=Answer(
        short="ja",
        text="Passt der Abwurf zu eurem fertigen Canasta, ziehe, sogar mit natürlichem Paar; "
        "Startkarte ausgenommen.",
        value=True,
        status=Status.DERIVED,
        cites=(scheicher_reported("Abschnitt Stapel"),),
    ),
    ass=Answer(
        short="offen",
        text="Klärt es vorher: Den Abwurf zum fertigen Canasta regelt das Heft nicht eigens.",
        status=Status.SILENT,
        cites=(ass_reported("Abschnitt Stapel"),),
    ),
    why="Nur Wiener sperrt solche Abwürfe wie eine schwarze Drei.",
)

ONE_CARD = Point(
    id="eine-karte-regel",
    question="Darfst du mit einer einzigen Handkarte einen Stapel aus einer Karte nehmen?",
    klassisch=Answer(
        short="nein",
        text="Ziehe vom Stock: So sagt es die Anleitung, die sonst pagat.com folgt.",
        value=False,
        status=Status.DERIVED,
        cites=(howto("Abschnitt Stapel"),),
    ),
    wiener=Answer(
        short="offen",
        text="Klärt es vorher: Laut Wikipedia fehlt das Verbot hier, Scheicher sahen wir nicht.",
        status=Status.UNVERIFIED,
        cites=(wikipedia("Abschnitt Wiener Canasta"),),
    ),
    ass=NOT_SEEN(Status.UNVERIFIED),
    why="Klassisch verbietet es; für Wiener und ASS-Heft fehlen uns die Stellen.",
)

POINTS: tuple[Point[Value], ...] = (
    WHOLE,
    FREE,
    BEFORE_INITIAL_MELD,
    FREEZE_REASONS,
    FROZEN,
    HOW_LONG_FROZEN,
    WILD_DISCARD,
    BLOCKED,
    BLOCKED_BY_CANASTA,
    ONE_CARD,
)
