"""Where everything stands on the page of saved games, and its papers."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, INK2, LINE, MAT, WINE
from game.art.kit.shapes import line, rect
from game.art.sheet import entry, one_line, paper
from game.text.messages import say
from game.window.screen import Box
from game.window.widgets.buttons import LIT, Face, Look

LIST = (36.0, 36.0, 1160.0, 1008.0)
SHOWN = (1226.0, 36.0, 658.0, 1008.0)
INSET = 36.0
LEFT, WIDE = LIST[0] + INSET, LIST[2] - 2 * INSET
SEARCH = (LIST[0] + LIST[2] - INSET - 260, 144.0, 260.0, 56.0)
TAB_TOP, TAB_WIDTH, TAB_HEIGHT = 144.0, 216.0, 56.0
ROW_TOP, ROW_HEIGHT, ROW_PITCH = 226.0, 104.0, 116.0
ROWS = 6
"""How many games are seen at once."""
FOOT = 946.0
BACK = (LEFT, FOOT, 230.0, 66.0)
IMPORT = (LEFT + 245, FOOT, 275.0, 66.0)
STATISTICS = (LEFT + 535, FOOT, 290.0, 66.0)
PAGES: Box = LEFT + WIDE - 245, FOOT + 2, 245.0, 62.0
"""The buttons that turn the pages of the list."""
PICTURE = (SHOWN[0] + INSET, SHOWN[1] + INSET, SHOWN[2] - 2 * INSET, 330.0)
SMALL = (150.0, 84.0)
FACTS_TOP = PICTURE[1] + PICTURE[3] + 40
ACT_TOP, ACT_HEIGHT, ACT_GAP = 774.0, 78.0, 14.0
NOTICE = (LEFT, 838.0, WIDE, 84.0)


class Row(NamedTuple):
    """A game of the list: its picture at true size, or none, its names, and when it was written."""

    picture: pygame.Surface | None
    title: str
    line: str
    chosen: bool


class Fact(NamedTuple):
    """A line about the game that is shown."""

    icon: str
    words: str


def tab_box(index: int) -> Box:
    """One of the three places."""
    return LEFT + index * (TAB_WIDTH + 12), TAB_TOP, TAB_WIDTH, TAB_HEIGHT


def row_box(index: int) -> Box:
    """A game of the list."""
    return LEFT, ROW_TOP + index * ROW_PITCH, WIDE, ROW_HEIGHT


def act_box(index: int, count: int) -> Box:
    """What can be done with the game: the first on a row of its own, the others beside each other below it."""
    x, wide = SHOWN[0] + INSET, SHOWN[2] - 2 * INSET
    if index == 0:
        return x, ACT_TOP, wide, ACT_HEIGHT
    share = (wide - (count - 2) * ACT_GAP) / (count - 1)
    return x + (index - 1) * (share + ACT_GAP), ACT_TOP + ACT_HEIGHT + 20, share, 64.0


def row_face(row: Row) -> Face:
    """A game as a button."""
    w, h = WIDE, ROW_HEIGHT

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas, ink, second = entry(w, h, row.chosen, look in LIT, scale)
        left, top = 10.0, (h - SMALL[1]) / 2
        canvas.draw(rect(left - 2, top - 2, SMALL[0] + 4, SMALL[1] + 4, MAT, 3, INK, 2))
        _picture(canvas, row.picture, (left, top, *SMALL))
        text, room = left + SMALL[0] + 24, w - SMALL[0] - 60
        one_line(canvas, text, h / 2 - 18, row.title, "extra", 26, room, ink, 42)
        one_line(canvas, text, h / 2 + 22, row.line, "bold", 21, room, second, 34)
        return canvas.surface()

    return face


def _picture(canvas: Canvas, image: pygame.Surface | None, box: Box) -> None:
    x, y, w, h = box
    if image is None:
        canvas.icon("grape_any", x + w / 2, y + h / 2, h * 0.6)
    else:
        size = round(w * canvas.scale), round(h * canvas.scale)
        canvas.picture(pygame.transform.smoothscale(image, size), x, y)


@kept(4)
def list_sheet(empty: str, scale: float) -> pygame.Surface:
    """The paper at the left with its title; ``empty`` is what it says where no game is listed."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, LIST)
    one_line(canvas, LEFT, LIST[1] + 54, say("saved-title"), "display", 44, WIDE, WINE, 58)
    said, size = canvas.fitting(say("saved-search"), "bold", 21, 128, tall=40)
    canvas.text(SEARCH[0] - 14, SEARCH[1] + 28, said, "bold", size, INK2, "right", "middle", wrap=128, most=1)
    if empty:
        middle = (ROW_TOP + FOOT) / 2 - 40
        canvas.icon("load", LEFT + 150, middle, 132)
        said, size = canvas.fitting(empty, "medium", 32, WIDE - 300, 3, 1.2, 200)
        canvas.text(LEFT + 260, middle, said, "medium", size, INK, valign="middle", wrap=WIDE - 300, most=4)
    canvas.draw(line(LEFT, FOOT - 18, LEFT + WIDE, FOOT - 18, LINE, 1.3))
    return canvas.surface()


def shown_sheet(picture: pygame.Surface | None, title: str, facts: tuple[Fact, ...], scale: float) -> pygame.Surface:
    """The paper at the right: the game that is chosen."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHOWN)
    x, y, w, h = PICTURE
    room = w
    canvas.draw(rect(x - 3, y - 3, w + 6, h + 6, MAT, 5, INK, 2.4))
    _picture(canvas, picture, PICTURE)
    said, size = canvas.fitting(title, "display", 32, room, 2, 1.1, 88)
    top = FACTS_TOP + canvas.text(x, FACTS_TOP, said, "display", size, WINE, wrap=room, leading=1.1, most=2) + 26
    tall = (ACT_TOP - 20 - top) / len(facts)
    for index, fact in enumerate(facts):
        middle = top + (index + 0.5) * tall
        canvas.icon(fact.icon, x + 20, middle, 32)
        said, size = canvas.fitting(fact.words, "bold", 21, room - 56, 2, 1.06, tall - 4)
        canvas.text(x + 54, middle, said, "bold", size, INK, valign="middle", wrap=room - 56, leading=1.06, most=2)
    return canvas.surface()
