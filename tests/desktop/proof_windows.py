"""The window on real desktops: its place, its size and its picture, whatever screens and window managers do.

Run ``make desktop-test``.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.pages.title import TitleScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from game.window.desktop import SMALLEST
from tests.desktop.desk import CALM, Box, Desk, Shown, desk, shown, wait
from tests.pictures.kept import MOST, difference, small

MIDDLE = (140, 231)


@pytest.fixture(scope="module")
def desktop() -> Iterator[Desk]:
    with desk() as built:
        yield built


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "kept"


def calm(**more: object) -> Settings:
    """Settings with which nothing moves by itself."""
    settings = Settings(animation="instant", reduced_motion=True, mute=True)
    for name, value in more.items():
        setattr(settings, name, value)
    return settings


def title(size: tuple[int, int]) -> pygame.Surface:
    """The title as a window of this size shows it."""
    app = App(GameRoutes, size, calm())
    scene = TitleScene(app)
    app.scenes.push(scene)
    for _ in range(3):
        app.scenes.settle()
        app.step(0.05)
    scene.dirty = True
    app.step(0.0)
    return app.screen.surface.copy()


def shows_the_title(window: Shown) -> None:
    """All of the window is seen, laid out for its size, without anybody touching it."""
    expected: dict[tuple[int, int], pygame.Surface] = {}

    def same() -> bool:
        part = window.part()
        size = part.get_size()
        if size not in expected:
            expected[size] = title(size)
        return difference(small(part.convert(24)), small(expected[size])).much <= MOST

    try:
        wait(same, "the title")
    except AssertionError:
        pygame.image.save(window.desk.picture(), str(window.home / "seen.png"))
        raise


def inside(window: Shown, screen: Box) -> None:
    """The window lies on this screen with all its frame."""
    wait(lambda: screen.contains(framed(window)), f"a window in {screen}", lambda: framed(window))
    time.sleep(CALM)
    assert screen.contains(framed(window))
    shows_the_title(window)


def framed(window: Shown) -> Box:
    left, right, top, bottom = window.frame()
    box = window.box()
    return Box(box.x - left, box.y - top, box.w + left + right, box.h + top + bottom)


def test_a_window_comes_back_from_full_screen_as_it_was(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 1024))
    with shown(desktop, home, calm(window=(1000, 562))) as window:
        shows_the_title(window)
        window.move(*MIDDLE)
        time.sleep(CALM)
        before = window.box()
        for _ in range(2):
            desktop.key("F11")
            window.lies(0, 0, 1280, 1024)
            shows_the_title(window)
            desktop.key("F11")
            window.lies(*before)
            shows_the_title(window)
        for _ in range(6):
            desktop.key("F11")
        window.lies(*before)
        shows_the_title(window)
        assert window.close().window == (1000, 562)


def test_full_screen_follows_the_screen(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 1024))
    with shown(desktop, home, calm(window=(1000, 562))) as window:
        shows_the_title(window)
        desktop.key("F11")
        for size in ((1024, 768), (1600, 900)):
            desktop.screens(size)
            window.lies(0, 0, *size)
            shows_the_title(window)
        desktop.screens((1024, 600))
        window.lies(0, 0, 1024, 600)
        desktop.key("F11")
        inside(window, Box(0, 0, 1024, 600))


@pytest.mark.parametrize("mode", ["fullscreen", "borderless"])
def test_what_fills_the_screen_from_the_start_comes_back_as_a_window(desktop: Desk, home: Path, mode: str) -> None:
    desktop.screens((1280, 720), (1600, 900))
    with shown(desktop, home, calm(window=(1000, 562), place=(1500, 200), mode=mode)) as window:
        window.lies(1280, 0, 1600, 900)
        shows_the_title(window)
        desktop.key("F11")
        window.lies(1500, 200, 1000, 562)
        shows_the_title(window)


@pytest.mark.parametrize(
    ("size", "place"),
    [
        ((1600, 1200), None),
        ((1280, 720), None),
        ((900, 719), (-300, 500)),
        ((1281, 400), (0, 0)),
        ((900, 500), (1, 700)),
    ],
)
def test_a_remembered_window_fits_the_screen(
    desktop: Desk, home: Path, size: tuple[int, int], place: tuple[int, int] | None
) -> None:
    desktop.screens((1280, 720))
    with shown(desktop, home, calm(window=size, place=place)) as window:
        inside(window, Box(0, 0, 1280, 720))


@pytest.mark.parametrize("screen", [(1024, 600), (800, 480), (640, 480)])
def test_the_first_window_fits_a_very_small_screen(desktop: Desk, home: Path, screen: tuple[int, int]) -> None:
    desktop.screens(screen)
    with shown(desktop, home, calm()) as window:
        inside(window, Box(0, 0, *screen))
        least = min(SMALLEST, window.box().size)

        def is_least() -> bool:
            window.resize(100, 100)
            time.sleep(CALM)
            return window.box().size == least

        wait(is_least, f"a window of {least}", window.box)
        shows_the_title(window)
        desktop.key("F11")
        window.lies(0, 0, *screen)
        shows_the_title(window)


def test_borderless_fills_the_screen_on_which_the_window_is(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 720), (1600, 900), (1024, 768))
    with shown(desktop, home, calm(window=(1000, 562), place=(1500, 200), mode="borderless")) as window:
        window.lies(1280, 0, 1600, 900)
        assert window.frame() == (0, 0, 0, 0)
        shows_the_title(window)
        desktop.screens((1280, 720), (1280, 1024))
        window.lies(1280, 0, 1280, 1024)
        shows_the_title(window)


def test_full_screen_stays_on_the_screen_on_which_the_window_is(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 720), (1600, 900))
    with shown(desktop, home, calm(window=(1000, 562))) as window:
        shows_the_title(window)
        window.move(1500, 200)
        time.sleep(CALM)
        before = window.box()
        desktop.key("F11")
        window.lies(1280, 0, 1600, 900)
        shows_the_title(window)
        kept = window.close()
    assert (kept.window, kept.place, kept.mode) == ((1000, 562), tuple(before.topleft), "fullscreen")
    with shown(desktop, home, None) as window:
        window.lies(1280, 0, 1600, 900)


def test_the_place_is_remembered_where_its_screen_is_still_there(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 720), (1600, 900))
    with shown(desktop, home, calm(window=(1000, 562))) as window:
        shows_the_title(window)
        window.move(1500, 200)
        time.sleep(CALM)
        before = tuple(window.box())
        window.close()
    for _ in range(3):
        with shown(desktop, home, None) as window:
            window.lies(*before)
            window.close()
    desktop.screens((1280, 720))
    with shown(desktop, home, None) as window:
        inside(window, Box(0, 0, 1280, 720))


@pytest.mark.parametrize("mode", ["fullscreen", "borderless"])
def test_a_screen_that_is_unplugged_takes_no_window_with_it(desktop: Desk, home: Path, mode: str) -> None:
    desktop.screens((1280, 1024), (1600, 900))
    with shown(desktop, home, calm(window=(1000, 562), place=(1700, 200), mode=mode)) as window:
        window.lies(1280, 0, 1600, 900)
        desktop.screens((1280, 1024))
        window.lies(0, 0, 1280, 1024)
        shows_the_title(window)
        desktop.key("F11")
        inside(window, Box(0, 0, 1280, 1024))


@pytest.mark.parametrize("mode", ["window", "fullscreen", "borderless"])
def test_what_was_minimised_is_drawn_again(desktop: Desk, home: Path, mode: str) -> None:
    desktop.screens((1280, 720))
    with shown(desktop, home, calm(window=(1000, 562), mode=mode)) as window:
        shows_the_title(window)
        before = tuple(window.box())
        window.minimise_and_restore()
        window.lies(*before)
        shows_the_title(window)


def test_a_maximised_window_is_remembered_as_that_and_comes_back(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 1024))
    with shown(desktop, home, calm(window=(1000, 562), place=MIDDLE)) as window:
        window.lies(*MIDDLE, 1000, 562)
        window.maximise()
        time.sleep(CALM)
        full = tuple(window.box())
        assert full[2] == 1280
        shows_the_title(window)
        desktop.key("F11")
        window.lies(0, 0, 1280, 1024)
        desktop.key("F11")
        window.lies(*full)
        kept = window.close()
    assert (kept.window, kept.place, kept.maximised) == ((1000, 562), MIDDLE, True)
    with shown(desktop, home, None) as window:
        window.lies(*full)
        shows_the_title(window)
        window.minimise_and_restore()
        window.lies(*full)
        kept = window.close()
    assert (kept.window, kept.place, kept.maximised) == ((1000, 562), MIDDLE, True)
    with shown(desktop, home, None) as window:
        window.lies(*full)
        window.maximise(False)
        wait(lambda: window.box().size == (1000, 562), "the size before", window.box)
        shows_the_title(window)
        assert not window.close().maximised


def test_a_window_that_another_one_covered_is_drawn_again(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 720))
    with shown(desktop, home, calm(mode="fullscreen")) as window:
        shows_the_title(window)
        with shown(desktop, home.with_name("other"), calm(window=(800, 450))) as other:
            shows_the_title(other)
            other.close()
        shows_the_title(window)


def test_a_window_without_a_frame_comes_back_as_well(desktop: Desk, home: Path) -> None:
    desktop.screens((1280, 1024))
    with shown(desktop, home, calm(window=(1000, 562), place=MIDDLE)) as window:
        window.lies(*MIDDLE, 1000, 562)
        subprocess.run(
            ["xprop", "-id", window.id, "-f", "_MOTIF_WM_HINTS", "32c", "-set", "_MOTIF_WM_HINTS", "2, 0, 0, 0, 0"],
            env={"DISPLAY": desktop.display, "PATH": "/usr/bin"}, check=True,
        )  # fmt: skip
        time.sleep(CALM)
        before = tuple(window.box())
        desktop.key("F11")
        window.lies(0, 0, 1280, 1024)
        desktop.key("F11")
        window.lies(*before)
        shows_the_title(window)


@pytest.mark.parametrize("mode", ["fullscreen", "borderless"])
def test_the_screen_is_filled_without_a_window_manager(home: Path, mode: str) -> None:
    with desk(window_manager=()) as bare:
        bare.screens((1280, 720))
        with shown(bare, home, calm(window=(1000, 562), mode=mode)) as window:
            window.lies(0, 0, 1280, 720)
            shows_the_title(window)
