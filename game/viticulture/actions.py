"""What the rules say of the board's actions in every game: their seasons, and what they take of a hand."""

from __future__ import annotations

from functools import cache

from game.store.records import viticulture


@cache
def actions_of(season: str) -> tuple[str, ...]:
    """The actions of a season in the order of the board; none where seats have no turns (V-PLACE-03)."""
    return viticulture().actions_of(season)


def deck_taken(space: str) -> str:
    """The deck of which the action of a space takes a card of the hand; empty where it takes none."""
    return viticulture().hand_actions.get(space.partition(".")[0], "")


@cache
def action_taking(deck: str) -> str:
    """The action that takes a card of this deck of the hand."""
    return next(action for action, taken in viticulture().hand_actions.items() if taken == deck)
