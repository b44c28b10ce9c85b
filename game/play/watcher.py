"""Who must know at once what changes at a table."""

from __future__ import annotations

from typing import Protocol

from rules.engine.decision import Decision


class Watcher(Protocol):
    """Whoever must know at once what has changed in an interaction."""

    def question_changed(self) -> None:
        """The question, what is picked for it, or what is said of it is different now."""

    def position_changed(self) -> None:
        """Another position is asked about."""

    def turned_to(self, seat: int) -> None:
        """Another seat is asked."""

    def asked(self, decision: Decision | None) -> None:
        """A question is asked; None: the game is over."""

    def hand_closed(self) -> None:
        """Nothing of the hand may stay in view."""
