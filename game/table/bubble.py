"""The bubble at the pointer that says why something cannot be."""

from __future__ import annotations

import pygame

from game.art import task
from game.screen import Point, Screen

BESIDE = 18, 22
"""How far it lies right of the pointer and below it, in design px."""


def bubble(surface: pygame.Surface, screen: Screen, words: str, point: Point) -> None:
    """Draw it beside a point, within the window."""
    picture = task.bubble(words, screen.scale)
    corner = screen.pixel((point[0] + BESIDE[0], point[1] + BESIDE[1]))
    surface.blit(picture, picture.get_rect(topleft=corner).clamp(screen.frame))
