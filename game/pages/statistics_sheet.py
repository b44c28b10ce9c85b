"""What is written in the cellar book: for each number of seats, level, card, region or variety a line with corks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import book, portraits
from game.art.innkeepers import disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, GOLD, INK, INK2, PLAYERS, WINE
from game.art.kit.shapes import NONE, Fragment, circle, group, line, rect
from game.text.messages import say
from game.text.wording import shorter

FOOT = 994.0
BACK = (60.0, FOOT, 230.0, 66.0)
EXPORT = (1126.0, FOOT, 280.0, 66.0)
CLEAR = (1430.0, FOOT, 280.0, 66.0)
NOTICE = (110.0, 806.0, 1544.0, 108.0)
PAGE = 60.0
"""Sides of a button that turns the page."""
HEAD = 90.0
"""Height of a page's head, with its name and what was counted."""
ROWS = 634.0
"""Height of all rows of a page."""
TALL = 90.0
"""Rows that are so high have their words on a line of their own."""
ASIDE, LETTERS = 236.0, 24.0
"""The most room for the number of a row and the words below it, and the letters of these words."""
COUNTED = 48.0
"""The letters of a number that stands without a word."""
LEAST_NAME = 11.0
"""The smallest letters of a name, which are those of a card of one's own with a very long one."""
LEAST_FACE, _OVERLAP = 28.0, 0.55
"""How wide the smallest face of a seat is, and how far two are apart at least, in their widths."""
TURN_ROOM = 150.0


class Bar(NamedTuple):
    """A row: its name, what is counted, how many of them were won, and what is said of them.

    What was not won has clean corks. Its picture is whoever is on a ``card``, else a ``sign``: icons or a number;
    where there is neither the row begins with its name. So many ``faces`` of innkeepers stand beside the name.
    ``told`` is the count with the word for what is counted; without it the count stands alone.
    """

    name: str
    games: int
    won: int
    words: str
    sign: str = ""
    card: str = ""
    faces: int = 0
    told: str = ""


class Panel(NamedTuple):
    """All of one kind of game or thing; ``rows`` is for how many is room on a page."""

    icon: str
    title: str
    games: str
    bars: tuple[Bar, ...]
    rows: int


def page_box(way: int) -> Box:
    """The buttons that show the pages before (0) and after (1) those that are seen."""
    return Box(book.SPINE - 62 - TURN_ROOM - PAGE if way == 0 else book.SPINE + 62, FOOT + 3, PAGE, PAGE)


@kept(4)
def book_sheet(left: Panel | None, right: Panel | None, note: str, pages: str, scale: float) -> pygame.Surface:
    """The open book as large as the picture; without panels it says that there is nothing yet.

    ``pages`` is which pages are seen, where there are more.
    """
    canvas = Canvas(1920, 1080, scale)
    canvas.picture(book.open_book(scale), 0, 0)
    canvas.layer()
    first, second = book.PAGES
    if left is None:
        canvas.fit(first.x + 20, 170, say("statistics-title"), "display", 64, first.w - 60, WINE, tall=80)
        canvas.draw(line(first.x + 20, 218, first.right - 60, 218, GOLD, 2))
        canvas.draw(group(book.cork("one", True), first.x + 350, 460, 5.5))
        room = first.w - 120
        said, size = canvas.fitting(say("statistics-none"), "medium", 30, room, 6, 1.25, 260)
        canvas.text(first.x + 350, 540, said, "medium", size, INK, "centre", wrap=room, leading=1.25, most=7)
        canvas.draw(*(group(book.corks(0, 0, second.w - 60), second.x + 40, 240 + k * 130) for k in range(5)))
        return canvas.surface()
    if right is None:
        canvas.draw(group(book.pressed(), second.x + second.w / 2, second.y + 400, 1.5))
    seen = [(box, panel) for box, panel in ((first, left), (second, right)) if panel is not None]
    aside = _aside(canvas, [panel for _, panel in seen])
    for box, panel in seen:
        _panel(canvas, panel, box, aside, scale)
    foot = first.y + HEAD + ROWS + 14
    said, size = canvas.fitting(note, "italic", 20, first.w - 10, 5, 1.12, first.bottom - foot - 26)
    canvas.text(first.x, foot, said, "italic", size, INK2, wrap=first.w - 6, leading=1.12, most=6)
    if any(book.many(bar.games) for _, panel in seen for bar in panel.bars):
        _legend(canvas, second.x, foot + 34)
    if pages:
        x = book.SPINE - 62 - TURN_ROOM / 2
        canvas.draw(group(_slip(), x, FOOT + 33))
        canvas.fit(x, FOOT + 33, pages, "bold", 22, TURN_ROOM - 16, INK, "centre", tall=44)
    return canvas.surface()


