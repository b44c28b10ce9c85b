"""Days and times as they are shown."""

from __future__ import annotations

from datetime import datetime

from game.text.messages import say

LONG, SHORT = "%d.%m.%Y %H:%M", "%d.%m. %H:%M"
"""A moment with its year and without."""


def moment(seconds: float, how: str = LONG) -> str:
    """A moment, in seconds since 1970, as day and time; as unknown where no calendar has it, as a file may claim."""
    try:
        return f"{datetime.fromtimestamp(seconds):{how}}"
    except (OverflowError, OSError, ValueError):
        return say("window-no-date")
