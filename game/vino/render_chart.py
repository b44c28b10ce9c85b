"""Draws the chart of Vino: the country with its roads and plates, and the region that is unrolled above it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Surface

from game.art import innkeepers
from game.art.chart import along, ground, patch, plate
from game.art.chart.roads import Rolled
from game.art.chart.sea import More
from game.art.chart.veil import Veiled, veil
from game.art.innkeepers import CALM
from game.art.kit.cache import in_parts, kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.layers import Paper
from game.art.kit.palette import CARD, FOCUS, ILLEGAL, INK, LEGAL, SELECT, Colour
from game.art.kit.parts import lay
from game.art.kit.shapes import circle
from game.art.seat_marks import mark_picture
from game.text.messages import say
from game.vino import from_view, map_boxes, printed
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.vino.view import View

RING = 28.0
"""Radius of the ring round the face of who acts."""


RIMS = {"legal": (LEGAL, 6.0), "chosen": (SELECT, 8.5), "pointed": (FOCUS, 8.0), "refused": (ILLEGAL, 7.0)}
"""What may be said of a region: in which ink, and how wide the rim of its patch is."""
SIGNS = {"chosen": ("confirm", INK), "refused": ("slash", ILLEGAL)}
"""What besides is said with a sign at its name plate."""


class ChartSheet(NamedTuple):
    """What lies on the chart.

    How much ``more`` is seen around it, the region that is ``large``, who acts there (-1: nobody), what is on its way,
    the moods of the seats, and which ``states`` of RIMS which regions have, the strongest last.
    """

    view: View
    more: More
    large: str = ""
    acts: int = -1
    hidden: frozenset[Ref] = frozenset()
    moods: tuple[str, ...] = ()
    states: tuple[tuple[str, str], ...] = ()


class ChartDrawing:
    """Draws the charts of one game."""

    def __init__(self, colours: Sequence[str], innkeepers_: Sequence[str]) -> None:
        self.colours = colours
        self.innkeepers = innkeepers_

    def lay(self, paper: Paper, screen: Screen, sheet: ChartSheet) -> None:
        """Lay the whole chart in its place."""
        scale, corner = screen.scale, screen.pixel(map_boxes.MAP[:2])
        title = say("vino-map-title"), say("vino-map-subtitle")
        above = screen.pixel((map_boxes.MAP.x - sheet.more.left, map_boxes.MAP.y - sheet.more.above))
        paper.blit(ground.ground(title, sheet.more, scale), above)
        for region, state in sheet.states:
            self._rim(paper, screen, map_boxes.lying(region), state)
        here = sheet.large if Ref("large", sheet.large) not in sheet.hidden else ""
        for region in (one for one in printed.regions() if one != here):
            road = from_view.road(sheet.view, region, self.colours, sheet.hidden)
            lay(paper, corner, along.parts(road, map_boxes.lying(region), scale))
        for region in (one for one in printed.regions() if one != here):
            self._plate(paper, screen, sheet, region)
        veiled = sheet.large != "" and sheet.view.phase == "buy" and sheet.large == sheet.view.barrel
        if veiled:
            paper.blit(veil(*sheet.more.size, scale), above)
        if here:
            self._unrolled(paper, screen, sheet, veiled)

    def _plate(self, paper: Paper, screen: Screen, sheet: ChartSheet, region: str) -> None:
        box, scale = map_boxes.plate(region), screen.scale
        look = from_view.plate_look(sheet.view, region, self.colours, sheet.hidden)
        paper.blit(plate.plate(look, box.w, scale), screen.pixel((box.x - BLEED, box.y - BLEED)))
        for index, colour in enumerate(from_view.marks(sheet.view, region, self.colours)):
            spot = map_boxes.mark(region, index)
            picture = mark_picture(colour, spot.r, scale)
            paper.blit(picture, picture.get_rect(center=screen.pixel((spot.x, spot.y))).topleft)

        for state in (state for name, state in sheet.states if name == region and state in SIGNS):
            sign = corner_sign(*SIGNS[state], scale)
            paper.blit(sign, sign.get_rect(center=screen.pixel((box.right - 6, box.y - 2))).topleft)

    def _rim(self, paper: Paper, screen: Screen, rolled: Rolled, state: str) -> None:
        ink, wide = RIMS[state]
        picture, (x, y) = patch.rim(rolled, ink, wide, screen.scale)
        paper.blit(picture, screen.pixel((map_boxes.MAP.x + x, map_boxes.MAP.y + y)))

    def _unrolled(self, paper: Paper, screen: Screen, sheet: ChartSheet, veiled: bool) -> None:
        """The region that has risen, and its scroll with the faces of those who buy there."""
        region, scale = sheet.large, screen.scale
        road = from_view.road(sheet.view, region, self.colours, sheet.hidden)
        rolled = map_boxes.lying(region, region)
        corner = screen.pixel(map_boxes.MAP[:2])
        lay(paper, corner, along.ground(rolled, scale))
        for name, state in sheet.states:
            if name == region:
                self._rim(paper, screen, rolled, state)
        self._over_land(paper, screen, sheet, rolled, veiled)
        lay(paper, corner, along.parts(road, rolled, scale))
        queues = from_view.queues(sheet.view, region)
        counts = tuple(map(len, queues))
        boxes, box = map_boxes.on_scroll(region, counts), map_boxes.scroll(region, counts)
        look = from_view.plate_look(sheet.view, region, self.colours, sheet.hidden)
        tail = plate.TAIL
        paper.blit(plate.scroll(look, boxes, scale), screen.pixel((box.x - tail, box.y - tail)))
        for seat, place in zip((seat for queue in queues for seat in queue), boxes.faces, strict=True):
            mood = sheet.moods[seat] if sheet.moods else CALM
            face = self.face(seat, seat == sheet.acts, mood, scale)
            middle = box.x + place.centre[0], box.y + place.centre[1]
            paper.blit(face, face.get_rect(center=screen.pixel(middle)).topleft)

    def _over_land(self, paper: Paper, screen: Screen, sheet: ChartSheet, rolled: Rolled, veiled: bool) -> None:
        """What of other regions stands where the land has risen: it is seen on the land, ``veiled`` as before."""
        others: Paper = Veiled(paper) if veiled else paper
        corner = screen.pixel(map_boxes.MAP[:2])
        land = map_boxes.land(rolled.region, rolled.region)
        for region in (one for one in printed.regions() if one != rolled.region):
            road = from_view.road(sheet.view, region, self.colours, sheet.hidden)
            on_land = [at for at in range(len(road)) if land.reaches(map_boxes.stone(f"{region}.{at + 1}"))]
            if on_land:
                lay(others, corner, along.standing(road, map_boxes.lying(region), screen.scale, on_land))
            if land.reaches(map_boxes.plate(region)):
                self._plate(others, screen, sheet, region)

    def face(self, seat: int, acts: bool, mood: str, scale: float) -> Surface:
        """The face of one who buys, ringed while it is that one's turn."""
        picture = innkeepers.disc(self.innkeepers[seat], self.colours[seat], plate.FACE, scale, mood)
        return _ringed(self.innkeepers[seat], self.colours[seat], mood, scale) if acts else picture

    def draw_ahead(self, screen: Screen, view: View) -> Iterator[None]:
        """What the next turns will show, one drawing at each step: the regions that will be unrolled."""
        scale = screen.scale
        for region in sorted(printed.regions(), key=lambda one: one != view.barrel):
            rolled = map_boxes.lying(region, region)
            map_boxes.scroll(region)
            yield
            yield from in_parts(partial(patch.risen, rolled, scale))
            road = from_view.road(view, region, self.colours, frozenset())
            yield from (None for _ in along.risen(road, rolled, scale))
            for ink, wide in RIMS.values():
                yield
                patch.rim(map_boxes.lying(region), ink, wide, scale)


@kept(30)
def _ringed(innkeeper: str, colour: str, mood: str, scale: float) -> Surface:
    """The face of who acts in its ring."""
    canvas = Canvas(2 * RING + 4, 2 * RING + 4, scale)
    canvas.draw(circle(RING + 2, RING + 2, RING - 1, SELECT, INK, 2))
    face = innkeepers.disc(innkeeper, colour, plate.FACE, scale, mood)
    canvas.layer()
    canvas.picture(face, RING + 2 - face.get_width() / scale / 2, RING + 2 - face.get_height() / scale / 2)
    return canvas.surface()


@kept(10)
def corner_sign(icon: str, ink: Colour, scale: float) -> Surface:
    """A sign on a disc."""
    canvas = Canvas(40, 40, scale)
    canvas.draw(circle(20, 20, 16, SELECT if icon == "confirm" else CARD, ink, 2.4))
    canvas.icon(icon, 20, 20, 23, colour=ink)
    return canvas.surface()
