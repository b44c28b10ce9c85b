"""Who plays at which level: they differ in how far they think, never in what they know."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Protocol

import msgspec

from rules.engine import catalog
from rules.engine.catalog import Folder
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.rules import Rules
from rules.players import network
from rules.players.match import Maker, Player
from rules.players.opponent import Opponent
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import Learned
from rules.players.viticulture.minds import OnePly, TurnSearch, YearPlanner
from rules.players.viticulture.year_plan import Evaluation
from rules.viticulture.rules import Viticulture

RANDOM, YARDSTICK = "random", "yardstick"
MOST = 5
"""The highest level."""
KINDS = (RANDOM, YARDSTICK, *(str(level) for level in range(1, MOST + 1)))
"""Who can play: somebody who answers by chance, the yardstick that is kept for good, and the levels."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks; ``noise`` in victory points, ``width`` in ways that a year plan follows."""

    by: Literal["one_ply", "turn", "year"]
    evaluation: Literal["by_hand", "learned"]
    noise: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    width: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1


class _Levels(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    viticulture: Annotated[list[Level], msgspec.Meta(min_length=MOST, max_length=MOST)]


def read(file: Folder) -> list[Level]:
    """How each level of Viticulture thinks, from the first to the last. Raises DataFault."""
    return catalog.load(file, _Levels).viticulture


class Players(Protocol):
    """The players of one game by level, ready to think."""

    def player(self, opponent: Opponent, stream: Stream | None = None) -> Player:
        """Somebody who plays as this opponent, with this chance; None: its own from the beginning."""


def players(rules: Rules, folder: Folder) -> Players:
    """The players of a game, by what the folder says of their levels. Raises DataFault."""
    return Levels(rules, folder) if isinstance(rules, Viticulture) else _ByChanceAlone()


class Levels:
    """The players of Viticulture by level, with what they think with. Raises DataFault."""

    def __init__(self, rules: Viticulture, folder: Folder) -> None:
        self.rules = rules
        inputs = Inputs(rules.box)
        self.levels = read(folder / "levels.yaml")
        alone, several = (network.load(folder / f"viticulture_{table}.json") for table in ("alone", "several"))
        self.evaluations: dict[str, Evaluation] = {
            "by_hand": ByHand(inputs),
            "learned": Learned(inputs, alone, several),
        }

    def maker(self, kind: str) -> Maker:
        """What makes players of this kind, one of KINDS."""
        if kind == RANDOM:
            return _ByChance
        if kind == YARDSTICK:
            return lambda stream: OnePly(self.rules, self.evaluations["by_hand"], stream)
        return lambda stream: self._player(self.levels[int(kind) - 1], stream)

    def player(self, opponent: Opponent, stream: Stream | None = None) -> Player:
        """Somebody who plays as this opponent, with this chance; None: its own from the beginning."""
        return self.maker(str(opponent.level))(stream or own_chance(opponent))

    def _player(self, level: Level, stream: Stream) -> Player:
        evaluation = self.evaluations[level.evaluation]
        if level.by == "one_ply":
            return OnePly(self.rules, evaluation, stream, level.noise)
        if level.by == "turn":
            return TurnSearch(self.rules, evaluation, stream, noise=level.noise)
        return YearPlanner(self.rules, evaluation, evaluation, stream, level.width)


def own_chance(opponent: Opponent, question: int = 0) -> Stream:
    """The chance with which an opponent thinks about a question: the same whatever it has thought about before."""
    return Stream(opponent.chance, "opponent", question)


class _ByChance:
    """Answers with any of the answers."""

    def __init__(self, stream: Stream) -> None:
        self.stream = stream

    def choose(self, known: Any) -> Choice:
        asked: list[Choice] = known.asked
        return asked[self.stream.below(len(asked))]


class _ByChanceAlone:
    """Players of a game of which nobody has learned anything yet."""

    def player(self, opponent: Opponent, stream: Stream | None = None) -> Player:
        """Somebody who answers by chance, whatever the opponent."""
        return _ByChance(stream or own_chance(opponent))
