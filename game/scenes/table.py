"""The table: one game being played by people at one screen."""

from __future__ import annotations

from typing import ClassVar

import pygame

from game.app import App
from game.scene import Scene
from game.screen import Point, inside
from game.table import flights, layout, motion
from game.table.chronicle import Chronicle
from game.table.drawing import RIBBON_BUTTONS, Sheet, TableDrawing
from game.table.explain import explain
from game.table.offers import attempted, offers
from game.table.panel import Answer, Asked, TaskPanel, face, ring
from game.table.picking import Picking
from game.table.picture import after, told
from game.table.pointer import Carried, Outcome, Pointer
from game.table.questions import HAND_ACTIONS, Held, Questioner, asks_for_hand, concealed_spaces, seen_choices
from game.table.session import Session
from game.table.sight import Sight
from game.table.things import Thing, layout_of, things
from game.text.messages import say
from game.text.reasons_text import reason_text
from game.widgets.buttons import Button, Buttons
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.event import Event

INSPECT_SECONDS = 0.35
DASHES_PER_SECOND = 12
HAND_BUTTON = layout.Box(1722, 694, 180, 44)


class TableScene(Scene):
    """Asks each question at the table, shows what happens, and keeps the game."""

    strict: ClassVar[bool] = False
    """Whether to insist that the picture made by events equals the view. For tests."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app)
        self.session = session
        self.drawing = TableDrawing(session.names, session.colours)
        self.questioner = Questioner(session.names, session.colours, self.propose)
        self.panel = TaskPanel(self._show_question)
        self.chronicle = Chronicle(session.names, session.colours)
        self.sight = Sight(app.settings.hands == "open")
        self.queue = motion.Queue(app.settings.animation == "instant")
        self.buttons = Buttons()
        self.pointer = Pointer(lambda: self.things)
        self.seat = 0
        """The seat that is asked, or was asked last."""
        self.viewed: int | None = None
        """The seat whose mat is looked at in place of the asked one's."""
        self.held: Held | None = None
        self.note, self.note_at = "", (0.0, 0.0)
        self.refused: Ref | None = None
        self.large = ""
        self.hidden: frozenset[Ref] = frozenset()
        self.open_actions: frozenset[str] = frozenset()
        self.time = self.rest = 0.0
        self.point: Point = (0.0, 0.0)

    # ------------------------------------------------------------------ the open question

    def enter(self) -> None:
        self.renew()

    def resized(self) -> None:
        super().resized()
        self._show_question()

    @property
    def decision(self) -> Decision | None:
        """The open question."""
        return self.session.decision

    @property
    def by(self) -> int | None:
        """The seat whose hand is seen; None while it is closed."""
        return self.seat if self.sight.open else None

    @property
    def closed(self) -> bool:
        """Whether the hand of the asked seat is face down."""
        return not self.sight.open

    def renew(self) -> None:
        """Show the position as it is, and ask its question."""
        self.queue.steps.clear()
        self.hidden = frozenset()
        self.held, self.note, self.refused = None, "", None
        decision = self.decision
        if decision is not None and decision.decider != self.seat:
            self.seat = decision.decider
            self.sight.close()
            self.viewed = None
        self.look()
        choices = seen_choices(decision, self.closed) if decision else ()
        self.pointer.ask(Picking(offers(choices)))
        self._open_actions(decision)
        self._show_question()
        if decision is None:
            self._end()

    def look(self) -> None:
        """Take the picture from the view."""
        self.view = self.session.view(self.by)
        self._lay()

    def _lay(self) -> None:
        mat = self.seat if self.viewed is None else self.viewed
        self.spread = layout_of(self.view, mat, tuple(self.drawing.board.coins))
        self.things = things(self.view, mat, self.seat, self.spread, self._tray())
        self.dirty = True

    def _tray(self) -> tuple[Ref, ...]:
        """The cards that lie over the board: those shown to all, or the parents to choose from."""
        if self.view.shown:
            return tuple(Ref("shown", card) for card in self.view.shown)
        decision = self.decision
        if decision and decision.kind in ("mama", "papa") and not self.closed:
            return tuple(Ref("parent", chosen.words[0]) for chosen in decision.choices)
        return ()

    def _open_actions(self, decision: Decision | None) -> None:
        if decision is None or decision.kind in ("turn", "wake", "discard", "mama", "papa"):
            spaces = {ref for ref in self.pointer.picking.touchable() if ref.kind == "space"} | self._concealed()
            self.open_actions = frozenset(ref.name.partition(".")[0] for ref in spaces)

    def _concealed(self) -> frozenset[Ref]:
        decision = self.decision
        return concealed_spaces(decision, self.view) if decision and self.closed else frozenset()

    def _show_question(self) -> None:
        buttons = self._task_buttons()
        buttons += [self._ribbon_button(i, name) for i, name in enumerate(RIBBON_BUTTONS)]
        if not self.sight.always and self.decision is not None:
            words = say("table-hand-open" if self.closed else "table-hand-close")
            drawn = face(HAND_BUTTON.w, HAND_BUTTON.h, words, "eye" if self.closed else "eye_closed", "dark")
            buttons.append(Button("hand", HAND_BUTTON, drawn, self._toggle_hand, margin=6))
        self.buttons.replace(buttons)
        self.dirty = True

    def _task_buttons(self) -> list[Button]:
        decision = self.decision
        screen = self.app.screen
        if decision is None:
            return []
        if self.held is not None:
            asked = self.questioner.confirm(decision, self.held, self._confirm, self._cancel)
            return self.panel.ask(asked, screen)
        choices = seen_choices(decision, self.closed)
        picking = self.pointer.picking
        if picking.picked:
            choices = tuple(offer.choice for offer, _ in picking.open())
        below = self.questioner.below(decision, choices or () if not picking.picked else decision.choices)
        if self.session.game.can_undo:
            below.insert(1 if below else 0, Answer("undo", say("table-undo"), self._undo, "undo", "plain"))
        if picking.picked:
            below = [Answer("cancel", say("table-cancel"), self._cancel, "cancel", "plain")]
        look = self.questioner.question(decision, self.closed, self.note, "refused")
        same = self.panel.asked is not None and self.panel.asked.look.title == look.title
        return self.panel.ask(Asked(look, self.questioner.answers(decision, choices), tuple(below)), screen, same)

    def _ribbon_button(self, index: int, name: str) -> Button:
        acts = {"undo": self._undo, "redo": self._redo, "fullscreen": self.app.toggle_fullscreen, "menu": self._menu}
        able = {"undo": self.session.game.can_undo, "redo": self.session.game.can_redo}.get(name, True)
        box = layout.ribbon_buttons(len(RIBBON_BUTTONS))[index]
        return Button(f"ribbon-{name}", box, ring(box.w, box.h), acts[name], able)

    # ------------------------------------------------------------------ answers

    def propose(self, choice: Choice) -> None:
        """An answer was given; it is made at once, or waits for Confirm."""
        self.held = self._hold(choice)
        self.note, self.refused = "", None
        if self.held is None:
            self._choose(choice)
        else:
            self._show_question()

    def _hold(self, choice: Choice) -> Held | None:
        """Why this choice should wait for Confirm; None when it need not."""
        decision, mode = self.decision, self.app.settings.confirm
        assert decision is not None
        if choice.verb == "pass":
            left = sum(self.view.seats[self.seat].workers.values())
            key = "table-pass-keeps-summer" if self.view.season == "summer" else "table-pass-keeps"
            return Held(choice, say(key, count=left), "warn") if left else None
        if mode == "never" or self.view.season not in ("summer", "winter"):
            return None
        ahead = self.session.foresee(choice)
        if ahead.reveals and mode in ("always", "long"):
            return Held(choice, say("table-reveals"), "warn")
        if ahead.ends_turn and (mode == "always" or self.session.steps > 0):
            return Held(choice, say("table-ends-turn"), "plain")
        return None

    def _confirm(self) -> None:
        if self.held is not None:
            self._choose(self.held.choice)

    def _cancel(self) -> None:
        self.held, self.note, self.refused = None, "", None
        self.pointer.picking.clear()
        self._show_question()

    def _choose(self, choice: Choice) -> None:
        by, before = self.by, self.seat
        events = self.session.choose(choice)
        self.held, self.note, self.refused = None, "", None
        self.pointer.ask(Picking(()))
        self.chronicle.back = 0
        for event in events:
            self.queue.add(self._step(event.as_seen_by(by), before))
        self.queue.add(motion.Step([], end=lambda: self._settle(by)))

    def _step(self, event: Event, shown: int) -> motion.Step:
        """The movement of one event, at whose beginning the picture changes."""
        step = motion.Step([])

        def begin() -> None:
            before, self.view = self.view, after(self.view, event)
            self._lay()
            if self.queue.instant:
                return
            mat = shown if self.viewed is None else self.viewed
            table = flights.Table(before, self.view, self.spread, mat, self.session.colours)
            ways = flights.ways(event, table)
            step.flights = motion.staggered([way.flight for way in ways])
            self.hidden = frozenset(way.hides for way in ways if way.hides)

        def end() -> None:
            self.hidden = frozenset()

        step.begin, step.end = begin, end
        return step

    def _settle(self, by: int | None) -> None:
        """All events are shown: the picture must now be the view."""
        if self.strict:
            assert told(self.view) == told(self.session.view(by)), "the picture differs from the view"
        self.renew()

    def _undo(self) -> None:
        self.queue.skip()
        if self.held or self.pointer.picking.picked:
            self._cancel()
        elif self.session.undo():
            self.renew()

    def _redo(self) -> None:
        self.queue.skip()
        if self.session.redo():
            self.renew()

    def _end(self) -> None:
        from game.scenes.score import ScoreScene

        self.app.scenes.push(ScoreScene(self.app, self.session))

    def _menu(self) -> None:
        from game.scenes.menu import MenuScene

        self.app.scenes.push(MenuScene(self.app))

    def pause(self) -> None:
        self.sight.close()
        self._hand_changed()

    def _toggle_hand(self) -> None:
        self.sight.toggle()
        self._hand_changed()

    def _hand_changed(self) -> None:
        self.queue.skip()
        held, picked = self.held, self.pointer.picking.picked
        self.look()
        decision = self.decision
        if decision is None:
            return
        self.pointer.ask(Picking(offers(seen_choices(decision, self.closed))))
        if not self.closed:
            self.pointer.picking.picked = picked
            self.held = held
        self._open_actions(decision)
        self._show_question()

    # ------------------------------------------------------------------ input

    def handle(self, event: pygame.event.Event) -> bool:
        self.sight.touch()
        if event.type == pygame.WINDOWFOCUSLOST and self.sight.close():
            self._hand_changed()
        if self.large and event.type in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            self.large = ""
            self.dirty = True
            return True
        if event.type == pygame.MOUSEMOTION:
            self._moved(self.app.screen.design(event.pos), event)
        elif event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed(event)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self._released(event)
        elif event.type == pygame.MOUSEWHEEL:
            if inside(self.point, layout.LOG):
                self.chronicle.scroll(event.y)
                self.dirty = True
        elif event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._key(event)
        return True

    def _moved(self, point: Point, event: pygame.event.Event) -> None:
        self.point = point
        over = self.pointer.carried is None and self.buttons.handle(event, self.app.screen)
        if self.pointer.move(point) or over:
            self.rest = 0.0
            self.dirty = True
        if self.refused is not None and not any(self._is_refused(thing) for thing in self.pointer.hovered):
            self._forget_refusal()

    def _pressed(self, event: pygame.event.Event) -> None:
        self.point = self.app.screen.design(event.pos)
        self.queue.skip()
        self.dirty = True
        if event.button == 1 and not self.buttons.handle(event, self.app.screen):
            self.pointer.press(self.point)
        elif event.button == 3:
            self._second_button()

    def _second_button(self) -> None:
        """Right click: the large card, else cancel, else step back."""
        self.pointer.move(self.point)
        told_about = next((t for thing in self.pointer.hovered if (t := explain(thing.ref, self.view))), None)
        if told_about and told_about.card:
            self.large = told_about.card
        elif self.held or self.pointer.picking.picked:
            self._cancel()
        elif not self.pointer.hovered:
            self._undo()

    def _released(self, event: pygame.event.Event) -> None:
        self.point = self.app.screen.design(event.pos)
        self.dirty = True
        if self.pointer.carried is None and self.buttons.handle(event, self.app.screen):
            return
        outcome = self.pointer.release(self.point)
        if outcome is not None:
            self._take(outcome)

    def _take(self, outcome: Outcome) -> None:
        if outcome.choice is not None:
            self.propose(outcome.choice)
            return
        if outcome.refused is not None:
            self._refuse(outcome.refused, outcome.tried)
        elif self.held is not None:
            self.held = None
        if outcome.dropped is not None:
            self._glide_back(outcome.dropped)
        self._show_question()

    def _refuse(self, ref: Ref, tried: Choice | None) -> None:
        if ref.kind == "seat" and tried is None:
            self._look_at(int(ref.name))
            return
        words = self._why(ref, tried)
        if words:
            self.note, self.note_at, self.refused = words, self.point, ref
            self.rest = 0.0

    def _why(self, ref: Ref, tried: Choice | None) -> str:
        decision = self.decision
        if decision is None:
            return ""
        if self.closed and (ref.kind == "back" or asks_for_hand(decision) or self._rests_on_hand(ref, tried)):
            return say("table-hidden")
        if tried is None:
            return ""
        reason = self.session.refused(tried)
        return reason_text(reason) if reason else ""

    @staticmethod
    def _rests_on_hand(ref: Ref, tried: Choice | None) -> bool:
        action = ref.name.partition(".")[0] if ref.kind in ("action", "space") else ""
        return action in HAND_ACTIONS and (tried is None or tried.verb in ("place", "plan"))

    def _is_refused(self, thing: Thing) -> bool:
        return thing.ref == self.refused

    def _forget_refusal(self) -> None:
        self.note, self.refused = "", None
        self._show_question()

    def _glide_back(self, carried: Carried) -> None:
        if self.queue.instant:
            return
        ref, start = carried.thing.ref, carried.centre()
        flight = motion.Flight(
            flights.carried_face(ref, self.session.colours[self.seat]),
            start, carried.thing.box.centre, motion.GLIDE_BACK_SECONDS,
        )  # fmt: skip
        self.queue.add(motion.Step([flight]))

    def _look_at(self, seat: int) -> None:
        self.viewed = None if seat in (self.viewed, self.seat) else seat
        self._lay()

    def _key(self, event: pygame.event.Event) -> None:
        if event.key == pygame.K_SPACE:
            if self.sight.hold(event.type == pygame.KEYDOWN):
                self._hand_changed()
            return
        if event.type == pygame.KEYUP or self.buttons.handle(event, self.app.screen):
            self.dirty = True
            return
        control = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META)
        if event.key == pygame.K_u or (event.key == pygame.K_z and control):
            self._undo()
        elif event.key == pygame.K_y and control:
            self._redo()
        elif event.key in (pygame.K_RETURN, pygame.K_KP_ENTER):
            self._confirm()
        elif event.key == pygame.K_ESCAPE:
            self._escape()
        elif pygame.K_0 <= event.key <= pygame.K_9:
            number = event.key - pygame.K_0
            order = self.spread.order
            self._look_at(order[number - 1] if 0 < number <= len(order) else self.seat)

    def _escape(self) -> None:
        if self.held or self.pointer.picking.picked:
            self._cancel()
        elif self.viewed is not None:
            self._look_at(self.seat)
        else:
            self._menu()

    # ------------------------------------------------------------------ time and picture

    def update(self, seconds: float) -> None:
        if self.queue.update(seconds):
            self.dirty = True
        if self.sight.update(seconds):
            self._hand_changed()
        before = self.rest
        self.rest += seconds
        if before < INSPECT_SECONDS <= self.rest and self.pointer.hovered:
            self.dirty = True
        if not self.queue.instant and self.queue.empty and self.pointer.picking.offers:
            phase = self.phase
            self.time += seconds
            self.dirty = self.dirty or phase != self.phase

    @property
    def phase(self) -> int:
        """How far the dashes of the legal marks have travelled."""
        return int(self.time * DASHES_PER_SECOND) % 15

    def draw(self, surface: pygame.Surface) -> None:
        from game.table import showing

        showing.draw(self, surface)

    def sheet(self) -> Sheet:
        """What lies on the table now."""
        hovered = next((int(t.ref.name) for t in self.pointer.hovered if t.ref.kind == "seat"), -1)
        refused = self.refused
        action = refused.name.partition(".")[0] if refused and refused.kind in ("action", "space") else ""
        return Sheet(
            self.view, self.spread, self.seat if self.viewed is None else self.viewed, self.seat,
            self.seat if self.decision is not None else -1, self.open_actions, action, self.lifted(), hovered,
            self.hidden, self.session.game.can_undo, self.session.game.can_redo,
        )  # fmt: skip

    def lifted(self) -> int:
        """Which card of the hand stands out of the row, or -1."""
        cards = [thing for thing in self.things if thing.ref.kind in ("card", "back")]
        top = self.pointer.hovered[0] if self.pointer.hovered else None
        return next((i for i, thing in enumerate(cards) if thing is top), -1)

    def inspected(self) -> tuple[Thing, str] | None:
        """The thing the inspector tells about, and why it cannot be touched now."""
        if self.rest < INSPECT_SECONDS or not self.pointer.hovered or self.pointer.carried:
            return None
        thing = next((thing for thing in self.pointer.hovered if explain(thing.ref, self.view)), None)
        if thing is None:
            return None
        picking = self.pointer.picking
        if not self.queue.empty or self.held or self.pointer.target(self.pointer.hovered) is not None:
            return thing, ""
        ref = Ref("space", f"{thing.ref.name}.left") if thing.ref.kind == "action" else thing.ref
        tried = attempted(picking.offers, picking.picked, ref)
        worth = thing.ref.kind in ("action", "space", "row") or any(
            ref.kind == other.kind for offer in picking.offers for other in offer.things
        )
        return thing, self._why(thing.ref, tried) if worth else ""
