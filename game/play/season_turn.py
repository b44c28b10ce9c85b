"""The change of a season: the tab of the ribbon slides on, and over the table the light wanders from left to right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import pygame

from game.art.kit.blending import blend
from game.art.kit.boxes import Box
from game.play.motion import eased
from game.window.screen import Point, Screen

SECONDS = 0.5
WORDS = 0.35
"""Share of the way after which words stand in their new places, so that they are not seen twice for long."""
SOFT, STEPS = 220.0, 22
"""How wide the edge of the light is, in design px, and in how many steps it fades."""


class Part(NamedTuple):
    """A part of the table with its picture."""

    box: Box
    picture: pygame.Surface


class SeasonTurn(msgspec.Struct):
    """The change on its way.

    ``before`` are the parts of the table that change, the ribbon first, as they were; ``tabs`` are the ribbon's old and
    new tab, ``blank`` is a point of the ribbon where nothing stands.
    """

    before: tuple[Part, ...]
    tabs: tuple[Box, Box]
    blank: Point
    age: float = 0.0
    low = True
    """Whether it lies under panels and marks."""

    @property
    def over(self) -> bool:
        """Whether the new season stands."""
        return self.age >= SECONDS

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Lay what is left of the old season over the new one that is drawn already."""
        share = eased(self.age / SECONDS)
        tab = self._tab(surface, screen)
        box, picture = self.before[0]
        if share < WORDS:
            blend(surface, picture, screen.pixels(box).clip(surface.get_rect()).topleft, 1 - share / WORDS)
        for part in self.before[1:]:
            _wander(surface, screen, part, share)
        if tab is not None:
            old, new = self.tabs
            self._empty(surface, screen, new)
            x = old.x + (new.x - old.x) * share
            surface.blit(tab, screen.pixel((x, new.y)))

    def _empty(self, surface: pygame.Surface, screen: Screen, tab: Box) -> None:
        """Leave the place on the ribbon free to which the tab slides."""
        place = screen.pixels(tab._replace(h=62)).clip(surface.get_rect())
        beside, ribbon = screen.pixel(self.blank), self.before[0]
        if surface.get_rect().collidepoint(beside):
            surface.fill(surface.get_at(beside), place)
        below = screen.pixels(Box(tab.x, tab.y + 64, tab.w, 12)).clip(surface.get_rect())
        part = below.move(-screen.pixels(ribbon.box).x, -screen.pixels(ribbon.box).y)
        surface.blit(ribbon.picture, below, part)

    def _tab(self, surface: pygame.Surface, screen: Screen) -> pygame.Surface | None:
        """The picture of the new tab, cut out of the new ribbon."""
        box = screen.pixels(self.tabs[1]).clip(surface.get_rect())
        return surface.subsurface(box).copy() if box.w and box.h and self.tabs[0].w else None


def _wander(surface: pygame.Surface, screen: Screen, part: Part, share: float) -> None:
    """Lay over a part what is left of it at the right of the light's edge, which has come so far (0-1)."""
    place = screen.pixels(part.box).clip(surface.get_rect())
    soft = round(SOFT * screen.scale)
    edge = place.x - soft + round((place.w + soft) * share)
    for step in range(STEPS + 1):
        left, right = edge + soft * step // STEPS, edge + soft * (step + 1) // STEPS if step < STEPS else place.right
        strip = pygame.Rect(left, place.y, right - left, place.h).clip(place) if right > left else None
        if strip:
            still = (step + 0.5) / STEPS if step < STEPS else 1.0
            blend(surface, part.picture, strip.topleft, still, strip.move(-place.x, -place.y))


def seen(screen: Screen, boxes: Sequence[Box]) -> tuple[Part, ...]:
    """Parts of the table as they are on the window now."""
    surface = screen.surface
    return tuple(Part(box, _cut(surface, screen.pixels(box).clip(surface.get_rect()))) for box in boxes)


def _cut(surface: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A part of the window; nothing where that is drawn to a sliver."""
    return surface.subsurface(part).copy() if part else pygame.Surface((0, 0))
