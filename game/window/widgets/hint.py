"""What a button stands for, in words beside it while it is pointed at or has the focus."""

from __future__ import annotations

import pygame

from game.art.task import bubble
from game.window.screen import Screen
from game.window.widgets.buttons import Buttons

UNDER = 10.0
"""How far below the button the words stand, in design px."""
ROOM = 520.0
"""How wide they may be, in design px."""


def draw_hint(buttons: Buttons, surface: pygame.Surface, screen: Screen) -> None:
    """Draw the words below the button, above it where the window ends there."""
    button = buttons.named(buttons.named_now)
    if button is None or not button.hint:
        return
    picture = bubble(button.hint, screen.scale, "plain", ROOM)
    x, y, w, h = button.box
    place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + UNDER)))
    if place.bottom > screen.frame.bottom:
        place.bottom = screen.pixel((x, y - UNDER))[1]
    surface.blit(picture, place.clamp(screen.frame))