def _slip() -> Fragment:
    """A slip of paper for the number of the page."""
    return rect(-TURN_ROOM / 2 + 6, -24, TURN_ROOM - 12, 48, CARD, 6, INK, 1.8)


def _legend(canvas: Canvas, x: float, y: float) -> None:
    """What a dark cork and a bottle stand for."""
    for piece, words, at in ((book.cork("ten", True), "10", 12.0), (book.bottle(), "100", 112.0)):
        canvas.draw(group(piece, x + at, y + 12))
        canvas.text(x + at + 18, y, f"= {words}", "bold", 21, INK2, valign="middle")


def _aside(canvas: Canvas, panels: Sequence[Panel]) -> float:
    """How much room the number of a high row and the words below it take at the right."""
    bars = [bar for panel in panels for bar in panel.bars if ROWS / panel.rows >= TALL]
    widths = [canvas.measure(bar.words, "bold", grown(LETTERS)) for bar in bars]
    widths += [
        canvas.measure(bar.told or str(bar.games), "display", 36 if bar.told else COUNTED) for bar in bars if bar.games
    ]
    return min(ASIDE, max(widths, default=0) + 4)


def _panel(canvas: Canvas, panel: Panel, box: Box, aside: float, scale: float) -> None:
    x, y, w, _ = box
    canvas.icon(panel.icon, x + 26, y + 44, 50)
    note, size = canvas.fitting(panel.games, "italic", 23, 230, 2, 0.95, 60)
    wide = max(canvas.measure(one, "italic", size) for one in canvas.lines(note, "italic", size, 234, 2))
    canvas.text(x + w, y + 46, note, "italic", size, INK2, "right", "middle", wrap=234, leading=0.95, most=2)
    room = w - 62 - wide - 24
    title = panel.title if canvas.measure(panel.title, "display", 30) <= room else shorter(panel.title)
    canvas.fit(x + 62, y + 44, title, "display", 42, room, WINE, most=2, leading=0.95, tall=74)
    canvas.draw(line(x, y + 82, x + w, y + 82, INK, 2), line(x, y + 87, x + w, y + 87, GOLD, 1.4))
    pitch = ROWS / panel.rows
    for index, bar in enumerate(panel.bars):
        top = y + HEAD + index * pitch
        if index:
            canvas.draw(line(x, top, x + w, top, "#E2D0A6", 1.4))
        _row(canvas, bar, Box(x, top, w, pitch), aside, scale)


def _row(canvas: Canvas, bar: Bar, box: Box, aside: float, scale: float) -> None:
    """The picture of a row, its name and words, and a cork for each that was counted.

    In a high row the number stands large at the right with the words below it; a low one has words beside its name.
    """
    x, y, w, h = box
    side = min(140.0, h - 10)
    begins = side + 22 if bar.card or bar.sign else 6
    if begins > side:
        _picture(canvas, bar, x + side / 2 + 2, y + h / 2, side, scale)
    left, room, high = x + begins, w - begins, h >= TALL
    board, size = y + h - (14 if high else 10), min(1.5, max(1.0, (h - 10) / 96))
    head = Box(left, y, room, board - 30 * size - y)
    if high:
        beside, shelf = _told(canvas, bar, box, aside, size), room - aside - 28
        _headed(canvas, bar, head, beside, shelf, size)
    else:
        shelf = room - 20
        _low(canvas, bar, head)
    canvas.draw(group(book.corks(bar.won, bar.games - bar.won, shelf / size), left + 2, board, size))


