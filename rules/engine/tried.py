"""What a look ahead remembers, so that it ends soon: which positions lead on, and how much has been tried."""

from __future__ import annotations

MOST_TRIES = 2000
"""More answers than are tried out to find a way through a card, of those that lead to different positions."""


class Tried:
    """What the looks ahead at one question have tried out: positions that lead on or nowhere, and the tries left.

    Tries are counted by what is different: a way that was found once is found again from any place on it.
    """

    def __init__(self) -> None:
        self._left = MOST_TRIES
        self._leads_on: dict[bytes, bool] = {}

    @property
    def given_up(self) -> bool:
        """Whether the tries did not suffice, so that nobody can tell."""
        return self._left < 0

    def begin(self) -> None:
        """Look ahead from another answer to the same question; what was found out is still known."""
        self._left = MOST_TRIES

    def known(self, position: bytes) -> bool | None:
        """Whether a position leads on; None where it has not been tried out."""
        return self._leads_on.get(position)

    def enter(self, position: bytes) -> None:
        """Something must be chosen in this position; it leads nowhere until a way is found."""
        self._leads_on[position] = False

    def again(self, position: bytes) -> bool:
        """Whether one more answer may be tried out in a position that was entered; else it is given up."""
        self._left -= 1
        if self._left < 0:
            del self._leads_on[position]
        return self._left >= 0

    def found(self, position: bytes) -> None:
        """A way leads on from this position."""
        self._leads_on[position] = True
