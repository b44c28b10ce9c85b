"""Going back in a game: the own last answer, the slip of the seat before, a whole turn, and on again."""

from __future__ import annotations

from abc import abstractmethod

from game.play.history import History
from game.play.motion import Queue
from game.play.pointer import Pointer
from game.play.questions import Held
from game.play.session import Session
from game.window.app import App
from game.window.scene import Scene


class Stepping(Scene):
    """What a table knows of taking back and doing again."""

    app: App
    session: Session
    queue: Queue
    history: History
    pointer: Pointer
    held: Held | None
    acted: int

    @property
    def can_undo(self) -> bool:
        """Whether the last answer may be taken back: one of the seat that is asked, never that of another."""
        decision, seat = self.session.decision, self.session.game.undo_seat
        return seat is not None and (decision is None or decision.decider == seat)

    @property
    def can_take_back(self) -> bool:
        """Whether the ribbon may take back the last answer: also that of the seat before, until this one has answered.

        A turn of one answer needs no Confirm, so that a slip would be final otherwise.
        """
        return self.can_undo or self.session.game.can_undo

    def step_back(self) -> bool:
        """Take back the last answer; False when that is not possible."""
        return self.session.undo()

    def step_on(self) -> bool:
        """Give the answer again that was taken back last; False when there is none."""
        return self.session.redo()

    @abstractmethod
    def next_seat(self) -> int:
        """The seat that is asked next; -1 when the game is over."""

    @abstractmethod
    def cancel(self) -> None:
        """Let go of what is picked or waits for Confirm."""

    @abstractmethod
    def renew(self) -> None:
        """Show the position as it is, and ask its question."""

    def let_go(self) -> bool:
        """Come back out of the past, or let go of what is picked; False where there is nothing of that."""
        if self.history.at is not None:
            self.history.leave()
        elif self.held or self.pointer.selection.picked:
            self.cancel()
        else:
            return False
        return True

    def undo(self) -> None:
        """Let go of what is picked, else take back the own last answer; out of the past back to the present."""
        self.queue.skip()
        if not self.let_go() and self.can_undo:
            self._take_back()

    def take_back(self) -> None:
        """The same, and the last answer of the seat before."""
        self.queue.skip()
        if not self.let_go() and self.can_take_back:
            self._take_back()

    def _take_back(self) -> None:
        if self.step_back():
            self.acted = self.next_seat()
            self.renew()

    def restart(self) -> None:
        """Take back the whole turn, or the last one where this one has not begun."""
        self.queue.skip()
        self.history.leave()
        if self.held or self.pointer.selection.picked:
            self.cancel()
        if self.can_undo and self.session.restart():
            self.acted = self.next_seat()
            self.renew()

    def redo(self) -> None:
        """Make the choice again that was taken back last."""
        self.queue.skip()
        self.acted = self.next_seat()
        if self.step_on():
            self.renew()
