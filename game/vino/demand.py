"""Demand as a market stall: a crate of each variety slides along its beam from the least demand to the most.

Left of the brass post nobody wants the wine, right of it everybody does; the number stands at the end of the row.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art import grapes
from game.art.grapes import Tile
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CARD, ILLEGAL, INK, INK2, LEGAL, WINE
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, Point, circle, dashed_rect, line, path, rect
from game.text.messages import say
from game.text.numbers import numeral, plus
from game.vino import printed

_CRATE = 44.0
"""Side of a crate, in design px, where its row is high enough."""
_AWNING, _LABELS, _FOOT = 48.0, 28.0, 10.0
"""Heights of the awning, of the numbers below it, and of what lies below the rows."""
_POST, _LEFT, _VALUE = 18.0, 36.0, 106.0
"""Width of a post, where the first notch is, and the room at the right for the post and the values."""
_BEAM = 5.0
"""How far the middle of a beam lies below the upper edge of its row."""
RAISER = 13.0
"""The radius of the sign at a crate that can be raised."""
_STEPS = 44.0, 30.0
"""Width and height of the slip that says by how many steps a demand would move."""
_STRIPE = 31.0
"""How wide a stripe of the awning is about."""
_CLOTH, _CLOTH_LIGHT = "#FFF6E0", "#A83A5A"
_WALL, _WOOD, _WOOD_DARK, _NOTCH = "#F3E4C2", "#9A6A3A", "#7A4E28", "#5A3A20"
_UNWANTED, _WANTED = "#C9653A", "#3F8A4A"


class DemandBoxes(NamedTuple):
    """Where the stall lies, and the rows in it as wide as its notches reach."""

    sheet: Box
    cells: Box


class RowLook(NamedTuple):
    """A variety's row: its tile, its demand in Vino, and by how many steps it would move (negative: down)."""

    tile: Tile
    value: int
    steps: int = 0
    hidden: bool = False


class DemandLook(NamedTuple):
    """The rows from above."""

    rows: tuple[RowLook, ...]


