"""The interaction at one table, the owner of what is shown, who is asked, what is picked, held back or refused."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from game.art.log import LogLine
from game.play import motion
from game.play.advice import Advice
from game.play.attention import Attention
from game.play.frame import Frame, TableLayout
from game.play.game_table import GameTable
from game.play.handover import Handovers
from game.play.log import Log
from game.play.note import Held, Note
from game.play.panel import TaskPanel
from game.play.pointer import Pointer
from game.play.selection import Selection
from game.play.session import Session
from game.play.sitting import Sitting
from game.play.things import Thing
from game.play.trail import Trail
from game.play.visibility import Visibility
from game.play.watcher import Watcher
from game.store.settings import SPEEDS
from game.window.app import App
from game.window.widgets.buttons import Buttons
from rules.engine.choice import Ref
from rules.engine.decision import Decision


class Interaction(GameTable):
    """What goes on at one table, whichever game it is; each game's own is a subclass.

    ``view`` is the shown position, ``things`` what can be pointed at, ``order`` the seats of the rail from above.
    """

    def __init__(self, app: App, session: Session, log: Log, trail: Trail[Any, Any], asking: bool = True) -> None:
        """``asking``: whether the questions of the game are asked, or its positions are only shown."""
        self.app = app
        self.session = session
        self.log = log
        self.trail = trail
        """The ways of the last move."""
        self.asking = asking
        self.sitting = Sitting(self._people)
        """To whom the table is turned, and who answered last."""
        self.visibility = Visibility(
            session.open_hands, app.settings.audience, lambda: self.asking and self.sitting.alone
        )
        self.queue = motion.Queue(SPEEDS[app.settings.animation])
        self.buttons = Buttons()
        self.panel = TaskPanel(self.show_question, lambda: self.frame)
        self.attention = Attention()
        self.pointer = Pointer(lambda: self.things, self.attempted, self.zone)
        self.fade = motion.Fade()
        self.advice = Advice()
        self.layout: TableLayout = self.laid_out()
        """Where everything lies in the window."""
        self.view: Any = session.view(None)
        self.things: Sequence[Thing] = ()
        self.order: tuple[int, ...] = ()
        self.decision: Decision | None = None
        """The question that is open for answers; None while things move or an opponent is asked, and after the end."""
        self.turn = (-1, -1)
        """The turn that is shown, as the session tells it: what is opened in it closes with it."""
        self.viewed: int | None = None
        """The seat whose mat is looked at in place of the asked one's."""
        self.held: Held | None = None
        self.note = Note()
        self.at: int | None = None
        """How many choices had been made at the earlier position that is shown; None: the present one is."""
        self.handovers = Handovers(self.show_question, self.redraw)
        self.drawer = False
        """Whether the drawer of the log is open, in windows where the log has no place of its own."""
        self.hidden: frozenset[Ref] = frozenset()
        """The things that are on their way and not drawn at their places."""
        self.told = 0
        """How many events the log tells: while things move, those that have been seen."""
        self.met: set[tuple[int, str]] = set()
        """The kinds of questions that each seat has answered."""
        self.covered = False
        """Whether another scene lies above the table."""
        self._dirty = True
        self._watchers: list[Watcher] = []

    @property
    def frame(self) -> Frame:
        """The regions of the window."""
        return self.layout.frame

    @property
    def seat(self) -> int:
        """The seat to which the table is turned: of who is asked, or was asked last of the people."""
        return self.sitting.seat

    def _people(self) -> Collection[int]:
        return self.session.people if self.asking else range(len(self.session.names))

    @property
    def thinking(self) -> int:
        """The seat of the opponent that is asked; -1 where none is, and while things move or the past is shown."""
        seat, waits = self.next_seat, self.asking and self.at is None and self.queue.empty and not self.session.pauses
        return seat if waits and seat >= 0 and not self.sitting.is_person(seat) else -1

    @property
    def by(self) -> int | None:
        """The seat whose hand is seen; None while it is closed."""
        return self.seat if self.visibility.open else None

    @property
    def closed(self) -> bool:
        """Whether the hand of the asked seat is face down."""
        return not self.visibility.open

    @property
    def shown(self) -> int:
        """The seat whose mat lies open."""
        return self.seat if self.viewed is None else self.viewed

    @property
    def turn_over(self) -> bool:
        """Whether the turn that is shown has ended in the game, so that the hand that was opened in it must close."""
        return self.asking and self.session.turn != self.turn

    @property
    def still(self) -> bool:
        """Whether nothing is to be seen moving."""
        at_once = self.app.settings.pace == "at_once" and self.sitting.opponent_acted
        return self.queue.still or self.app.settings.reduced_motion or at_once

    @property
    def next_seat(self) -> int:
        """The seat that is asked next; -1 when the game is over."""
        decision = self.session.decision
        return decision.decider if decision is not None else -1

    def watch(self, watcher: Watcher) -> None:
        """Tell somebody of what changes from now on."""
        self._watchers.append(watcher)

    def lay(self) -> None:
        """Lay the things of the picture where they belong."""
        self.order, self.things = self.placed()
        self.redraw()

    def redraw(self) -> None:
        """The picture is no longer what it should be."""
        self._dirty = True

    def drawn_anew(self) -> bool:
        """Whether the picture must be drawn again; asking takes note of it."""
        dirty, self._dirty = self._dirty, False
        return dirty

    def begin(self) -> None:
        """The table comes to be seen."""
        self.layout = self.laid_out()
        self.renew()

    def resize(self) -> None:
        """The window has another size."""
        self.layout = self.laid_out()
        self.queue.skip(to_moment=True)
        self.drawer = self.drawer and self.frame.drawer
        self.lay()
        self.show_question()

    def renew(self) -> None:
        """Show the present position, and ask its question."""
        self.queue.steps.clear()
        self.told = len(self.session.events)
        self.at = None
        self.hidden = frozenset()
        self.cleared()
        self.put_down()
        over, decision = self.turn_over, self.session.decision
        if over:
            self.visibility.close()
        self.turn = self.session.turn
        if self.sitting.comes_back_to(self.next_seat):
            self.viewed = None
        if decision is not None and self.sitting.turn_to(decision.decider):
            self._turned()
        elif over and self.sitting.comes_back_to(self.next_seat):
            self._call()
        self.decision = decision if self.asking and self.next_seat in self._people() else None
        self.look()
        for watcher in self._watchers:
            watcher.position_changed()
            if self.closed:
                watcher.hand_closed()
        self.pointer.ask(Selection(()) if self.decision is None else self.selection_for(self.decision))
        self.opened(self.decision if self.asking else decision)
        self.show_question()
        if self.asking and (decision is None or self.decision is not None):
            for watcher in self._watchers:
                watcher.asked(decision)

    def _turned(self) -> None:
        """The table was turned to another seat: the sign of who is next is heard and seen."""
        if not self.asking:
            return
        self.viewed = None
        if self.sitting.is_person(self.seat):
            self._call()
            still = self.queue.instant or self.app.settings.reduced_motion
            self.handovers.turn(None if still else self.handing_over(self.seat))

    def _call(self) -> None:
        for watcher in self._watchers:
            watcher.turned_to(self.seat)

    @property
    def staged(self) -> bool:
        """Whether something lies over the table for a moment, so that nothing of it is asked or explained."""
        return self.handovers.covers

    def end_moment(self) -> bool:
        """Let what lies over the table for a moment be over; False where nothing does."""
        return self.handovers.end()

    def pause(self) -> None:
        """Another scene comes to lie above the table."""
        self.covered = True

    def resume(self) -> None:
        """No other scene lies above the table any more."""
        self.covered = False

    def cover(self, seat: int) -> None:
        """The table is covered until the asked seat sits before it alone."""
        self.handovers.leave()
        self.sitting.act_as(seat)

    def look(self) -> None:
        """Take the picture from the view of the shown position."""
        self.view = self.session.view(self.by) if self.at is None else self.session.view_at(self.at, self.by)
        self.lay()
        self.point_again()

    def show(self, view: Any) -> None:
        """Show a view, while things move towards the present one; ``lay`` lays its things."""
        self.view = view

    def hide(self, things: frozenset[Ref]) -> None:
        """Do not draw these things at their places, since they are on their way."""
        self.hidden = things

    def tell_to(self, told: int) -> None:
        """The log tells so many events."""
        self.told = told

    def point_again(self) -> None:
        """The table was laid anew: the pointer rests on what lies under it now."""
        if not self.attention.by_keys and self.pointer.settle(self.attention.point):
            self.attention.rest_for(0.0)

    def show_question(self) -> None:
        """Put the panel and the buttons as the open question has them."""
        for watcher in self._watchers:
            watcher.question_changed()
        self._dirty = True

    def answered(self, seat: int) -> None:
        """A seat has answered: what follows moves, and nothing is asked until it stands."""
        self.handovers.leave()
        self.sitting.act_as(seat)
        self.log.read_on()
        self.leave_question()
        self.show_question()

    def leave_question(self) -> None:
        """Ask nothing, while things move or an earlier position is shown."""
        self.put_down()
        self.decision = None
        self.pointer.ask(Selection(()))

    def put_down(self) -> None:
        """Forget what waits for Confirm, and what is said of the last touch; what is picked stays."""
        self.held = None
        self.note.forget()

    def put(self, session: Session) -> None:
        """Show another position of the same game, in the session of it."""
        self.session = session
        self.renew()

    def see_with(self, seat: int | None) -> None:
        """Look at the mat of a seat, None: of who is asked, with its eyes where those are meant."""
        self.viewed = seat
        self.look()
        self.show_question()

    def meet(self) -> None:
        """Remember that the asked seat has answered a question of this kind."""
        if self.decision is not None:
            self.met.add((self.seat, self.decision.kind))

    def hold(self, held: Held | None) -> None:
        """Let a choice wait for Confirm, or none."""
        self.held = held

    def cancel(self) -> None:
        """Let go of what is picked or waits for Confirm."""
        self.put_down()
        self.pointer.selection.clear()
        self.show_question()

    def let_go(self) -> bool:
        """Let go of what is picked or waits for Confirm; False where there is nothing of that."""
        if not self.held and not self.pointer.selection.picked:
            return False
        self.cancel()
        return True

    def retell(self, view: Any) -> None:
        """Show an earlier view from which things move to the present position again; nothing is asked meanwhile."""
        self.leave_question()
        self.sitting.act_as(self.seat)
        self.show(view)
        self.lay()
        self.show_question()

    def look_back(self, at: int) -> None:
        """Show the position after so many choices, in place of the present one."""
        self.at = at
        self.leave_question()
        self.handovers.leave()
        self.cleared()
        self.look()
        self.show_question()

    def return_to_now(self, acted: int) -> None:
        """Show the present position again, which is seen with the eyes of the seat that ``acted``."""
        self.sitting.act_as(acted)
        self.renew()

    def toggle_log(self) -> None:
        """Open or close the drawer of the log."""
        self.drawer = self.frame.drawer and not self.drawer
        self.show_question()

    def close_hand(self) -> None:
        """Close the hand if it is open."""
        if self.visibility.open and not self.visibility.stays:
            self.queue.settle()
            self.close_for_others()

    def close_for_others(self) -> None:
        """Another scene lies above the table: a hand that is not for all eyes is closed, whatever is asked."""
        if self.visibility.close():
            self.hand_changed()

    def take_up_settings(self) -> None:
        """Move as fast, and hide as much, as the settings say now; what is seen is not shown anew yet."""
        self.layout = self.laid_out()
        self.queue.run(SPEEDS[self.app.settings.animation])
        self.visibility.watched(self.app.settings.audience)

    def hand_changed(self) -> None:
        """The hand was opened or closed: show what may be known now, and nothing of what may not."""
        before = self.pointer.selection
        self.look()
        if self.closed:
            self.forget_hand()
        if self.decision is not None:
            self.select_again(self.decision, before)
        self.show_question()

    def forget_hand(self) -> None:
        """What was read, said or is still seen of a hand that was closed goes with it."""
        for watcher in self._watchers:
            watcher.hand_closed()
        self.note.forget()
        self.fade.clear()

    def look_at(self, seat: int) -> None:
        """Show the mat of another seat, with its secrets where nothing is asked, or go back to the own."""
        if not self.asking:
            self.queue.skip()
        viewed = None if seat in (self.viewed, self.seat) else seat
        if not self.asking:
            self.see_with(viewed)
            return
        self.turn_to(viewed)
        self.show_question()

    def turn_to(self, seat: int | None) -> None:
        """Lay the things of another seat in place of those of who is asked, or the latter again."""
        self.viewed = seat
        self.lay()
        self.point_again()

    def log_lines(self) -> tuple[LogLine, ...]:
        """What the log tells, up to the position that is shown."""
        end = self.told if self.at is None else self.session.events_at(self.at)
        return self.log.lines(self.session.events[:end], self.by, self.visibility.always, self.sitting.nobody)
