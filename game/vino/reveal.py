"""What is seen over Vino's table for a moment: the curtain that opens on a new game, and regions that light up."""

from __future__ import annotations

import math

import msgspec
import pygame

from game.art import curtain
from game.art.chart import patch
from game.art.kit.blending import blend
from game.art.kit.palette import SELECT, WINE
from game.play.motion import eased
from game.vino import map_boxes, printed
from game.window.screen import Screen

HOLD_SECONDS, OPEN_SECONDS = 0.3, 1.0
"""How long the curtain hangs before the new game, and how long it takes to open."""
OPENED_SECONDS = 0.9
"""After so long enough of the table is seen to say whose turn it is."""
RIM = 12.0
"""How wide the rim of light round a region is, in design px."""
TOKEN_SECONDS, LIGHT_SECONDS, MOST_APART, MOST_ALL = 0.45, 0.6, 0.15, 1.0
"""After what time the first region lights up, how long one shines, and how far the starts of two and of all lie
apart at most."""


class Opening(msgspec.Struct):
    """The curtain opens on the table of a new game: its folds gather at both sides and leave."""

    age: float = 0.0
    low = False

    @property
    def over(self) -> bool:
        """Whether the table is seen."""
        return self.age >= HOLD_SECONDS + OPEN_SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw what of the curtain still hangs before the table."""
        share = eased((self.age - HOLD_SECONDS) / OPEN_SECONDS)
        surface.fblits(list(curtain.parted(WINE, screen.frame, share, screen.scale)))


class Reveal(msgspec.Struct):
    """The regions that somebody has chosen light up, one after the other in the order of the barrel."""

    regions: set[str]
    age: float = 0.0
    low = True

    @property
    def apart(self) -> float:
        """Seconds between the starts of two."""
        return min(MOST_APART, MOST_ALL / max(1, len(self.regions)))

    @property
    def seconds(self) -> float:
        """How long all of it takes."""
        return TOKEN_SECONDS + self.apart * (len(self.regions) - 1) + LIGHT_SECONDS

    @property
    def over(self) -> bool:
        """Whether all have shone."""
        return self.age >= self.seconds

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw the light round the regions as it is now."""
        chosen = [region for region in printed.regions() if region in self.regions]
        for i, region in enumerate(chosen):
            share = (self.age - TOKEN_SECONDS - i * self.apart) / LIGHT_SECONDS
            if not 0 < share < 1:
                continue
            strength = math.sin(math.pi * share)
            picture, (x, y) = patch.rim(map_boxes.lying(region), SELECT, RIM, screen.scale)
            blend(surface, picture, screen.pixel((map_boxes.MAP.x + x, map_boxes.MAP.y + y)), strength)
