"""What the imprint and the privacy page show of the operator."""

from __future__ import annotations

from about.operator import Operator
from rules import german

# Articles of the GDPR, by number.
BASIS = "Art.\N{NO-BREAK SPACE}6 Abs.\N{NO-BREAK SPACE}1 Buchstabe\N{NO-BREAK SPACE}f DSGVO"
RIGHTS = "Art.\N{NO-BREAK SPACE}15 bis 21 DSGVO"
COMPLAINT = "Art.\N{NO-BREAK SPACE}77 DSGVO"


def imprint(operator: Operator) -> dict[str, object]:
    """The context of /impressum/, which has no use for who runs the machine."""
    missing = [each for each in operator.missing if each.field != "hosting"]
    return {"nav": "impressum", "operator": operator, "missing": missing}


def privacy(operator: Operator, *, requests_logged: bool) -> dict[str, object]:
    """The context of /datenschutz/; `requests_logged`: every request is written down."""
    return {
        "nav": "datenschutz",
        "operator": operator,
        "missing": operator.missing,
        "requests_logged": requests_logged,
        "logs": logs_kept(operator.log_days),
        "basis": BASIS,
        "rights": RIGHTS,
        "complaint": COMPLAINT,
    }


def logs_kept(days: int | None) -> str:
    """For how long logs are kept, in words."""
    if days is None:
        return "Wie lange Protokolle bleiben, ist nicht angegeben (CANASTA_LOG_DAYS)."
    if days == 0:
        return "Protokolle werden nicht aufgehoben."
    if days == 1:
        return "Protokolle werden nach einem Tag gelöscht."
    return f"Protokolle werden nach {german.number(days)} Tagen gelöscht."
