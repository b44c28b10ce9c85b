"""What all questions of Vino have in common."""

from __future__ import annotations

from rules.engine.agenda import Frame, Node
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.vino.box import Box
from rules.vino.state import State

PASS = choice("pass")


class Step(Node):
    """A node that works with the box."""

    flow = True

    def __init__(self, box: Box) -> None:
        self.box = box

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        """What is not asked now; after the last bottle nobody sells any more."""
        if refused.verb == "sell" and not s.bottles:
            return Reason("no_sale_after_last_bottle", rule="N-END-02")
        return super().refusal(s, f, refused)
