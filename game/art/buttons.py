"""Buttons of the panels, in a few sorts and states."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import (
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
from game.art.kit.shapes import NONE, circle, path, rect

ROW_LETTERS, ROW_LEADING = 21, 1.06
MORE_LETTERS, MORE_LEADING, MORE_GAP = 19, 1.12, 3.0
"""The letters of what is told of an answer below its words."""
NUMBER = 15.0
"""Radius of the disc with the number of an answer."""


class ButtonLook(NamedTuple):
    """A button ``w`` by ``h``: its words, an icon before them, its sort (a key of the inks below) and state.

    ``state``: normal, hover, pressed or disabled. A button of sort ``row`` is an answer in a list: its words begin at
    the left and may take two lines; ``note`` is a small icon at its right end. One of sort ``chosen`` is such an answer
    that waits for Confirm with others. One of sort ``faint`` keeps its place while it can do nothing.
    ``more`` is what is told of an answer in smaller letters below its words, ``number`` stands before it on a disc.
    """

    w: float
    h: float
    words: str
    icon: str = ""
    sort: str = "plain"
    state: str = "normal"
    note: str = ""
    more: str = ""
    number: int = 0


_BUTTONS: dict[str, tuple[Colour, Colour]] = {
    "go": (LEGAL, CREAM),
    "plain": (MAT, INK),
    "wine": (WINE, CREAM),
    "dark": ("#4A343E", CREAM),
    "row": (CARD, INK),
    "chosen": (CARD, INK),
    "faint": (CARD, "#746252"),
}
ROWS = frozenset({"row", "chosen"})
INSIDE = 0.84
"""The largest letters of a button, as a share of its height: even a capital with an accent lies in it."""
CORNER = 24.0
"""Width of the corner with the tick of a chosen answer."""


@kept(400)
def button(look: ButtonLook, scale: float) -> Surface:
    """A button with BLEED around it."""
    fill, ink = _BUTTONS[look.sort]
    canvas = Canvas.over((0, 0, look.w, look.h), scale, BLEED)
    w, h = look.w, look.h
    if look.sort == "faint":
        canvas.draw(rect(1, 1, w - 2, h - 2, NONE, 7, ink, 1.2, opacity=0.6))
        _button_words(canvas, look, ink, 0)
        return canvas.surface()
    down = 3 if look.state == "pressed" else 0
    if look.state == "disabled":
        fill, ink = DISABLED, INK2
    elif look.state == "hover":
        fill = lighter(fill, 0.35 if look.sort in ROWS | {"plain"} else 0.16)
    elif look.state == "pressed":
        fill = darker(fill, 0.1)
    if not down:
        canvas.draw(rect(1, 4, w, h, SHADOW, 7, opacity=0.5))
    canvas.draw(
        rect(0, down, w, h, fill, 7, INK, 2.2), rect(4, 4 + down, w - 8, h - 8, NONE, 4, ink, 1.1, opacity=0.45)
    )
    if look.sort == "chosen":
        _tick(canvas, w, h, down)
    if look.state == "hover":
        canvas.draw(rect(1.5, 1.5 + down, w - 3, h - 3, NONE, 6, SELECT if ink == CREAM else FOCUS, 2.6))
    if look.sort in ROWS:
        _row_words(canvas, look, ink, down)
    else:
        _button_words(canvas, look, ink, down)
    return canvas.surface()


def _tick(canvas: Canvas, w: float, h: float, down: float) -> None:
    """The rim and corner that chosen things carry too."""
    corner = f"M{w - CORNER},{down}H{w - 7}Q{w},{down} {w},{down + 7}V{down + CORNER}Z"
    canvas.draw(rect(2.2, 2.2 + down, w - 4.4, h - 4.4, NONE, 6, SELECT, 3), path(corner, SELECT, INK, 2.2))
    canvas.icon("confirm", w - 8.5, down + 8.5, 13)


def _button_words(canvas: Canvas, look: ButtonLook, ink: Colour, down: float) -> None:
    middle = look.h / 2 + down
    room = look.w - 20 - (32 if look.icon else 0)
    words, size = canvas.fitting(look.words, "extra", 24 if look.h >= 44 else 20, room, 1, tall=look.h * INSIDE)
    while size > 18 and canvas.measure(words, "extra", size) > room:
        size -= 1
    wide = min(canvas.measure(words, "extra", size), room)
    x = look.w / 2
    if look.icon:
        before = (wide + 32) / 2 - 12 if look.words else 0
        canvas.icon(look.icon, x - before, middle, 24 if look.words else 28, ink == CREAM, ink)
        x += 16 if look.words else 0
    if look.words:
        lines = 1 if canvas.measure(words, "extra", size) <= room or look.h < 48 else 2
        canvas.text(x, middle, words, "extra", size, ink, "centre", "middle", wrap=room, most=lines, leading=1.08)


def _row_words(canvas: Canvas, look: ButtonLook, ink: Colour, down: float) -> None:
    middle, left, room = look.h / 2 + down, 12.0, row_room(look.w, look.icon, look.note)
    if look.more:
        _told_words(canvas, look, ink, down)
        return
    if look.icon:
        canvas.icon(look.icon, 26, middle, 28, False, ink)
        left = 48
    if look.note:
        canvas.icon(look.note, look.w - 23, middle, 24, False, ink)
    lines = len(canvas.lines(look.words, "bold", ROW_LETTERS, room))
    usual = ROW_LETTERS if ROW_LETTERS * (1 + (lines - 1) * ROW_LEADING) <= look.h - 2 else 19
    words, size = canvas.fitting(look.words, "bold", usual, room, 9, ROW_LEADING, look.h - 2)
    most = max(1, int((look.h - 2) / (size * ROW_LEADING)))
    canvas.text(
        left, middle, words, "bold", size, ink, valign="middle", wrap=room, most=most, leading=ROW_LEADING
    )  # fmt: skip


def row_room(width: float, icon: str, note: str) -> float:
    """How wide the words of an answer may be on a row of this width with these signs."""
    return width - 24 - (36 if icon else 0) - (30 if note else 0)


def row_height(look: ButtonLook, scale: float) -> float:
    """How high the row of an answer must be, so that its words stand on it in the letters that are chosen."""
    size = grown(ROW_LETTERS)
    if look.more:
        heading, told = _told_lines(Canvas(4, 4, scale), look)
        tall = len(heading) * size * ROW_LEADING + MORE_GAP + len(told) * grown(MORE_LETTERS) * MORE_LEADING
        return max(tall, 2 * NUMBER) + 16
    lines = Canvas(4, 4, scale).lines(look.words, "bold", size, row_room(look.w, look.icon, look.note))
    return size * (1 + (len(lines) - 1) * ROW_LEADING) + (14 if len(lines) == 1 else 18)


def _told_lines(canvas: Canvas, look: ButtonLook) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The lines of an answer's words, and of what is told of it below them."""
    room = look.w - 68
    words = canvas.lines(look.words, "bold", grown(ROW_LETTERS), room)
    return words, canvas.lines(look.more, "medium", grown(MORE_LETTERS), room)


