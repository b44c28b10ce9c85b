"""A region that is unrolled above the chart, or rolled up again, because somebody looks at it for long."""

from __future__ import annotations

import msgspec
import pygame

from game.art.chart import along
from game.art.chart.along import Vineyard
from game.play.motion import eased
from game.vino import map_boxes
from game.vino.animate import ROLLED_SECONDS, UNROLLED_SECONDS
from game.window.screen import Screen
from rules.engine.choice import Ref

LOOK_SECONDS = 0.4
"""After what time a region that is pointed at is unrolled."""


class Unrolling(msgspec.Struct):
    """A region with its vineyards on its way ``up``, or down to its place."""

    region: str
    road: tuple[Vineyard, ...]
    up: bool
    age: float = 0.0
    low = True

    @property
    def seconds(self) -> float:
        """How long it takes."""
        return UNROLLED_SECONDS if self.up else ROLLED_SECONDS

    @property
    def over(self) -> bool:
        """Whether it has arrived."""
        return self.age >= self.seconds

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw the region where it is now."""
        share = eased(self.age / self.seconds)
        share = share if self.up else 1 - share
        rolled = map_boxes.lying(self.region, self.region)
        image = along.picture(self.road, rolled, screen.scale)
        size = 1 / rolled.size + (1 - 1 / rolled.size) * share
        start, end = map_boxes.land(self.region).centre, map_boxes.land(self.region, self.region).centre
        middle = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        wide, tall = round(image.get_width() * size), round(image.get_height() * size)
        image = pygame.transform.smoothscale(image, (max(1, wide), max(1, tall)))
        surface.blit(image, image.get_rect(center=screen.pixel(middle)))


def region_of(ref: Ref) -> str:
    """The region that a thing lies on, or empty."""
    return ref.name.partition(".")[0] if ref.kind in ("region", "vineyard", "tile") else ""
