"""From events to movement: which piece, card or sign travels from where to where."""

from __future__ import annotations

from game.play.travel import Travels
from game.viticulture import animate_cards, animate_mat, animate_pieces
from game.viticulture.animate_parts import Move, Transition
from rules.engine.event import Event

MOVES: dict[str, Move] = {**animate_pieces.MOVES, **animate_mat.MOVES, **animate_cards.MOVES}
"""Kind of an event: how its things travel."""

TURNS = frozenset({"season_started"})
"""Kinds that move the ribbon and the halves of the board instead of a thing."""

STILL: dict[str, str] = {
    "game_started": "the table is being laid when it happens",
    "year_ended": "the strip of the year's end tells it",
    "game_over": "the score comes over the table",
    "rewound": "an earlier position is put up at once",
    "handed_over": "nothing on the table changes, and the log says so",
    "skipped": "nothing could be done, and the log says so",
    "declined": "nothing was done, and the log says so",
    "branch_taken": "what the chosen half brings moves by itself",
    "auto_taken": "the only answer that there was; what it brings moves by itself",
    "cards_offered": "counts cards that are turned up one by one",
}
"""Kinds that move nothing, and why."""

TRAILED = frozenset(
    {"worker_placed", "worker_planned", "worker_retrieved", "rooster_placed", "passed", "visitor_played",
     "order_filled", "card_given", "vine_planted", "vine_uprooted", "structure_built", "field_sold", "field_bought"}
)  # fmt: skip
"""Kinds whose way stays to be seen until the next move."""


def travels(event: Event, change: Transition) -> Travels:
    """How the things of an event travel; nothing for events that only change words."""
    make = MOVES.get(event.kind)
    return make(event, change) if make else ()
