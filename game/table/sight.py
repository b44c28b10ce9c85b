"""Whose cards are seen: on a shared screen a hand lies face down until its owner opens it."""

from __future__ import annotations

REST_SECONDS = 60.0
"""An open hand closes by itself after so long without input."""


class Sight:
    """Whether the hand of the seat that is asked lies open. ``always`` is for tables that play with open hands."""

    def __init__(self, always: bool) -> None:
        self.always = always
        self.kept = False
        self.holding = False
        self._rest = 0.0

    @property
    def open(self) -> bool:
        """Whether the faces are seen."""
        return self.always or self.kept or self.holding

    def toggle(self) -> None:
        """Keep the hand open for the turn, or close it."""
        self.kept = not self.kept
        self._rest = 0.0

    def hold(self, holding: bool) -> bool:
        """The key that holds it open went down or up; True when something changed."""
        changed = self.holding != holding
        self.holding = holding
        self._rest = 0.0
        return changed

    def close(self) -> bool:
        """Close it; True when it was open."""
        was = self.kept or self.holding
        self.kept = self.holding = False
        return was

    def touch(self) -> None:
        """There was input."""
        self._rest = 0.0

    def update(self, seconds: float) -> bool:
        """Let time pass; True when the hand closed by itself."""
        self._rest += seconds
        return self._rest >= REST_SECONDS and self.close()
