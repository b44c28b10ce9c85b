"""The road of the cart and the sign of fall: what lies between and below the places of the actions."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, Surface

from game.art import board_boxes
from game.art.board_boxes import BOARD
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import INK, INK2, Colour
from game.art.valley.light import evening
from game.art.valley.signs import enamel, plate
from game.art.valley.slabs import OPEN, slab, worn

_ROAD: Colour = "#F2E2BC"
_SIGN = 158.0
"""How far right of the road's beginning its sign stands, beyond the cart."""


@kept(20)
def cart(label: str, hint: str, season: str, free: bool, workers: int, scale: float) -> Surface:
    """The cart's slabs and sign, BLEED larger than its box on every side.

    ``season`` is that of the light on it (nothing: the evening), ``free`` whether somebody may come.
    """
    box, lit = board_boxes.CART, bool(season)
    canvas = Canvas.over(box, scale, BLEED)
    canvas.picture(_slabs(lit, free, workers, scale), box.x - BLEED, box.y - BLEED)
    canvas.layer()
    letters, room = grown(21, 30), board_boxes.cart_spot(0).box.x - 14 - box.x - _SIGN
    named = 48 + canvas.measure(label, "extra", letters) + 14
    room -= named + 14
    words, size = canvas.fitting(hint, "bold", 18, room, 2, 1.0, 38, least=22 if large() else 0)
    lines = canvas.lines(words, "bold", size, room)
    told = max(canvas.measure(line, "bold", size) for line in lines)
    if len(lines) > 2 or told > room:
        told = 0
    sign = sign_box(named + (told + 14 if told else 0))
    plate(canvas, sign, enamel(season or "summer", lit))
    middle = sign.y + sign.h / 2
    canvas.icon("gain_lira", sign.x + 26, middle, 34)
    canvas.text(sign.x + 48, middle, label, "extra", letters, INK, valign="middle")
    if told:
        canvas.text(sign.x + named, middle, "\n".join(lines), "bold", size, INK, valign="middle", leading=1.0)
    return canvas.surface(grain=SCREEN_GRAIN)


def sign_box(wide: float) -> Box:
    """The sign of the cart, ``wide`` px long."""
    return Box(board_boxes.CART.x + _SIGN, board_boxes.CART.y + 4, wide, 48)


@kept(30)
def _slabs(lit: bool, free: bool, workers: int, scale: float) -> Surface:
    canvas = Canvas.over(board_boxes.CART, scale, BLEED)
    for i in range(board_boxes.CART_PLACES):
        next_one = free and i == min(workers, board_boxes.CART_PLACES - 1)
        slab(canvas, board_boxes.cart_spot(i), OPEN if next_one else _ROAD if i < workers else worn(_ROAD))
    sheet = canvas.surface()
    if not lit and not contrast.high():
        ink = evening(board_boxes.SEASON_AREAS["fall"].centre[0] - BOARD.x)
        sheet.fill((*(round(part) for part in ink), 255), special_flags=BLEND_RGBA_MULT)
    return sheet


@kept(10)
def fall(word_or: str, lit: bool, scale: float) -> Surface:
    """What fall gives: a summer or a winter visitor, BLEED larger than its box on every side."""
    box = board_boxes.FALL
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    plate(canvas, box, enamel("fall", lit))
    x, middle = box.centre
    side = 26 if large() or canvas.measure(word_or, "bold", 20) > box.w - 94 else 36
    words, size = canvas.fitting(word_or, "bold", 20, box.w - 2 * side - 22, tall=40)
    canvas.icon("card_summer", box.x + 8 + side / 2, middle, side)
    canvas.icon("card_winter", box.right - 8 - side / 2, middle, side)
    canvas.text(
        x, middle, words, "bold", size, INK2 if lit else INK, "centre", "middle", wrap=box.w - 2 * side - 16, most=1
    )
    return canvas.surface(grain=SCREEN_GRAIN)
