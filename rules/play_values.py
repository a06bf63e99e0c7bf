"""The types of value of the play: taking the pile, the end of the stock, asking the partner.

Plain frozen data, as in rules.values, which counts them among the values of an answer.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PileWays:
    """How a party that has melded may take a pile that is not frozen (None: not named).

    With a natural pair, with one natural and one wild card, or by adding the top card to a meld
    of the party; `add_up_to` is the greatest meld that may be added to so (None: no limit).
    """

    natural_pair: bool
    natural_and_wild: bool | None
    add_to_meld: bool | None
    add_up_to: int | None = None

    def __post_init__(self) -> None:
        if self.add_up_to is not None and not self.add_to_meld:
            raise ValueError("a limit on adding where nothing is added")


@dataclass(frozen=True, slots=True)
class FreezeReasons:
    """What freezes the pile (None: not named).

    A wild card in it, a red three turned up at the deal, and for a party alone that it has not
    melded yet: what it then needs from its hand is another point.
    """

    wild: bool
    red_three: bool | None
    before_initial_meld: bool | None


@dataclass(frozen=True, slots=True)
class ForcedTaking:
    """Whether a fitting top card must be taken when the stock is exhausted.

    `add_up_to`: only if it fits a meld of at most that many cards (None: any meld).
    """

    forced: bool
    add_up_to: int | None = None

    def __post_init__(self) -> None:
        if self.add_up_to is not None and not self.forced:
            raise ValueError("a limit on a duty that does not exist")


@dataclass(frozen=True, slots=True)
class LastRedThree:
    """What may still be done by the player whose last card of the stock is a red three."""

    may_meld: bool
    may_discard: bool


@dataclass(frozen=True, slots=True)
class Asking:
    """Asking the partner before going out; `binding`: the answer binds (None: not named)."""

    required: bool
    binding: bool | None
