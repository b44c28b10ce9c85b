"""A card that somebody has drawn is seen for a moment before the table turns to the next person."""

from __future__ import annotations

import msgspec
import pygame

from game.art import marks
from game.art.kit.boxes import Box
from game.window.screen import Screen

SEEN_SECONDS = 1.4
"""How long it is seen in the hand."""


class DrawnCards(msgspec.Struct):
    """The light round the boxes of cards in the hand, once they have come there."""

    boxes: tuple[Box, ...]
    arrival: float
    age: float = 0.0
    low = False

    @property
    def over(self) -> bool:
        """Whether they were seen."""
        return self.age >= self.arrival + SEEN_SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw the light."""
        if self.age >= self.arrival:
            for box in self.boxes:
                at = box.x - marks.MARGIN, box.y - marks.MARGIN
                surface.blit(marks.halo_box(round(box.w), round(box.h), screen.scale), screen.pixel(at))
