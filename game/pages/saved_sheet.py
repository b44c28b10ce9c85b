"""Where everything stands on the page of saved games, and its papers."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from game.art.innkeepers import disc
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK, INK2, LINE, MAT, PLAYERS, WINE
from game.art.kit.shapes import line, rect
from game.art.sheet import entry, one_line, paper, upright
from game.text.messages import say
from game.window.screen import Box
from game.window.widgets.buttons import LIT, Face, Look

LIST = (36.0, 36.0, 1160.0, 1008.0)
"""The paper where no game is shown beside the list."""
BOOK = (36.0, 36.0, 1848.0, 1008.0)
"""The paper with the list and the game that is shown."""
INSET = 36.0
LEFT, WIDE = LIST[0] + INSET, LIST[2] - 2 * INSET
SEARCH = (LIST[0] + LIST[2] - INSET - 260, 144.0, 260.0, 56.0)
TAB_TOP, TAB_WIDTH, TAB_HEIGHT = 144.0, 216.0, 56.0
ROW_TOP, ROW_HEIGHT, ROW_PITCH = 226.0, 104.0, 116.0
MANY, FEW = 6, 3
"""How many games are seen at once, and how many while there are no more than these, which are twice as tall."""
FOOT = 946.0
BACK = (LEFT, FOOT, 230.0, 66.0)
IMPORT = (LEFT + 245, FOOT, 275.0, 66.0)
STATISTICS = (LEFT + 535, FOOT, 290.0, 66.0)
PAGES: Box = LEFT + WIDE - 245, FOOT + 2, 245.0, 62.0
"""The buttons that turn the pages of the list."""
FOLD = LEFT + WIDE + 25.0
"""The line between the list and the game that is shown."""
SHOWN = (FOLD + 25.0, BOOK[0] + BOOK[2] - INSET)
"""Left and right edge of what is said of that game."""
PICTURE = (SHOWN[0], BOOK[1] + INSET, SHOWN[1] - SHOWN[0], (SHOWN[1] - SHOWN[0]) * 9 / 16)
TITLE_TOP = PICTURE[1] + PICTURE[3] + 22
ACT_HEIGHT, ACT_GAP, ACT_LOW, ACT_APART = 78.0, 14.0, 64.0, 20.0
ACT_TOP = FOOT + 66 - ACT_LOW - ACT_APART - ACT_HEIGHT
NOTICE = (LEFT, 838.0, WIDE, 84.0)
SEATS = (76.0, 76.0, 60.0)
"""How tall the row of a seat is where one, two or more stand below each other."""
APART = 10.0
"""The room between the seats and the facts."""
LEAST_FACT, MOST_FACT = 45.0, 60.0
"""How tall a fact is at least and at most."""


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


class Seat(NamedTuple):
    """Who plays: an innkeeper in a colour, a name, and how strong an opponent is; no colour where it is unknown."""

    innkeeper: str
    colour: str
    name: str
    note: str


def tab_box(index: int) -> Box:
    """One of the three places."""
    return LEFT + index * (TAB_WIDTH + 12), TAB_TOP, TAB_WIDTH, TAB_HEIGHT


def rows(count: int) -> int:
    """How many games of a list of so many are seen at once."""
    return FEW if count <= FEW else MANY


def row_box(index: int, seen: int) -> Box:
    """A game of the list of which so many are seen at once."""
    pitch = ROW_PITCH * MANY / seen
    return LEFT, ROW_TOP + index * pitch, WIDE, pitch - (ROW_PITCH - ROW_HEIGHT)


def act_box(index: int, count: int) -> Box:
    """What can be done with the game: the first on a row of its own, the others beside each other below it."""
    x, wide = SHOWN[0], SHOWN[1] - SHOWN[0]
    if index == 0:
        return x, ACT_TOP, wide, ACT_HEIGHT
    share = (wide - (count - 2) * ACT_GAP) / (count - 1)
    return x + (index - 1) * (share + ACT_GAP), ACT_TOP + ACT_HEIGHT + ACT_APART, share, ACT_LOW


def row_face(row: Row, height: float) -> Face:
    """A game as a button; the taller it is, the larger are its picture and its words."""
    w, h = WIDE, height

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas, ink, second = entry(w, h, row.chosen, look in LIT, scale)
        left = 10.0
        tall = h - 2 * left
        wide = tall * 16 / 9
        canvas.draw(rect(left - 2, left - 2, wide + 4, tall + 4, MAT, 3, INK, 2))
        _picture(canvas, row.picture, (left, left, wide, tall))
        text, room = left + wide + 24, w - wide - 60
        if h > ROW_HEIGHT:
            canvas.fit(text, h / 2 - 28, row.title, "extra", 34, room, ink, most=2, leading=1.1, tall=78)
            canvas.fit(text, h / 2 + 38, row.line, "bold", 24, room, second, most=2, leading=1.1, tall=50)
        else:
            one_line(canvas, text, h / 2 - 18, row.title, "extra", 26, room, ink, 42)
            one_line(canvas, text, h / 2 + 22, row.line, "bold", 21, room, second, 34)
        return canvas.surface()

    return Face(face, row.title, row.line, row.chosen)


def _picture(canvas: Canvas, image: pygame.Surface | None, box: Box) -> None:
    x, y, w, h = box
    if image is None:
        canvas.icon("grape_any", x + w / 2, y + h / 2, h * 0.6)
    else:
        size = round(w * canvas.scale), round(h * canvas.scale)
        canvas.picture(pygame.transform.smoothscale(image, size), x, y)


@kept(4)
def list_sheet(empty: str, beside: bool, scale: float) -> pygame.Surface:
    """The paper with its title; ``empty`` is what it says where no game is listed.

    ``beside`` is whether it is wide enough for a game that is shown beside the list.
    """
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BOOK if beside else LIST)
    if beside:
        upright(canvas, FOLD, BOOK[1] + INSET, BOOK[3] - 2 * INSET)
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


def shown_sheet(
    picture: pygame.Surface | None, title: str, seats: tuple[Seat, ...], facts: tuple[Fact, ...], scale: float
) -> pygame.Surface:
    """What is said of the game that is chosen, to be laid on the paper: its picture, who plays, and the facts."""
    canvas = Canvas(1920, 1080, scale)
    x, y, w, h = PICTURE
    canvas.draw(rect(x - 3, y - 3, w + 6, h + 6, MAT, 5, INK, 2.4))
    _picture(canvas, picture, PICTURE)
    said, size = canvas.fitting(title, "display", 34, w, 2, 1.1, 84)
    top = TITLE_TOP + canvas.text(x, TITLE_TOP, said, "display", size, WINE, wrap=w, leading=1.1, most=2) + 14
    columns = 1 if len(seats) < FEW else 2
    lines = max(1, -(-len(seats) // columns))
    end = ACT_TOP - 16
    pitch = min(SEATS[min(lines, len(SEATS)) - 1], (end - top - APART - len(facts) * LEAST_FACT) / lines)
    for index, seat in enumerate(seats):
        line_at, column = divmod(index, columns)
        _seat(canvas, seat, (x + column * w / columns, top + line_at * pitch, w / columns - 12, pitch), scale)
    top += lines * pitch + APART
    tall = min(MOST_FACT, (end - top) / max(1, len(facts)))
    for index, fact in enumerate(facts):
        middle = top + (index + 0.5) * tall
        canvas.icon(fact.icon, x + 30, middle, 32)
        said, size = canvas.fitting(fact.words, "bold", 21, w - 80, 2, 1.06, tall - 4)
        canvas.text(x + 76, middle, said, "bold", size, INK, valign="middle", wrap=w - 80, leading=1.06, most=2)
    return canvas.surface()


def _seat(canvas: Canvas, seat: Seat, box: Box, scale: float) -> None:
    x, y, w, h = box
    side, middle = min(60.0, h - 6), y + h / 2
    if seat.colour in PLAYERS:
        canvas.picture(disc(seat.innkeeper, seat.colour, side, scale), x, middle - side / 2)
    left, room = x + 76, w - 76
    if not seat.note:
        canvas.fit(left, middle, seat.name, "extra", 24, room, INK, tall=h - 8)
        return
    canvas.fit(left, middle - h * 0.2, seat.name, "extra", 23, room, INK, tall=h * 0.5)
    canvas.fit(left, middle + h * 0.24, seat.note, "medium", 19, room, INK2, tall=h * 0.42)
