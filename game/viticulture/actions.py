"""What the rules say of the board's actions in every game: their seasons, and what they take of a hand."""

from __future__ import annotations

from game.store import records
from game.text.edition import in_use, of_edition
from rules.viticulture.rules import Viticulture


@of_edition
def actions_of(season: str) -> tuple[str, ...]:
    """The actions of a season in the order of the board; none where seats have no turns (V-PLACE-03)."""
    return _rules().actions_of(season)


@of_edition
def deck_taken(space: str) -> str:
    """The deck of which the action of a space takes a card of the hand; empty where it takes none."""
    return _rules().hand_actions.get(space.partition(".")[0], "")


@of_edition
def action_taking(deck: str) -> str:
    """The action that takes a card of this deck of the hand."""
    return next(action for action, taken in _rules().hand_actions.items() if taken == deck)


def _rules() -> Viticulture:
    found = in_use(Viticulture.name)
    return found if isinstance(found, Viticulture) else records.viticulture()
