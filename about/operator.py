"""Who runs the site: what an operator fills in, read from the environment once at the start."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

_DAYS = re.compile(r"[0-9]{1,4}")


@dataclass(frozen=True, slots=True)
class Detail:
    """One thing an operator fills in: its field, its setting, what the pages call it.

    `check`: the id under which a deployment without it is reported; empty where it may be left out.
    """

    field: str
    setting: str
    label: str
    check: str = ""


DETAILS = (
    Detail("name", "CANASTA_OPERATOR_NAME", "Name", "about.E001"),
    Detail("address", "CANASTA_OPERATOR_ADDRESS", "Anschrift", "about.E002"),
    Detail("email", "CANASTA_OPERATOR_EMAIL", "E-Mail", "about.E003"),
    Detail("hosting", "CANASTA_HOSTING", "Hosting", "about.E004"),
    Detail("phone", "CANASTA_OPERATOR_PHONE", "Telefon"),
    Detail("days", "CANASTA_LOG_DAYS", "Aufbewahrung der Protokolle"),
)


@dataclass(frozen=True, slots=True)
class Operator:
    """What is known of the operator; everything is empty until it is filled in.

    `address` is written as one text, its lines parted by '|' or line breaks. `days` is what was
    given as the days for which logs are kept, be it a number or not.
    """

    name: str = ""
    address: str = ""
    email: str = ""
    hosting: str = ""
    phone: str = ""
    days: str = ""

    @classmethod
    def from_environment(cls, environment: Mapping[str, str]) -> Operator:
        """The operator as the settings of an environment describe it."""
        return cls(**{each.field: environment.get(each.setting, "").strip() for each in DETAILS})

    @property
    def address_lines(self) -> tuple[str, ...]:
        """The address line by line."""
        return tuple(line.strip() for line in re.split(r"[|\n]", self.address) if line.strip())

    @property
    def log_days(self) -> int | None:
        """For how many days logs are kept; None where nobody has said so in a number."""
        return int(self.days) if _DAYS.fullmatch(self.days) else None

    @property
    def missing(self) -> tuple[Detail, ...]:
        """What has to be filled in and is not."""
        return tuple(each for each in DETAILS if each.check and not getattr(self, each.field))
