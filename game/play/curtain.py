"""The curtain: covers the table until the person who is asked something secret sits before it alone.

It falls over what was seen last, and rises over the table of who was called.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec
import pygame

from game.art import curtain
from game.art.kit.palette import player
from game.play.motion import eased
from game.text.messages import say
from game.window.app import App
from game.window.input import Action, action_of
from game.window.scene import Scene
from game.window.screen import Screen
from game.window.tree import Node, text_nodes
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Buttons

BUTTON = (748.0, 801.0, 424.0, 94.0)
FALL_SECONDS, RISE_SECONDS = 0.5, 0.7


class Called(NamedTuple):
    """Who is called before the curtain, in which colour, what will be asked, and whose face."""

    colour: str
    name: str
    asked: str
    innkeeper: str = ""


class Rising(msgspec.Struct):
    """The curtain rises over the table: its rings run apart, and the cloth gathers at both sides."""

    look: curtain.CurtainLook
    age: float = 0.0
    low = False

    @property
    def over(self) -> bool:
        """Whether all of the table is seen."""
        return self.age >= RISE_SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw what of the curtain still hangs before the table."""
        share, scale = eased(self.age / RISE_SECONDS), screen.scale
        frame = pygame.Rect(screen.pixel((0, 0)), (round(curtain.WIDTH * scale), round(curtain.HEIGHT * scale)))
        surface.set_clip(frame)
        surface.fblits(list(curtain.parted(player(self.look.colour).body, frame, share, scale)))
        bill, (x, y) = curtain.playbill(self.look, min(1.0, 2 * share), scale)
        surface.blit(bill, (frame.left + x, frame.top + y))
        surface.set_clip(None)


class CurtainScene(Scene):
    """Shows who is ``called``; ``lifted`` is called when that person has said that the others look away."""

    pictured = False

    def __init__(self, app: App, called: Callable[[], Called], lifted: Callable[[], None]) -> None:
        super().__init__()
        self.app = app
        self._called = called
        self.lifted = lifted
        self.buttons = Buttons()
        self.age = FALL_SECONDS
        """For how long it has been falling, in seconds."""
        self._before: pygame.Surface | None = None
        """The window as everybody saw it last; None once the curtain is down."""

    @property
    def called(self) -> Called:
        """Who is called, in the language in use."""
        return self._called()

    @property
    def look(self) -> curtain.CurtainLook:
        """What stands on the curtain."""
        called = self.called
        return curtain.CurtainLook(called.colour, called.name, called.asked, say("curtain-line"), called.innkeeper)

    def enter(self) -> None:
        if not self.app.settings.calm and not self.app.scenes.unfinished:
            self.age, self._before = 0.0, self.app.surface.copy()
        self._place()
        self.buttons.make_sure()
        look = self.look
        self.app.announcements.tell("question", look.name, look.asked, look.line)

    def settings_changed(self) -> None:
        super().settings_changed()
        self._place()

    def _place(self) -> None:
        face = faces.label(say("curtain-lift"), BUTTON[2], BUTTON[3], "eye", strong=True, gold=True)
        self.buttons.replace([Button("lift", BUTTON, face, self._lift, margin=faces.MARGIN)])

    def resized(self) -> None:
        super().resized()
        self._land()

    def update(self, seconds: float) -> None:
        if self._before is not None:
            self.age += seconds
            self.dirty = True
            if self.age >= FALL_SECONDS:
                self._land()

    def _land(self) -> None:
        self.age, self._before, self.dirty = FALL_SECONDS, None, True

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN or action_of(event):
            self._land()
        if action_of(event) in (Action.BACK, Action.MENU):
            self._menu()
            return True
        if action_of(event) in (Action.CHOOSE, Action.OPEN_HAND) and not self.buttons.fresh:
            # There is but one thing to press: keys need not go to it first, and nothing frames it.
            self.buttons.focus("lift")
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        if self._before is None:
            surface.blit(curtain.curtain(self.look, screen.scale), screen.frame)
            self.buttons.draw(surface, screen)
            return
        left, top, _, _ = screen.frame
        surface.blit(self._before, (0, 0))
        surface.set_clip(screen.frame)
        share = (self.age / FALL_SECONDS) ** 2
        surface.fblits(
            [(part, (left + x, top + y)) for part, (x, y) in curtain.falling(self.look, share, screen.scale)]
        )
        surface.set_clip(None)

    def nodes(self) -> Iterator[Node]:
        look = self.look
        yield from text_nodes("curtain", (look.asked, look.line), (0, 0, curtain.WIDTH, curtain.HEIGHT), look.name)
        yield from super().nodes()

    def _lift(self) -> None:
        self.app.scenes.pop()
        self.lifted()

    def _menu(self) -> None:
        self.app.scenes.push(self.app.routes.menu())
