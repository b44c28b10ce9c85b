"""What is true of every position and of every question of Vino, told as sentences where it is not."""

from __future__ import annotations

from rules.checking.questions import Questions
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.vino.box import Box
from rules.vino.rules import Vino
from rules.vino.sound import Soundness
from rules.vino.state import State
from rules.vino.words import HIGHEST


class Invariants:
    """The invariants of one set of rules. Follows one game: it remembers which bottles have left."""

    def __init__(self, rules: Vino) -> None:
        self._questions = Questions(rules.grammar, _orders(rules.box))
        self._soundness = Soundness(rules.box)

    def allow_everything(self) -> None:
        """Take it that any bottle may still be there; for positions without a story."""
        self._soundness.allow_everything()

    def of_position(self, s: State) -> list[str]:
        """Everything that is wrong with this position."""
        return self._soundness.of_position(s)

    def of_events(self, events: tuple[Event, ...]) -> list[str]:
        """Secret choices told to somebody who must not know them (N-BUY-01)."""
        return [
            f"the event {event.kind} of seat {event.seat} shows {event.thing} to {event.seen}"
            for event in events
            if event.kind in ("regions_chosen", "auto_taken") and event.seen != (event.seat,)
        ]

    def of_question(self, decision: Decision | None) -> list[str]:
        """Answers that are missing, double, unreadable or out of order."""
        return self._questions.faults(decision)


def _orders(box: Box) -> dict[str, list[str]]:
    """The canonical order of the things of each kind: that of the data files."""
    return {
        "region": list(box.regions),
        "vineyard": list(box.names),
        "variety": list(box.varieties),
        "quantity": [str(n) for n in range(HIGHEST + 1)],
    }
