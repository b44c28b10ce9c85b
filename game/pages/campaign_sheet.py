"""Where everything stands on the campaign page: the poster, and beside it the campaigns and the challenge."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pygame

from game.art import road
from game.art.kit import written
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, INK2, LINE, PAPER, WINE
from game.art.kit.raster import pixels
from game.art.kit.shapes import NONE, circle, line, rect
from game.art.sheet import entry, one_line, paper, warning
from game.text.messages import say
from game.window.screen import Box
from game.window.widgets.buttons import LIT, Face, Look

SIDE = (road.POSTER.right, 0.0, 1920 - road.POSTER.right, 1080.0)
LEFT, WIDE = SIDE[0] + 48, SIDE[2] - 92
MIDDLE = LEFT + WIDE / 2
ROW_TOP, ROW_HEIGHT, ROW_PITCH = 94.0, 66.0, 76.0
ROWS = 2
"""How many campaigns are seen at once."""
PAGES: Box = LEFT + WIDE - 180, 33.0, 180.0, 54.0
"""The buttons that turn the pages of the list."""
RULE = ROW_TOP + ROWS * ROW_PITCH + 8
"""The height of the line below the list."""
FOOT = 992.0, 64.0
"""Top and height of the buttons at the foot of the poster."""
BACK = (36.0, FOOT[0], 230.0, FOOT[1])
SOLO = (BACK[0] + BACK[2] + 24, FOOT[0], 340.0, FOOT[1])
NEW = (SOLO[0] + SOLO[2] + 24, FOOT[0], 370.0, FOOT[1])
START = (LEFT, 862.0, WIDE, 88.0)
GIVE_UP = (LEFT, 974.0, 236.0, 56.0)
DELETE = (LEFT + WIDE - 176, GIVE_UP[1], 176.0, GIVE_UP[3])
FAULT = (40.0, 24.0, road.POSTER.w - 80, 138.0)
"""The bar over the sky that says what is wrong."""

FORM = (184.0, 290.0, 1032.0, 462.0)
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
    return LEFT, ROW_TOP + index * ROW_PITCH, WIDE, ROW_HEIGHT


def row_face(row: Row, w: float, h: float) -> Face:
    """A campaign as a button."""

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas, ink, second = entry(w, h, row.chosen, look in LIT, scale)
        canvas.icon("campaign", 34, h / 2, 38, on_dark=row.chosen)
        one_line(canvas, 64, h / 2 - 14, row.name, "display", 24, w - 76, ink, 32)
        one_line(canvas, 64, h / 2 + 17, row.line, "bold", 19, w - 76, second, 26)
        return canvas.surface()

    return Face(face, row.name, row.line, row.chosen)


class Told(NamedTuple):
    """The challenge that is read with its sentences, and below it its progress."""

    icon: str
    number: str
    name: str
    sentences: tuple[str, ...]
    side: tuple[tuple[str, str], ...]
    """Icon and words of each line."""


class Scored(NamedTuple):
    """A challenge of a finished campaign: its sign, its name, its games, and the points of the one that passed it."""

    icon: str
    name: str
    games: str
    won: str


class Score(NamedTuple):
    """A finished campaign: how many games it took, how few it might have been, and its challenges."""

    games: str
    fewest: str
    rows: tuple[Scored, ...]


@kept(3)
def page(
    title: str, stations: tuple[road.Station, ...], reached: int, told: Told | Score, none: bool, plates: bool,
    scale: float,
) -> pygame.Surface:  # fmt: skip
    """The whole page without its buttons; where there is ``none`` it says what a campaign is.

    ``plates`` and ``reached`` as on the poster.
    """
    sheet = pygame.Surface((pixels(1920, scale), pixels(1080, scale)))
    words: list[written.Words] = []
    side = round(SIDE[0] * scale), 0
    beside = _score(told, scale) if isinstance(told, Score) else _challenge(told, none, scale)
    for picture, at in (*road.poster(title, stations, reached, plates, scale), (beside, side)):
        sheet.blit(picture, at)
        words += [one.moved(*at) for one in written.on(picture)]
    written.note(sheet, words)
    return sheet


@kept(2)
def _side(none: bool, scale: float) -> pygame.Surface:
    """The paper beside the poster with its title; in the place of a list that is empty it says what a campaign is."""
    canvas = Canvas.over(SIDE, scale)
    x, y, w, h = SIDE
    canvas.draw(
        rect(x, y, w, h, PAPER),
        rect(x, y, 6, h, INK),
        rect(x + 20, y + 16, w - 36, h - 32, NONE, 4, WINE, 2),
        rect(x + 26, y + 22, w - 48, h - 44, NONE, 3, INK, 1),
        line(LEFT, RULE, LEFT + WIDE, RULE, LINE, 1.6),
    )
    canvas.layer()
    one_line(canvas, LEFT, 62, say("campaign-title"), "display", 36, WIDE - 200, WINE, 50)
    if none:
        said, size = canvas.fitting(say("campaign-empty"), "medium", 22, WIDE, 6, 1.15, RULE - ROW_TOP - 14)
        canvas.text(LEFT, ROW_TOP, said, "medium", size, INK, wrap=WIDE, leading=1.15, most=7)
    return canvas.surface(grain=4)


def _beside(none: bool, scale: float) -> Canvas:
    """A sheet that is the paper beside the poster."""
    canvas = Canvas.over(SIDE, scale)
    canvas.picture(_side(none, scale), SIDE[0], SIDE[1])
    canvas.layer()
    return canvas


@kept(6)
def _challenge(told: Told, none: bool, scale: float) -> pygame.Surface:
    canvas = _beside(none, scale)
    y = RULE + 84
    canvas.draw(circle(MIDDLE, y, 62, CARD, INK, 2.8), circle(MIDDLE, y, 55, NONE, WINE, 2))
    canvas.icon(told.icon, MIDDLE, y, 84)
    top = RULE + 170
    canvas.fit(MIDDLE, top, told.number, "bold", 21, WIDE, INK2, "centre", tall=28)
    canvas.fit(MIDDLE, top + 38, told.name, "display", 40, WIDE, WINE, "centre", tall=48)
    lines = [_line(canvas, words) for _, words in told.side]
    foot = START[1] - 20 - sum(max(34, tall) + 12 for _, _, tall in lines)
    words, room = " ".join(told.sentences), foot - 12 - (top + 68)
    said, size = canvas.fitting(words, "medium", 25, WIDE, 9, 1.18, room)
    canvas.text(MIDDLE, top + 68, said, "medium", size, INK, "centre", wrap=WIDE, leading=1.18, most=10)
    y = foot
    for (icon, _), (said, size, tall) in zip(told.side, lines, strict=True):
        middle = y + max(34, tall) / 2
        canvas.icon(icon, LEFT + 18, middle, 32)
        canvas.text(LEFT + 48, middle, said, "bold", size, INK, valign="middle", wrap=WIDE - 48, leading=1.06, most=3)
        y += max(34, tall) + 12
    return canvas.surface()


def _line(canvas: Canvas, words: str) -> tuple[str, float, float]:
    """A line of the progress as it is said, its letters, and how high it is."""
    said, size = canvas.fitting(words, "bold", 21, WIDE - 48, 3, 1.06, 72)
    rows = len(canvas.lines(said, "bold", size, WIDE - 48, 3))
    return said, size, size * (1 + (rows - 1) * 1.06)


@kept(4)
def _score(score: Score, scale: float) -> pygame.Surface:
    """A finished campaign: every challenge with its games."""
    canvas = _beside(False, scale)
    canvas.icon("trophy", LEFT + 50, RULE + 72, 92)
    left, room = LEFT + 112, WIDE - 112
    one_line(canvas, left, RULE + 44, say("campaign-score"), "display", 32, room, WINE, 40)
    one_line(canvas, left, RULE + 82, score.games, "display", 28, room, INK, 36)
    one_line(canvas, left, RULE + 116, score.fewest, "bold", 20, room, INK2, 28)
    head, games, won = RULE + 166, LEFT + 258, LEFT + 374
    for words, middle, wide in (("campaign-head-games", games, 108), ("campaign-head-won", won, 112)):
        canvas.fit(middle, head, say(words), "bold", 19, wide, INK2, "centre", most=2, leading=0.95, tall=48)
    top, tall = head + 28, grown(54, 66)
    canvas.draw(line(LEFT, top, LEFT + WIDE, top, LINE, 1.3))
    for i, row in enumerate(score.rows):
        y = top + (i + 0.5) * tall
        if i % 2 == 0:
            canvas.draw(rect(LEFT, y - tall / 2, WIDE, tall, "#EADFC4", 5, opacity=0.7))
        canvas.icon(row.icon, LEFT + 28, y, 42)
        canvas.fit(LEFT + 58, y, row.name, "bold", 20, 150, INK, most=3, leading=0.95, tall=tall - 2)
        canvas.fit(games, y, row.games, "extra", 26, 60, WINE, "centre", tall=40)
        canvas.fit(won, y, row.won, "bold", 20, 106, INK, "centre", tall=34)
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
