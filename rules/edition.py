"""Which state of the rule data this is: the one place that says so."""

from __future__ import annotations

import datetime
from dataclasses import dataclass

from rules import german


@dataclass(frozen=True, slots=True)
class Edition:
    """A numbered state of the rule data and the day it was closed."""

    number: int
    date: datetime.date

    def __str__(self) -> str:
        return f"Regeldaten {self.number}, Stand {german.date(self.date)}"


EDITION = Edition(number=1, date=datetime.date(2026, 11, 30))
