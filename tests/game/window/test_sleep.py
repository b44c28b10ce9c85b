"""What happens while nobody looks: a computer that sleeps, a screen that is unplugged."""

from __future__ import annotations

import pygame
import pytest
from pygame import Rect

from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window import desktop
from game.window.app import LONGEST_FRAME, App
from game.window.desktop import LOOK
from game.window.scene import Scene

HOUR = 3_600_000
"""Milliseconds."""


class Clock:
    """A clock that tells these milliseconds one after the other."""

    def __init__(self, *told: int) -> None:
        self.told = list(told)

    def tick(self, framerate: float) -> int:
        return self.told.pop(0)


class Watching(Scene):
    """Notes how long frames last, and goes after some of them."""

    def __init__(self, app: App, frames: int) -> None:
        super().__init__()
        self.app, self.frames = app, frames
        self.lasted: list[float] = []

    def update(self, seconds: float) -> None:
        self.lasted.append(seconds)
        if len(self.lasted) > self.frames:
            self.app.scenes.clear()

    def draw(self, surface: pygame.Surface) -> None:
        pass


def test_nothing_leaps_when_a_computer_wakes_up(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(GameRoutes, (640, 360), Settings())
    scene = Watching(app, 3)
    app.begin(scene)
    monkeypatch.setattr(app, "clock", Clock(16, HOUR, 16))
    app.run()
    assert scene.lasted == [0.0, 0.016, LONGEST_FRAME, 0.016]


def test_a_held_direction_moves_on_once_however_long_nothing_was_seen() -> None:
    app = App(GameRoutes, (640, 360), Settings())
    app.input.hear(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, button=pygame.CONTROLLER_BUTTON_DPAD_UP, instance_id=0)
    )
    assert len(app.input.update(HOUR)) == 1


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[Rect]:
    """The screens that there are."""
    there = [Rect(0, 0, 1280, 720), Rect(1280, 0, 1600, 900)]
    monkeypatch.setattr(desktop, "screens_now", lambda: list(there))
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [screen.size for screen in there])
    return there


@pytest.mark.parametrize("left_at", [(1700, 200), (1180, 100)])
def test_a_window_comes_off_a_screen_that_is_unplugged(left_at: tuple[int, int], screens: list[Rect]) -> None:
    app = App(GameRoutes, settings=Settings(window=(1000, 562), place=(1700, 200)))
    window = app.window
    assert window.place == (1700, 200)
    window.settle(LOOK)
    assert window.place == (1700, 200)
    del screens[1]
    # Some desktops move a window so that a strip of it can be seen.
    window._window.position = left_at
    window.settle(LOOK)
    assert screens[0].contains(Rect(window.place, window.size))
    assert window.covered
    for _ in range(20):
        window.settle(0.1)
    assert window.size == (1000, 562)
    assert screens[0].contains(Rect(window._window.position, window._window.size))


@pytest.mark.parametrize("place", [(100, 50), (280, 150)])
def test_a_window_that_is_still_seen_stays_where_it_is(place: tuple[int, int], screens: list[Rect]) -> None:
    app = App(GameRoutes, settings=Settings(window=(1000, 562), place=place))
    for _ in range(5):
        app.window.settle(0.2)
    del screens[1]
    app.window.settle(LOOK)
    assert app.window._window.position == place
