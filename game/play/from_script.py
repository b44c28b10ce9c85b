"""The opponents of a lesson, who answer what its script says."""

from __future__ import annotations

from game import paths
from game.play.opponents import Opponents, Why
from game.play.playing import PLAYERS
from game.store.lessons import LessonGame
from rules.engine.choice import Choice
from rules.players.thinking import Asked


class FromScript(Opponents):
    """The opponents of a lesson: they answer what stands in its script."""

    def __init__(self, kept: LessonGame) -> None:
        super().__init__(kept.game.rules, paths.data() / PLAYERS)
        self.kept = kept
        self._asked: Asked | None = None

    def begin(self) -> None:
        """Nobody thinks."""

    def think(self, asked: Asked) -> None:
        self._asked = asked

    def answer(self, seconds: float) -> Choice | None:
        asked, self._asked = self._asked, None
        made = self.kept.game.made
        step = self.kept.script.doing(made)
        if asked is None or step is None:
            return None
        return self.kept.game.grammar.parse(next(iter(step.allowed(made))))

    def drop(self) -> None:
        self._asked = None

    def explain(self, why: Why) -> None:
        """Nobody can tell why."""
