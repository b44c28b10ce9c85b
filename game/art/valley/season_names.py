"""The names of the seasons in the sky over the valley: the present one on its plate, the others on evening signs."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import signs
from game.art.board_boxes import BOARD, SEASON_AREAS, SKY
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, INK, SEASONS, SHADOW
from game.art.kit.shapes import NONE, rect
from game.art.valley.signs import enamel, plate

BOX = Box(BOARD.x, BOARD.y, BOARD.w, SKY + 2)
"""Where they stand."""


class SeasonNames(NamedTuple):
    """The words over the valley."""

    spring: str
    summer: str
    fall: str
    winter: str


@kept(10)
def season_names(present: str, names: SeasonNames, scale: float) -> Surface:
    """All four names, as large as BOX; ``present`` is the season that it is, or another word at the year's end."""
    canvas = Canvas.over(BOX, scale)
    for (season, area), words in zip(SEASON_AREAS.items(), names, strict=True):
        canvas.picture(_name(season, season == present, words, scale), area.x, BOX.y)
    return canvas.surface()


@kept(20)
def _name(season: str, now: bool, words: str, scale: float) -> Surface:
    """The name of one season over its part of the valley."""
    area = SEASON_AREAS[season]
    canvas = Canvas.over(Box(area.x, BOX.y, area.w, BOX.h), scale)
    (_now if now else _in_the_evening)(canvas, area, season, words)
    return canvas.surface(grain=SCREEN_GRAIN)


def _now(canvas: Canvas, area: Box, season: str, words: str) -> None:
    """The name of the present season on a plate no wider than its words, so that the sky is seen beside it."""
    inks, tall = SEASONS[season], grown(35, 41)
    words, size = canvas.fitting(words, "display", 26, area.w - 66, tall=tall - 10, least=22)
    wide = canvas.measure(words, "display", size) + 60
    x, y = area.x + (area.w - wide) / 2, BOX.y + 5
    canvas.draw(
        rect(x + 2, y + 3, wide, tall, SHADOW, 5, opacity=0.4),
        rect(x, y, wide, tall, inks.head, 5, INK, 2),
        rect(x + 4, y + 4, wide - 8, tall - 8, NONE, 3, inks.words, 1, opacity=0.5),
    )
    canvas.icon(signs.SEASONS[season], x + 25, y + tall / 2, 27, inks.words == CREAM)
    canvas.text(x + 44, y + tall / 2, words, "display", size, inks.words, valign="middle", wrap=wide - 50, most=1)


def _in_the_evening(canvas: Canvas, area: Box, season: str, words: str) -> None:
    """The name of another season on a sign in the evening."""
    tall = grown(30, 38)
    words, size = canvas.fitting(words, "display", 21, area.w - 22, tall=tall - 7, least=18)
    wide = canvas.measure(words, "display", size) + 22
    box = Box(area.x + (area.w - wide) / 2, BOX.y + 24 - tall / 2, wide, tall)
    plate(canvas, box, enamel(season, False))
    canvas.text(*box.centre, words, "display", size, INK, "centre", "middle", wrap=wide - 6, most=1)
