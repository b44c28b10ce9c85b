"""The screen on which a window can be opened, as the system has it."""

from __future__ import annotations

import os

import pygame

from rules import system


class NoDisplay(Exception):
    """There is no screen on which a window could be opened."""


def open_display() -> None:
    """Start pygame's display and fonts. Raises NoDisplay where nobody could see a window."""
    os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
    # Without this Windows stretches the picture of a window on a scaled display, which blurs it.
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    chosen = "SDL_VIDEODRIVER" in os.environ
    named = not system.tells_screen_by_variables() or {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ)
    if not chosen and not named:
        raise NoDisplay
    try:
        pygame.display.init()
    except pygame.error as fault:
        raise NoDisplay from fault
    if not chosen and pygame.display.get_driver() in ("offscreen", "dummy"):
        pygame.display.quit()
        raise NoDisplay
    pygame.font.init()
