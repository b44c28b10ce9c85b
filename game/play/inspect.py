"""What the inspector says about a thing, whichever game it is."""

from __future__ import annotations

from typing import NamedTuple

from game.text.messages import say
from game.text.opponents import glasses_of, trait_of
from game.text.wording import raised
from rules.players.opponent import Opponent


class Explained(NamedTuple):
    """Title, a line under it, the icon and the text of the inspector; ``card`` is the card it is about."""

    title: str
    sub: str = ""
    icon: str = ""
    body: str = ""
    card: str = ""


def with_player(told: Explained, opponent: Opponent | None) -> Explained:
    """What is said of a seat, with who plays it where no person does."""
    if opponent is None:
        return told
    words = say("opponent-seat", trait=trait_of(opponent.character), glasses=glasses_of(opponent.level))
    return told._replace(sub=raised(words))
