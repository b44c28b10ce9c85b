"""The demand table: five rows of cells from the least demand to the most, a marker in each, and what a sale moves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art.canvas import BLEED, SCREEN_GRAIN, Align, Canvas
from game.art.keep import kept
from game.art.laid import Part, laid
from game.art.palette import CARD, CREAM, ILLEGAL, INK, INK2, LEGAL, LINE, MAT, mix
from game.art.plates import VARIETIES, Tile, tile_shapes
from game.art.shapes import NONE, dashed_rect, line, path, rect
from game.text.messages import say
from game.vino import layout, printed
from game.vino.words import number

MARKER, SPILL = 32.0, 18.0
"""Side of a marker, and how far pills may reach beyond the cells."""


class RowLook(NamedTuple):
    """A variety's row: its tile, its demand in Vino, and by how many steps it would move (negative: down)."""

    tile: Tile
    value: int
    steps: int = 0
    hidden: bool = False


class DemandLook(NamedTuple):
    """The rows from above."""

    rows: tuple[RowLook, ...]


def table(look: DemandLook, scale: float) -> Surface:
    """The demand table with BLEED around it."""
    tiles = tuple(row.tile for row in look.rows)
    return laid(_ground(tiles, scale), (part for row in look.rows for part in _moved(row, scale)))


@kept(3)
def _ground(tiles: tuple[Tile, ...], scale: float) -> Surface:
    box = layout.DEMAND
    canvas = Canvas.over(box, scale, BLEED)
    x, y, w, h = box
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 8, opacity=0.5),
        rect(x, y, w, h, MAT, 8, INK, 2.6),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 5, LINE, 1.1),
    )
    least, most, step = printed.scale()
    cells = layout.demand_rows()
    title = say("vino-demand")
    size = 20.0
    while size > 18 and canvas.measure(title, "extra", size) > cells.x - x - 16:
        size -= 0.5
    canvas.text(x + 12, y + 25, title, "extra", size, INK, valign="middle", wrap=cells.x - x - 14, most=1)
    first = tiles[0].variety
    for value in (least, least // 2, 0, most // 2, most):
        cx = layout.demand_cell(first, value // step * step).centre[0]
        words = number(value) if value <= 0 else f"+{value}"
        align: Align = "left" if value == least else "right" if value == most else "centre"
        cx += {"left": -9, "right": 9}.get(align, 0)
        canvas.text(cx, y + 25, words, "bold", 19, INK if value == 0 else INK2, align, "middle")
    for tile in tiles:
        _cells(canvas, tile, least, most, step)
    zero = layout.demand_cell(first, 0)
    canvas.draw(rect(zero.x - 1, cells.y, zero.w + 2, cells.h, NONE, 4, INK, 2.6))
    return canvas.surface(grain=SCREEN_GRAIN)


def _moved(row: RowLook, scale: float) -> Iterator[Part]:
    """The marker of a row with what a sale would do to it."""
    if row.hidden:
        return
    area = layout.demand_row(row.tile.variety)
    picture = _marker_row(row, area.w + 2 * SPILL, area.h, scale)
    x = area.x - SPILL - layout.DEMAND.x + BLEED
    yield picture, (round(x * scale), round((area.y - layout.DEMAND.y + BLEED) * scale))


@kept(200)
def _marker_row(row: RowLook, wide: float, tall: float, scale: float) -> Surface:
    """The marker of a row on a clear strip as wide as the row and SPILL more at both ends."""
    canvas = Canvas(wide, tall, scale)
    _marker(canvas, row, wide, tall)
    return canvas.surface()


def _cells(canvas: Canvas, tile: Tile, least: int, most: int, step: int) -> None:
    area = layout.demand_row(tile.variety)
    ground = mix(CARD, VARIETIES[tile.variety].ground, 0.13)
    for value in range(least, most + 1, step):
        cell = layout.demand_cell(tile.variety, value)
        light = CARD if value == 0 else ground
        canvas.draw(rect(cell.x + 1.2, cell.y + 2, cell.w - 2.4, cell.h - 4, light, 3, LINE, 1, opacity=None))
    tile_shapes(canvas, tile, area.x - 28, area.y + area.h / 2, min(34, area.h - 6))


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
            rect(to - side / 2, y - side / 2, side, side, VARIETIES[row.tile.variety].ground, 5, opacity=0.45),
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
