"""Grounds and frames: the wooden table, paper and its grain, veils, the hand's frame and the frame of the screen."""

from __future__ import annotations

from collections.abc import Iterator

from pygame import SRCALPHA, Surface

from game.art import signs
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas, Fitted, Plain, text_width
from game.art.kit.grain import grain
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, DECKS, INK, LINE, NIGHT, PAPER, WINE, player, rgb
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import NONE, Fragment, rect
from game.art.landscape import wood

HAND_TITLE, HAND_PLATE, HAND_HEAD = 210, 34, 30
"""Room for the title of the hand, how much wider the plate of a deck is than its number, and how high it is."""


@kept(3)
def _planks(width: float, height: float) -> Fragment:
    return contrast.inked(wood(width, height))


@kept(3)
def _boards(scale: float, width: float, height: float) -> Surface:
    size = pixels(width, scale), pixels(height, scale)
    return in_strips(*size, scale, _planks(width, height), 6, clear=False)


@kept(3, lasting=True)
def table_ground(scale: float, width: float = 1920, height: float = 1080) -> Surface:
    """The dark wooden table under everything."""
    sheet = _boards(scale, width, height).copy()
    grain(sheet, SCREEN_GRAIN)
    return sheet


@kept(10)
def screen_frame(colour: str, w: float, h: float, scale: float) -> tuple[tuple[Surface, tuple[int, int]], ...]:
    """The frame of a screen of w by h in the colour of the player who acts: its four sides and where they lie (px)."""
    whole = rect(2.5, 2.5, w - 5, h - 5, NONE, 4, player(colour).body, 5)
    sides = (0, 0, w, 8), (0, h - 8, w, 8), (0, 8, 8, h - 16), (w - 8, 8, 8, h - 16)
    return tuple(_side(whole, side, scale) for side in sides)


def _side(whole: Fragment, side: Plain, scale: float) -> tuple[Surface, tuple[int, int]]:
    x, y, w, h = side
    canvas = Canvas(w, h, scale, origin=(x, y))
    canvas.draw(whole)
    return canvas.surface(), (round(x * scale), round(y * scale))


@kept(7, lasting=True)
def hand_frame(title: str, box: Box, scale: float) -> Surface:
    """The dark frame of the hand with its title; the cards lie over it."""
    x, y = box[:2]
    canvas = Canvas.over(box, scale, BLEED)
    canvas.picture(_hand_frame(box, scale), x - BLEED, y - BLEED)
    words, size = _hand_title(title, scale)
    canvas.text(x + 16, y + 22, words, "display", size, CREAM, valign="middle", wrap=HAND_TITLE + 4, most=1)
    return canvas.surface()


@kept(4, lasting=True)
def _hand_frame(box: Box, scale: float) -> Surface:
    x, y, w, h = box
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 9, opacity=0.5),
        rect(x, y, w, h, "#2B1D23", 9, NIGHT, 2.4),
        rect(x + 4.5, y + 4.5, w - 9, h - 9, NONE, 6, "#7A5A48", 1.4),
    )
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(60)
def hand_count(kind: str, count: int, scale: float) -> Surface:
    """The plate with the number of cards of a deck in the hand."""
    inks, numbers = DECKS[kind], grown(21, 26)
    wide, middle = HAND_PLATE + numbers, HAND_HEAD / 2 + 1
    canvas = Canvas(wide + 2, HAND_HEAD + 2, scale)
    canvas.draw(rect(1, 1, wide, HAND_HEAD, inks.ground, 6, CREAM, 1.3))
    canvas.icon(signs.DECKS[kind], 19, middle, 23, inks.words == CREAM)
    canvas.text(31 + numbers / 2, middle, str(count), "extra", numbers, inks.words, "centre", "middle")
    return canvas.surface()


def hand_plates(title: str, box: Box, scale: float) -> Iterator[tuple[float, float]]:
    """Where the plates of a hand with this title lie, from the left: their upper left corners, without end."""
    found = _hand_title(title, scale)
    left = box.x + 30 + text_width(found.words, "display", found.size, scale)
    while True:
        yield left, box.y + 6
        left += HAND_PLATE + grown(21, 26) + 6


def _hand_title(title: str, scale: float) -> Fitted:
    return Canvas(4, 4, scale).fitting(title, "display", 24, HAND_TITLE, tall=HAND_HEAD)


@kept(3)
def vignette(w: float, h: float, scale: float) -> Surface:
    """A dark veil for what lies behind a dialog, w by h design px."""
    sheet = Surface((pixels(w, scale), pixels(h, scale)), SRCALPHA)
    sheet.fill((*rgb(NIGHT), 158))
    return sheet


@kept(8)
def paper_sheet(w: float, h: float, scale: float, title: str = "", left: float = 34) -> Surface:
    """A sheet of paper for dialogs and setup, with double rule and a title, BLEED larger on every side.

    ``left`` is where the title begins: over what stands below it.
    """
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    canvas.draw(
        rect(3, 5, w, h, "#0B0608", 9, opacity=0.55),
        rect(0, 0, w, h, PAPER, 9, INK, 2.8),
        rect(7, 7, w - 14, h - 14, NONE, 6, LINE, 1.8),
        rect(11, 11, w - 22, h - 22, NONE, 4, LINE, 0.9),
    )
    if title:
        words, size = canvas.fitting(title, "display", 36, w - 2 * left, tall=48)
        canvas.text(left, 46, words, "display", size, WINE, valign="middle", wrap=w - 2 * left, most=1)
    return canvas.surface()
