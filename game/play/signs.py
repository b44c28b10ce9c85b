"""What the buttons do that are only signs, in words with the key that does the same."""

from __future__ import annotations

from game.text.key_names import pressed
from game.text.messages import say
from game.window.input import Action

SIGNS = {
    "undo": Action.UNDO, "redo": Action.REDO, "replay": Action.SINCE_LAST, "log": Action.LOG, "sound": Action.MUTE,
    "fullscreen": Action.FULLSCREEN, "menu": Action.MENU, "prices": Action.PRICES,
    "advice": Action.ADVICE,
}  # fmt: skip
"""Buttons that are only signs: the action whose key does the same."""


def sign_words(name: str, muted: bool = False) -> str:
    """What a sign does; ``muted``: whether there is no sound now."""
    return say(f"table-sign-{name}", press=pressed(SIGNS[name]), muted="yes" if muted else "no")
