"""A mouse whose events are posted to the window, and the buttons and curtains it presses."""

from __future__ import annotations

from typing import Any

import pygame

from game.play.curtain import BUTTON, CurtainScene
from game.play.scene import TableScene
from game.window.app import App
from game.window.screen import Point
from game.window.widgets.buttons import SURE_SECONDS


def read_on(app: App) -> bool:
    """Click what lies over a table for a moment away, not so soon after the last click that it is the same one.

    False where nothing does.
    """
    scene = app.scenes.scenes[-1] if app.scenes.scenes else None
    if not isinstance(scene, TableScene) or not scene.interaction.staged:
        return False
    app.step(SURE_SECONDS)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=app.screen.surface.get_rect().center, button=1))
    app.step(0.02)
    assert not scene.interaction.staged
    app.step(SURE_SECONDS)
    return True


class Mouse:
    """The one mouse of a table; it counts what it has done."""

    app: App
    scene: Any
    clicked = dragged = lifted = 0

    def frame(self) -> None:
        """Let one frame pass; what lies over the table for a moment is read at once."""
        self.app.scenes.settle()
        self.app.step(0.02)
        read_on(self.app)

    def post(self, kind: int, point: Point, **more: Any) -> None:
        """Post a mouse event at a design point."""
        pygame.event.post(pygame.event.Event(kind, pos=self.app.screen.pixel(point), **more))

    def move(self, point: Point) -> None:
        """Point there."""
        self.post(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(0, 0, 0))
        self.frame()

    def click(self, point: Point, button: int = 1) -> None:
        """Move there, press and release; not so soon after the last click that it counts as a double one."""
        self.post(pygame.MOUSEMOTION, point, rel=(0, 0), buttons=(0, 0, 0))
        if self.app.scenes.scenes[-1].buttons.unsure > 0:
            self.app.step(SURE_SECONDS)
        self.post(pygame.MOUSEBUTTONDOWN, point, button=button)
        self.post(pygame.MOUSEBUTTONUP, point, button=button)
        self.frame()
        self.clicked += 1

    def drag(self, start: Point, end: Point) -> None:
        """Press, carry and release."""
        self.post(pygame.MOUSEMOTION, start, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, start, button=1)
        for share in (0.2, 0.6, 1.0):
            way = (start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share)
            self.post(pygame.MOUSEMOTION, way, rel=(1, 1), buttons=(1, 0, 0))
        self.post(pygame.MOUSEBUTTONUP, end, button=1)
        self.frame()
        self.dragged += 1

    def press(self, name: str) -> None:
        """Click the button of this name."""
        button = self.scene.buttons.named(name)
        assert button is not None, f"no button {name} among {[one.name for one in self.scene.buttons.all]}"
        assert button.enabled, f"{name} cannot be pressed"
        x, y, w, h = button.box
        self.click((x + w / 2, y + h / 2))

    def lift_curtain(self) -> None:
        """Press the curtain's button where one is down."""
        if isinstance(self.app.scenes.scenes[-1], CurtainScene):
            x, y, w, h = BUTTON
            self.click((x + w / 2, y + h / 2))
            self.lifted += 1
