"""The players of Vino by level: they differ in how far they think, never in what they know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec

from rules.engine.catalog import DataFault, Folder
from rules.engine.chance import Stream
from rules.players import characters
from rules.players.kinds import Players
from rules.players.match import Player
from rules.players.vino.by_hand import BY_HAND
from rules.players.vino.mind import Mind, leaning, load
from rules.players.vino.minds import Ahead, OnePly
from rules.players.vino.quick import Quick
from rules.players.weights import mark
from rules.vino.rules import Vino


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a level thinks. ``noise`` in vineyards; ``width`` are the answers whose course is followed to the end of so
    many ``turns``, in so many ``worlds``: tables as they might be. With a width of 1 it answers at once."""

    evaluation: Literal["by_hand", "learned"]
    noise: Annotated[float, msgspec.Meta(ge=0, le=100)] = 0.0
    width: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    worlds: Annotated[int, msgspec.Meta(ge=1, le=40)] = 1
    turns: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1


BUILT_IN = [
    Level("learned", noise=5), Level("learned", noise=2), Level("learned", noise=1), Level("learned"),
    Level("learned", width=6, worlds=4),
]  # fmt: skip
"""How the levels think where their file cannot be read."""


class VinoPlayers(Players):
    """The players of Vino by level, with what they think with."""

    def __init__(self, rules: Vino, folder: Folder, levels: Sequence[Level], notes: tuple[str, ...] = ()) -> None:
        self.rules, self.levels, self.notes = rules, levels, notes
        weights = BY_HAND
        try:
            weights = load(folder / "vino.json")
        except DataFault as fault:
            self.notes += (f"{fault} Until then opponents judge by hand, and play less well.",)
        self.characters, note = characters.known(folder)
        self.notes += (note,) if note else ()
        self._weights = {"by_hand": BY_HAND, "learned": weights}
        self._judging: dict[tuple[str, str], Quick] = {}

    def judging(self, evaluation: str, character: str = "") -> Quick:
        """Who answers at once and judges by hand or as learned, in the style of a character if there is one."""
        key = evaluation, character
        if key not in self._judging:
            mind = Mind(self.rules.box, leaning(self._weights[evaluation], self._lean(character)))
            self._judging[key] = Quick(self.rules, mind)
        return self._judging[key]

    def _thinking(self, level: int, character: str) -> str:
        how = self.levels[level - 1]
        return f"{how} {self._lean(character)} {mark(self._weights[how.evaluation])}"

    def _lean(self, character: str) -> dict[str, float]:
        return self.characters[character].lean.vino if character in self.characters else {}

    def yardstick(self, stream: Stream) -> Player:
        return OnePly(self.judging("by_hand"), stream)

    def at(self, level: int, stream: Stream, character: str = "") -> Player:
        how = self.levels[level - 1]
        quick = self.judging(how.evaluation, character)
        if how.width == 1:
            return OnePly(quick, stream, how.noise)
        return Ahead(quick, stream, how.width, how.worlds, how.turns)
