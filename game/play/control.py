"""Control: what mouse, keys and controller mean over a table."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame

from game.play.advising import Advising
from game.play.answer import Answering
from game.play.focus import Focus
from game.play.gathering import Gathering, MultiSelection
from game.play.inspect import Explained
from game.play.interaction import Interaction
from game.play.review import Review
from game.play.things import ASKING, FOREIGN, seat_at
from game.play.zoom import Zoom
from game.text.key_names import pressed
from game.text.messages import say
from game.window.input import ACTION, MOVES, Action, action_of
from game.window.screen import Point, inside
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref

UNDO_BUTTONS = frozenset({"undo", "ribbon-undo"})
SECRET = frozenset({"card", "parent"})
"""Kinds of things that only an open hand shows."""
READ_SECONDS = 0.5
"""After so long the end of the key for reading closes what is read."""
RESTART_SECONDS = 0.6
"""How long stepping back is held until the whole turn is taken back."""
CLICK_SECONDS = 0.3
"""How long the button of the hand is held until it opens the hand only while it is held."""


class Control:
    """Takes the events of one table and does what they mean."""

    def __init__(
        self,
        interaction: Interaction,
        answering: Answering,
        review: Review,
        focus: Focus,
        zoom: Zoom,
        advising: Advising,
    ) -> None:
        self.interaction = interaction
        self.advising = advising
        self.answering = answering
        self.review = review
        self.focus = focus
        self.zoom = zoom
        self._undo_down = self._hand_down = False
        self._card: int | None = None
        """The seat whose place card was pressed while opponents play."""
        self._held = self._read_for = 0.0
        self._going = False
        """Whether the last key was the one for going back, with nothing to go back from: once more opens the menu."""
        self._rests = False
        """Whether the pointer has been at nothing else since it was pressed."""
        self._asked: object = None
        """What a click would have answered when the panel was laid out last."""
        self._last: object = None
        """Which button or key went down last."""
        self._since = math.inf
        """Seconds since then, unless the pointer has come to something else."""
        self._staged = False
        """Whether something lay over the table for a moment then."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of mouse, keys or window."""
        interaction = self.interaction
        if down(event) and action_of(event) != Action.ADVICE:
            self.advising.forget()
        if (down(event) and self._ends_moment(event)) or self.shuts(event):
            return True
        if self.review.handle(event, free=not self.zoom.open):
            return True
        interaction.visibility.touch()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.review.close_hand()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._hand_down:
            self._hand_down = False
            self.review.hold_hand(False)
        if self.zoom.open and self._reads(event):
            if not self.zoom.open and not interaction.attention.by_keys:
                interaction.pointer.move(interaction.attention.point)
            return True
        if event.type == pygame.MOUSEMOTION:
            self.moved(interaction.app.screen.design(event.pos), event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._stay()
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            if inside(interaction.attention.point, interaction.frame.log):
                interaction.log.scroll(event.y)
                interaction.redraw()
        elif event.type == ACTION and not self.takes(event.name, event.down):
            self._act(event.name, event.down)
        return True

    def _ends_moment(self, event: pygame.event.Event) -> bool:
        """Let a press be over with that ends what lies over the table for a moment.

        So is the second press of two that come close together where such a moment has begun or ended between them.
        """
        pressed = event.name if event.type == ACTION else event.button
        staged, again = self.interaction.staged, pressed == self._last and self._since < SURE_SECONDS
        if again and staged != self._staged:
            return True
        self._last, self._since, self._staged = pressed, 0.0, staged
        return self.interaction.end_moment()

    def question_changed(self) -> None:
        """The panel was laid out: a second click in the same place is not meant for a question that has just come.

        Nor does it let go of what the first one picked. Buttons know that of themselves.
        """
        interaction, selection = self.interaction, self.interaction.pointer.selection
        picked = frozenset(selection.picked)
        if isinstance(selection, Gathering):
            picked = picked if isinstance(selection, MultiSelection) else frozenset()
        else:
            picked -= selection.touchable()
        asked = interaction.session.lines, interaction.decision is None, interaction.held, picked
        if asked != self._asked and self._rests and interaction.buttons.at(interaction.attention.point) is None:
            interaction.buttons.stay()
        self._asked = asked

    def shuts(self, event: pygame.event.Event) -> bool:
        """Close what the game shows only until the next click or key; True where an event did no more than that."""
        return False

    def takes(self, action: Action, down: bool) -> bool:
        """Do what a key means at the tables of this game alone; True where it means that."""
        return False

    def _reads(self, event: pygame.event.Event) -> bool:
        """While something is read: keys and clicks are about that, or close it; the table does not answer."""
        screen = self.interaction.app.screen
        if event.type == pygame.MOUSEBUTTONDOWN:
            point = screen.design(event.pos) if event.button == 1 else None
            if not self.zoom.handle(None, point):
                self.zoom.close()
        elif event.type == ACTION and event.down:
            if not self.zoom.handle(event.name, None):
                self.zoom.close()
        elif event.type == ACTION:
            if event.name == Action.INSPECT and self._read_for >= READ_SECONDS:
                self.zoom.close()
            return bool(event.name == Action.INSPECT)
        elif event.type == pygame.MOUSEMOTION:
            self.interaction.attention.move(screen.design(event.pos), self.interaction.attention.by_keys)
        else:
            return event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
        return True

    def moved(self, point: Point, event: pygame.event.Event) -> None:
        """The pointer is here now."""
        interaction = self.interaction
        self.focus.leave()
        interaction.attention.move(point)
        at_button = interaction.pointer.carried is None and interaction.buttons.handle(event, interaction.app.screen)
        elsewhere = interaction.pointer.move(point)
        if elsewhere and interaction.buttons.at(point) is None:
            interaction.buttons.arrive()
        if elsewhere or at_button:
            self._rests = False
            self._since = self._since if interaction.staged else math.inf
            interaction.attention.rest_for(0.0)
            interaction.redraw()
        if self.review.point(point):
            interaction.redraw()
        if self.focus.moved_on():
            self._going = False

    def _pressed(self, event: pygame.event.Event) -> None:
        interaction, point = self.interaction, self.interaction.app.screen.design(event.pos)
        self.focus.leave()
        interaction.attention.move(point)
        at_button = interaction.buttons.at(point) is not None
        self._card = self._looked_at(point) if event.button == 1 and not at_button else None
        if self._card is not None:
            return
        if event.button == 1 and not at_button and self.answering.pacing.hurry():
            interaction.redraw()
            return
        if not (interaction.queue.waiting and at_button):
            interaction.queue.skip(to_moment=True)
        interaction.redraw()
        if interaction.staged:
            return
        free = event.button == 1 and interaction.buttons.at(point) is None
        if free and self.review.click(point):
            return
        if interaction.drawer and inside(point, interaction.frame.log):
            interaction.toggle_log()
            return
        sure, self._rests = interaction.buttons.unsure == 0, True
        if event.button == 1 and not interaction.buttons.handle(event, interaction.app.screen):
            if sure:
                interaction.pointer.press(point)
        elif event.button == 3:
            self.second_button()

    def _looked_at(self, point: Point) -> int | None:
        """The seat of the rail under a point whose mat a click shows while opponents play; their moves go on."""
        interaction = self.interaction
        shown = interaction.asking and not interaction.queue.empty and interaction.sitting.opponent_acted
        return seat_at(interaction.things, point) if shown or interaction.thinking >= 0 else None

    def second_button(self) -> None:
        """Right click: the large card, also that of the question that is pointed at, else cancel, else step back."""
        interaction = self.interaction
        interaction.pointer.move(interaction.attention.point)
        busy = bool(interaction.held or interaction.pointer.selection.picked)
        if self._inspect(only_cards=busy):
            return
        on_question = not busy and inside(interaction.attention.point, interaction.frame.task)
        if on_question and (asking := interaction.explain(ASKING)) is not None:
            self._show(asking, ASKING)
            return
        if busy:
            interaction.cancel()
        elif not interaction.pointer.hovered:
            self._undo()

    def _released(self, event: pygame.event.Event) -> None:
        interaction, point = self.interaction, self.interaction.app.screen.design(event.pos)
        interaction.attention.move(point, interaction.attention.by_keys)
        interaction.redraw()
        card, self._card = self._card, None
        if card is not None:
            if seat_at(interaction.things, point) == card:
                self.review.look_at(card)
            return
        if interaction.pointer.carried is None and interaction.buttons.pressed is not None:
            button = interaction.buttons.release(point)
            if button is not None:
                button.act()
            return
        outcome = interaction.pointer.release(point)
        if outcome is not None:
            self.answering.take(outcome)

    def _act(self, action: Action, down: bool) -> None:
        """Do what a key or a controller's button means."""
        interaction, review, focus = self.interaction, self.review, self.focus
        interaction.redraw()
        if down and action != Action.BACK:
            self._stay()
        if action == Action.UNDO:
            self._undo_down, self._held = down, 0.0
        if action == Action.OPEN_HAND:
            review.hold_hand(down)
        elif not down or (not focus.below and review.act(action)):
            return
        elif action == Action.CHOOSE and interaction.queue.waiting:
            interaction.queue.go_on()
        elif action == Action.CHOOSE and self.answering.pacing.hurry():
            return
        elif action in MOVES:
            here = focus.at
            focus.move(action)
            if action == Action.DOWN and focus.at == here and self._all_picked:
                focus.show("confirm")
        elif action.startswith("mat_"):
            self._look_at(action)
        else:
            acts: dict[Action, Callable[[], object]] = {
                Action.NEXT_REGION: self._next_region, Action.PREVIOUS_REGION: lambda: focus.step(-1),
                Action.CHOOSE: focus.choose, Action.BACK: self._escape, Action.INSPECT: self._read,
                Action.UNDO: self._undo, Action.REDO: review.redo, Action.LOG: review.log,
                Action.MENU: review.menu, Action.RESTART_TURN: review.restart, Action.SINCE_LAST: review.since,
                Action.ADVICE: self.advising.toggle,
            }  # fmt: skip
            if action == Action.ADVICE:
                focus.appear()
            if action in acts:
                acts[action]()

    def hold_on(self, seconds: float) -> None:
        """Let time pass: who holds stepping back takes back the whole turn, who holds the hand's button opens it."""
        interaction, buttons = self.interaction, self.interaction.buttons
        self._read_for += seconds
        self._since += seconds
        if interaction.staged:
            buttons.let_go()
            self._undo_down = False
        hand = buttons.pressed == "hand" and interaction.closed
        held = buttons.pressed in UNDO_BUTTONS
        if not (held or hand or self._undo_down):
            self._held = 0.0
            return
        self._held += seconds
        if self._held < (CLICK_SECONDS if hand else RESTART_SECONDS):
            return
        buttons.let_go()
        self._undo_down = False
        if hand:
            self._hand_down = True
            self.review.hold_hand(True)
        elif held or interaction.session.steps > 0:
            self.review.restart()

    def _look_at(self, action: Action) -> None:
        """Show a mat: the own one, that of a place in the rail, or the one before or after the shown one."""
        interaction, order = self.interaction, self.interaction.order
        if action in (Action.MAT_BACK, Action.MAT_ON):
            number = (order.index(interaction.shown) + (1 if action == Action.MAT_ON else -1)) % len(order) + 1
        else:
            number = int(action[-1])
        self.review.look_at(order[number - 1] if 0 < number <= len(order) else interaction.seat)

    def _inspect(self, only_cards: bool = False) -> bool:
        """Show the card or thing large that is pointed at or has the focus; False where there is none."""
        interaction = self.interaction
        hovered = interaction.pointer.hovered
        found = next(((one, told) for one in hovered if (told := interaction.explain(one.ref))), None)
        if found is None or (only_cards and not found[1].card):
            return False
        thing, told_about = found
        self._show(told_about, thing.ref, thing.ref.kind.removeprefix(FOREIGN) in SECRET)
        return True

    def _read(self) -> None:
        """Show what is pointed at or has the focus; where that is nothing, the card that asks the open question."""
        if not self._inspect() and (asking := self.interaction.explain(ASKING)) is not None:
            self._show(asking, ASKING)

    def _show(self, told: Explained, ref: Ref, secret: bool = False) -> None:
        self.zoom.show(told, secret, ref)
        self.interaction.attention.rest_for(math.inf)
        self._read_for = 0.0

    def _next_region(self) -> None:
        if self._all_picked:
            self.focus.show("confirm")
        else:
            self.focus.step(1)

    @property
    def _all_picked(self) -> bool:
        """Whether the focus is at one of several things of which as many are picked as are due."""
        selection, at = self.interaction.pointer.selection, self.focus.at
        if not isinstance(selection, MultiSelection) or selection.missing or at is None or at.thing is None:
            return False
        return any(at.thing.ref in offer.things for offer in selection.gathered)

    def _undo(self) -> None:
        """Step back; a note tells why not where nothing of the asked seat can be taken back."""
        interaction, review = self.interaction, self.review
        if not interaction.queue.settle() or review.can_undo:
            review.undo()
            return
        if review.let_go() or interaction.decision is None:
            return
        before = interaction.session.undo_seat
        key = "table-undo-nothing" if before is None else "table-undo-before"
        interaction.note.say(lambda: say(key, name="" if before is None else interaction.session.names[before]))
        interaction.show_question()

    def _escape(self) -> None:
        interaction, review = self.interaction, self.review
        if review.asks:
            review.keep()
        elif review.looking:
            review.leave()
        elif interaction.drawer:
            interaction.toggle_log()
        elif self.advising.shown:
            self.advising.toggle()
        elif interaction.held or interaction.pointer.selection.picked:
            interaction.cancel()
        elif interaction.viewed is not None:
            review.look_at(interaction.seat)
        elif self._going:
            self._stay()
            review.menu()
        else:
            self._going = True
            interaction.note.say(lambda: say("table-once-more", press=pressed(Action.BACK)))
            interaction.show_question()

    def _stay(self) -> None:
        """Forget that the menu is one key away."""
        if self._going:
            self._going = False
            self.interaction.note.forget()
            self.interaction.show_question()


def down(event: pygame.event.Event) -> bool:
    """Whether a button of mouse or controller, or a key, goes down."""
    return event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and bool(event.down))
