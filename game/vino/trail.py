"""The trail on the table of Vino: where the things of the last move came from and went to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import seat_marks
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

GAP = 8.0
"""How far the panels lie from the chart and from each other."""


class Lie(NamedTuple):
    """How the table lies now: where all places are, the order of the rail from above, and the region whose plate is
    large, or empty."""

    layout: Layout
    order: tuple[int, ...]
    large: str
    market: tuple[int, ...] = ()
    """The demands in the order of the rows."""


class VinoTrail(Trail[View, Lie]):
    """The ways of the last move in Vino."""

    def __init__(self, colours: Sequence[str]) -> None:
        super().__init__(MOVES, colours)

    def covered(self, lie: Lie, after: View, leg: Leg) -> Sequence[Box]:
        """All but the open chart: the panels around it, and on it plates, vineyards, title and the unrolled region."""
        regions = printed.regions()
        frame = lie.layout.frame
        panels = (frame.rail, frame.task, frame.log, lie.layout.demand, lie.layout.cellar)
        found = [box.grown(GAP) for box in panels]
        found += [map_boxes.title(lie.layout.more.below), *map(map_boxes.plate, regions)]
        found += map(map_boxes.stone, map_boxes.vineyards())
        return [*found, map_boxes.large_box(lie.large)] if lie.large else found

    def draw(self, surface: pygame.Surface, screen: Screen, lie: Lie, mat: int, asked: int) -> None:
        """Besides the dots: a ring around what was touched, since the ways end before the plates."""
        super().draw(surface, screen, lie, mat, asked)
        for spot, colour in self.touched(lie, asked):
            image = seat_marks.ring_picture(colour, spot.r, screen.scale)
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
    """A vineyard, or the crate of a variety on the market stall."""
    if event.kind in PLACED:
        return map_boxes.vineyard(event.place, lie.large)
    cell = lie.layout.demand_cell(event.thing, lie.market[printed.varieties().index(event.thing)])
    return Spot(*cell.centre, cell.h / 2)
