"""The words of Vino's choices (choice-language §2): verbs, and which names each kind of thing has."""

from __future__ import annotations

from rules.engine.choice import Grammar
from rules.vino.box import Box

PATTERNS = {
    "region": ["region"],
    "buy": ["vineyard"],
    "variety": ["variety"],
    "gift": ["vineyard"],
    "sell": ["variety quantity"],
    "return": ["vineyard"],
    "raise": ["variety"],
    "end": [""],
    "done": [""],
    "pass": [""],
}

HIGHEST = 49
"""The highest quantity that a cellar can show (N-SETUP-08)."""


def grammar(box: Box) -> Grammar:
    """The grammar of Vino with the names of this box."""
    sets: dict[str, set[str]] = {
        "region": set(box.regions),
        "vineyard": set(box.names),
        "variety": set(box.varieties),
        "quantity": {str(n) for n in range(1, HIGHEST + 1)},
    }
    return Grammar(PATTERNS, {kind: names.__contains__ for kind, names in sets.items()})
