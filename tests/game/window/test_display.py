"""Where a window can be opened: what the system must have for it, asked as if the program ran on each of them."""

from __future__ import annotations

import sys

import pygame
import pytest

from game.window.display import NoDisplay, open_display


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """How often pygame was asked to begin, without any variable that names a screen."""
    asked: list[str] = []
    for variable in ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setattr(pygame.display, "init", lambda: asked.append("begun"))
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "windows")
    return asked


@pytest.mark.parametrize(("platform", "variable", "opens"), [
    ("linux", "", False), ("linux", "DISPLAY", True), ("linux", "WAYLAND_DISPLAY", True), ("freebsd14", "", False),
    ("win32", "", True), ("darwin", "", True),
])  # fmt: skip
def test_a_screen_must_be_named_only_where_systems_name_it(
    platform: str, variable: str, opens: bool, begun: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    if variable:
        monkeypatch.setenv(variable, ":0")
    if opens:
        open_display()
    else:
        with pytest.raises(NoDisplay):
            open_display()
    assert begun == ["begun"] * opens


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_screen_that_nobody_sees_is_none(driver: str, begun: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "quit", lambda: begun.append("ended"))
    with pytest.raises(NoDisplay):
        open_display()
    assert begun == ["begun", "ended"]
    begun.clear()
    monkeypatch.setenv("SDL_VIDEODRIVER", driver)
    open_display()
    assert begun == ["begun"]
