"""The pace of opponents: how long each of their moves stands, so that it can be seen and read before the next one."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from typing import NamedTuple

from game.play.interaction import Interaction
from game.play.motion import Step
from game.store.settings import Pace
from game.text.told import Told


class Tempo(NamedTuple):
    """How fast moves follow each other.

    ``still``: for how many seconds the table rests when nothing moves any more, ``letters``: how many letters of what
    is said of a move are read in a second.
    """

    still: float
    letters: float


TEMPOS: dict[Pace, Tempo] = {
    "leisurely": Tempo(1.0, 12), "steady": Tempo(0.5, 21), "brisk": Tempo(0.25, 42), "at_once": Tempo(0.0, inf),
}  # fmt: skip
QUICKER: dict[Pace, Pace] = {"leisurely": "steady", "steady": "brisk"}
"""The pace of what comes while every person can only look on; what is seen briskly stays to be seen."""
AFTER_PERSON = 0.6
"""The share of the rest after a person's own move, of which nothing is said."""
REMEMBERED = 12
"""So many of the last moves are told."""


class Said(NamedTuple):
    """What a seat has done, in a sentence."""

    seat: int
    told: Told[str]

    @property
    def words(self) -> str:
        """The sentence."""
        return self.told.words


class Pacing:
    """Lets the moves of opponents at one table come one after the other, so that they can be followed.

    A move stands as long as its sentence takes to be read, also before the question of a person. Secret answers, which
    tell nothing, come without a rest.
    """

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.said: list[Said] = []
        """The moves of opponents since a person moved, the last one at the end."""
        self.paused = False
        """Whether no move comes by itself."""
        self._shown = self._rested = 0.0
        """For how many seconds the last move has been seen, and for how many nothing has moved."""
        self._secret = False
        """Whether the last move was secret."""
        self._over = False
        """Whether somebody does not want to wait for the next move."""
        self._rests: list[Step] = []
        """The steps of the last move that last until it is read."""

    def begin(self, seat: int, secret: bool = False) -> None:
        """A seat moves; ``secret``: it answers what is asked in secret."""
        self._secret = secret
        self._shown = self._rested = 0.0
        self._over = False
        self._rests.clear()
        if self.interaction.sitting.is_person(seat):
            self.said.clear()

    def say(self, seat: int, tell: Callable[[], str]) -> None:
        """This is said of the move that is shown now."""
        self.said = [*self.said[1 - REMEMBERED :], Said(seat, Told(tell))]

    def rest(self) -> Step:
        """A step that lasts until the move that is shown has been seen long enough."""
        step = Step([], waits=True)
        self._rests.append(step)
        return step

    @property
    def resting(self) -> bool:
        """Whether the table stands for no other reason than that a move is still read."""
        queue = self.interaction.queue
        return queue.waiting and any(step is queue.steps[0] for step in self._rests)

    def update(self, seconds: float) -> None:
        """Let time pass."""
        self._shown += seconds
        self._rested = self._rested + seconds if self.interaction.queue.empty or self.resting else 0.0
        if self.resting and self.ready:
            self.interaction.queue.go_on()

    def pause(self) -> None:
        """Let no further move come, or go on."""
        self.paused = not self.paused
        self._over = self._over and not self.paused
        self.interaction.show_question()

    def go_on_from(self, before: Pacing) -> None:
        """Keep a pause of another table of the same game, where nobody plays: only there a button ends it."""
        self.paused = before.paused and self.interaction.sitting.nobody

    def hurry(self) -> bool:
        """Let the move that is shown stand at once, or the next one come at once; False where none was shown."""
        interaction, queue = self.interaction, self.interaction.queue
        self._over = True
        if queue.empty or not interaction.sitting.opponent_acted:
            self._rested = inf
            return False
        if not queue.waiting:
            queue.skip(to_waiting=True, to_moment=True)
            if not self.resting:
                return True
        queue.go_on()
        return True

    @property
    def ready(self) -> bool:
        """Whether the next move of an opponent may be shown, or a person be asked."""
        sitting, tempo = self.interaction.sitting, self.tempo
        if self.paused and not self._over:
            return False
        if self._secret:
            return True
        if sitting.is_person(sitting.acted):
            return self._rested >= tempo.still * AFTER_PERSON
        words = self.said[-1].words if self.said else ""
        read = self._over or self._shown >= tempo.still + len(words) / tempo.letters
        return read and self._rested >= tempo.still

    @property
    def tempo(self) -> Tempo:
        """How fast moves follow each other: faster than chosen while every person can only look on."""
        pace, people = self.interaction.app.settings.pace, self.interaction.sitting.people()
        return TEMPOS[QUICKER.get(pace, pace) if people and all(map(self.interaction.looks_on, people)) else pace]
