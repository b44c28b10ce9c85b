"""Whose cards are seen: on a shared screen a hand lies face down until its owner opens it."""

from __future__ import annotations

from collections.abc import Callable

REST_SECONDS = 60.0
"""An open hand closes by itself after so long without input."""
MOMENT_SECONDS = 5.0
"""So long a hand stays open while others watch the screen, whatever is done meanwhile."""


class Visibility:
    """Whether the hand of the seat to which the table is turned lies open.

    ``for_all`` is for tables that play with open hands, ``alone`` tells whether a single person plays, before whom only
    the own hand lies open. ``audience`` is for a screen that others watch: then even those hands are closed but for a
    moment.
    """

    def __init__(self, for_all: bool, audience: bool = False, alone: Callable[[], bool] = lambda: False) -> None:
        self.for_all = for_all
        self.audience = audience
        self.alone = alone
        self.kept = False
        self.holding = False
        self._rest = 0.0
        self._seen = False
        """Whether the faces were seen since that was asked last."""

    @property
    def always(self) -> bool:
        """Whether the faces of all hands are seen all the time."""
        return self.for_all and not self.audience

    @property
    def unshared(self) -> bool:
        """Whether nobody sits before the table from whom the hand to which it is turned would have to be hidden."""
        return self.for_all or self.alone()

    @property
    def stays(self) -> bool:
        """Whether that hand lies open all the time and cannot be closed."""
        return self.unshared and not self.audience

    @property
    def open(self) -> bool:
        """Whether the faces are seen."""
        return self.stays or self.kept or self.holding

    def open_for_all(self, for_all: bool) -> None:
        """Play with open hands from now on, or no longer."""
        self._look()
        self.for_all = for_all

    def watched(self, audience: bool) -> None:
        """Others watch the screen from now on, or no longer."""
        self._look()
        self.audience = audience

    def _look(self) -> None:
        self._seen = self._seen or self.open

    def was_open(self) -> bool:
        """Whether the faces were seen since this was asked last."""
        seen, self._seen = self._seen, False
        return seen

    def keep(self) -> None:
        """Keep the hand open for the turn."""
        self.kept = True
        self._look()

    def toggle(self) -> None:
        """Keep the hand open for the turn, or close it."""
        self.kept = not self.kept
        self._rest = 0.0
        self._look()

    def hold(self, holding: bool) -> bool:
        """The key that holds it open went down or up; True when something changed."""
        changed = self.holding != holding
        self.holding = holding
        self._rest = 0.0
        self._look()
        return changed

    def close(self) -> bool:
        """Close it; True when it was open and is not any more."""
        was = self.open
        self.kept = self.holding = False
        return was and not self.open

    def touch(self) -> None:
        """There was input."""
        if not self.audience:
            self._rest = 0.0

    def tired(self, seconds: float) -> bool:
        """Let time pass; True when an open hand has lain so long that it must be closed."""
        self._rest += seconds
        if self.audience:
            return self.kept and self._rest >= MOMENT_SECONDS
        return (self.kept or self.holding) and self._rest >= REST_SECONDS
