"""Buttons of the panels, in a few sorts and states."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.canvas import BLEED, Canvas
from game.art.keep import kept
from game.art.palette import (
    CARD,
    CREAM,
    DISABLED,
    FOCUS,
    INK,
    INK2,
    LEGAL,
    MAT,
    SELECT,
    SHADOW,
    WINE,
    Colour,
    darker,
    lighter,
)
from game.art.shapes import NONE, rect


class ButtonLook(NamedTuple):
    """A button ``w`` by ``h``: its words, an icon before them, its sort (go, plain, wine, dark, row) and state.

    ``state``: normal, hover, pressed or disabled. A button of sort ``row`` is an answer in a list: its words begin at
    the left and may take two lines; ``cost`` is a number of lira at its right end, ``note`` a small icon there.
    """

    w: float
    h: float
    words: str
    icon: str = ""
    sort: str = "plain"
    state: str = "normal"
    note: str = ""


_BUTTONS: dict[str, tuple[Colour, Colour]] = {
    "go": (LEGAL, CREAM),
    "plain": (MAT, INK),
    "wine": (WINE, CREAM),
    "dark": ("#4A343E", CREAM),
    "row": (CARD, INK),
}


@kept(400)
def button(look: ButtonLook, scale: float) -> Surface:
    """A button with BLEED around it."""
    fill, ink = _BUTTONS[look.sort]
    canvas = Canvas.over((0, 0, look.w, look.h), scale, BLEED)
    w, h = look.w, look.h
    down = 3 if look.state == "pressed" else 0
    if look.state == "disabled":
        fill, ink = DISABLED, INK2
    elif look.state == "hover":
        fill = lighter(fill, 0.35 if look.sort in ("plain", "row") else 0.16)
    elif look.state == "pressed":
        fill = darker(fill, 0.1)
    if not down:
        canvas.draw(rect(1, 4, w, h, SHADOW, 7, opacity=0.5))
    canvas.draw(
        rect(0, down, w, h, fill, 7, INK, 2.2), rect(4, 4 + down, w - 8, h - 8, NONE, 4, ink, 1.1, opacity=0.45)
    )
    if look.state == "hover":
        canvas.draw(rect(1.5, 1.5 + down, w - 3, h - 3, NONE, 6, SELECT if ink == CREAM else FOCUS, 2.6))
    if look.sort == "row":
        _row_words(canvas, look, ink, down)
    else:
        _button_words(canvas, look, ink, down)
    return canvas.surface()


def _button_words(canvas: Canvas, look: ButtonLook, ink: Colour, down: float) -> None:
    middle = look.h / 2 + down
    room = look.w - 20 - (32 if look.icon else 0)
    size = canvas.fitting(look.words, "extra", 24 if look.h >= 44 else 20, room, 1, tall=look.h)
    while size > 18 and canvas.measure(look.words, "extra", size) > room:
        size -= 1
    wide = min(canvas.measure(look.words, "extra", size), room)
    x = look.w / 2
    if look.icon:
        whole = wide + (32 if look.words else 0)
        canvas.icon(look.icon, x - whole / 2 + 12, middle, 24 if look.words else 28, ink == CREAM, ink)
        x += 16 if look.words else 0
    if look.words:
        lines = 1 if canvas.measure(look.words, "extra", size) <= room or look.h < 48 else 2
        canvas.text(x, middle, look.words, "extra", size, ink, "centre", "middle", wrap=room, most=lines, leading=0.98)


def _row_words(canvas: Canvas, look: ButtonLook, ink: Colour, down: float) -> None:
    middle, left = look.h / 2 + down, 12.0
    if look.icon:
        canvas.icon(look.icon, 26, middle, 28, False, ink)
        left = 48
    right = look.w - 12
    if look.note:
        canvas.icon(look.note, right - 11, middle, 24, False, ink)
        right -= 30
    lines = 2 if look.h >= 42 else 1
    usual = 21 if canvas.measure(look.words, "bold", 21) <= right - left else 19
    size = canvas.fitting(look.words, "bold", usual, right - left, lines, 0.98, look.h - 2)
    canvas.text(
        left, middle, look.words, "bold", size, ink, valign="middle", wrap=right - left, most=lines, leading=0.98
    )
