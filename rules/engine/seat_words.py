"""The words in which a record says that an opponent plays a seat: its level, its character and its chance."""

from __future__ import annotations

import re
from functools import lru_cache

from rules.engine.chance import LARGEST_SEED
from rules.engine.header import LONGEST_PLAYER

WEAKEST, STRONGEST = 1, 5
"""The first and the last level."""
_WRITTEN = re.compile(r"([0-9]) ([a-z][a-z_]{0,19}) ([0-9]{1,19})")


def said(words: str) -> tuple[int, str, int]:
    """Level, character and chance of an opponent in words like ``3 trader 918273``. Raises ValueError (a sentence)."""
    found = _WRITTEN.fullmatch(words) if len(words) <= LONGEST_PLAYER else None
    if found is None:
        shown = repr(words[:LONGEST_PLAYER])
        raise ValueError(f"{shown} is no opponent; write level, character and chance, for example '3 trader 918273'.")
    level, character, chance = int(found[1]), found[2], int(found[3])
    if not WEAKEST <= level <= STRONGEST:
        raise ValueError(f"'{words}': there is no level {level}; give one from {WEAKEST} to {STRONGEST}.")
    if chance > LARGEST_SEED:
        raise ValueError(f"'{words}': the chance {chance} is too large; give one of at most {LARGEST_SEED}.")
    return level, character, chance


@lru_cache(100)
def is_person(words: str) -> bool:
    """Whether a person plays the seat of which a record says this: also where it names no opponent that is known."""
    try:
        said(words)
    except ValueError:
        return True
    return False
