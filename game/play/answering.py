"""Answering at a table: at once, after Confirm, or by several things that are gathered first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from game.play.animator import Teller
from game.play.ask import Asker
from game.play.gathering import Gathering, MultiSelection
from game.play.handover import Handover
from game.play.log import Log
from game.play.selection import Selection
from game.play.stepping import Stepping
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.event import Event


class Answering(Stepping):
    """What a table knows of giving answers."""

    asker: Asker
    teller: Teller
    chronicle: Log
    handover: Handover | None
    decision: Decision | None
    seat: int
    note: str
    refused: Ref | None
    met: set[tuple[int, str]]

    @abstractmethod
    def show_question(self) -> None:
        """Put the panel and the buttons as the open question has them."""

    def propose(self, choice: Choice) -> None:
        """An answer was given; it is made at once, or waits for Confirm."""
        self.held = self.asker.hold(choice)
        if isinstance(self.pointer.selection, MultiSelection):
            self.pointer.selection.clear()
        self.note, self.refused = "", None
        if self.held is None:
            self._choose(choice)
        else:
            self.show_question()

    def pick(self, thing: Ref) -> None:
        """Do to a thing that is gathered what a click on it does."""
        self.note, self.refused = "", None
        self.pointer.selection.touch(thing)
        self.show_question()

    def confirm(self) -> None:
        """Make the choice that waits for Confirm."""
        if self.held is not None:
            self._choose(self.held.choice)

    def cancel(self) -> None:
        """Let go of what is picked or waits for Confirm."""
        self.held, self.note, self.refused = None, "", None
        self.pointer.selection.clear()
        self.show_question()

    def _choose(self, choice: Choice) -> None:
        before = self.seat
        if self.decision is not None:
            self.met.add((before, self.decision.kind))
        self.answered(self.carry_out(choice), before)

    def carry_out(self, choice: Choice) -> tuple[Event, ...]:
        """Make a choice; returns what happened."""
        return self.session.choose(choice)

    def send(self) -> None:
        """Make all choices that were gathered, one after the other."""
        selection, before = self.pointer.selection, self.seat
        if self.decision is None or not isinstance(selection, Gathering) or not selection.complete:
            return
        self.met.add((before, self.decision.kind))
        events = self.carry_all_out(selection.choices())
        selection.clear()
        self.answered(events, before)

    def carry_all_out(self, choices: Sequence[Choice]) -> tuple[Event, ...]:
        """Make gathered choices, but for those that the rules take unasked; returns what happened."""
        seat = self.seat
        events: list[Event] = []
        for one in choices:
            decision = self.session.decision
            if decision is not None and decision.decider == seat and one in decision.choices:
                events += self.session.choose(one)
        return tuple(events)

    def answered(self, events: Sequence[Event], seat: int) -> None:
        """A seat has answered: show what followed, then ask the next question."""
        self.acted, self.handover = seat, None
        self.held, self.note, self.refused, self.decision = None, "", None, None
        self.pointer.ask(Selection(()))
        self.show_question()
        self.chronicle.back = 0
        self.teller.tell(events, seat)

    def within(self) -> bool:
        """Whether the open question is in the middle of an answer that is given as a whole."""
        return False

    def step_back(self) -> bool:
        done = self.session.undo()
        while done and self.within() and self.can_undo and self.session.undo():
            pass
        return done

    def step_on(self) -> bool:
        done = self.session.redo()
        while done and self.within() and self.session.redo():
            pass
        return done
