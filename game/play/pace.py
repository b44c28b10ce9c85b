"""The pace of opponents: how long the table rests before the next of their moves is shown."""

from __future__ import annotations

from typing import NamedTuple

from game.play.interaction import Interaction
from game.store.settings import Pace


class Rest(NamedTuple):
    """Seconds for which the table rests: before a move of another seat, and before a further turn of the same one."""

    other: float
    same: float


RESTS: dict[Pace, Rest] = {
    "leisurely": Rest(1.8, 0.8), "steady": Rest(0.8, 0.3), "brisk": Rest(0.3, 0.1), "at_once": Rest(0.0, 0.0),
}  # fmt: skip
AFTER_PERSON = 0.4
"""The share of that time after a person's own move."""
AFTER_WAYS = (0.4, 0.7, 1.0)
"""Its shares after a move in which nothing went its way, as passing, one thing did, or more."""


class Pacing:
    """Lets the moves of opponents at one table come one after the other, so that they can be followed.

    The answers that belong to one turn come without a rest: they are one move. So do secret ones, which tell nothing.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.rested = 0.0
        """For how many seconds nothing has moved."""
        self._passed = -1
        """Where the move began that somebody does not want to see moving."""

    def begin(self) -> None:
        """Somebody moves."""
        self.rested = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self.rested = self.rested + seconds if self.interaction.queue.empty else 0.0

    def hurry(self) -> bool:
        """Let the move that is shown stand at once, or the next one come at once; False where none was shown."""
        interaction = self.interaction
        queue = interaction.queue
        if queue.empty or not interaction.sitting.opponent_acted:
            self.rested = RESTS["leisurely"].other
            return False
        self._passed = interaction.trail.start
        if queue.waiting:
            queue.go_on()
        else:
            queue.skip(to_waiting=True)
        return True

    @property
    def passed(self) -> bool:
        """Whether the rest of the move that an opponent makes is not to be seen moving."""
        return self.interaction.sitting.opponent_acted and self._passed == self.interaction.trail.start

    @property
    def ready(self) -> bool:
        """Whether the next move of an opponent may be shown."""
        return self.rested >= self._rest

    @property
    def _rest(self) -> float:
        interaction = self.interaction
        sitting, session, rest = interaction.sitting, interaction.session, RESTS[interaction.app.settings.pace]
        if session.decision is not None and session.decision.secret:
            return 0.0
        if sitting.acted == interaction.next_seat:
            return 0.0 if session.steps else rest.same
        ways = min(len(interaction.trail.traces), len(AFTER_WAYS) - 1)
        return rest.other * (AFTER_PERSON if sitting.is_person(sitting.acted) else AFTER_WAYS[ways])
