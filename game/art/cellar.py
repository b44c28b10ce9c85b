"""Crush pad and cellar of the open mat: six rows of slots, two of them behind doors until they are bought."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import mat_boxes, signs
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CELLAR_NUMBER, CELLAR_RIM, INK, SLOT_NUMBER, SLOT_RIM
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.pieces import coin


class DoorLook(NamedTuple):
    """A cellar behind its door: name, cost in lira, whether it is built."""

    name: str
    cost: int
    built: bool


_REACH = (range(1, 10), range(1, 10), range(1, 10), range(1, 10), range(4, 10), range(7, 10))


@kept(40)
def cellar(medium: DoorLook, large: DoorLook, scale: float) -> Surface:
    """Crush pad and cellar with empty slots; a cellar not yet built is an oak door with a lock and its price."""
    box = mat_boxes.CELLAR
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(*box, "#2B1C22", 8, INK, 2.2))
    for value in range(1, 10):
        spot = mat_boxes.slot("grape", "red", value)
        canvas.text(spot.x, box.y + 14, str(value), "extra", grown(20, 24), "#F3DEB4", "centre", "middle")
    for i, (thing, kind) in enumerate(mat_boxes.CELLAR_ROWS):
        row = mat_boxes.cellar_row(i)
        pad = thing == "grape"
        canvas.draw(rect(row.x, row.y + 1, row.w, row.h - 3, "#6B4630" if pad else "#3D2A33", 5))
        canvas.icon(signs.CELLAR_ROWS[thing, kind], row.x - 24, row.y + row.h / 2 - 1, 40, on_dark=True)
        for value in _REACH[i]:
            if pad or value < 4 or (medium.built if value < 7 else large.built):
                _slot(canvas, thing, kind, value)
    canvas.layer()
    for first, look in ((4, medium), (7, large)):
        if look.built:
            _open_arch(canvas, mat_boxes.cellar_door(first))
        else:
            door = mat_boxes.cellar_door(first)
            canvas.picture(_oak_door(door, look, scale), door.x - BLEED, door.y - BLEED)
    return canvas.surface()


def _slot(canvas: Canvas, thing: str, kind: str, value: int) -> None:
    spot, pad = mat_boxes.slot(thing, kind, value), thing == "grape"
    canvas.draw(circle(spot.x, spot.y, spot.r, "#4A2E20" if pad else "#24161D", SLOT_RIM if pad else CELLAR_RIM, 1.6))
    canvas.text(
        spot.x, spot.y, str(value), "bold", grown(19, 28), SLOT_NUMBER if pad else CELLAR_NUMBER, "centre", "middle"
    )


def _open_arch(canvas: Canvas, box: Box) -> None:
    x, y, right, bottom = box.x, box.y, box.right, box.bottom
    canvas.piece(
        box.grown(2),
        path(
            f"M{x},{bottom}V{y + 8}Q{x},{y + 1} {x + 8},{y + 1}H{right - 8}Q{right},{y + 1} {right},{y + 8}V{bottom}",
            NONE, "#968A78", 3,
        )
    )  # fmt: skip


@kept(4)
def _oak_door(box: Box, look: DoorLook, scale: float) -> Surface:
    """The door of a cellar not yet built, with a lock and its price."""
    canvas = Canvas.over(box, scale, BLEED)
    x, y, w, h = box
    right, bottom, cx = box.right, box.bottom, x + w / 2
    canvas.draw(rect(x, y + 1, w, h - 1, "#7A7064", 7, INK, 2.4))
    for i in range(7):
        for side in range(2):
            left = x + 4 + side * (w - 14)
            canvas.draw(line(left, y + 12 + i * 27, left + 6, y + 12 + i * 27, "#4A4038", 1.6))
    canvas.draw(
        path(
            f"M{x + 13},{bottom - 6}V{y + 62}C{x + 13},{y + 18} {x + w * 0.3},{y + 10} {cx},{y + 10}"
            f"C{x + w * 0.7},{y + 10} {right - 13},{y + 18} {right - 13},{y + 62}V{bottom - 6}Z",
            "#6B4226", INK, 2.2,
        )
    )  # fmt: skip
    for i in range(1, 6):
        px = x + 13 + (w - 26) * i / 6
        canvas.draw(line(px, y + 12 + (i - 3) ** 2 * 4.0, px, bottom - 7, "#4A2C18", 2))
    for top in (y + 68, bottom - 40):
        canvas.draw(rect(x + 14, top, w - 28, 11, "#2B2426", 2))
        for i in range(5):
            canvas.draw(circle(x + 26 + i * (w - 52) / 4, top + 5.5, 2.6, "#9A8E80"))
    name, size = canvas.fitting(look.name, "extra", 19, 112, 2, 1.0)
    beside = max(canvas.measure(word, "extra", 19) for word in name.split()) <= 72
    if size < 23 and beside:
        canvas.draw(rect(cx - 64, y + 84, 128, 68, CARD, 5, INK, 2))
        canvas.layer()
        canvas.icon("lock", cx - 45, y + 118, 30)
        canvas.text(cx - 25, y + 118, name, "extra", 19, INK, valign="middle", wrap=72, most=2, leading=1.2)
        coin(canvas, cx + 46, y + 131, 31, look.cost)
        return canvas.surface()
    tall = size * 2 + 54
    canvas.draw(rect(cx - 68, y + 108 - tall / 2, 136, tall, CARD, 5, INK, 2))
    canvas.layer()
    top, foot = y + 108 - tall / 2 + size + 6, y + 108 + tall / 2 - 24
    canvas.text(cx, top, name, "extra", size, INK, "centre", "middle", wrap=112, most=2, leading=1.0)
    canvas.icon("lock", cx - 24, foot, 32)
    coin(canvas, cx + 24, foot, 38, look.cost)
    return canvas.surface()
