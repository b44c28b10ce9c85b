"""What a point came from: the causes by which the score tells points apart."""

from __future__ import annotations

from rules.viticulture.cards import DECKS, ORDER, SUMMER, WINTER
from rules.viticulture.components import Components

OTHER = "other"
"""The cause of points that come from nothing with a name of its own."""

CAUSES = ("orders", "visitors", "windmill", "tasting_room", "wake_up", "selling", OTHER)

_OF_DECKS = {DECKS[ORDER]: "orders", DECKS[SUMMER]: "visitors", DECKS[WINTER]: "visitors"}
_NAMED = {"fill_order": "orders", "sell_grape_or_field": "selling"}


def causes(components: Components) -> dict[str, str]:
    """The cause of points by what brings them: a card, an action, a row of the chart or a structure."""
    decks = {name: DECKS[components.deck_of[numbers[0]]] for name, numbers in components.numbers.items()}
    found = {name: _OF_DECKS[deck] for name, deck in decks.items() if deck in _OF_DECKS}
    found |= {f"row_{row.row}": "wake_up" for row in components.board.wake_up_rows}
    return found | {name: name for name in components.structures if name in CAUSES} | _NAMED
