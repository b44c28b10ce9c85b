"""The yardstick: four players at random in catanatron 3.2.1."""

from __future__ import annotations

import random
from typing import Any

from catanatron.game import Game
from catanatron.models.player import Color, RandomPlayer

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


class Catan:
    """Plays blocks of games and counts questions with several answers and forced ones apart."""

    name = "catanatron"

    def __init__(self) -> None:
        self.free = self.forced = 0

    def play(self, games: int, seed: int) -> None:
        """So many whole games."""
        for number in range(games):
            random.seed(seed + number)
            self._new(seed + number).play(decide_fn=self._decide)

    def _new(self, seed: int) -> Any:
        return Game([RandomPlayer(colour) for colour in SEATS], seed=seed)

    def _decide(self, player: Any, game: Any, actions: list[Any]) -> Any:
        if len(actions) > 1:
            self.free += 1
        else:
            self.forced += 1
        return actions[random.randrange(len(actions))]

    def middles(self, count: int) -> list[Any]:
        """Games in the middle with a real question open."""
        found = []
        for seed in range(count):
            game = self._new(seed)
            random.seed(seed)
            ticks = 0
            while ticks < 300 or len(game.state.playable_actions) < 2:
                game.play_tick()
                ticks += 1
            found.append(game)
        return found

    def copy(self, game: Any) -> Any:
        """A copy of the position."""
        return game.copy()

    def copy_and_apply(self, game: Any) -> None:
        """A copy on which one random answer is carried out."""
        child = game.copy()
        actions = child.state.playable_actions
        child.execute(actions[random.randrange(len(actions))], validate_action=False)
