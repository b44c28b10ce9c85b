"""A player that answers at random; a curious one likes best what it has done least."""

from __future__ import annotations

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.decision import Decision


class ChanceBot:
    """Answers any question of any game with one of its legal answers.

    A plain bot gives all answers the same chance. A curious one draws two and takes the one whose like (verb, first
    thing and who asks) it has chosen less often, so that its games are varied.
    """

    def __init__(self, stream: Stream, curious: bool = False) -> None:
        self._stream = stream
        self._curious = curious
        self._met: dict[tuple[str, str, str], int] = {}

    def choose(self, decision: Decision) -> Choice:
        """One of the decision's answers."""
        choices = decision.choices
        chosen = choices[self._stream.below(len(choices))]
        if self._curious:
            other = choices[self._stream.below(len(choices))]
            if self._times(decision, other) < self._times(decision, chosen):
                chosen = other
            likeness = self._like(decision, chosen)
            self._met[likeness] = self._met.get(likeness, 0) + 1
        return chosen

    def _like(self, decision: Decision, chosen: Choice) -> tuple[str, str, str]:
        words = chosen.words
        thing = words[1].split(".")[0] if chosen.verb == "place" else words[0] if words else ""
        return decision.source, chosen.verb, thing

    def _times(self, decision: Decision, chosen: Choice) -> int:
        return self._met.get(self._like(decision, chosen), 0)