def _told(canvas: Canvas, bar: Bar, box: Box, aside: float, size: float) -> float:
    """The number of a high row at its right end with the words below it; returns how much room they take."""
    right, high, words = box.right - 4, min(56 * size, box.h * 0.46), min(38.0, box.h * 0.34)
    below = words if bar.words else 0.0
    foot = box.centre[1] + (high + below) / 2
    said = canvas.fit(right, foot - words / 2, bar.words, "bold", LETTERS, aside, INK, "right", tall=words)
    wide = canvas.measure(said.words, "bold", said.size)
    if not bar.games:
        return 20.0 + wide
    told = bar.told or str(bar.games)
    letters = canvas.fitting(told, "display", 0.78 * high if bar.told else high, aside, tall=high).size
    canvas.text(right, foot - high / 2 - below, told, "display", letters, WINE, "right", "middle")
    return 20.0 + max(wide, canvas.measure(told, "display", letters))


def _headed(canvas: Canvas, bar: Bar, head: Box, beside: float, shelf: float, size: float) -> None:
    """Name and faces of a high row over its corks."""
    middle = head.centre[1] + 4
    wide = _name(canvas, bar.name, head.x, middle, head.w - beside, head.h - 12, 28 * size) + 16
    _faces(canvas, bar.faces, head.x + wide, middle, shelf - wide, min(48 * size, head.h - 4))


def _low(canvas: Canvas, bar: Bar, head: Box) -> None:
    """Name and words of a low row beside each other."""
    middle, most = head.centre[1] - 1, head.w * 0.66
    said, letters = canvas.fitting(bar.words, "medium", 20, most - 8, tall=head.h - 4)
    canvas.text(head.right, middle, said, "medium", letters, INK2, "right", "middle", wrap=most, most=1)
    beside = canvas.measure(said, "medium", letters) + 16
    _name(canvas, bar.name, head.x, middle, head.w - beside, head.h - 2, 27)


def _name(canvas: Canvas, name: str, x: float, y: float, room: float, tall: float, usual: float) -> float:
    """Write the name of a row, on two lines where its letters are larger so; returns how wide it is."""
    least = usual
    while least > LEAST_NAME and canvas.measure(name, "display", least) > room:
        least -= 0.5
    rows = [canvas.fitting(name, "display", size, room, most, 1.04, tall) for most, size in ((1, least), (2, usual))]
    said, size = max(rows, key=lambda one: one.size)
    canvas.text(x, y, said, "display", size, INK, valign="middle", wrap=room + 4, leading=1.04, most=2)
    return max(canvas.measure(line, "display", size) for line in canvas.lines(said, "display", size, room + 4, 2))


def _faces(canvas: Canvas, count: int, x: float, y: float, room: float, side: float) -> None:
    """The faces of so many seats beside one another, where there is room for all of them."""
    side = min(side, room / (1 + _OVERLAP * (count - 1)))
    if not count or side < LEAST_FACE:
        return
    step = min(side * 0.82, (room - side) / max(1, count - 1))
    canvas.layer()
    for at, colour in enumerate(list(PLAYERS)[:count]):
        canvas.picture(disc("", colour, side, canvas.scale, signed=False), x + at * step, y - side / 2)
    canvas.layer()


def _picture(canvas: Canvas, bar: Bar, x: float, y: float, side: float, scale: float) -> None:
    """Whoever is on a card, else a disc with the sign of the row."""
    if bar.card:
        canvas.picture(portraits.disc(bar.card, side, scale), x - side / 2, y - side / 2)
        return
    r = side / 2 - 3
    canvas.draw(circle(x, y, r, CARD, INK, 2.4), circle(x, y, r - 5, NONE, GOLD, 1.6))
    if bar.sign.isdigit():
        canvas.text(x, y, bar.sign, "display", side * 0.46, WINE, "centre", "middle")
        return
    signs = bar.sign.split()
    step = side * 0.62 / len(signs) ** 0.8
    for index, sign in enumerate(signs):
        canvas.icon(sign, x + (index - (len(signs) - 1) / 2) * step * 0.78, y, min(side * 0.62, step * 1.1))
