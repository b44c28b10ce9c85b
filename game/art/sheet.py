"""The sheet of paper that pages of switches and entries are drawn on."""

from __future__ import annotations

import math

import pygame

from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, Plain, Style
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM, ILLEGAL, INK, INK2, LEGAL, LINE, PAPER, SELECT, WINE, Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, rect
from game.art.labels import LABEL_BLEED, LABEL_SHADOW


def paper(canvas: Canvas, box: Plain) -> None:
    """A sheet with a double rule over the scenery; it begins a layer of its own."""
    picture, (left, top) = paper_picture(box, canvas.scale)
    canvas.picture(picture, left / canvas.scale, top / canvas.scale)
    canvas.layer()


def paper_picture(box: Plain, scale: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """A sheet with a double rule for a box of the page, and where its upper left corner lies in true px."""
    x, y, w, h = box
    left, top = round((x - RIM) * scale), round((y - RIM) * scale)
    return _paper((x - left / scale, y - top / scale, w, h), scale), (left, top)


RIM = 3.0
"""How far the picture of a sheet reaches beyond its upper left corner."""
CORNER = 48
"""The least side of a corner of a sheet, in design px, beyond which nothing changes along its edges."""


@kept(6)
def _paper(box: Plain, scale: float) -> pygame.Surface:
    """A sheet, drawn as four corners of a small one, with its edges drawn out between them."""
    x, y, w, h = box
    size = pixels(x + w + 12, scale), pixels(y + h + 14, scale)
    more = [max(0, math.floor((side - 2 * CORNER) * scale)) for side in (w, h)]
    small = raster(size[0] - more[0], size[1] - more[1], scale, _sheet(x, y, w - more[0] / scale, h - more[1] / scale))
    return drawn_out(small, size, pixels(CORNER, scale))


def _sheet(x: float, y: float, w: float, h: float) -> Fragment:
    return "".join(
        (
            rect(x + 8, y + 10, w, h, "#0E1E22", 6, opacity=0.5),
            rect(x, y, w, h, PAPER, 6, INK, 2.6),
            rect(x + 12, y + 12, w - 24, h - 24, radius=3, stroke=WINE, width=2),
            rect(x + 18, y + 18, w - 36, h - 36, radius=2, stroke=LINE, width=1.2),
        )
    )


def drawn_out(small: pygame.Surface, size: tuple[int, int], corner: int) -> pygame.Surface:
    """A picture made larger at its middle row and column, which lie ``corner`` true px from the upper left."""
    for axis in (0, 1):
        length, whole = small.get_size()[axis], size[axis]
        other = small.get_size()[1 - axis]

        def box(at: int, long: int, axis: int = axis, other: int = other) -> pygame.Rect:
            return pygame.Rect(at, 0, long, other) if axis == 0 else pygame.Rect(0, at, other, long)

        wide = pygame.Surface(box(0, whole).size, pygame.SRCALPHA)
        wide.blit(small, (0, 0), box(0, corner))
        middle = pygame.transform.scale(small.subsurface(box(corner, 1)), box(0, whole - length).size)
        wide.blit(middle, box(corner, 0).topleft)
        wide.blit(small, box(corner + whole - length, 0).topleft, box(corner, length - corner))
        small = wide
    return small


def rule(canvas: Canvas, x: float, y: float, w: float) -> None:
    """A thin straight line from x, y to the right."""
    line = pygame.Surface((pixels(w, canvas.scale), pixels(1.4, canvas.scale)))
    line.fill(contrast.ink(LINE))
    canvas.picture(line, x, y - 0.7)


def upright(canvas: Canvas, x: float, y: float, h: float) -> None:
    """A thin straight line from x, y downwards."""
    line = pygame.Surface((pixels(1.4, canvas.scale), pixels(h, canvas.scale)))
    line.fill(contrast.ink(LINE))
    canvas.picture(line, x - 0.7, y)


def one_line(
    canvas: Canvas, x: float, y: float, words: str, style: Style, usual: float, room: float, ink: Colour, tall: float
) -> None:
    """Words on one line from x to the right, its middle at y, in letters that fit a place ``tall`` px high."""
    said, size = canvas.fitting(words, style, usual, room, tall=tall)
    canvas.text(x, y, said, style, size, ink, valign="middle", wrap=room, most=1)


def entry(w: float, h: float, chosen: bool, lit: bool, scale: float) -> tuple[Canvas, Colour, Colour]:
    """The ground of an entry of a list that can be chosen, and the inks of its first and of its second line.

    A ``lit`` one is pointed at; the ground is LABEL_BLEED larger on every side.
    """
    margin = LABEL_BLEED
    canvas = Canvas(w + 2 * margin, h + 2 * margin, scale, origin=(-margin, -margin))
    ground, ink, second = (LEGAL, CREAM, CREAM) if chosen else (CARD, INK, INK2)
    canvas.draw(rect(1, 3, w, h, LABEL_SHADOW, 8, opacity=0.3), rect(0, 0, w, h, ground, 8, INK, 2.2))
    if lit:
        canvas.draw(rect(-4, -4, w + 8, h + 8, radius=11, stroke=SELECT, width=3))
    return canvas, ink, second


def warning(canvas: Canvas, x: float, y: float, w: float, h: float, words: str, larger: Plain | None = None) -> None:
    """A bar that says in a sentence what is wrong; a long sentence has all of a ``larger`` box, if there is one."""
    usual, most = 21, 2
    if larger and len(canvas.lines(words, "bold", usual, w - 84)) > most:
        (x, y, w, h), usual = larger, 18
        most = int((h - 2) / (usual * 1.06))
    canvas.draw(rect(x, y, w, h, ILLEGAL, 5, INK, 2))
    canvas.icon("slash", x + 34, y + h / 2, 30, on_dark=True, colour=CREAM)
    said, size = canvas.fitting(words, "bold", usual, w - 84, most, 1.06, h - 2)
    canvas.text(
        x + 66, y + h / 2, said, "bold", size, CREAM, valign="middle", wrap=w - 84, most=most, leading=1.06
    )  # fmt: skip


@kept(4)
def notice_bar(words: str, width: float, height: float, scale: float, good: bool = False) -> pygame.Surface:
    """A bar with one sentence of bad news, or of ``good``, in letters that let all of it be read."""
    canvas = Canvas(width, height, scale)
    canvas.draw(rect(1, 1, width - 2, height - 2, LEGAL if good else ILLEGAL, 6, INK, 2))
    canvas.icon("confirm" if good else "warning", 34, height / 2, 32, on_dark=True, colour=CREAM)
    room = width - 90
    sizes = (grown(22), 22, 20, 19)
    size = next((one for one in sizes if len(canvas.lines(words, "bold", one, room)) * one * 1.2 < height), 18)
    most = int(height // (size * 1.2))
    canvas.text(66, height / 2, words, "bold", size, CREAM, valign="middle", wrap=room, most=most)
    return canvas.surface()