def _told_words(canvas: Canvas, look: ButtonLook, ink: Colour, down: float) -> None:
    """An answer with its number and what is told of it."""
    canvas.picture(number_disc(look.number, canvas.scale), 10, look.h / 2 + down - NUMBER - 1)
    size, top, room = grown(ROW_LETTERS), 8 + down, look.w - 68
    heading, told = _told_lines(canvas, look)
    tall = len(heading) * size * ROW_LEADING + MORE_GAP + len(told) * grown(MORE_LETTERS) * MORE_LEADING
    top = (look.h - tall) / 2 + down
    canvas.text(54, top, look.words, "bold", size, ink, wrap=room, leading=ROW_LEADING)
    top += len(heading) * size * ROW_LEADING + MORE_GAP
    canvas.text(54, top, look.more, "medium", grown(MORE_LETTERS), INK2, wrap=room, leading=MORE_LEADING)


@kept(20)
def number_disc(number: int, scale: float) -> Surface:
    """A number on a disc, as it stands before an answer that is suggested and at its place on the table."""
    canvas = Canvas(2 * NUMBER + 2, 2 * NUMBER + 2, scale)
    middle = NUMBER + 1
    canvas.draw(circle(middle, middle, NUMBER, FOCUS, CREAM, 2.4))
    canvas.text(middle, middle + 0.5, str(number), "extra", 20, CREAM, "centre", "middle")
    return canvas.surface()


@kept(20)
def empty_place(w: float, h: float, scale: float) -> Surface:
    """The place of a button that is not there now, with BLEED around it: sunk into the paper."""
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    canvas.draw(
        rect(1, 1, w - 2, h - 2, INK2, 7, opacity=0.1), rect(1, 1, w - 2, h - 2, NONE, 7, INK2, 1.6, opacity=0.4)
    )
    return canvas.surface()


@kept(40)
def pointed_ring(w: float, h: float, pointed: bool, scale: float) -> Surface:
    """A ring in a clear picture of w by h, for what is ``pointed`` at; nothing else."""
    canvas = Canvas(w, h, scale)
    if pointed:
        canvas.draw(rect(1.5, 1.5, w - 3, h - 3, radius=6, stroke=SELECT, width=3))
    return canvas.surface()
