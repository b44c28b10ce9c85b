"""The choices that stand in one game, those that were taken back, and how far back they may be taken."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rules.engine.agenda import State
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.foresight import reveals
from rules.engine.made_choice import MadeChoice, last_commit
from rules.engine.rules import Rules


class History:
    """What was chosen in one game. Its choices may be taken back to the last one that let something hidden be known,
    and to where another person decided; what opponents answered goes with the choice of a person before it.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.made: list[MadeChoice] = []
        """The choices that stand, the last one at the end."""
        self.undone: list[Choice] = []
        """Those that were taken back, the next one to be made again at the end."""
        self._committed = self._handed = 0
        self._shown = self._looked = 0
        """How far the choices have been looked through for what showed something, and the last one up to there."""

    @property
    def open(self) -> bool:
        """Whether the last choice may be taken back by the rules of older records, which did not mind what hidden
        things decided."""
        return len(self.made) > self._committed

    def committed(self, events: Sequence[Event]) -> int:
        """How many of the choices that stand can no longer be taken back; ``events`` are all of the game."""
        since = max(self._committed, self._looked)
        shown = (at for at in range(len(self.made), since, -1) if self._shows(at - 1, events))
        self._shown = next(shown, self._shown)
        self._looked = len(self.made)
        return max(self._committed, self._shown)

    def undoes(self, people: Collection[int], events: Sequence[Event]) -> tuple[int, ...]:
        """Whose choices are taken back with the last one of a person, which is the first; none where it may not be.

        ``people`` are the seats that people play now, ``events`` all of the game.
        """
        for at in range(len(self.made) - 1, self._committed - 1, -1):
            if self.made[at].person and self.made[at].seat in people:
                return tuple(one.seat for one in self.made[at:]) if at >= self.committed(events) else ()
        return ()

    def in_turn_of(self, seat: int, made: int) -> MadeChoice | None:
        """The last of so many choices, but for what opponents answered while it may be the turn of this seat."""
        others = (one for one in reversed(self.made[:made]) if one.person or one.seat == seat)
        return next(others, None)

    def add(self, one: MadeChoice, after: State) -> None:
        """A choice was made, after which the game stands so."""
        before = next((other for other in reversed(self.made[self._committed :]) if other.person), None)
        if one.person and before is not None and before.seat != one.seat:
            self._committed = len(self.made)
        self.made.append(one)
        if self.undone and self.undone[-1] == one.choice:
            self.undone.pop()
        else:
            self.undone.clear()
        if after.revealed != one.before.revealed:
            self._committed = len(self.made)

    def hand_over(self) -> None:
        """A person sees the hand of a seat from now on: nothing of what stands may be taken back."""
        self._committed = self._handed = len(self.made)

    def step_back(self) -> MadeChoice:
        """Take back the last choice."""
        one = self.made.pop()
        self._looked = min(self._looked, len(self.made))
        if self._shown > self._looked:
            self._shown = self._looked = 0
        self.undone.append(one.choice)
        return one

    def rewind(self, left: int) -> list[MadeChoice]:
        """Take back all but so many choices, whatever may not be; at least one. Returns them."""
        gone = self.made[left:]
        del self.made[left:]
        self.undone += [one.choice for one in reversed(gone)]
        self._handed = min(self._handed, left)
        self._committed = max(last_commit(self.made, gone[0].before), self._handed)
        self._shown = self._looked = 0
        return gone

    def _shows(self, at: int, events: Sequence[Event]) -> bool:
        """Whether a choice that stands let something hidden be known or decide, or came from an opponent's hand."""
        one = self.made[at]
        return reveals(self.rules, one.before, one.choice) or (not one.person and self._is_of_hand(at, events))

    def _is_of_hand(self, at: int, events: Sequence[Event]) -> bool:
        """Whether a choice, or what its seat did unasked by it, tells what is on the faces of its hand."""
        one, grammar = self.made[at], self.rules.grammar
        end = self.made[at + 1].events if at + 1 < len(self.made) else len(events)
        taken = [
            grammar.parse(event.choice)
            for event in events[one.events : end]
            if event.kind == "auto_taken" and event.seat == one.seat
        ]
        return any(map(self.rules.rests_on_hand, (one.choice, *taken)))
