"""The page about the opponents: what they see, how far they think, what they like, and how that can be checked."""

from __future__ import annotations

import pygame

from game.art.glasses import MOST, row_picture
from game.art.innkeepers import disc
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, INK2, NOBODY, WINE
from game.art.sheet import one_line, paper, upright
from game.text.messages import say
from game.text.opponents import characters, name_of, style_of, thinking_of, trait_of
from game.window.app import App
from game.window.page import Reading

SHEET = (90.0, 36.0, 1740.0, 1008.0)
LEFT, RIGHT = SHEET[0] + 54, SHEET[0] + SHEET[2] - 54
MIDDLE = 960.0
CLOSE = (LEFT, 946.0, 260.0, 70.0)
TOP, FOOT = 150.0, 930.0
PARTS = ("see", "same", "check")
"""What the left half tells, in this order."""
WIDE = MIDDLE - 40 - LEFT
GLASS = 30.0
NAME = 258.0
"""How wide faces and names of the characters are."""


class AboutOpponents(Reading):
    """Shown over the page or table from which it was opened."""

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app, CLOSE, "opponents-close")
        self.game = game

    @property
    def heading(self) -> str:
        return say("opponents-title")

    @property
    def tells_of(self) -> str:
        return self.game

    def sheet(self, scale: float) -> pygame.Surface:
        return sheet(self.game, scale)


@kept(1)
def sheet(game: str, scale: float) -> pygame.Surface:
    """The page about the opponents of a game, without its button."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    one_line(canvas, LEFT, SHEET[1] + 62, say("opponents-title"), "display", 46, RIGHT - LEFT, WINE, 60)
    upright(canvas, MIDDLE - 10, TOP, FOOT - TOP)
    pitch = (FOOT - TOP) / len(PARTS)
    for at, part in enumerate(PARTS):
        _part(canvas, TOP + at * pitch, pitch, part)
    middle = TOP + (FOOT - TOP) * 0.52
    _levels(canvas, TOP, middle - TOP, game)
    _characters(canvas, middle, FOOT - middle)
    return canvas.surface()


def _head(canvas: Canvas, x: float, y: float, words: str, wide: float) -> None:
    one_line(canvas, x, y + 22, words, "display", 28, wide, WINE, 38)


def _part(canvas: Canvas, y: float, tall: float, part: str) -> None:
    _head(canvas, LEFT, y, say(f"opponents-{part}"), WIDE)
    words, size = canvas.fitting(say(f"opponents-{part}-line"), "medium", 26, WIDE, 8, 1.12, tall - 64, 21)
    canvas.text(LEFT, y + 50, words, "medium", size, INK, wrap=WIDE, leading=1.12)


def _levels(canvas: Canvas, y: float, tall: float, game: str) -> None:
    x, wide = MIDDLE + 24, RIGHT - MIDDLE - 24
    _head(canvas, x, y, say("opponents-levels"), wide)
    pitch = (tall - 56) / MOST
    for level in range(1, MOST + 1):
        middle = y + 50 + (level - 0.5) * pitch
        canvas.picture(row_picture(level, GLASS, canvas.scale), x, middle - GLASS / 2)
        words, size = canvas.fitting(thinking_of(level, game), "medium", 24, wide - 136, 2, 1.04, pitch - 4, 20)
        canvas.text(x + 136, middle, words, "medium", size, INK, valign="middle", wrap=wide - 136, leading=1.04)


def _characters(canvas: Canvas, y: float, tall: float) -> None:
    x, wide = MIDDLE + 24, RIGHT - MIDDLE - 24
    _head(canvas, x, y, say("opponents-characters"), wide)
    every = characters()
    pitch = (tall - 50) / len(every)
    for at, character in enumerate(every):
        middle = y + 48 + (at + 0.5) * pitch
        name = say("new-character", name=name_of(character, ()), trait=trait_of(character))
        face = min(64.0, pitch - 4)
        canvas.picture(disc(character, NOBODY, face, canvas.scale, signed=False), x, middle - face / 2)
        words, size = canvas.fitting(name, "bold", 22, NAME - 76, 2, 1.0, pitch - 4, 18)
        canvas.text(x + 76, middle, words, "bold", size, INK2, valign="middle", wrap=NAME - 76, leading=1.0)
        room = wide - NAME - 16
        words, size = canvas.fitting(style_of(character), "medium", 23, room, 2, 1.02, pitch - 4, 20)
        canvas.text(x + NAME + 16, middle, words, "medium", size, INK, valign="middle", wrap=room, leading=1.02)
