"""The landscape behind the board: four seasons that run into each other, spring dawn at the left, snow at the right."""

from __future__ import annotations

from itertools import pairwise

from pygame import Surface

from game.art.board_boxes import BOARD
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import Colour, mix
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import Fragment, Point, circle, path, rect
from game.art.landscape import cloud, cypress, height_at, house, vine_rows

_CUTS = (0, 0.145, 0.185, 0.505, 0.535, 0.595, 0.635, 1.0)
_FROM = (0, 0, 1, 1, 2, 2, 3, 3)
_STEP = 6
Four = tuple[Colour, Colour, Colour, Colour]


def _tone(inks: Four, share: float) -> Colour:
    """The ink at a share (0-1) of the board's width: four seasons that run into each other."""
    for j, (a, b) in enumerate(pairwise(_CUTS)):
        if a <= share <= b:
            return mix(inks[_FROM[j]], inks[_FROM[j + 1]], (share - a) / (b - a))
    return inks[3]


def _ground(points: list[Point], inks: Four, w: int, h: int) -> Fragment:
    """A hill in columns whose ink changes with the season."""
    out = ""
    for x in range(0, w, _STEP):
        end = x + _STEP + 0.8
        top = f"M{x},{height_at(points, x):.1f}L{end:.1f},{height_at(points, end):.1f}"
        out += path(f"{top}V{h}H{x}Z", _tone(inks, (x + _STEP / 2) / w))
    return out


_FAR = [(-20, 44), (120, 34), (230, 44), (330, 36), (470, 42), (600, 30), (720, 42), (860, 30), (1010, 42), (1120, 32)]
_NEAR = [(-20, 54), (160, 46), (330, 55), (520, 46), (680, 54), (820, 47), (1000, 55), (1230, 48)]
_FRONT: list[Point] = [(-20, 62), (220, 58), (480, 62), (760, 58), (1000, 62), (1230, 58)]
_TREES = (
    *((18, 36), (34, 44), (206, 34), (222, 28), (344, 40), (360, 32), (500, 30), (596, 36), (610, 44), (730, 30)),
    *((776, 40), (792, 30), (806, 36), (850, 38), (866, 30), (1072, 40), (1160, 34), (1176, 42)),
)
_CLOUDS = ((40, 26, 56), (214, 30, 54), (300, 24, 60), (540, 28, 70), (806, 26, 84), (1080, 30, 70))
_SNOW_FROM = 740


def _sky(w: int, _h: int) -> Fragment:
    out = ""
    for x in range(0, w, _STEP):
        share = (x + _STEP / 2) / w
        top = _tone(("#A9D0C4", "#F2B95A", "#D98A5A", "#9CBBD2"), share)
        low = _tone(("#DCEBCB", "#FADFA0", "#F0C79A", "#DCE6EA"), share)
        for band in range(4):
            out += rect(x, band * 13, _STEP + 0.6, 14, mix(top, low, band / 3))
    out += circle(418, 36, 66, "#FCE9B8", opacity=0.55) + circle(418, 36, 46, "#E8862E")
    for x, y, wide in _CLOUDS:
        out += cloud(x, y, wide, "#F4F7F6" if x > _SNOW_FROM else "#FFF9EA", 0.9)
    return out


def _far_hill(w: int, h: int) -> Fragment:
    return _ground([*_FAR, (1230, 42)], ("#9CC2A0", "#C9A35A", "#B4683C", "#A9C0CE"), w, h)


def _near_hill(w: int, h: int) -> Fragment:
    near: list[Point] = list(_NEAR)
    out = _ground(near, ("#6FA868", "#8F9A44", "#9A5428", "#E4ECEC"), w, h)
    for x, tall in _TREES:
        foot = height_at(near, x)
        out += cypress(x, foot + 4, tall, w=tall * 0.2)
        if x > _SNOW_FROM:
            out += _snow(x, foot, tall)
    out += house(552, height_at(near, 552) + 4, 0.72)
    return out + house(1112, height_at(near, 1112) + 4, 0.72, roof="#EDF2F2", roof_shade="#B9C8D0")


def _front_hill(w: int, h: int) -> Fragment:
    return _ground(_FRONT, ("#A98A55", "#C08A45", "#8E5228", "#EEF2EE"), w, h)


def _vines(w: int, h: int) -> Fragment:
    out = vine_rows(lambda x: height_at(_FRONT, x), w, h, 600, 36, "#4A6430", "#8FA04A", depth=0.3, thick=0.55)
    for x in range(0, w, _STEP):
        share = x / w
        thick = 0.28 if share < 0.16 else 0.22 if share < 0.5 else 0.22 + 0.44 * min(1, (share - 0.5) / 0.08)
        ink = _tone(("#7DAE68", "#B59A3C", "#A9501F", "#E4ECEE"), share)
        out += rect(x, 56, _STEP + 0.6, h - 56, ink, opacity=round(thick, 3))
    if contrast.high():
        out += rect(0, 52, w, h - 52, contrast.WHITE)
    return out


_LANDSCAPE = {"sky": _sky, "far": _far_hill, "near": _near_hill, "front": _front_hill, "vines": _vines}
"""One landscape through the four seasons, spring dawn at the left, snow at the right: its parts from behind."""


@kept(10)
def _shapes(name: str) -> Fragment:
    return _LANDSCAPE[name](int(BOARD.w), int(BOARD.h))


@kept(10)
def _part(name: str, scale: float) -> Surface:
    size = pixels(BOARD.w, scale), pixels(BOARD.h, scale)
    return in_strips(*size, scale, _shapes(name), 3)


@kept(2)
def picture(scale: float) -> Surface:
    """The landscape as large as the board, without its frame."""
    sheet = _part("sky", scale).copy()
    sheet.blits([(_part(name, scale), (0, 0)) for name in list(_LANDSCAPE)[1:]])
    return sheet


def _snow(x: float, foot: float, tall: float) -> Fragment:
    """Snow on the left half of a cypress."""
    return path(
        f"M{x - tall * 0.1:.1f},{foot - tall * 0.45:.1f}C{x - tall * 0.09:.1f},{foot - tall * 0.65:.1f} {x - 2},"
        f"{foot - tall * 0.85:.1f} {x},{foot - tall + 5:.1f}C{x + 1},{foot - tall * 0.7:.1f} {x - 1},"
        f"{foot - tall * 0.55:.1f} {x - tall * 0.1:.1f},{foot - tall * 0.45:.1f}Z",
        "#F4F8F8",
    )
