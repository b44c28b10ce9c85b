"""Where everything stands on the campaign page, and its papers: the list at the left, the challenge below the map."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import pygame

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, INK, INK2, LINE, WINE
from game.art.kit.shapes import NONE, circle, line, rect
from game.art.road import MAP
from game.art.sheet import entry, one_line, paper, warning
from game.text.messages import say
from game.window.screen import Box
from game.window.widgets.buttons import LIT, Face, Look

LIST = (36.0, 36.0, 412.0, 1008.0)
INSET = 32.0
ROW_TOP, ROW_HEIGHT, ROW_PITCH = 150.0, 84.0, 92.0
ROWS = 6
"""How many campaigns are seen at once."""
PAGES: Box = LIST[0] + INSET, ROW_TOP + ROWS * ROW_PITCH + 4, 180.0, 54.0
"""The buttons that turn the pages of the list."""
NEW = (LIST[0] + INSET, 776.0, LIST[2] - 2 * INSET, 70.0)
SOLO = (LIST[0] + INSET, 864.0, LIST[2] - 2 * INSET, 64.0)
BACK = (LIST[0] + INSET, 946.0, LIST[2] - 2 * INSET, 64.0)
BELOW = (MAP.x, 724.0, MAP.w, 320.0)
FAULT = (MAP.x + 18.0, MAP.y + 16.0, MAP.w - 36.0, 92.0)
"""The bar over the sky that says what is wrong."""
SIDE = MAP.x + MAP.w - 430
"""Left edge of the column with tries and tokens."""
START = (SIDE + 2, 932.0, 394.0, 82.0)
DELETE = (BELOW[0] + 36, 964.0, 230.0, 52.0)
GIVE_UP = (DELETE[0] + DELETE[2] + 18, DELETE[1], 330.0, DELETE[3])

FORM = (660.0, 290.0, 1032.0, 462.0)
"""The sheet of a new campaign."""
NAME = (FORM[0] + 240, FORM[1] + 120, 500.0, 54.0)
AGGRESSIVE = (FORM[0] + 60, FORM[1] + 234, 450.0, 56.0)
CANCEL = (FORM[0] + 60, FORM[1] + 344, 260.0, 66.0)
BEGIN = (FORM[0] + FORM[2] - 380, FORM[1] + 338, 320.0, 76.0)


class Row(NamedTuple):
    """A campaign of the list: its name and how far it is."""

    name: str
    line: str
    chosen: bool


def row_box(index: int) -> Box:
    """A campaign of the list."""
    return LIST[0] + INSET, ROW_TOP + index * ROW_PITCH, LIST[2] - 2 * INSET, ROW_HEIGHT


def row_face(row: Row, w: float, h: float) -> Face:
    """A campaign as a button."""

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas, ink, second = entry(w, h, row.chosen, look in LIT, scale)
        canvas.icon("campaign", 36, h / 2, 38, on_dark=row.chosen)
        one_line(canvas, 64, h / 2 - 19, row.name, "extra", 24, w - 76, ink, 32)
        canvas.fit(64, h / 2 + 18, row.line, "bold", 19, w - 76, second, most=2, leading=0.92, tall=43)
        return canvas.surface()

    return face


class Told(NamedTuple):
    """What stands below the map: the challenge that is read with its sentences, and at the right its progress."""

    icon: str
    number: str
    name: str
    sentences: tuple[str, ...]
    side: tuple[tuple[str, str], ...]
    """Icon and words of each line."""


@kept(4)
def list_sheet(scale: float) -> pygame.Surface:
    """The paper at the left with its title."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, LIST)
    x, y, w, _ = LIST
    said, size = canvas.fitting(say("campaign-title"), "display", 46, w - 2 * INSET, tall=60)
    canvas.text(x + INSET, y + 62, said, "display", size, WINE, valign="middle")
    canvas.draw(line(x + INSET, y + 98, x + w - INSET, y + 98, LINE, 1.4))
    return canvas.surface()


