"""The bar with one sentence that a scene shows until something else is done."""

from __future__ import annotations

import pygame

from game.art.sheet import notice_bar
from game.window.screen import Box, Screen


def draw_notice(surface: pygame.Surface, screen: Screen, box: Box, words: str, good: bool = False) -> None:
    """Draw the bar in its box, for bad news or for ``good``; nothing where nothing is to be said."""
    if words:
        x, y, w, h = box
        surface.blit(notice_bar(words, w, h, screen.scale, good), screen.pixel((x, y)))
