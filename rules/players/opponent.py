"""What an opponent at a table is: how strong, of which character, and with which chance of its own."""

from __future__ import annotations

import msgspec

from rules.engine.seat_words import STRONGEST, WEAKEST, said

__all__ = ["STRONGEST", "WEAKEST", "Opponent", "read"]


class Opponent(msgspec.Struct, frozen=True):
    """Somebody who plays without a person.

    ``level`` goes from 1 to 5; ``character`` is an id of data/players/characters.yaml; ``chance`` is the seed of its
    own chance, from 0, never that of the game, from which every deck would follow.
    """

    level: int
    character: str
    chance: int

    def text(self) -> str:
        """The opponent in one line, as ``3 trader 918273``; ``read`` understands it."""
        return f"{self.level} {self.character} {self.chance}"


def read(text: str) -> Opponent:
    """The opponent that a line means. Raises ValueError with a sentence."""
    return Opponent(*said(text))