def boxes_in(sheet: Box) -> DemandBoxes:
    """The rows in a stall."""
    least, most, step = printed.scale()
    pitch = (sheet.w - _LEFT - _VALUE) / ((most - least) // step)
    top = _AWNING + grown(_LABELS, 36) + 6
    cells = Box(
        sheet.x + _LEFT - pitch / 2, sheet.y + top, sheet.w - _LEFT - _VALUE + pitch, sheet.h - top - _FOOT
    )  # fmt: skip
    return DemandBoxes(sheet, cells)


def row_box(cells: Box, variety: str) -> Box:
    """The row of a variety among the notches. Raises ValueError for an unknown variety."""
    names = printed.varieties()
    tall = cells.h / len(names)
    return cells._replace(y=cells.y + names.index(variety) * tall, h=tall)


def cell_box(row: Box, value: int) -> Box:
    """Where the crate of a row hangs at a demand in Vino, as wide as a notch."""
    least, most, step = printed.scale()
    wide = row.w / ((most - least) // step + 1)
    side = _side(row.h)
    return Box(row.x + (value - least) // step * wide, row.bottom - side - 2, wide, side)


def _side(tall: float) -> float:
    """The side of a crate in a row so high, below its beam."""
    return min(_CRATE, tall - 13)


def table(look: DemandLook, boxes: DemandBoxes, scale: float) -> Iterator[Part]:
    """The parts of the stall with BLEED around it."""
    box, edge = boxes.sheet, round(BLEED * scale)
    yield _ground(boxes, scale), (0, 0)
    for row in look.rows:
        area = row_box(boxes.cells, row.tile.variety)
        found = _row(row, box.w, boxes.cells._replace(x=area.x - box.x, y=0, h=area.h), scale)
        yield found, (edge, round((area.y - box.y + BLEED) * scale))


@kept(3, lasting=True)
def _ground(boxes: DemandBoxes, scale: float) -> Surface:
    """The empty stall: posts, awning, title, the numbers of the scale and the beams."""
    (x, y, w, h), cells = boxes
    canvas = Canvas.over(boxes.sheet, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 6, w, h - 2, "#0B0608", 8, opacity=0.5),
        rect(x, y + 18, w, h - 18, _WALL, 6, INK, 2.4),
    )
    for left in (x + 4, x + w - 14):
        canvas.draw(rect(left, y + 40, 10, h - 44, "#8A5A30", 2, INK, 1.6))
    zero = cell_box(cells, 0).centre[0]
    canvas.draw(
        rect(cells.x, cells.y, zero - cells.x, cells.h, _UNWANTED, 4, opacity=0.13),
        rect(zero, cells.y, cells.right - zero, cells.h, _WANTED, 4, opacity=0.14),
        line(zero, cells.y - 4, zero, cells.bottom + 4, INK, 5),
        line(zero, cells.y - 4, zero, cells.bottom + 4, BRASS, 2),
    )
    for variety in printed.varieties():
        _beam(canvas, row_box(cells, variety))
    _labels(canvas, cells, y + _AWNING + grown(_LABELS, 36) / 2 + 2)
    canvas.layer()
    _awning(canvas, x - 4, y, w + 8)
    canvas.layer()
    title = canvas.fitting(say("vino-demand"), "display", 25, w - 160, tall=30)
    wide = canvas.measure(title.words, "display", title.size) + 44
    canvas.draw(rect(x + (w - wide) / 2, y + 4, wide, 36, _CLOTH, 5, INK, 2.2))
    canvas.text(x + w / 2, y + 22, title.words, "display", title.size, INK, "centre", "middle")
    return canvas.surface(grain=SCREEN_GRAIN)


def _awning(canvas: Canvas, x: float, y: float, w: float) -> None:
    """The striped cloth over the stall, with a scalloped hem."""
    count = round(w / _STRIPE) // 2 * 2 + 1
    wide, hem = w / count, _AWNING - 11
    for k in range(count):
        left, right = x + k * wide, x + (k + 1) * wide
        outline = f"M{left:.1f},{y}H{right:.1f}V{y + hem}A{wide / 2:.1f},10 0 0 1 {left:.1f},{y + hem}Z"
        canvas.draw(path(outline, _CLOTH if k % 2 else WINE, INK, 1.8))
        if not k % 2:
            canvas.draw(rect(left + 1, y + 1, wide - 2, 7, _CLOTH_LIGHT, opacity=0.7))


def _labels(canvas: Canvas, cells: Box, middle: float) -> None:
    """The numbers of the scale: five, or both ends and the middle where five find no room."""
    least, most, _ = printed.scale()
    size, room = grown(LEAST, 27), cells.w / 4
    widest = max(canvas.measure(plus(value), "bold", size) for value in (least // 2, most // 2))
    for value in (least, least // 2, 0, most // 2, most) if widest < room - 22 else (least, 0, most):
        ink, at = INK if value == 0 else INK2, cell_box(cells, value).centre[0]
        at = max(at, cells.x + widest / 2 - 8)
        canvas.text(at, middle, plus(value), "bold", size, ink, "centre", "middle")


def _beam(canvas: Canvas, row: Box) -> None:
    """The beam of a row with a notch for each demand, every fifth of them bright."""
    least, most, step = printed.scale()
    first, last = cell_box(row, least).centre[0], cell_box(row, most).centre[0]
    y = row.y + _BEAM
    canvas.draw(rect(first - 12, y - 3.5, last - first + 24, 7, _WOOD, 3, INK, 1.6))
    for at, value in enumerate(range(least, most + 1, step)):
        x = cell_box(row, value).centre[0]
        canvas.draw(line(x, y - 1.8, x, y + 1.8, _CLOTH if at % 5 == 0 else _NOTCH, 1.6))


@kept(200)
def _row(row: RowLook, wide: float, cells: Box, scale: float) -> Surface:
    """The crate of a row on a clear strip as wide as the stall, and its value; ``cells`` is the row on the strip.

    Where it would move, a shade of it stays behind, and the value is the new one.
    """
    canvas, step = Canvas(wide, cells.h, scale), printed.scale()[2]
    after = row.value + row.steps * step
    if row.steps:
        _shade(canvas, row, cells)
    if not row.hidden:
        crate(canvas, row.tile.variety, cell_box(cells, after))
    if row.steps:
        _arrow(canvas, row, cells, after)
        _steps(canvas, row.steps, steps_box(cells, Box(0, 0, wide, cells.h), row.value, after))
    ink = LEGAL if after > 0 else ILLEGAL if after < 0 else INK
    room, right = _VALUE - _POST - 2 - _CRATE / 2, wide - _POST - 2
    found = canvas.fitting(plus(after), "extra", 26, room, tall=cells.h * 0.8)
    canvas.text(right, cells.h / 2 + 3, found.words, "extra", found.size, ink, "right", "middle")
    return canvas.surface()


def steps_box(row: Box, stall: Box, value: int, after: int) -> Box:
    """Where it stands by how many steps a demand would move: beyond the shade it leaves, away from the crate.

    Where it would meet the post or the value there, it stands beyond the crate and its sign.
    """
    old, (wide, tall), way = cell_box(row, value), _STEPS, 1 if after > value else -1
    beyond = old.h / 2 + 5 + wide / 2
    middle = old.centre[0] - way * beyond
    if not stall.x + _POST + wide / 2 <= middle <= _values(stall) - wide / 2:
        middle = cell_box(row, after).centre[0] + way * (beyond + (2 * RAISER + 4 if way > 0 else 0))
    tall = min(tall, old.h)
    return Box(middle - wide / 2, old.centre[1] - tall / 2, wide, tall)


def raiser_place(row: Box, stall: Box, value: int, after: int) -> Point:
    """The middle of the sign with which a crate is raised: right of it, or where the value stands too near, beyond all
    that lies left of it."""
    cell = cell_box(row, after)
    middle, beyond = cell.centre[0], cell.h / 2 + RAISER + 1
    if middle + beyond + RAISER + 3 <= _values(stall):
        return middle + beyond, cell.centre[1] - 2
    left = steps_box(row, stall, value, after).x - RAISER - 3 if after != value else middle - beyond
    return left, cell.centre[1] - 2


def _values(stall: Box) -> float:
    """Where the values at the right end of a stall begin."""
    return stall.right - _VALUE + _CRATE / 2


def _shade(canvas: Canvas, row: RowLook, cells: Box) -> None:
    """The outline of the crate where it hangs now."""
    old = cell_box(cells, row.value)
    side, (x, _) = old.h, old.centre
    canvas.draw(
        rect(x - side / 2, old.y, side, side - 2, CARD, 4, opacity=0.75),
        dashed_rect(x - side / 2, old.y, side, side - 2, INK2, 2.2, 4, on=6, off=5),
    )
    canvas.layer()


def _arrow(canvas: Canvas, row: RowLook, cells: Box, after: int) -> None:
    """The arrow along the beam from the old notch to the new one, over the crates."""
    start, tip = cell_box(cells, row.value).centre[0], cell_box(cells, after).centre[0]
    way, ink, y = (1, LEGAL, _BEAM) if tip > start else (-1, ILLEGAL, _BEAM)
    canvas.layer()
    canvas.draw(
        line(start, y, tip - way * 9, y, INK, 9), path(f"M{tip + way * 3},{y}l{-way * 15},-9v18Z", ink, INK, 2),
        line(start, y, tip - way * 10, y, ink, 5.4), circle(start, y, 5, CARD, INK, 2),
    )  # fmt: skip


def _steps(canvas: Canvas, steps: int, box: Box) -> None:
    """By how many steps a demand would move, on a slip."""
    words, ink = numeral(abs(steps)), LEGAL if steps > 0 else ILLEGAL
    canvas.draw(rect(*box, CARD, 6, ink, 1.8))
    canvas.icon("demand_up" if steps > 0 else "demand_down", box.x + 14, box.centre[1], 20)
    found = canvas.fitting(words, "extra", 22, box.w - 30, tall=box.h)
    canvas.text(box.right - 7, box.centre[1], found.words, "extra", found.size, ink, "right", "middle")


@kept(4)
def raiser(scale: float) -> Surface:
    """The sign at a crate that can be raised."""
    canvas, r = Canvas(2 * RAISER + 6, 2 * RAISER + 6, scale), RAISER
    middle = r + 3
    canvas.draw(
        circle(middle, middle, r, LEGAL, CARD, 5), circle(middle, middle, r + 2, NONE, INK, 1.6),
        path(f"M{middle - r * 0.55},{middle}H{middle + r * 0.55}M{middle},{middle - r * 0.55}V{middle + r * 0.55}",
             NONE, CARD, 4),
    )  # fmt: skip
    return canvas.surface()


def crate(canvas: Canvas, variety: str, cell: Box) -> None:
    """A crate that hangs on its beam over a notch, with its bunch in it."""
    x, side, top = cell.centre[0], cell.h, cell.y
    left = x - side / 2
    hook = side * 0.3
    canvas.draw(rect(left + 2, top + 4, side, side - 3, INK, 4, opacity=0.3))
    for at in (x - hook, x + hook):
        canvas.draw(line(at, top - 6, at, top + 2, INK, 3.2))
    canvas.draw(rect(left, top, side, side - 2, _CLOTH, 4, INK, 2.2))
    grapes.bunch(canvas, variety, x, top + side * 0.42, side * 0.82)
    canvas.layer()
    foot = side * 0.24
    canvas.draw(
        rect(left, top + side - foot - 1, side, foot, "#B07A42", 2, INK, 2.2),
        line(left + 4, top + side - foot / 2 - 1, left + side - 4, top + side - foot / 2 - 1, _WOOD_DARK, 1.4),
    )


@kept(10)
def crate_picture(variety: str, side: float, scale: float) -> Surface:
    """A crate on its way along the beam, in the middle of its picture."""
    canvas = Canvas(side + 12, side + 16, scale)
    crate(canvas, variety, Box(6, 8, side, side))
    return canvas.surface()
