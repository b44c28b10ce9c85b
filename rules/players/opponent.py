"""What an opponent at a table is: how strong, of which character, and with which chance of its own."""

from __future__ import annotations

import re

import msgspec

from rules.engine.chance import LARGEST_SEED

WEAKEST, STRONGEST = 1, 5
"""The first and the last level."""
LONGEST = 60
"""Most letters of an opponent in words; none is as long."""
_WRITTEN = re.compile(r"([0-9]) ([a-z][a-z_]{0,19}) ([0-9]{1,19})")


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
    found = _WRITTEN.fullmatch(text) if len(text) <= LONGEST else None
    if found is None:
        raise ValueError(
            f"{text[:LONGEST]!r} is no opponent; write level, character and chance, for example '3 trader 918273'."
        )
    level, character, chance = int(found[1]), found[2], int(found[3])
    if not WEAKEST <= level <= STRONGEST:
        raise ValueError(f"'{text}': there is no level {level}; give one from {WEAKEST} to {STRONGEST}.")
    if chance > LARGEST_SEED:
        raise ValueError(f"'{text}': the chance {chance} is too large; give one of at most {LARGEST_SEED}.")
    return Opponent(level, character, chance)
