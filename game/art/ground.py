"""Grounds and frames: the wooden table, paper and its grain, veils, the hand's frame and the frame of the screen."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, SRCALPHA, Surface

from game.art import signs
from game.art.canvas import BLEED, SCREEN_GRAIN, Canvas, pixels
from game.art.keep import kept
from game.art.landscape import wood
from game.art.letters import grown
from game.art.palette import (
    CELLAR,
    CREAM,
    DECKS,
    INK,
    LINE,
    NIGHT,
    PAPER,
    WINE,
    player,
    rgb,
)
from game.art.shapes import NONE, rect
from game.table import layout


@kept(3)
def table_ground(scale: float, width: float = 1920, height: float = 1080) -> Surface:
    """The dark wooden table under everything."""
    canvas = Canvas(width, height, scale, CELLAR)
    canvas.draw(wood(width, height))
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(10)
def screen_frame(colour: str, scale: float) -> tuple[tuple[Surface, tuple[int, int]], ...]:
    """The frame of the whole screen in the colour of the player who acts: its four sides and where they lie (px)."""
    _, _, w, h = layout.TABLE
    return tuple(
        _side(colour, scale, box) for box in ((0, 0, w, 8), (0, h - 8, w, 8), (0, 8, 8, h - 16), (w - 8, 8, 8, h - 16))
    )


def _side(colour: str, scale: float, box: tuple[float, float, float, float]) -> tuple[Surface, tuple[int, int]]:
    x, y, w, h = box
    _, _, right, foot = layout.TABLE
    canvas = Canvas(w, h, scale, origin=(x, y))
    canvas.draw(rect(2.5, 2.5, right - 5, foot - 5, NONE, 4, player(colour).body, 5))
    return canvas.surface(), (round(x * scale), round(y * scale))


@kept(20)
def hand_frame(title: str, counts: tuple[tuple[str, int], ...], scale: float) -> Surface:
    """The dark frame of the hand with its title and the number of cards of each deck; the cards lie over it."""
    x, y, w, h = layout.HAND
    canvas = Canvas.over(layout.HAND, scale, BLEED, shared=True)
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0B0608", 9, opacity=0.5),
        rect(x, y, w, h, "#2B1D23", 9, NIGHT, 2.4),
        rect(x + 4.5, y + 4.5, w - 9, h - 9, NONE, 6, "#7A5A48", 1.4),
    )
    size = grown(27)
    canvas.text(x + 18, y + 30, title, "display", size, CREAM, valign="middle", wrap=210, most=1)
    left = x + 18 + min(210, canvas.measure(title, "display", size)) + 22
    numbers = grown(23, 36)
    wide = 39 + numbers
    for kind, count in counts:
        inks = DECKS[kind]
        canvas.draw(rect(left, y + 9, wide, 42, inks.ground, 7, CREAM, 1.3))
        canvas.icon(signs.DECKS[kind], left + 21, y + 30, 27, inks.words == CREAM)
        canvas.text(left + 34 + numbers / 2, y + 30, str(count), "extra", numbers, inks.words, "centre", "middle")
        left += wide + 8
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(8)
def season_veil(w: float, h: float, scale: float) -> Surface:
    """A warm veil for a half of the board whose season is over."""
    sheet = Surface((pixels(w, scale), pixels(h, scale)), SRCALPHA)
    sheet.fill((34, 24, 32, 76))
    return sheet


@kept(3)
def vignette(w: float, h: float, scale: float) -> Surface:
    """A dark veil for what lies behind a dialog, w by h design px."""
    sheet = Surface((pixels(w, scale), pixels(h, scale)), SRCALPHA)
    sheet.fill((*rgb(NIGHT), 158))
    return sheet


@kept(8)
def paper_sheet(w: float, h: float, scale: float, title: str = "") -> Surface:
    """A sheet of paper for dialogs and setup, with double rule and a title, BLEED larger on every side."""
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    canvas.draw(
        rect(3, 5, w, h, "#0B0608", 9, opacity=0.55),
        rect(0, 0, w, h, PAPER, 9, INK, 2.8),
        rect(7, 7, w - 14, h - 14, NONE, 6, LINE, 1.8),
        rect(11, 11, w - 22, h - 22, NONE, 4, LINE, 0.9),
    )
    if title:
        canvas.text(34, 46, title, "display", grown(36, 48), WINE, valign="middle", wrap=w - 68, most=1)
    return canvas.surface()


def faded_copy(image: Surface, share: float) -> Surface:
    """The picture with all its opacity multiplied by ``share`` (0-1)."""
    out = image.copy()
    out.fill((255, 255, 255, round(255 * share)), special_flags=BLEND_RGBA_MULT)
    return out
