"""The positions that a game has been through, by how many choices had been made."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any

from rules.engine.game import Game


class Past:
    """What has been at one game. ``made`` counts choices from 0 (the deal) to ``last`` (now)."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @property
    def last(self) -> int:
        """How many choices stand."""
        return self.game.made

    def asked_at(self, made: int) -> int:
        """Who was asked after so many choices; -1 when the game was over."""
        return self.game.asked_at(made)

    def view_at(self, made: int, by: int | None) -> Any:
        """What a seat might know after so many choices; None: what was public."""
        return self.game.view_at(made, by)

    def events_at(self, made: int) -> int:
        """How many events had happened after so many choices."""
        return self._ends()[made]

    def made_by(self, event: int) -> int:
        """How many choices had been made when all had happened that this event is part of."""
        return bisect_right(self._ends(), event)

    def last_choice_of(self, seat: int) -> int:
        """The number of the seat's last choice, counted from 0; -1 when it has made none."""
        return max((i for i, (_, _, by, _) in enumerate(self.game.history(), -1) if by == seat), default=-1)

    def _ends(self) -> list[int]:
        return [end for _, end, _, _ in self.game.history()]
