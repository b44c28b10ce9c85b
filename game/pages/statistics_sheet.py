"""The paper of the statistics: panels with a bar for each number of seats, level, card, region or variety."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import CARD, INK, INK2, LINE, MAT, OLIVE, WINE
from game.art.kit.shapes import rect
from game.art.sheet import one_line, paper
from game.text.messages import say
from game.text.wording import shorter
from game.window.screen import Box

SHEET = (90.0, 44.0, 1740.0, 992.0)
LEFT, WIDE = SHEET[0] + 50, SHEET[2] - 100
FOOT = 936.0
BACK = (LEFT, FOOT, 230.0, 68.0)
EXPORT = (LEFT + WIDE - 540, FOOT, 260.0, 68.0)
CLEAR = (LEFT + WIDE - 260, FOOT, 260.0, 68.0)
NOTICE = (LEFT, 838.0, WIDE, 80.0)
PANEL_TOP, PANEL_HEIGHT, PANEL_GAP = 196.0, 700.0, 28.0
HEAD = 128.0
"""Height of a panel's head, with its name and the number of games."""
FOOT_ROOM = 20.0
"""What is left free below the bars."""
TAB = (250.0, 58.0)
"""Width and height of a button that shows other statistics."""
LEAST_NAME = 11.0
"""The smallest letters of a name, which are those of a card of one's own with a very long one."""
SAID = 0.6
"""The most of the width of a panel that the words of a bar have."""
PAGE = 64.0
"""Sides of a button that turns the page."""


class Bar(NamedTuple):
    """A line of a panel: its name, what is counted, how many of them are marked as won, and what is said of them."""

    name: str
    games: int
    won: int
    words: str


class Panel(NamedTuple):
    """All of one kind of game or thing; ``most`` is how much the longest bar counts, ``rows`` for how many is room."""

    icon: str
    title: str
    games: str
    bars: tuple[Bar, ...]
    rows: int
    most: int


def tab_box(index: int) -> Box:
    """The button of one of the statistics, at the right of the title."""
    return LEFT + WIDE - (3 - index) * (TAB[0] + 12) + 12, SHEET[1] + 30, *TAB


def page_box(way: int) -> Box:
    """The buttons that show the rows before (0) and after (1) those that are seen."""
    return LEFT + 530 + way * (PAGE + 190), FOOT + 2, PAGE, PAGE


@kept(4)
def statistics_sheet(panels: tuple[Panel, ...], note: str, pages: str, scale: float) -> pygame.Surface:
    """The paper as large as the picture; without panels it says that there is nothing yet.

    ``pages`` is which page is seen, where there are several.
    """
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    one_line(canvas, LEFT, SHEET[1] + 58, say("statistics-title"), "display", 46, WIDE / 2, WINE, 52)
    if panels:
        said, size = canvas.fitting(note, "medium", 22, WIDE, 2, 1.0, 48)
        canvas.text(
            LEFT, SHEET[1] + 125, said, "medium", size, INK2, valign="middle", wrap=WIDE, most=2, leading=1.0
        )  # fmt: skip
    else:
        middle = PANEL_TOP + PANEL_HEIGHT / 2 - 40
        canvas.icon("stats", LEFT + 330, middle, 132)
        said, size = canvas.fitting(say("statistics-none"), "medium", 32, WIDE - 860, 3, 1.25, 200)
        canvas.text(LEFT + 440, middle, said, "medium", size, INK, valign="middle", wrap=WIDE - 860, most=4)
    if pages:
        (x, y, w, h), (end, _, _, _) = page_box(0), page_box(1)
        said, size = canvas.fitting(pages, "bold", 22, end - x - w - 20, tall=h)
        canvas.text((x + w + end) / 2, y + h / 2, said, "bold", size, INK2, "centre", "middle")
    width = (WIDE - (len(panels) - 1) * PANEL_GAP) / max(1, len(panels))
    beside = any(_tight(canvas, bar, width - 48) for panel in panels for bar in panel.bars)
    for index, panel in enumerate(panels):
        _panel(canvas, panel, LEFT + index * (width + PANEL_GAP), width, beside)
    return canvas.surface()


def _panel(canvas: Canvas, panel: Panel, x: float, w: float, beside: bool) -> None:
    canvas.draw(rect(x, PANEL_TOP, w, PANEL_HEIGHT, CARD, 8, INK, 2.2))
    canvas.icon(panel.icon, x + 56, PANEL_TOP + HEAD / 2, 62)
    room = w - 120
    fits = canvas.measure(panel.title, "display", grown(28, 42)) <= room
    title = panel.title if fits else shorter(panel.title)
    canvas.fit(x + 104, PANEL_TOP + 40, title, "display", 28, room, WINE, most=2, leading=1.08, tall=60)
    one_line(canvas, x + 104, PANEL_TOP + 90, panel.games, "bold", 22, room, INK2, 38)
    pitch = (PANEL_HEIGHT - HEAD - FOOT_ROOM) / panel.rows
    wide, tall = w - 48, pitch - _high(pitch) - 14
    short = any(
        canvas.fitting(bar.words, "bold", 21, wide * SAID, tall=tall).words != bar.words
        or (not beside and _apart(canvas, bar.name, bar.words) > wide)
        for bar in panel.bars
    )
    for index, bar in enumerate(panel.bars):
        worded = bar._replace(words=shorter(bar.words)) if short else bar
        _bar(canvas, worded, (x + 24, PANEL_TOP + HEAD + index * pitch, wide, pitch), panel.most, beside)


def _tight(canvas: Canvas, bar: Bar, wide: float) -> bool:
    """Whether name and words of a bar find no room side by side, in large letters where those are chosen."""
    return _apart(canvas, bar.name, shorter(bar.words)) > wide


def _apart(canvas: Canvas, name: str, words: str) -> float:
    """How wide a name and words are side by side, in the letters that are chosen."""
    return sum(canvas.measure(one, "bold", grown(21)) for one in (name, words)) + 14


def _high(pitch: float) -> float:
    """How high a bar is."""
    return min(30.0, pitch * (0.24 if large() else 0.32))


def _bar(canvas: Canvas, bar: Bar, box: Box, most: int, beside: bool) -> None:
    """Name and words above a bar as long as its share of the most, or the words ``beside`` the bar at the right; the
    part of games won is darker."""
    x, y, w, h = box
    high = _high(h)
    line = h - high - 10
    top = y + line + 2
    most_wide = w * SAID if beside else max(w * SAID, w - canvas.measure(bar.name, "bold", 21) - 14)
    said, size = canvas.fitting(bar.words, "bold", 21, most_wide, tall=line - 4)
    wide = min(most_wide, canvas.measure(said, "bold", size))
    middle = top + high / 2 if beside else y + line / 2 + 1
    canvas.text(x + w, middle, said, "bold", size, INK2, "right", "middle", wrap=most_wide, most=1)
    room = w if beside else w - wide - 14
    letters = 21.0
    while letters > LEAST_NAME and canvas.measure(bar.name, "bold", letters) > room:
        letters -= 0.5
    one_line(canvas, x, y + line / 2 + 1, bar.name, "bold", letters, room, INK, line - 4)
    if beside:
        w *= 0.98 - SAID
    canvas.draw(rect(x, top, w, high, MAT, 5, LINE, 1.2))
    if bar.games:
        canvas.draw(rect(x, top, max(high / 2, w * bar.games / most), high, "#B9A36B", 5, INK, 1.6))
    if bar.won:
        canvas.draw(rect(x, top, w * bar.won / most, high, OLIVE, 5, INK, 1.6))
