"""The sheet over a scene on which something is asked before it is done."""

from __future__ import annotations

import pygame

from game.art import ground
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, WINE
from game.art.sheet import one_line, paper, warning
from game.window.screen import Screen

BOX = (470.0, 330.0, 980.0, 400.0)
ENTRY = (BOX[0] + 50, BOX[1] + 186, BOX[2] - 100, 56.0)
"""Where something is written in answer."""
NO = (BOX[0] + 50, BOX[1] + 296, 280.0, 66.0)
YES = (BOX[0] + BOX[2] - 400, BOX[1] + 290, 350.0, 76.0)
WORDS_TOP = BOX[1] + 110


def veil(surface: pygame.Surface, screen: Screen) -> None:
    """Darken all that lies behind a sheet."""
    w, h = screen.frame.size
    surface.blit(ground.vignette(w / screen.scale, h / screen.scale, screen.scale), screen.frame)


def draw(surface: pygame.Surface, screen: Screen, title: str, words: str, fault: str = "", entry: bool = False) -> None:
    """Draw the sheet over what is seen; above it stands what is wrong. ``entry`` leaves room to write."""
    veil(surface, screen)
    surface.blit(_sheet(title, words, fault, entry, screen.scale), screen.pixel((0, 0)))


@kept(4)
def _sheet(title: str, words: str, fault: str, entry: bool, scale: float) -> pygame.Surface:
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOX)
    x, y, w, _ = BOX
    one_line(canvas, x + 50, y + 66, title, "display", 38, w - 100, WINE, 54)
    usual, most, room = (24, 2, ENTRY[1] - 4 - WORDS_TOP) if entry else (28, 5, NO[1] - 20 - WORDS_TOP)
    said, size = canvas.fitting(words, "medium", usual, w - 100, most, 1.15, room)
    canvas.text(x + 50, WORDS_TOP, said, "medium", size, INK, wrap=w - 100, leading=1.15, most=most + 1)
    if fault:
        warning(canvas, x + 20, y - 104, w - 40, 86, fault)
    return canvas.surface()
