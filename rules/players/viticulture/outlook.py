"""How a position of Viticulture looks: what each seat has and may still get, and what each answer is worth."""

from __future__ import annotations

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.outlook import Outlook
from rules.players.viticulture.by_hand import ByHand
from rules.players.viticulture.turn import ways
from rules.players.viticulture.year_plan import Evaluation
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

MOST_WAYS = 480
"""So many ways through a turn are looked at in all, at least LEAST for each answer."""
LEAST = 4


class ViticultureOutlook:
    """Looks at positions as one seat knows them, the other hands closed."""

    def __init__(self, rules: Viticulture, by_hand: ByHand, evaluation: Evaluation) -> None:
        self.rules, self.by_hand, self.evaluation = rules, by_hand, evaluation

    def seats(self, known: State) -> list[Outlook]:
        """How it looks for each seat. The Automa at a table of one has no seat; its points are those to be beaten."""
        over = known.agenda is None
        left = 0.0 if over else max(0.0, self.by_hand.left(known))
        return [
            Outlook(float(one.vp), 0.0 if over else self.by_hand.to_come(known, seat), left)
            for seat, one in enumerate(known.players)
        ]

    def to_beat(self, known: State) -> float | None:
        """The points at which the Automa's cork will stand in the end; None where several play."""
        if known.solo is None:
            return None
        terms = self.rules.box.terms(known)
        return float(terms.automa_vp(terms.years))

    def answers(self, known: State) -> list[tuple[Choice, float]]:
        """Each answer to the open question and what the best way through the turn after it is worth to its seat."""
        assert known.agenda is not None
        seat = known.agenda.seat
        world = dealt(known, self.rules.box.components, seat, Stream(0, "advice"))
        most = max(LEAST, MOST_WAYS // len(world.asked))
        found = ways(self.rules, world, seat, most)
        best: dict[int, float] = {}
        for way, value in zip(found, self.evaluation.values([way.after for way in found], seat), strict=True):
            best[way.first] = max(value, best.get(way.first, value))
        return [(chosen, best[at]) for at, chosen in enumerate(world.asked)]
