"""A button is seen pressed before it acts, however long what it opens needs, and acts but once."""

from __future__ import annotations

import pygame
import pytest

from game.art.kit import contrast
from game.art.kit.contrast import Theme
from game.pages.how_to_play import HowToPlayScene
from game.pages.settings import SettingsScene
from game.pages.silent import SilentScene
from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.voice.speaking import Speaking
from game.window.app import App
from game.window.screen import Screen
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Buttons, Face, Look
from tests.game.pages.test_scenes import top

LOOKS: tuple[Look, ...] = ("normal", "hover", "pressed")
LONG = 60.0
"""So long a frame may take, so that every picture is drawn in one."""


@pytest.fixture
def title() -> TitleScene:
    """The title as somebody sees it who waits for pictures."""
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    app.patience = LONG
    app.begin(app.routes.title())
    app.step(0.02)
    found = top(app)
    assert isinstance(found, TitleScene)
    return found


def press(title: TitleScene, by: str, name: str) -> None:
    """Click on a button, or press the key for the one that has the focus, down and up before the next frame."""
    button = title.buttons.named(name)
    assert button is not None
    if by == "key":
        title.buttons.focus(name)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))
        return
    click(title.app, button)


def click(app: App, button: Button) -> None:
    x, y, w, h = button.box
    at = app.screen.pixel((x + w / 2, y + h / 2))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1, touch=False))


@pytest.mark.parametrize("by", ["click", "key"])
def test_the_pressed_look_is_drawn_before_the_page_is_opened(
    title: TitleScene, by: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app, looks = title.app, []
    draw = Buttons.draw

    def drawn(buttons: Buttons, surface: pygame.Surface, screen: Screen) -> None:
        button = buttons.named("how-to-play")
        looks.append(buttons.look(button) if button is not None else "")
        draw(buttons, surface, screen)

    monkeypatch.setattr(Buttons, "draw", drawn)
    press(title, by, "how-to-play")
    app.step(0.02)
    assert top(app) is title
    assert looks == ["pressed"]
    app.step(0.02)
    assert top(app) is not title


@pytest.mark.parametrize("key", [pygame.K_F1, pygame.K_F2])
def test_a_key_in_the_same_frame_opens_its_page_over_the_one_that_was_pressed_for(
    title: TitleScene, key: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speaking, "speaker", None)
    press(title, "click", "settings")
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    title.app.step(0.02)
    _, below, opened = title.app.scenes.scenes
    assert isinstance(below, SettingsScene)
    assert type(opened) is {pygame.K_F1: HowToPlayScene, pygame.K_F2: SilentScene}[key]


def test_what_was_pressed_for_is_done_before_the_program_ends(title: TitleScene) -> None:
    page = SettingsScene(title.app, "voice")
    title.app.scenes.push(page)
    title.app.scenes.settle()
    for _ in range(3):
        title.app.step(0.5)
    before = title.app.settings.verbosity
    other = "full" if before != "full" else "brief"
    button = page.buttons.named(f"verbosity-{other}")
    assert button is not None
    click(title.app, button)
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    title.app.step(0.02)
    assert title.app.settings.verbosity == other


def test_a_press_right_after_it_is_not_meant_for_the_page_that_opens(title: TitleScene) -> None:
    app = title.app
    press(title, "click", "settings")
    press(title, "click", "settings")
    app.step(0.02)
    opened = top(app)
    assert opened is not title
    for _ in range(3):
        app.step(0.02)
    assert top(app) is opened


def test_what_another_page_has_covered_meanwhile_does_nothing(title: TitleScene) -> None:
    app = title.app
    press(title, "click", "quit")
    app.step(0.02)
    app.scenes.push(app.routes.title())
    app.scenes.settle()
    covering = top(app)
    for _ in range(3):
        app.step(0.02)
    assert top(app) is covering
    quits = title.buttons.named("quit")
    assert quits is not None
    assert title.buttons.look(quits) != "pressed"


@pytest.mark.parametrize("theme", ["normal", "high"])
@pytest.mark.parametrize(
    "face",
    [
        faces.label("Solo", 300, 90, "undo"),
        faces.label("Solo", 300, 90, "undo", strong=True),
        faces.switch("Solo", 200, 60, chosen=False),
        faces.switch("Solo", 200, 60, chosen=True),
        faces.sign("undo", 50, "Solo"),
    ],
)
def test_what_is_pressed_looks_otherwise_than_what_is_only_pointed_at(face: Face, theme: Theme) -> None:
    contrast.choose(theme)
    try:
        drawn = {pygame.image.tobytes(face(look, 0.5), "RGBA") for look in LOOKS}
    finally:
        contrast.choose("normal")
    assert len(drawn) == len(LOOKS)
