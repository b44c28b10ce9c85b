"""The curtain: covers the table until the person who is asked something secret sits before it alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame

from game.art import curtain
from game.text.messages import say
from game.window.app import App
from game.window.input import Action, action_of
from game.window.scene import Scene
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Buttons

BUTTON = (730.0, 842.0, 460.0, 92.0)


class Called(NamedTuple):
    """Who is called before the curtain, in which colour, what will be asked, the words before that, and whose face."""

    colour: str
    name: str
    head: str
    asked: str
    innkeeper: str = ""


class CurtainScene(Scene):
    """Shows who is ``called``; ``lifted`` is called when that person has said that the others look away."""

    def __init__(self, app: App, called: Callable[[], Called], lifted: Callable[[], None]) -> None:
        super().__init__()
        self.app = app
        self._called = called
        self.lifted = lifted
        self.buttons = Buttons()

    @property
    def called(self) -> Called:
        """Who is called, in the language in use."""
        return self._called()

    def enter(self) -> None:
        self._place()
        self.buttons.focus("lift")
        self.buttons.make_sure()

    def settings_changed(self) -> None:
        super().settings_changed()
        self._place()

    def _place(self) -> None:
        face = faces.label(say("curtain-lift"), BUTTON[2], BUTTON[3], "eye", strong=True)
        self.buttons.replace([Button("lift", BUTTON, face, self._lift, margin=faces.MARGIN)])

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) in (Action.BACK, Action.MENU):
            self._menu()
            return True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        called = self.called
        line = say("curtain-line", name=called.name)
        words = curtain.CurtainLook(called.colour, called.name, called.head, called.asked, line, called.innkeeper)
        surface.blit(curtain.curtain(words, screen.scale), screen.frame)
        self.buttons.draw(surface, screen)

    def _lift(self) -> None:
        self.app.scenes.pop()
        self.lifted()

    def _menu(self) -> None:
        self.app.scenes.push(self.app.routes.menu())
