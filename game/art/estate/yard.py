"""The yard of an estate: the places of its workers, its purse, its residual payment and the first player's grapes."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import mat_boxes
from game.art.kit.boxes import Box, Standing
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas, Style
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, SHADOW
from game.art.kit.shapes import circle, rect
from game.art.pieces import spent_worker

_LEAST_ROOM = 60
"""So wide must the room for words be."""


class StaffLook(NamedTuple):
    """The yard: regular workers owned, trained ones that join next year, words about them, lira, first grapes,
    temporary workers, residual payment, and whether the rooster waits there."""

    regulars: int
    trained: int
    words: str
    lira: int
    first: bool = False
    temporary: int = 0
    residual: int = 0


@kept(100)
def staff(look: StaffLook, scale: float) -> Surface:
    """The yard with the workers' empty places (the workers stand over them), and what its owner has."""
    box = mat_boxes.WORKER_ROW
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    owned = look.regulars + look.trained
    for i in range(owned):
        place = mat_boxes.worker_place("worker", i, owned)
        if i < look.regulars:
            _empty_place(canvas, place)
        else:
            canvas.icon("untrained", place.x, place.foot - 24, 40)
    grande = mat_boxes.worker_place("grande", 0, owned)
    _empty_place(canvas, grande, grande=True)
    middle = box.y + box.h / 2
    left = grande.x + (32 if not look.temporary else 80)
    end = mat_boxes.FIRST_PLAYER.x - mat_boxes.FIRST_PLAYER.r if look.first else mat_boxes.RESIDUAL.x
    room = end - 6 - left
    if look.words and room > _LEAST_ROOM:
        words, size = canvas.fitting(look.words, "bold", 19, room, 2, 1.0, box.h - 6)
        canvas.text(left, middle, words, "bold", size, INK, valign="middle", wrap=room, most=2, leading=1.0)
    if look.first:
        x, y, r, _ = mat_boxes.FIRST_PLAYER
        canvas.draw(circle(x + 1, y + 2, r, SHADOW, opacity=0.4), circle(x, y, r, CARD, INK, 1.8))
        canvas.icon("first_player", x, y, 31)
    _pill(canvas, mat_boxes.RESIDUAL, "residual", f"+{look.residual}", 32, grown(25, 30), "extra")
    _pill(canvas, mat_boxes.LIRA, "lira", str(look.lira), 42, grown(37, 42), "display")
    return canvas.surface()


def _pill(canvas: Canvas, box: Box, icon: str, words: str, size: float, letters: float, style: Style) -> None:
    """An icon and a number on a round plate."""
    x, y, w, h = box
    canvas.draw(
        rect(x + 2, y + 3, w, h, SHADOW, h / 2, opacity=0.4),
        rect(*box, CARD, h / 2, INK, 2),
    )
    canvas.icon(icon, x + size / 2 + 5, y + h / 2, size)
    left = x + size + 8
    while canvas.measure(words, style, letters) > box.right - 10 - left and letters > 20:
        letters -= 1
    canvas.text((left + box.right - 8) / 2, y + h / 2, words, style, letters, INK, "centre", "middle")


def _empty_place(canvas: Canvas, place: Standing, grande: bool = False) -> None:
    x, foot, h = place
    canvas.piece((x - h / 2, foot - h, h, h), spent_worker(x, foot - 2, h - 4, grande))
