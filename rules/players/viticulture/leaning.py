"""A character's lean: what it values more or less than its level does, the less the nearer the end of the game is."""

from __future__ import annotations

from collections.abc import Mapping

from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.year_plan import Evaluation
from rules.viticulture.state import State


class Leaning:
    """An evaluation with a lean: so many victory points more for each unit of an input, by the input's name."""

    def __init__(self, evaluation: Evaluation, inputs: Inputs, lean: Mapping[str, float]) -> None:
        self.evaluation, self.inputs = evaluation, inputs
        self._several = [(inputs.names.index(name), points) for name, points in lean.items() if name in inputs.names]
        self._alone = [(inputs.alone.index(name), points) for name, points in lean.items() if name in inputs.alone]

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat."""
        found = self.evaluation.values(positions, seat)
        if not self._several:
            return found
        return [value + self._more(s, seat) for value, s in zip(found, positions, strict=True)]

    def _more(self, s: State, seat: int) -> float:
        if s.agenda is None or s.last_year:
            return 0.0
        inputs = self.inputs.of(s, seat)
        lean = self._several if s.solo is None else self._alone
        return self._to_come(s) * sum([points * inputs[at] for at, points in lean])

    def _to_come(self, s: State) -> float:
        """How much of the game is still to come, 0 to 1."""
        box = self.inputs.box
        if s.solo is not None:
            return (box.terms(s).years - s.year) / box.terms(s).years
        return max(0.0, 1 - max([one.vp for one in s.players]) / box.ends_at)
