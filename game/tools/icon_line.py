"""A line of icons in words, for where there are no pictures: "2 [lira] → 1 [vp]"."""

from __future__ import annotations

from collections.abc import Sequence

from game.text.messages import say
from game.text.short import Sign, short
from game.text.tree import clauses
from rules.engine.verbs import Effect

_MARKS = {"arrow": "→", "or": "|", "plus": "+", "may": "?", "colon": ":"}
"""The marks that stand between icons; the stroke stands between options."""


def icon_line(effect: Effect) -> str:
    """All that stands in icons on the face of a card with this effect; a double stroke parts its boxes."""
    return " ‖ ".join(spelled(short(part)) for part in clauses(effect))


def spelled(line: Sequence[Sign]) -> str:
    """The line of one box, each icon by its name in brackets."""
    return " ".join(map(_sign, line))


def _sign(sign: Sign) -> str:
    if sign.kind in _MARKS:
        return _MARKS[sign.kind]
    if sign.kind == "said":
        return say(sign.name)
    if sign.kind in ("tag", "value"):
        return f"({sign.number})"
    icon = f"[{sign.name.replace('_', ' ')}]" if sign.name else ""
    if sign.kind == "without":
        icon = f"no {icon}"
    return f"{sign.number} {icon}".strip()
