"""Where everything lies on a vineyard mat that has its usual place and size. All lengths are design px.

Drawings of the mat are made here; a layout tells where they come to lie in a window, and how large.
"""

from __future__ import annotations

from functools import cache

from game.art.kit.boxes import Box, Spot, Standing
from game.art.kit.letters import large

MAT = Box(8, 684, 1110, 388)
STRUCTURES = ("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room")
"""The structures with a tile of their own; the two cellars are doors."""
FIELDS = (5, 6, 7)
CELLAR_ROWS = (
    ("grape", "red"),
    ("grape", "white"),
    ("wine", "red"),
    ("wine", "white"),
    ("wine", "blush"),
    ("wine", "sparkling"),
)
"""Crush pad and cellar from above, six rows of nine columns."""

WORKER_ROW = Box(22, 996, 576, 66)
"""The yard, in which the workers stand."""
LIRA = Box(486, 1003, 112, 52)
RESIDUAL = Box(398, 1008, 78, 42)
FIRST_PLAYER = Spot(370, 1029, 19)
WAITING_ROOSTER = Box(300, 998, 44, 62)
"""Where a rooster waits on the open mat until it is placed."""
CELLAR = Box(608, 690, 502, 374)
"""The shed with the crush pad, and the cellar below it."""
ROOF = Box(606, 690, 506, 30)
"""The roof of the shed."""
_FIELD = (188, 172)
_FIELD_PITCH = 194
VINE_W, VINE_H = 180, 50
"""Width of the row of a planted vine, and its usual height."""
_RIDGE = (20, 698, 97.5)
"""Left end, top and pitch of the buildings."""
_SLOT = 49.6
_SLOT_LEFT = 660
_PAD_ROWS = (728, 778)
_WINE_ROWS = (842, 896, 950, 1004)
_DUG = 838
"""The upper edge of what can be dug."""


def field_box(limit: int) -> Box:
    """A field of the open mat: 5, 6 or 7."""
    return Box(22 + FIELDS.index(limit) * _FIELD_PITCH, 816, *_FIELD)


def vine_box(limit: int, index: int, count: int) -> Box:
    """The ``index``-th of ``count`` vines planted in a field: a trained row across it, one below the other."""
    field = field_box(limit)
    pitch = min(58.0, (field.h - 46) / max(1, count))
    top = field.y + 42 + max(0.0, (field.h - 48 - pitch * count) / 2)
    return Box(field.x + 4, top + index * pitch, VINE_W, min(VINE_H, pitch - 1))


def structure_box(structure: str) -> Box:
    """A building on the ridge, or the undug rock of a cellar, on the open mat; with large words they lie in two
    rows."""
    if structure == "medium_cellar":
        return cellar_door(4)
    if structure == "large_cellar":
        return cellar_door(7)
    at = STRUCTURES.index(structure)
    if large():
        return Box(22 + at % 3 * _FIELD_PITCH, 691 + at // 3 * 62, 188, 59)
    left, top, pitch = _RIDGE
    return Box(left + at * pitch, top, 95, 114)


def yoke_foot() -> tuple[float, float]:
    """Where a worker stands at the yoke, beside the plough: middle and foot."""
    box = structure_box("yoke")
    return (box.x + 16, box.y + 56) if large() else (box.x + 13, box.y + 74)


@cache
def cellar_door(first: int) -> Box:
    """The part of the cellar that holds three values from ``first`` (4 or 7) on."""
    return Box(_SLOT_LEFT + (first - 1) * _SLOT + 2, _DUG, 3 * _SLOT - 4, CELLAR.bottom - _DUG)


@cache
def slot(thing: str, kind: str, value: int) -> Spot:
    """The vat of a grape or the rack of a wine of a kind and value 1-9."""
    row = cellar_row(CELLAR_ROWS.index((thing, kind)))
    return Spot(row.x + (value - 0.5) * _SLOT, row.y + row.h / 2 - (0 if thing == "grape" else 1), 22)


@cache
def cellar_row(row: int) -> Box:
    """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
    top, tall = (_PAD_ROWS[row], 50) if row < 2 else (_WINE_ROWS[row - 2], 54)
    return Box(_SLOT_LEFT, top, 9 * _SLOT, tall)


@cache
def worker_place(kind: str, index: int, regulars: int) -> Standing:
    """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
    foot, step = WORKER_ROW.bottom, 50 if regulars < 5 else 45
    if kind == "worker":
        return Standing(WORKER_ROW.x + 24 + index * step, foot - 5, 58)
    grande = WORKER_ROW.x + 28 + regulars * step
    if kind == "grande":
        return Standing(grande, foot - 4, 64)
    return Standing(grande + 48, foot - 5, 58)
