"""The name plate of a region: number, name, its varieties and who grows them, the bottle, and who has marked it."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.chart import inks
from game.art.grapes import Tile, tile_shapes
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas, Style, text_width
from game.art.kit.palette import INK, LEGAL, Colour, mix
from game.art.kit.shapes import NONE, Point, circle, path, rect

HEIGHT, HEAD = 66.0, 30.0
TILE, STEP = 29.0, 33.0
"""Side of a tile, and from one to the next."""
NAME, LEFT = 23.0, 37.0
"""Letters of the name, and where it begins."""
MOST = 196.0
"""A plate is no wider than this for its name, so that it covers no vineyard."""
NUMBER = 18.0, 15.5
"""The middle of the number."""


class PlateLook(NamedTuple):
    """What a plate shows. ``barrel``: the region is being handled; ``done``: it has been in this round."""

    region: str
    name: str
    number: int
    tiles: tuple[Tile, ...]
    bottle: bool
    barrel: bool = False
    done: bool = False


def width(name: str, tiles: int) -> float:
    """How wide the plate of a region of this name is, with place for so many tiles and a bottle."""
    return max(min(MOST, LEFT + 32 + text_width(name, "display", NAME)), 12 + tiles * STEP + 24)


def tile_boxes(tiles: int) -> tuple[Box, ...]:
    """Where so many tiles lie on their plate."""
    return tuple(Box(8 + at * STEP, HEAD + (HEIGHT - HEAD - TILE) / 2, TILE, TILE) for at in range(tiles))


@kept(60)
def plate(look: PlateLook, wide: float, scale: float) -> Surface:
    """The plate, so wide, with BLEED around it."""
    canvas = Canvas.over((0, 0, wide, HEIGHT), scale, BLEED)
    ink, (x, y), right = inks.HEADS[look.region], NUMBER, wide - 1.1
    head = f"M1.1,{HEAD}V8Q1.1,1.1 8,1.1H{wide - 8}Q{right},1.1 {right},8V{HEAD}Z"
    canvas.draw(
        rect(3, 5, wide, HEIGHT, "#0E2A38", 7, opacity=0.4),
        rect(0, 0, wide, HEIGHT, inks.WHITE, 7, INK, 2.2),
        path(head, ink),
        path(f"M1,{HEAD}H{wide - 1}", NONE, INK, 2),
        circle(x, y, 12.5, inks.WHITE, INK, 2),
    )
    if look.barrel:
        canvas.icon("barrel", x, y, 27)
    else:
        canvas.text(x, y, str(look.number), "extra", 20, INK, "centre", "middle")
    room = wide - LEFT - (30 if look.done else 6)
    style: Style = "display" if canvas.measure(look.name, "display", NAME) <= room else "extra"
    canvas.fit(LEFT, 15.5, look.name, style, NAME, room, inks.ON_HEADS[look.region], tall=HEAD - 5)
    if look.done:
        canvas.draw(circle(wide - 16, y, 10.5, inks.WHITE, INK, 1.8))
        canvas.icon("confirm", wide - 16, y, 15, colour=LEGAL)
    for tile, box in zip(look.tiles, tile_boxes(len(look.tiles)), strict=True):
        tile_shapes(canvas, tile, *box.centre, TILE)
    if look.bottle:
        canvas.icon("bottle_marker", 8 + len(look.tiles) * STEP + 10, HEAD + (HEIGHT - HEAD) / 2, 30)
    return canvas.surface()


class ScrollBoxes(NamedTuple):
    """Where the parts of a scroll lie on it: name, tiles, bottle (its middle), and the faces of those who buy.

    ``tall`` is the height of all of it, ``sheet`` that of the scroll itself, and ``tab`` what hangs below it with the
    faces that find no room on it. ``rules`` are the strokes between its parts, each from one point to another.
    """

    wide: float
    tall: float
    sheet: float
    name: float
    tiles: tuple[Box, ...]
    bottle: Point
    faces: tuple[Box, ...]
    rules: tuple[tuple[Point, Point], ...]
    tab: Box | None = None


class ScrollShape(NamedTuple):
    """How the parts of a scroll lie: the tiles below the name, the faces below them on a tab, or all in one row."""

    low_tiles: bool = False
    tab: bool = False


SCROLL, SCROLL_TILE, FACE, TAIL = 68.0, 44.0, 48.0, 26.0
"""Height of a scroll, side of its tiles, width of its faces, and how far its tails reach beyond it."""
TAB, TAB_HIDDEN, TAB_LEFT = 60.0, 8.0, 22.0
"""Height of the tab with faces, how much of it lies behind the scroll, and where it begins."""
SCROLL_NUMBER = 36.0, SCROLL / 2
"""The middle of the number on a scroll."""
SCROLL_NAME, MOST_NAME, NAME_AT = 38.0, 330.0, 70.0
"""Letters of the name on a scroll, the most room that it takes, and where it begins."""


def scroll_boxes(name: str, tiles: int, queues: tuple[int, ...], shape: ScrollShape) -> ScrollBoxes:
    """A scroll for a region of this name; ``queues`` are how many wait in each of the groups of those who buy."""
    named = NAME_AT + min(MOST_NAME, text_width(name, "display", SCROLL_NAME)) + 16
    left, top, sheet = (18.0, SCROLL - 4, SCROLL + SCROLL_TILE + 6) if shape.low_tiles else (named, 12.0, SCROLL)
    found = tuple(Box(left + k * (SCROLL_TILE + 5), top, SCROLL_TILE, SCROLL_TILE) for k in range(tiles))
    at = left + tiles * (SCROLL_TILE + 5)
    bottle, at = (at + 17, top + SCROLL_TILE / 2), at + 40
    wide, waiting = max(named, at) + 8, tuple(filter(None, queues))
    if not waiting:
        return ScrollBoxes(wide, sheet, sheet, NAME_AT, found, bottle, (), ())
    row = sheet + (TAB - TAB_HIDDEN - FACE) / 2 if shape.tab else top + (SCROLL_TILE - FACE) / 2
    if shape.tab:
        at = TAB_LEFT - 6
    faces: list[Box] = []
    rules: list[tuple[Point, Point]] = []
    for group, count in enumerate(waiting):
        if group or not shape.tab:
            rules.append(((at + 8, row + 2), (at + 8, row + FACE - 2)))
        faces += [Box(at + 18 + k * (FACE + 5), row, FACE, FACE) for k in range(count)]
        at += 20 + count * (FACE + 5)
    if not shape.tab:
        return ScrollBoxes(max(wide, at + 8), sheet, sheet, NAME_AT, found, bottle, tuple(faces), tuple(rules))
    tab = Box(TAB_LEFT, sheet - TAB_HIDDEN, at + 2 - TAB_LEFT, TAB)
    return ScrollBoxes(
        max(wide, tab.right + 8), tab.bottom, sheet, NAME_AT, found, bottle, tuple(faces), tuple(rules), tab
    )  # fmt: skip


@kept(30)
def scroll(look: PlateLook, boxes: ScrollBoxes, scale: float) -> Surface:
    """The scroll of an unrolled region, without faces, with TAIL around it."""
    wide, tall, ink = boxes.wide, boxes.sheet, inks.HEADS[look.region]
    canvas = Canvas.over((0, 0, wide, boxes.tall), scale, TAIL)
    dark, (x, y) = mix(ink, INK, 0.45), SCROLL_NUMBER
    if boxes.tab is not None:
        _tab(canvas, boxes.tab, ink)
    canvas.draw(
        path("M-24,15H10V75H-24L-8,45Z", dark, INK, 2.4),
        path(f"M{wide + 24},15H{wide - 10}V75H{wide + 24}L{wide + 8},45Z", dark, INK, 2.4),
        rect(3, 6, wide, tall, "#04121A", 5, opacity=0.4),
        rect(0, 0, wide, tall, inks.WHITE, 5, INK, 2.6),
        rect(5, 5, wide - 10, tall - 10, NONE, 3, ink, 2.4),
        circle(x, y, 22, ink, INK, 2.4),
    )
    middle = SCROLL / 2
    if look.barrel:
        canvas.icon("barrel", x, y, 44)
    else:
        canvas.text(x, y, str(look.number), "extra", 28, inks.ON_HEADS[look.region], "centre", "middle")
    beside = boxes.tiles and boxes.tiles[0].y < middle
    room = (boxes.tiles[0].x if beside else wide) - boxes.name - 8
    canvas.fit(boxes.name, middle - 1, look.name, "display", SCROLL_NAME, room, tall=SCROLL - 12)
    for tile, box in zip(look.tiles, boxes.tiles, strict=True):
        tile_shapes(canvas, tile, *box.centre, box.w)
    if look.bottle:
        canvas.icon("bottle_marker", *boxes.bottle, 48)
    canvas.draw(*(path(f"M{x},{y}L{right},{foot}", NONE, ink, 2.4) for (x, y), (right, foot) in boxes.rules))
    return canvas.surface()


def _tab(canvas: Canvas, tab: Box, ink: Colour) -> None:
    """The tab below a scroll, as wide as the faces on it."""
    canvas.draw(
        rect(tab.x + 3, tab.y + 6, tab.w, tab.h, "#04121A", 9, opacity=0.4),
        rect(*tab, inks.WHITE, 9, INK, 2.6),
        rect(tab.x + 4, tab.y + 4, tab.w - 8, tab.h - 8, NONE, 6, ink, 2.0),
    )
