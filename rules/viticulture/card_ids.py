"""How cards may be called: an id must not mean anything else in a game."""

from __future__ import annotations

import re

from rules.viticulture.cards import DECKS, KINDS, WINES, Board
from rules.viticulture.options import LEVELS
from rules.viticulture.patterns import PATTERNS
from rules.viticulture.state import SEASONS

LONGEST = 31
"""Most letters of an id."""
NUMBERED = ("automa", "challenge", "row")
"""Things whose names end in a sign '_' and a number."""
OTHERS = frozenset(
    {
        "action", "automa", "campaign", "card", "choose_parents", "deck", "field", "grape", "hand", "hand_limit",
        "mama", "mamas", "none", "orders", "other", "papa", "papas", "pile", "planned", "redraw_mama", "residual",
        "row", "selling", "setup", "solo_setup", "space", "structure", "visitor", "visitors", "wake_up", "wine",
        "years",
    }
)  # fmt: skip
"""What else causes or asks something, or is a kind of thing."""
_ID = re.compile(rf"[a-z][a-z0-9_]{{0,{LONGEST - 1}}}")
_WORDS = frozenset({*DECKS, *KINDS, *WINES, *LEVELS, *PATTERNS, *SEASONS, *OTHERS})


def fault(card: str, board: Board) -> str:
    """Why no card can have this id, as a sentence with its cure; empty where one can."""
    if not _ID.fullmatch(card):
        return f"is no id; write at most {LONGEST} small letters a-z, digits and signs '_', a letter first"
    if any(card.startswith(f"{one}_") for one in NUMBERED):
        return "begins like other things in the game that are numbered; give the card another id"
    parts = (board.actions, board.shared, board.private, board.structures, board.cellars)
    if card in _WORDS or any(card == thing.id for things in parts for thing in things):
        return "means something else in the game; give the card another id"
    return ""
