"""What has to be known of a position to tell how the game may end."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rules.engine.choice import Choice


class Outlook(NamedTuple):
    """How it looks for a seat: the points it has, those that may still come, and how many years or turns are left."""

    now: float
    to_come: float
    left: float


class Looker(Protocol):
    """Looks at the positions of one game, as one seat knows them."""

    def seats(self, known: Any) -> list[Outlook]:
        """How it looks for each seat."""

    def to_beat(self, known: Any) -> float | None:
        """The points that somebody who plays alone has to exceed; None where several play."""

    def answers(self, known: Any) -> list[tuple[Choice, float]]:
        """Each answer to the open question, and what it is worth to the seat that is asked, in points."""
