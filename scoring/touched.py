"""Which rule points a calculator touches.

A calculator touches a point if its engine reads it: the fields of the ruleset are listed here
by tool, their points come from the ruleset. A test holds the list against what the engine reads
and names over all worked cases.
"""

from __future__ import annotations

from collections.abc import Mapping

from scoring.ruleset import POINT_OF_FIELD

MELD = "meldung"
ROUND = "runde"
FIRST_MELD = "erstmeldung"
PILE = "stapel"
OUT = "ausmachen"

_BOTH = (
    "card_values",
    "meld_minimum",
    "wild_limit",
    "wild_only",
    "black_only_going_out",
    "black_size",
    "black_wilds",
    "canasta_size",
    "bands",
    "canastas_four",
    "canastas_two",
    "last_card",
)
_FIELDS = {
    MELD: (
        *_BOTH,
        "black_blocks",
        "wild_blocks",
        "top_counts",
        "waiver",
        "waiver_after_pile",
        "first_pile",
        "canasta_in_last_turn",
        "canastas_three",
        "canastas_six",
    ),
    FIRST_MELD: (
        "card_values",
        "meld_minimum",
        "wild_limit",
        "bands",
        "what_counts",
        "red_toward_minimum",
        "top_counts",
        "black_blocks",
        "wild_blocks",
        "first_pile",
    ),
    PILE: (
        "card_values",
        "meld_minimum",
        "wild_limit",
        "canasta_size",
        "bands",
        "canastas_four",
        "canastas_two",
        "canastas_three",
        "canastas_six",
        "last_card",
        "black_blocks",
        "wild_blocks",
        "top_counts",
        "first_pile",
        "free_pile",
        "frozen_pile",
        "freeze_reasons",
        "red_three_freezes",
        "natural_cards",
        "red_three_of_pile",
        "canasta_blocks",
        "one_card",
        "start_wild_or_red",
        "start_black_stays",
        "stock_goes_on",
        "forced_taking",
        "last_red_three",
        "stock_exhausted",
        "keep_a_card",
    ),
    OUT: (
        *_BOTH,
        "waiver",
        "waiver_after_pile",
        "canasta_in_last_turn",
        "canastas_three",
        "canastas_six",
        "keep_a_card",
        "asking",
        "three_players",
        "first_pile",
        "top_counts",
        "out_normal",
        "out_concealed",
        "out_concealed_canasta",
        "pile_in_turn",
    ),
    ROUND: (
        *_BOTH,
        "pack",
        "natural_bonus",
        "mixed_bonus",
        "red_each",
        "red_four",
        "red_plus",
        "red_minus",
        "red_hand",
        "red_hand_on_top",
        "out_normal",
        "out_concealed",
        "out_concealed_canasta",
        "pile_in_turn",
        "stock_exhausted",
        "hand_cards",
        "partner_hand",
        "target_four",
        "target_two",
        "canastas_three",
        "canastas_six",
        "target_three",
        "target_five",
        "six_players",
        "three_players",
        "three_nobody_took",
        "three_writing",
        "three_red",
        "three_minimum",
        "red_more_packs",
    ),
}
TOUCHED: Mapping[str, frozenset[str]] = {
    tool: frozenset(POINT_OF_FIELD[field] for field in fields) for tool, fields in _FIELDS.items()
}
