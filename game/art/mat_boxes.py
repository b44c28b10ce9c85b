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

WORKER_ROW = Box(20, 993, 574, 70)
LIRA = Box(448, 1000, 100, 56)
WAITING_ROOSTER = Box(382, 997, 62, 62)
"""Where a rooster waits on the open mat until it is placed."""
FIRST_PLAYER = Spot(566, 1028, 21)
CELLAR = Box(602, 726, 506, 334)
VINE_ROW = (180, 55)
"""Width and height of a planted vine with large words."""
_SLOT = 50
_SLOT_LEFT = 650
_SLOT_TOP = 754
_SLOT_PITCH = 49.6
_CELLAR_GAP = 5


def field_box(limit: int) -> Box:
    """A field of the open mat: 5, 6 or 7; with large words the fields lie where the sky would be."""
    return Box(20 + FIELDS.index(limit) * 194, 692 if large() else 724, 186, 164)


def vine_box(limit: int, index: int, count: int) -> Box:
    """The ``index``-th of ``count`` vines planted in a field, side by side, with large words one below the other;
    more than two overlap."""
    field = field_box(limit)
    if large():
        w, h = VINE_ROW
        return Box(field.x + 3, field.y + 45 + index * min(h + 4, (114 - h) / max(1, count - 1)), w, h)
    w, h = 92, 112
    if count <= 1:
        return Box(field.x + 47, field.y + 46, w, h)
    pitch = (field.w - 6 - w) / (count - 1)
    return Box(field.x + 3 + index * min(92, pitch), field.y + 46, w, h)


def covers(vine: Box, before: Box) -> bool:
    """Whether a planted vine lies over the one planted before it."""
    return vine.x < before.x + 0.8 * before.w and vine.y < before.y + 0.8 * before.h


def structure_box(structure: str) -> Box:
    """The tile of a structure, or the door of a cellar, on the open mat; with large words they lie in two rows."""
    if structure == "medium_cellar":
        return cellar_door(4)
    if structure == "large_cellar":
        return cellar_door(7)
    at = STRUCTURES.index(structure)
    if large():
        return Box(20 + at % 3 * 194, 862 + at // 3 * 66, 186, 61)
    return Box(20 + at * 96, 896, 88, 90)


def yoke_foot() -> tuple[float, float]:
    """Where a worker stands on the tile of the yoke: middle and foot."""
    box = structure_box("yoke")
    return (box.x + 28, box.y + 57) if large() else (box.x + box.w / 2, box.y + 61)


@cache
def cellar_door(first: int) -> Box:
    """The part of the cellar that holds three values from ``first`` (4 or 7) on."""
    return Box(
        _SLOT_LEFT + (first - 1) * _SLOT + 2, _SLOT_TOP + 2 * _SLOT_PITCH + 5, 3 * _SLOT - 4, 4 * _SLOT_PITCH - 3
    )


@cache
def slot(thing: str, kind: str, value: int) -> Spot:
    """The slot of a grape (crush pad) or wine (cellar) of a kind and value 1-9."""
    row = CELLAR_ROWS.index((thing, kind))
    return Spot(_SLOT_LEFT + (value - 0.5) * _SLOT, cellar_row(row).y + _SLOT_PITCH / 2 - 1, 21.5)


@cache
def cellar_row(row: int) -> Box:
    """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
    top = _SLOT_TOP + row * _SLOT_PITCH + (_CELLAR_GAP if row >= 2 else 0)
    return Box(_SLOT_LEFT, top, 9 * _SLOT, _SLOT_PITCH)


@cache
def worker_place(kind: str, index: int, regulars: int) -> Standing:
    """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
    foot = WORKER_ROW.bottom
    if kind == "worker":
        return Standing(WORKER_ROW.x + 34 + index * 51, foot - 5, 61)
    grande = WORKER_ROW.x + 44 + regulars * 51
    if kind == "grande":
        return Standing(grande, foot - 4, 66)
    return Standing(grande + 50, foot - 5, 61)
