"""How a position of Vino looks: what each seat has and may still get, and what each answer is worth."""

from __future__ import annotations

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.outlook import Outlook
from rules.players.vino.again import worths
from rules.players.vino.quick import Quick
from rules.vino.dealt import dealt
from rules.vino.rules import Vino
from rules.vino.state import State

LEAST_LEFT = 0.5
"""What counts as left in the last turn."""


class VinoOutlook:
    """Looks at positions as one seat knows them; hidden money is what it might be.

    Points are vineyards, what is left is counted in bottles, and what may come is judged by ``by_hand``.
    """

    def __init__(self, rules: Vino, by_hand: Quick, quick: Quick) -> None:
        self.rules, self.by_hand, self.quick = rules, by_hand, quick

    def seats(self, known: State) -> list[Outlook]:
        """How it looks for each seat."""
        if known.agenda is None:
            return [Outlook(float(known.owners.count(seat)), 0.0, 0.0) for seat in range(known.seats)]
        world, left = self._world(known), max(LEAST_LEFT, float(known.bottles.bit_count()))
        return [
            Outlook(float(world.owners.count(seat)), self.by_hand.mind.value(world, seat), left)
            for seat in range(known.seats)
        ]

    def to_beat(self, known: State) -> float | None:
        """Nobody plays alone."""
        return None

    def answers(self, known: State) -> list[tuple[Choice, float]]:
        """Each answer that comes into question, and what it is worth when all is done that belongs to it."""
        return list(worths(self.quick, self._world(known)).items())

    def _world(self, known: State) -> State:
        seat = known.agenda.seat if known.agenda is not None else 0
        return dealt(known, self.rules.box, seat, Stream(0, "advice"))
