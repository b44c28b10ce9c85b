"""What is measured: four players at random, through the public door, with events and record."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from rules.engine.agenda import advance, answer
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.vino import rules as vino_rules
from rules.viticulture import rules as viticulture_rules

DATA = Path(__file__).parents[2] / "data"


class Ours:
    """Plays blocks of games and counts questions with several answers and forced ones apart.

    A game ends with the year or turn ``most`` at the latest.
    """

    def __init__(self, rules: Rules, most: int) -> None:
        self.name = rules.name
        self.rules = rules
        self.most = most
        self.free = self.forced = 0

    def play(self, games: int, seed: int) -> None:
        """So many whole games."""
        for number in range(games):
            random.seed(seed + number)
            game = self.one_game(seed + number)
            self.forced += sum(event.kind == "auto_taken" for event in game.events)

    def one_game(self, seed: int, questions: int = 0) -> Game:
        """A game to its end, or for so many questions."""
        game = Game.new(self.rules, 4, seed)
        asked = 0
        while (
            (decision := game.decision) is not None
            and self.rules.moment(game.state)[0] <= self.most
            and (asked < questions or not questions)
        ):
            choices = decision.choices
            if len(choices) > 1:
                self.free += 1
            else:
                self.forced += 1
            game.choose(choices[random.randrange(len(choices))])
            asked += 1
        return game

    def middles(self, count: int) -> list[Any]:
        """Positions in the middle with a real question open."""
        found = []
        for seed in range(count):
            random.seed(seed)
            game = self.one_game(seed, 300)
            while len(game.state.asked) < 2:
                game.choose(game.state.asked[0])
            found.append(game.state)
        return found

    def copy(self, s: Any) -> Any:
        """A copy of the position."""
        return s.copy()

    def copy_and_apply(self, s: Any) -> None:
        """A copy on which one random answer is carried out, up to the next question."""
        child = s.copy()
        choices = s.asked
        answer(self.rules.nodes, child, choices[random.randrange(len(choices))])
        advance(self.rules.nodes, child)

    def record(self, choices: int) -> str:
        """The record of a game of so many choices."""
        random.seed(1)
        return self.one_game(1, choices).record.text()


def viticulture() -> Ours:
    """Viticulture, for 15 years at most."""
    return Ours(viticulture_rules.load(DATA / "viticulture"), 15)


def vino() -> Ours:
    """Vino, for 60 turns at most."""
    return Ours(vino_rules.load(DATA / "vino"), 60)
