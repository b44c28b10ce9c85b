"""A game being played by people at one screen, whichever game it is: questions, answers, looking back."""

from __future__ import annotations

import gc
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any, ClassVar

import pygame

from game.art.kit.boxes import Box
from game.art.kit.cache import AHEAD_SECONDS
from game.art.log import LogLine
from game.play import motion
from game.play.animator import Teller
from game.play.ask import Asker
from game.play.control import Listener
from game.play.focus import Focus
from game.play.gathering import Gathering
from game.play.handover import Handover, called, curtain_wanted
from game.play.history import History
from game.play.log import Log
from game.play.panel import TaskPanel
from game.play.pointer import Carried, Pointer
from game.play.pointing import Pointing
from game.play.preview import Foreseer
from game.play.questions import Held, Questioner, seen_choices
from game.play.reading import Reader
from game.play.selection import Selection
from game.play.session import Session
from game.play.things import Thing
from game.play.visibility import Sight
from game.store.settings import SPEEDS
from game.text.messages import say
from game.viticulture import layout
from game.viticulture.log import ViticultureLog
from game.viticulture.offers import offers
from game.viticulture.things import zone
from game.window.app import App
from game.window.scene import Scene
from game.window.screen import Point
from game.window.widgets.buttons import Buttons
from rules.engine.choice import Ref
from rules.engine.decision import Decision
from rules.engine.event import Event

if TYPE_CHECKING:
    from game.play.curtain import Called
    from game.play.motion import Face

SELDOM = 1000
"""After so many looks at what is new the collector of memory looks at everything."""
QUIET = 0.1
"""Seconds of rest after which drawings for the next turns are begun."""


