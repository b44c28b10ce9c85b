"""Going back in a game: taking back and doing again, earlier positions, and what the others did."""

from __future__ import annotations

from functools import partial

import pygame

from game.art.kit.boxes import Box
from game.art.log import log_rows
from game.art.task import TaskLook
from game.play.animator import Animator
from game.play.aside import Aside
from game.play.inspector import inspected
from game.play.interaction import Interaction
from game.play.meanwhile_box import log_box
from game.play.moves import moves_from
from game.play.own_hand import OwnHand
from game.play.pace import Said
from game.play.panel import Answer, Asked, look_of
from game.text.key_names import pressed
from game.text.messages import say
from game.text.told import Told
from game.window.input import Action
from game.window.screen import Point
from game.window.widgets.buttons import Button
from rules.engine.choice import Ref

SINCE_SECONDS, EVENT_SECONDS = 5.0, 0.5
"""The most that is taken to show what the others did, and about what one event takes at normal speed."""
STEPS = {Action.LEFT: -1, Action.RIGHT: 1}
"""Keys that lead from one earlier position to the next."""


class Review:
    """Looks back at one table and takes back at it. While an earlier position is shown nothing is asked."""

    def __init__(self, interaction: Interaction, animator: Animator) -> None:
        self.interaction = interaction
        self.animator = animator
        self.hand = OwnHand(interaction)
        self.aside = Aside(interaction)
        self.asks = False
        """Whether it is asked if the game shall go on from the shown position."""
        self.line = -1
        """The event whose line of the log is pointed at, or -1."""
        self.recalled: tuple[Said, ...] = ()
        """What is told of what the others did, while that is shown again."""
        self._news: tuple[object, tuple[Said, ...]] = None, ()
        """What opponents did before the question that is open, and how long the record was and who read it then."""
        self._left = 0.0
        """Seconds within which what the others did must have been shown; 0 while it is not."""

    @property
    def last(self) -> int:
        """How many choices stand."""
        return self.interaction.session.made

    @property
    def seat(self) -> int:
        """Who was asked at the shown position, or of the opponents is seen moving; -1 when the game was over."""
        at, sitting = self.interaction.at, self.interaction.sitting
        if at is None and sitting.opponent_acted and not self.interaction.queue.empty:
            return sitting.acted
        return self.interaction.session.asked_at(self.last if at is None else at)

    @property
    def looking(self) -> bool:
        """Whether an earlier position is shown, as one."""
        return self.interaction.at is not None

    @property
    def can_undo(self) -> bool:
        """Whether the last answer of a person may be taken back: of the one who is asked, never that of another.

        What opponents have answered since goes with it.
        """
        session, asked = self.interaction.session, self.interaction.next_seat
        seat = session.undo_seat
        return seat is not None and (asked in (-1, seat) or asked not in session.people)

    @property
    def can_take_back(self) -> bool:
        """Whether the ribbon may take back the last answer: also that of the seat before, until this one has answered.

        A turn of one answer needs no Confirm, so that a slip would be final otherwise.
        """
        return self.can_undo or self.interaction.session.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether an answer that was taken back can be given again."""
        return self.interaction.session.can_redo

    @property
    def news(self) -> bool:
        """Whether anything has happened since the last choice of the seat that is asked, where a person plays it."""
        if not self.interaction.session.people:
            return False
        return self.interaction.session.last_choice_of(self.interaction.seat) + 1 < self.last

    def let_go(self) -> bool:
        """Come back out of the past, or let go of what is picked or lies aside; False where there is neither."""
        if self.looking:
            self.leave()
            return True
        return self.aside.drop() or self.interaction.let_go()

    def undo(self) -> None:
        """Let go of what is picked, else take back the own last answer; out of the past back to the present."""
        if self.interaction.queue.settle() and not self.let_go() and self.can_undo:
            self._take_back()

    def take_back(self) -> None:
        """The same, and the last answer of the seat before."""
        if self.interaction.queue.settle() and not self.let_go() and self.can_take_back:
            self._take_back()

    def _take_back(self) -> None:
        session, within = self.interaction.session, self.interaction.within
        answers, done = session.answers, session.undo()
        while done and within() and self.can_undo and session.undo():
            pass
        if done:
            self.interaction.return_to_now(self.interaction.next_seat)
            if answers:
                self.interaction.note.say(partial(say, "table-undone-answers", names=answers))
                self.interaction.show_question()

    def restart(self) -> None:
        """Take back the whole turn, or the last one where this one has not begun."""
        if not self.interaction.queue.settle():
            return
        self.leave()
        self.interaction.let_go()
        if self.can_undo and self.interaction.session.restart():
            self.interaction.return_to_now(self.interaction.next_seat)

    def redo(self) -> None:
        """Give the answer again that was taken back last."""
        session, acted = self.interaction.session, self.interaction.next_seat
        done = self.interaction.queue.settle() and session.redo()
        while done and self.interaction.within() and session.redo():
            pass
        if done:
            self.interaction.return_to_now(acted)

    def toggle(self) -> None:
        """Begin to look back, or go back to the present."""
        if self.looking:
            self.leave()
        else:
            self.look(max(0, self.last - 1))

    def log(self) -> None:
        """Open or close the log where it is a drawer; elsewhere begin or end looking back."""
        opens = self.interaction.toggle_log if self.interaction.frame.drawer else self.toggle
        opens()

    def look(self, at: int) -> None:
        """Show the position after so many choices; the present one when there are no more."""
        if not self.interaction.queue.settle():
            return
        if at < self.last:
            self.asks = False
            self.aside.lay()
            self.interaction.look_back(max(0, at))
        else:
            self.leave()

    def leave(self) -> None:
        """Go back to the present."""
        if self.looking:
            self.asks = False
            self.interaction.return_to_now(self.interaction.next_seat)

    def step(self, by: int) -> None:
        """Go so many choices on (positive) or back."""
        at = self.interaction.at
        self.look((self.last if at is None else at) + by)

    def go_on_here(self) -> None:
        """Take back everything after the shown position; asks once."""
        if not self.asks:
            self.asks = True
            self.interaction.show_question()
            return
        at, self.asks = self.interaction.at, False
        assert at is not None
        self.interaction.session.rewind(at)
        self.interaction.return_to_now(-1)

    def keep(self) -> None:
        """Do not go on from the shown position after all."""
        self.asks = False
        self.interaction.show_question()

    @property
    def moods(self) -> tuple[str, ...]:
        """The moods of the innkeepers by seat; empty where all are calm, as they are in the past."""
        return () if self.looking else self.animator.moods.shown(len(self.interaction.session.names))

    def asked(self) -> Asked | None:
        """What the task panel says while the past is shown; None in the present."""
        interaction, session, at = self.interaction, self.interaction.session, self.interaction.at
        if at is None:
            return None
        look = look_of(session, max(0, self.seat), say("history-ask"))._replace(name=say("history-title"))
        if self.asks:
            return self._asks(look, at)
        keys = {"back": pressed(Action.LEFT), "on": pressed(Action.RIGHT)}
        when = interaction.when() or say("table-setup")
        look = look._replace(title=when, line=say("history-line", at=at, last=self.last, **keys))
        first = "" if at else say("table-grey-first")
        steps = (
            Answer("past-back", say("history-back"), lambda: self.step(-1), "undo", why=first),
            Answer("past-on", say("history-on"), lambda: self.step(1), "redo"),
        )
        below = [Answer("past-now", say("history-now"), self.leave, "confirm", "go")]
        if session.may_rewind:
            below.append(Answer("past-return", say("history-return"), self.go_on_here, "restart", "plain"))
        return Asked(look, steps, tuple(below))

    def _asks(self, look: TaskLook, at: int) -> Asked:
        look = look._replace(line=say("history-ask-line", count=self.last - at))
        if self.interaction.session.forfeits(at):
            look = look._replace(note=say("campaign-rewind-warning"), tone="warn")
        confirm = Answer("past-return", say("history-return"), self.go_on_here, "confirm", "go")
        return Asked(look, (), (confirm, Answer("past-keep", say("table-cancel"), self.keep, "cancel", "plain")))

    def since(self) -> None:
        """Show again what has happened since the last choice of the seat that is asked, in a few seconds, and tell it.

        A note says so where nothing has.
        """
        interaction, session = self.interaction, self.interaction.session
        self.leave()
        if not interaction.queue.settle():
            return
        start = session.last_choice_of(interaction.seat) + 1
        if interaction.decision is None and (interaction.thinking < 0 or not session.people):
            return
        if start >= self.last:
            interaction.note.say(partial(say, "history-nothing-since"))
            interaction.show_question()
            return
        parts = session.parts_from(start)
        self.recalled = self._said_from(start)
        self.aside.lay()
        interaction.retell(session.view_at(start, interaction.by))
        queue, speed = interaction.queue, interaction.queue.speed
        if interaction.app.settings.animation != "step":
            self._left = SINCE_SECONDS
            queue.hurry(sum(map(len, parts)) * EVENT_SECONDS / SINCE_SECONDS)
        self.animator.retell(parts, interaction.seat, lambda: self._moved(speed), self._read)

    def _said_from(self, start: int) -> tuple[Said, ...]:
        """What was done from this choice on, a sentence for each move."""
        session, log, by = self.interaction.session, self.interaction.log, self.interaction.by
        told = (
            (move.seat, session.events[session.events_at(move.start) : session.events_at(move.end)])
            for move in moves_from(session, log, start)
        )
        said = (Said(seat, Told(partial(log.speech, events, seat, by))) for seat, events in told)
        return tuple(one for one in said if one.words)

    def told_news(self) -> tuple[Said, ...]:
        """What opponents did since the last choice of the seat that is asked, while its question is open."""
        interaction, session = self.interaction, self.interaction.session
        if interaction.decision is None or not any(session.opponents):
            return ()
        at = session.lines, interaction.seat, interaction.by
        if at != self._news[0]:
            said = self._said_from(session.last_choice_of(interaction.seat) + 1)
            self._news = at, tuple(one for one in said if session.opponents[one.seat] is not None)
        return self._news[1]

    def _moved(self, speed: float) -> None:
        """What the others did has moved again: go on as fast as before."""
        self._left = 0.0
        self.interaction.queue.run(speed)

    def _read(self) -> None:
        """What the others did was read as well."""
        self.recalled = ()

    def rows(self) -> tuple[tuple[int, Box], ...]:
        """The lines of the log that are seen, by the index of their event, with their boxes."""
        interaction, frame = self.interaction, self.interaction.frame
        if interaction.panel.long or (frame.drawer and not interaction.drawer):
            return ()
        if (frame.drawer or interaction.told_over_log) and inspected(interaction) is not None:
            return ()
        rows = log_rows(interaction.log_lines(), log_box(interaction), interaction.app.screen.scale)
        return tuple((line.event, box) for line, box in rows)

    def point(self, point: Point) -> bool:
        """The pointer is here; True when it is at another line of the log than before."""
        here = -1
        if self.interaction.frame.log.holds(*point):
            here = next((event for event, box in self.rows() if box.holds(*point)), -1)
        return self.point_at_line(here)

    def point_at_line(self, event: int) -> bool:
        """The line of an event is pointed at, -1 for none; True when another one was before."""
        changed, self.line = event != self.line, event
        return changed

    def click(self, point: Point) -> bool:
        """Show the position after the line under this point; False where there is none."""
        self.point(point)
        if self.line < 0:
            return False
        self.look(self.interaction.session.made_by(self.line))
        return True

    def lit(self) -> tuple[Ref, ...]:
        """The places that the line of the log touches at which the pointer is."""
        events = self.interaction.session.events
        return self.interaction.places(events[self.line]) if 0 <= self.line < len(events) else ()

    def haloed(self) -> tuple[Ref, ...]:
        """The things to which the eye is led."""
        return ()

    def act(self, action: Action) -> bool:
        """Take a key or button that is about looking back; False where it is about something else."""
        if action in STEPS and (self.looking or self.interaction.drawer):
            self.step(STEPS[action])
            return True
        return False

    def toggle_hand(self) -> None:
        """Open the hand for the turn, or close it."""
        self.hand.toggle()

    def hold_hand(self, holding: bool) -> None:
        """Open the hand for as long as a key or button is held."""
        self.hand.hold(holding)

    def close_hand(self) -> None:
        """Close the hand if it is open."""
        self.interaction.close_hand()

    def look_at(self, seat: int) -> None:
        """Show the mat of another seat in place of the own one, or go back to the own."""
        self.interaction.look_at(seat)

    def menu(self) -> None:
        """Open the menu."""
        app = self.interaction.app
        app.scenes.push(app.routes.menu(self.interaction.session.kept))

    def score(self) -> None:
        """Show the score of the game that is over."""
        app = self.interaction.app
        app.scenes.push(app.routes.score(self.interaction.session.kept))

    def panel_buttons(self) -> list[Button] | None:
        """The buttons of the panel while the past is shown, for which it is laid out; None in the present."""
        asked = self.asked()
        return None if asked is None else self.interaction.panel.ask(asked, self.interaction.app.screen)

    def handle(self, event: pygame.event.Event, free: bool) -> bool:
        """Take an event before anybody else does; ``free``: nothing is read. True when it is done with."""
        return False

    def draw(self, surface: pygame.Surface) -> None:
        """Draw what lies over the table besides."""

    def update(self, seconds: float) -> None:
        """Let time pass: what the others did goes on the faster the less time is left for it."""
        queue = self.interaction.queue
        if not self._left:
            return
        self._left = max(0.0, self._left - seconds)
        if self._left:
            queue.hurry(len(queue.steps) * EVENT_SECONDS / self._left)
        else:
            queue.skip(to_waiting=True)

    def pause(self) -> None:
        """Another scene was put above the table: hands are closed before it."""
        self.interaction.queue.cover()
        self.interaction.close_for_others()

    def settings_changed(self) -> None:
        """Some setting is different now."""
        interaction = self.interaction
        interaction.queue.skip(to_moment=True)
        closed = interaction.closed
        interaction.take_up_settings()
        if not interaction.queue.empty:
            interaction.lay()
            interaction.show_question()
        elif closed != interaction.closed:
            interaction.hand_changed()
        else:
            interaction.look()
            interaction.show_question()
