"""A page of buttons that lies over what it was opened from."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVarTuple

import pygame

from game.art.poster import scenery
from game.text.messages import say
from game.window.app import App
from game.window.input import Action, action_of
from game.window.scene import Scene
from game.window.screen import Box
from game.window.widgets.labels import label_button

Look = TypeVarTuple("Look")


class Page(Scene):
    """What such pages have in common; each places its buttons, and BACK or MENU closes it."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self._sheet: tuple[object, pygame.Surface] | None = None

    @abstractmethod
    def place(self) -> None:
        """Put the buttons as they are now."""

    def enter(self) -> None:
        self.place()

    def resized(self) -> None:
        super().resized()
        self._sheet = None

    def settings_changed(self) -> None:
        super().settings_changed()
        self._sheet = None
        self.place()

    def handle(self, event: pygame.event.Event) -> bool:
        if action_of(event) in (Action.BACK, Action.MENU):
            self.app.scenes.pop()
            return True
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def drawn(self, draw: Callable[[*Look], pygame.Surface], *look: *Look) -> pygame.Surface:
        """What ``draw`` makes of this look, drawn anew only when that is another one."""
        if self._sheet is None or self._sheet[0] != look:
            self._sheet = look, draw(*look)
        return self._sheet[1]


class Reading(Page):
    """A page that is only read: a sheet before the scenery, with a button that closes it."""

    def __init__(self, app: App, close: Box, words: str) -> None:
        """``close`` is where the button lies, ``words`` the name of its message."""
        super().__init__(app)
        self.close, self.words = close, words

    @abstractmethod
    def sheet(self, scale: float) -> pygame.Surface:
        """The page without its button."""

    def place(self) -> None:
        self.buttons.replace([label_button("close", self.close, self.app.scenes.pop, say(self.words), "undo")])
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(scenery(screen.scale), screen.frame)
        surface.blit(self.sheet(screen.scale), screen.frame)
        self.buttons.draw(surface, screen)
