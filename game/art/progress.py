"""A bar that fills from left to right, as a bottle is filled, while there is something to wait for."""

from __future__ import annotations

import pygame

from game.art.kit.canvas import Canvas, Plain
from game.art.kit.palette import CARD, INK, LINE, WINE
from game.art.kit.shapes import rect

RIM = 5.0
"""Between the edge of the bar and what fills it, in design px."""


def bar(width: float, height: float, share: float, scale: float) -> pygame.Surface:
    """The bar with ``share`` of it filled, from 0 to 1."""
    canvas = Canvas(width, height, scale)
    inside: Plain = (RIM, RIM, width - 2 * RIM, height - 2 * RIM)
    x, y, w, h = inside
    canvas.draw(rect(1.3, 1.3, width - 2.6, height - 2.6, CARD, height / 2 - 1.3, INK, 2.6))
    filled = max(h, w * min(1.0, max(0.0, share)))
    if share > 0:
        canvas.draw(
            rect(x, y, filled, h, WINE, h / 2),
            rect(x + h / 2, y + h * 0.2, max(0.0, filled - h), h * 0.16, CARD, h * 0.08, opacity=0.35),
        )
    for quarter in (1, 2, 3):
        canvas.draw(rect(width * quarter / 4 - 0.8, y + 2, 1.6, h - 4, LINE, opacity=0.8))
    return canvas.surface()
