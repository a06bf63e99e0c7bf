"""What is said when there is no page: one constant text, as HTML in the site's look or as JSON.

The HTML needs neither template nor context nor anything else that may be what just failed: with
`prepare` it is made before the first visitor comes.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from html import escape

from django.http import HttpRequest, HttpResponse
from django.templatetags.static import static

from canasta_site.limits import LONGEST_ADDRESS, MOST_PARAMETERS
from rules.german import number

# Where JSON says what is wrong with no field, but with the request as a whole.
WHOLE = "request"
_PAGE = """<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  <meta name="color-scheme" content="light dark">
  <meta name="robots" content="noindex">
  <title>{title} · Canasta am Tisch</title>{look}
</head>
<body>
<a class="skip" href="#inhalt">Zum Inhalt</a>
<header class="kopf rand"><a class="logo" href="{home}">Canasta am Tisch</a></header>
<main id="inhalt">
<div class="rand">
  <div class="titel"><h1>{title}</h1><p>{text}</p></div>
  <p class="reihe"><a class="knopf" href="{home}">Zum Start</a></p>
</div>
</main>
<footer class="fuss rand">
  <ul class="reihe" role="list">
    <li><a class="ankerlink" href="{home}impressum/">Impressum</a></li>
    <li><a class="ankerlink" href="{home}datenschutz/">Datenschutz</a></li>
  </ul>
</footer>
</body>
</html>
"""


@dataclass(frozen=True, slots=True)
class Problem:
    """Why there is no page. `home`: where the way back leads, with a slash at its end."""

    status: int
    title: str
    text: str
    home: str = "/"


UNREADABLE = Problem(
    400,
    "Das ließ sich nicht lesen",
    "In dieser Anfrage steht etwas, das in keine Adresse gehört.",
)
WRONG_HOST = Problem(
    400,
    "Falsche Haustür",
    "Unter diesem Namen ist die Seite nicht zu erreichen.",
)
TOO_MANY = Problem(
    400,
    "Das sind zu viele Angaben",
    f"Eine Adresse darf höchstens {number(MOST_PARAMETERS)} Angaben haben. "
    "Was du eingegeben hast, steht noch da, wenn du im Browser zurückgehst.",
)
NOT_FOUND = Problem(
    404,
    "Diese Karte liegt hier nicht",
    "Die Adresse gibt es nicht oder nicht mehr.",
)
READ_ONLY = Problem(
    405,
    "Hier wird nur gelesen",
    "Die Seite nimmt nichts entgegen: Was du eingibst, steht in der Adresse.",
)
TOO_LONG = Problem(
    414,
    "Diese Adresse ist zu lang",
    f"Möglich sind höchstens {number(LONGEST_ADDRESS)} Zeichen. "
    "Was du eingegeben hast, steht noch da, wenn du im Browser zurückgehst: Kürze es dort.",
)
TOO_MUCH_BESIDE = Problem(
    431,
    "Dein Browser schickt zu viel mit",
    "Das sind meist Cookies anderer Seiten unter demselben Namen. Lösch sie und lade neu.",
)
FAULT = Problem(
    500,
    "Da ging etwas schief",
    "Der Fehler liegt bei uns, nicht an deiner Eingabe. Lade die Seite neu oder fang von vorn an.",
)


def wants_json(request: HttpRequest) -> bool:
    """Whether a program asks. Reads the query as it was sent: it may be what is wrong."""
    sent = request.META.get("QUERY_STRING", "").split("&")
    return "format=json" in sent or request.path_info.endswith(".json")


def answer(request: HttpRequest, problem: Problem) -> HttpResponse:
    """What is wrong, in the form in which the page would have come."""
    json_wanted = wants_json(request)
    body = as_json(problem) if json_wanted else as_html(problem)
    return HttpResponse(
        body,
        status=problem.status,
        content_type="application/json" if json_wanted else "text/html; charset=utf-8",
        # What is refused or fails now may be all right the next time.
        headers={"Cache-Control": "no-store", "Content-Length": str(len(body))},
    )


def prepare() -> None:
    """Makes the page of a fault, so that the fault cannot keep it from being made."""
    as_html(FAULT)


@cache
def as_html(problem: Problem) -> bytes:
    """A page that needs nothing but the stylesheet, and does without where there is none."""
    try:
        look = f'\n  <link rel="stylesheet" href="{static("stil.css")}">'
    except ValueError:
        # Nobody has collected the static files.
        look = ""
    title, text, home = map(escape, (problem.title, problem.text, problem.home))
    return _PAGE.format(title=title, text=text, home=home, look=look).encode()


def as_json(problem: Problem) -> bytes:
    """The same in the form of all errors, under a name that no field has."""
    said = f"{problem.title}. {problem.text}"
    return json.dumps({"errors": {WHOLE: [said]}}, ensure_ascii=False).encode()
