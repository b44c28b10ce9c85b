"""Draws the marks on things of Vino."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.art.kit.boxes import Box, Spot
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, INK, SELECT
from game.art.kit.shapes import NONE, circle, rect
from game.art.marks import MARGIN
from game.play.marks import Marks
from game.play.things import Thing
from game.vino import map_boxes
from game.vino.layout import Layout
from game.window.screen import Screen
from rules.engine.choice import Ref

SMALL = frozenset({"vineyard", "region", "demand", "tile"})
"""Kinds of things too small for the sign of the hand; the dashes mark them."""

RING = 21.0
"""Radius of the marks round the number of a region, so that the number stays free."""


class VinoMarks(Marks):
    """Draws marks for the things of one position; ``large`` is the region whose plate is large."""

    def __init__(
        self, surface: pygame.Surface, screen: Screen, things: Sequence[Thing], layout: Layout, large: str
    ) -> None:
        super().__init__(surface, screen, things)
        self.layout = layout
        self.large = large

    def spot(self, ref: Ref) -> Spot | None:
        if ref.kind == "vineyard":
            return map_boxes.vineyard(ref.name, self.large)
        if ref.kind == "region":
            return map_boxes.number(ref.name)._replace(r=RING)
        if ref.kind == "mark":
            return next((Spot(*thing.box.centre, thing.box.w / 2) for thing in self.things if thing.ref == ref), None)
        return self.layout.supply if ref.kind == "marker" else None

    def sign(self, ref: Ref) -> str:
        large = ref.kind == "vineyard" and ref.name.partition(".")[0] == self.large
        return "" if ref.kind in SMALL and not large else "hand"

    def chosen(self, refs: Iterable[Ref], touched: Mapping[Ref, Thing]) -> None:
        """The tick lies beside small things, so that they stay to be read."""
        for ref in refs:
            spot = self.spot(ref)
            if spot is not None:
                self.put(chosen_disc(spot.r, self.screen.scale), spot.box)
            elif ref.kind == "tile":
                for thing in self.things:
                    if thing.ref == ref:
                        self.put(chosen_tile(thing.box.w, self.screen.scale), thing.box)
            else:
                super().chosen([ref], touched)

    def seen(self, thing: Thing) -> Box:
        """Of a row of the demand table only its tile is marked."""
        if thing.ref.kind != "demand":
            return thing.box
        return self.layout.demand_tile(thing.ref.name).box


@kept(6)
def chosen_tile(side: float, scale: float) -> pygame.Surface:
    """The ring of a variety tile that is chosen and waits to be confirmed, with MARGIN around the tile."""
    canvas, m = Canvas(side + 2 * MARGIN, side + 2 * MARGIN, scale), MARGIN
    around = (m - 3, m - 3, side + 6, side + 6)
    canvas.draw(rect(*around, NONE, 9, SELECT, 7), rect(*around, NONE, 9, INK, 3))
    _tick(canvas, m + side + 5, m - 5)
    return canvas.surface()


@kept(20)
def chosen_disc(r: float, scale: float) -> pygame.Surface:
    """The ring of a vineyard or region of radius ``r`` that is chosen, with MARGIN around it."""
    canvas, c = Canvas(2 * (r + MARGIN), 2 * (r + MARGIN), scale), r + MARGIN
    canvas.draw(circle(c, c, r + 4, NONE, SELECT, 8), circle(c, c, r + 4, NONE, INK, 4))
    _tick(canvas, c + r * 0.74 + 5, c - r * 0.74 - 5)
    return canvas.surface()


def _tick(canvas: Canvas, x: float, y: float) -> None:
    canvas.draw(circle(x, y, 10.5, CARD, INK, 2))
    canvas.icon("confirm", x, y, 15)
