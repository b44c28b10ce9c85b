"""The change of a season: the tab of the ribbon slides on, the half that closes dims, the half that opens rises."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
import pygame

from game.art.kit.boxes import Box
from game.play.motion import eased
from game.window.screen import Point, Screen

SECONDS = 0.5
WORDS = 0.35
"""Share of the way after which words stand in their new places, so that they are not seen twice for long."""
RISE = 14.0
"""How far the opening half rises, in design px."""


class Part(NamedTuple):
    """A part of the table with its picture."""

    box: Box
    picture: pygame.Surface


class SeasonTurn(msgspec.Struct):
    """The change on its way.

    ``before`` are the parts of the table that change, the ribbon first, as they were; ``tabs`` are the ribbon's old and
    new tab, ``blank`` is a point of the ribbon where nothing stands, ``opens`` the half of the second part that opens.
    """

    before: tuple[Part, ...]
    tabs: tuple[Box, Box]
    blank: Point
    opens: Box | None = None
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
        rising = screen.pixels(self.opens).clip(surface.get_rect()) if self.opens else None
        risen = surface.subsurface(rising).copy() if rising else None
        for (box, picture), left in zip(self.before, (1 - share / WORDS, 1 - share), strict=False):
            if left > 0:
                picture.set_alpha(round(255 * left))
                surface.blit(picture, screen.pixels(box).clip(surface.get_rect()))
        if rising and risen:
            risen.set_alpha(round(255 * min(1.0, share / WORDS)))
            surface.set_clip(screen.pixels(self.before[1].box))
            surface.blit(risen, rising.move(0, round(RISE * (1 - share) * screen.scale)))
            surface.set_clip(None)
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
        ribbon.picture.set_alpha(255)
        surface.blit(ribbon.picture, below, part)

    def _tab(self, surface: pygame.Surface, screen: Screen) -> pygame.Surface | None:
        """The picture of the new tab, cut out of the new ribbon."""
        box = screen.pixels(self.tabs[1]).clip(surface.get_rect())
        return surface.subsurface(box).copy() if box.w and box.h and self.tabs[0].w else None


def seen(screen: Screen, boxes: Sequence[Box]) -> tuple[Part, ...]:
    """Parts of the table as they are on the window now."""
    surface = screen.surface
    return tuple(Part(box, _cut(surface, screen.pixels(box).clip(surface.get_rect()))) for box in boxes)


def _cut(surface: pygame.Surface, part: pygame.Rect) -> pygame.Surface:
    """A part of the window; nothing where that is drawn to a sliver."""
    return surface.subsurface(part).copy() if part else pygame.Surface((0, 0))
