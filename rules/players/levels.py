"""Who plays at which level: they differ in how far they think, never in what they know."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rules.engine.catalog import DataFault, Folder
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.players import characters, network, small_file
from rules.players.kinds import Players
from rules.players.match import Player
from rules.players.opponent import STRONGEST
from rules.players.vino import levels as vino
from rules.players.viticulture.among_others import among_others
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.leaning import Leaning
from rules.players.viticulture.learned import Learned
from rules.players.viticulture.minds import OnePly, TurnSearch, YearPlanner
from rules.players.viticulture.year_plan import Evaluation
from rules.players.weights import mark
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture

TEMPERED = 0.3
"""How much of what may be expected is judged by hand where the learned evaluation is tempered."""


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks; ``noise`` in victory points, ``width`` in ways that a year plan follows.

    ``evaluation`` tempered is the learned one of which a part is judged by hand, TEMPERED.
    ``replies`` is how many answers a year plan tries against what the others would do next.
    """

    by: Literal["one_ply", "turn", "year"]
    evaluation: Literal["by_hand", "learned", "tempered"]
    noise: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    width: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    replies: Annotated[int, msgspec.Meta(ge=0, le=100)] = 0

    def __post_init__(self) -> None:
        if self.by != "year" and (self.width, self.replies) != (1, 0):
            raise ValueError(f"width and replies are of no use by: {self.by}, which follows no plans")


class Steps(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How each level of both games thinks, from the first to the last."""

    viticulture: Annotated[list[Level], msgspec.Meta(min_length=STRONGEST, max_length=STRONGEST)]
    vino: Annotated[list[vino.Level], msgspec.Meta(min_length=STRONGEST, max_length=STRONGEST)]


BUILT_IN = Steps(
    [
        Level("one_ply", "by_hand", noise=4), Level("one_ply", "by_hand"), Level("turn", "by_hand"),
        Level("year", "by_hand", width=3), Level("year", "by_hand", width=8),
    ],
    vino.BUILT_IN,
)  # fmt: skip
"""How the levels think where their file cannot be read."""


def read(file: Folder) -> Steps:
    """How each level thinks. Raises DataFault."""
    return small_file.load(file, Steps)


def players(rules: Rules, folder: Folder) -> Players:
    """The players of a game, by what the folder says of their levels; where it says nothing, as the program knows it.

    Raises ValueError for a game that has none.
    """
    if isinstance(rules, Viticulture):
        return Levels(rules, folder)
    if isinstance(rules, Vino):
        steps, notes = _steps(folder / "levels.yaml")
        return vino.VinoPlayers(rules, folder, steps.vino, notes)
    raise ValueError(f"nobody plays {rules.name} by itself")


def _steps(file: Folder) -> tuple[Steps, tuple[str, ...]]:
    """How each level thinks, and a sentence where the file does not say it."""
    try:
        return read(file), ()
    except DataFault as fault:
        return BUILT_IN, (f"{fault} Until then opponents think as far as the program knows without it.",)


class Levels(Players):
    """The players of Viticulture by level, with what they think with."""

    def __init__(self, rules: Viticulture, folder: Folder) -> None:
        self.rules = rules
        self.inputs = inputs = Inputs(rules.box)
        self.characters, note = characters.known(folder)
        steps, self.notes = _steps(folder / "levels.yaml")
        self.notes += (note,) if note else ()
        self.levels = steps.viticulture
        by_hand = ByHand(inputs)
        self.evaluations: dict[str, Evaluation] = dict.fromkeys(("by_hand", "learned", "tempered"), by_hand)
        self.starts = dict(self.evaluations)
        self.learned: network.Years | None = None
        try:
            self.learned = alone = network.load(folder / "viticulture.json")
            several = among_others(alone, inputs)
            for evaluations, starts in ((self.evaluations, False), (self.starts, True)):
                evaluations["learned"] = learned = Learned(inputs, alone, several, starts)
                evaluations["tempered"] = learned.tempered(TEMPERED)
        except DataFault as fault:
            self.notes += (f"{fault} Until then opponents judge by hand, and play less well.",)

    def _thinking(self, level: int, character: str) -> str:
        how = self.levels[level - 1]
        learned = mark(self.learned) if self.learned and how.evaluation != "by_hand" else "by hand"
        return f"{how} {self._lean(character)} {learned}"

    def yardstick(self, stream: Stream) -> Player:
        return OnePly(self.rules, self.evaluations["by_hand"], stream)

    def at(self, level: int, stream: Stream, character: str = "") -> Player:
        how = self.levels[level - 1]
        evaluation, starts = self._leaning(self.evaluations, how, character), self._leaning(self.starts, how, character)
        if how.by == "one_ply":
            return OnePly(self.rules, evaluation, stream, how.noise)
        if how.by == "turn":
            return TurnSearch(self.rules, evaluation, stream, noise=how.noise)
        return YearPlanner(self.rules, evaluation, starts, stream, how.width, how.noise, how.replies)

    def _lean(self, character: str) -> dict[str, float]:
        return self.characters[character].lean.viticulture if character in self.characters else {}

    def _leaning(self, evaluations: dict[str, Evaluation], how: Level, character: str) -> Evaluation:
        """How a character judges at a level."""
        evaluation = evaluations[how.evaluation]
        lean = self._lean(character)
        return Leaning(evaluation, self.inputs, lean) if lean else evaluation
