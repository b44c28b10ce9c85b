"""The cellar under the shed: brick vaults with racks for the bottles, and the rock that has not been dug away."""

from __future__ import annotations

from pygame import Surface

from game.art import mat_boxes
from game.art.country.goods import round_barrel
from game.art.country.houses import poly
from game.art.country.inks import WOOD, WOOD_LIGHT, WOOD_SHADE
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK
from game.art.kit.shapes import NONE, Fragment, dashed_rect, group, path, rect
from game.art.landscape import Chance

FIRST = {"red": 1, "white": 1, "blush": 4, "sparkling": 7}
"""The least value of each kind of wine."""
_DARK, _BRICK, _BRICK_SHADE, _MORTAR, _WALL = "#241619", "#5B3B38", "#43292B", "#553634", "#3A2424"
_ROCK, _STRATA, _STONE, _STONE_SHADE = "#6A5C54", ("#75665C", "#5E5049", "#80705F", "#54473F"), "#8C7C6C", "#4A3E38"


def vault() -> Fragment:
    """The empty cellar: walls, pillars and arches, and the boards of the racks."""
    box, first = mat_boxes.CELLAR, mat_boxes.cellar_row(2)
    top, x, w = first.y - 5, first.x, first.w
    tall = box.bottom - top
    out = rect(box.x, top, box.w, tall, _DARK) + rect(box.x, top, x - box.x, tall, _WALL)
    bricks = ""
    for row in range(15):
        for k in range(4):
            bricks += f"M{box.x + 3 + k * 13 - (row % 2) * 3:.0f},{top + 8 + row * 15}h9"
    out += path(bricks, NONE, _MORTAR, 9, cap="butt")
    for row in range(2, 6):
        foot = mat_boxes.cellar_row(row).bottom - 5
        out += rect(x, foot, w, 5, WOOD_SHADE) + rect(x, foot, w, 1.8, WOOD)
    third = w / 3
    for k in range(4):
        px = x + k * third - 1
        out += rect(px - 3, top, 6, tall, _BRICK) + rect(px + 1, top, 2, tall, _BRICK_SHADE)
    for k in range(3):
        a, b = x + k * third + 2, x + (k + 1) * third - 4
        out += path(f"M{a},{top + 26}Q{(a + b) / 2},{top - 18} {b},{top + 26}V{top}H{a}Z", _BRICK, opacity=0.9)
    return out + rect(x + w, top, box.right - x - w, tall, _WALL)


def rack(kind: str, value: int) -> Fragment:
    """The empty niche of a wine."""
    x, y = mat_boxes.slot("wine", kind, value).box.centre
    niche = f"M{x - 20},{y + 23}V{y - 8}A20,16 0 0 1 {x + 20},{y - 8}V{y + 23}Z"
    return path(niche, "#160D10", "#6E4A44", 1.6)


def barrels(medium: bool) -> Fragment:
    """Barrels where no blush and no sparkling wine can lie."""
    places = [("blush", value) for value in (1, 2, 3)] + [("sparkling", value) for value in (1, 2, 3)]
    places += [("sparkling", value) for value in (4, 5, 6)] if medium else []
    out = ""
    for kind, value in places:
        x, y = mat_boxes.slot("wine", kind, value).box.centre
        out += round_barrel(x, y + 3, 20, "#6B4226" if value < 4 else "#5C3822")
    return out


def rock(box: Box, seed: int) -> Fragment:
    """Rock that has not been dug away: strata, stones, a pick and the line along which it will be dug."""
    x, y, w, h = box
    chance = Chance(seed)
    out, level, k = rect(x, y, w, h, _ROCK), y, 0
    while level < box.bottom:
        edge = [(x, -4), (x + w * 0.3, -6), (x + w * 0.66, 6), (x + w, 4)]
        points = [(at, max(y, level + chance.between(-abs(down), abs(down)))) for at, down in edge]
        tall = chance.between(20, 32)
        foot = min(box.bottom, level + tall + 8)
        out += poly(_STRATA[k % 4], *points, (x + w, foot), (x, foot))
        level, k = level + tall, k + 1
    for _ in range(16):
        cx, cy, r = chance.between(x + 10, x + w - 14), chance.between(y + 8, y + h - 10), chance.between(5, 10)
        top = ((cx - r, cy), (cx - r * 0.4, cy - r * 0.7), (cx + r * 0.6, cy - r * 0.5), (cx + r, cy + r * 0.2))
        out += poly(_STONE, *top, (cx, cy + r * 0.6))
        out += poly(_STONE_SHADE, (cx + r, cy + r * 0.2), (cx, cy + r * 0.6), (cx + r * 0.1, cy))
    out += dashed_rect(x + 6, y + 8, w - 12, h - 16, "#F0DFC2", 2.2, 10, on=7, off=5)
    return out + _pick(x + w / 2, y + 58, 1.25)


@kept(2)
def pick_picture(scale: float) -> Surface:
    """The pick alone, in the middle of its picture."""
    canvas = Canvas(76, 76, scale)
    canvas.draw(_pick(38, 38, 1.25))
    return canvas.surface()


def _pick(x: float, y: float, s: float) -> Fragment:
    """A miner's pick."""
    handle = path("M-16,14L12,-14", NONE, INK, 8) + path("M-16,14L12,-14", NONE, WOOD_LIGHT, 4.6)
    return group(handle + path("M-4,-20Q14,-18 20,4Q10,-8 -4,-20Z", "#B9BEC2", INK, 2), x, y, s)