@kept(6)
def challenge_sheet(told: Told | None, scale: float) -> pygame.Surface:
    """The paper below the map; without a campaign it says what one is."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BELOW)
    x, y, w, h = BELOW
    if told is None:
        said, size = canvas.fitting(say("campaign-empty"), "medium", 32, w - 300, 4, 1.25, h - 90)
        canvas.icon("campaign", x + 130, y + h / 2, 132)
        canvas.text(
            x + 240, y + h / 2, said, "medium", size, INK, valign="middle", wrap=w - 300, leading=1.25, most=5
        )  # fmt: skip
    else:
        _challenge(canvas, told)
    return canvas.surface()


def _challenge(canvas: Canvas, told: Told) -> None:
    x, y, _, _ = BELOW
    canvas.draw(circle(x + 96, y + 92, 58, CARD, INK, 2.6), circle(x + 96, y + 92, 51, NONE, WINE, 2))
    canvas.icon(told.icon, x + 96, y + 92, 76)
    left, room = x + 178, SIDE - x - 218
    one_line(canvas, left, y + 48, told.number, "bold", 20, room, INK2, 28)
    one_line(canvas, left, y + 82, told.name, "display", 34, room, WINE, 44)
    words = " ".join(told.sentences)
    said, size = canvas.fitting(words, "medium", 22, room, 6, 1.16, DELETE[1] - 10 - y - 112)
    canvas.text(left, y + 112, said, "medium", size, INK, wrap=room, leading=1.16, most=7)
    canvas.draw(line(SIDE - 18, y + 36, SIDE - 18, y + 190, LINE, 1.3))
    top = y + 40.0
    for i, (icon, words) in enumerate(told.side):
        canvas.icon(icon, SIDE + 18, top + 18, 34)
        tall = (START[1] - 10 - top) / (len(told.side) - i) - 18
        said, size = canvas.fitting(words, "bold", 20, 350, 3, 1.06, tall)
        top += canvas.text(SIDE + 48, top + 6, said, "bold", size, INK, wrap=350, leading=1.06, most=3) + 20


class Scored(NamedTuple):
    """A challenge of a finished campaign: its sign, its name, its games, and the points of the one that passed it."""

    icon: str
    name: str
    games: str
    won: str


@kept(4)
def score_sheet(title: str, games: str, fewest: str, rows: Sequence[Scored], scale: float) -> pygame.Surface:
    """The paper of a finished campaign: every challenge with its games."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, BELOW)
    x, y, w, _ = BELOW
    canvas.icon("trophy", x + 72, y + 58, 62)
    one_line(canvas, x + 120, y + 46, title, "display", 36, 420, WINE, 46)
    one_line(canvas, x + 120, y + 80, fewest, "bold", 20, 420, INK2, 28)
    said, size = canvas.fitting(games, "display", 44, 420, tall=60)
    canvas.text(x + w - 48, y + 58, said, "display", size, WINE, "right", "middle")
    left, wide = x + 150, (w - 190) / max(1, len(rows))
    heads = ("campaign-head-games", "campaign-head-won")
    for k, head in enumerate(heads):
        one_line(canvas, x + 40, y + 170 + k * 34, say(head), "bold", 19, 104, INK2, 30)
    canvas.draw(line(x + 36, y + 106, x + w - 36, y + 106, LINE, 1.3))
    for i, row in enumerate(rows):
        middle = left + (i + 0.5) * wide
        if i % 2 == 0:
            canvas.draw(rect(left + i * wide, y + 112, wide, 112, "#EADFC4", 5, opacity=0.7))
        canvas.icon(row.icon, middle, y + 136, 42)
        canvas.text(middle, y + 170, row.games, "extra", 26, WINE, "centre", "middle")
        said, size = canvas.fitting(row.won, "bold", 20, wide - 10, tall=30)
        canvas.text(middle, y + 204, said, "bold", size, INK, "centre", "middle")
    return canvas.surface()


@kept(6)
def new_sheet(note: str, fault: str, scale: float) -> pygame.Surface:
    """The sheet over the page on which a new campaign is named, with a note at its foot."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, FORM)
    x, y, w, _ = FORM
    one_line(canvas, x + 60, y + 68, say("campaign-new"), "display", 40, w - 120, WINE, 56)
    one_line(canvas, x + 60, NAME[1] + 27, say("campaign-name"), "extra", 24, 170, INK, 40)
    one_line(canvas, x + 60, AGGRESSIVE[1] - 26, say("campaign-aggressive"), "extra", 24, 500, INK, 34)
    one_line(canvas, x + 60, AGGRESSIVE[1] + 76, note, "medium", 20, w - 120, INK2, 30)
    if fault:
        warning(canvas, x + 20, y - 92, w - 40, 76, fault)
    return canvas.surface()
