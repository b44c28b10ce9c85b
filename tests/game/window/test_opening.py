"""Pages that open draw what they need over several frames, and are shown when all of it is there."""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
import pytest

from game.art.kit import cache
from game.pages.keys import KeysScene
from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import SOON, App
from game.window.scene import MOST_FRAMES, Scene


@pytest.fixture(autouse=True)
def however_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a frame gets done must not depend on how fast the machine is."""
    monkeypatch.setattr(cache, "MOST_AGAIN", math.inf)


def new_game(app: App) -> Scene:
    """The page that sets up a game of Viticulture."""
    return app.routes.new_game((), "viticulture")


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    """Pages whose drawings are kept open at once."""
    cache.forget()


PAGES = (SettingsScene, KeysScene, new_game, TitleScene)
MOST_STEPS = 400


def opened(page: Callable[[App], Scene], patience: float | None) -> tuple[int, bytes]:
    """In how many frames a page opens, and its picture."""
    app = App(GameRoutes, (960, 540), Settings(animation="instant", reduced_motion=True))
    app.patience = patience
    app.scenes.push(page(app))
    app.scenes.settle()
    frames = 0
    while app.scenes.scenes[-1].dirty and frames < MOST_STEPS:
        app.step(0.0)
        frames += 1
    return frames, pygame.image.tobytes(app.screen.surface, "RGB")


@pytest.mark.parametrize("page", PAGES)
def test_a_page_opens_step_by_step_and_looks_the_same(page: Callable[[App], Scene]) -> None:
    at_once, whole = opened(page, None)
    cache.forget()
    steps, drawn = opened(page, 0.0)
    assert at_once == 1
    assert 10 < steps < MOST_STEPS
    assert drawn == whole


def test_nothing_is_shown_before_all_of_the_page_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    _, whole = opened(SettingsScene, None)
    cache.forget()
    app = App(GameRoutes, (960, 540), Settings(animation="instant", reduced_motion=True))
    shown: list[bytes] = []
    flip = app.window.flip
    monkeypatch.setattr(
        app.window, "flip", lambda: shown.append(pygame.image.tobytes(app.screen.surface, "RGB")) or flip()
    )
    app.patience = 0.0
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    app.step(0.0)
    app.step(0.0)
    assert app.scenes.unfinished == 1
    for _ in range(MOST_STEPS):
        app.step(0.0)
    assert not app.scenes.unfinished
    assert shown == [whole]


def test_a_click_before_a_page_is_seen_is_not_meant_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    app = App(GameRoutes, (960, 540), Settings(animation="instant", reduced_motion=True))
    app.patience = 0.0
    app.step(0.0)
    page = new_game(app)
    app.scenes.push(page)
    app.scenes.settle()
    start = page.buttons.named("start")
    assert start is not None
    pressed: list[str] = []
    monkeypatch.setattr(start, "act", lambda: pressed.append("start"))
    x, y, w, h = start.box
    at = app.screen.pixel((x + w / 2, y + h / 2))

    def click() -> None:
        for event in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            more = {"rel": (0, 0), "buttons": (0, 0, 0)} if event == pygame.MOUSEMOTION else {"button": 1}
            pygame.event.post(pygame.event.Event(event, pos=at, touch=False, **more))
        app.step(0.0)

    click()
    for _ in range(MOST_STEPS):
        if not page.dirty:
            break
        click()
    assert not page.dirty
    click()
    assert pressed == []
    for _ in range(30):
        app.step(0.02)
    click()
    for _ in range(30):
        app.step(0.02)
    assert pressed == ["start"]


class Sketches(Scene):
    """A scene of so many drawings, of which the last ``most`` are kept."""

    seconds = 0.0
    finished = 0

    def __init__(self, app: App, count: int, most: int) -> None:
        super().__init__()
        self.app = app
        self.count = count
        self.sketch = cache.Kept(lambda number: pygame.Surface((number + 1, 1)), most, False)

    def update(self, seconds: float) -> None:
        self.seconds += seconds

    def draw(self, surface: pygame.Surface) -> None:
        for number in range(self.count):
            self.sketch(number)
        self.finished += 1


def sketches(count: int, most: int) -> Sketches:
    """Such a scene in a window that has no time for more than one drawing in a frame."""
    app = App(GameRoutes, (960, 540), Settings())
    app.patience = 0.0
    scene = Sketches(app, count, most)
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(0.0)
    assert not app.scenes.unfinished, "nothing is drawn in the frame in which the scene was laid out"
    return scene


def test_time_stands_still_until_a_picture_is_finished() -> None:
    scene = sketches(3, 10)
    passed = []
    for _ in range(5):
        scene.app.step(1.0)
        passed.append((scene.seconds, scene.app.scenes.unfinished))
    assert passed == [(1, 1), (1, 2), (1, 0), (2, 0), (3, 0)]


def test_a_picture_that_never_gets_finished_is_drawn_at_once_in_the_end() -> None:
    scene = sketches(3, 1)
    for _ in range(MOST_FRAMES):
        scene.app.step(0.0)
    assert scene.finished == 0
    scene.app.step(0.0)
    assert scene.finished == 1


def test_the_pointer_tells_that_a_picture_takes_long() -> None:
    scene = sketches(SOON + 3, SOON + 3)
    busy = []
    for _ in range(SOON + 5):
        scene.app.step(0.0)
        busy.append(scene.app.busy)
    assert busy == [False] * SOON + [True, True] + [False] * 3