def look_after_this_game_alone() -> None:
    """Let the collector of memory pass over what stays for as long as the program runs: it would stop the picture.

    For the same reason it looks at all the rest but seldom: what lives in circles goes when the next game begins.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*gc.get_threshold()[:2], SELDOM)


class Play(Pointing):
    """Asks each question at the table, shows what happens, and keeps the game. Each game's table is one of these.

    ``view`` is the position as it is shown, ``things`` what of it can be pointed at, ``order`` the seats of the rail
    from above.
    """

    whole = True

    strict: ClassVar[bool] = False
    """Whether to insist that the picture made by events equals the view. For tests."""

    view: Any
    things: Sequence[Thing]
    order: tuple[int, ...]
    questioner: Questioner
    asker: Asker
    foreseer: Foreseer
    history: History
    teller: Teller

    def __init__(self, app: App, session: Session) -> None:
        super().__init__()
        self.app = app
        self.session = session
        self.panel = TaskPanel(self.show_question)
        self.chronicle: Log = ViticultureLog(session.names, session.colours)
        self.sight = Sight(session.open_hands, app.settings.audience)
        self.queue = motion.Queue(SPEEDS[app.settings.animation])
        self.buttons = Buttons()
        self.pointer = Pointer(lambda: self.things, self.attempted, zone)
        self.listener = Listener(self)
        self.focus = Focus(self)
        self.reader = Reader(self)
        self.seat = 0
        """The seat that is asked, or was asked last."""
        self.acted = -1
        """The seat that answered last; -1 when nobody has since the table was laid."""
        self.handover: Handover | None = None
        self.decision: Decision | None = None
        """The question that is open for answers; None while things move and when the game is over."""
        self.viewed: int | None = None
        """The seat whose mat is looked at in place of the asked one's."""
        self.held: Held | None = None
        self.note, self.note_at = "", (0.0, 0.0)
        self.bubble = ""
        """The note as it stands at the pointer: without the rule's number, which the panel tells."""
        self.refused: Ref | None = None
        self.large = ""
        """The card that is shown large."""
        self.drawer = False
        """Whether the drawer of the log is open, in windows where the log has no place of its own."""
        self.hidden: frozenset[Ref] = frozenset()
        self.fade = motion.Fade()
        self.time = self.rest = 0.0
        self.point: Point = (0.0, 0.0)
        self.told = 0
        """How many events the log tells: while things move, those that have been seen."""
        self.met: set[tuple[int, str]] = set()
        """The kinds of questions that each seat has answered."""
        self.ahead: Iterator[bool] = iter(())
        """Draws what the next turns will show, a little in each frame at rest; False when there is nothing to draw."""

    def enter(self) -> None:
        look_after_this_game_alone()
        self.renew()

    def exit(self) -> None:
        self.session.close()

    def resized(self) -> None:
        super().resized()
        self.queue.skip()
        self.drawer = self.drawer and layout.DRAWER
        self.lay()
        self.show_question()

    def sound_changed(self) -> None:
        self.show_question()

    def settings_changed(self) -> None:
        super().settings_changed()
        self.queue.skip()
        self.queue.speed = SPEEDS[self.app.settings.animation]
        self.sight.audience = self.app.settings.audience
        self.hand_changed()

    @property
    def by(self) -> int | None:
        """The seat whose hand is seen; None while it is closed."""
        return self.seat if self.sight.open else None

    @property
    def closed(self) -> bool:
        """Whether the hand of the asked seat is face down."""
        return not self.sight.open

    @property
    def inspector_box(self) -> Box:
        """Where the inspector stands: in the place of the log."""
        return layout.LOG

    @abstractmethod
    def lay(self) -> None:
        """Lay the things of the picture where they belong."""

    @abstractmethod
    def when(self) -> str:
        """Which part of the game is shown, in words; empty before its first."""

    @abstractmethod
    def places(self, event: Event) -> tuple[Ref, ...]:
        """The things on the table that an event touches, as everybody may know them."""

    @abstractmethod
    def carried_face(self, ref: Ref) -> Face:
        """How a thing looks while it is carried."""

    @abstractmethod
    def score(self) -> Scene:
        """What is shown when the game is over."""

    def selection(self, decision: Decision | None) -> Selection:
        """What can be touched to answer a question."""
        return Selection(offers(seen_choices(decision, self.closed) if decision else ()))

    def opened(self, decision: Decision | None) -> None:
        """Another question is open, or the hand was opened or closed before it."""

    def cleared(self) -> None:
        """Take away what was shown for a moment only."""

    def drawn_ahead(self) -> Iterator[bool]:
        """Drawings that the next turns will need, one at each step."""
        return iter(())

    def wants_curtain(self, decision: Decision) -> bool:
        """Whether the table must be covered before a question."""
        return curtain_wanted(decision, self.acted, self.sight, self.app.settings.curtain == "always")

    def called(self, decision: Decision) -> Called:
        """What stands on the curtain before a question."""
        return called(decision, self.session.names, self.session.colours)

    def renew(self) -> None:
        """Show the position as it is, and ask its question."""
        self.queue.steps.clear()
        self.told = len(self.session.events)
        self.history.at = None
        self.hidden = frozenset()
        self.cleared()
        self.held, self.note, self.refused = None, "", None
        decision = self.decision = self.session.decision
        if decision is not None and decision.decider != self.seat:
            self.seat = decision.decider
            self.sight.close()
            self.viewed = None
            self._hand_over()
        self.look()
        self.ahead = self.drawn_ahead()
        if self.closed:
            self.reader.forget_hand()
        self.pointer.ask(self.selection(decision))
        self.opened(decision)
        self.show_question()
        if decision is None:
            self.app.scenes.push(self.score())
        elif self.wants_curtain(decision):
            self._drop_curtain(decision)

    def _hand_over(self) -> None:
        """Let the sign of who is next be heard and the strip with the name pass, where things move at all."""
        self.app.sounds.call(self.session.colours[self.seat])
        moves = not self.queue.instant and not self.app.settings.reduced_motion
        self.handover = Handover(self.seat) if moves else None

    def _drop_curtain(self, decision: Decision) -> None:
        from game.play.curtain import CurtainScene

        self.handover = None
        self.acted = decision.decider
        words = self.called(decision)
        self.app.scenes.push(CurtainScene(self.app, words, self._curtain_lifted))

    def _curtain_lifted(self) -> None:
        self.sight.kept = True
        self.hand_changed()

    def look(self) -> None:
        """Take the picture from the view."""
        self.view = self.session.view(self.by) if self.history.at is None else self.history.view()
        self.lay()
        self.point_again()

    def show_question(self) -> None:
        """Put the panel and the buttons as the open question has them."""
        self.buttons.replace(self.asker.buttons())
        self.focus.refresh()
        self.dirty = True

    def next_seat(self) -> int:
        """The seat that is asked next; -1 when the game is over."""
        decision = self.session.decision
        return decision.decider if decision is not None else -1

    def toggle_log(self) -> None:
        """Open or close the drawer of the log."""
        self.drawer = layout.DRAWER and not self.drawer
        self.dirty = True

    def menu(self) -> None:
        """Open the menu."""
        self.app.scenes.push(self.app.routes.menu(self.session.kept))

    def resume(self) -> None:
        super().resume()
        self.ahead = self.drawn_ahead()

    def pause(self) -> None:
        self.queue.skip()
        self.sight.close()
        self.hand_changed()

    def toggle_hand(self) -> None:
        """Open the hand for the turn, or close it."""
        self.queue.skip()
        self.sight.toggle()
        self.hand_changed()

    def hold_hand(self, holding: bool) -> None:
        """Open the hand for as long as a key or button is held."""
        self.queue.skip()
        if self.sight.hold(holding):
            self.hand_changed()

    def close_hand(self) -> None:
        """Close the hand if it is open."""
        if self.sight.open:
            self.queue.skip()
            self.sight.close()
            self.hand_changed()

    def hand_changed(self) -> None:
        """The hand was opened or closed: show what may be known now, and nothing of what may not."""
        before = self.pointer.selection
        self.look()
        decision = self.decision
        if decision is None:
            return
        self.pointer.ask(self.selection(decision))
        if self.closed:
            self.reader.forget_hand()
            self.note, self.refused = "", None
            self.fade.clear()
            if self.held is not None:
                # Whether it could wait on would tell if it rests on the hand.
                self.held, self.note = None, say("table-let-go")
        elif not isinstance(self.pointer.selection, Gathering):
            self.pointer.selection.picked = before.picked
        self.opened(decision)
        self.show_question()

    def handle(self, event: pygame.event.Event) -> bool:
        return self.listener.handle(event)

    def log_lines(self) -> tuple[LogLine, ...]:
        """What the log tells, up to the position that is shown."""
        end = self.told if self.history.at is None else self.history.end
        events = self.session.events[:end]
        return self.chronicle.lines(events, self.by, self.sight.always)

    def glide_back(self, carried: Carried) -> None:
        if self.queue.instant:
            return
        ref, start = carried.thing.ref, carried.centre()
        flight = motion.Flight(
            self.carried_face(ref),
            start, carried.thing.box.centre, motion.GLIDE_BACK_SECONDS,
        )  # fmt: skip
        self.queue.add(motion.Step([flight]))

    def look_at(self, seat: int) -> None:
        """Show the mat of another seat in place of the own one, or go back to the own."""
        self.viewed = None if seat in (self.viewed, self.seat) else seat
        self.lay()
        self.point_again()
        self.focus.refresh()

    def update(self, seconds: float) -> None:
        self.listener.hold_on(seconds)
        if self.queue.update(seconds):
            self.dirty = True
        if self.fade.update(seconds):
            self.dirty = True
        if self.sight.tired(seconds):
            self.close_hand()
        if self.handover is not None:
            self.handover.age += seconds * self.queue.speed
            self.handover = None if self.handover.over else self.handover
            self.dirty = True
        before = self.rest
        self.rest += seconds
        if before < self.inspect_after <= self.rest and (self.pointer.hovered or self.buttons.hovered):
            self.dirty = True
        still = self.queue.instant or self.app.settings.reduced_motion
        if not still and self.queue.empty and self.pointer.selection.offers:
            phase = self.phase
            self.time += seconds
            self.dirty = self.dirty or phase != self.phase
        if self.queue.empty and not self.dirty and self.rest > QUIET:
            end = perf_counter() + AHEAD_SECONDS
            while next(self.ahead, False) and perf_counter() < end:
                pass
