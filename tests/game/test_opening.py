"""Pages that open draw what they need over several frames, and are shown when all of it is there."""

from __future__ import annotations

import pygame
import pytest

from game.app import App
from game.art import keep
from game.scene import Scene
from game.scenes.keys import KeysScene
from game.scenes.new_game import NewGameScene
from game.scenes.settings import SettingsScene
from game.scenes.title import TitleScene
from game.settings import Settings

PAGES = (SettingsScene, KeysScene, NewGameScene, TitleScene)
MOST_STEPS = 200


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


def test_the_picture_before_stays_until_the_page_is_there() -> None:
    app = App((960, 540), Settings(animation="instant", reduced_motion=True))
    app.screen.surface.fill("#123456")
    app.patience = 0.0
    app.scenes.push(SettingsScene(app))
    app.scenes.settle()
    app.step(0.0)
    assert app.screen.surface.get_at((480, 270)) == pygame.Color("#123456")
