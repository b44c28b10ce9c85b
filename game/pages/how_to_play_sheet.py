"""What is written on the two open pages that tell how a game is played, and where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.art import book, evenings, how_to_play
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import GOLD, INK, LINE, WINE
from game.art.kit.shapes import NONE, line, rect
from game.text.messages import say

LEFT, RIGHT = book.PAGES
TOP, FOOT = 96.0, 898.0
BANNER, LOW_BANNER = 236.0, 150.0
"""Height of the picture over the left page, and with large words."""
HEAD_ROOM = 84.0
"""Height of a heading with its rule."""
RIGHT_HEAD, RIGHT_ROWS = 126.0, 172.0
HEADING, MOST_HEADING, TEXT, LEADING = 30.0, 36.0, 26.0, 1.14
GAP, SMALLER = 22.0, 0.8
"""Between a picture and its words, and the share of its size that a picture has with large words."""


LESSONS = Box(936, 986, 942, 82)
"""Where lessons are offered, below the book."""
NUMBERS = LESSONS._replace(x=LESSONS.right - 380, w=380)
"""What tells of Vino's numbers, at the right end of that room."""
MANY_LESSONS = 712.0
"""Where their room begins where each would have less than LEAST_LESSON."""
ONE_LESSON, LEAST_LESSON, LESSON_GAP = 460.0, 380.0, 14.0
"""The most room that one takes, and how far it is to the next."""


def lesson_boxes(count: int, right: float = LESSONS.right) -> list[Box]:
    """Where so many lessons are offered, from the left; ``right`` is where their room ends."""
    left = LESSONS.x if right - LESSONS.x >= count * LEAST_LESSON else MANY_LESSONS
    wide = min(ONE_LESSON, (right - left - (count - 1) * LESSON_GAP) / max(1, count))
    return [LESSONS._replace(x=left + i * (wide + LESSON_GAP), w=wide) for i in range(count)]


class Steps(NamedTuple):
    """What is told of a game: on the left its aim, on the right a round of it, each step with its picture."""

    aim: tuple[tuple[str, str], ...]
    round: tuple[tuple[str, str], ...]


STEPS: dict[str, Steps] = {
    "viticulture": Steps(
        (("goal", "points"), ("way", "work"), ("end", "last-year")),
        (("spring", "spring"), ("summer", "summer"), ("fall", "fall"), ("winter", "winter"), ("close", "year-end")),
    ),
    "vino": Steps(
        (("goal", "flags"), ("way", "road"), ("end", "bottle")),
        (("choose", "choose"), ("buy", "buy"), ("variety", "tiles"), ("sell", "sell"), ("order", "order")),
    ),
}  # fmt: skip
"""The steps of each game: the key of its words and the name of its picture."""


def said_of(game: str, step: str) -> tuple[str, str]:
    """The heading of a step and its text."""
    return say(f"how-{game}-{step}"), say(f"how-{game}-{step}-text")


@kept(2)
def sheet(game: str, scale: float) -> pygame.Surface:
    """The open book on how a game is played, without its buttons."""
    canvas = Canvas(1920, 1080, scale)
    canvas.picture(book.open_book(scale), 0, 0)
    canvas.layer()
    banner = _banner()
    canvas.picture(evenings.strip(game, banner.w, banner.h, large(), scale), banner.x, banner.y)
    canvas.layer()
    canvas.draw(rect(*banner, NONE, 2, INK, 3))
    _head(canvas, say(f"how-{game}"), LEFT.x, banner.bottom + 42)
    _head(canvas, say(f"how-{game}-round"), RIGHT.x, RIGHT_HEAD)
    size = letters_of(game, scale)
    for step, shown, box in _rows(game):
        if box.y not in (banner.bottom + HEAD_ROOM, RIGHT_ROWS):
            canvas.draw(line(box.x, box.y, box.right, box.y, LINE, 1.1))
        canvas.picture(_step(game, step, shown, box, size, scale), box.x, box.y)
    return canvas.surface()


@kept(4)
def letters_of(game: str, scale: float) -> float:
    """The letters in which the texts of all steps find room."""
    canvas = Canvas(4, 4, scale)
    return min(_letters(canvas, said_of(game, step)[1], box) for step, _, box in _rows(game))


def _banner() -> Box:
    """The place of the picture over the left page."""
    return Box(LEFT.x, TOP, LEFT.w - 12, LOW_BANNER if large() else BANNER)


def _rows(game: str) -> Iterator[tuple[str, str, Box]]:
    """The steps with the names of their pictures and their rows."""
    steps, top = STEPS[game], _banner().bottom + HEAD_ROOM
    for part, x, first in ((steps.aim, LEFT.x, top), (steps.round, RIGHT.x, RIGHT_ROWS)):
        pitch = (FOOT - first) / len(part)
        for index, (step, shown) in enumerate(part):
            yield step, shown, Box(x, first + index * pitch, LEFT.w - 14, pitch)


def _head(canvas: Canvas, words: str, x: float, y: float) -> None:
    canvas.fit(x, y, words, "display", 46, LEFT.w - 14, WINE, tall=56)
    canvas.draw(line(x, y + 34, x + LEFT.w - 14, y + 34, INK, 2), line(x, y + 39, x + LEFT.w - 14, y + 39, GOLD, 1.4))


def _beside(box: Box) -> tuple[float, float]:
    """Left end and width of the words beside a picture."""
    left = how_to_play.WIDE * (SMALLER if large() else 1) + GAP
    return box.x + left, box.w - left


def _heading() -> float:
    """The letters of the heading of a step."""
    return grown(HEADING, MOST_HEADING)


def _letters(canvas: Canvas, words: str, box: Box) -> float:
    """The largest letters in which the text of a step finds room in its row."""
    room = box.h - _heading() * 1.2 - 14
    return canvas.fitting(words, "medium", TEXT, _beside(box)[1], 4, LEADING, room).size


@kept(20)
def _step(game: str, step: str, shown: str, box: Box, size: float, scale: float) -> pygame.Surface:
    """A step in its row: the picture, and beside it heading and text in letters of this size."""
    canvas, said = Canvas.over(box, scale), said_of(game, step)
    picture, (left, room) = how_to_play.picture(shown, canvas.scale * (SMALLER if large() else 1)), _beside(box)
    canvas.picture(picture, box.x, box.y + (box.h - picture.get_height() / canvas.scale) / 2)
    head = canvas.fitting(said[0], "display", HEADING, room, tall=MOST_HEADING)
    lines = canvas.lines(said[1], "medium", size, room, most=4)
    tall = head.size * 1.2 + size * (1 + (len(lines) - 1) * LEADING)
    top = box.y + (box.h - tall) / 2
    canvas.text(left, top, head.words, "display", head.size, INK, wrap=room + 4, most=1)
    canvas.text(left, top + head.size * 1.2, said[1], "medium", size, INK, wrap=room, leading=LEADING, most=4)
    return canvas.surface()
