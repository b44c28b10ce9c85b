"""Draws the marks on things of Vino: rims in the shape of stones, rings round flags, steps at the crates."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

import pygame

from game.art import marks
from game.art.chart import rims
from game.art.kit.boxes import Spot
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, INK, SELECT
from game.art.kit.shapes import NONE, circle, rect
from game.art.marks import MARGIN
from game.play.marks import Marks
from game.play.things import Thing
from game.vino import demand, printed
from game.vino.layout import Layout
from game.vino.map_boxes import Land
from game.window.screen import Screen
from rules.engine.choice import Ref

SMALL = frozenset({"vineyard", "region", "demand", "tile", "arch"})
"""Kinds of things too small for the sign of the hand; the dashes mark them."""


class VinoMarks(Marks):
    """Draws marks for the things of one position."""

    def __init__(
        self,
        surface: pygame.Surface,
        screen: Screen,
        things: Sequence[Thing],
        layout: Layout,
        flags: Collection[Ref] = (),
        market: Mapping[str, tuple[int, int]] | None = None,
    ) -> None:
        """``flags`` are the vineyards on which a flag stands, ``market`` the demands, in Vino, as they are and as they
        are seen."""
        # Land is marked by a rim of its own shape on the chart, its region by a ring around its name.
        super().__init__(surface, screen, [thing for thing in things if not isinstance(thing.box, Land)])
        self.layout = layout
        self.flags = frozenset(flags)
        self.market = market or {}

    def spot(self, ref: Ref) -> Spot | None:
        if ref.kind == "mark":
            return next((Spot(*thing.box.centre, thing.box.w / 2) for thing in self.things if thing.ref == ref), None)
        return self.layout.cellar_boxes.supply if ref.kind == "marker" else None

    def sign(self, ref: Ref) -> str:
        return "" if ref.kind in SMALL else "hand"

    def radius(self, ref: Ref) -> float:
        return 11 if ref.kind == "vineyard" else super().radius(ref)

    def legal(self, refs: Iterable[Ref], phase: int, going: Sequence[Thing] = ()) -> None:
        """Regions have rims on the chart itself, below what lies on them."""
        refs = [ref for ref in refs if ref.kind != "region"]
        super().legal([ref for ref in refs if ref.kind not in ("vineyard", "demand")], phase, going)
        for ref in refs:
            if ref.kind == "demand":
                self._raiser(ref.name)
        for ref in self._from_below(ref for ref in refs if ref.kind == "vineyard"):
            for thing in self.things:
                if thing.ref == ref:
                    self._vineyard(thing, False)

    def _raiser(self, variety: str) -> None:
        """A crate that can be raised bears a sign beside it."""
        layout = self.layout
        place = demand.raiser_place(layout.demand_row(variety), layout.demand, *self.market.get(variety, (0, 0)))
        picture = demand.raiser(self.screen.scale)
        self.surface.blit(picture, picture.get_rect(center=self.screen.pixel(place)))

    def _vineyard(self, thing: Thing, chosen: bool) -> None:
        """A vineyard that may be chosen, or is."""
        size, scale = rims.size_of(thing.box.w), self.screen.scale
        if chosen or thing.ref in self.flags:
            picture = rims.flag(chosen, size, scale)
        else:
            picture = rims.stone(printed.government(thing.ref.name), size, scale)
        self.surface.blit(picture, picture.get_rect(center=self.screen.pixel(thing.box.centre)))

    def pointed(self, ref: Ref, only: Thing | None = None) -> None:
        super().pointed(ref, None if only is not None and isinstance(only.box, Land) else only)

    def haloed(self, ref: Ref) -> None:
        """An unrolled region is pointed at where it lies large, the own markers with their number beside them."""
        found = [thing for thing in self.things if thing.ref == ref]
        if ref.kind in ("region", "marker") and found:
            box = found[-1].whole or found[-1].box
            self.put(marks.halo_box(box.w, box.h, self.screen.scale, self.radius(ref)), box)
        else:
            super().haloed(ref)

    def refused(self, ref: Ref) -> None:
        if ref.kind != "region":
            super().refused(ref)

    def chosen(self, refs: Iterable[Ref], touched: Mapping[Ref, Thing]) -> None:
        """The tick lies beside small things, so that they stay to be read."""
        for ref in refs:
            spot = self.spot(ref)
            if ref.kind == "region":
                continue
            if ref.kind in ("tile", "vineyard"):
                for thing in self.things:
                    if thing.ref == ref and ref.kind == "tile":
                        self.put(chosen_small(thing.box.w, thing.box.h, self.screen.scale), thing.box)
                    elif thing.ref == ref:
                        self._vineyard(thing, True)
            elif spot is not None:
                self.put(chosen_disc(spot.r, self.screen.scale), spot.box)
            else:
                super().chosen([ref], touched)


@kept(12)
def chosen_small(w: float, h: float, scale: float) -> pygame.Surface:
    """The ring of a variety tile that is chosen and waits to be confirmed, with MARGIN around it."""
    canvas, m = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale), MARGIN
    around = (m - 2, m - 2, w + 4, h + 4)
    canvas.draw(rect(*around, NONE, 10, INK, 8), rect(*around, NONE, 10, SELECT, 5))
    _tick(canvas, m + w + 1, m - 2)
    return canvas.surface()


@kept(20)
def chosen_disc(r: float, scale: float) -> pygame.Surface:
    """The ring of a round thing of radius ``r`` that is chosen, with MARGIN around it."""
    canvas, c = Canvas(2 * (r + MARGIN), 2 * (r + MARGIN), scale), r + MARGIN
    canvas.draw(circle(c, c, r + 4, NONE, SELECT, 8), circle(c, c, r + 4, NONE, INK, 4))
    _tick(canvas, c + r * 0.74 + 5, c - r * 0.74 - 5)
    return canvas.surface()


def _tick(canvas: Canvas, x: float, y: float) -> None:
    canvas.draw(circle(x, y, 10.5, CARD, INK, 2))
    canvas.icon("confirm", x, y, 15)
