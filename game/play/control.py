"""Listens to mouse and keys over the table and tells the scene what they mean."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from game.play.gathering import MultiSelection
from game.play.pointer import Outcome
from game.play.questions import HAND_ACTIONS, asks_for_hand, holds_card_for
from game.play.things import FOREIGN
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture import layout
from game.viticulture.reasons import Reasons
from game.window.input import ACTION, MOVES, Action
from game.window.screen import Point, inside
from rules.engine.choice import Choice, Ref, choice
from rules.viticulture.action import BONUS

if TYPE_CHECKING:
    from game.play.play import Play


OPEN_REASONS = frozenset(
    {
        "not_this_season", "space_taken", "space_closed", "action_full", "grande_only_when_full", "no_worker", "passed",
        "not_asked_now",
    }
)  # fmt: skip
"""Reasons that are given before anybody asks what is in a hand."""


PAST_STEPS = {Action.LEFT: -1, Action.RIGHT: 1}
UNDO_BUTTONS = frozenset({"undo", "ribbon-undo"})
SECRET = frozenset({"card", "parent"})
"""Kinds of things that only an open hand shows."""
PEEK_SECONDS = 0.5
"""After so long the end of the key for reading closes what is read."""
RESTART_SECONDS = 0.6
"""How long stepping back is held until the whole turn is taken back."""
CLICK_SECONDS = 0.3
"""How long the button of the hand is held until it opens the hand only while it is held."""


class Listener:
    """The ears of one table scene."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene
        self.reasons = Reasons(scene.session)
        self._undo_down = self._hand_down = False
        self._held = self._read_for = 0.0
        self._going = False
        """Whether the last key was the one for going back, with nothing to go back from: once more opens the menu."""

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event of mouse, keys or window."""
        self.scene.sight.touch()
        if event.type == pygame.WINDOWFOCUSLOST:
            self.scene.close_hand()
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self._hand_down:
            self._hand_down = False
            self.scene.hold_hand(False)
        if self.scene.reader.open and self._reads(event):
            if not self.scene.reader.open and self.scene.focus.at is None:
                self.scene.pointer.move(self.scene.point)
            return True
        if event.type == pygame.MOUSEMOTION:
            self._moved(self.scene.app.screen.design(event.pos), event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._stay()
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            if inside(self.scene.point, layout.LOG):
                self.scene.chronicle.scroll(event.y)
                self.scene.dirty = True
        elif event.type == ACTION:
            self._act(event.name, event.down)
        return True

    def _reads(self, event: pygame.event.Event) -> bool:
        """While something is read: keys and clicks are about that, or close it; the table does not answer."""
        scene = self.scene
        if event.type == pygame.MOUSEBUTTONDOWN:
            point = scene.app.screen.design(event.pos) if event.button == 1 else None
            if not scene.reader.handle(True, None, point):
                scene.reader.close()
        elif event.type == ACTION and event.down:
            if not scene.reader.handle(True, event.name, None):
                scene.reader.close()
        elif event.type == ACTION:
            if event.name == Action.INSPECT and self._read_for >= PEEK_SECONDS:
                scene.reader.close()
            return bool(event.name == Action.INSPECT)
        elif event.type == pygame.MOUSEMOTION:
            scene.point = scene.app.screen.design(event.pos)
        else:
            return event.type in (pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL)
        return True

    def _moved(self, point: Point, event: pygame.event.Event) -> None:
        self.scene.focus.leave()
        self.scene.point = point
        over = self.scene.pointer.carried is None and self.scene.buttons.handle(event, self.scene.app.screen)
        if self.scene.pointer.move(point) or over:
            self.scene.rest = 0.0
            self.scene.dirty = True
        if self.scene.history.point(point):
            self.scene.dirty = True
        self.moved_on()

    def moved_on(self) -> None:
        """Pointer or focus are at something else: a refusal or another note is told only while they stay."""
        hovered = self.scene.pointer.hovered
        if self.scene.note and not any(thing.ref == self.scene.refused for thing in hovered):
            self._going = False
            self._forget_note()

    def _pressed(self, event: pygame.event.Event) -> None:
        self.scene.focus.leave()
        self.scene.point = self.scene.app.screen.design(event.pos)
        if not (self.scene.queue.waiting and self.scene.buttons.at(self.scene.point)):
            self.scene.queue.skip()
        self.scene.dirty = True
        free = event.button == 1 and self.scene.buttons.at(self.scene.point) is None
        if free and self.scene.history.click(self.scene.point):
            return
        if self.scene.drawer and inside(self.scene.point, layout.LOG):
            self.scene.toggle_log()
            return
        if event.button == 1 and not self.scene.buttons.handle(event, self.scene.app.screen):
            self.scene.pointer.press(self.scene.point)
        elif event.button == 3:
            self._second_button()

    def _second_button(self) -> None:
        """Right click: the large card, else cancel, else step back."""
        self.scene.pointer.move(self.scene.point)
        busy = bool(self.scene.held or self.scene.pointer.selection.picked)
        if self._inspect(only_cards=busy):
            return
        if self.scene.held or self.scene.pointer.selection.picked:
            self.scene.cancel()
        elif not self.scene.pointer.hovered:
            self._undo()

    def _released(self, event: pygame.event.Event) -> None:
        self.scene.point = self.scene.app.screen.design(event.pos)
        self.scene.dirty = True
        if self.scene.pointer.carried is None and self.scene.buttons.handle(event, self.scene.app.screen):
            return
        outcome = self.scene.pointer.release(self.scene.point)
        if outcome is not None:
            self.take(outcome)

    def take(self, outcome: Outcome) -> None:
        """Do what came of a click or a drop."""
        if outcome.choice is not None:
            self.scene.propose(outcome.choice)
            return
        if outcome.refused is not None:
            self._refuse(outcome.refused, outcome.tried)
        elif self.scene.held is not None:
            self.scene.held = None
        if outcome.dropped is not None:
            self.scene.glide_back(outcome.dropped)
        self.scene.show_question()

    def _refuse(self, ref: Ref, tried: Choice | None) -> None:
        if ref.kind == "seat" and tried is None:
            self.scene.look_at(int(ref.name))
            return
        if tried is not None and tried.verb in ("place", "plan"):
            there = self.scene.aimed(ref)
            tried = choice(tried.verb, tried.words[0], there.name) if there != ref else tried
        words = self.why(ref, tried)
        if words:
            self.scene.note, self.scene.note_at, self.scene.refused = words, self.scene.point, ref
            self.scene.bubble = self.why(ref, tried, ruled=False)
            self.scene.app.sounds.play("refused")
            self.scene.rest = 0.0

    def why(self, ref: Ref, tried: Choice | None, ruled: bool = True) -> str:
        """Why what was tried with this thing is not possible, in words; empty where there is nothing to say.

        The number of the rule is told with it where it is ``ruled``.
        """
        decision = self.scene.decision
        if decision is None:
            return ""
        selection = self.scene.pointer.selection
        if (
            isinstance(selection, MultiSelection)
            and selection.complete
            and any(ref in offer.things for offer in selection.offers)
        ):
            return say("table-full", due=selection.due)
        hidden = self.scene.closed and (ref.kind == "back" or asks_for_hand(decision))
        reason = self.scene.session.refused(tried) if tried is not None and not hidden else None
        if self.scene.closed and self._rests_on_hand(ref, tried):
            holds = holds_card_for(ref.name, self.scene.view, decision.decider)
            hidden = reason is None or (holds and reason.id not in OPEN_REASONS)
        if hidden:
            return say("table-hidden", press=pressed(Action.OPEN_HAND))
        if reason is None:
            return ""
        if tried is not None and tried.verb == "play" and decision.kind == "turn":
            return self.reasons.of_card(decision, tried.words[0], self.scene.view, ruled)
        able = (
            tried is not None
            and BONUS in decision.choices
            and self.scene.session.refused_after((BONUS,), tried) is None
        )
        return self.reasons.words(decision, reason, ruled, after_bonus=able)

    @staticmethod
    def _rests_on_hand(ref: Ref, tried: Choice | None) -> bool:
        action = ref.name.partition(".")[0] if ref.kind in ("action", "space") else ""
        return action in HAND_ACTIONS and (tried is None or tried.verb in ("place", "plan"))

    def _forget_note(self) -> None:
        self.scene.note, self.scene.refused = "", None
        self.scene.show_question()

    def _act(self, action: Action, down: bool) -> None:
        """Do what a key or a controller's button means."""
        scene, focus = self.scene, self.scene.focus
        scene.dirty = True
        if down and action != Action.BACK:
            self._stay()
        if action == Action.UNDO:
            self._undo_down, self._held = down, 0.0
        if action == Action.OPEN_HAND:
            scene.hold_hand(down)
        elif not down:
            return
        elif action in PAST_STEPS and (scene.history.at is not None or scene.drawer) and not focus.below:
            scene.history.step(PAST_STEPS[action])
        elif action == Action.CHOOSE and scene.queue.waiting:
            scene.queue.go_on()
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
                Action.CHOOSE: focus.choose, Action.BACK: self._escape, Action.INSPECT: self._inspect,
                Action.UNDO: self._undo, Action.REDO: scene.redo, Action.LOG: self.log,
                Action.MENU: scene.menu, Action.RESTART_TURN: scene.restart, Action.SINCE_LAST: scene.history.since,
            }  # fmt: skip
            if action in acts:
                acts[action]()

    def hold_on(self, seconds: float) -> None:
        """Let time pass: who holds stepping back takes back the whole turn, who holds the hand's button opens it."""
        scene = self.scene
        self._read_for += seconds
        hand = scene.buttons.pressed == "hand" and scene.closed
        pressed = scene.buttons.pressed in UNDO_BUTTONS
        if not (pressed or hand or self._undo_down):
            self._held = 0.0
            return
        self._held += seconds
        if self._held < (CLICK_SECONDS if hand else RESTART_SECONDS):
            return
        scene.buttons.pressed, self._undo_down = None, False
        if hand:
            self._hand_down = True
            scene.hold_hand(True)
        elif pressed or scene.session.steps > 0:
            scene.restart()

    def log(self) -> None:
        """Open or close the log where it is a drawer; elsewhere begin or end looking back."""
        if layout.DRAWER:
            self.scene.toggle_log()
        else:
            self.scene.history.toggle()

    def _look_at(self, action: Action) -> None:
        """Show a mat: the own one, that of a place in the rail, or the one before or after the shown one."""
        scene = self.scene
        order = scene.order
        if action in (Action.MAT_BACK, Action.MAT_ON):
            shown = order.index(scene.seat if scene.viewed is None else scene.viewed)
            number = (shown + (1 if action == Action.MAT_ON else -1)) % len(order) + 1
        else:
            number = int(action[-1])
        scene.look_at(order[number - 1] if 0 < number <= len(order) else scene.seat)

    def _inspect(self, only_cards: bool = False) -> bool:
        """Show the card or thing large that is pointed at or has the focus; False where there is none."""
        scene = self.scene
        found = next(((one, told) for one in scene.pointer.hovered if (told := scene.explain(one.ref))), None)
        if found is None or (only_cards and not found[1].card):
            return False
        thing, told_about = found
        scene.reader.show(told_about, thing.ref.kind.removeprefix(FOREIGN) in SECRET)
        scene.rest, self._read_for = math.inf, 0.0
        return True

    def _next_region(self) -> None:
        if self._all_picked:
            self.scene.focus.show("confirm")
        else:
            self.scene.focus.step(1)

    @property
    def _all_picked(self) -> bool:
        """Whether the focus is at one of several things of which as many are picked as are due."""
        selection, at = self.scene.pointer.selection, self.scene.focus.at
        if not isinstance(selection, MultiSelection) or selection.missing or at is None or at.thing is None:
            return False
        return any(at.thing.ref in offer.things for offer in selection.gathered)

    def _undo(self) -> None:
        """Step back; a note tells why not where nothing of the asked seat can be taken back."""
        scene = self.scene
        scene.queue.skip()
        if scene.can_undo:
            scene.undo()
            return
        if scene.let_go() or scene.decision is None:
            return
        before = scene.session.game.undo_seat
        key = "table-undo-nothing" if before is None else "table-undo-before"
        name = "" if before is None else scene.session.names[before]
        scene.note, scene.refused = say(key, name=name), None
        scene.show_question()

    def _escape(self) -> None:
        if self.scene.history.asks:
            self.scene.history.keep()
        elif self.scene.history.at is not None:
            self.scene.history.leave()
        elif self.scene.drawer:
            self.scene.toggle_log()
        elif self.scene.held or self.scene.pointer.selection.picked:
            self.scene.cancel()
        elif self.scene.viewed is not None:
            self.scene.look_at(self.scene.seat)
        elif self._going:
            self._stay()
            self.scene.menu()
        else:
            self._going = True
            self.scene.note, self.scene.refused = say("table-once-more", press=pressed(Action.BACK)), None
            self.scene.show_question()

    def _stay(self) -> None:
        """Forget that the menu is one key away."""
        if self._going:
            self._going = False
            self._forget_note()
