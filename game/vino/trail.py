"""The trail on the table of Vino: where the things of the last move came from and went to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import plates
from game.art.kit.boxes import Box, Spot
from game.play.trail import Leg, Trail
from game.vino import map_boxes, printed
from game.vino.animate import MOVES
from game.vino.animate_parts import Transition
from game.vino.layout import Layout
from game.vino.words import PLACED
from game.window.screen import Screen
from rules.engine.event import Event
from rules.vino.view import View


class Lie(NamedTuple):
    """How the table lies now: where all places are, the order of the rail from above, and the region whose plate is
    large, or empty."""

    layout: Layout
    order: tuple[int, ...]
    large: str


class VinoTrail(Trail[View, Lie]):
    """The ways of the last move in Vino."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(MOVES, colours)

    def covered(self, lie: Lie, after: View, leg: Leg) -> Sequence[Box]:
        """All but the open map: the panels around it, and on it plates, title and numbers."""
        regions = printed.regions()
        frame = lie.layout.frame
        found = [frame.rail, frame.task, frame.log, lie.layout.demand, lie.layout.cellar]
        found += [map_boxes.title(), *map(map_boxes.plate, regions)]
        found += [map_boxes.number(region).box for region in regions]
        return [*found, map_boxes.large_plate(lie.large)] if lie.large else found

    def draw(self, surface: pygame.Surface, screen: Screen, lie: Lie, mat: int, asked: int) -> None:
        """Besides the dots: a ring around what was touched, since the ways end before the plates."""
        super().draw(surface, screen, lie, mat, asked)
        for spot, colour in self.touched(lie, asked):
            image = plates.ring_picture(colour, spot.r, screen.scale)
            surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))

    def touched(self, lie: Lie, asked: int) -> list[tuple[Spot, str]]:
        """The vineyards and demands that the last move has touched, each with the colour of its seat."""
        found = []
        for event, _, _ in self.traces:
            if event.seat != asked:
                found.append((_place(event, lie), self.colours[event.seat]))
        return found

    def transition(self, before: View, after: View, lie: Lie, shown: int) -> Transition:
        """What the moves need to know of the table as it lies now."""
        return Transition(before, after, lie.layout, lie.large, shown, self.colours)


def _place(event: Event, lie: Lie) -> Spot:
    """A vineyard, or the tile before a row of the demand table."""
    if event.kind in PLACED:
        return map_boxes.vineyard(event.place, lie.large)
    return lie.layout.demand_tile(event.thing)
