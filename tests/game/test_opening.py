"""Pages that open draw what they need over several frames, and are shown when all of it is there."""

from __future__ import annotations

import pygame
import pytest

from game.app import SOON, App
from game.art import keep
from game.scene import MOST_FRAMES, Scene
from game.scenes.keys import KeysScene
from game.scenes.new_game import NewGameScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.settings import Settings

PAGES = (SettingsScene, KeysScene, NewGameScene, TitleScene)
MOST_STEPS = 400


def opened(page: type[Scene], patience: float | None) -> tuple[int, bytes]:
    """In how many frames a page opens, and its picture."""
    app = App((960, 540), Settings(animation="instant", reduced_motion=True))
    app.patience = patience
    app.scenes.push(page(app))
    app.scenes.settle()
    frames = 0
    while app.scenes.scenes[-1].dirty and frames < MOST_STEPS:
        app.step(0.0)
        frames += 1
    return frames, pygame.image.tobytes(app.screen.surface, "RGB")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_step_by_step_and_looks_the_same(page: type[Scene]) -> None:
    at_once, whole = opened(page, None)
    keep.forget()
    steps, drawn = opened(page, 0.0)
    assert at_once == 1
    assert 10 < steps < MOST_STEPS
    assert drawn == whole


def test_nothing_is_shown_before_all_of_the_page_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    _, whole = opened(SettingsScene, None)
    keep.forget()
    app = App((960, 540), Settings(animation="instant", reduced_motion=True))
    shown: list[bytes] = []
    monkeypatch.setattr(pygame.display, "flip", lambda: shown.append(pygame.image.tobytes(app.screen.surface, "RGB")))
    app.patience = 0.0
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    app.step(0.0)
    assert app.scenes.unfinished == 1
    for _ in range(MOST_STEPS):
        app.step(0.0)
    assert not app.scenes.unfinished
    assert shown == [whole]


def test_time_stands_still_until_a_picture_is_finished() -> None:
    class Clock(Scene):
        seconds = 0.0

        def update(self, seconds: float) -> None:
            self.seconds += seconds

        def draw(self, surface: pygame.Surface) -> None:
            for number in range(3):
                sketch(number)

    sketch = keep.Kept(lambda number: pygame.Surface((number + 1, 1)), 10, False)
    app = App((960, 540), Settings())
    app.patience = 0.0
    scene = Clock(app)
    app.scenes.push(scene)
    app.scenes.settle()
    passed = []
    for _ in range(5):
        app.step(1.0)
        passed.append((scene.seconds, app.scenes.unfinished))
    assert passed == [(1, 1), (1, 2), (1, 0), (2, 0), (3, 0)]


def test_a_picture_that_never_gets_finished_is_drawn_at_once_in_the_end() -> None:
    class Forgetful(Scene):
        drawn = 0

        def draw(self, surface: pygame.Surface) -> None:
            for number in range(3):
                sketch(number)
            self.drawn += 1

    sketch = keep.Kept(lambda number: pygame.Surface((number + 1, 1)), 1, False)
    app = App((960, 540), Settings())
    app.patience = 0.0
    scene = Forgetful(app)
    app.scenes.push(scene)
    app.scenes.settle()
    for _ in range(MOST_FRAMES):
        app.step(0.0)
    assert scene.drawn == 0
    app.step(0.0)
    assert scene.drawn == 1


def test_the_pointer_tells_that_a_picture_takes_long() -> None:
    app = App((960, 540), Settings(animation="instant", reduced_motion=True))
    app.patience = 0.0
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    busy = []
    for _ in range(MOST_STEPS):
        app.step(0.0)
        busy.append(app.busy)
    assert busy[SOON - 1 : SOON + 1] == [False, True]
    assert not busy[-1]
