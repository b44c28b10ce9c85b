"""The demand table: five rows of cells from the least demand to the most, a marker in each, and what a sale moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art import grapes
from game.art.grapes import Tile, tile_shapes
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Align, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM, ILLEGAL, INK, INK2, LEGAL, LINE, MAT, mix
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, dashed_rect, line, path, rect
from game.text.messages import say
from game.vino import printed
from game.vino.words import number

MARKER, SPILL, TILE_ROOM = 32.0, 18.0, 50.0
"""Side of a marker, how far pills may reach beyond the cells, and the room for the tile before them."""


class DemandBoxes(NamedTuple):
    """Where the sheet and the cells of the demand table lie, and how high the line of its title is (0: none)."""

    sheet: Box
    cells: Box
    title: float


class RowLook(NamedTuple):
    """A variety's row: its tile, its demand in Vino, and by how many steps it would move (negative: down)."""

    tile: Tile
    value: int
    steps: int = 0
    hidden: bool = False


class DemandLook(NamedTuple):
    """The rows from above."""

    rows: tuple[RowLook, ...]


def row_box(cells: Box, variety: str) -> Box:
    """The row of a variety among the cells. Raises ValueError for an unknown variety."""
    names = printed.varieties()
    tall = cells.h / len(names)
    return cells._replace(y=cells.y + names.index(variety) * tall, h=tall)


def cell_box(row: Box, value: int) -> Box:
    """The cell of a demand in Vino in a row."""
    least, most, step = printed.scale()
    count = (most - least) // step + 1
    wide = row.w / count
    return Box(row.x + (value - least) // step * wide, row.y, wide, row.h)


def table(look: DemandLook, boxes: DemandBoxes, scale: float) -> Iterator[Part]:
    """The parts of the demand table with BLEED around it."""
    box, cells = boxes.sheet, boxes.cells

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x - box.x + BLEED) * scale), round((y - box.y + BLEED) * scale)

    yield _ground(boxes, scale), (0, 0)
    for row in look.rows:
        area = row_box(cells, row.tile.variety)
        yield _cells(row.tile, area.w + TILE_ROOM, area.h, scale), at(area.x - TILE_ROOM, area.y)
    zero = cell_box(row_box(cells, look.rows[0].tile.variety), 0)
    yield _zero(zero.w, cells.h, scale), at(zero.x - 4, cells.y - 4)
    for row in look.rows:
        if not row.hidden:
            area = row_box(cells, row.tile.variety)
            yield _marker_row(row, area.w + 2 * SPILL, area.h, scale), at(area.x - SPILL, area.y)


@kept(3)
def _ground(boxes: DemandBoxes, scale: float) -> Surface:
    """The sheet with its title and the numbers above the rows."""
    (x, y, w, h), cells, above = boxes
    canvas = Canvas.over(boxes.sheet, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, MAT, 8, INK, 2.6),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 5, LINE, 1.1),
    )
    least, most, step = printed.scale()
    title = say("vino-demand")
    first = cell_box(cells, least).centre[0] + 3
    left = x + (12 if above else 9)
    room = x + w - 12 - left if above else first - 5 - left
    canvas.fit(left, y + 25, title, "extra", 20, room, most=2, tall=28 if above else 38)
    middle = y + above + 25
    for value in (least, least // 2, 0, most // 2, most):
        cx = cell_box(cells, value // step * step).centre[0]
        words = number(value) if value <= 0 else f"+{value}"
        align: Align = "left" if value == least else "right" if value == most else "centre"
        cx += {"left": 3, "right": 9}.get(align, 0)
        canvas.text(cx, middle, words, "bold", grown(19, 27), INK if value == 0 else INK2, align, "middle")
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(10)
def _cells(tile: Tile, wide: float, tall: float, scale: float) -> Surface:
    """The cells of a row, with its tile TILE_ROOM at the left."""
    least, most, step = printed.scale()
    canvas = Canvas(wide, tall, scale)
    ground = mix(CARD, grapes.INKS[tile.variety], 0.13)
    cell = (wide - TILE_ROOM) / ((most - least) // step + 1)
    for at, value in enumerate(range(least, most + 1, step)):
        light = CARD if value == 0 else ground
        canvas.draw(rect(TILE_ROOM + at * cell + 1.2, 2, cell - 2.4, tall - 4, light, 3, LINE, 1, opacity=None))
    tile_shapes(canvas, tile, TILE_ROOM - 28, tall / 2, min(34, tall - 6))
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(3)
def _zero(wide: float, tall: float, scale: float) -> Surface:
    """The frame round the column of no demand, 4 px around it."""
    canvas = Canvas(wide + 8, tall + 8, scale)
    canvas.draw(rect(3, 4, wide + 2, tall, NONE, 4, INK, 2.6))
    return canvas.surface()


@kept(200)
def _marker_row(row: RowLook, wide: float, tall: float, scale: float) -> Surface:
    """The marker of a row on a clear strip as wide as the row and SPILL more at both ends."""
    canvas = Canvas(wide, tall, scale)
    _marker(canvas, row, wide, tall)
    return canvas.surface()


def _marker(canvas: Canvas, row: RowLook, wide: float, tall: float) -> None:
    least, most, step = printed.scale()
    cell = (wide - 2 * SPILL) / ((most - least) // step + 1)
    x, y = SPILL + ((row.value - least) // step + 0.5) * cell, tall / 2
    side = min(MARKER, tall - 6)
    if row.steps:
        to = x + row.steps * cell
        ink = LEGAL if row.steps > 0 else ILLEGAL
        way = 1 if row.steps > 0 else -1
        if abs(row.steps) > 1:
            start, tip = x + way * (side / 2 + 2), to - way * (side / 2 + 2)
            canvas.draw(
                line(start, y, tip, y, INK, 2.2), path(f"M{tip},{y - 5}L{tip + way * 7},{y}L{tip},{y + 5}Z", INK)
            )
        canvas.draw(
            rect(to - side / 2, y - side / 2, side, side, grapes.INKS[row.tile.variety], 5, opacity=0.45),
            dashed_rect(to - side / 2, y - side / 2, side, side, INK, 2, 5, on=5, off=4),
        )
        canvas.layer()
    tile_shapes(canvas, row.tile, x, y, side)
    if row.steps:
        words = f"+{row.steps}" if row.steps > 0 else number(row.steps)
        canvas.layer()
        pill = max(34.0, canvas.measure(words, "extra", 19) + 16)
        px = x - way * (side / 2 + pill / 2 - 3)
        px = max(pill / 2 + 1, min(px, wide - pill / 2 - 1))
        canvas.draw(rect(px - pill / 2, y - 12, pill, 24, ink, 12, CREAM, 1.4))
        canvas.text(px, y, words, "extra", 19, CREAM, "centre", "middle")
