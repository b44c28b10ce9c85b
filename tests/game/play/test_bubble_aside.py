"""What is told of a thing lies beside the sheet of a lesson."""

from __future__ import annotations

import pygame

from game.art.kit.boxes import Box
from game.play.bubble import aside
from game.window.screen import Screen


def test_a_bubble_yields_to_the_sheet_of_a_lesson() -> None:
    screen = Screen(pygame.Surface((960, 540)))
    sheet, over = Box(400, 300, 470, 200), pygame.Rect(300, 140, 120, 60)
    place = aside(over, screen, sheet)
    assert not place.colliderect(screen.pixels(sheet))
    assert screen.frame.contains(place)
    assert aside(over, screen, None) == over
